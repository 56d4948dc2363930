/// The observers that are to hear of one event and have not heard of it yet.
struct Audience {
    private let called: ObserverList<any DBStateMachineObserver>
    private var position = 0

    init(of observers: ObserverList<any DBStateMachineObserver>) { called = observers }

    /// The next one who has not been removed meanwhile.
    mutating func next(stillIn observers: ObserverList<any DBStateMachineObserver>) -> (any DBStateMachineObserver)? {
        while position < called.places.count {
            let place = called.places[position]
            position += 1
            if observers.stillHas(place, of: called) { return place.observer }
        }
        return nil
    }
}
