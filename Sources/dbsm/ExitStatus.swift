/// How the tool ends.
enum ExitStatus: Int32, Sendable, Hashable {
    /// Everything went well.
    case success = 0
    /// A file has problems, or something expected did not happen.
    case problems = 1
    /// The tool was called wrongly, or a file cannot be read.
    case usage = 2
}

extension ExitStatus: Comparable {
    static func < (one: ExitStatus, other: ExitStatus) -> Bool { one.rawValue < other.rawValue }
}
