import DBDotLottie
import DBStateMachine

/// What a running dotLottie machine costs: a tick, an event with its transition, a write that moves nothing; and making one.
///
/// The state that is ticked has an OnComplete interaction and three guards that do not pass; the one that is written to has one.
/// `accumulator` adds the same time to a number in single precision, which is the least that a tick can do.
enum MachineBenchmarks {
    static var all: [Benchmark] {
        [
            Benchmark(
                name: "machine.run.tick", goals: .init(nanoseconds: 300, allocations: 0),
                baselines: [.init(name: "accumulator") { accumulator }]
            ) { body { machine, times in for _ in 0..<times { machine.update(deltaTime: 1.0 / 60) } } },
            Benchmark(name: "machine.run.fire", goals: .init(nanoseconds: 250, allocations: 0)) {
                body { machine, times in for _ in 0..<times { machine.fire("go") } }
            },
            Benchmark(name: "machine.run.write", goals: .init(nanoseconds: 40, allocations: 0)) {
                body(guardCount: 1) { machine, times in
                    for number in 0..<times { machine.setNumeric("x", to: Float(number & 1023)) }
                }
            },
            Benchmark(name: "machine.run.move", goals: .init(allocations: 0)) {
                body { machine, times in
                    for number in 0..<times { machine.post(.pointerMove(x: Float(number & 511), y: 0)) }
                }
            },
            Benchmark(name: "machine.construct.tenStates", goals: .init(nanoseconds: 10_000, bytes: 4096)) {
                construction
            },
        ]
    }

    private static func body(
        guardCount: Int = 3, _ work: @escaping (DotLottieStateMachine, _ times: Int) -> Void
    ) -> Benchmark.Body {
        let machine = SampleMachine.playing(guardCount: guardCount)
        return Benchmark.Body { times in work(machine, times) }
    }

    private static var accumulator: Benchmark.Body {
        Benchmark.Body { times in
            var elapsed: Float = 0
            for _ in 0..<times { add(1.0 / 60, to: &elapsed) }
        }
    }

    @inline(never)
    private static func add(_ seconds: Float, to elapsed: inout Float) { elapsed += seconds }

    /// 10,000 machines from one program, so that what a machine holds is averaged.
    private static var construction: Benchmark.Body {
        let program = SampleMachine.program(stateCount: 10)
        let count = 10_000
        let make = { Machines((0..<count).compactMap { _ in SampleMachine.machine(program) }) }
        return Benchmark.Body(unitsPerTime: count, make: make) { times in for _ in 0..<times { _ = make() } }
    }

    /// Holds machines together.
    private final class Machines {
        let all: [DotLottieStateMachine]

        init(_ all: [DotLottieStateMachine]) { self.all = all }
    }
}
