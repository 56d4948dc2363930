public import Foundation

/// A scripted run of one machine: what to load, what to do, and what is expected to happen.
///
/// Scenarios are JSON files (`Documentation/Testing.md`), written by hand or recorded, and kept as regression tests. Paths in them are relative to the file.
public struct Scenario: Sendable {
    /// The scenario's name, or an empty text.
    public let name: String
    /// The player to imitate where the caller does not choose one.
    public let profile: DotLottieProfile?
    /// What to do, in order.
    public let steps: [Step]

    package let animation: AnimationReference
    package let machine: MachineReference
    package let canvas: CanvasSize
    package let openUrlPolicy: OpenUrlPolicy
    /// Where relative paths begin.
    package let folder: URL
    /// What is expected to happen, profile by profile.
    package let expectations: [Expectation]
    /// What the scenario was read from, if it was.
    let source: JSONNode?

    /// What a machine runs over.
    package enum AnimationReference: Sendable {
        case none
        case archive(path: String)
        case file(path: String)
        case written(JSONNode)
    }

    /// Where the machine comes from.
    package enum MachineReference: Sendable {
        case inArchive(id: String)
        case file(path: String)
        case written(JSONNode)
    }

    /// The most bytes that a scenario file, or a JSON file that it names, may have: 64 MiB.
    public static let sizeLimit = 64 << 20

    /// Reads a scenario file.
    ///
    /// - Throws: `ScenarioError` for a file that cannot be read or does not have the shape of a scenario; whether its machine loads shows in the trace.
    public init(contentsOf url: URL) throws(ScenarioError) {
        let bytes: [UInt8]
        do {
            bytes = try FileContents.bytes(of: url, limit: Self.sizeLimit)
        } catch {
            throw .unreadableFile(error)
        }
        try self.init(bytes: bytes, folder: url.deletingLastPathComponent())
    }

    /// Reads a scenario from its JSON; `folder` is where its relative paths begin.
    public init(data: Data, folder: URL) throws(ScenarioError) {
        try self.init(bytes: Array(data), folder: folder)
    }

    private init(bytes: [UInt8], folder: URL) throws(ScenarioError) {
        let document: JSONDocument
        do {
            document = try JSONDocument(bytes: bytes)
        } catch {
            throw .noJSON(message: error.message, error.location)
        }
        self = try ScenarioReader(folder: folder).scenario(document.root)
    }

    /// Puts a scenario together; nothing is looked at before it runs.
    package init(
        name: String, profile: DotLottieProfile? = nil, steps: [Step], animation: AnimationReference = .none,
        machine: MachineReference, canvas: CanvasSize = .standard, openUrlPolicy: OpenUrlPolicy = OpenUrlPolicy(),
        folder: URL, expectations: [Expectation] = []
    ) {
        self.init(
            name: name, profile: profile, steps: steps, animation: animation, machine: machine, canvas: canvas,
            openUrlPolicy: openUrlPolicy, folder: folder, expectations: expectations, source: nil)
    }

    init(
        name: String, profile: DotLottieProfile?, steps: [Step], animation: AnimationReference,
        machine: MachineReference, canvas: CanvasSize, openUrlPolicy: OpenUrlPolicy, folder: URL,
        expectations: [Expectation], source: JSONNode?
    ) {
        self.name = name
        self.profile = profile
        self.steps = steps
        self.animation = animation
        self.machine = machine
        self.canvas = canvas
        self.openUrlPolicy = openUrlPolicy
        self.folder = folder
        self.expectations = expectations
        self.source = source
    }
}

/// Why a scenario file cannot be used.
public enum ScenarioError: Error, Sendable, Hashable {
    /// The file does not exist or cannot be read.
    case unreadableFile(UnreadableFile)
    /// The file is not JSON; the message says what is wrong at the place.
    case noJSON(message: String, SourceLocation)
    /// The file is JSON that does not mean to be a scenario: it has no steps.
    case noSteps(message: String, SourceLocation)
    /// The file is a scenario of another shape; the message says what is wrong at the place.
    case malformed(message: String, SourceLocation)

    /// One line for a person, with the place before it where there is one.
    public var message: String {
        switch self {
        case .unreadableFile(let file): file.message
        case .noJSON(let message, let location), .noSteps(let message, let location),
            .malformed(let message, let location):
            "\(location.line):\(location.column): error: \(message)"
        }
    }
}
