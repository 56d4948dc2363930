import DBDotLottie
import Testing

@Suite("One program in many tasks")
struct SharedProgramTests {
    /// Owns a machine, as an app's actor would.
    private actor Owner {
        private let machine: DotLottieStateMachine

        init(_ program: MachineProgram, _ profile: DotLottieProfile) throws {
            machine = try DotLottieStateMachine(program: program, profile: profile)
            machine.start()
        }

        /// The states after each event.
        func run(_ events: [String]) -> [String] {
            events.map { event in
                machine.fire(event)
                return machine.currentStateName
            }
        }
    }

    @Test("Machines of actors that share a program do not disturb each other")
    func actors() async throws {
        let program = MachineProgram(
            Definition(
                initial: "s0",
                states: (0..<10).map {
                    .state("s\($0)", .to("s\(($0 + 1) % 10)", .on("up")), .to("s\(($0 + 9) % 10)", .on("down")))
                },
                inputs: [.event(name: "up"), .event(name: "down")]))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                group.addTask {
                    let owner = try Owner(program, DotLottieProfile.presets[number % 3])
                    var position = 0
                    var expected: [String] = []
                    let events = (0..<100).map { ($0 * (number + 1)) % 3 == 0 ? "down" : "up" }
                    for event in events {
                        position = (position + (event == "up" ? 1 : 9)) % 10
                        expected.append("s\(position)")
                    }
                    #expect(await owner.run(events) == expected)
                }
            }
            try await group.waitForAll()
        }
    }
}
