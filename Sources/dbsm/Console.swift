internal import Foundation

/// Where the tool prints and complains; lines are written at once, so that output and complaints keep their order.
struct Console: Sendable {
    /// Whether somebody types commands, rather than a pipe or a file.
    var isInteractive: Bool { isatty(STDIN_FILENO) != 0 }

    func print(_ line: String) { output(line + "\n") }

    /// Without ending the line.
    func prompt(_ text: String) { output(text) }

    /// Where nobody can hear a complaint, there is nobody to tell.
    func complain(_ line: String) { _ = write(line + "\n", to: STDERR_FILENO) }

    /// Ends the tool if the output cannot be written: all that it does is write.
    private func output(_ text: String) {
        guard let failure = write(text, to: STDOUT_FILENO) else { return }
        // Whoever closed a pipe has read enough.
        if failure != EPIPE { complain("dbsm: the output cannot be written: \(String(cString: strerror(failure))).") }
        exit(ExitStatus.usage.rawValue)
    }

    /// Writes all of a text; answers the system's error number if that fails.
    private func write(_ text: String, to descriptor: Int32) -> Int32? {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                waitUntilWritable(descriptor)
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }

    /// A terminal or pipe that does not block answers "not now" where others wait.
    private func waitUntilWritable(_ descriptor: Int32) {
        var wish = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wish, 1, -1)
    }
}
