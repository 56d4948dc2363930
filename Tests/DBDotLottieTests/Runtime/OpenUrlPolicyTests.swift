import DBDotLottie
import Testing

@Suite("OpenUrl")
struct OpenUrlPolicyTests {
    private static func opens(_ url: String, whitelist: [String]) throws -> Bool {
        let recorded = try RecordedMachine(
            [.state("a")],
            interactions: [
                .pointer(.click, layerName: nil, actions: [.openUrl(url: .literal(url), target: "_blank")])
            ])
        recorded.machine.openUrlPolicy = OpenUrlPolicy(whitelist: whitelist)
        recorded.machine.start()
        return recorded.lines { $0.post(.click(x: 0, y: 0)) } == ["open \(url) _blank"]
    }

    @Test(
        "What a whitelist opens",
        arguments: [
            ("https://example.com", "example.com"), ("http://EXAMPLE.com/", " Example.COM/ "),
            ("example.com?q=1", "example.com?q=1"), ("https://example.com:80", "example.com:80"),
            ("https://example.com/a/b?c", "example.com/*"), ("https://example.com", "example.com/*"),
            ("https://example.com/a/b", "example.com/a/*"), ("https://a.example.com", "*.example.com"),
            ("https://example.com", "*.example.com"), ("https://a.b.example.com", "*.example.com"),
            ("https://a.example.com/x", "*.example.com/*"), ("https://x.b.c", "x.*.c"), ("anything at all", "*"),
            ("mailto:somebody", "mailto:somebody"), ("https://example.com/a1b2c", "example.com/a*b*c"),
        ])
    func opened(url: String, entry: String) throws {
        #expect(try Self.opens(url, whitelist: ["nothing", entry]))
    }

    @Test(
        "What it does not open",
        arguments: [
            ("https://example.com/path", "example.com"), ("https://a.example.com", "example.com"),
            ("https://example.com.evil.org", "example.com"), ("https://evilexample.com", "*.example.com"),
            ("https://a.example.com/x", "*.example.com"), ("ftp://example.com", "example.com"),
            ("https://example.com/a", "example.com/*/"), ("https://xb.c", "x*.c"), ("/etc/passwd", "*"), ("", "*"),
            ("https://a.b", "*.*.*"), ("https://example.com/b", "example.com/a*"), ("https://example.com", ""),
            ("//example.com", "*"), ("https://example.com:80", "example.com"),
        ])
    func notOpened(url: String, entry: String) throws {
        #expect(try !Self.opens(url, whitelist: [entry]))
    }

    @Test("By default nothing is opened, and an entry that stands for many things takes no long time")
    func closed() throws {
        #expect(try !Self.opens("https://example.com", whitelist: []))
        let stars = String(repeating: "*a", count: 500)
        let letters = String(repeating: "a", count: 5000)
        #expect(try !Self.opens("example.com/\(letters)", whitelist: ["example.com/\(stars)b"]))
    }

    @Test("The latest posted event must be a Click or a PointerDown, unless the policy needs none")
    func userInteraction() throws {
        let open = Definition.Action.openUrl(url: .literal("a.b"), target: "")
        let recorded = try RecordedMachine(
            [.state("a", .to("b", .on("go"))), .state("b", entry: [open])], inputs: [.event(name: "go")],
            interactions: [.pointer(.click, layerName: nil, actions: [.fire(inputName: "go")])])
        for (isNeeded, opened) in [(true, []), (false, ["open a.b "])] {
            recorded.machine.openUrlPolicy = OpenUrlPolicy(whitelist: ["*"], requireUserInteraction: isNeeded)
            recorded.machine.start()
            #expect(recorded.lines { $0.fire("go") }.filter { $0.hasPrefix("open") } == opened)
        }
        recorded.machine.openUrlPolicy = OpenUrlPolicy(whitelist: ["*"])
        recorded.machine.start()
        #expect(recorded.lines { $0.post(.click(x: 0, y: 0)) }.contains("open a.b "))
        recorded.machine.post(.pointerMove(x: 0, y: 0))
        #expect(!recorded.lines { $0.override("b") }.contains("open a.b "))
    }

    @Test("A new policy takes effect at the next start, and then already for the initial state's entry actions")
    func takesEffect() throws {
        let open = Definition.Action.openUrl(url: .input("link"), target: "_self")
        let recorded = try RecordedMachine(
            [.state("a", entry: [open])], inputs: [.string(name: "link", value: "a.b")])
        recorded.machine.openUrlPolicy = OpenUrlPolicy(whitelist: ["a.b"], requireUserInteraction: false)
        #expect(recorded.lines { $0.start() }.contains("open a.b _self"))
        recorded.machine.openUrlPolicy = OpenUrlPolicy()
        #expect(recorded.lines { $0.override("a") }.contains("open a.b _self"))
        #expect(!recorded.lines { $0.start() }.contains("open a.b _self"))
    }

    @Test("Before start no URL opens")
    func beforeStart() throws {
        let recorded = try RecordedMachine(
            [.state("a")],
            interactions: [.pointer(.click, layerName: nil, actions: [.openUrl(url: .literal("a.b"), target: "")])])
        recorded.machine.openUrlPolicy = OpenUrlPolicy(whitelist: ["*"])
        #expect(recorded.lines { $0.post(.click(x: 0, y: 0)) } == [])
    }

    @Test("The target is sent as it is written, a reference in it too")
    func target() throws {
        let open = Definition.Action.openUrl(url: .literal("a.b"), target: "$link")
        let recorded = try RecordedMachine(
            [.state("a", entry: [open])], inputs: [.string(name: "link", value: "_self")])
        recorded.machine.openUrlPolicy = OpenUrlPolicy(whitelist: ["a.b"], requireUserInteraction: false)
        #expect(recorded.lines { $0.start() }.contains("open a.b $link"))
    }
}
