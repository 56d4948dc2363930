import Testing

@testable import DBDotLottie

struct NearestNameTests {
    @Test(
        "The nearest name is found",
        arguments: [
            ("idel", "idle"), ("Forward", "forward"), ("FORWARD", "forward"), ("scoreboard", "scoreBoard"),
            ("pressed", "press"), ("$score", "score"),
        ])
    func near(written: String, declared: String) {
        #expect(NearestName.find(written, among: ["something else", declared]) == declared)
    }

    @Test("Names that differ in more than a third of their letters are not near", arguments: ["b", "ab", "abcxyz", ""])
    func far(written: String) {
        #expect(NearestName.find(written, among: ["a", "abcdef", "xy"]) == nil)
    }

    @Test("Of equally near names the first is suggested")
    func firstOfEquals() {
        #expect(NearestName.find("state0", among: ["state2", "state1"]) == "state2")
    }

    @Test("Very long names are not compared")
    func longNames() {
        let name = String(repeating: "x", count: 100)
        #expect(NearestName.find(name, among: [name + "y"]) == nil)
    }
}
