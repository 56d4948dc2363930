internal import DBStateMachine

/// Why states cannot be hosted as asked.
public enum HostingError: Error, Sendable, Hashable {
    /// One state was given under two names.
    case stateUnderTwoNames(String, String)
    /// Two states were given under one name.
    case twoStatesUnderOneName(String)
    /// The GlobalState's name was given: it is a set of transitions rather than a place to be.
    case globalStateCannotBeHosted(String)

    /// A sentence for a person.
    public var message: String {
        switch self {
        case .stateUnderTwoNames(let first, let second):
            "One state cannot be hosted under two names, \"\(first)\" and \"\(second)\": make one for each."
        case .twoStatesUnderOneName(let name): "Two states are hosted under the name \"\(name)\"."
        case .globalStateCannotBeHosted(let name):
            "\"\(name)\" is the GlobalState: it has transitions for all states and cannot be hosted."
        }
    }
}

/// Who plays which state of a program: hosted states under their names, generated ones for the rest.
struct HostedStates {
    let states: [DBState]
    let addedNames: [String]
    let unnamedTargets: [Int?]
    let isHosted: [Bool]

    init(_ program: MachineProgram, _ hosting: KeyValuePairs<String, DBState>) throws(HostingError) {
        guard !hosting.isEmpty else {
            states = program.states.indices.map { Self.generate(program, $0) }
            addedNames = []
            unnamedTargets = program.unnamedTargets.map { _ in nil }
            isHosted = []
            return
        }
        let positions = try Self.positions(program, hosting)
        let addedCount = positions.count { $0 >= program.states.count }
        var cast = [DBState?](repeating: nil, count: program.states.count + addedCount)
        var added = [String](repeating: "", count: addedCount)
        for (position, (name, state)) in zip(positions, hosting) {
            cast[position] = state
            if position >= program.states.count { added[position - program.states.count] = name }
        }
        states = cast.enumerated().map { $1 ?? Self.generate(program, $0) }
        addedNames = added
        unnamedTargets = program.unnamedTargets.map { name in
            added.firstIndex { $0.isExactly(name) }.map { program.states.count + $0 }
        }
        isHosted = cast.map { $0 != nil }
    }

    private static func generate(_ program: MachineProgram, _ position: Int) -> DBState {
        position == program.globalState ? DotLottieGlobalState() : DotLottieState()
    }

    /// Where each hosted state goes; names that the file does not have go behind its states.
    private static func positions(
        _ program: MachineProgram, _ hosting: KeyValuePairs<String, DBState>
    ) throws(HostingError) -> [Int] {
        var nameOfState: [ObjectIdentifier: String] = [:]
        var taken: Set<ExactName> = []
        var end = program.states.count
        var positions: [Int] = []
        for (name, state) in hosting {
            if let other = nameOfState.updateValue(name, forKey: ObjectIdentifier(state)) {
                throw .stateUnderTwoNames(other, name)
            }
            guard taken.insert(ExactName(name)).inserted else { throw .twoStatesUnderOneName(name) }
            let position = program.stateTable.position(of: name).map(Int.init)
            if let position, position == program.globalState { throw .globalStateCannotBeHosted(name) }
            positions.append(position ?? end)
            if position == nil { end += 1 }
        }
        return positions
    }
}
