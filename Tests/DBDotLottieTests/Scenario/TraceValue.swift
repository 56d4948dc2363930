@testable import DBDotLottie

/// A value of a trace as traces are compared: numbers in single precision, texts byte for byte.
indirect enum TraceValue: Hashable {
    case null
    case boolean(Bool)
    case number(Float)
    case text([UInt8])
    case list([TraceValue])
    case members([[UInt8]: TraceValue])

    init(_ node: JSONNode) {
        switch node.kind {
        case .null: self = .null
        case .boolean: self = .boolean(node.boolean == true)
        case .number: self = .number(Float(node.number ?? .nan))
        case .string: self = .text(Array((node.string ?? "").utf8))
        case .array: self = .list(node.elements.map { TraceValue($0) })
        case .object:
            self = .members(
                Dictionary(node.members.map { (Array($0.key.utf8), TraceValue($0.value)) }, uniquingKeysWith: { $1 }))
        }
    }

    /// An error's text is the product's own, so that only its happening is compared.
    var withoutErrorText: TraceValue {
        guard case .list(let events) = self else { return self }
        return .list(
            events.map { event in
                guard case .list(let parts) = event, parts.first == .text(Array("Error".utf8)) else { return event }
                return .list([parts[0]])
            })
    }
}

extension TraceValue: CustomStringConvertible {
    var description: String {
        switch self {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let value): "\(value)"
        case .text(let bytes): "\"\(String(decoding: bytes, as: UTF8.self))\""
        case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
        case .members(let values):
            "{"
                + values.map { "\(String(decoding: $0.key, as: UTF8.self)): \($0.value)" }.sorted()
                .joined(separator: ", ") + "}"
        }
    }
}
