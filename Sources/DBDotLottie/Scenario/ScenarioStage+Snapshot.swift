extension ScenarioStage {
    /// The state fields of a trace's entry, always the same ones in the same order.
    var snapshot: [JSONValue.Member] {
        [
            .init("state", .string(machine.currentStateName)), .init("status", .string(machine.status.rawValue)),
            .init("frame", .single(player.currentFrame)), .init("playback", .string(player.status.rawValue)),
            .init("mode", .string(player.mode.rawValue)), .init("speed", .single(player.speed)),
            .init("loop", .boolean(player.loop)), .init("loopCount", .integer(Int(player.loopCount))),
            .init("marker", .string(orNull: player.marker)), .init("autoplay", .boolean(player.autoplay)),
            .init("animation", .string(orNull: player.animationID)), .init("theme", .string(orNull: player.theme)),
            .init("background", background), .init("inputs", .object(inputs)),
        ]
    }

    private var background: JSONValue {
        let color = player.background
        return .array([24, 16, 8, 0].map { .integer(Int(color >> $0 & 0xFF)) })
    }

    /// Boolean, then Numeric, then String inputs; the second of one name is marked with its type.
    private var inputs: [JSONValue.Member] {
        var taken: Set<ExactName> = []
        var members: [JSONValue.Member] = []
        func add(_ name: String, _ kind: InputKind, _ value: JSONValue) {
            let isFirst = taken.insert(ExactName(name)).inserted
            members.append(.init(isFirst ? name : "\(name)#\(kind.rawValue)", value))
        }
        let inputs = machine.inputs
        for case .boolean(let name, let value) in inputs { add(name, .boolean, .boolean(value)) }
        for case .numeric(let name, let value) in inputs { add(name, .numeric, .single(value)) }
        for case .string(let name, let value) in inputs { add(name, .string, .string(value)) }
        return members
    }
}

extension JSONValue {
    static func string(orNull text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}
