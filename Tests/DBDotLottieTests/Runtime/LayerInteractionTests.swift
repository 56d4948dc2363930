import DBDotLottie
import Testing

@Suite("Interactions on layers")
struct LayerInteractionTests {
    private static func says(_ text: String) -> [Definition.Action] { [.fireCustomEvent(value: .literal(text))] }

    @Test("Whether a layer is hit is asked when the interaction's turn comes, after the actions of those before it")
    func askedAnew() throws {
        let player = FakePlayback()
        let recorded = try RecordedMachine(
            [.state("a")],
            interactions: [
                .pointer(.click, layerName: "door", actions: Self.says("door")),
                .pointer(.click, layerName: "window", actions: Self.says("window")),
                .pointer(.click, layerName: "door", actions: Self.says("door again")),
            ],
            playback: player, recorder: player.recorder)
        recorded.machine.start()
        player.hitLayers = ["door"]
        player.recorder.onEvent = { _, _ in player.hitLayers = ["window"] }
        #expect(recorded.lines { $0.post(.click(x: 0, y: 0)) } == ["custom door", "custom window"])
    }

    @Test(
        "Whatever hits a layer with an interaction of its own makes it the entered one, so that a move onto it is none",
        arguments: zip(
            [.click, .pointerDown, .pointerUp, .pointerEnter] as [Definition.PointerKind],
            [
                .click(x: 0, y: 0), .pointerDown(x: 0, y: 0), .pointerUp(x: 0, y: 0), .pointerEnter(x: 0, y: 0),
            ] as [Event]))
    func makesEntered(kind: Definition.PointerKind, event: Event) throws {
        let player = FakePlayback()
        let recorded = try RecordedMachine(
            [.state("a")],
            interactions: [
                .pointer(kind, layerName: "door", actions: Self.says("door")),
                .pointer(.pointerExit, layerName: "door", actions: Self.says("left")),
            ],
            playback: player, recorder: player.recorder)
        recorded.machine.start()
        player.hitLayers = ["door"]
        #expect(recorded.lines { $0.post(event) } == ["custom door"])
        player.hitLayers = []
        #expect(recorded.lines { $0.post(.pointerMove(x: 9, y: 9)) } == ["custom left"])
    }
}
