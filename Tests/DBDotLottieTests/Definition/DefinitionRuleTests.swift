import DBDotLottie
import Testing

@Suite("What the profiles read differently")
struct DefinitionRuleTests {
    private static let profiles = DotLottieProfile.presets

    /// The codes of the errors and warnings in a machine with one state that has this field, and this action on entry.
    private static func codes(
        _ profile: DotLottieProfile, field: String = "\"speed\": 1", action: String = ""
    ) -> [DiagnosticCode] {
        let text = """
            {"initial": "a", "states": [{"name": "a", "type": "PlaybackState", "animation": "", "transitions": [],
              \(field), "entryActions": [\(action)]}]}
            """
        return StateMachineReport(text: text, profile: profile).diagnostics.filter { $0.severity != .note }.map(\.code)
    }

    @Test(
        "P11: a segment of two frames is a range, or an error",
        arguments: zip(profiles, [[], [.segmentRange], [.segmentRange]] as [[DiagnosticCode]]))
    func segment(profile: DotLottieProfile, codes: [DiagnosticCode]) {
        #expect(Self.codes(profile, field: "\"segment\": [1, 5]") == codes)
    }

    @Test(
        "P12: the target of OpenUrl may be left out, or must be there",
        arguments: zip(profiles, [[], [.missingField], [.missingField]] as [[DiagnosticCode]]))
    func target(profile: DotLottieProfile, codes: [DiagnosticCode]) {
        #expect(Self.codes(profile, action: "{\"type\": \"OpenUrl\", \"url\": \"example.com\"}") == codes)
    }

    @Test("P13: an action that nobody knows is an error everywhere", arguments: profiles)
    func unknownAction(profile: DotLottieProfile) {
        #expect(Self.codes(profile, action: "{\"type\": \"Dance\"}") == [.unknownActionType])
    }

    @Test(
        "P14: an integer written as a fraction is a warning, an error, or a note",
        arguments: zip(profiles, [.warning, .error, .note] as [DiagnosticSeverity]))
    func fraction(profile: DotLottieProfile, severity: DiagnosticSeverity) {
        let text = """
            {"initial": "a", "states": [{"name": "a", "type": "PlaybackState", "animation": "", "transitions": [],
              "loop": true, "loopCount": 3.0}]}
            """
        let report = StateMachineReport(text: text, profile: profile)
        #expect(report.diagnostics.map(\.code) == [.integerWrittenAsFraction])
        #expect(report.diagnostics.map(\.severity) == [severity])
        #expect((report.definition != nil) == (severity != .error))
    }

    @Test(
        "P14: a key written twice is a warning, an error, or a note; where it loads, the last one counts",
        arguments: zip(profiles, [.warning, .error, .note] as [DiagnosticSeverity]))
    func duplicateKey(profile: DotLottieProfile, severity: DiagnosticSeverity) {
        let text = """
            {"initial": "b", "initial": "a", "states": [
              {"name": "a", "type": "PlaybackState", "animation": "", "transitions": []}]}
            """
        let report = StateMachineReport(text: text, profile: profile)
        #expect(report.diagnostics.map(\.code) == [.duplicateKey])
        #expect(report.diagnostics.map(\.severity) == [severity])
        #expect(report.definition?.initial == (severity == .error ? nil : "a"))
    }
}
