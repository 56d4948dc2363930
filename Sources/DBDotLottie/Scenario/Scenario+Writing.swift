extension Scenario {
    /// The scenario as the text of a file, with one step on each line; read again it is the same scenario.
    package var text: String { ScenarioText.fields(fields).text(depth: 0) + "\n" }

    private var fields: [ScenarioText.Field] {
        var fields: [ScenarioText.Field] = []
        if !name.isEmpty { fields.append(.init("name", .line(.string(name)))) }
        if let animation = animation.text { fields.append(.init("animation", animation)) }
        if canvas != .standard {
            fields.append(.init("width", .line(.single(canvas.width))))
            fields.append(.init("height", .line(.single(canvas.height))))
        }
        fields.append(.init("machine", machine.text))
        if openUrlPolicy != OpenUrlPolicy() { fields.append(.init("openUrlPolicy", .line(openUrlPolicy.json))) }
        if let profile { fields.append(.init("profile", .line(.string(profile.name)))) }
        fields.append(.init("steps", .list(steps.map(\.json))))
        if !expectations.isEmpty { fields.append(.init("expect", .fields(expectations.map(\.field)))) }
        return fields
    }
}

extension Scenario.Expectation {
    /// The profile's name and what is expected, one step on each line.
    var field: ScenarioText.Field {
        switch content {
        case .sameAsNewest: .init(profile.name, .line(.string(ScenarioReader.sameAsNewest)))
        case .outcome(let outcome):
            .init(
                profile.name,
                .fields([.init("load", .line(.boolean(outcome.loads))), .init("steps", .list(outcome.steps))]))
        }
    }
}

extension Scenario.AnimationReference {
    fileprivate var text: ScenarioText? {
        switch self {
        case .none: nil
        case .archive(let path): .line(["lottie": .string(path)])
        case .file(let path): .line(["path": .string(path)])
        case .written(let node): .fields([.init("json", .verbatim(node))])
        }
    }
}

extension Scenario.MachineReference {
    fileprivate var text: ScenarioText {
        switch self {
        case .inArchive(let id): .line(["id": .string(id)])
        case .file(let path): .line(["path": .string(path)])
        case .written(let node): .verbatim(node)
        }
    }
}

extension OpenUrlPolicy {
    fileprivate var json: JSONValue {
        [
            "whitelist": .array(whitelist.map { .string($0) }),
            "requireUserInteraction": .boolean(requireUserInteraction),
        ]
    }
}
