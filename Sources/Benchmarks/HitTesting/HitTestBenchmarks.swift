import DBDotLottie

/// One hit test of a layer in an animation of 300 KB, and preparing that animation's layers, which is done once.
///
/// The layer that is asked for stands last in the file, has a parent, a keyframed transform and a group of shapes with a stroke.
enum HitTestBenchmarks {
    static var all: [Benchmark] {
        [
            Benchmark(name: "hit.query.layer", goals: .init(nanoseconds: 20_000)) {
                let player = SampleAnimation.player()
                return Benchmark.Body { times in
                    for number in 0..<times {
                        precondition(
                            player.hits(layerName: SampleAnimation.wanted, x: 256, y: 256), "it is hit at \(number)")
                    }
                }
            },
            Benchmark(name: "hit.prepare.animation") {
                let animation = SampleAnimation.animation
                return Benchmark.Body { times in
                    for _ in 0..<times { _ = HeadlessPlayer(animation: animation).hits(layerName: "none", x: 0, y: 0) }
                }
            },
        ]
    }
}
