import DBDotLottie
import DBStateMachine

/// A hand-written state behind a name of the file: it counts the seconds and then tells the machine that the party is over.
final class Celebration: DBState {
    private var left = 0.0

    override func didEnter(from previousState: DBState?) { left = 2 }

    override func update(deltaTime seconds: Double) {
        left -= seconds
        guard left <= 0, let machine = stateMachine as? DotLottieStateMachine else { return }
        machine.fire("partyIsOver")
    }
}

/// A hand-written state that the file does not know, entered by its class.
final class Maintenance: DBState {
    override func isValidNextState(_ state: DBState) -> Bool { (state as? DotLottieState)?.name == "waiting" }
}
