internal import Foundation

/// Where the tool reads and writes; lines are written at once, so that output and complaints keep their order.
struct Console: Sendable {
    /// Whether somebody types commands, rather than a pipe or a file.
    var isInteractive: Bool { isatty(STDIN_FILENO) != 0 }
    /// Whether what is printed goes to a terminal.
    var showsTerminal: Bool { isatty(STDOUT_FILENO) != 0 }

    func print(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

    /// Without ending the line.
    func prompt(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

    func complain(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

    /// The next line of the input without its end, or `nil` at the input's end.
    func readLine() -> String? { Swift.readLine(strippingNewline: true) }
}
