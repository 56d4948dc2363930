import DBDotLottie
import Foundation
import Testing

struct SurroundingsTests {
    private static let archiveCodes: Set<DiagnosticCode> = [
        .missingAnimation, .unreadableAnimation, .unknownMarker, .segmentOutsideAnimation, .ignoredFrame, .unknownLayer,
        .undrawnLayer, .approximateLayer, .unknownTheme, .unlistedTheme, .unreadableTheme,
    ]
    private static let names = [
        "frames-of-animation", "segments-of-animation", "missing-animation", "layers-of-animation", "themes-of-archive",
    ]

    private static func report(_ name: String, in context: CheckingContext) throws -> StateMachineReport {
        StateMachineReport(bytes: try Array(Fixtures.data("invalid/\(name).json")), in: context)
    }

    private static func surrounded(_ name: String, depth: CheckingDepth) throws -> CheckingContext {
        var context = CheckingContext(profile: .documented, depth: depth)
        try FixtureSurroundings(Fixtures.data("invalid/\(name).surroundings")).place(in: &context)
        return context
    }

    @Test("Of a machine by itself nothing is said that only its animations could tell", arguments: names)
    func bareMachine(name: String) throws {
        let around = try Self.report(name, in: Self.surrounded(name, depth: .everything))
        #expect(around.diagnostics.contains { Self.archiveCodes.contains($0.code) })
        let bare = try Self.report(name, in: CheckingContext(profile: .documented))
        #expect(bare.diagnostics.filter { Self.archiveCodes.contains($0.code) } == [])
    }

    @Test("Loading a machine looks at nothing around it", arguments: names)
    func loading(name: String) throws {
        let around = try Self.report(name, in: Self.surrounded(name, depth: .parts))
        #expect(around == (try Self.report(name, in: CheckingContext(profile: .documented, depth: .parts))))
    }

    @Test("An archive that cannot be shown says nothing about its machine")
    func unshownArchive() throws {
        var context = CheckingContext(profile: .documented)
        let manifest = #"{"version": "2", "animations": [{"id": "gone"}]}"#
        context.surroundings = .archive(try SampleArchive.archive(manifest: manifest))
        let bare = try Self.report("frames-of-animation", in: CheckingContext(profile: .documented))
        #expect(try Self.report("frames-of-animation", in: context) == bare)
    }

    @Test(
        "What holds for every animation is said only while there are few enough to read", arguments: [(3, 1), (300, 0)])
    func manyAnimations(count: Int, expected: Int) throws {
        let ids = (0..<count).map { "a\($0)" }
        let listed = ids.map { "{\"id\": \"\($0)\"}" }.joined(separator: ",")
        let files = ids.map { ("a/\($0).json", #"{"ip": 0, "op": 60, "fr": 30}"#) }
        let archive = try SampleArchive.archive(manifest: "{\"version\": \"2\", \"animations\": [\(listed)]}", files)
        let states = ids.map { id in
            "{\"type\": \"PlaybackState\", \"name\": \"\(id)\", \"animation\": \"\(id)\", \"transitions\": []}"
        }
        let text = """
            {"initial": "a0", "states": [\(states.joined(separator: ","))], "interactions": [
              {"type": "Click", "actions": [{"type": "SetFrame", "value": 99}]}
            ]}
            """
        let context = CheckingContext(profile: .documented, surroundings: .archive(archive))
        let report = StateMachineReport(bytes: Array(text.utf8), in: context)
        #expect(report.diagnostics.filter { $0.code == .frameOutOfRange }.count == expected)
    }

    @Test("A definition built in Swift is checked with its surroundings too, and its diagnostics have paths")
    func definitionBuiltInSwift() throws {
        let definition = StateMachineDefinition(
            initial: "a",
            states: [
                .playback(.init(name: "a", segment: .marker("gone"), entryActions: [.setFrame(value: .literal(90))]))
            ])
        let animation = try LottieAnimation(data: Data(#"{"ip": 0, "op": 60, "fr": 30}"#.utf8))
        let context = CheckingContext(profile: .documented, surroundings: .animation(animation))
        #expect(
            StateMachineReport(checking: definition, in: context).diagnostics.map(\.description) == [
                #"states[0].segment: warning: the animation has no marker "gone", so this state plays the whole animation; there is none [unknown-marker]"#,
                "states[0].entryActions[0].value: warning: the last frame is 59, so this SetFrame sets that instead of 90 [frame-out-of-range]",
            ])
    }
}
