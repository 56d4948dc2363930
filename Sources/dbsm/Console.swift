internal import Foundation

/// Where the tool prints and complains; lines are written at once, so that output and complaints keep their order.
struct Console: Sendable {
    /// Whether somebody types commands, rather than a pipe or a file.
    var isInteractive: Bool { isatty(STDIN_FILENO) != 0 }

    func print(_ line: String) { output(line + "\n") }

    /// Without ending the line.
    func prompt(_ text: String) { output(text) }

    /// Where nobody can hear a complaint, there is nobody to tell.
    func complain(_ line: String) { _ = OutputDescriptor.complaints.write(line + "\n") }

    /// Ends the tool if the output cannot be written: all that it does is write.
    private func output(_ text: String) {
        guard let failure = OutputDescriptor.output.write(text) else { return }
        // Whoever closed a pipe has read enough.
        if failure != EPIPE { complain("dbsm: the output cannot be written: \(String(cString: strerror(failure))).") }
        exit(ExitStatus.usage.rawValue)
    }
}
