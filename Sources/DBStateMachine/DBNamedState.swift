/// A state that gives itself a name; any other state is named by its class.
///
/// Adopt it where one class serves several states. Graphs, recorders and `DBStateMachine.name(of:)` show the name:
///
/// ```swift
/// final class Room: DBState, DBNamedState {
///     let name: String
///     init(name: String) { self.name = name }
/// }
/// ```
///
/// `DBState` itself has no such property, so that moving over from GameplayKit collides with nobody's own `name`.
public protocol DBNamedState: DBState {
    /// The name to show; any text, and it should stay the same for as long as the state is in a machine.
    ///
    /// It is asked for once by each machine, when a graph or a recorder first needs it.
    var name: String { get }
}
