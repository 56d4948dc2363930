internal import DBDotLottie

/// What tests came to, as the XML that continuous integration reads: a suite for each file, a case for each profile.
struct JUnitReport {
    private var suites: [String] = []
    private var total = Counts()

    private struct Counts {
        var tests = 0
        var failures = 0
        var errors = 0
        var skipped = 0

        var attributes: String {
            "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
        }
    }

    /// The document.
    var text: String {
        (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"dbsm test\" \(total.attributes)>"] + suites
            + ["</testsuites>", ""]).joined(separator: "\n")
    }

    mutating func add(_ tested: TestedScenario) {
        var counts = Counts()
        let cases = tested.runs.map { run in
            counts.tests += 1
            switch run.verdict {
            case .agrees: return Self.testCase(tested, run, nil)
            case .nothingExpected where tested.isForOtherProfiles:
                counts.skipped += 1
                return Self.testCase(tested, run, "<skipped message=\"nothing is expected of this profile\"/>")
            case .nothingExpected, .differs:
                counts.failures += 1
                return Self.testCase(tested, run, Self.failure(tested, run))
            }
        }
        add(suite: tested.path, counts, cases)
    }

    /// A file that cannot be read or is no scenario.
    mutating func add(unusable path: String, _ message: String) {
        var counts = Counts()
        counts.tests = 1
        counts.errors = 1
        let error = "<error message=\"\(message.escapedForXML)\"/>"
        add(suite: path, counts, [Self.testCase(name: path, suite: path, error)])
    }

    private mutating func add(suite: String, _ counts: Counts, _ cases: [String]) {
        total.tests += counts.tests
        total.failures += counts.failures
        total.errors += counts.errors
        total.skipped += counts.skipped
        suites.append("  <testsuite name=\"\(suite.escapedForXML)\" \(counts.attributes)>")
        suites += cases
        suites.append("  </testsuite>")
    }

    private static func testCase(_ tested: TestedScenario, _ run: TestedScenario.Run, _ contents: String?) -> String {
        let name = tested.scenario.name.isEmpty ? tested.path : tested.scenario.name
        return testCase(name: "\(name) (\(run.trace.profile.name))", suite: tested.path, contents)
    }

    private static func testCase(name: String, suite: String, _ contents: String?) -> String {
        let opening = "    <testcase name=\"\(name.escapedForXML)\" classname=\"\(suite.escapedForXML)\""
        return contents.map { "\(opening)>\n      \($0)\n    </testcase>" } ?? "\(opening)/>"
    }

    /// The message is the first difference, the text what the tool prints.
    private static func failure(_ tested: TestedScenario, _ run: TestedScenario.Run) -> String {
        let message = run.differences.first.map { "\($0.place)" } ?? ""
        let text = TestReport(style: .plain, mode: .compare).lines(for: run, of: tested).map(\.escapedForXML).joined(
            separator: "\n")
        return "<failure message=\"\(message.escapedForXML)\">\(text)</failure>"
    }
}

extension String {
    /// Without what means something in XML, and on one line without the control characters that XML has no place for.
    var escapedForXML: String {
        onOneLine.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
