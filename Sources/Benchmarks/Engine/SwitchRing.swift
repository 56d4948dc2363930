/// Baseline (a): what one writes by hand for a few states, an enum and a switch in each hook.
///
/// No objects, no look-up, nothing open to others: the compiler sees everything and may inline what it likes.
final class SwitchRing {
    enum State: CaseIterable { case zero, one, two, three, four }

    let work = HookWork()
    private(set) var state = State.zero

    func enter(_ next: State) -> Bool {
        guard isValidNextState(next) else { return false }
        willExit(to: next)
        let previous = state
        state = next
        didEnter(from: previous)
        return true
    }

    private func isValidNextState(_ next: State) -> Bool {
        work.countRule()
        switch state {
        case .zero: return next == .one
        case .one: return next == .two
        case .two: return next == .three
        case .three: return next == .four
        case .four: return next == .zero
        }
    }

    private func willExit(to next: State) {
        switch state {
        case .zero: work.countExit()
        case .one: work.countExit()
        case .two: work.countExit()
        case .three: work.countExit()
        case .four: work.countExit()
        }
    }

    private func didEnter(from previous: State) {
        switch state {
        case .zero: work.countEntry()
        case .one: work.countEntry()
        case .two: work.countEntry()
        case .three: work.countEntry()
        case .four: work.countEntry()
        }
    }

    static func body(_ requests: RingRequests) -> Benchmark.Body {
        let ring = SwitchRing()
        let targets = requests.lap(around: State.allCases.count).map { State.allCases[$0] }
        return Benchmark.Body(unitsPerTime: targets.count) { times in
            requests.run(targets, times: times, work: ring.work) { ring.enter($0) }
        }
    }
}
