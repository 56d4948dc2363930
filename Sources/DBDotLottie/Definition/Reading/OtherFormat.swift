/// The kinds of JSON files that stand around state machines and are taken for one by mistake.
enum OtherFormat: Sendable, Hashable, CaseIterable {
    case animation, trace, scenario, manifest, theme

    /// The kind of a file that has the marks of one and nothing of a state machine; otherwise `nil`.
    ///
    /// A manifest has an `initial` too, which is no string.
    init?(of root: JSONNode) {
        guard root["states"] == nil, root["initial"]?.string == nil,
            let kind = Self.allCases.first(where: { $0.marks.allSatisfy { root[$0] != nil } })
        else { return nil }
        self = kind
    }

    /// The fields at the top by which the kind is recognised.
    private var marks: [String] {
        switch self {
        case .animation: ["layers"]
        case .trace: ["load", "steps"]
        case .scenario: ["machine", "steps"]
        case .manifest: ["animations"]
        case .theme: ["rules"]
        }
    }

    /// What a file of the kind is told.
    var message: String {
        let fields = marks.map { "'\($0)'" }.joined(separator: " and ")
        return "this is \(name) (it has \(fields)), not a state machine"
    }

    /// Where the state machine is that was probably meant.
    var hint: String? {
        switch self {
        case .scenario: "its state machine is the one that 'machine' holds or names"
        case .manifest: "the state machines of an archive are in its folder s"
        case .animation, .trace, .theme: nil
        }
    }

    private var name: String {
        switch self {
        case .animation: "a Lottie animation"
        case .trace: "the trace of a scenario"
        case .scenario: "a scenario"
        case .manifest: "the manifest of an archive"
        case .theme: "a theme"
        }
    }
}
