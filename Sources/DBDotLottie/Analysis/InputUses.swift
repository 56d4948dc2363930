/// What a definition does with each of its inputs.
///
/// A name that is declared nowhere, or as another type, is reported where it is used; the input that was probably meant counts as *uncertain*.
struct InputUses: Sendable {
    /// The number of undeclared names for which the input that was meant is looked up; where there are more, every input is uncertain.
    static let mostGuesses = 20

    private var tables: [InputKind: NameTable] = [:]
    private var uses: [InputKind: [InputUse]] = [:]
    private var undeclared: [InputKind: NameTable] = [:]

    init(_ definition: StateMachineDefinition) {
        for kind in InputKind.allCases {
            var table = NameTable()
            for input in definition.inputs where input.kind == kind && !input.hasReservedName {
                _ = table.insert(input.name)
            }
            tables[kind] = table
            uses[kind] = Array(repeating: [], count: table.names.count)
            undeclared[kind] = NameTable()
        }
        for state in definition.states {
            for transition in state.transitions { (transition.guards ?? []).forEach { note($0) } }
            state.entryActions.forEach { note($0) }
            state.exitActions.forEach { note($0) }
        }
        definition.interactions.flatMap(\.actions).forEach { note($0) }
        doubt()
    }

    /// What becomes of an input of the definition.
    func use(of input: StateMachineDefinition.Input) -> InputUse {
        guard let position = tables[input.kind]?.position(of: input.name) else { return .uncertain }
        return uses[input.kind]?[Int(position)] ?? .uncertain
    }

    mutating func note(_ use: InputUse, _ name: String, _ kind: InputKind) {
        if let position = tables[kind]?.position(of: name) {
            uses[kind]?[Int(position)].formUnion(use)
        } else if BuiltInInput(rawValue: name) == nil {
            _ = undeclared[kind]?.insert(name)
        }
    }

    func isDeclared(_ name: String, _ kind: InputKind) -> Bool { tables[kind]?.position(of: name) != nil }

    private mutating func note(_ condition: StateMachineDefinition.Guard) {
        switch condition {
        case .numeric(let name, _, let value):
            note(.tested, name, .numeric)
            note(value)
        case .string(let name, _, let value):
            note(.tested, name, .string)
            note(value)
        case .boolean(let name, _, let value):
            note(.tested, name, .boolean)
            note(value)
        case .event(let name): note(.tested, name, .event)
        }
    }

    private mutating func doubt() {
        for kind in InputKind.allCases {
            let names = undeclared[kind]?.names ?? []
            let unexplained = names.prefix(Self.mostGuesses).count { !explain($0, kind) }
            if names.count > Self.mostGuesses {
                for kind in InputKind.allCases { uses[kind] = uses[kind]?.map { $0.union(.uncertain) } }
            }
            // An input that was renamed in one place only is unused, and its old name is not declared.
            let unused = positions(kind) { $0.isEmpty }
            guard unused.count <= unexplained else { continue }
            for position in unused { uses[kind]?[position] = .uncertain }
            // One that is renamed in some of its places is used in one direction only.
            let halfUsed = positions(kind) { $0.isIncomplete }
            guard halfUsed.count <= unexplained - unused.count else { continue }
            for position in halfUsed { uses[kind]?[position].formUnion(.uncertain) }
        }
    }

    private func positions(_ kind: InputKind, where isWanted: (InputUse) -> Bool) -> [Int] {
        let uses = uses[kind] ?? []
        return uses.indices.filter { isWanted(uses[$0]) }
    }

    /// Makes uncertain what an undeclared name was meant to be: the inputs of this name and another type, or else the nearest of the type; answers whether there is any.
    private mutating func explain(_ name: String, _ kind: InputKind) -> Bool {
        var isExplained = false
        for other in InputKind.allCases {
            guard let position = tables[other]?.position(of: name) else { continue }
            uses[other]?[Int(position)].formUnion(.uncertain)
            isExplained = true
        }
        guard !isExplained else { return true }
        guard let table = tables[kind] else { return false }
        // Where several names are near, one that lacks a use is the likeliest.
        let incomplete = positions(kind) { $0.isIncomplete }.map { table.names[$0] }
        guard let meant = NearestName.find(name, among: incomplete) ?? NearestName.find(name, among: table.names),
            let position = table.position(of: meant)
        else { return false }
        uses[kind]?[Int(position)].formUnion(.uncertain)
        return true
    }
}
