/// Turns a definition's names into positions, part by part into flat arrays.
struct ProgramCompiler {
    let definition: StateMachineDefinition

    private(set) var states: [CompiledState] = []
    private(set) var stateTable = NameTable()
    private(set) var globalState: Int?
    private(set) var transitions: [CompiledTransition] = []
    private(set) var guards: [CompiledGuard] = []
    private(set) var actions: [CompiledAction] = []
    private(set) var settings: [CompiledSettings] = []
    private(set) var interactions: [CompiledInteraction] = []

    private(set) var numerics = InputTable<Float>()
    private(set) var booleans = InputTable<Bool>()
    private(set) var strings = InputTable<String>()
    private(set) var events = InputTable<Void>()

    private(set) var unnamedTargets = NameTable()
    private(set) var animations = NameTable()
    private(set) var layers = NameTable()
    var texts = NameTable()

    init(_ definition: StateMachineDefinition) { self.definition = definition }

    mutating func compile() {
        for input in definition.inputs { declare(input) }
        // Of several states of one name, which no check lets pass, the first counts.
        let named = definition.states.filter { declare($0) }
        states = named.map { compile($0) }
        interactions = definition.interactions.map { compile($0) }
    }

    private mutating func declare(_ input: StateMachineDefinition.Input) {
        switch input {
        case .numeric(let name, let value): numerics.declare(name, value)
        case .boolean(let name, let value): booleans.declare(name, value)
        case .string(let name, let value): strings.declare(name, value)
        case .event(let name): events.declare(name, ())
        }
    }

    /// Answers whether the name is new.
    private mutating func declare(_ state: StateMachineDefinition.State) -> Bool {
        let count = stateTable.names.count
        let position = stateTable.insert(state.name)
        if case .global = state, globalState == nil { globalState = Int(position) }
        return stateTable.names.count > count
    }

    private mutating func compile(_ state: StateMachineDefinition.State) -> CompiledState {
        let playback: CompiledState.Playback
        switch state {
        case .playback(let state): playback = compileSettings(of: state)
        case .global: playback = .none
        }
        return CompiledState(
            transitions: compile(state.transitions), entryActions: compile(state.entryActions),
            exitActions: compile(state.exitActions), playback: playback, isFinal: state.isFinal,
            readsElapsedTime: state.transitions.contains { $0.readsElapsedTime })
    }

    private mutating func compileSettings(of state: StateMachineDefinition.PlaybackState) -> CompiledState.Playback {
        let playback = PlaybackSettings(
            animation: state.animation, autoplay: state.autoplay, loop: state.loop, loopCount: state.loopCount,
            mode: state.mode, speed: state.speed, segment: state.segment, background: 0)
        settings.append(
            CompiledSettings(
                playback: playback, backgroundColor: state.backgroundColor,
                animation: state.animation.isEmpty
                    ? CompiledSettings.noAnimation : animations.insert(state.animation)))
        return .settings(Int32(settings.count - 1))
    }

    private mutating func compile(_ list: [StateMachineDefinition.Transition]) -> IndexRange {
        let compiled = list.map { compile($0) }
        return Self.append(compiled, to: &transitions)
    }

    private mutating func compile(_ transition: StateMachineDefinition.Transition) -> CompiledTransition {
        let compiled = (transition.guards ?? []).map { compile($0) }
        return CompiledTransition(
            target: target(named: transition.toState), guards: Self.append(compiled, to: &guards),
            hasEventGuard: compiled.contains { if case .event = $0 { true } else { false } },
            tween: transition.tween.flatMap(CompiledTween.init))
    }

    private mutating func target(named name: String) -> CompiledTransition.Target {
        if let position = stateTable.position(of: name) { return .state(position) }
        return .unnamed(unnamedTargets.insert(name))
    }

    private mutating func compile(_ list: [StateMachineDefinition.Action]) -> IndexRange {
        let compiled = list.compactMap { compile($0) }
        return Self.append(compiled, to: &actions)
    }

    private mutating func compile(_ interaction: StateMachineDefinition.Interaction) -> CompiledInteraction {
        let scope: CompiledInteraction.Scope =
            switch interaction {
            case .pointer(_, nil, _): .anywhere
            case .pointer(_, let layer?, _): .layer(layers.insert(layer))
            case .onComplete(let state, _), .onLoopComplete(let state, _): .state(target(named: state))
            }
        return CompiledInteraction(kind: interaction.kind, scope: scope, actions: compile(interaction.actions))
    }

    private static func append<Part>(_ parts: [Part], to array: inout [Part]) -> IndexRange {
        guard !parts.isEmpty else { return .empty }
        let start = array.count
        array += parts
        return IndexRange(start: Int32(start), end: Int32(array.count))
    }
}

extension CompiledTween {
    /// `nil` for numbers with which the player makes the transition an instant one.
    init?(_ tween: StateMachineDefinition.Tween) {
        let easing = tween.easing
        guard tween.duration > 0, easing.canTween else { return nil }
        self.init(milliseconds: tween.duration * 1000, easing: easing)
    }
}

extension StateMachineDefinition.Easing {
    var canTween: Bool {
        (0...1).contains(x1) && (0...1).contains(x2) && y1.isFinite && y2.isFinite
    }
}

extension StateMachineDefinition.Transition {
    /// Whether a guard compares with `@elapsedTime`, so that time alone may make it pass.
    var readsElapsedTime: Bool {
        (guards ?? []).contains {
            guard case .numeric(let name, _, let value) = $0 else { return false }
            return name == BuiltInInput.elapsedTime.rawValue || value == .builtIn(.elapsedTime)
        }
    }
}
