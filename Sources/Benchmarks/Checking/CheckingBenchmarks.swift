import DBDotLottie
import Foundation

/// What it costs to read a machine of 2,000 states (1 MB), and to find everything that is wrong with it.
///
/// `decoder` is Foundation's JSONDecoder on the same bytes. Validating is reported by the state; `smaller` is the machine of 500 states,
/// beside which more states should take no longer each.
enum CheckingBenchmarks {
    static var all: [Benchmark] {
        [
            Benchmark(name: "check.read.tree", baselines: [.init(name: "decoder", goal: 0.25) { decoding }]) {
                body(stateCount: 2000) { bytes in
                    do {
                        _ = try JSONDocument(bytes: bytes)
                    } catch {
                        preconditionFailure("the sample is JSON: \(error)")
                    }
                }
            },
            Benchmark(name: "check.read.definition", baselines: [.init(name: "decoder", goal: 1) { decoding }]) {
                let data = Data(LargeMachine.text(stateCount: 2000).utf8)
                return Benchmark.Body(unitsPerTime: 2000) { times in
                    for _ in 0..<times {
                        do {
                            _ = try StateMachineDefinition(data: data)
                        } catch {
                            preconditionFailure("the sample machine is sound: \(error)")
                        }
                    }
                }
            },
            Benchmark(name: "check.validate.states500") { validation(stateCount: 500) },
            Benchmark(
                name: "check.validate.states2000", goals: .init(nanoseconds: 1_000_000_000 / 2000),
                baselines: [.init(name: "smaller", goal: 2) { validation(stateCount: 500) }]
            ) { validation(stateCount: 2000) },
            Benchmark(
                name: "check.validate.states4000",
                baselines: [.init(name: "smaller", goal: 2) { validation(stateCount: 500) }]
            ) { validation(stateCount: 4000) },
        ]
    }

    private static func validation(stateCount: Int) -> Benchmark.Body {
        body(stateCount: stateCount) { bytes in
            let report = StateMachineReport(bytes: bytes, in: CheckingContext(profile: .documented))
            precondition(report.definition != nil, "the sample machine is sound")
        }
    }

    private static func body(stateCount: Int, _ work: @escaping ([UInt8]) -> Void) -> Benchmark.Body {
        let bytes = Array(LargeMachine.text(stateCount: stateCount).utf8)
        return Benchmark.Body(unitsPerTime: stateCount) { times in for _ in 0..<times { work(bytes) } }
    }

    private static var decoding: Benchmark.Body {
        let data = Data(LargeMachine.text(stateCount: 2000).utf8)
        return Benchmark.Body(unitsPerTime: 2000) { times in
            for _ in 0..<times {
                do {
                    let machine = try JSONDecoder().decode(DecodedMachine.self, from: data)
                    precondition(machine.states.count == 2000)
                } catch {
                    preconditionFailure("the sample machine decodes: \(error)")
                }
            }
        }
    }
}
