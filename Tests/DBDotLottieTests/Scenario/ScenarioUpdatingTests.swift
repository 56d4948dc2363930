import DBDotLottie
import Foundation
import Testing

@Suite("Updating a scenario's expectations")
struct ScenarioUpdatingTests {
    private static let folder = FileManager.default.temporaryDirectory
    // It loads everywhere but in the released player, which wants integers written as such (P14).
    private static let machine =
        #"{"initial":"a","states":[{"name":"a","type":"PlaybackState","animation":"","loopCount":3.0,"transitions":[]}]}"#

    private func scenario(_ text: String) throws -> Scenario {
        try Scenario(data: Data(text.utf8), folder: Self.folder)
    }

    /// The text after an update in these profiles.
    private func update(_ text: String, in profiles: [DotLottieProfile] = [.documented]) throws -> String {
        let scenario = try scenario(text)
        let expectations = scenario.expectations(after: profiles.map { scenario.run(profile: $0) })
        return String(decoding: scenario.bytes(expecting: expectations), as: UTF8.self)
    }

    private static let nothing = "{\n      \"load\": true,\n      \"steps\": []\n    }"
    private static let noLoad = "{\n      \"load\": false,\n      \"steps\": []\n    }"

    @Test(
        "Only the expectation changes, wherever and however it stands",
        arguments: [
            ("", ",\n  \"expect\": {\n    \"documented\": \(nothing)\n  }"),
            (", \"expect\" : null ", ", \"expect\" : {\n    \"documented\": \(nothing)\n  } "),
            (", \"expect\": {}", ", \"expect\": {\n    \"documented\": \(nothing)\n  }"),
            (", \"expect\": {\"documented\":null}", ", \"expect\": {\"documented\":\(nothing)}"),
            (", \"expect\": {\"documented\":{\"load\":false}}", ", \"expect\": {\"documented\":\(nothing)}"),
            (
                ", \"expect\": {\"dotlottie-rs-2026-07\":{\"load\" : true }}",
                ", \"expect\": {\"dotlottie-rs-2026-07\":{\"load\" : true },\n    \"documented\": \(nothing)}"
            ),
            (
                ", \"expect\": { \"documented\" : { \"load\":true, \"x\":[1e0] } }",
                ", \"expect\": { \"documented\" : { \"load\":true, \"x\":[1e0] } }"
            ),
        ] as [(String, String)])
    func places(_ before: String, _ after: String) throws {
        let start = "{ \"unknown\": [1.50,  \"\\u00e9 }\"], \"steps\":[ ],\n\t\"machine\":\(Self.machine)"
        #expect(try update("\(start)\(before)\n}\n\n") == "\(start)\(after)\n}\n\n")
    }

    @Test("What is updated is read again, and then nothing differs")
    func readAgain() throws {
        let text = """
            {"machine": \(Self.machine), "steps": [{"op": "start"}, {"op": "tick", "dt": 0.1}],
             "expect": {"documented": {"load": true, "steps": []}}}
            """
        let updated = try scenario(try update(text, in: DotLottieProfile.presets))
        #expect(updated.expectedProfiles == DotLottieProfile.presets)
        for profile in DotLottieProfile.presets {
            #expect(updated.differences(from: updated.run(profile: profile)) == [])
        }
    }

    @Test("Lines end as they do in the file")
    func lineEnds() throws {
        let text = "{\"machine\": \(Self.machine),\r\n  \"steps\": []\r\n}\r\n"
        let updated = try update(text)
        #expect(updated.hasPrefix("{\"machine\": \(Self.machine),\r\n  \"steps\": [],\r\n  \"expect\": {\r\n"))
        #expect(
            updated.unicodeScalars.filter { $0 == "\n" }.count == updated.unicodeScalars.filter { $0 == "\r" }.count)
    }

    @Test("\"same\" stays where it is true, and becomes a trace where it is not any more")
    func same() throws {
        let expect = "\"dotlottie-rs-0.1.58\": \"same\", \"dotlottie-rs-2026-07\": {\"load\": false}"
        let text = "{\"machine\": \(Self.machine), \"steps\": [], \"expect\": {\(expect)}}"
        let rest = "{\"machine\": \(Self.machine), \"steps\": [], \"expect\": "
        // Both are run: the older one does not load, as it should.
        #expect(
            try update(text, in: [.dotLottieRS_0_1_58, .dotLottieRS_2026_07])
                == rest + "{\"dotlottie-rs-0.1.58\": \(Self.noLoad), \"dotlottie-rs-2026-07\": \(Self.nothing)}}")
        // Only the newer one is run: what was expected of the older one is still.
        #expect(
            try update(text, in: [.dotLottieRS_2026_07])
                == rest + "{\"dotlottie-rs-0.1.58\": \(Self.noLoad), \"dotlottie-rs-2026-07\": \(Self.nothing)}}")
        #expect(try update(text, in: [.dotLottieRS_0_1_58]) == text)
    }

    @Test("\"same\" stays if both players change alike")
    func sameForBoth() throws {
        let machine = Self.machine.replacingOccurrences(of: "3.0", with: "3")
        let expect: (String) -> String = {
            "{\"machine\": \(machine), \"steps\": [], \"expect\": {\"dotlottie-rs-0.1.58\": \"same\", \"dotlottie-rs-2026-07\": \($0)}}"
        }
        #expect(
            try update(expect("{\"load\": false}"), in: [.dotLottieRS_0_1_58, .dotLottieRS_2026_07])
                == expect(Self.nothing))
    }
}
