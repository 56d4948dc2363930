import TestSupport

/// What the states of one random machine allow and do; the machine and its model share it.
struct RandomRules {
    let stateCount: Int
    private let allowed: [[Bool]]
    private let nestedTargets: [Int?]

    init(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let count = Int.random(in: 1...6, using: &generator)
        stateCount = count
        allowed = (0..<count).map { _ in (0..<count).map { _ in Int.random(in: 0..<10, using: &generator) < 7 } }
        nestedTargets = (0..<97).map { _ in
            Int.random(in: 0..<10, using: &generator) < 3 ? Int.random(in: 0..<count, using: &generator) : nil
        }
    }

    func allows(_ source: Int, _ destination: Int) -> Bool { allowed[source][destination] }

    /// Which state the hook or observer that is called as the given one enters, if any.
    func nestedTarget(atCall number: Int) -> Int? { nestedTargets[number % nestedTargets.count] }
}

/// One thing done to a machine from outside.
enum RandomRequest: CustomStringConvertible {
    case enter(Int)
    case enterAfter(Int, seconds: Double)
    case update(seconds: Double)
    case cancel

    init(_ rules: RandomRules, _ generator: inout SplitMix64) {
        let state = Int.random(in: 0..<rules.stateCount, using: &generator)
        let seconds = Double(Int.random(in: -1...4, using: &generator)) / 4
        switch Int.random(in: 0..<10, using: &generator) {
        case 0..<4: self = .enter(state)
        case 4..<6: self = .enterAfter(state, seconds: seconds)
        case 6..<9: self = .update(seconds: seconds)
        default: self = .cancel
        }
    }

    var description: String {
        switch self {
        case .enter(let state): "enter \(state)"
        case .enterAfter(let state, let seconds): "enter \(state) after \(seconds)"
        case .update(let seconds): "update \(seconds)"
        case .cancel: "cancel"
        }
    }
}
