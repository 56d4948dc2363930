/// A definition compiled for running: every name looked up once, immutable, shared by any number of machines.
///
/// Making one never fails: what a sound definition may leave unresolved (see `Documentation/Semantics.md`) compiles to what it does.
public struct MachineProgram: Sendable {
    /// The definition that was compiled.
    public let definition: StateMachineDefinition

    let states: [CompiledState]
    let stateTable: NameTable
    let unnamedTargets: [String]
    let globalState: Int?
    let initialState: Int?

    let transitions: [CompiledTransition]
    let guards: [CompiledGuard]
    let actions: [CompiledAction]
    let settings: [CompiledSettings]

    let numerics: InputTable<Float>
    let booleans: InputTable<Bool>
    let strings: InputTable<String>
    let events: InputTable<Void>

    let interactions: [CompiledInteraction]
    let interactionsByKind: InteractionsByKind
    let layers: [String]
    let texts: [String]

    /// The kinds of events that a host must post to the machine, sorted by name; PointerEnter and PointerExit need PointerMove too.
    public let listenedEvents: [StateMachineDefinition.InteractionKind]

    var stateNames: [String] { stateTable.names }

    /// Compiles a definition; check it first, since what is wrong with it is not reported here.
    public init(_ definition: StateMachineDefinition) {
        var compiler = ProgramCompiler(definition)
        compiler.compile()
        self.definition = definition
        states = compiler.states
        stateTable = compiler.stateTable
        unnamedTargets = compiler.unnamedTargets.names
        globalState = compiler.globalState
        initialState = compiler.stateTable.position(of: definition.initial).map(Int.init)
        transitions = compiler.transitions
        guards = compiler.guards
        actions = compiler.actions
        settings = compiler.settings
        numerics = compiler.numerics
        booleans = compiler.booleans
        strings = compiler.strings
        events = compiler.events
        interactions = compiler.interactions
        interactionsByKind = InteractionsByKind(compiler.interactions)
        listenedEvents = interactionsByKind.listened
        layers = compiler.layers.names
        texts = compiler.texts.names
    }
}

/// A PlaybackState's settings, its background still to be read by the profile (P10).
struct CompiledSettings: Sendable, Hashable {
    var playback: PlaybackSettings
    let backgroundColor: UInt32?
    /// Which animation it is among those that the definition names, for comparing.
    let animation: Int32

    /// Stands for the empty id, and for states that leave playback as it is.
    static let noAnimation: Int32 = -1
}

/// The inputs of one type by position: their names and initial values.
struct InputTable<Value: Sendable>: Sendable {
    private var table = NameTable()
    private(set) var initialValues: [Value] = []

    var names: [String] { table.names }

    func position(of name: String) -> Int32? { table.position(of: name) }

    /// Of one name the last value counts; a name beginning with `@` is the machine's own and dropped.
    mutating func declare(_ name: String, _ value: Value) {
        guard !name.begins(with: "@") else { return }
        let position = Int(table.insert(name))
        if position < initialValues.count {
            initialValues[position] = value
        } else {
            initialValues.append(value)
        }
    }
}

/// Which interactions listen to what, in declaration order.
struct InteractionsByKind: Sendable {
    private var positions: [StateMachineDefinition.InteractionKind: [Int]] = [:]
    /// Those that follow the pointer onto layers and off them: PointerEnter and PointerExit with a layer.
    private(set) var following: [Int] = []

    init(_ interactions: [CompiledInteraction]) {
        for (position, interaction) in interactions.enumerated() {
            positions[interaction.kind, default: []].append(position)
            guard case .layer = interaction.scope else { continue }
            switch interaction.kind {
            case .pointerEnter, .pointerExit: following.append(position)
            case .click, .pointerDown, .pointerUp, .pointerMove, .onComplete, .onLoopComplete: continue
            }
        }
    }

    subscript(kind: StateMachineDefinition.InteractionKind) -> [Int] { positions[kind] ?? [] }

    /// The kinds that are listened to, sorted by name; who comes onto layers and leaves them must be told where the pointer moves.
    var listened: [StateMachineDefinition.InteractionKind] {
        var kinds = Set(positions.keys)
        if kinds.contains(.pointerEnter) || kinds.contains(.pointerExit) { kinds.insert(.pointerMove) }
        return kinds.sorted { $0.rawValue < $1.rawValue }
    }
}
