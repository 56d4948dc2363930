import DBStateMachine

extension String {
    /// Whether a scalar stands first, even if what follows makes another character of it.
    package func begins(with scalar: Unicode.Scalar) -> Bool { unicodeScalars.first == scalar }
}

// How a text in a file is read as a reference, and how a reference is written as a text.

extension ValueReference {
    /// The name that a text like `"$name"` refers to.
    private static func referredName(_ text: String) -> String? {
        text.begins(with: "$") ? String(decoding: text.utf8.dropFirst(), as: UTF8.self) : nil
    }
}

extension ValueReference<Float> {
    /// A text where a number belongs: `"$name"`, a built-in input, or something that comes to nothing.
    package init(text: String) {
        self =
            Self.referredName(text).map { .input($0) }
            ?? BuiltInInput(rawValue: text).map { .builtIn($0) } ?? .text(text)
    }
}

extension ValueReference<Bool> {
    /// A text where a truth value belongs: a name, with or without `$`.
    package init(text: String) {
        self = Self.referredName(text).map { .input($0) } ?? .text(text)
    }
}

extension ValueReference<String> {
    /// A text: `"$name"`, or just what it says.
    package init(text: String) {
        self = Self.referredName(text).map { .input($0) } ?? .literal(text)
    }
}

extension ValueReference {
    /// The text of anything but a literal, as it stands in a file.
    package var referenceText: String? {
        switch self {
        case .literal: nil
        case .input(let name): "$" + name
        case .builtIn(let builtIn): builtIn.rawValue
        case .text(let text): text
        }
    }
}

// How an operand is shown to people: texts in quotes, references as they stand in a file.

extension ValueReference<Float> {
    var operandText: String {
        if case .literal(let number) = self { return number.shortText }
        return referenceText ?? ""
    }
}

extension ValueReference<Bool> {
    var operandText: String {
        if case .literal(let truth) = self { return truth.description }
        return referenceText ?? ""
    }
}

extension ValueReference<String> {
    var operandText: String {
        if case .literal(let text) = self { return "\"\(text)\"" }
        return referenceText ?? ""
    }
}
