extension DotLottieStateMachine {
    /// Sets a Numeric input and evaluates; answers whether the input exists and took the value.
    ///
    /// An unknown name still evaluates, as the players do. While a tween runs the profile may refuse it (P4). Before `start` and after `stop`
    /// the value changes and nothing is evaluated. From a hook, an observer or an action the evaluation in progress sees the value.
    @discardableResult
    public func setNumeric(_ name: String, to value: Float) -> Bool {
        writeFromOutside(name, at: program.numerics.position(of: name)) { store(value, numeric: $0) }
    }

    /// Sets a Boolean input and evaluates, as `setNumeric` does.
    @discardableResult
    public func setBoolean(_ name: String, to value: Bool) -> Bool {
        writeFromOutside(name, at: program.booleans.position(of: name)) { store(value, boolean: $0) }
    }

    /// Sets a String input and evaluates, as `setNumeric` does.
    @discardableResult
    public func setString(_ name: String, to value: String) -> Bool {
        writeFromOutside(name, at: program.strings.position(of: name)) { store(value, string: $0) }
    }

    /// Makes the event the pending one and evaluates; answers whether it is declared and was accepted.
    ///
    /// An event that no transition waits for is dropped. Before `start` and after `stop` it waits for the next start.
    @discardableResult
    public func fire(_ eventName: String) -> Bool {
        guard let event = program.events.position(of: eventName) else { return refuse(.fire(eventName), .unknownInput) }
        guard !refusesEvents else { return refuse(.fire(eventName), .tweenUnderWay) }
        return work {
            _ = put(event)
            hasUnseenWrites = true
            return true
        }
    }

    /// Gives the input of this name its initial value and evaluates; Numeric, then Boolean, then String inputs are searched.
    ///
    /// `false` if there is none, or the machine does not run, or a tween blocks writes (P4).
    @discardableResult
    public func resetInput(_ name: String) -> Bool {
        guard state != .stopped else { return refuse(.write(name), .notRunning) }
        guard !refusesWrites else { return refuse(.write(name), .tweenUnderWay) }
        let target = ResetTarget(name, program.numerics, program.booleans, program.strings)
        writeFromOutside { reset(target) }
        return target == .nothing ? refuse(.write(name), .unknownInput) : true
    }

    /// The value of a Numeric input or of `@elapsedTime` in seconds, or `nil` if there is none.
    public func numeric(_ name: String) -> Float? {
        if let position = program.numerics.position(of: name) { return numerics[Int(position)] }
        return name == BuiltInInput.elapsedTime.rawValue ? elapsedTime : nil
    }

    /// The value of a Boolean input, or `nil` if there is none.
    public func boolean(_ name: String) -> Bool? {
        program.booleans.position(of: name).map { booleans[Int($0)] }
    }

    /// The value of a String input, or `nil` if there is none.
    public func string(_ name: String) -> String? {
        program.strings.position(of: name).map { strings[Int($0)] }
    }

    /// All declared inputs with their current values: Numeric, then Boolean, then String inputs, then events, each in the file's order.
    public var inputs: [StateMachineDefinition.Input] {
        zip(program.numerics.names, numerics).map { .numeric(name: $0, value: $1) }
            + zip(program.booleans.names, booleans).map { .boolean(name: $0, value: $1) }
            + zip(program.strings.names, strings).map { .string(name: $0, value: $1) }
            + program.events.names.map { .event(name: $0) }
    }

    /// Seeds the random numbers of SetRandom, now and at every `start`; without it every machine draws the same sequence.
    public func setSeed(_ seed: UInt64) {
        self.seed = seed
        random = RandomGenerator(seed: seed)
    }

    @inline(__always)
    private func writeFromOutside(_ name: String, at position: Int32?, _ store: (Int) -> Void) -> Bool {
        guard !refusesWrites else { return refuse(.write(name), .tweenUnderWay) }
        writeFromOutside { if let position { store(Int(position)) } }
        return position == nil ? refuse(.write(name), .unknownInput) : true
    }

    /// Inside an operation the write counts as a state's action, so that the run in progress looks at the GlobalState again.
    @inline(__always)
    private func writeFromOutside(_ store: () -> Void) {
        hasUnseenWrites = true
        guard isAtWork else { return operate(store) }
        isMarked = true
        store()
    }
}
