import DBDotLottie
import Foundation
import Testing

struct PortabilityTests {
    /// What each step of a run did: the state, and what the machine reported.
    private static func course(of scenario: Scenario, _ profile: DotLottieProfile) throws -> [String] {
        let trace = try JSONDocument(text: scenario.run(profile: profile).text).root
        let steps = try #require(trace["steps"])
        return steps.elements.map { step in
            let events = step["events"]?.elements.map { $0.elements.compactMap(\.string).joined(separator: " ") } ?? []
            return "\(step["state"]?.string ?? "as before"): \(events)"
        }
    }

    @Test(
        "A machine without notes on players takes the same course in all of them",
        arguments: ["actions", "elapsed", "lifecycle", "logic", "pointer", "tween"])
    func portableMachines(family: String) throws {
        var noted = 0
        for name in try Fixtures.names(in: "scenarios/\(family)", endingIn: ".json") {
            let scenario = try Scenario(contentsOf: Fixtures.url("scenarios/\(family)/\(name)"))
            guard case .written(let node) = scenario.machine else { continue }
            let report = StateMachineReport(root: node, in: CheckingContext(profile: .documented))
            guard !report.diagnostics.contains(where: { $0.code == .portability }) else {
                noted += 1
                continue
            }
            let courses = try DotLottieProfile.presets.map { try Self.course(of: scenario, $0) }
            #expect(courses[0] == courses[1], "\(name)")
            #expect(courses[0] == courses[2], "\(name)")
        }
        #expect(noted > 0)
    }
}
