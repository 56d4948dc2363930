/// Baseline (a) for rings too large to write out as cases: the table that a compiler makes of such a switch, with the case's number as its index.
///
/// That is the best that could become of an enum of 50 or 1,000 cases, so nothing is won by not writing them.
final class NumberRing {
    let work = HookWork()
    private let nextNumbers: [Int16]
    private(set) var number: Int16 = 0

    init(count: Int) {
        nextNumbers = (1...count).map { Int16($0 % count) }
    }

    func enter(_ next: Int16) -> Bool {
        guard isValidNextState(next) else { return false }
        work.countExit()
        number = next
        work.countEntry()
        return true
    }

    private func isValidNextState(_ next: Int16) -> Bool {
        work.countRule()
        return nextNumbers[Int(number)] == next
    }

    static func body(_ requests: RingRequests, count: Int) -> Benchmark.Body {
        let ring = NumberRing(count: count)
        let targets = requests.lap(around: count).map { Int16($0) }
        return Benchmark.Body(unitsPerTime: targets.count) { times in
            requests.run(targets, times: times, work: ring.work) { ring.enter($0) }
        }
    }
}
