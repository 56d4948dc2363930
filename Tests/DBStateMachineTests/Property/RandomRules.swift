import TestSupport

/// What the states of one random machine allow, and what is done from inside its calls; the machine and its model share it.
struct RandomRules {
    let stateCount: Int
    private let allowed: [[Bool]]
    private let reactions: [RandomRequest?]

    init(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let count = Int.random(in: 1...6, using: &generator)
        stateCount = count
        allowed = (0..<count).map { _ in (0..<count).map { _ in Int.random(in: 0..<10, using: &generator) < 7 } }
        let liveliness = Int.random(in: 0...3, using: &generator)
        reactions = (0..<97).map { _ in
            Int.random(in: 0..<10, using: &generator) < liveliness ? RandomRequest(among: count, &generator) : nil
        }
    }

    func allows(_ source: Int, _ destination: Int) -> Bool { allowed[source][destination] }

    /// What the hook, rule or observer does that is called as the given one, if anything.
    func reaction(atCall number: Int) -> RandomRequest? { reactions[number % reactions.count] }
}

/// One thing done to a machine, from outside or from inside one of its calls; times are in tenths of a second.
enum RandomRequest {
    case enter(Int)
    case enterAfter(Int, tenths: Int)
    case enterAfterNoNumber(Int)
    case ask(Int)
    case update(tenths: Int)
    case cancel

    init(among stateCount: Int, _ generator: inout SplitMix64) {
        let state = Int.random(in: 0..<stateCount, using: &generator)
        let tenths = Int.random(in: -1...12, using: &generator)
        switch Int.random(in: 0..<20, using: &generator) {
        case 0..<6: self = .enter(state)
        case 6..<10: self = .enterAfter(state, tenths: tenths)
        case 10: self = .enterAfterNoNumber(state)
        case 11..<13: self = .ask(state)
        case 13..<18: self = .update(tenths: tenths / 3)
        default: self = .cancel
        }
    }
}
