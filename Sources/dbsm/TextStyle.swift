/// How text for a person is set off.
enum TextStyle: Sendable, Hashable {
    case plain
    /// With the colours that terminals understand.
    case coloured

    /// What a piece of text is.
    enum Role: String, Sendable, Hashable {
        // The raw values are terminals' numbers for weight and colour.
        case place = "1"
        case error = "1;31"
        case warning = "1;33"
        case note = "1;36"
        case success = "1;32"
    }

    /// Colours are for terminals that know them, and only where nobody has set `NO_COLOR`.
    static func fitting(isTerminal: Bool, environment: [String: String]) -> TextStyle {
        let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } == true || environment["TERM"] == "dumb"
        return isTerminal && !isRefused ? .coloured : .plain
    }

    func text(_ text: String, as role: Role) -> String {
        switch self {
        case .plain: text
        case .coloured: "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m"
        }
    }
}
