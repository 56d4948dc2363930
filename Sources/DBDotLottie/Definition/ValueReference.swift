/// A value that a guard or an action uses: written out, or looked up when it is needed.
public enum ValueReference<Literal: Sendable & Hashable>: Sendable, Hashable {
    /// The value itself.
    case literal(Literal)
    /// The current value of the input of this name, written `"$name"`.
    case input(String)
    /// A value that the machine keeps by itself, written with an `@`.
    case builtIn(BuiltInInput)
    /// A text where another type belongs, without `$`: a Boolean place takes it for an input's name, a Numeric one for nothing.
    case text(String)
}

/// The inputs that every machine has without declaring them.
public enum BuiltInInput: String, Sendable, Hashable, CaseIterable {
    /// The seconds since the machine started; Numeric and read-only.
    case elapsedTime = "@elapsedTime"
}
