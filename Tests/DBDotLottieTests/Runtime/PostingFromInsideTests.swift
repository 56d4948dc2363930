import DBDotLottie
import Testing

@Suite("Posting from inside a machine's own work")
struct PostingFromInsideTests {
    private static func machine() throws -> RecordedMachine {
        try RecordedMachine(
            [
                .state("a", .to("b", .on("go"))), .state("b", .to("c", .on("click"))),
                .state("c", .to("b", .on("click"))),
            ],
            inputs: [.event(name: "go"), .event(name: "click")],
            interactions: [.pointer(.click, layerName: nil, actions: [.fire(inputName: "click")])])
    }

    @Test("What is posted while a state is being left is done at once, and moves nothing before the state is entered")
    func postWhileLeaving() throws {
        let recorded = try Self.machine()
        recorded.machine.start()
        recorded.recorder.onEvent = { machine, event in
            if event == .transition(from: "a", to: "b") { machine.post(.click(x: 0, y: 0)) }
        }
        #expect(
            recorded.lines { $0.fire("go") } == [
                "fired go", "a -> b", "fired click", "exit a", "enter b", "b -> c", "exit b", "enter c",
            ])
    }

    @Test("The GlobalState sees what is posted from inside, as it sees what is written there")
    func postForGlobalState() throws {
        let recorded = try RecordedMachine(
            [.anywhere(.to("g", .number("x", .equal, 1))), .state("a", .to("b", .on("go"))), .state("b"), .state("g")],
            inputs: [.event(name: "go"), .numeric(name: "x", value: 0)],
            interactions: [.pointer(.click, layerName: nil, actions: [.setNumeric(inputName: "x", value: .literal(1))])]
        )
        recorded.machine.start()
        recorded.recorder.onEvent = { machine, event in
            if event == .stateEntered("b") { machine.post(.click(x: 0, y: 0)) }
        }
        recorded.machine.fire("go")
        #expect(recorded.machine.currentStateName == "g")
    }

    @Test("An observer that posts whenever a state is entered ends as an infinite loop, not in a deep stack")
    func postWheneverEntered() throws {
        let recorded = try Self.machine()
        recorded.machine.start()
        recorded.recorder.onEvent = { machine, event in
            if case .stateEntered = event { machine.post(.click(x: 0, y: 0)) }
        }
        #expect(recorded.lines { $0.fire("go") }.suffix(2) == ["Stop", "Error infiniteLoop"])
    }

    @Test("What an observer posts while an interaction's action is done is evaluated before post returns")
    func postFromAction() throws {
        let recorded = try RecordedMachine(
            [.state("a", .to("b", .on("click"))), .state("b")], inputs: [.event(name: "click")],
            interactions: [
                .pointer(.pointerDown, layerName: nil, actions: [.fireCustomEvent(value: .literal("down"))]),
                .pointer(.click, layerName: nil, actions: [.fire(inputName: "click")]),
            ])
        recorded.machine.start()
        recorded.recorder.onEvent = { machine, event in
            if event == .customEvent("down") { machine.post(.click(x: 0, y: 0)) }
        }
        #expect(
            recorded.lines { $0.post(.pointerDown(x: 0, y: 0)) } == [
                "custom down", "fired click", "a -> b", "exit a", "enter b",
            ])
    }
}
