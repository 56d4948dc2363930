/// A file that cannot be read.
public struct UnreadableFile: Error, Sendable, Hashable {
    /// Where the file was looked for.
    public let path: String
    /// Why it cannot be read, such as `there is no such file`.
    public let reason: String

    /// Path and reason in a sentence for a person.
    public var message: String { "\(path) cannot be read: \(reason)." }
}
