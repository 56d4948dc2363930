/// Which states a machine can come to from its initial one.
///
/// Beside them stand those that are out of reach because of a mistake that is reported by itself: a transition that cannot be taken, a
/// misspelt name. They are *excused*, and so is all that lies behind them.
struct ReachableStates: Sendable {
    /// The number of distinct names of no state for which the state that was meant is looked up; where there are more, every state is excused.
    static let mostGuesses = 20

    private enum Mark: Sendable { case unseen, excused, reached }

    private let machine: AnalysedMachine
    private let outlooks: TransitionOutlooks
    private var marks: [Mark]
    /// What the names of no state were meant to be, `nil` for those that come near to none.
    private var guesses: [Int: Int?] = [:]

    init(_ machine: AnalysedMachine, _ outlooks: TransitionOutlooks) {
        self.machine = machine
        self.outlooks = outlooks
        marks = Array(repeating: .unseen, count: machine.program.states.count)
        guard let initial = machine.initialState else {
            excuseAll()
            return
        }
        reach(from: initial)
        if machine.hasAddedStates || marks.indices.contains(where: { contains($0) && machine.isHosted($0) }) {
            marks = Array(repeating: .reached, count: marks.count)
        } else {
            excuse()
        }
    }

    func contains(_ state: Int) -> Bool { marks[state] == .reached }

    /// The states that nothing leads to and nothing excuses, in groups that lead to one another; what only lies behind such a group is left out.
    var unreachableGroups: [[Int]] {
        let unseen = marks.indices.filter { marks[$0] == .unseen && $0 != machine.program.globalState }
        var numbers: [Int: Int] = [:]
        for (number, state) in unseen.enumerated() { numbers[state] = number }
        let targets = unseen.map { state in
            machine.transitions(of: state).compactMap { transition -> Int? in
                guard case .state(let target) = machine.destination(of: transition) else { return nil }
                return numbers[target]
            }
        }
        let groups = StronglyConnectedGroups(targets: targets).sources.map { $0.map { unseen[$0] } }
        // A state that was renamed in one place only is out of reach, and its old name is one of no state.
        let unexplained = guesses.values.count { $0 == nil }
        return groups.count <= unexplained ? [] : groups
    }

    private mutating func reach(from initial: Int) {
        var waiting = [initial]
        marks[initial] = .reached
        var globalIsDue = true
        while let state = waiting.popLast() {
            guard !machine.ends(state) else { continue }
            follow(machine.transitions(of: state), &waiting)
            if globalIsDue { follow(machine.globalTransitions, &waiting) }
            globalIsDue = false
        }
    }

    private mutating func follow(_ transitions: Range<Int>, _ waiting: inout [Int]) {
        for transition in transitions where outlooks[transition].canBeTaken {
            guard case .state(let target) = machine.destination(of: transition) else { continue }
            mark(target, .reached, &waiting)
        }
    }

    /// Marks what the reached states would lead to without the mistakes that are reported by themselves.
    ///
    /// What is certain comes first, so that guesses are made among what is left.
    private mutating func excuse() {
        var waiting = marks.indices.filter { marks[$0] == .reached }
        var unnamed: [Int] = []
        excuse(machine.globalTransitions, &waiting, &unnamed)
        var next = 0
        while true {
            while let state = waiting.popLast() { excuse(machine.transitions(of: state), &waiting, &unnamed) }
            guard next < unnamed.count else { return }
            guard guesses.count < Self.mostGuesses else { return excuseAll() }
            if let target = guess(unnamed[next]) { mark(target, .excused, &waiting) }
            next += 1
        }
    }

    /// Collects the names of no state, too.
    private mutating func excuse(_ transitions: Range<Int>, _ waiting: inout [Int], _ unnamed: inout [Int]) {
        for transition in transitions {
            switch machine.destination(of: transition) {
            case .state(let target): mark(target, .excused, &waiting)
            case .added: continue
            case .nowhere(let number): unnamed.append(number)
            }
        }
    }

    private mutating func guess(_ number: Int) -> Int? {
        if let known = guesses[number] { return known }
        let name = machine.program.unnamedTargets[number]
        // Where several names are near, the one to which nothing else leads is the likeliest.
        let names = machine.program.stateNames
        let unseen = zip(names, marks).filter { $0.1 == .unseen }.map(\.0)
        let meant = (NearestName.find(name, among: unseen) ?? NearestName.find(name, among: names))
            .flatMap { machine.program.stateTable.position(of: $0) }.map(Int.init)
        guesses.updateValue(meant, forKey: number)
        return meant
    }

    private mutating func mark(_ state: Int, _ mark: Mark, _ waiting: inout [Int]) {
        guard marks[state] == .unseen else { return }
        marks[state] = mark
        waiting.append(state)
    }

    private mutating func excuseAll() {
        for state in marks.indices where marks[state] == .unseen { marks[state] = .excused }
    }
}
