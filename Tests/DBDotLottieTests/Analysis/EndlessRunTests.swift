import DBDotLottie
import TestSupport
import Testing

@Suite("Circles that a run follows without end")
struct EndlessRunTests {
    typealias Transition = Definition.Transition

    private static let code = DiagnosticCode.infiniteLoop.rawValue

    /// The paths at which circles are reported; each machine is run too, from its initial state, with its inputs as they are.
    private static func circles(
        of machine: Definition, profile: DotLottieProfile = .documented, endsInError: Bool
    ) throws -> [String] {
        let player = try DotLottieStateMachine(definition: machine, profile: profile)
        player.start()
        #expect((player.status == .stopped) == endsInError)
        return machine.findings(profile: profile).filter { $0.hasSuffix(code) }
            .map { String($0.dropLast(code.count + 1)) }
    }

    @Test("Fallthroughs that lead to one another, or to themselves", arguments: DotLottieProfile.presets)
    func fallthroughs(profile: DotLottieProfile) throws {
        let two = Definition.machine(.state("a", .to("b")), .state("b", .to("a")))
        #expect(try Self.circles(of: two, profile: profile, endsInError: true) == ["states[0].transitions[0]"])
        let one = Definition.machine(.state("a", .to("a")))
        #expect(try Self.circles(of: one, profile: profile, endsInError: true) == ["states[0].transitions[0]"])
    }

    @Test("A circle is reported at its first state in the file, wherever it is entered")
    func place() throws {
        let machine = Definition.machine(
            .state("start", .to("c")), .state("a", .to("b", .go), .to("b")), .state("b", .to("c")),
            .state("c", .to("a")))
        #expect(try Self.circles(of: machine, endsInError: true) == ["states[1].transitions[1]"])
    }

    @Test("A guard that may pass first breaks a circle only while it passes")
    func breakingGuard() throws {
        let machine = Definition.machine(.state("a", .to("c", .isOn), .to("b")), .state("b", .to("a")), .state("c"))
        #expect(try Self.circles(of: machine, endsInError: true) == ["states[0].transitions[1]"])
    }

    @Test("Guards that leave no value for the circle end it")
    func complementaryGuards() throws {
        let machine = Definition.machine(
            .state("a", .to("c", .isOn), .to("b")), .state("b", .to("c", .isOff), .to("a")), .state("c"))
        #expect(try Self.circles(of: machine, endsInError: false) == [])
    }

    @Test("A circle that counts towards a guard is left alone")
    func countingCircle() throws {
        let count = Definition.Action.increment(inputName: "n", value: nil)
        let machine = Definition.machine(
            .state("a", entry: [count], .to("c", .n(.greaterThan, 5)), .to("a")), .state("c"))
        #expect(try Self.circles(of: machine, endsInError: false) == [])
    }

    @Test("Changing what nobody looks at does not end a circle")
    func busyCircle() throws {
        let count = Definition.Action.increment(inputName: "m", value: nil)
        let machine = Definition.machine(
            .state("a", entry: [count], .to("c", .n(.greaterThan, 5)), .to("a")), .state("c"))
        #expect(try Self.circles(of: machine, endsInError: true) == ["states[0].transitions[1]"])
    }

    @Test("Events that entry and exit actions fire drive a circle")
    func eventCircle() throws {
        let machine = Definition.machine(
            .state("a", entry: [.fire(inputName: "go")], .to("b", .go)),
            .state("b", exit: [.fire(inputName: "go")], .to("a", .go), .to("a")))
        #expect(try Self.circles(of: machine, endsInError: true) == ["states[0].transitions[0]"])
        let once = Definition.machine(
            .state("a", entry: [.fire(inputName: "go")], .to("b", .go)), .state("b", .to("a", .go)))
        #expect(try Self.circles(of: once, endsInError: false) == [])
    }

    @Test("A fallthrough of the GlobalState comes back only where something was written")
    func globalCircle() throws {
        let quiet = Definition.machine(.everywhere(.to("a")), .state("a", .to("b")), .state("b"))
        #expect(try Self.circles(of: quiet, endsInError: false) == [])
        let busy = Definition.machine(
            .everywhere(.to("a")), .state("a", .to("b")), .state("b", entry: [.toggle(inputName: "on")]))
        #expect(try Self.circles(of: busy, endsInError: true) == ["states[1].transitions[0]"])
    }

    @Test("A write lets the GlobalState end a circle")
    func globalExit() throws {
        let machine = Definition.machine(
            .everywhere(.to("c", .n(.greaterThan, 5))), .state("a", .to("b")),
            .state("b", entry: [.increment(inputName: "n", value: nil)], .to("a")), .final("c"))
        #expect(try Self.circles(of: machine, endsInError: false) == [])
    }

    @Test("A mark from before a run lets the GlobalState end a circle once")
    func markFromBefore() throws {
        let write = Definition.Action.setString(inputName: "text", value: "")
        func messages(_ leaving: Definition.State) -> [String] {
            let machine = Definition.machine(
                .state("a", .to("a")), leaving, .everywhere(.to("b", .n(.greaterThan, 5)), .to("b", .stop)))
            return StateMachineReport(checking: machine).diagnostics.filter { $0.code == .infiniteLoop }.map(\.message)
        }
        #expect(messages(.state("b", .to("a", .go))).allSatisfy { !$0.contains("while no guard") })
        let marking = messages(.state("b", exit: [write], .to("a", .go)))
        #expect(marking.count == 1 && marking.allSatisfy { $0.contains("while no guard on the way passes") })
    }

    @Test("Of a GlobalState with many transitions a circle through many states is found soon")
    func wideGlobalState() {
        let states = (0..<2_000).map { Definition.State.state("s\($0)", .to("s\(($0 + 1) % 2_000)")) }
        let exits = (0..<2_000).map { Definition.Transition.to("s\($0)", .n(.equal, Float($0)), .go) }
        let everywhere = Definition.State.global(.init(name: "everywhere", transitions: exits))
        let report = StateMachineReport(checking: .machine(states + [everywhere]))
        #expect(report.diagnostics.contains { $0.code == .infiniteLoop })
    }

    @Test("A final state ends a run, except where players let it go on")
    func finalState() throws {
        let machine = Definition.machine(.state("a", .to("b")), .final("b", .to("a")))
        #expect(machine.findings() == ["states[1].transitions final-state-transitions"])
        #expect(machine.findings(profile: .dotLottieRS_2026_07) == ["states[0].transitions[0] \(Self.code)"])
    }

    @Test("A tween ends a run, one that takes no time does not")
    func tweens() {
        func machine(seconds: Float, animation: String) -> Definition {
            let tween = Definition.Tween(duration: seconds, easing: .init(0, 0, 1, 1))
            return .machine(
                .playback(.init(name: "a", transitions: [.to("b", tween: tween)])),
                .playback(.init(name: "b", animation: animation, transitions: [.to("a")])))
        }
        #expect(machine(seconds: 1, animation: "").findings() == [])
        #expect(machine(seconds: 0, animation: "").findings() == ["states[0].transitions[0] \(Self.code)"])
        #expect(machine(seconds: 1, animation: "other").findings() == ["states[0].transitions[0] \(Self.code)"])
    }

    @Test("What a hosted state does is not known")
    func hostedState() {
        let machine = Definition.machine(.state("a", .to("b")), .state("b", .to("a")))
        #expect(machine.findings(hosting: ["b"]) == [])
    }

    @Test("A circle that cannot be reached is not reported")
    func unreachableCircle() throws {
        let machine = Definition.machine(.state("idle", .to("idle", .go)), .state("a", .to("b")), .state("b", .to("a")))
        #expect(machine.findings() == ["states[1].name unreachable-state"])
    }

    @Test("A circle through very many states is found, and named by its first ones")
    func longCircle() {
        let states = (0..<5_000).map { Definition.State.state("s\($0)", .to("s\(($0 + 1) % 5_000)")) }
        let report = StateMachineReport(checking: .machine(states))
        let circle = report.diagnostics.filter { $0.code == .infiniteLoop }
        #expect(
            circle.map(\.message) == [
                #"this begins a circle without end, "s0" → "s1" → "s2" → "s3" → "s4" → 4995 more → "s0", so the machine stops with InfiniteLoop"#
            ])
    }
}
