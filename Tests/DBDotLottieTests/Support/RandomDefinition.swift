import TestSupport

import DBDotLottie

/// Makes sound definitions at random, the same for the same seed.
struct RandomDefinition {
    typealias Definition = StateMachineDefinition

    private var random: SplitMix64
    private let states: [String]
    private let numbers = ["score", "level", "x"]
    private let truths = ["isOn", "ready"]
    private let texts = ["role", "größe", "x"]
    private let events = ["go", "done"]

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        states = (0...Int(seed % 5)).map { "state \($0)" }
    }

    mutating func definition() -> Definition {
        let global = Definition.State.global(
            .init(name: "everywhere", entryActions: actions(), exitActions: actions(), transitions: transitions()))
        return Definition(
            initial: pick(states), states: states.map { .playback(playbackState($0)) } + (chance() ? [global] : []),
            interactions: some { $0.interaction() }, inputs: inputs())
    }

    private mutating func playbackState(_ name: String) -> Definition.PlaybackState {
        .init(
            name: name, animation: pick(["", "door"]), autoplay: chance(), loop: chance(),
            loopCount: pick([0, 1, .max]), mode: pick(PlaybackMode.allCases), speed: number(),
            segment: pick([nil, .marker("intro"), .frames(number(), number())]),
            backgroundColor: pick([nil, 0, 0xFF00FF, .max]), isFinal: chance(), entryActions: actions(),
            exitActions: actions(), transitions: transitions())
    }

    private mutating func transitions() -> [Definition.Transition] {
        let guarded = some { random in
            Definition.Transition(toState: random.pick(random.states), guards: random.guards(), tween: random.tween())
        }
        return chance() ? guarded + [.init(toState: pick(states))] : guarded
    }

    private mutating func tween() -> Definition.Tween? {
        guard chance() else { return nil }
        return .init(duration: number(), easing: .init(number(), number(), number(), number()))
    }

    private mutating func guards() -> [Definition.Guard] {
        some { random in
            switch Int.random(in: 0..<4, using: &random.random) {
            case 0:
                .numeric(
                    inputName: random.pick(random.numbers + ["@elapsedTime"]),
                    random.pick(Definition.Condition.allCases),
                    compareTo: random.numeric())
            case 1:
                .string(
                    inputName: random.pick(random.texts), random.pick([.equal, .notEqual]), compareTo: random.text())
            case 2:
                .boolean(
                    inputName: random.pick(random.truths), random.pick([.equal, .notEqual]), compareTo: random.truth())
            default: .event(inputName: random.pick(random.events))
            }
        }
    }

    private mutating func actions() -> [Definition.Action] {
        some { $0.action() }
    }

    private mutating func action() -> Definition.Action {
        let choices: [Definition.Action] = [
            .increment(inputName: pick(numbers), value: pick([nil, numeric()])),
            .decrement(inputName: pick(numbers), value: pick([nil, numeric()])),
            .multiply(inputName: pick(numbers), value: numeric()), .floor(inputName: pick(numbers)),
            .clamp(inputName: pick(numbers), min: pick([nil, numeric()]), max: pick([nil, numeric()])),
            .setRandom(
                inputName: pick(numbers), min: pick([nil, numeric()]), max: pick([nil, numeric()]), integer: chance()),
            .setNumeric(inputName: pick(numbers), value: numeric()),
            .setBoolean(inputName: pick(truths), value: truth()),
            .setString(inputName: pick(texts), value: pick(["", "$role", "a \"b\"\n\u{1F3AC}"])),
            .toggle(inputName: pick(truths)), .fire(inputName: pick(events)), .reset(inputName: pick(numbers + truths)),
            .setTheme(value: text()), .setFrame(value: numeric()), .setProgress(value: numeric()),
            .fireCustomEvent(value: text()), .openUrl(url: text(), target: pick(["", "_blank"])),
        ]
        return pick(choices)
    }

    private mutating func interaction() -> Definition.Interaction {
        let choices: [Definition.Interaction] = [
            .pointer(pick(Definition.PointerKind.allCases), layerName: pick([nil, "button"]), actions: actions()),
            .onComplete(stateName: pick(states), actions: actions()),
            .onLoopComplete(stateName: pick(states), actions: actions()),
        ]
        return pick(choices)
    }

    private mutating func inputs() -> [Definition.Input] {
        numbers.map { .numeric(name: $0, value: number()) } + truths.map { .boolean(name: $0, value: chance()) }
            + texts.map { .string(name: $0, value: pick(["", "guest", "é"])) } + events.map { .event(name: $0) }
    }

    private mutating func numeric() -> ValueReference<Float> {
        pick([.literal(number()), .input(pick(numbers)), .builtIn(.elapsedTime)])
    }

    private mutating func truth() -> ValueReference<Bool> {
        pick([.literal(chance()), .input(pick(truths)), .text(pick(truths))])
    }

    private mutating func text() -> ValueReference<String> {
        pick([.literal(""), .literal("@text"), .literal("https://example.com/ä"), .input(pick(texts))])
    }

    /// Any number but none that is not one.
    private mutating func number() -> Float {
        let any = Float(bitPattern: UInt32.random(in: 0 ... .max, using: &random))
        return pick([0, 1, -0.5, 0.1, 60, any.isNaN ? .infinity : any])
    }

    private mutating func chance() -> Bool { Bool.random(using: &random) }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &random)]
    }

    private mutating func some<Element>(_ make: (inout Self) -> Element) -> [Element] {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in make(&self) }
    }
}
