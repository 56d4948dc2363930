internal import DBDotLottie

/// A line of a text with a caret beneath the place that is meant, in the cells of a terminal.
///
/// What a terminal would not show, or obey, is written as an escape; of a long line only what stands around the place is shown.
struct SourceExcerpt: Sendable, Hashable {
    /// The number of cells that a line may fill.
    static let longestText = 100
    /// The number of cells before the caret where the line goes on behind it.
    private static let longestStart = 60
    private static let ellipsis = "…"

    /// The number of the line.
    let line: Int
    /// The line as shown.
    let text: String
    /// The number of cells before the caret.
    let indentation: Int

    init(line: Int, before: String, after: String) {
        self.line = line
        var before = before.unicodeScalars.map(Cell.init)
        var after = after.unicodeScalars.map(Cell.init)
        let width = before.width + after.width
        if width > Self.longestText {
            // What the text behind the place does not need is left for the text before it.
            let most = max(Self.longestStart, Self.longestText - after.width)
            before = before.ending(within: most, cut: Self.ellipsis)
            after = after.beginning(within: Self.longestText - before.width, cut: Self.ellipsis)
        }
        text = (before + after).map(\.text).joined()
        indentation = before.width
    }
}

/// A scalar as it is shown.
private struct Cell {
    let text: String
    /// The number of a terminal's cells that it fills.
    let width: Int

    init(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\t": (text, width) = ("    ", 4)
        case _ where DiagnosticText.isVisible(scalar): (text, width) = (String(scalar), scalar.terminalWidth)
        default:
            text = DiagnosticText.visible(String(scalar))
            width = text.unicodeScalars.count
        }
    }

    init(cut: String) { (text, width) = (cut, 1) }
}

extension [Cell] {
    fileprivate var width: Int { reduce(0) { $0 + $1.width } }

    /// The last cells, with a sign before them if some are left out.
    fileprivate func ending(within most: Int, cut: String) -> [Cell] {
        guard width > most else { return self }
        return [Cell(cut: cut)] + Array(reversed().fitting(most - 1).reversed())
    }

    /// The first cells, with a sign behind them if some are left out.
    fileprivate func beginning(within most: Int, cut: String) -> [Cell] {
        guard width > most else { return self }
        return fitting(most - 1) + [Cell(cut: cut)]
    }

    /// The first cells that are not wider than this together.
    private func fitting(_ most: Int) -> [Cell] {
        var rest = most
        return Array(
            prefix { cell in
                rest -= cell.width
                return rest >= 0
            })
    }
}
