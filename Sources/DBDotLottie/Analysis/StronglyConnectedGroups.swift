/// Nodes of a graph grouped by whether they lead to one another.
///
/// This is Tarjan's algorithm with a stack of its own, so that a chain of any length can be followed.
struct StronglyConnectedGroups: Sendable {
    private struct Step {
        let node: Int
        var next = 0
    }

    private let targets: [[Int]]
    /// In which order each node was seen first, from 1; 0 for one that was not.
    private var numbers: [Int]
    /// The earliest number that is known to be reached from each node.
    private var earliest: [Int]
    /// The group of each node, from 1; 0 as long as it is not known.
    private var groups: [Int]
    private var seenCount = 0
    private var groupCount = 0
    private var ungrouped: [Int] = []

    /// Groups the nodes of a graph, given as the targets of each.
    init(targets: [[Int]]) {
        self.targets = targets
        numbers = Array(repeating: 0, count: targets.count)
        earliest = numbers
        groups = numbers
        for node in targets.indices where numbers[node] == 0 { search(from: node) }
    }

    /// Whether both nodes lead to each other, or are the same.
    func areTogether(_ first: Int, _ second: Int) -> Bool { groups[first] == groups[second] }

    /// The groups that no other group leads to, each in ascending order, in the order of their first nodes.
    var sources: [[Int]] {
        var isEntered = [Bool](repeating: false, count: groupCount + 1)
        for node in targets.indices {
            for target in targets[node] where !areTogether(node, target) { isEntered[groups[target]] = true }
        }
        var members: [Int: Int] = [:]
        var sources: [[Int]] = []
        for node in targets.indices where !isEntered[groups[node]] {
            if let place = members[groups[node]] {
                sources[place].append(node)
            } else {
                members[groups[node]] = sources.count
                sources.append([node])
            }
        }
        return sources
    }

    private mutating func search(from start: Int) {
        var path = [Step(node: start)]
        see(start)
        while let step = path.last {
            guard step.next < targets[step.node].count else {
                path.removeLast()
                close(step.node)
                if let parent = path.last?.node { earliest[parent] = min(earliest[parent], earliest[step.node]) }
                continue
            }
            path[path.count - 1].next += 1
            let target = targets[step.node][step.next]
            if numbers[target] == 0 {
                see(target)
                path.append(Step(node: target))
            } else if groups[target] == 0 {
                earliest[step.node] = min(earliest[step.node], numbers[target])
            }
        }
    }

    private mutating func see(_ node: Int) {
        seenCount += 1
        numbers[node] = seenCount
        earliest[node] = seenCount
        ungrouped.append(node)
    }

    /// Makes a group of everything seen since the node, if the node leads to nothing seen before it.
    private mutating func close(_ node: Int) {
        guard earliest[node] == numbers[node] else { return }
        groupCount += 1
        while let member = ungrouped.popLast() {
            groups[member] = groupCount
            if member == node { return }
        }
    }
}
