import DBDotLottie
import Testing

struct DiagnosticFixtureTests {
    @Test(
        "Every damaged file gets exactly the diagnostics that are written beside it",
        arguments: try DiagnosticFixture.all())
    func exactDiagnostics(of fixture: DiagnosticFixture) throws {
        let lines = try fixture.report().diagnostics.map { $0.description + "\n" }
        #expect(try lines.joined() == fixture.expectedText())
    }

    @Test(
        "A file is rejected if and only if one of its diagnostics is an error", arguments: try DiagnosticFixture.all())
    func rejection(of fixture: DiagnosticFixture) throws {
        let report = try fixture.report()
        #expect((report.definition == nil) == report.diagnostics.contains { $0.severity == .error })
    }

    @Test("Every file in the folder has its diagnostics beside it")
    func completeness() throws {
        let files = try Fixtures.names(in: DiagnosticFixture.folder, endingIn: ".json").map { String($0.dropLast(5)) }
        let expected = Set(try DiagnosticFixture.all().map(\.name))
        #expect(Set(files) == expected)
        #expect(files.count >= 80)
    }

    @Test("Every code is raised by some file")
    func raisedCodes() throws {
        let raised = Set(try DiagnosticFixture.all().flatMap { try $0.report().diagnostics.map(\.code) })
        #expect(DiagnosticCode.allCases.filter { !raised.contains($0) } == [])
    }

    @Test(
        "A sound file gets no diagnostics in any profile, but notes where players differ",
        arguments: try Fixtures.names(in: "valid", endingIn: ".json"), DotLottieProfile.presets)
    func soundFile(name: String, profile: DotLottieProfile) throws {
        let report = StateMachineReport(data: try Fixtures.data("valid/\(name)"), profile: profile)
        #expect(report.diagnostics.filter { $0.code != .portability }.map(\.description) == [])
        #expect(report.definition != nil)
    }
}
