import DBDotLottie
import Testing

@Suite("Actions as text")
struct ActionTextTests {
    @Test("Each action on a number is written as people read it", arguments: ActionTexts.numeric)
    func numeric(action: StateMachineDefinition.Action, expected: String) {
        #expect(action.text == expected)
    }

    @Test("Each other action is written as people read it", arguments: ActionTexts.others)
    func others(action: StateMachineDefinition.Action, expected: String) {
        #expect(action.text == expected)
    }
}

private enum ActionTexts {
    typealias Action = StateMachineDefinition.Action

    static let numeric: [(Action, String)] = [
        (.increment(inputName: "n", value: nil), "n += 1"),
        (.increment(inputName: "n", value: .literal(2.5)), "n += 2.5"),
        (.increment(inputName: "n", value: .input("step")), "n += $step"),
        (.decrement(inputName: "n", value: nil), "n -= 1"),
        (.decrement(inputName: "n", value: .builtIn(.elapsedTime)), "n -= @elapsedTime"),
        (.multiply(inputName: "n", value: .literal(-2)), "n *= -2"),
        (.floor(inputName: "n"), "round n down"),
        (.clamp(inputName: "n", min: .literal(0), max: .input("top")), "keep n at least 0 and at most $top"),
        (.clamp(inputName: "n", min: nil, max: .literal(9)), "keep n at most 9"),
        (.clamp(inputName: "n", min: .literal(1), max: nil), "keep n at least 1"),
        (.clamp(inputName: "n", min: nil, max: nil), "keep n"),
        (.setRandom(inputName: "n", min: nil, max: nil, integer: false), "n = random number from 0 to 1"),
        (
            .setRandom(inputName: "n", min: .literal(1), max: .literal(6), integer: true),
            "n = random integer from 1 to 6"
        ),
        (.setNumeric(inputName: "n", value: .text("many")), "n = many"),
    ]

    static let others: [(Action, String)] = [
        (.setBoolean(inputName: "on", value: .literal(true)), "on = true"),
        (.setBoolean(inputName: "on", value: .input("off")), "on = $off"),
        (.setString(inputName: "s", value: "Ada"), "s = \"Ada\""),
        (.setString(inputName: "s", value: "$t"), "s = $t"),
        (.toggle(inputName: "on"), "toggle on"),
        (.fire(inputName: "tap"), "fire tap"),
        (.reset(inputName: "n"), "reset n"),
        (.setTheme(value: .literal("dark")), "theme = \"dark\""),
        (.setTheme(value: .input("theme")), "theme = $theme"),
        (.setTheme(value: .literal("")), "no theme"),
        (.setFrame(value: .literal(12)), "frame = 12"),
        (.setProgress(value: .literal(0.5)), "progress = 0.5"),
        (.fireCustomEvent(value: .literal("done")), "send \"done\""),
        (.openUrl(url: .literal("https://example.com"), target: ""), "open \"https://example.com\""),
        (.openUrl(url: .input("page"), target: "_blank"), "open $page in \"_blank\""),
    ]
}
