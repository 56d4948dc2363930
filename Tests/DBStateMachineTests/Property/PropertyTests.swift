import TestSupport
import Testing

@Suite("A machine and the model of its order")
struct PropertyTests {
    static let nestingLimit = 4

    @Test("Random machines do the same as the model, whatever is asked of them", arguments: 0..<200 as Range<UInt64>)
    func sameAsTheModel(seed: UInt64) throws {
        let rules = RandomRules(seed: seed)
        let machine = RandomMachine(rules)
        var model = OrderModel(rules)
        var generator = SplitMix64(seed: ~seed)
        for step in 0..<100 {
            let request = RandomRequest(among: rules.stateCount, &generator)
            let before = model.trace.count
            model.perform(request)
            model.noteSituation()
            machine.perform(request)
            machine.noteSituation()
            let difference = Self.firstDifference(model.trace, machine.trace, from: before)
            try #require(difference == nil, "seed \(seed), step \(step), \(request): \(difference ?? "")")
        }
    }

    private static func firstDifference(_ wanted: [String], _ got: [String], from start: Int) -> String? {
        for index in start..<max(wanted.count, got.count) {
            let one = index < wanted.count ? wanted[index] : "nothing"
            let other = index < got.count ? got[index] : "nothing"
            if one != other { return "the model has \(one), the machine \(other)" }
        }
        return nil
    }
}
