/// What the command line asks for.
struct Arguments {
    enum Output {
        case table
        case json
        /// Runs the bodies of ours so many times and prints nothing, for a profiler.
        case nothing(times: Int)
    }

    struct Mistake: Error {
        let message: String
    }

    static let usage = """
        usage: Benchmarks [--json | --times <number>] [<beginning of a name> …]

        Measures the benchmarks whose names begin so, or all, and prints a table.
          --json    prints a JSON object instead
          --times   runs ours alone so many times, measures and prints nothing; for a profiler
        """

    private(set) var output = Output.table
    /// The beginnings of the names that are wanted; all if there are none.
    private(set) var names: [String] = []

    init(_ words: some Sequence<String>) throws(Mistake) {
        var words = words.makeIterator()
        while let word = words.next() {
            switch word {
            case "--json": output = .json
            case "--times":
                guard let number = words.next().flatMap({ Int($0) }), number > 0 else {
                    throw Mistake(message: "--times needs a number of at least 1")
                }
                output = .nothing(times: number)
            case _ where word.hasPrefix("-"): throw Mistake(message: "unknown option \(word)\n\n\(Self.usage)")
            default: names.append(word)
            }
        }
    }

    func wants(_ benchmark: Benchmark) -> Bool {
        names.isEmpty || names.contains { "\(benchmark.name).".hasPrefix("\($0).") }
    }
}
