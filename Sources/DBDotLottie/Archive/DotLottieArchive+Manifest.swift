extension DotLottieArchive {
    /// What `manifest.json` says: what the archive holds and what it shows first.
    ///
    /// It must be an object; `animations` must be objects with string ids, `initial` an object, and `initial.animation` a string,
    /// each unless it is absent, `null`, `false`, 0 or empty. All other fields of the wrong type count as absent.
    public struct Manifest: Sendable, Hashable {
        /// The `version` if it is a string; exactly `"2"` is the new layout of the archive.
        public let version: String?
        /// The ids of the listed animations, in order.
        public let animations: [String]
        /// The ids of the listed themes, in order; only these can be set.
        public let themes: [String]
        /// The ids of the listed state machines, in order.
        public let stateMachines: [String]
        /// The id of `initial.animation`, which is shown first.
        public let initialAnimation: String?
        /// The id of `initial.stateMachine`; nothing starts it by itself.
        public let initialStateMachine: String?
    }
}

extension DotLottieArchive.Manifest {
    typealias Failure = DotLottieArchive.Failure

    /// Where every archive has its manifest.
    static let path = "manifest.json"

    var layout: DotLottieArchive.Layout { version == "2" ? .letters : .words }

    init(_ json: ArchivedJSON) throws(Failure) {
        let root = json.root
        try json.requireObject(root, "")
        version = root["version"]?.string
        animations = try Self.animations(json)
        themes = Self.ids(root["themes"])
        stateMachines = Self.ids(root["stateMachines"])
        let initial = Self.given(root["initial"])
        if let initial { try json.requireObject(initial, "initial") }
        initialStateMachine = initial?["stateMachine"]?.string
        if let initial, Self.given(initial["animation"]) != nil {
            initialAnimation = try json.string("animation", in: initial, "initial")
        } else {
            initialAnimation = nil
        }
    }

    private static func animations(_ json: ArchivedJSON) throws(Failure) -> [String] {
        guard let list = given(json.root["animations"]) else { return [] }
        var ids: [String] = []
        for (index, animation) in try json.objects(list, "animations").enumerated() {
            ids.append(try json.string("id", in: animation, "animations[\(index)]"))
        }
        return ids
    }

    /// The ids in a list that is not needed to show the archive; what has none is passed over.
    private static func ids(_ list: JSONNode?) -> [String] { list?.elements.compactMap { $0["id"]?.string } ?? [] }

    /// The value, unless it is one that players take for none.
    private static func given(_ node: JSONNode?) -> JSONNode? {
        guard let node else { return nil }
        let isNone =
            switch node.kind {
            case .null: true
            case .boolean: node.boolean == false
            case .number: node.number == 0
            case .string: node.string == ""
            case .array: node.elements.isEmpty
            case .object: node.members.isEmpty
            }
        return isNone ? nil : node
    }
}
