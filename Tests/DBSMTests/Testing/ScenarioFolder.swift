import Foundation
import TestSupport

/// A folder of files in which the tool is run; it goes when the test is over.
final class ScenarioFolder {
    /// A door with an event and a counter, on one line.
    static let door = """
        {"initial": "closed", "states": [{"name": "closed", "type": "PlaybackState", "animation": "", "transitions": [{"type": \
        "Transition", "toState": "open", "guards": [{"type": "Event", "inputName": "push"}]}]}, {"name": "open", "type": \
        "PlaybackState", "animation": "", "entryActions": [{"type": "Increment", "inputName": "n"}], "transitions": []}], \
        "inputs": [{"type": "Event", "name": "push"}, {"type": "Numeric", "name": "n", "value": 0}]}
        """

    /// What a trace of the door says at first, once the machine has started.
    static let started = """
        "ok": true, "events": [["Transition", "", "closed"], ["StateExit", ""], ["StateEntered", "closed"], ["Start"]], \
        "state": "closed", "status": "Running", "frame": 0, "playback": "Stopped", "mode": "Forward", "speed": 1, "loop": \
        false, "loopCount": 0, "marker": null, "autoplay": false, "animation": null, "theme": null, "background": \
        [0, 0, 0, 0], "inputs": { "n": 0 }
        """

    /// A scenario in which the door is started; it expects this.
    static func start(expecting expect: String? = nil) -> String {
        """
        {
          "machine": { "path": "door.json" },
          "steps": [
            { "op": "start" }
          ]\(expect.map { ",\n  \"expect\": \($0)" } ?? "")
        }

        """
    }

    /// The expectation that is true, as the tool writes it.
    static let expectStarted = """
        {
            "documented": {
              "load": true,
              "steps": [
                { \(started) }
              ]
            }
          }
        """

    let url: URL

    /// Makes a folder with these files, and the door's machine beside them.
    init(_ files: KeyValuePairs<String, String>) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try add("door.json", Self.door)
        for (name, text) in files { try add(name, text) }
    }

    deinit {
        // What is left in the temporary folder does no harm.
        try? FileManager.default.removeItem(at: url)
    }

    func add(_ name: String, _ text: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(of name: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    }

    /// Runs the tool inside of the folder.
    func dbsm(_ arguments: String..., input: String = "") throws -> BuiltExecutable.Result {
        try BuiltExecutable("dbsm").run(
            inShell: "folder=\"$1\"; shift; cd \"$folder\" && exec \"$0\" \"$@\"", [url.path] + arguments,
            input: Data(input.utf8))
    }
}
