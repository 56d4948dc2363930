import DBDotLottie
import DBStateMachine
import Testing

@Suite("Redirecting a tween, in 2026-07")
struct TweenRedirectionTests {
    private static func machine(after event: String) throws -> TweenedMachine {
        let tweened = try TweenedMachine(.dotLottieRS_2026_07)
        tweened.machine.fire(event)
        tweened.machine.update(deltaTime: 0.5)
        return tweened
    }

    @Test("Towards the same target nothing happens, and the tween goes on")
    func sameTarget() throws {
        let tweened = try Self.machine(after: "go")
        #expect(tweened.lines { $0.fire("go") } == ["fired go"])
        #expect(tweened.machine.pendingTransition?.progress == 0.5)
    }

    @Test("Towards another target it starts anew with the full duration, and the source is not left again")
    func otherTarget() throws {
        let tweened = try Self.machine(after: "go")
        #expect(tweened.lines { $0.fire("other") } == ["fired other", "a -> c", "player: tween to 0.0"])
        #expect(tweened.machine.tweenProgress == 0)
        #expect(tweened.machine.pendingTransition?.duration == 2)
        tweened.machine.update(deltaTime: 1.5)
        #expect(tweened.machine.status == .tweening)
        tweened.machine.update(deltaTime: 0.5)
        #expect(tweened.machine.currentStateName == "c")
    }

    @Test(
        "An instant transition ends it and enters, the source itself too", arguments: [("away", "c"), ("again", "a")])
    func instant(event: String, state: String) throws {
        let tweened = try Self.machine(after: "go")
        #expect(
            tweened.lines { $0.fire(event) } == [
                "fired \(event)", "player: cancel", "a -> \(state)", "enter \(state)", "player: enter Forward",
            ])
        #expect(tweened.machine.status == .running)
    }

    @Test("One of the GlobalState has not run the source's exit actions; a local redirection does (P2)")
    func globalFirst() throws {
        let tweened = try Self.machine(after: "all")
        #expect(
            tweened.lines { $0.fire("other") } == [
                "fired other", "a -> c", "custom left a", "exit a", "player: tween to 0.0",
            ])
        #expect(tweened.lines { $0.fire("go") } == ["fired go", "a -> b", "player: tween to 0.0"])
    }

    @Test("An event that moves nothing is kept while it runs")
    func keptEvent() throws {
        let recorded = try RecordedMachine(
            [
                .state("a", .tween(to: "b", lasting: 1, .on("go"))), .state("b", .to("c", .on("later"))), .state("c"),
            ],
            inputs: [.event(name: "go"), .event(name: "later")], profile: .dotLottieRS_2026_07, playback: FakePlayback()
        )
        recorded.machine.start()
        recorded.machine.fire("go")
        recorded.machine.fire("later")
        recorded.machine.update(deltaTime: 1)
        #expect(recorded.machine.currentStateName == "c")
    }
}
