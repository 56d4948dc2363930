internal import DBDotLottie

extension SessionCommand {
    /// The value is read as the declared type; a name declared in several types takes the first type that the value fits.
    static func setting(_ rest: String, _ machine: DotLottieStateMachine) throws(UsageError) -> Scenario.Step {
        let (name, value) = try target(rest, machine.inputs.map(\.name))
        if machine.numeric(name) != nil, let number = Float(value) { return .setNumeric(name: name, value: number) }
        if machine.boolean(name) != nil, let truth = Bool(value) { return .setBoolean(name: name, value: truth) }
        if machine.string(name) != nil { return .setString(name: name, value: value) }
        let (shownName, shownValue) = (DiagnosticText.quoted(name), DiagnosticText.quoted(value))
        if machine.numeric(name) != nil {
            throw UsageError(message: "\(shownName) is a number, and \(shownValue) is none.")
        }
        if machine.boolean(name) != nil {
            throw UsageError(message: "\(shownName) is true or false, not \(shownValue).")
        }
        throw UsageError(message: "\(shownName) is an event; \"fire\" fires it.")
    }

    /// The input's name and the value; of several names that the text begins with the longest is meant, for names may have blanks in them.
    private static func target(
        _ rest: String, _ names: [String]
    ) throws(UsageError) -> (name: String, value: String) {
        guard !rest.isEmpty else { throw UsageError(message: "\"set\" needs an input and a value.") }
        let fitting = names.filter { rest == $0 || !$0.isEmpty && rest.hasPrefix($0 + " ") }
        if let name = fitting.max(by: { $0.utf8.count < $1.utf8.count }) {
            return (name, String(rest.dropFirst(name.count)).trimmed)
        }
        let unknown = rest.split(maxSplits: 1, whereSeparator: \.isWhitespace).first.map(String.init) ?? rest
        let hint = DiagnosticText.suggestion(for: unknown, among: names).map { "; \($0)" } ?? "."
        throw UsageError(message: "There is no input \(DiagnosticText.quoted(unknown))\(hint)")
    }
}

extension String {
    /// Without the blanks around it.
    var trimmed: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
