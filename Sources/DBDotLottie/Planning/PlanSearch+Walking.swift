extension PlanSearch {
    /// Goes by transitions that were taken before to the nearest state with one that was not, and takes it; answers where that led.
    ///
    /// So a scenario goes on where another would have to begin.
    mutating func walk(from situation: Int) -> Int? {
        guard situations[situation].goesOn, let state = situations[situation].state,
            let route = route(from: state), !route.isEmpty
        else { return nil }
        var current = situation
        for transition in route {
            guard let next = hop(transition, from: current) else { return nil }
            if !situations[next].firstTaken.isEmpty { return next }
            current = next
        }
        return advance(from: current)
    }

    /// Takes a transition that was taken before; answers where that led if it led to its target, or somewhere new.
    private mutating func hop(_ transition: Int, from situation: Int) -> Int? {
        guard let steps = approaches(to: transition, in: situation).first else { return nil }
        switch attempt(steps, in: situation) {
        case .progress(let next): return next
        case .elsewhere(let next):
            guard let state = situations[next].state else { return nil }
            return program.transitions[transition].target == .state(Int32(state)) ? next : nil
        case .nothing: return nil
        }
    }

    /// The fewest taken transitions from a state to one that has a transition worth trying.
    private mutating func route(from state: Int) -> [Int]? {
        var arrivals = [Int: Int](minimumCapacity: 16)
        var queue = [(state: state, parent: -1, transition: -1)]
        var next = 0
        while next < queue.count, queue[next].state == state || !hasOpenChoice(queue[next].state) {
            let place = queue[next]
            let choices = choices(in: place.state)
            budget.spend(1 + choices.count / 16)
            for index in 0..<choices.count where isTaken(choices[index]) {
                guard case .state(let target) = program.transitions[choices[index]].target,
                    Int(target) != state, arrivals.updateValue(next, forKey: Int(target)) == nil
                else { continue }
                queue.append((Int(target), next, choices[index]))
            }
            next += 1
            if budget.isSpent { return nil }
        }
        guard next < queue.count else { return nil }
        var route: [Int] = []
        while queue[next].parent >= 0, route.count <= Self.longestWalk {
            route.append(queue[next].transition)
            next = queue[next].parent
        }
        return route.count > Self.longestWalk ? nil : route.reversed()
    }

    private func hasOpenChoice(_ state: Int) -> Bool {
        guard !program.states[state].isFinal else { return false }
        return program.states[state].transitions.indices.contains { isWorthTrying($0) }
    }

    private static let longestWalk = 8
}
