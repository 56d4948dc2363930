/// Something of ours that is measured, and what it is measured against.
struct Benchmark {
    /// Work that can be done any number of times, with all it works on.
    struct Body {
        /// How many of the things that are reported (transitions, states, bytes …) happen in one time.
        var unitsPerTime = 1
        /// Makes what one time makes and would let go of, to see how many bytes it holds; `nil` if the work makes nothing.
        var make: (() -> AnyObject)?
        /// Does the work the given number of times.
        let run: (_ times: Int) -> Void
    }

    /// Something that does the same work in another way, or other work with which ours should keep pace.
    struct Baseline {
        /// One word, as it stands in `vsSwitch`.
        let name: String
        /// The most that our time may be, divided by the baseline's; `nil` if the figure is for information.
        var goal: Double?
        /// Called once, before anything is measured.
        let prepare: () -> Body
    }

    /// The most that one unit may take or hold; what is `nil` is for information.
    struct Goals {
        var nanoseconds: Double?
        /// Heap blocks that are taken.
        var allocations: Double?
        /// Bytes of the heap that are held.
        var bytes: Double?
    }

    /// Dotted: what it belongs to, what is done, and how, as in `engine.accept.class.ring5`.
    let name: String
    var goals = Goals()
    var baselines: [Baseline] = []
    /// Called once, before anything is measured.
    let prepare: () -> Body

    /// What is printed under one heading: the first two words of the name.
    var group: String { name.split(separator: ".").prefix(2).joined(separator: ".") }
}
