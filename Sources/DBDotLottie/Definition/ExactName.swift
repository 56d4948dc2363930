/// A name as dotLottie compares it: two are the same if their Unicode scalars are.
///
/// Swift's own `==` also takes "é" for the same whether it is written as one scalar or as two; to a player those are two names.
package struct ExactName: Sendable, Hashable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package static func == (first: ExactName, second: ExactName) -> Bool {
        first.text.isExactly(second.text)
    }

    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension String {
    /// Whether both texts have the same Unicode scalars.
    package func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
