/// Making and giving up a machine with its states, and the bytes that it holds, for each state.
///
/// `plain` is the same with a `PlainStateMachine`. The classes are there already.
enum ConstructionBenchmarks {
    static var all: [Benchmark] { [5, 50, 1000].map { benchmark(count: $0) } }

    private static func benchmark(count: Int) -> Benchmark {
        let plain = Benchmark.Baseline(name: "plain") { PlainRing.construction(count: count) }
        return Benchmark(name: "engine.construct.ring\(count)", baselines: [plain]) {
            EngineRing.construction(count: count)
        }
    }
}
