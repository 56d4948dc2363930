import DBDotLottie
import Foundation
import Testing

struct ReportOfFileTests {
    private static let machine = #"{"initial": "gone", "states": []}"#
    private typealias LoadError = DotLottieStateMachine.LoadError

    @Test("The report of a machine's own file is that of its text")
    func bareMachine() throws {
        try TemporaryFolder.use { folder in
            let file = try write(Self.machine, "door.json", in: folder)
            let report = try StateMachineReport(contentsOf: file, profile: .dotLottieRS_2026_07)
            #expect(report == StateMachineReport(text: Self.machine, profile: .dotLottieRS_2026_07))
        }
    }

    @Test("The machine of an archive is chosen by its id")
    func archivedMachine() throws {
        try TemporaryFolder.use { folder in
            let manifest = #"{"version": "2", "stateMachines": [{"id": "door"}, {"id": "gate"}]}"#
            let archive = SampleArchive.data(manifest: manifest, ["s/door.json": "{", "s/gate.json": Self.machine])
            let file = folder.appendingPathComponent("door.lottie")
            try archive.write(to: file)
            #expect(try StateMachineReport(contentsOf: file, stateMachineID: "gate").definition != nil)
            #expect(try StateMachineReport(contentsOf: file, stateMachineID: "door").definition == nil)
            #expect(throws: LoadError.undecidedStateMachine(ids: ["door", "gate"])) {
                try StateMachineReport(contentsOf: file)
            }
        }
    }

    @Test("A file that is not there is thrown")
    func missingFile() throws {
        try TemporaryFolder.use { folder in
            let file = folder.appendingPathComponent("door.json")
            let error = try #require(throws: LoadError.self) { try StateMachineReport(contentsOf: file) }
            #expect(error.message == "\(file.path) cannot be read: there is no such file.")
        }
    }

    @Test("An animation that is none is thrown with its problem")
    func unfitAnimation() throws {
        try TemporaryFolder.use { folder in
            let machine = try write(Self.machine, "door.json", in: folder)
            let animation = try write(#"{"ip": 0, "op": 60}"#, "animation.json", in: folder)
            let problem = LottieAnimationError.missing(path: "/fr", location: SourceLocation(line: 1, column: 1))
            #expect(throws: LoadError.animation(problem)) {
                try StateMachineReport(contentsOf: machine, animation: animation)
            }
        }
    }

    private func write(_ text: String, _ name: String, in folder: URL) throws -> URL {
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file
    }
}
