internal import Foundation

/// Where the system takes bytes: a terminal, a pipe or an open file.
struct OutputDescriptor: Sendable {
    static let output = OutputDescriptor(number: STDOUT_FILENO)
    static let complaints = OutputDescriptor(number: STDERR_FILENO)

    let number: Int32

    /// Writes all of a text; answers the system's error number if that fails.
    func write(_ text: String) -> Int32? { write(Array(text.utf8)) }

    private func write(_ bytes: [UInt8]) -> Int32? {
        var rest = bytes[...]
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

    /// Opens a device or a pipe and writes all bytes to it; answers the system's error number if that fails.
    static func write(_ bytes: [UInt8], toDevice path: String) -> Int32? {
        let number = open(path, O_WRONLY | O_CLOEXEC)
        guard number >= 0 else { return errno }
        let failure = OutputDescriptor(number: number).write(bytes)
        // Some tell only now that something was not written.
        guard close(number) != 0 else { return failure }
        return failure ?? errno
    }

    /// A terminal or pipe that does not block answers "not now" where others wait.
    private func waitUntilWritable() {
        var wish = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&wish, 1, -1)
    }
}
