import DBStateMachine

/// Stands and looks around; goes back to a post after a while, unless somebody is seen before.
final class Search: GuardState {
    static let patience = 3.0

    override func isValidNextState(_ stateClass: AnyClass) -> Bool {
        stateClass == ReturnToPost.self || stateClass == Chase.self
    }

    override func didEnter(from previousState: DBState?) {
        // A timed transition: nobody is updated until it is over, and entering `Chase` meanwhile takes its place.
        stateMachine?.enter(ReturnToPost.self, after: Self.patience)
    }
}
