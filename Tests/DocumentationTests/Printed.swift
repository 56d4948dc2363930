/// What the code of documents prints; the tests that run it are the main actor's, one after the other.
@MainActor
enum Printed {
    private static var lines: [String] = []

    /// Runs code and answers the lines that it printed.
    static func lines(of code: () throws -> Void) rethrows -> [String] {
        lines = []
        try code()
        return lines
    }

    fileprivate static func add(_ line: String) { lines.append(line) }
}

/// Stands before the standard library's function in this module, so that documents can show plain Swift.
func print(_ item: Any) {
    let line = "\(item)"
    MainActor.assumeIsolated { Printed.add(line) }
}
