extension TransitionAim {
    /// Steps that give inputs the values of a witness and then make the machine look: several orders, since each write is looked at by itself.
    func approaches(_ witness: ConjunctionWitness, from values: InputValues) -> [[Scenario.Step]] {
        let writes = writes(witness, from: values)
        if let event = witness.event {
            let fire = Scenario.Step.fire(event: program.events.names[Int(event)])
            return orders(of: writes).map { $0 + [fire] }
        }
        if let seconds = witness.elapsedTime, seconds > values.elapsedTime, seconds.isFinite {
            return orders(of: writes).map { $0 + [tick(from: values.elapsedTime, to: seconds)] }
        }
        if writes.isEmpty { return nudge(witness, values).map { [[$0]] } ?? [] }
        return orders(of: writes)
    }

    /// One write for each input whose value becomes another.
    func writes(_ witness: ConjunctionWitness, from values: InputValues) -> [Scenario.Step] {
        var writes: [Scenario.Step] = []
        for (input, value) in witness.numerics.sorted(by: { $0.key < $1.key })
        where value != values.numerics[Int(input)] {
            writes.append(.setNumeric(name: program.numerics.names[Int(input)], value: value))
        }
        for (input, value) in witness.booleans.sorted(by: { $0.key < $1.key })
        where value != values.booleans[Int(input)] {
            writes.append(.setBoolean(name: program.booleans.names[Int(input)], value: value))
        }
        for (input, value) in witness.strings.sorted(by: { $0.key < $1.key })
        where !value.isExactly(values.strings[Int(input)]) {
            writes.append(.setString(name: program.strings.names[Int(input)], value: value))
        }
        return writes
    }

    /// A write of the value that is there already, after which the machine looks again.
    private func nudge(_ witness: ConjunctionWitness, _ values: InputValues) -> Scenario.Step? {
        let number = witness.numerics.keys.min() ?? (values.numerics.isEmpty ? nil : 0)
        if let input = number.map(Int.init) {
            return .setNumeric(name: program.numerics.names[input], value: values.numerics[input])
        }
        let truth = witness.booleans.keys.min() ?? (values.booleans.isEmpty ? nil : 0)
        if let input = truth.map(Int.init) {
            return .setBoolean(name: program.booleans.names[input], value: values.booleans[input])
        }
        let text = witness.strings.keys.min() ?? (values.strings.isEmpty ? nil : 0)
        if let input = text.map(Int.init) {
            return .setString(name: program.strings.names[input], value: values.strings[input])
        }
        return readsTime ? .tick(milliseconds: 0) : nil
    }

    private func tick(from now: Float, to then: Float) -> Scenario.Step {
        .tick(milliseconds: ((Double(then) - Double(now)) * 1000).rounded(.up))
    }

    /// As written, the other way round, and each of the first few last.
    private func orders(of writes: [Scenario.Step]) -> [[Scenario.Step]] {
        guard writes.count > 1 else { return [writes] }
        var orders = [writes, writes.reversed()]
        for index in writes.indices.dropFirst().dropLast().prefix(Self.ordersTried) {
            var order = writes
            order.append(order.remove(at: index))
            orders.append(order)
        }
        return orders
    }

    private static let ordersTried = 3
}
