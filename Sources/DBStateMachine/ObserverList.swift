/// Observers in the order in which they were added, each of them once.
package struct ObserverList<Observer> {
    /// An observer's place; the number tells it from an earlier place of the same observer.
    package struct Place {
        package let observer: Observer
        fileprivate let number: Int
    }

    package private(set) var places: [Place] = []
    /// Kept beside the array, so that a machine that nobody observes looks at one byte.
    package private(set) var isEmpty = true
    private var changes = 0

    package init() {}

    package mutating func add(_ observer: Observer) {
        guard !places.contains(where: { Self.areSame($0.observer, observer) }) else { return }
        changes &+= 1
        places.append(Place(observer: observer, number: changes))
        isEmpty = false
    }

    package mutating func remove(_ observer: Observer) {
        changes &+= 1
        places.removeAll { Self.areSame($0.observer, observer) }
        isEmpty = places.isEmpty
    }

    /// Whether a place of an earlier copy of this list has been kept since: who left and came back hears from the next event on.
    package func stillHas(_ place: Place, of earlier: ObserverList) -> Bool {
        changes == earlier.changes || places.contains { $0.number == place.number }
    }

    private static func areSame(_ one: Observer, _ other: Observer) -> Bool {
        one as AnyObject === other as AnyObject
    }
}
