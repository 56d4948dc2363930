internal import DBDotLottie

/// Rows of cells beneath a heading, in columns as wide as they must be.
///
/// A cell that is wider than the widest column pushes the others of its row aside.
struct TextTable: Sendable {
    /// The most cells of a terminal that a column is made wide, so that one long text does not widen every row.
    private static let widestColumn = 60

    private let heading: [String]
    private var rows: [[String]] = []

    init(_ heading: String...) { self.heading = heading }

    var isEmpty: Bool { rows.isEmpty }

    /// Adds a row, which has a cell for each column; whatever is in a cell, it stays on one line.
    mutating func add(_ cells: String...) { rows.append(cells.map(\.onOneLine)) }

    /// The lines, without columns in which nothing stands.
    var lines: [String] {
        let columns = heading.indices.filter { column in rows.contains { !$0[column].isEmpty } }
        let all = [heading] + rows
        let widths = columns.map { column in all.reduce(0) { max($0, min($1[column].terminalWidth, Self.widestColumn)) }
        }
        return all.map { row in
            var line = ""
            for (column, width) in zip(columns, widths) {
                line += row[column]
                let gap = max(width - row[column].terminalWidth, 0) + 2
                if column != columns.last { line += String(repeating: " ", count: gap) }
            }
            return line.withoutTrailingSpaces
        }
    }
}

extension String {
    /// The number of cells that a terminal gives to a text without control characters.
    var terminalWidth: Int { unicodeScalars.reduce(0) { $0 + $1.terminalWidth } }

    fileprivate var withoutTrailingSpaces: String {
        String(decoding: utf8.reversed().drop { $0 == UInt8(ascii: " ") }.reversed(), as: UTF8.self)
    }
}
