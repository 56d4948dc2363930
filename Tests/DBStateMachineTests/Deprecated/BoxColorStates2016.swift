// swift-format-ignore-file: the spacing of 2016 stays, too.
import DBStateMachine

// The classes of the README of 2016 to the letter, with stand-ins for UIKit; deprecated themselves, so that nothing warns.

@available(*, deprecated)
class BoxColorState: DBState {
    var boxView: UIView?
    var logTextView: UITextView?

    init(boxView: UIView?, logTextView: UITextView?) {
        self.boxView = boxView
        self.logTextView = logTextView
        super.init()
    }
}

@available(*, deprecated)
class GrayState: BoxColorState {

    override func isValidNextState(stateClass: AnyClass) -> Bool {
        return stateClass == RedState.self || stateClass == GreenState.self
    }

    override func didEnterWithPreviousState(previousState: DBState?) {
        self.boxView?.backgroundColor = UIColor.grayColor()
        UIView.animateWithDuration(3.5) {
            self.boxView?.layer.opacity = 0.2
        }
        self.logTextView?.text.appendContentsOf("\ngray state did enter...")
    }

    override func willExitWithNextState(nextState: DBState) {
        UIView.animateWithDuration(0.5) {
            self.boxView?.layer.opacity = 1.0
        }

        self.logTextView?.text.appendContentsOf("\ngray state will exit...")
    }
}

@available(*, deprecated)
class RedState: BoxColorState {
    override func isValidNextState(stateClass: AnyClass) -> Bool {
        return stateClass == GreenState.self
    }

    override func didEnterWithPreviousState(previousState: DBState?) {
        self.boxView?.backgroundColor = UIColor.redColor()
        UIView.animateWithDuration(0.5) {
            self.boxView?.transform = CGAffineTransformScale(CGAffineTransformIdentity, 1.2, 1.2)
        }
        self.logTextView?.text.appendContentsOf("\nred state did enter...")
    }

    override func willExitWithNextState(nextState: DBState) {
        UIView.animateWithDuration(0.5) {
            self.boxView?.transform = CGAffineTransformScale(CGAffineTransformIdentity, 1.0, 1.0)
        }
        self.logTextView?.text.appendContentsOf("\nred state will exit...")
    }
}

@available(*, deprecated)
class GreenState: BoxColorState {
    override func isValidNextState(stateClass: AnyClass) -> Bool {
        return stateClass == BlueState.self
    }

    override func didEnterWithPreviousState(previousState: DBState?) {
        self.boxView?.backgroundColor = UIColor.greenColor()
        UIView.animateWithDuration(0.5) {
            self.boxView?.transform = CGAffineTransformRotate(CGAffineTransformIdentity, 2.5)
        }
        self.logTextView?.text.appendContentsOf("\ngreen state did enter...")
    }

    override func willExitWithNextState(nextState: DBState) {
        UIView.animateWithDuration(0.5) {
            self.boxView?.transform = CGAffineTransformRotate(CGAffineTransformIdentity, 0)
        }
        self.logTextView?.text.appendContentsOf("\ngreen state will exit...")
    }
}

@available(*, deprecated)
class BlueState: BoxColorState {
    override func isValidNextState(stateClass: AnyClass) -> Bool {
        return stateClass == BlackState.self
    }

    override func didEnterWithPreviousState(previousState: DBState?) {
        self.boxView?.backgroundColor = UIColor.blueColor()
        UIView.animateWithDuration(0.5) {
            self.boxView?.transform = CGAffineTransformScale(CGAffineTransformIdentity, 0.1, 0.1)
        }
        self.logTextView?.text.appendContentsOf("\nblue state did enter...")
    }

    override func willExitWithNextState(nextState: DBState) {
        UIView.animateWithDuration(0.5) {
            self.boxView?.transform = CGAffineTransformScale(CGAffineTransformIdentity, 1, 1)
        }
        self.logTextView?.text.appendContentsOf("\nblue state will exit...")
    }
}

@available(*, deprecated)
class BlackState: BoxColorState {
    override func isValidNextState(stateClass: AnyClass) -> Bool {
        return stateClass == GrayState.self
    }

    override func didEnterWithPreviousState(previousState: DBState?) {
        self.boxView?.backgroundColor = UIColor.blackColor()
        self.boxView?.layer.cornerRadius = 20
        self.logTextView?.text.appendContentsOf("\nblack state did enter...")
    }

    override func willExitWithNextState(nextState: DBState) {
        self.boxView?.layer.cornerRadius = 0
        self.logTextView?.text.appendContentsOf("\nblack state will exit...")
    }
}
