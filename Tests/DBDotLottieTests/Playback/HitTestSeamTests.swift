import DBDotLottie
import Testing

@Suite("A player's hit tests")
struct HitTestSeamTests {
    /// Hits one point of one layer, at one frame and canvas.
    private struct OnePoint: LayerHitTesting {
        func hits(
            _ animation: LottieAnimation, layerName: String, frame: Float, canvas: CanvasSize, x: Float, y: Float
        ) -> Bool {
            animation.totalFrames == 5 && layerName == "door" && frame == 2
                && canvas == CanvasSize(width: 30, height: 40)
                && (x, y) == (7, 9)
        }
    }

    @Test("A player asks about the current frame on its canvas")
    func asks() throws {
        let player = try HeadlessPlayer(animation: .sample(), canvas: CanvasSize(width: 30, height: 40))
        player.hitTester = OnePoint()
        #expect(!player.hits(layerName: "door", x: 7, y: 9))
        player.setFrame(2)
        #expect(player.hits(layerName: "door", x: 7, y: 9))
        player.canvas.width = 31
        #expect(!player.hits(layerName: "door", x: 7, y: 9))
    }

    @Test("Without an animation nothing is hit")
    func noAnimation() {
        let player = HeadlessPlayer()
        player.hitTester = OnePoint()
        #expect(!player.hits(layerName: "door", x: 7, y: 9))
    }
}
