import DBStateMachine

/// Walks from post to post.
final class Patrol: GuardState {
    private var destination = Guard.posts.east

    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Chase.self }

    override func didEnter(from previousState: DBState?) {
        destination = owner.nearestPost == Guard.posts.west ? Guard.posts.east : Guard.posts.west
    }

    override func update(deltaTime seconds: Double) {
        guard owner.walk(to: destination, speed: 1.5, seconds) else { return }
        destination = destination == Guard.posts.west ? Guard.posts.east : Guard.posts.west
    }
}
