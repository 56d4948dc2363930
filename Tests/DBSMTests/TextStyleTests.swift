import Testing

@testable import dbsm

@Suite("Colours")
struct TextStyleTests {
    @Test(
        "There are colours on a terminal only, and not where they are unwanted or unknown",
        arguments: [
            (true, [:], TextStyle.coloured), (true, ["TERM": "xterm"], .coloured), (true, ["NO_COLOR": ""], .coloured),
            (true, ["NO_COLOR": "1"], .plain), (true, ["TERM": "dumb"], .plain), (false, ["TERM": "xterm"], .plain),
        ] as [(Bool, [String: String], TextStyle)])
    func choice(isTerminal: Bool, environment: [String: String], style: TextStyle) {
        #expect(TextStyle.fitting(isTerminal: isTerminal, environment: environment) == style)
    }

    @Test("Coloured text ends its colour")
    func text() {
        #expect(TextStyle.coloured.text("error", as: .error) == "\u{1B}[1;31merror\u{1B}[0m")
        #expect(TextStyle.plain.text("error", as: .error) == "error")
    }
}
