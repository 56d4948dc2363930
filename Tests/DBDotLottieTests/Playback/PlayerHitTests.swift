import DBDotLottie
import Testing

@Suite("A player's hit tests")
struct PlayerHitTests {
    /// A square of 10 by 10 pixels in the middle of 100 by 100, until frame 5.
    private static let square = """
        {"fr": 10, "ip": 0, "op": 10, "w": 100, "h": 100, "layers": [
          {"ty": 1, "nm": "door", "ip": 0, "op": 5, "sw": 10, "sh": 10, "ks": {"p": {"k": [45, 45]}}}]}
        """

    private func player() throws -> HeadlessPlayer {
        let animation = try LottieAnimation(bytes: Array(Self.square.utf8))
        return HeadlessPlayer(animation: animation, canvas: CanvasSize(width: 200, height: 200))
    }

    @Test(
        "A player asks about its canvas, on which the animation is laid out",
        arguments: [(100, 100, true), (89, 100, false), (91, 109, true), (100, 111, false)] as [(Float, Float, Bool)])
    func canvas(x: Float, y: Float, isHit: Bool) throws {
        #expect(try player().hits(layerName: "door", x: x, y: y) == isHit)
    }

    @Test("A player asks about the current frame")
    func frame() throws {
        let player = try player()
        player.setFrame(6)
        #expect(!player.hits(layerName: "door", x: 100, y: 100))
    }

    @Test("The layout moves what is hit")
    func layout() throws {
        let player = try player()
        player.layout = Layout(fit: .none, alignX: 0, alignY: 0)
        #expect(player.hits(layerName: "door", x: 50, y: 50))
        #expect(!player.hits(layerName: "door", x: 100, y: 100))
    }

    @Test("Without an animation nothing is hit")
    func noAnimation() {
        #expect(!HeadlessPlayer().hits(layerName: "door", x: 0, y: 0))
    }
}
