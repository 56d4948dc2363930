/// The guard's body and senses in a corridor with a post at each end; what it does with them is up to the states.
final class Guard {
    static let posts = (west: 0.0, east: 20.0)
    /// How far the guard sees, in metres.
    static let sight = 6.0
    /// How near is near enough to catch somebody.
    static let reach = 0.5

    var position = posts.west
    var intruder: Intruder
    var catches = 0

    init(intruder: Intruder) { self.intruder = intruder }

    /// Where the guard sees the intruder, or `nil`.
    var seen: Double? {
        guard let other = intruder.position, abs(other - position) <= Self.sight else { return nil }
        return other
    }

    var nearestPost: Double {
        position < (Self.posts.west + Self.posts.east) / 2 ? Self.posts.west : Self.posts.east
    }

    /// Goes towards a place, and answers whether it has been reached.
    func walk(to place: Double, speed: Double, _ seconds: Double) -> Bool {
        let way = speed * seconds
        guard abs(place - position) > way else {
            position = place
            return true
        }
        position += place > position ? way : -way
        return false
    }
}
