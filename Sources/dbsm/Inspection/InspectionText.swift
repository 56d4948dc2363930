internal import DBDotLottie

/// An inspected file as tables for people.
struct InspectionText {
    private(set) var lines: [String] = []

    /// A table with its title.
    struct Section: Sendable {
        let title: String
        let table: TextTable

        init(_ title: String, _ table: TextTable) {
            self.title = title
            self.table = table
        }
    }

    init(_ file: InspectedFile) {
        if let archive = file.archive {
            add([(file.path + (archive.version.map { ", version \($0)" } ?? "")).onOneLine])
            add(Self.sections(of: archive))
        }
        for machine in file.machines {
            guard let definition = machine.definition else { continue }
            if let path = machine.pathInArchive { add(["\(file.path)/\(path)".onOneLine]) }
            add(Self.sections(of: definition))
        }
    }

    /// A name in a cell; an empty one as two quotes, so that it can be seen.
    static func shown(_ name: String) -> String { name.isEmpty ? "\"\"" : name }

    private mutating func add(_ sections: [Section]) {
        for section in sections where !section.table.isEmpty {
            add([section.title] + section.table.lines.map { "  " + $0 })
        }
    }

    /// Adds lines that belong together, with an empty one before them.
    private mutating func add(_ paragraph: [String]) {
        if !lines.isEmpty { lines.append("") }
        lines += paragraph
    }
}
