import Foundation

/// Measures what this package promises about its speed: ours and the baselines in one run, as nanoseconds and ratios.
///
/// Run it as `swift run -c release Benchmarks`. A new benchmark is a file that makes `Benchmark` values, and a line here.
@main
struct Main {
    static func main() {
        do {
            run(try Arguments(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("\(error.message)\n".utf8))
            exit(2)
        }
    }

    private static var benchmarks: [Benchmark] {
        TransitionBenchmarks.all + ConstructionBenchmarks.all + MachineBenchmarks.all
            + HitTestBenchmarks.all + CheckingBenchmarks.all
    }

    private static func run(_ arguments: Arguments) {
        let wanted = benchmarks.filter(arguments.wants)
        switch arguments.output {
        case .table: print(TableReport(measurements: wanted.map(Measuring().measure)).text)
        case .json: print(JSONReport(measurements: wanted.map(Measuring().measure)).text)
        case .nothing(let times): for benchmark in wanted { benchmark.prepare().run(times) }
        }
    }
}
