internal import DBDotLottie
internal import Foundation

/// A file with recorded runs, one on each line, as `dbsm trace` prints them.
struct TraceFile {
    private(set) var visits = RecordedVisits()

    init(path: String) throws(FileFailure) {
        let bytes: [UInt8]
        do {
            bytes = try FileContents.bytes(of: URL(fileURLWithPath: path), limit: Scenario.sizeLimit)
        } catch {
            throw FileFailure(problems: ["dbsm: \(error.message)"], status: .usage)
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where line.contains(where: { !Self.isBlank($0) }) {
            try add(Array(line), place: "\(path):\(index + 1)")
        }
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
        do {
            try visits.add(steps.elements.map { JSONValue($0) })
        } catch {
            throw Self.failure(place, error.message)
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { Unicode.Scalar(byte).properties.isWhitespace }

    private static func failure(_ place: String, _ message: String) -> FileFailure {
        FileFailure(problems: ["\(place): error: \(message)"], status: .problems)
    }
}
