import DBDotLottie
import DBStateMachine
import Foundation
import Testing

@MainActor
@Suite("The code in Testing machines")
struct TestingTests {
    private let trafficLight = DocumentedCode.package.appendingPathComponent("Examples/TrafficLight/traffic-light.json")
    private let aRound = DocumentedCode.package.appendingPathComponent("Examples/TrafficLight/a-round.json")

    final class Patrol: DBState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Chase.self }
    }
    final class Chase: DBState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Patrol.self }
    }

    @Test("Time is handed in, and a recorder tells what happened")
    func timeAndRecorder() {
        // Documentation/Testing.md {
        let machine = DBStateMachine(states: [Patrol(), Chase()])
        let recorder = TransitionRecorder()
        machine.addObserver(recorder)

        machine.enter(Patrol.self)
        machine.enter(Chase.self, after: 2)
        machine.update(deltaTime: 1.5)
        #expect(machine.pendingTransition?.progress == 0.75)
        machine.update(deltaTime: 0.5)
        #expect(machine.currentState is Chase)
        // }

        let printed = Printed.lines {
            // Documentation/Testing.md {
            #expect(recorder.events == [.entered("Patrol", from: nil), .entered("Chase", from: "Patrol")])

            let coverage = recorder.coverage(of: StateGraph(of: machine))
            #expect(coverage.neverTaken.map(\.source) == ["Chase"])
            print(coverage)
            // }
        }
        #expect(printed == ["1 of 2 transitions taken\nnever taken: Chase -> Patrol"])

        // Documentation/Testing.md {
        final class Log: DBStateMachineObserver {
            private(set) var lines: [String] = []

            func stateMachine(_ machine: DBStateMachine, didEnter state: DBState, from source: DBState?) {
                lines.append("in \(machine.name(of: state))")
            }

            func stateMachine(_ machine: DBStateMachine, didRefuse refusal: DBRefusal) { lines.append("\(refusal)") }
        }

        let log = Log()
        machine.addObserver(log)
        machine.enter(Chase.self)
        machine.enter(Patrol.self)
        #expect(log.lines == ["no Chase, the rule forbids it", "in Patrol"])
        // }
    }

    @Test("An observer of a dotLottie machine")
    func observer() throws {
        // Documentation/Testing.md {
        final class Collector: DotLottieStateMachineObserver {
            private(set) var messages: [String] = []

            func stateMachine(_ machine: DotLottieStateMachine, didReport event: DotLottieEvent) {
                if case .customEvent(let message) = event { messages.append(message) }
            }
        }

        let light = try DotLottieStateMachine(contentsOf: trafficLight)
        let collector = Collector()
        light.addObserver(collector)

        light.start()
        light.setBoolean("carWaits", to: true)
        light.fire("walk")
        light.update(deltaTime: 4)
        #expect(light.currentStateName == "red")
        #expect(collector.messages == ["pedestrians may walk"])
        // }
    }

    @Test("A scenario gives the trace that is shown")
    func scenario() throws {
        let document = "Documentation/Testing.md"
        let shown = try DocumentedCode.blocks(ofDocument: document, fencedAs: "json")
        #expect(
            shown.map(\.description) == [
                try String(contentsOf: aRound, encoding: .utf8).trimmingCharacters(in: .newlines)
            ])
        let expected = try #require(DocumentedCode.blocks(ofDocument: document, fencedAs: "text").first).description
        // Documentation/Testing.md {
        let scenario = try Scenario(contentsOf: aRound)
        let trace = scenario.run(profile: .dotLottieRS_2026_07)
        #expect(trace.problems.isEmpty)
        #expect(trace.text == expected)
        // }
    }

    @Test("A folder of scenarios is tested, and covers its machine")
    func scenarioFolder() throws {
        let scenarios = DocumentedCode.package.appendingPathComponent("Examples/TrafficLight/scenarios")
        // Documentation/Testing.md {
        let files = try FileManager.default.contentsOfDirectory(at: scenarios, includingPropertiesForKeys: nil)
        #expect(!files.isEmpty)
        for file in files where file.pathExtension == "json" {
            let scenario = try Scenario(contentsOf: file)
            for profile in scenario.expectedProfiles {
                let trace = scenario.run(profile: profile)
                #expect(scenario.differences(from: trace) == [], "\(file.lastPathComponent)")
            }
        }
        // }

        // Documentation/Testing.md {
        let coverages = try files.map { try #require(Scenario(contentsOf: $0).run().coverage) }
        var all = coverages[0]
        for coverage in coverages.dropFirst() { all.formUnion(coverage) }
        #expect(all.missing == [])
        // }
    }

    @Test("What the page shows of coverage is what a round leaves out")
    func coverage() throws {
        let coverage = try #require(Scenario(contentsOf: aRound).run().coverage)
        let shown = try DocumentedCode.prose("Documentation/Testing.md")
        for line in coverage.missing { #expect(shown.contains("  \(line)")) }
        #expect(coverage.summary == "states 3 of 4, transitions 3 of 4, guards' outcomes 7 of 8")
    }

    @Test("Seeds choose the random numbers")
    func seeds() throws {
        let die = try DotLottieStateMachine(
            text: """
                {"initial": "roll", "inputs": [{"type": "Numeric", "name": "pips", "value": 0}], "states": [
                  {"name": "roll", "type": "PlaybackState", "animation": "", "transitions": [], "entryActions": [
                    {"type": "SetRandom", "inputName": "pips", "min": 1, "max": 1000}]}]}
                """)
        // Documentation/Testing.md {
        func roll(seed: UInt64) -> Float? {
            die.setSeed(seed)
            die.start()
            return die.numeric("pips")
        }

        #expect(roll(seed: 1) == roll(seed: 1))
        #expect(roll(seed: 1) != roll(seed: 2))
        // }
    }
}
