/// Something about a state machine that loaded all the same and may not do what was meant.
public enum StateMachineWarning: Sendable, Hashable {
    /// The archive has the machine, but its manifest does not list it, so that other players may not find it.
    case unlisted(id: String)
    /// What reading and checking the definition found: warnings and notes.
    case definition(Diagnostic)
    /// A layer that the machine listens to uses what hit tests do not evaluate, so that it may be hit elsewhere than it is drawn.
    case approximateLayer(name: String, features: [UnevaluatedFeature])

    /// The warning as a sentence or on a line.
    public var message: String {
        switch self {
        case .unlisted(let id): "The manifest does not list the state machine \(id.debugDescription)."
        case .definition(let diagnostic): diagnostic.description
        case .approximateLayer(let name, let features):
            "The layer \(name.debugDescription) may be hit elsewhere than it is drawn: \(features.map(\.text).joined(separator: ", "))."
        }
    }
}
