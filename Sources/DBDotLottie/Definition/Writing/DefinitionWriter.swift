/// Makes the JSON tree of a definition; the reader makes an equal definition of it.
///
/// Fields at their default are left out, except `target`, which some players require. What JSON or the format cannot express is remembered:
/// not-a-number, a literal text that would be read as a reference, a reference that its place does not know.
struct DefinitionWriter: PathTracking {
    var path = DiagnosticPath()
    /// The first part that cannot be written, and why.
    private(set) var failure: String?

    mutating func json(_ definition: StateMachineDefinition) -> JSONValue {
        var object = JSONObject()
        object.add(.initial, .string(definition.initial))
        object.add(.states, list(definition.states, in: .states) { $0.json($1) })
        addList(definition.interactions, in: .interactions, to: &object) { $0.json($1) }
        addList(definition.inputs, in: .inputs, to: &object) { $0.json($1) }
        return object.value
    }

    mutating func list<Part>(
        _ parts: [Part], in field: DefinitionField, json: (inout Self, Part) -> JSONValue
    ) -> JSONValue {
        within(.field(field)) { writer in
            .array(parts.enumerated().map { index, part in writer.within(.index(index)) { json(&$0, part) } })
        }
    }

    /// Adds a list to an object, unless it is empty.
    mutating func addList<Part>(
        _ parts: [Part], in field: DefinitionField, to object: inout JSONObject,
        json: (inout Self, Part) -> JSONValue
    ) {
        if !parts.isEmpty { object.add(field, list(parts, in: field, json: json)) }
    }

    mutating func number(_ value: Float, in field: DefinitionField) -> JSONValue {
        if value.isNaN { fail(at: field, "not a number, which JSON cannot express") }
        if value.isInfinite { return .number(value > 0 ? 1e39 : -1e39) }
        // Files are read in double precision first; very few numbers need more digits to survive that.
        let isSafe = Double(value.description).map { Float($0) } == value
        return isSafe ? .single(value) : .number(Double(value))
    }

    /// An unsigned number, which some platforms' `Int` is too small for.
    func integer(_ value: UInt32) -> JSONValue {
        Int(exactly: value).map { .integer($0) } ?? .number(Double(value))
    }

    mutating func reference(_ reference: ValueReference<Float>, in field: DefinitionField) -> JSONValue {
        if case .literal(let value) = reference { return number(value, in: field) }
        return text(of: reference, in: field) { ValueReference(text: $0) }
    }

    mutating func reference(_ reference: ValueReference<Bool>, in field: DefinitionField) -> JSONValue {
        if case .literal(let value) = reference { return .boolean(value) }
        return text(of: reference, in: field) { ValueReference(text: $0) }
    }

    mutating func reference(_ reference: ValueReference<String>, in field: DefinitionField) -> JSONValue {
        text(of: reference, in: field) { ValueReference(text: $0) }
    }

    private mutating func text<Literal>(
        of reference: ValueReference<Literal>, in field: DefinitionField,
        reading: (String) -> ValueReference<Literal>
    ) -> JSONValue {
        var text = reference.referenceText ?? ""
        if case .literal(let literal as String) = reference { text = literal }
        if reading(text) != reference {
            fail(at: field, "written as \(DiagnosticText.quoted(text)), which would be read as something else")
        }
        return .string(text)
    }

    private mutating func fail(at field: DefinitionField, _ reason: String) {
        failure = failure ?? "\(path.appending(.field(field))) is \(reason)"
    }
}

/// The members of an object that is being written, in the order in which they are added.
struct JSONObject {
    private var members: [JSONValue.Member] = []

    var value: JSONValue { .object(members) }

    /// Adds a field, or leaves it out if it has no value.
    mutating func add(_ field: DefinitionField, _ value: JSONValue?) {
        if let value { members.append(JSONValue.Member(field.rawValue, value)) }
    }
}
