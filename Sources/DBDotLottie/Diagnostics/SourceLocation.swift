/// A place in a text, as editors and compilers count it.
public struct SourceLocation: Sendable, Hashable {
    /// The line, from 1; a line ends at LF.
    public let line: Int
    /// The column, from 1, counted in Unicode scalars.
    public let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
