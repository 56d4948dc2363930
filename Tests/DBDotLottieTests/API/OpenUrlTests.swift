import DBDotLottie
import Testing

@Suite("URLs that a machine asks the app to open")
struct OpenUrlTests {
    private static func opener(on kind: String, url: String = "$url") -> String {
        SampleApp.machine(
            states: [SampleApp.state("idle")],
            interactions: [
                """
                {"type": "\(kind)", "actions": [{"type": "OpenUrl", "url": "\(url)", "target": "_blank"}]}
                """
            ], inputs: [#"{"type": "String", "name": "url", "value": "https://example.com"}"#])
    }

    private static func opens(_ url: String, _ whitelist: [String]) -> Bool {
        let (app, observer) = SampleApp.start(
            machine: opener(on: "Click"), openUrlPolicy: OpenUrlPolicy(whitelist: whitelist))
        app.stateMachineSetStringInput(key: "url", value: url)
        observer.lines = []
        app.stateMachinePostEvent(.click(x: 0, y: 0))
        return observer.lines == ["open \(url) in _blank"]
    }

    @Test("The app is called with the URL and the target as the file has them")
    func call() {
        let (app, observer) = SampleApp.start(
            machine: Self.opener(on: "Click", url: " HTTPS://Example.com/ "),
            openUrlPolicy: OpenUrlPolicy(whitelist: ["example.com"]))
        app.stateMachinePostEvent(.click(x: 0, y: 0))
        #expect(observer.lines == ["open  HTTPS://Example.com/  in _blank"])
    }

    @Test("A policy can be written with its arguments in either order")
    func argumentOrder() {
        let policy = OpenUrlPolicy(requireUserInteraction: false, whitelist: ["*"])
        #expect(policy == OpenUrlPolicy(whitelist: ["*"], requireUserInteraction: false))
    }

    @Test("The default policy opens nothing")
    func defaultPolicy() { #expect(!Self.opens("https://example.com", [])) }

    @Test(
        "With required user interaction only a click or a press opens",
        arguments: [
            ("Click", Event.click(x: 0, y: 0), true), ("PointerDown", .pointerDown(x: 0, y: 0), true),
            ("PointerUp", .pointerUp(x: 0, y: 0), false), ("PointerMove", .pointerMove(x: 0, y: 0), false),
            ("PointerEnter", .pointerEnter(x: 0, y: 0), false), ("PointerExit", .pointerExit(x: 0, y: 0), false),
        ])
    func userInteraction(kind: String, event: Event, isUsers: Bool) {
        for required in [true, false] {
            let policy = OpenUrlPolicy(whitelist: ["*"], requireUserInteraction: required)
            let (app, observer) = SampleApp.start(machine: Self.opener(on: kind), openUrlPolicy: policy)
            app.stateMachinePostEvent(event)
            #expect(observer.lines.isEmpty == (required && !isUsers))
        }
    }

    @Test("The initial state's entry actions are judged by the policy of this start")
    func policyOfThisStart() {
        let open = #""entryActions": [{"type": "OpenUrl", "url": "example.com", "target": ""}]"#
        let (app, observer) = SampleApp.load(machine: SampleApp.machine(states: [SampleApp.state("idle", open)]))
        app.stateMachineStart()
        #expect(!observer.lines.contains("open example.com in "))
        app.stateMachineStart(openUrlPolicy: OpenUrlPolicy(whitelist: ["*"], requireUserInteraction: false))
        #expect(observer.lines.contains("open example.com in "))
    }

    @Test(
        "A whitelist's entry that matches opens",
        arguments: [
            ("*", "anything"), ("*", "ftp://x"), ("example.com", "https://example.com"),
            ("example.com", "example.com/"),
            ("https://Example.com/", " http://EXAMPLE.com "), ("example.com/*", "example.com"),
            ("example.com/*", "https://example.com/a/b?c=d"), ("*.example.com", "example.com"),
            ("*.example.com", "a.b.example.com"), ("*.*.com", "a.example.com"), ("a.*.com", "a.example.com"),
            ("example.com/a*c", "example.com/abbbc"), ("example.com/a*c", "example.com/a/b/c"),
            ("example.com:8080", "example.com:8080"), ("example.com/*/x", "example.com/a/b/x"),
            ("*/", "anything"), ("*.example.com/docs/*", "www.example.com/docs/1"),
        ])
    func opening(entry: String, url: String) { #expect(Self.opens(url, [entry])) }

    @Test(
        "One that does not match opens nothing",
        arguments: [
            ("*", ""), ("*", "/"), ("*", "/etc/passwd"), ("*", "//example.com"), ("example.com", "example.com/a"),
            ("example.com", "www.example.com"), ("example.com", "example.com?x"), ("example.com", "example.com:80"),
            ("example.com", "ftp://example.com"), ("*.example.com", "badexample.com"),
            ("*.example.com", "www.example.com/a"), ("*.*.com", "example.com"), ("ex*.com", "example.com"),
            ("example.com/a*c", "example.com/abbbd"), ("example.com/*/", "example.com/a"),
            ("example.com/*/x", "example.com/x"), ("example.com", "example.com.evil.org"),
            ("example.com/*", "example.com.evil.org/a"), ("", "example.com"),
            ("\u{200B}example.com", "example.com"), ("é.com", "e\u{301}.com"), ("example.com", "example.com/\u{301}"),
        ])
    func notOpening(entry: String, url: String) { #expect(!Self.opens(url, [entry])) }
}
