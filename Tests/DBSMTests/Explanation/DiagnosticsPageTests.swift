import DBDotLottie
import Foundation
import TestSupport
import Testing

@Suite("Documentation/Diagnostics.md")
struct DiagnosticsPageTests {
    /// What `dbsm validate --format json` prints, as far as it matters here.
    private struct Document: Decodable {
        struct File: Decodable { let diagnostics: [Finding] }
        struct Finding: Decodable {
            let severity: String
            let code: String?
        }

        let files: [File]
    }

    @Test("Every code has a section, and every section is that of a code, in the order of the codes")
    func sections() throws {
        #expect(try DiagnosticsPage().sections.map(\.code) == DiagnosticCode.allCases.map(\.rawValue))
    }

    @Test("Every section begins with one sentence, and has one bad and one good example")
    func form() throws {
        for section in try DiagnosticsPage().sections {
            let summary = try #require(section.lines.first)
            #expect(summary.hasSuffix(".") && summary.count <= 100 && section.lines[1].isEmpty, "\(section.code)")
            #expect(section.examples.map(\.kind) == [.bad, .good], "\(section.code)")
        }
    }

    @Test(
        "A bad example raises its code and what else is named, a good one neither errors nor warnings",
        arguments: try DiagnosticsPage.examples())
    func example(_ example: DiagnosticsPage.Example) throws {
        let file = try TemporaryFile(example.text)
        let arguments = ["--format", "json", file.path] + example.options
        let output = try BuiltExecutable("dbsm").run(
            inShell: "cd \"$1\" && shift && exec \"$0\" validate \"$@\"", [DiagnosticsPage.root.path] + arguments
        ).output
        let document = try JSONDecoder().decode(Document.self, from: Data(output.utf8))
        // Notes may be there: whether players differ, say, is no matter of this code.
        let raised = document.files.flatMap(\.diagnostics).filter { $0.severity != "note" || $0.code == example.code }
        let expected = example.kind == .bad ? example.otherCodes.union([example.code]) : []
        #expect(Set(raised.map { $0.code ?? "" }) == expected)
    }

    @Test(
        "dbsm explain prints the section, with the examples set in", arguments: DiagnosticCode.allCases.map(\.rawValue))
    func explanation(code: String) throws {
        let section = try #require(try DiagnosticsPage().sections.first { $0.code == code })
        var isExample = false
        var expected: [String] = []
        for line in section.lines {
            if line.hasPrefix("```") { isExample.toggle() } else { expected.append(isExample ? "    " + line : line) }
        }
        let result = try BuiltExecutable("dbsm").run(["explain", code])
        #expect(result.status == 0)
        let lines = result.output.components(separatedBy: "\n")
        #expect(lines[0].hasPrefix("\(code) ("))
        #expect(lines.dropFirst(2) == (expected + [""])[...], "run .ci/explanations.py")
    }
}
