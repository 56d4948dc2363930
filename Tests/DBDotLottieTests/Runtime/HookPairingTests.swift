import DBDotLottie
import DBStateMachine
import Testing

@Suite("A hosted state is left once for each time it is entered")
struct HookPairingTests {
    private static let profiles = DotLottieProfile.presets

    /// A machine in the hosted state `a`, whose hooks are noted.
    private static func machine(_ profile: DotLottieProfile) throws -> (tweened: TweenedMachine, hosted: ScriptedState)
    {
        let hosted = ScriptedState()
        let tweened = try TweenedMachine(profile, hosting: ["a": hosted])
        hosted.recorder = tweened.recorded.recorder
        return (tweened, hosted)
    }

    private static func hooks(_ lines: [String]) -> [String] { lines.filter { $0 == "willExit" || $0 == "didEnter" } }

    @Test("A tween of the GlobalState that is redirected does not leave it again", arguments: profiles)
    func redirection(profile: DotLottieProfile) throws {
        let (tweened, _) = try Self.machine(profile)
        let lines = tweened.lines {
            $0.fire("all")
            $0.override("c")
        }
        #expect(Self.hooks(lines) == ["willExit"])
    }

    @Test("A stop during a tween, and a start after it, do not leave it again", arguments: profiles)
    func stop(profile: DotLottieProfile) throws {
        let (tweened, _) = try Self.machine(profile)
        let lines = tweened.lines {
            $0.fire("go")
            $0.stop()
            $0.start()
        }
        #expect(Self.hooks(lines) == ["willExit", "didEnter"])
    }

    @Test("A lost tween leaves it current, and a later transition does not leave it again", arguments: profiles)
    func loss(profile: DotLottieProfile) throws {
        let (tweened, _) = try Self.machine(profile)
        let lines = tweened.lines {
            $0.fire("go")
            tweened.player.loseTween()
            $0.update(deltaTime: 0.5)
            $0.fire("away")
        }
        #expect(Self.hooks(lines) == ["willExit"])
        #expect(tweened.machine.currentStateName == "c")
    }

    @Test("An override that lets the tween run on does not leave it again", arguments: profiles)
    func override(profile: DotLottieProfile) throws {
        let (tweened, _) = try Self.machine(profile)
        let lines = tweened.lines {
            $0.fire("go")
            $0.override("a")
            $0.update(deltaTime: 2)
        }
        #expect(Self.hooks(lines).prefix(2) == ["willExit", "didEnter"])
        #expect(Self.hooks(lines).count == (profile == .dotLottieRS_0_1_58 ? 3 : 2))
    }

    /// Keeps what the file says on entry, and replaces what it says on exit.
    final class Silent: DotLottieState {
        override func willExit(to nextState: DBState) {}
    }

    @Test("What the file says on exit is done again where the players do it again, unless a subclass replaces it")
    func exitActions() throws {
        for (hosted, actions) in [(DotLottieState(), ["custom left a"]), (Silent(), [])] {
            let tweened = try TweenedMachine(hosting: ["a": hosted])
            tweened.machine.fire("go")
            tweened.machine.stop()
            let lines = tweened.lines { $0.start() }
            let first = lines.filter { !$0.hasPrefix("player") }.prefix(2 + actions.count)
            #expect(Array(first) == ["a -> a"] + actions + ["exit a"])
        }
    }
}
