internal import DBStateMachine

/// What a user can do to a machine where it stands, and what comes of waiting.
struct InteractionSteps {
    private let program: MachineProgram
    private let machine: DotLottieStateMachine
    private let player: HeadlessPlayer

    init(_ program: MachineProgram, _ machine: DotLottieStateMachine, _ player: HeadlessPlayer) {
        self.program = program
        self.machine = machine
        self.player = player
    }

    /// One way to bring each interaction about that can be brought about now, for the first few of them.
    var all: [[Scenario.Step]] {
        program.interactions.prefix(Self.interactionsTried).compactMap { step(for: $0).map { [$0] } }
    }

    /// Ways to bring about what the witness asks for last, its event or a number or truth, by an interaction; the rest is written before.
    func approaches(
        _ witness: ConjunctionWitness, from values: InputValues, _ aim: TransitionAim
    ) -> [[Scenario.Step]] {
        var approaches: [[Scenario.Step]] = []
        for interaction in program.interactions.prefix(Self.interactionsTried) {
            guard
                let part = interaction.actions.indices.lazy.compactMap({
                    self.part(program.actions[$0], witness, values)
                })
                .first, let step = step(for: interaction)
            else { continue }
            var rest = witness
            switch part {
            case .event: rest.event = nil
            case .numeric(let input): rest.numerics[input] = nil
            case .boolean(let input): rest.booleans[input] = nil
            case .text(let input): rest.strings[input] = nil
            }
            guard rest.event == nil, rest.elapsedTime ?? 0 <= values.elapsedTime else { continue }
            approaches.append(aim.writes(rest, from: values) + [step])
            if approaches.count == Self.approachesTried { break }
        }
        return approaches
    }

    private enum Part { case event, numeric(Int32), boolean(Int32), text(Int32) }

    /// The part of a witness that an action provides, if it is not there already.
    private func part(_ action: CompiledAction, _ witness: ConjunctionWitness, _ values: InputValues) -> Part? {
        switch action {
        case .fire(let event): return witness.event == event ? .event : nil
        case .setNumeric(let input, .constant(let value)):
            guard witness.event == nil, witness.numerics[input] == value, values.numerics[Int(input)] != value else {
                return nil
            }
            return .numeric(input)
        case .setBoolean(let input, .constant(let value)):
            return changes(input, to: value, witness, values) ? .boolean(input) : nil
        case .toggle(let input):
            return changes(input, to: !values.booleans[Int(input)], witness, values) ? .boolean(input) : nil
        case .step(let input, let direction, .constant(let size), _):
            let old = values.numerics[Int(input)]
            let new = direction == .up ? old + size : old - size
            return witness.event == nil && witness.numerics[input] == new && new != old ? .numeric(input) : nil
        case .setText(let input, .constant(let text)):
            let text = program.texts[Int(text)]
            guard witness.event == nil, let wanted = witness.strings[input], wanted.isExactly(text),
                !values.strings[Int(input)].isExactly(text)
            else { return nil }
            return .text(input)
        case .multiply, .floor, .clamp, .setRandom, .setNumeric, .setBoolean, .setText, .step, .reset, .setTheme,
            .setFrame, .setProgress, .customEvent, .openUrl:
            return nil
        }
    }

    private func changes(
        _ input: Int32, to value: Bool, _ witness: ConjunctionWitness, _ values: InputValues
    ) -> Bool {
        witness.event == nil && witness.booleans[input] == value && values.booleans[Int(input)] != value
    }

    /// The step that brings an interaction about now; `nil` if its layer is nowhere, or its state is not the current one.
    private func step(for interaction: CompiledInteraction) -> Scenario.Step? {
        switch interaction.scope {
        case .anywhere:
            .post(Event(interaction.kind, x: player.canvas.width / 2, y: player.canvas.height / 2))
        case .layer(let layer): step(for: interaction.kind, onLayer: program.layers[Int(layer)])
        case .state(let target):
            machine.position(of: target) == machine.currentPosition ? completion(interaction.kind) : nil
        }
    }

    private func step(
        for kind: StateMachineDefinition.InteractionKind, onLayer layer: String
    ) -> Scenario.Step? {
        guard let point = player.point(onLayerNamed: layer) else { return nil }
        switch kind {
        case .pointerExit: return nil
        case .click, .pointerDown, .pointerUp, .pointerMove, .pointerEnter, .onComplete, .onLoopComplete:
            return .post(Event(kind, x: point.x, y: point.y))
        }
    }

    /// Waiting, where an animation plays towards its end, else the completion itself.
    private func completion(_ kind: StateMachineDefinition.InteractionKind) -> Scenario.Step? {
        guard player.status == .playing, let milliseconds = player.passMilliseconds else {
            return .post(Event(kind, x: 0, y: 0))
        }
        return .tick(milliseconds: milliseconds)
    }

    private static let interactionsTried = 64
    private static let approachesTried = 3
}

extension HeadlessPlayer {
    /// How long the whole animation takes at the current speed, in whole milliseconds; `nil` if it does not end.
    fileprivate var passMilliseconds: Double? {
        guard let animation, speed > 0 else { return nil }
        let milliseconds = (Double(animation.duration) / Double(speed) * 1000).rounded(.up)
        return milliseconds.isFinite && milliseconds > 0 ? milliseconds : nil
    }
}
