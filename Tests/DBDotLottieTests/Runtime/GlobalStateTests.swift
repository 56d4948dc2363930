import DBDotLottie
import Testing

@Suite("Entering the GlobalState itself")
struct GlobalStateTests {
    private static func says(_ text: String) -> [Definition.Action] { [.fireCustomEvent(value: .literal(text))] }

    private static func machine(initial: String) throws -> RecordedMachine {
        let everywhere = Definition.GlobalState(
            name: "anywhere", entryActions: says("hello"), exitActions: says("bye"),
            transitions: [.to("b", .on("go")), .to("anywhere", .on("home"))])
        let definition = Definition(
            initial: initial, states: [.global(everywhere), .state("a"), .state("b")],
            inputs: [.event(name: "go"), .event(name: "home")])
        return try RecordedMachine(definition)
    }

    @Test("As a target it is entered and left with its own actions, which its transitions alone do not run")
    func asTarget() throws {
        let recorded = try Self.machine(initial: "a")
        recorded.machine.start()
        #expect(recorded.lines { $0.fire("go") } == ["fired go", "a -> b", "exit a", "enter b"])
        #expect(
            recorded.lines { $0.fire("home") } == [
                "fired home", "b -> anywhere", "exit b", "enter anywhere", "custom hello",
            ])
    }

    @Test("As the initial state it is entered with its actions")
    func asInitial() throws {
        let recorded = try Self.machine(initial: "anywhere")
        #expect(recorded.lines { $0.start() } == [" -> anywhere", "exit ", "enter anywhere", "custom hello", "Start"])
        #expect(recorded.lines { $0.override("a") } == ["anywhere -> a", "custom bye", "exit anywhere", "enter a"])
    }
}
