internal import Foundation

/// Where the system takes bytes: a terminal, a pipe or an open file.
struct OutputDescriptor: Sendable {
    static let output = OutputDescriptor(number: STDOUT_FILENO)
    static let complaints = OutputDescriptor(number: STDERR_FILENO)

    let number: Int32

    /// Writes all of a text; answers the system's error number if that fails.
    func write(_ text: String) -> Int32? {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                waitUntilWritable()
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }

    /// Opens a file, which is made or emptied, and writes all of a text to it; throws the sentence for a person.
    static func write(_ text: String, toFile path: String) throws(FileFailure) {
        let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard number >= 0 else { throw .unwritable(path: path, errno) }
        var failure = OutputDescriptor(number: number).write(text)
        // Some file systems tell only now that something was not written.
        if close(number) != 0 && failure == nil { failure = errno }
        if let failure { throw .unwritable(path: path, failure) }
    }

    /// A terminal or pipe that does not block answers "not now" where others wait.
    private func waitUntilWritable() {
        var wish = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&wish, 1, -1)
    }
}

extension FileFailure {
    /// A file that cannot be written, with the system's error number.
    fileprivate static func unwritable(path: String, _ number: Int32) -> FileFailure {
        FileFailure(
            problems: ["dbsm: \(path) cannot be written: \(String(cString: strerror(number)))."], status: .usage)
    }
}
