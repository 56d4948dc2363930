/// A class that is generic over three of these is a thousand classes, and takes one declaration.
protocol RingDigit: Sendable {}

enum RingDigits {
    enum Zero: RingDigit {}
    enum One: RingDigit {}
    enum Two: RingDigit {}
    enum Three: RingDigit {}
    enum Four: RingDigit {}
    enum Five: RingDigit {}
    enum Six: RingDigit {}
    enum Seven: RingDigit {}
    enum Eight: RingDigit {}
    enum Nine: RingDigit {}

    private static let all: [any RingDigit.Type] = [
        Zero.self, One.self, Two.self, Three.self, Four.self, Five.self, Six.self, Seven.self, Eight.self, Nine.self,
    ]

    /// So many different classes, at most 1,000; the closure makes one of the digits of its number.
    static func classes<Class>(
        _ count: Int, make: (any RingDigit.Type, any RingDigit.Type, any RingDigit.Type) -> Class
    ) -> [Class] {
        (0..<count).map { make(all[$0 / 100], all[$0 / 10 % 10], all[$0 % 10]) }
    }
}
