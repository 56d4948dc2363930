internal import Foundation

/// Reads a scenario from its JSON and says where it has another shape.
struct ScenarioReader {
    let folder: URL

    func scenario(_ root: JSONNode) throws(ScenarioError) -> Scenario {
        guard root.kind == .object else {
            throw .noSteps(message: "a scenario is an object", root.location)
        }
        return Scenario(
            name: try optional(root["name"], "a string", \.string) ?? "",
            profile: try profile(root["profile"]),
            steps: try steps(root),
            animation: try animation(root["animation"]),
            machine: try machine(in: root),
            canvas: CanvasSize(
                width: try optional(root["width"], "a number", \.single) ?? CanvasSize.standard.width,
                height: try optional(root["height"], "a number", \.single) ?? CanvasSize.standard.height),
            openUrlPolicy: try policy(root["openUrlPolicy"]),
            folder: folder,
            expectations: try expectations(root["expect"]),
            source: root)
    }

    private func profile(_ node: JSONNode?) throws(ScenarioError) -> DotLottieProfile? {
        guard let node, let name = try optional(node, "a profile's name", \.string) else { return nil }
        return try profile(named: name, node.location)
    }

    func profile(named name: String, _ place: SourceLocation) throws(ScenarioError) -> DotLottieProfile {
        guard let profile = DotLottieProfile(named: name) else {
            let names = DotLottieProfile.presets.map { "\"\($0.name)\"" }.joined(separator: ", ")
            throw .malformed(message: "there is no profile \"\(name)\"; the profiles are \(names)", place)
        }
        return profile
    }

    private func steps(_ root: JSONNode) throws(ScenarioError) -> [Scenario.Step] {
        guard let node = root["steps"] else {
            throw .noSteps(message: "a scenario needs \"steps\"", root.location)
        }
        guard node.kind == .array else { throw malformed("\"steps\" is an array", node) }
        var steps: [Scenario.Step] = []
        for element in node.elements { steps.append(try step(element)) }
        return steps
    }

    private func animation(_ node: JSONNode?) throws(ScenarioError) -> Scenario.AnimationReference {
        guard let node, node.kind != .null else { return .none }
        if let lottie = node["lottie"]?.string { return .archive(path: lottie) }
        if let path = node["path"]?.string {
            return path.hasSuffix(".lottie") ? .archive(path: path) : .file(path: path)
        }
        if let json = node["json"] { return .written(json) }
        throw malformed("\"animation\" has a \"path\", a \"lottie\" or a \"json\"", node)
    }

    private func machine(in root: JSONNode) throws(ScenarioError) -> Scenario.MachineReference {
        guard let node = root["machine"] else { throw malformed("a scenario needs a \"machine\"", root) }
        guard node.members.count == 1 else { return .written(node) }
        if let id = node["id"]?.string { return .inArchive(id: id) }
        if let path = node["path"]?.string { return .file(path: path) }
        return .written(node)
    }

    private func policy(_ node: JSONNode?) throws(ScenarioError) -> OpenUrlPolicy {
        var policy = OpenUrlPolicy()
        guard let node, node.kind != .null else { return policy }
        guard node.kind == .object else { throw malformed("\"openUrlPolicy\" is an object", node) }
        if let whitelist = node["whitelist"] {
            guard whitelist.kind == .array else { throw malformed("\"whitelist\" is an array", whitelist) }
            for entry in whitelist.elements { policy.whitelist.append(try needed(entry, "a string", \.string)) }
        }
        policy.requireUserInteraction =
            try optional(node["requireUserInteraction"], "true or false", \.boolean) ?? policy.requireUserInteraction
        return policy
    }

    func needed<Value>(
        _ node: JSONNode, _ what: String, _ value: (JSONNode) -> Value?
    ) throws(ScenarioError) -> Value {
        guard let value = value(node) else { throw malformed("\(what) belongs here", node) }
        return value
    }

    func optional<Value>(
        _ node: JSONNode?, _ what: String, _ value: (JSONNode) -> Value?
    ) throws(ScenarioError) -> Value? {
        guard let node, node.kind != .null else { return nil }
        return try needed(node, what, value)
    }

    func malformed(_ message: String, _ node: JSONNode) -> ScenarioError { .malformed(message: message, node.location) }
}

extension JSONNode {
    /// A number in single precision; infinities and NaN are written as strings.
    var single: Float? { number.map { Float($0) } ?? unwritableNumber.map { Float($0) } }

    /// A number in double precision; infinities and NaN are written as strings.
    var double: Double? { number ?? unwritableNumber }

    private var unwritableNumber: Double? {
        switch string {
        case "inf": .infinity
        case "-inf": -.infinity
        case "NaN": .nan
        default: nil
        }
    }
}
