import DBStateMachine

// A subclass of a state belongs to no actor, as hooks do not; where the main actor is the default, that is written out.

nonisolated class BoxColorState: DBState {
    let boxView: BoxView
    let logView: LogView

    init(boxView: BoxView, logView: LogView) {
        self.boxView = boxView
        self.logView = logView
    }
}

nonisolated final class GrayState: BoxColorState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool {
        stateClass == RedState.self || stateClass == GreenState.self
    }

    override func didEnter(from previousState: DBState?) {
        onMainActor {
            $0.boxView.backgroundColor = .gray
            $0.boxView.opacity = 0.2
            $0.logView.append("gray state did enter...")
        }
    }

    override func willExit(to nextState: DBState) {
        onMainActor {
            $0.boxView.opacity = 1
            $0.logView.append("gray state will exit...")
        }
    }
}

nonisolated final class RedState: BoxColorState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == GreenState.self }

    override func didEnter(from previousState: DBState?) {
        onMainActor {
            $0.boxView.backgroundColor = .red
            $0.boxView.scale = 1.2
            $0.logView.append("red state did enter...")
        }
    }

    override func willExit(to nextState: DBState) {
        onMainActor {
            $0.boxView.scale = 1
            $0.logView.append("red state will exit...")
        }
    }
}

nonisolated final class GreenState: BoxColorState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == BlueState.self }

    override func didEnter(from previousState: DBState?) {
        onMainActor {
            $0.boxView.backgroundColor = .green
            $0.boxView.rotation = 2.5
            $0.logView.append("green state did enter...")
        }
    }

    override func willExit(to nextState: DBState) {
        onMainActor {
            $0.boxView.rotation = 0
            $0.logView.append("green state will exit...")
        }
    }
}

nonisolated final class BlueState: BoxColorState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == BlackState.self }

    override func didEnter(from previousState: DBState?) {
        onMainActor {
            $0.boxView.backgroundColor = .blue
            $0.boxView.scale = 0.1
            $0.logView.append("blue state did enter...")
        }
    }

    override func willExit(to nextState: DBState) {
        onMainActor {
            $0.boxView.scale = 1
            $0.logView.append("blue state will exit...")
        }
    }
}

nonisolated final class BlackState: BoxColorState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == GrayState.self }

    override func didEnter(from previousState: DBState?) {
        onMainActor {
            $0.boxView.backgroundColor = .black
            $0.boxView.cornerRadius = 20
            $0.logView.append("black state did enter...")
        }
    }

    override func willExit(to nextState: DBState) {
        onMainActor {
            $0.boxView.cornerRadius = 0
            $0.logView.append("black state will exit...")
        }
    }
}
