/// Values by name, of which only those asked for last are kept.
///
/// Names are the same if their Unicode scalars are. Finding a value and replacing one take no memory.
package struct RecentlyUsed<Value> {
    private struct Entry {
        let name: String
        var value: Value
        let cost: Int
    }

    /// How many values are kept at most.
    private let countLimit: Int
    /// What the values kept may cost together; the one that came last stays whatever it costs.
    private let costLimit: Int
    private var cost = 0
    /// From the one asked for longest ago to the latest.
    private var entries: [Entry] = []

    package init(countLimit: Int, costLimit: Int) {
        self.countLimit = countLimit
        self.costLimit = costLimit
    }

    /// The value of this name, which thereby becomes the latest, or `nil` if it is not kept.
    package mutating func value(named name: String) -> Value? {
        guard let index = entries.lastIndex(where: { $0.name.isExactly(name) }) else { return nil }
        if index != entries.endIndex - 1 { entries.append(entries.remove(at: index)) }
        return entries[entries.endIndex - 1].value
    }

    /// Keeps a value as the latest and drops the oldest ones beyond the limits.
    package mutating func insert(_ value: Value, named name: String, cost: Int) {
        entries.removeAll { entry in
            guard entry.name.isExactly(name) else { return false }
            self.cost -= entry.cost
            return true
        }
        entries.append(Entry(name: name, value: value, cost: cost))
        self.cost += cost
        while entries.count > 1, entries.count > countLimit || self.cost > costLimit {
            self.cost -= entries.removeFirst().cost
        }
    }

    /// Changes the value of this name, if it is kept.
    package mutating func change(valueNamed name: String, _ change: (inout Value) -> Void) {
        guard let index = entries.lastIndex(where: { $0.name.isExactly(name) }) else { return }
        change(&entries[index].value)
    }
}
