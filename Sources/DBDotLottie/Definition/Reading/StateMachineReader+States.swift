extension StateMachineReader {
    private static let commonFields: [DefinitionField] = [.type, .name, .transitions, .entryActions, .exitActions]
    private static let playbackFields: [DefinitionField] = [
        .animation, .autoplay, .loop, .loopCount, .mode, .speed, .segment, .backgroundColor, .final,
    ]

    /// A state; one whose type could not be read counts as a PlaybackState about which nothing else is known.
    mutating func state(_ node: JSONNode) -> StateMachineDefinition.State {
        let kind = choice(
            .type, of: ObjectNode(node: node, name: "a state"), from: StateKind.self, otherwise: .unknownStateType)
        switch kind {
        case .playback:
            return .playback(
                playbackState(fields(of: node, "a PlaybackState", .exactly(Self.commonFields + Self.playbackFields))))
        case .global:
            return .global(globalState(fields(of: node, "a GlobalState", .exactly(Self.commonFields))))
        case nil:
            let state = globalState(fields(of: node, "a state", .atLeast(Self.commonFields)))
            return .playback(
                StateMachineDefinition.PlaybackState(
                    name: state.name, entryActions: state.entryActions, exitActions: state.exitActions,
                    transitions: state.transitions))
        }
    }

    private mutating func playbackState(_ object: ObjectNode) -> StateMachineDefinition.PlaybackState {
        StateMachineDefinition.PlaybackState(
            name: stateName(of: object),
            animation: required(.animation, of: object, as: .string) ?? "",
            autoplay: optional(.autoplay, of: object, as: .boolean).value ?? false,
            loop: optional(.loop, of: object, as: .boolean).value ?? false,
            loopCount: unsignedInteger(.loopCount, of: object) ?? 0,
            mode: mode(of: object),
            speed: optional(.speed, of: object, as: .number).value ?? 1,
            segment: segment(of: object),
            backgroundColor: unsignedInteger(.backgroundColor, of: object),
            isFinal: optional(.final, of: object, as: .boolean).value ?? false,
            entryActions: optionalEntries(.entryActions, of: object) { $0.action($1) }.value ?? [],
            exitActions: optionalEntries(.exitActions, of: object) { $0.action($1) }.value ?? [],
            transitions: requiredEntries(.transitions, of: object) { $0.transition($1) } ?? [])
    }

    private mutating func globalState(_ object: ObjectNode) -> StateMachineDefinition.GlobalState {
        StateMachineDefinition.GlobalState(
            name: stateName(of: object),
            entryActions: optionalEntries(.entryActions, of: object) { $0.action($1) }.value ?? [],
            exitActions: optionalEntries(.exitActions, of: object) { $0.action($1) }.value ?? [],
            transitions: requiredEntries(.transitions, of: object) { $0.transition($1) } ?? [])
    }

    private mutating func stateName(of object: ObjectNode) -> String {
        guard let name = required(.name, of: object, as: .string) else {
            uncertainNames.lacksStates = true
            return UncertainNames.placeholder
        }
        return name
    }

    private mutating func mode(of object: ObjectNode) -> PlaybackMode {
        guard let text = optional(.mode, of: object, as: .string).value else { return .forward }
        return choice(text, in: .mode, of: object, otherwise: .unknownMode) ?? .forward
    }

    /// A marker's name, or two frames; whether the player knows frames is checked later.
    private mutating func segment(of object: ObjectNode) -> StateMachineDefinition.Segment? {
        let reading = optional(.segment, of: object, as: .segment)
        guard let node = reading.value else { return nil }
        if let marker = node.string { return .marker(marker) }
        return numbers(2, of: node, in: .segment).map { .frames($0[0], $0[1]) }
    }

    /// A whole number from 0 up to 32 bits.
    private mutating func unsignedInteger(_ field: DefinitionField, of object: ObjectNode) -> UInt32? {
        guard let number = optional(field, of: object, as: .unsignedInteger).value,
            let node = object.node[field.rawValue]
        else { return nil }
        return within(.field(field)) { reader in
            guard number == number.rounded(.towardZero) else {
                reader.report(.notAnInteger, at: node, "'\(field.rawValue)' must be an integer, not \(node.found)")
                return nil
            }
            guard let integer = UInt32(exactly: number) else {
                reader.report(
                    .numberOutOfRange, at: node,
                    "'\(field.rawValue)' must be between 0 and \(UInt32.max), not \(node.found)")
                return nil
            }
            if !node.isWrittenAsInteger {
                reader.report(
                    .integerWrittenAsFraction, at: node,
                    "'\(field.rawValue)' is an integer, but written with a fraction or exponent, which not all players take (P14)",
                    hint: "write \(integer)")
            }
            return integer
        }
    }
}
