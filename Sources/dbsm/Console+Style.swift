internal import Foundation

extension Console {
    /// The style for what is printed.
    var style: TextStyle {
        .fitting(isTerminal: isatty(STDOUT_FILENO) != 0, environment: ProcessInfo.processInfo.environment)
    }
}
