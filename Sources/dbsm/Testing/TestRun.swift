internal import DBDotLottie

/// Tests scenario files one after the other, tells what differs, and keeps count.
struct TestRun {
    /// What becomes of a difference.
    enum Mode: Sendable, Hashable {
        /// It fails the test.
        case compare
        /// It is expected from now on.
        case update
    }

    private let mode: Mode
    private let console: Console
    private let report: TestReport
    private var worst = ExitStatus.success
    private var counts = TestCounts()
    private var coverage = CoverageSum()
    private var junit = JUnitReport()

    init(_ mode: Mode, _ console: Console) {
        self.mode = mode
        self.console = console
        report = TestReport(style: console.style, mode: mode)
    }

    /// How the tool ends after this.
    var status: ExitStatus {
        switch mode {
        case .compare: max(worst, counts.allAgree ? .success : .problems)
        case .update: max(worst, counts.testsSomething ? .success : .problems)
        }
    }

    mutating func test(_ file: ScenarioFiles.File, _ profile: DotLottieProfile?) {
        do {
            guard let scenario = try file.scenario() else { return }
            add(TestedScenario(scenario, path: file.path, profile: profile))
        } catch {
            let line = error.line(inFile: file.path)
            counts.addUnusable()
            junit.add(unusable: file.path, line)
            console.complain(line)
            worst = max(worst, error.status)
        }
    }

    private mutating func add(_ tested: TestedScenario) {
        counts.add(tested)
        coverage.add(tested)
        junit.add(tested)
        for line in report.lines(for: tested) { console.print(line) }
        guard mode == .update, tested.runs.contains(where: { $0.verdict != .agrees }) else { return }
        let expectations = tested.scenario.expectations(after: tested.runs.map(\.trace))
        guard write(tested.scenario.bytes(expecting: expectations), to: tested.path) else {
            return counts.addUnwritten()
        }
        counts.addUpdated()
        console.print("\(tested.path.onOneLine): \(console.style.text("updated", as: .success))")
    }

    func tellCoverage() {
        for line in coverage.lines { console.print(line) }
    }

    func tellSummary() {
        switch mode {
        case .compare: console.print(counts.summary)
        case .update: console.print(counts.updateSummary)
        }
    }

    mutating func writeJUnit(to path: String, besides tests: [String]) {
        _ = write(Array(junit.text.utf8), to: path, from: tests)
    }

    private mutating func write(_ bytes: [UInt8], to path: String, from sources: [String] = []) -> Bool {
        do {
            try WrittenFile.write(bytes, to: path, from: sources)
            return true
        } catch {
            console.complain("dbsm: \(error.message)")
            worst = max(worst, .usage)
            return false
        }
    }
}
