import DBDotLottie
import Testing

@Suite("Interactions anywhere, and on completion")
struct InteractionTests {
    private static let inputs: [Definition.Input] = [.event(name: "go"), .numeric(name: "x", value: 0)]

    private static func custom(_ text: String) -> Definition.Action { .fireCustomEvent(value: .literal(text)) }

    @Test(
        "Each kind of pointer event does the actions of its own kind",
        arguments: zip(
            Definition.PointerKind.allCases,
            [
                .click(x: 0, y: 0), .pointerDown(x: 0, y: 0), .pointerUp(x: 0, y: 0), .pointerMove(x: 0, y: 0),
                .pointerEnter(x: 0, y: 0), .pointerExit(x: 0, y: 0),
            ] as [Event]))
    func kinds(kind: Definition.PointerKind, event: Event) throws {
        let recorded = try RecordedMachine(
            [.state("a")],
            interactions: Definition.PointerKind.allCases.map {
                .pointer($0, layerName: nil, actions: [Self.custom("\($0)")])
            })
        recorded.machine.start()
        #expect(recorded.lines { $0.post(event) } == ["custom \(kind)"])
    }

    @Test("All interactions of a kind are done in order, and each writing action is followed by an evaluation")
    func order() throws {
        let step = Definition.Action.increment(inputName: "x", value: .literal(1))
        let recorded = try RecordedMachine(
            [
                .state("a", .to("b", .number("x", .equal, 1))), .state("b", .to("c", .number("x", .equal, 2))),
                .state("c"),
            ],
            inputs: Self.inputs,
            interactions: [
                .pointer(.click, layerName: nil, actions: [step, Self.custom("between"), step]),
                .pointer(.click, layerName: nil, actions: [Self.custom("last")]),
            ])
        recorded.machine.start()
        #expect(
            recorded.lines { $0.post(.click(x: 0, y: 0)) } == [
                "x: 0.0 to 1.0", "a -> b", "exit a", "enter b", "custom between", "x: 1.0 to 2.0", "b -> c", "exit b",
                "enter c", "custom last",
            ])
    }

    @Test("An action that writes nothing evaluates nothing")
    func noWrite() throws {
        let idle: [Definition.Action] = [
            Self.custom("hello"), .fire(inputName: "nothing"), .multiply(inputName: "x", value: .literal(2)),
        ]
        let recorded = try RecordedMachine(
            [.state("a"), .state("b", .to("c", .number("x", .equal, 0))), .state("c")], inputs: Self.inputs,
            interactions: [.pointer(.click, layerName: nil, actions: idle)])
        recorded.machine.start()
        recorded.machine.override("b")
        #expect(recorded.lines { $0.post(.click(x: 0, y: 0)) } == ["custom hello"])
    }

    @Test("A completion that is posted reaches the interactions of the state that is current then, all of them")
    func completion() throws {
        let recorded = try RecordedMachine(
            [.state("a", .to("b", .on("go"))), .state("b")], inputs: Self.inputs,
            interactions: [
                .onComplete(stateName: "a", actions: [.fire(inputName: "go")]),
                .onComplete(stateName: "b", actions: [Self.custom("b")]),
                .onComplete(stateName: "a", actions: [Self.custom("a")]),
                .onLoopComplete(stateName: "a", actions: [Self.custom("loop")]),
                .onComplete(stateName: "nowhere", actions: [Self.custom("nowhere")]),
            ])
        #expect(recorded.lines { $0.post(.onComplete) } == [])
        recorded.machine.start()
        #expect(recorded.lines { $0.post(.onLoopComplete) } == ["custom loop"])
        #expect(
            recorded.lines { $0.post(.onComplete) } == ["fired go", "a -> b", "exit a", "enter b", "custom a"])
    }

    @Test(
        "Actions go on after one of them has stopped the machine",
        arguments: [DotLottieProfile.dotLottieRS_0_1_58, .dotLottieRS_2026_07])
    func goOn(profile: DotLottieProfile) throws {
        let actions: [Definition.Action] = [
            .fire(inputName: "go"), .setNumeric(inputName: "x", value: .literal(1)), .reset(inputName: "x"),
        ]
        let recorded = try RecordedMachine(
            [.state("a", .to("end", .on("go"))), .state("end", isFinal: true)], inputs: Self.inputs,
            interactions: [.pointer(.click, layerName: nil, actions: actions)], profile: profile)
        recorded.machine.start()
        #expect(
            recorded.lines { $0.post(.click(x: 0, y: 0)) } == [
                "fired go", "a -> end", "exit a", "enter end", "Stop", "x: 0.0 to 1.0",
            ])
    }
}
