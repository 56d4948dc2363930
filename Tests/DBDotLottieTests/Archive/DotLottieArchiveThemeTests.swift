import DBDotLottie
import TestSupport
import Testing

@Suite("Themes of archives")
struct DotLottieArchiveThemeTests {
    private func rules(_ theme: String) throws -> [ThemeRule] {
        try SampleArchive.archive(manifest: #"{"themes":[{"id":"dark"}]}"#, ["t/dark.json": theme])
            .themeRules(id: "dark")
    }

    @Test("The rules of a theme have slots and kinds")
    func soundRules() throws {
        let theme = """
            {"rules":[{"id":"c","type":"Color","value":[0,0,1]},{"id":"t","type":"Text","value":"text"},
            {"id":"k","type":"Color","keyframes":[]}]}
            """
        let rules = try rules(theme)
        #expect(rules.map(\.id) == ["c", "t", "k"])
        #expect(rules.map(\.kind) == [.color, .text, .color])
    }

    @Test("A theme may have no rules")
    func noRules() throws {
        #expect(try rules(#"{"rules":[]}"#).isEmpty)
    }

    @Test("A rule may be of any of the seven types", arguments: ThemeRule.Kind.allCases)
    func everyType(_ kind: ThemeRule.Kind) throws {
        #expect(try rules(#"{"rules":[{"id":"x","type":"\#(kind.rawValue)"}]}"#).map(\.kind) == [kind])
    }

    @Test(
        "A theme with anything unsound is not a theme",
        arguments: [
            ("[]", "", .object), ("{}", "rules", .array), (#"{"rules":null}"#, "rules", .array),
            (#"{"rules":{}}"#, "rules", .array), (#"{"rules":[1]}"#, "rules[0]", .object),
            (#"{"rules":[{"type":"Color"}]}"#, "rules[0].id", .string),
            (#"{"rules":[{"id":1,"type":"Color"}]}"#, "rules[0].id", .string),
            (#"{"rules":[{"id":"c"}]}"#, "rules[0].type", .string),
            (#"{"rules":[{"id":"c","type":"color"}]}"#, "rules[0].type", .ruleType),
            (#"{"rules":[{"id":"c","type":"Color","value":"red"}]}"#, "rules[0].value", .components),
        ] as [(String, String, DotLottieArchive.Expectation)])
    func unsoundThemes(_ theme: String, _ field: String, _ expected: DotLottieArchive.Expectation) throws {
        let failure = try #require(throws: DotLottieArchive.Failure.self) { try rules(theme) }
        guard case .unexpectedValue("t/dark.json", field, expected, _) = failure else {
            Issue.record("\(failure)")
            return
        }
    }

    @Test("A theme that is not JSON is told by its place")
    func themeThatIsNotJSON() throws {
        let failure = try #require(throws: DotLottieArchive.Failure.self) { try rules("{\n  rules") }
        #expect(failure.description.hasPrefix("t/dark.json:2:3: "))
    }

    @Test("A listed theme without a file is told by its path")
    func themeWithoutFile() throws {
        let archive = try SampleArchive.archive(manifest: #"{"themes":[{"id":"dark"}]}"#)
        #expect(throws: DotLottieArchive.Failure.noFile(.theme("dark"), path: "t/dark.json")) {
            try archive.themeRules(id: "dark")
        }
    }
}
