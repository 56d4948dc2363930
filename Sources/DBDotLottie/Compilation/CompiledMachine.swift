/// Positions in a program's flat arrays; the compiled types hold nothing else, so that evaluation counts no references.
struct IndexRange: Sendable, Hashable {
    var start: Int32
    var end: Int32

    static let empty = IndexRange(start: 0, end: 0)
    var indices: Range<Int> { Int(start)..<Int(end) }
}

/// A state with everything looked up.
struct CompiledState: Sendable, Hashable {
    let transitions: IndexRange
    let entryActions: IndexRange
    let exitActions: IndexRange
    let playback: Playback
    let isFinal: Bool
    /// Whether some guard needs a run at every tick.
    let readsElapsedTime: Bool

    enum Playback: Sendable, Hashable {
        /// Where the state's settings stand.
        case settings(Int32)
        /// A GlobalState leaves playback as it is.
        case none
    }
}

/// A transition with its target and guards looked up.
struct CompiledTransition: Sendable, Hashable {
    let target: Target
    let guards: IndexRange
    let hasEventGuard: Bool
    let tween: CompiledTween?

    enum Target: Sendable, Hashable {
        case state(Int32)
        /// No state of the file has the name; a hosted one may. The number counts such names.
        case unnamed(Int32)
    }

    var isGuardless: Bool { guards.start == guards.end }
}

/// A tween whose numbers can be tweened; others compile to none, since the transition is an instant one then.
struct CompiledTween: Sendable, Hashable {
    let milliseconds: Float
    let easing: StateMachineDefinition.Easing
}

/// A guard with its inputs looked up.
enum CompiledGuard: Sendable, Hashable {
    case event(Int32)
    case numeric(NumericOperand, StateMachineDefinition.Condition, NumericOperand)
    case boolean(Int32, EqualityCondition, BooleanOperand)
    case text(Int32, EqualityCondition, TextOperand)
    /// What it refers to does not exist, or its kind knows no such comparison.
    case neverPasses
}

enum EqualityCondition: Sendable, Hashable {
    case equal, notEqual

    init?(_ condition: StateMachineDefinition.Condition) {
        switch condition {
        case .equal: self = .equal
        case .notEqual: self = .notEqual
        case .greaterThan, .greaterThanOrEqual, .lessThan, .lessThanOrEqual: return nil
        }
    }
}

enum NumericOperand: Sendable, Hashable {
    case constant(Float)
    case input(Int32)
    case elapsedTime
    case unresolvable
}

enum BooleanOperand: Sendable, Hashable {
    case constant(Bool)
    case input(Int32)
    case unresolvable
}

enum TextOperand: Sendable, Hashable {
    /// Where the text stands among the program's texts.
    case constant(Int32)
    case input(Int32)
}
