internal import DBDotLottie
internal import Foundation

/// A file with recorded runs: the lines that `dbsm trace` prints, or a scenario with the run that it expects.
struct TraceFile {
    private(set) var visits = RecordedVisits()

    /// Of a scenario's expectations the one for the profile counts, or else for the scenario's own.
    init(path: String, profile: DotLottieProfile?) throws(FileFailure) {
        let url = URL(fileURLWithPath: path)
        let bytes: [UInt8]
        do {
            bytes = try FileContents.bytes(of: url, limit: Scenario.sizeLimit)
        } catch {
            throw FileFailure(problems: ["dbsm: \(error.message)"], status: .usage)
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if let first = lines.first(where: { !Self.isBlank($0) }), Self.isTrace(Array(first)) {
            for (index, line) in lines.enumerated() where !Self.isBlank(line) {
                try add(Array(line), place: "\(path):\(index + 1)")
            }
        } else {
            let scenario: Scenario
            do {
                scenario = try Scenario(data: Data(bytes), folder: url.deletingLastPathComponent())
            } catch {
                throw FileFailure(problems: [error.line(inFile: path)], status: error.status)
            }
            try add(scenario, profile ?? scenario.profile ?? .documented, path: path)
        }
    }

    /// Whether a line has what a trace must have; a scenario's `load` stands deeper.
    private static func isTrace(_ line: [UInt8]) -> Bool {
        do {
            return try JSONDocument(bytes: line).root["load"] != nil
        } catch {
            return false
        }
    }

    private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
        line.allSatisfy { Unicode.Scalar($0).properties.isWhitespace }
    }

    private mutating func add(
        _ scenario: Scenario, _ profile: DotLottieProfile, path: String
    ) throws(FileFailure) {
        guard let outcome = scenario.expectedOutcome(in: profile) else {
            let others = scenario.expectedProfiles.map(\.name).joined(separator: ", ")
            throw Self.failure(
                path,
                "the scenario expects nothing of the profile \(profile.name)"
                    + (others.isEmpty ? "" : "; --profile takes the others, \(others)"))
        }
        try add(outcome.steps, causes: scenario.steps.map(\.cause), place: path)
    }

    private mutating func add(_ line: [UInt8], place: String) throws(FileFailure) {
        let root: JSONNode
        do {
            root = try JSONDocument(bytes: line).root
        } catch {
            throw Self.failure("\(place):\(error.location.column)", error.message)
        }
        guard root["load"] != nil, let steps = root["steps"] else {
            throw Self.failure(place, "a trace has \"load\" and \"steps\"")
        }
        try add(steps.elements.map { JSONValue($0) }, causes: [], place: place)
    }

    private mutating func add(
        _ steps: [JSONValue], causes: [RecordedVisits.Cause], place: String
    ) throws(FileFailure) {
        do {
            try visits.add(steps, causes: causes)
        } catch {
            throw Self.failure(place, error.message)
        }
    }

    private static func failure(_ place: String, _ message: String) -> FileFailure {
        FileFailure(problems: ["\(place): error: \(message)"], status: .problems)
    }
}

extension Scenario.Step {
    /// What makes the first change of state in the step.
    fileprivate var cause: RecordedVisits.Cause {
        switch self {
        case .start, .override: .force
        case .stop, .tick, .setNumeric, .setBoolean, .setString, .fire, .post, .resetInput, .setSeed: .transition
        }
    }
}
