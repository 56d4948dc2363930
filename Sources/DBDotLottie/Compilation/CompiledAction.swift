/// An action with its inputs looked up; one whose input is not declared does nothing and is not compiled at all.
enum CompiledAction: Sendable, Hashable {
    case step(Int32, StepDirection, NumericOperand, StepWriting)
    case multiply(Int32, NumericOperand)
    case floor(Int32)
    case clamp(Int32, min: NumericOperand?, max: NumericOperand?)
    case setRandom(Int32, min: NumericOperand, max: NumericOperand, RandomKind)
    case setNumeric(Int32, NumericOperand)
    case setBoolean(Int32, BooleanOperand)
    case setText(Int32, TextOperand)
    case toggle(Int32)
    case fire(Int32)
    case reset(ResetTarget)
    case setTheme(TextOperand)
    case setFrame(NumericOperand)
    case setProgress(NumericOperand)
    /// The message as written, and as its reference reads; the profile says which is sent (P18).
    case customEvent(written: Int32, resolved: TextOperand)
    case openUrl(TextOperand, target: Int32)
}

enum StepDirection: Sendable, Hashable { case up, down }

/// Whether an Increment marks the inputs as changed even when an interaction does it: only one without a value does.
enum StepWriting: Sendable, Hashable { case marksAlways, marksAsOthers }

enum RandomKind: Sendable, Hashable { case fraction, integer }

enum ResetTarget: Sendable, Hashable {
    case numeric(Int32)
    case boolean(Int32)
    case text(Int32)
    /// No input has the name; resetting it still counts as a write.
    case nothing

    /// Numeric, then Boolean, then String inputs are searched for the name.
    init(
        _ name: String, _ numerics: InputTable<Float>, _ booleans: InputTable<Bool>, _ strings: InputTable<String>
    ) {
        if let position = numerics.position(of: name) {
            self = .numeric(position)
        } else if let position = booleans.position(of: name) {
            self = .boolean(position)
        } else {
            self = strings.position(of: name).map { .text($0) } ?? .nothing
        }
    }
}

/// An interaction with its state and layer looked up.
struct CompiledInteraction: Sendable, Hashable {
    let kind: StateMachineDefinition.InteractionKind
    let scope: Scope
    let actions: IndexRange

    enum Scope: Sendable, Hashable {
        case anywhere
        /// Where the layer's name stands among the program's layers.
        case layer(Int32)
        case state(CompiledTransition.Target)
    }
}
