import DBStateMachine

/// Walks to the nearest post and goes on patrol from there.
final class ReturnToPost: GuardState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool {
        stateClass == Patrol.self || stateClass == Chase.self
    }

    override func update(deltaTime seconds: Double) {
        if owner.walk(to: owner.nearestPost, speed: 2, seconds) { stateMachine?.enter(Patrol.self) }
    }
}
