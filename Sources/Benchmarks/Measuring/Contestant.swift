import Dispatch

/// A body that is being measured, in batches of the same size.
struct Contestant {
    let body: Benchmark.Body
    /// How many times make a batch.
    let times: Int
    /// The nanoseconds of the quickest batch so far.
    private(set) var shortestBatch = Double.infinity

    init(body: Benchmark.Body, times: Int) {
        self.body = body
        self.times = times
    }

    var nanosecondsPerUnit: Double { shortestBatch / unitsPerBatch }

    private var unitsPerBatch: Double { Double(times) * Double(body.unitsPerTime) }

    mutating func runBatch() {
        let start = DispatchTime.now().uptimeNanoseconds
        body.run(times)
        shortestBatch = min(shortestBatch, Double(DispatchTime.now().uptimeNanoseconds &- start))
    }

    /// What one unit holds of the heap; `nil` where that is not counted, or if nothing is made.
    func bytesPerUnit() -> Double? {
        guard let make = body.make else { return nil }
        var made: AnyObject?
        let count = AllocationCount { made = make() }
        return withExtendedLifetime(made) { count.map { Double($0.liveBytes) / Double(body.unitsPerTime) } }
    }

    /// Counts in a batch that is not timed; `nil` where allocations are not counted.
    func allocationsPerUnit() -> Double? {
        AllocationCount { body.run(times) }.map { Double($0.allocations) / unitsPerBatch }
    }
}
