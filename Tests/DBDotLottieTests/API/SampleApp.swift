import DBDotLottie
import Foundation
import TestSupport

/// What an app of these tests ships: an archive of 300 by 300 pixels with machines and themes, all written here.
enum SampleApp {
    /// Five frames of 100 ms, a layer `button_layer` on the left half, and a marker `end` from 3 to 4.
    static let animation = """
        {"fr": 10, "ip": 0, "op": 5, "w": 300, "h": 300, "slots": {}, "markers": [{"cm": "end", "tm": 3, "dr": 1}],
         "layers": [{"ty": 1, "nm": "button_layer", "ip": 0, "op": 5, "st": 0, "sw": 150, "sh": 300, "sc": "#00ff00",
           "ks": {}}]}
        """

    /// The machine of the SwiftUI sample: `buttonClicked` leads from `idle` to `active` and back.
    static let button = machine(
        states: [
            state("idle", transitions: [transition(to: "active", guards: event("buttonClicked"))]),
            state("active", transitions: [transition(to: "idle", guards: event("buttonClicked"))]),
        ],
        inputs: [#"{"type": "Event", "name": "buttonClicked"}"#])

    /// An archive with everything that these tests ask for, and more machines by id.
    static func archive(machines: KeyValuePairs<String, String> = [:]) -> Data {
        let listed = (["myButtonFSM", "broken"] + machines.map(\.key)).map { #"{"id": "\#($0)"}"# }
        let manifest = """
            {"version": "2", "animations": [{"id": "one"}, {"id": "two"}, {"id": "lost"}],
             "themes": [{"id": "dark_theme"}, {"id": "lost"}], "stateMachines": [\(listed.joined(separator: ", "))]}
            """
        let files: KeyValuePairs = [
            "a/one.json": animation, "a/two.json": animation, "t/dark_theme.json": #"{"rules": []}"#,
            "t/unlisted.json": #"{"rules": []}"#, "s/myButtonFSM.json": button, "s/unlisted.json": button,
            "s/broken.json": #"{"initial": "idle"}"#,
        ]
        let entries = files.map { ($0.key, $0.value) } + machines.map { ("s/\($0.key).json", $0.value) }
        return ZIPWriter([.init("manifest.json", manifest)] + entries.map { .init($0.0, $0.1) }).data
    }

    /// The animation of the archive, its canvas as large as itself.
    static func load(
        machines: KeyValuePairs<String, String> = [:],
        config: AnimationConfig = AnimationConfig(width: 300, height: 300)
    ) -> DotLottieAnimation {
        DotLottieAnimation(dotLottieData: archive(machines: machines), config: config)
    }

    /// The animation with this machine loaded and an observer that records; not started.
    static func load(machine: String) -> (DotLottieAnimation, RecordingObserver) {
        let app = load()
        let observer = RecordingObserver()
        app.stateMachineSubscribe(observer: observer)
        _ = app.stateMachineLoadData(machine)
        return (app, observer)
    }

    /// As `load(machine:)`, started, and what that reported forgotten.
    static func start(machine: String, openUrlPolicy: OpenUrlPolicy = OpenUrlPolicy()) -> (
        DotLottieAnimation, RecordingObserver
    ) {
        let (app, observer) = load(machine: machine)
        app.stateMachineStart(openUrlPolicy: openUrlPolicy)
        observer.lines = []
        return (app, observer)
    }
}

extension SampleApp {
    static func machine(
        initial: String = "idle", states: [String], interactions: [String] = [], inputs: [String] = []
    ) -> String {
        func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }
        return """
            {"initial": "\(initial)", "states": \(list(states)), "interactions": \(list(interactions)),
             "inputs": \(list(inputs))}
            """
    }

    static func state(_ name: String, _ more: String = "", transitions: [String] = []) -> String {
        """
        {"name": "\(name)", "type": "PlaybackState", "animation": "one", \(more.isEmpty ? "" : more + ", ")
         "transitions": [\(transitions.joined(separator: ", "))]}
        """
    }

    static func transition(to target: String, guards: String) -> String {
        #"{"type": "Transition", "toState": "\#(target)", "guards": [\#(guards)]}"#
    }

    static func event(_ name: String) -> String { #"{"type": "Event", "inputName": "\#(name)"}"# }
}
