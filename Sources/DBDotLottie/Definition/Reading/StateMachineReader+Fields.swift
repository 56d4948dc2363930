/// An object of the file and what messages call it.
struct ObjectNode {
    let node: JSONNode
    let name: String
}

/// Which fields an object has.
enum KnownFields {
    /// These and no others.
    case exactly([DefinitionField])
    /// These and others that nobody knows, because the object's type could not be read.
    case atLeast([DefinitionField])

    var fields: [DefinitionField] {
        switch self {
        case .exactly(let fields), .atLeast(let fields): fields
        }
    }
}

/// What became of a field.
enum FieldReading<Value> {
    /// It is not there, or optional and null.
    case absent
    /// It is there but no good, and reported.
    case unreadable
    /// It holds this.
    case value(Value)

    var value: Value? {
        switch self {
        case .value(let value): value
        case .absent, .unreadable: nil
        }
    }
}

extension StateMachineReader {
    mutating func report(
        _ code: DiagnosticCode, at node: JSONNode, _ message: @autoclosure () -> String,
        hint: @autoclosure () -> String? = nil
    ) {
        collector.report(code, at: path, location: node.location, message: message(), hint: hint())
    }

    /// Reports an object's unknown fields and those written twice; every object that is read goes through here once.
    mutating func fields(of node: JSONNode, _ name: String, _ known: KnownFields) -> ObjectNode {
        // A bit for each known field: a set would be made anew for every object of the file.
        var seen: UInt64 = 0
        for member in node.members {
            if let position = known.fields.firstIndex(where: { member.hasKey($0.rawValue) }) {
                let (field, bit) = (known.fields[position], UInt64(1) << UInt64(position))
                defer { seen |= bit }
                guard seen & bit != 0 else { continue }
                within(.field(field)) {
                    $0.report(
                        .duplicateKey, at: member.value,
                        "\(name) has '\(field.rawValue)' twice, which not all players take (P14)")
                }
            } else if case .exactly(let fields) = known {
                within(.key(member.key)) {
                    $0.report(
                        .unknownField, at: member.value,
                        "\(name) has no field \(DiagnosticText.quoted(member.key)), so it is ignored",
                        hint: DiagnosticText.suggestion(for: member.key, among: fields.map(\.rawValue)))
                }
            }
        }
        return ObjectNode(node: node, name: name)
    }

    /// A field that must be there; otherwise it is reported and marked as unreadable.
    mutating func required<Value>(
        _ field: DefinitionField, of object: ObjectNode, as expectation: Expectation<Value>
    ) -> Value? {
        guard let node = object.node[field.rawValue] else {
            within(.field(field)) {
                $0.report(
                    .missingField, at: object.node, "\(object.name) needs '\(field.rawValue)', \(expectation.name)")
                $0.origin.markUnreadable($0.path)
            }
            return nil
        }
        return read(node, in: field, as: expectation).value
    }

    /// A field that may be left out or null.
    mutating func optional<Value>(
        _ field: DefinitionField, of object: ObjectNode, as expectation: Expectation<Value>
    ) -> FieldReading<Value> {
        guard let node = object.node[field.rawValue], node.kind != .null else { return .absent }
        return read(node, in: field, as: expectation)
    }

    /// A field that names one of a closed set, which must be there.
    mutating func choice<Choice>(
        _ field: DefinitionField, of object: ObjectNode, from _: Choice.Type, otherwise code: DiagnosticCode
    ) -> Choice? where Choice: CaseIterable & RawRepresentable<String> {
        required(field, of: object, as: .string).flatMap { choice($0, in: field, of: object, otherwise: code) }
    }

    /// The member of a closed set that a field's text names.
    mutating func choice<Choice>(
        _ text: String, in field: DefinitionField, of object: ObjectNode, otherwise code: DiagnosticCode
    ) -> Choice? where Choice: CaseIterable & RawRepresentable<String> {
        if let choice = Choice(rawValue: text) { return choice }
        let known = Choice.allCases.map(\.rawValue)
        within(.field(field)) {
            $0.report(
                code, at: object.node[field.rawValue] ?? object.node,
                "'\(field.rawValue)' of \(object.name) must be \(DiagnosticText.alternatives(known.map(DiagnosticText.quoted))), not \(DiagnosticText.quoted(text))",
                hint: DiagnosticText.suggestion(for: text, among: known))
            $0.origin.markUnreadable($0.path)
        }
        return nil
    }

    private mutating func read<Value>(
        _ node: JSONNode, in field: DefinitionField, as expectation: Expectation<Value>
    ) -> FieldReading<Value> {
        if let value = expectation.read(node) { return .value(value) }
        within(.field(field)) {
            $0.report(.wrongType, at: node, "'\(field.rawValue)' must be \(expectation.name), not \(node.found)")
            $0.origin.markUnreadable($0.path)
        }
        return .unreadable
    }
}
