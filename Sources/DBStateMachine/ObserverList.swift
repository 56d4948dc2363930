/// Observers in the order in which they were added, each of them once.
package struct ObserverList<Observer> {
    package private(set) var all: [Observer] = []
    /// Kept beside the array, so that a machine that nobody observes looks at one byte.
    package private(set) var isEmpty = true
    private var changes = 0

    package init() {}

    package mutating func add(_ observer: Observer) {
        guard !contains(observer) else { return }
        all.append(observer)
        hasChanged()
    }

    package mutating func remove(_ observer: Observer) {
        all.removeAll { Self.areSame($0, observer) }
        hasChanged()
    }

    /// Whether an observer of an earlier copy of this list is still in it.
    package func stillHolds(_ observer: Observer, of earlier: ObserverList) -> Bool {
        changes == earlier.changes || contains(observer)
    }

    private func contains(_ observer: Observer) -> Bool { all.contains { Self.areSame($0, observer) } }

    private mutating func hasChanged() {
        changes &+= 1
        isEmpty = all.isEmpty
    }

    private static func areSame(_ one: Observer, _ other: Observer) -> Bool {
        one as AnyObject === other as AnyObject
    }
}
