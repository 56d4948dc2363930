/// Puts other expectations into the text that a scenario was read from, and leaves everything else as it is written.
struct ScenarioEditor {
    private let root: JSONNode
    /// What stands in place of what, in any order.
    private var edits: [(extent: Range<Int>, text: String)] = []

    /// Plans what changes; an expectation that is the same as in the text stays as it is written there.
    init(_ root: JSONNode, from before: [Scenario.Expectation], to after: [Scenario.Expectation]) {
        self.root = root
        let changed = after.filter { expectation in !before.contains(expectation) }
        guard let expect = root["expect"], expect.kind == .object, !expect.members.isEmpty else {
            if !changed.isEmpty { addExpect(changed) }
            return
        }
        var added = ""
        for field in changed.map(\.field) {
            if let old = expect[field.key] {
                edits.append((old.extent, field.value.text(depth: 2)))
            } else {
                added += ",\n" + ScenarioText.indentation(2) + field.text(depth: 2)
            }
        }
        insert(added, behindMembersOf: expect)
    }

    /// The text with everything changed.
    var bytes: [UInt8] {
        var bytes = root.documentBytes
        // Strings hold neither character as such, so whatever is found ends a line.
        let lineEnd = bytes.contains(JSONByte.carriageReturn) ? "\r\n" : "\n"
        for edit in edits.sorted(by: { $0.extent.lowerBound > $1.extent.lowerBound }) {
            let lines = edit.text.split(separator: "\n", omittingEmptySubsequences: false)
            bytes.replaceSubrange(edit.extent, with: lines.joined(separator: lineEnd).utf8)
        }
        return bytes
    }

    private mutating func addExpect(_ expectations: [Scenario.Expectation]) {
        let field = ScenarioText.Field("expect", .fields(expectations.map(\.field)))
        if let old = root["expect"] {
            edits.append((old.extent, field.value.text(depth: 1)))
        } else {
            insert(",\n" + ScenarioText.indentation(1) + field.text(depth: 1), behindMembersOf: root)
        }
    }

    private mutating func insert(_ text: String, behindMembersOf node: JSONNode) {
        guard let last = node.members.map(\.value).last, !text.isEmpty else { return }
        let end = last.extent.upperBound
        edits.append((end..<end, text))
    }
}

extension Scenario {
    /// The scenario's file with these expectations instead of its own, and everything else as it is written.
    ///
    /// A scenario that was not read from a file is written anew.
    package func bytes(expecting expectations: [Expectation]) -> [UInt8] {
        guard let source else { return Array(expecting(expectations).text.utf8) }
        return ScenarioEditor(source, from: self.expectations, to: expectations).bytes
    }
}
