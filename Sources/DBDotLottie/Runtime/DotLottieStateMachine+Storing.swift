/// The one place where an input gets a value; a change is reported when the value really became another.
extension DotLottieStateMachine {
    /// P4: whether a tween under way blocks writes.
    var refusesWrites: Bool { state == .tweening && profile.refusesWritesDuringTween }

    /// P4: whether a tween under way blocks events.
    var refusesEvents: Bool { state == .tweening && profile.refusesEventsDuringTween }

    func store(_ value: Float, numeric position: Int) {
        let old = numerics[position]
        numerics[position] = value
        if old != value {
            say(.numericInputChange(name: program.numerics.names[position], old: old, new: value))
        }
    }

    func store(_ value: Bool, boolean position: Int) {
        let old = booleans[position]
        booleans[position] = value
        if old != value {
            say(.booleanInputChange(name: program.booleans.names[position], old: old, new: value))
        }
    }

    func store(_ value: String, string position: Int) {
        let old = strings[position]
        strings[position] = value
        if !old.isExactly(value) {
            say(.stringInputChange(name: program.strings.names[position], old: old, new: value))
        }
    }

    func reset(_ target: ResetTarget) {
        switch target {
        case .numeric(let input): store(program.numerics.initialValues[Int(input)], numeric: Int(input))
        case .boolean(let input): store(program.booleans.initialValues[Int(input)], boolean: Int(input))
        case .text(let input): store(program.strings.initialValues[Int(input)], string: Int(input))
        case .nothing: break
        }
    }

    /// Makes the event the pending one; answers `false` while a tween blocks events.
    func put(_ event: Int32) -> Bool {
        guard !refusesEvents else { return false }
        slot = event
        say(.inputFired(program.events.names[Int(event)]))
        return true
    }
}
