/// The names that a definition declares, for looking them up and for suggesting them.
struct DeclaredNames {
    let states: NameList
    private let numerics: NameList
    private let strings: NameList
    private let booleans: NameList
    private let events: NameList

    init(
        of definition: StateMachineDefinition, hosting: [String], besides uncertain: UncertainNames = UncertainNames()
    ) {
        var states = NameList(isComplete: !uncertain.lacksStates)
        for state in definition.states { states.insert(state.name) }
        for name in hosting { states.insert(name) }
        self.states = states
        func inputs(of kind: InputKind) -> NameList {
            var names = NameList(isComplete: !uncertain.incompleteKinds.contains(kind))
            for name in uncertain.inputsOfUnknownKind { names.insert(name) }
            for input in definition.inputs where input.kind == kind && !input.hasReservedName {
                names.insert(input.name)
            }
            return names
        }
        numerics = inputs(of: .numeric)
        strings = inputs(of: .string)
        booleans = inputs(of: .boolean)
        events = inputs(of: .event)
    }

    func inputs(of kind: InputKind) -> NameList {
        switch kind {
        case .numeric: numerics
        case .string: strings
        case .boolean: booleans
        case .event: events
        }
    }

    /// The names that something which reads an input of this type may use.
    func readable(of kind: InputKind) -> [String] {
        inputs(of: kind).inOrder + BuiltInInput.allCases.filter { $0.kind == kind }.map(\.rawValue)
    }

    /// The ways to refer to an input of this type in a value.
    func references(to kind: InputKind) -> [String] {
        readable(of: kind).map { BuiltInInput(rawValue: $0) == nil ? "$" + $0 : $0 }
    }

    /// The first type under which an input of this name is certainly declared.
    func kind(ofInput name: String) -> InputKind? {
        InputKind.allCases.first { inputs(of: $0).contains(name) }
    }
}

/// Names of one sort in the order of their declaration.
struct NameList {
    private(set) var inOrder: [String] = []
    private var all: Set<ExactName> = []
    private let isComplete: Bool

    init(isComplete: Bool) {
        self.isComplete = isComplete
    }

    /// Adds a name and tells whether it is new.
    @discardableResult
    mutating func insert(_ name: String) -> Bool {
        guard all.insert(ExactName(name)).inserted else { return false }
        inOrder.append(name)
        return true
    }

    /// Whether the name is certainly declared.
    func contains(_ name: String) -> Bool { all.contains(ExactName(name)) }

    /// Whether the name is certainly not declared.
    func lacks(_ name: String) -> Bool { isComplete && !contains(name) }
}

extension InputKind {
    /// The type as messages call it.
    var noun: String { "\(DiagnosticText.withArticle(rawValue)) input" }
}

extension BuiltInInput {
    /// The type of its values.
    var kind: InputKind {
        switch self {
        case .elapsedTime: .numeric
        }
    }
}

extension StateMachineDefinition.Input {
    /// Whether the name begins with `@` and so belongs to the machine; such an input is dropped.
    package var hasReservedName: Bool { name.begins(with: "@") }
}
