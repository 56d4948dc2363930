/// A text that is the same only byte for byte, as names are in dotLottie files; Swift's own `==` takes composed and decomposed letters for one.
struct ExactText: Sendable, Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (one: ExactText, other: ExactText) -> Bool { one.text.isExactly(other.text) }

    func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}

extension String {
    /// Whether both texts are the same bytes.
    func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
