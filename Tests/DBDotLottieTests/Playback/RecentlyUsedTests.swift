import DBDotLottie
import Testing

@Suite("Values of which the latest are kept")
struct RecentlyUsedTests {
    private var values = RecentlyUsed<Int>(countLimit: 3, costLimit: 10)

    private mutating func kept() -> [Int] {
        ["a", "b", "c", "d"].compactMap { values.value(named: $0) }
    }

    @Test("What is asked for outlives what is not")
    mutating func latest() {
        for (name, value) in [("a", 1), ("b", 2), ("c", 3)] { values.insert(value, named: name, cost: 0) }
        #expect(values.value(named: "a") == 1)
        values.insert(4, named: "d", cost: 0)
        #expect(kept() == [1, 3, 4])
    }

    @Test("What costs too much together is dropped, the oldest first")
    mutating func costs() {
        for (name, value) in [("a", 1), ("b", 2)] { values.insert(value, named: name, cost: 5) }
        #expect(kept() == [1, 2])
        values.insert(3, named: "c", cost: 1)
        #expect(kept() == [2, 3])
    }

    @Test("One that costs too much by itself is kept until the next comes")
    mutating func tooDear() {
        values.insert(1, named: "a", cost: 5)
        values.insert(2, named: "b", cost: 11)
        #expect(kept() == [2])
        values.insert(3, named: "c", cost: 1)
        #expect(kept() == [3])
    }

    @Test("A second value of one name takes the place of the first, and its costs")
    mutating func replaced() {
        values.insert(1, named: "a", cost: 9)
        values.insert(2, named: "a", cost: 5)
        values.insert(3, named: "b", cost: 5)
        #expect(kept() == [2, 3])
    }

    @Test("A value that is kept can be changed, one that is not stays away")
    mutating func changed() {
        values.insert(1, named: "a", cost: 0)
        values.change(valueNamed: "a") { $0 += 10 }
        values.change(valueNamed: "b") { $0 += 10 }
        #expect(kept() == [11])
    }
}
