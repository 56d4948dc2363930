/// Somebody who walks through the corridor now and then, as a script says.
struct Intruder {
    /// One walk: from where, when, and how fast, in metres and seconds.
    struct Walk {
        var begins: Double
        var ends: Double
        var start: Double
        var speed: Double
    }

    private var walks: [Walk]
    /// The seconds since the beginning.
    private(set) var time = 0.0

    init(walks: [Walk]) { self.walks = walks }

    /// Where the intruder is, or `nil` while there is none.
    var position: Double? {
        current.map { $0.start + $0.speed * (time - $0.begins) }
    }

    mutating func add(_ walk: Walk) { walks.append(walk) }

    mutating func advance(_ seconds: Double) { time += seconds }

    /// Ends the walk under way.
    mutating func leave() {
        let now = time
        walks.removeAll { $0.begins <= now && now < $0.ends }
    }

    private var current: Walk? { walks.first { $0.begins <= time && time < $0.ends } }
}
