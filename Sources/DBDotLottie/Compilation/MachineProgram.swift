/// A definition compiled for running: every name looked up once, immutable, shared by any number of machines.
///
/// Making one never fails: what a sound definition may leave unresolved (`SEMANTICS`: "loads, with a warning") compiles to what it does.
public struct MachineProgram: Sendable {
    /// The definition that was compiled.
    public let definition: StateMachineDefinition

    let states: [CompiledState]
    let stateNames: [String]
    let statePositions: [ExactName: Int]
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

    /// Compiles a definition; check it first, since what is wrong with it is not reported here.
    public init(_ definition: StateMachineDefinition) {
        var compiler = ProgramCompiler(definition)
        compiler.compile()
        self.definition = definition
        states = compiler.states
        stateNames = definition.states.map(\.name)
        statePositions = compiler.statePositions
        unnamedTargets = compiler.unnamedTargets.texts
        globalState = compiler.globalState
        initialState = compiler.statePositions[ExactName(definition.initial)]
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
        layers = compiler.layers.texts
        texts = compiler.texts.texts
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
    private(set) var names: [String] = []
    private(set) var initialValues: [Value] = []
    private var positions: [ExactName: Int32] = [:]

    func position(of name: String) -> Int32? { positions[ExactName(name)] }

    /// Of one name the last value counts; a name beginning with `@` is the machine's own and dropped.
    mutating func declare(_ name: String, _ value: Value) {
        guard !name.begins(with: "@") else { return }
        if let position = position(of: name) {
            initialValues[Int(position)] = value
        } else {
            positions[ExactName(name)] = Int32(names.count)
            names.append(name)
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
}
