/// Measures a benchmark and its baselines side by side.
///
/// Each body first finds out how many times make a batch that is long for the clock and short for the system's scheduler.
/// Then rounds follow in which every body runs one batch, so that whatever slows the computer meets all of them.
/// A body's figure is its quickest batch: what disturbs a measurement only ever makes it longer.
/// Allocations are counted in a batch of their own, which is not timed, and bytes in one time that is kept.
struct Measuring {
    /// A batch takes at least so long, unless one time takes longer.
    var nanosecondsPerBatch = 500_000.0
    /// All batches of one body take about so long together.
    var nanosecondsPerBody = 150_000_000.0
    /// The fewest and the most batches of a body.
    var roundLimits = 7...300

    func measure(_ benchmark: Benchmark) -> Measurement {
        var ours = contestant(benchmark.prepare())
        var baselines = benchmark.baselines.map { contestant($0.prepare()) }
        for _ in 0..<rounds(for: [ours] + baselines) {
            ours.runBatch()
            for index in baselines.indices { baselines[index].runBatch() }
        }
        return Measurement(
            name: benchmark.name, group: benchmark.group, nanoseconds: ours.nanosecondsPerUnit,
            comparisons: zip(benchmark.baselines, baselines).map { baseline, contestant in
                Measurement.Comparison(
                    baseline: baseline.name, nanoseconds: contestant.nanosecondsPerUnit,
                    ratio: ours.nanosecondsPerUnit / contestant.nanosecondsPerUnit, goal: baseline.goal)
            },
            allocations: ours.allocationsPerUnit(), bytes: ours.bytesPerUnit(),
            goals: benchmark.goals
        )
    }

    private func contestant(_ body: Benchmark.Body) -> Contestant {
        var contestant = Contestant(body: body, times: 1)
        contestant.runBatch()
        while contestant.shortestBatch < nanosecondsPerBatch {
            contestant = Contestant(body: body, times: contestant.times * 2)
            contestant.runBatch()
        }
        return contestant
    }

    /// As many as there is time for.
    private func rounds(for contestants: [Contestant]) -> Int {
        let longest = contestants.map(\.shortestBatch).max() ?? nanosecondsPerBatch
        let rounds = Int(min(nanosecondsPerBody / longest, Double(roundLimits.upperBound)))
        return max(rounds, roundLimits.lowerBound)
    }
}
