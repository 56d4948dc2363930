import DBDotLottie
import Foundation
import Testing

@testable import struct DBDotLottie.JSONDocument
@testable import struct DBDotLottie.JSONNode

@Suite("Recorded scenarios")
struct RecordedScenarioTests {
    private static let families = [
        "actions", "archive", "definitions", "documented", "elapsed", "layers", "lifecycle", "logic", "playback",
        "pointer", "tween",
    ]

    /// What a scenario is expected to come to in a profile; "same" stands for the newest player's trace.
    private static func expectation(_ scenario: JSONNode, _ profile: DotLottieProfile) -> JSONNode? {
        let expectations = scenario["expect"]
        let expected = expectations?[profile.name]
        return expected?.string == "same" ? expectations?[DotLottieProfile.dotLottieRS_2026_07.name] : expected
    }

    @Test(
        "Every recorded scenario runs as it was recorded, in each profile that it has a trace for", arguments: families)
    func runsAsRecorded(family: String) throws {
        let folder = "scenarios/\(family)"
        var compared = 0
        for name in try Fixtures.names(in: folder, endingIn: ".json") {
            let url = try Fixtures.url("\(folder)/\(name)")
            let written = try JSONDocument(bytes: Array(Data(contentsOf: url))).root
            let scenario = try Scenario(contentsOf: url)
            for profile in DotLottieProfile.presets {
                guard let expected = Self.expectation(written, profile) else { continue }
                let trace = scenario.run(profile: profile)
                #expect(scenario.differences(from: trace) == [], "\(name) in \(profile.name)")
                let got = try JSONDocument(text: trace.text).root
                let difference = ComparedTrace(expected).firstDifference(to: ComparedTrace(got))
                #expect(difference == nil, "\(name) in \(profile.name)")
                #expect(ComparedTrace(got).unknownFields.isEmpty)
                compared += 1
            }
        }
        #expect(compared > 10)
    }

    @Test(
        "The comparison sees what differs, and where",
        arguments: [
            (#"{"load": true, "steps": []}"#, #"{"load": false, "steps": []}"#, "load: expected true, got false"),
            (#"{"load": true, "steps": []}"#, #"{"load": true, "steps": [{}]}"#, "expected 0 steps, got 1"),
            (
                #"{"load": true, "steps": [{"state": "a"}, {}]}"#,
                #"{"load": true, "steps": [{"state": "a"}, {"state": "b"}]}"#,
                #"step 1, state: expected "a", got "b""#
            ),
            (
                #"{"load": true, "steps": [{"ok": true}, {}]}"#,
                #"{"load": true, "steps": [{"ok": true}, {"ok": true}]}"#,
                "step 1, ok: expected null, got true"
            ),
            (#"{"load": true, "steps": [{"frame": 1}]}"#, #"{"load": true, "steps": [{"frame": 1.0}]}"#, nil),
            (
                #"{"load": true, "steps": [{"frame": 1}]}"#, #"{"load": true, "steps": [{"frame": 1.0000001}]}"#,
                "step 0, frame: expected 1.0, got 1.0000001"
            ),
            (
                #"{"load": true, "steps": [{"events": [["Error"]]}]}"#,
                #"{"load": true, "steps": [{"events": [["Error", "why"]]}]}"#, nil
            ),
        ] as [(String, String, String?)])
    func comparison(_ wanted: String, _ got: String, _ difference: String?) throws {
        let traces = try [wanted, got].map { ComparedTrace(try JSONDocument(text: $0).root) }
        #expect(traces[0].firstDifference(to: traces[1]) == difference)
    }
}
