/// Accepted and refused transitions in rings of 5, 50 and 1,000 classes, by class and by instance.
///
/// `switch` is baseline (a), an enum with a switch, and `plain` is baseline (b), the machine as one would write it without
/// measuring. `accept` is our own accepted transition of the same ring, and `ring5` our own ring of 5.
enum TransitionBenchmarks {
    static var all: [Benchmark] {
        RingRequests.allCases.flatMap { requests in
            RingDoor.allCases.flatMap { door in
                [5, 50, 1000].map { benchmark(requests, by: door, count: $0) }
            }
        }
    }

    private static func benchmark(_ requests: RingRequests, by door: RingDoor, count: Int) -> Benchmark {
        var baselines = [
            Benchmark.Baseline(name: "switch", goal: count == 5 ? switchGoal(by: door) : nil) {
                count == 5 ? SwitchRing.body(requests) : NumberRing.body(requests, count: count)
            },
            Benchmark.Baseline(name: "plain", goal: count == 5 ? 0.2 : nil) {
                PlainRing(count: count).body(requests, by: door)
            },
        ]
        switch requests {
        case .accept: break
        case .refuse: baselines.append(ours(named: "accept", goal: 0.8, .accept, by: door, count: count))
        }
        if count > 5 { baselines.append(ours(named: "ring5", goal: 6, requests, by: door, count: 5)) }
        return Benchmark(
            name: "engine.\(requests.rawValue).\(door.rawValue).ring\(count)", goals: .init(allocations: 0),
            baselines: baselines
        ) {
            EngineRing(count: count).body(requests, by: door)
        }
    }

    private static func ours(
        named name: String, goal: Double, _ requests: RingRequests, by door: RingDoor, count: Int
    ) -> Benchmark.Baseline {
        Benchmark.Baseline(name: name, goal: goal) { EngineRing(count: count).body(requests, by: door) }
    }

    private static func switchGoal(by door: RingDoor) -> Double {
        switch door {
        case .byClass: 3.5
        case .byInstance: 6
        }
    }
}
