import DBStateMachine

/// What all colours share: the box that they paint.
class BoxColorState: DBState {
    let box: Box

    init(box: Box) {
        self.box = box
        super.init()
    }
}

final class GrayState: BoxColorState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool {
        stateClass == RedState.self || stateClass == GreenState.self
    }

    override func didEnter(from previousState: DBState?) {
        box.color = "gray"
        box.opacity = 0.2
        box.note("gray state did enter...")
    }

    override func willExit(to nextState: DBState) {
        box.opacity = 1
        box.note("gray state will exit...")
    }
}

final class RedState: BoxColorState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == GreenState.self }

    override func didEnter(from previousState: DBState?) {
        box.color = "red"
        box.scale = 1.2
        box.note("red state did enter...")
    }

    override func willExit(to nextState: DBState) {
        box.scale = 1
        box.note("red state will exit...")
    }
}

final class GreenState: BoxColorState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == BlueState.self }

    override func didEnter(from previousState: DBState?) {
        box.color = "green"
        box.rotation = 2.5
        box.note("green state did enter...")
    }

    override func willExit(to nextState: DBState) {
        box.rotation = 0
        box.note("green state will exit...")
    }
}

final class BlueState: BoxColorState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == BlackState.self }

    override func didEnter(from previousState: DBState?) {
        box.color = "blue"
        box.scale = 0.1
        box.note("blue state did enter...")
    }

    override func willExit(to nextState: DBState) {
        box.scale = 1
        box.note("blue state will exit...")
    }
}

final class BlackState: BoxColorState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == GrayState.self }

    override func didEnter(from previousState: DBState?) {
        box.color = "black"
        box.cornerRadius = 20
        box.note("black state did enter...")
    }

    override func willExit(to nextState: DBState) {
        box.cornerRadius = 0
        box.note("black state will exit...")
    }
}
