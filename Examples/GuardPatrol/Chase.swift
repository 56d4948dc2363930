import DBStateMachine

/// Runs after the intruder, for as long as it can be seen.
final class Chase: GuardState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool {
        stateClass == Search.self || stateClass == ReturnToPost.self
    }

    override func update(deltaTime seconds: Double) {
        guard let intruder = owner.seen else {
            stateMachine?.enter(Search.self)
            return
        }
        _ = owner.walk(to: intruder, speed: 3, seconds)
        guard abs(intruder - owner.position) <= Guard.reach else { return }
        owner.catches += 1
        owner.intruder.leave()
        stateMachine?.enter(ReturnToPost.self)
    }
}
