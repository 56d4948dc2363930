extension DotLottieAnimation {
    /// Fires an event that the state machine declares; answers whether it does and accepted it.
    ///
    /// Before `stateMachineStart` and after `stateMachineStop` the event waits for the next start.
    @discardableResult
    public func stateMachineFire(event: String) -> Bool { withStateMachine(or: false) { $0.fire(event) } }

    /// Sets a Numeric input; `false` if there is none of this name, or a tween blocks writes.
    @discardableResult
    public func stateMachineSetNumericInput(key: String, value: Float) -> Bool {
        withStateMachine(or: false) { $0.setNumeric(key, to: value) }
    }

    /// Sets a Boolean input; `false` if there is none of this name, or a tween blocks writes.
    @discardableResult
    public func stateMachineSetBooleanInput(key: String, value: Bool) -> Bool {
        withStateMachine(or: false) { $0.setBoolean(key, to: value) }
    }

    /// Sets a String input; `false` if there is none of this name, or a tween blocks writes.
    @discardableResult
    public func stateMachineSetStringInput(key: String, value: String) -> Bool {
        withStateMachine(or: false) { $0.setString(key, to: value) }
    }

    /// The value of a Numeric input or of `@elapsedTime` in seconds, or `nil` if there is none of this name.
    public func stateMachineGetNumericInput(key: String) -> Float? { value(key) { $0.numeric(key) } }

    /// The value of a Boolean input, or `nil` if there is none of this name.
    public func stateMachineGetBooleanInput(key: String) -> Bool? { value(key) { $0.boolean(key) } }

    /// The value of a String input, or `nil` if there is none of this name.
    public func stateMachineGetStringInput(key: String) -> String? { value(key) { $0.string(key) } }

    /// All declared inputs with their current values as text; empty if no state machine is loaded.
    ///
    /// A number is as Swift prints a `Float`, a Boolean `true` or `false`, an event an empty text. Of a name that several types have, the
    /// Numeric input's value is given, else the Boolean's, else the String's. `@elapsedTime` is not declared, so it is not here.
    public func stateMachineGetInputs() -> [String: String] {
        guard let stateMachine else {
            relay.fail(.noStateMachine)
            return [:]
        }
        return Dictionary(stateMachine.inputs.map { ($0.name, $0.currentText) }) { first, _ in first }
    }

    private func value<Value>(_ key: String, _ read: (DotLottieStateMachine) -> Value?) -> Value? {
        guard let stateMachine else {
            relay.fail(.noStateMachine)
            return nil
        }
        guard let value = read(stateMachine) else {
            relay.fail(.unknownInput(key))
            return nil
        }
        return value
    }
}

extension StateMachineDefinition.Input {
    /// The value as `stateMachineGetInputs()` gives it.
    fileprivate var currentText: String {
        switch self {
        case .numeric(_, let value): "\(value)"
        case .boolean(_, let value): "\(value)"
        case .string(_, let value): value
        case .event: ""
        }
    }
}
