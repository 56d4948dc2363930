/// What every `DBState` conforms to, so that `onMainActor` can hand a state on as the class it is; nothing else conforms.
public protocol DBMainActorCalling: DBState {}

extension DBState: DBMainActorCalling {}

extension DBMainActorCalling {
    /// Does the work on the main actor, at once, for a hook of a machine that is used from there only.
    ///
    /// Hooks belong to no actor, so that machines may live in any. Views and whatever else is the main actor's are reached in here:
    ///
    /// ```swift
    /// override func didEnter(from previousState: DBState?) {
    ///     onMainActor { $0.label.text = "Ready" }
    /// }
    /// ```
    ///
    /// Away from the main actor it traps, as `MainActor.assumeIsolated` does: the machine was used from elsewhere.
    /// In a module whose default isolation is the main actor, write the class itself as `nonisolated class`.
    public func onMainActor<Value: Sendable>(_ work: @MainActor (Self) throws -> Value) rethrows -> Value {
        // The state is not handed to another domain: assumeIsolated has checked that this code runs on the main actor already.
        nonisolated(unsafe) let state = self
        return try MainActor.assumeIsolated { try work(state) }
    }
}
