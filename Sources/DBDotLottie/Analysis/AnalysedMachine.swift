/// A compiled machine with what stands around it, as the analyses of the whole machine look at it.
///
/// Positions are those of the program's flat arrays; a sound definition has one state there for each entry of its `states`.
struct AnalysedMachine: Sendable {
    let program: MachineProgram
    let profile: DotLottieProfile
    /// The state that `start` enters or, if its name is misspelt, was meant to; `nil` if that cannot be known.
    let initialState: Int?
    /// Whether the host brings states that the file does not have, which may be entered at any time and enter any other.
    let hasAddedStates: Bool
    private let isHosted: [Bool]
    private let isUnnamedHosted: [Bool]
    /// Where the GlobalState's transitions lead.
    private let globalTargets: Set<Destination>

    init(_ definition: StateMachineDefinition, in context: CheckingContext) {
        program = MachineProgram(definition)
        profile = context.profile
        let program = program
        var isHosted = [Bool](repeating: false, count: program.states.count)
        var isUnnamedHosted = [Bool](repeating: false, count: program.unnamedTargets.count)
        var added: Set<ExactName> = []
        for name in context.hosting {
            if let position = program.stateTable.position(of: name) {
                isHosted[Int(position)] = true
            } else {
                added.insert(ExactName(name))
            }
        }
        for (number, name) in program.unnamedTargets.enumerated() where added.contains(ExactName(name)) {
            isUnnamedHosted[number] = true
        }
        self.isHosted = isHosted
        self.isUnnamedHosted = isUnnamedHosted
        hasAddedStates = !added.isEmpty
        initialState =
            program.initialState
            ?? NearestName.find(definition.initial, among: program.stateNames)
            .flatMap { program.stateTable.position(of: $0) }.map(Int.init)
        globalTargets = Self.globalTargets(of: program, from: initialState)
    }

    /// From an initial state that is final the GlobalState never leads anywhere, unless the host enters another first.
    private static func globalTargets(of program: MachineProgram, from initialState: Int?) -> Set<Destination> {
        guard let globalState = program.globalState, let initialState, !program.states[initialState].isFinal else {
            return []
        }
        return Set(
            program.states[globalState].transitions.indices.compactMap { transition in
                guard case .state(let position) = program.transitions[transition].target else { return nil }
                return .state(Int(position))
            })
    }

    /// Where a transition leads.
    func destination(of transition: Int) -> Destination {
        switch program.transitions[transition].target {
        case .state(let position): .state(Int(position))
        case .unnamed(let number): isUnnamedHosted[Int(number)] ? .added : .nowhere(Int(number))
        }
    }

    /// Whether the host puts a state of its own behind the name of this one.
    func isHosted(_ state: Int) -> Bool { isHosted[state] }

    /// P3: whether nothing is evaluated any more once the state has been entered.
    ///
    /// A run in which the GlobalState leads there goes on with the state's own transitions.
    func ends(_ state: Int) -> Bool {
        profile.finishesInFinalStates && program.states[state].isFinal && !isHosted(state)
            && !globalTargets.contains(.state(state))
    }

    /// The positions of a state's transitions.
    func transitions(of state: Int) -> Range<Int> { program.states[state].transitions.indices }

    /// A transition's guards.
    func guards(of transition: Int) -> [CompiledGuard] {
        Array(program.guards[program.transitions[transition].guards.indices])
    }

    /// The positions of the GlobalState's transitions.
    var globalTransitions: Range<Int> { program.globalState.map { transitions(of: $0) } ?? 0..<0 }
}

/// Where a transition leads.
enum Destination: Sendable, Hashable {
    case state(Int)
    /// To a state that the host adds to those of the file.
    case added
    /// No state has the name; the number counts such names.
    case nowhere(Int)
}
