extension StateMachineReader {
    /// The readable entries of an array that must be there.
    mutating func requiredEntries<Entry>(
        _ field: DefinitionField, of object: ObjectNode, read: (inout Self, JSONNode) -> Entry?
    ) -> [Entry]? {
        required(field, of: object, as: .array).map { entries(of: $0, in: field, read: read) }
    }

    /// The readable entries of an array that may be left out or null.
    mutating func optionalEntries<Entry>(
        _ field: DefinitionField, of object: ObjectNode, read: (inout Self, JSONNode) -> Entry?
    ) -> FieldReading<[Entry]> {
        switch optional(field, of: object, as: .array) {
        case .absent: .absent
        case .unreadable: .unreadable
        case .value(let array): .value(entries(of: array, in: field, read: read))
        }
    }

    /// Exactly so many numbers.
    mutating func numbers(_ count: Int, of array: JSONNode, in field: DefinitionField) -> [Float]? {
        let numbers: [Float] = within(.field(field)) { reader in
            if array.elements.count != count {
                reader.report(
                    .wrongCount, at: array,
                    "'\(field.rawValue)' must have \(count) numbers, not \(array.elements.count)")
                return []
            }
            return reader.values(of: array, in: field, as: .number)
        }
        return numbers.count == count ? numbers : nil
    }

    /// The objects of an array, each given to `read`; what comes to nothing is left out.
    private mutating func entries<Entry>(
        of array: JSONNode, in field: DefinitionField, read: (inout Self, JSONNode) -> Entry?
    ) -> [Entry] {
        within(.field(field)) { reader in
            var result: [Entry] = []
            result.reserveCapacity(array.elements.count)
            var kept: [Int] = []
            for (index, node) in array.elements.enumerated() where !reader.collector.isFull {
                let entry: Entry? = reader.within(.index(index)) { reader in
                    guard node.kind == .object else {
                        reader.reportEntry(node, in: field, as: .object)
                        return nil
                    }
                    return read(&reader, node)
                }
                guard let entry else { continue }
                result.append(entry)
                kept.append(index)
            }
            if kept.count < array.elements.count { reader.origin.keepOnly(kept, ofArrayAt: reader.path) }
            return result
        }
    }

    /// The values of an array, as far as they are what is expected.
    private mutating func values<Value>(
        of array: JSONNode, in field: DefinitionField, as expectation: Expectation<Value>
    ) -> [Value] {
        var result: [Value] = []
        for (index, node) in array.elements.enumerated() {
            if let value = expectation.read(node) {
                result.append(value)
            } else {
                within(.index(index)) { $0.reportEntry(node, in: field, as: expectation) }
            }
        }
        return result
    }

    private mutating func reportEntry<Value>(
        _ node: JSONNode, in field: DefinitionField, as expectation: Expectation<Value>
    ) {
        report(.wrongType, at: node, "an entry of '\(field.rawValue)' must be \(expectation.name), not \(node.found)")
    }
}
