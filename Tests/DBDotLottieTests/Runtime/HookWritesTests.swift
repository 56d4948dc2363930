import DBDotLottie
import DBStateMachine
import Testing

@Suite("What hooks write while a tween begins")
struct HookWritesTests {
    @Test("A write while the source is left is evaluated before the operation ends where tweens can be redirected")
    func writeWhileLeaving() throws {
        let hosted = ScriptedState()
        let tweened = try TweenedMachine(.dotLottieRS_2026_07, hosting: ["a": hosted])
        hosted.onExit = { $0.fire("away") }
        #expect(
            tweened.lines { $0.fire("go") } == [
                "fired go", "a -> b", "fired away", "exit a", "player: tween to 0.0", "player: cancel", "a -> c",
                "enter c", "player: enter Forward",
            ])
    }
}
