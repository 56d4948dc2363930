/// What is asked of a ring of states, in which each state allows only the next one.
enum RingRequests: String, CaseIterable {
    /// Every state's next one in turn, all around.
    case accept
    /// From the first state, every state but its next one.
    case refuse

    /// The places that are asked for in one lap, as many as the ring has.
    func lap(around count: Int) -> [Int] {
        switch self {
        case .accept: (1...count).map { $0 % count }
        case .refuse: (0..<count).map { $0 == 1 ? 0 : $0 }
        }
    }

    /// Asks for the targets so many times, and makes sure that every hook has done its work.
    ///
    /// Always inlined, so that each contestant has a loop of its own with nothing between it and its `enter`.
    @inline(__always)
    func run<Target>(_ lap: [Target], times: Int, work: HookWork, enter: (Target) -> Bool) {
        let before = (rules: work.rules, exits: work.exits, entries: work.entries)
        var accepted = 0
        for _ in 0..<times {
            for target in lap where enter(target) { accepted &+= 1 }
        }
        let asked = times &* lap.count
        precondition(accepted == (self == .accept ? asked : 0), "a ring answered wrongly")
        precondition(work.rules &- before.rules == asked, "a rule was not asked once for each request")
        precondition(work.exits &- before.exits == accepted, "a state was not left once for each transition")
        precondition(work.entries &- before.entries == accepted, "a state was not entered once for each transition")
    }
}
