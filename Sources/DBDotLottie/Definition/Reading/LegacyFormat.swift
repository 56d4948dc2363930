/// The state machines of dotLottie 1, which are another format under the same file extension.
enum LegacyFormat {
    /// The fields at the top that only the old form has.
    private static let marks = ["descriptor", "listeners", "context_variables", "triggers"]

    /// The old fields of a text that was rejected, if it is of the old form; otherwise none.
    ///
    /// A new definition may hold fields of these names too, since unknown ones are ignored. So the old form must also lack what the new one
    /// cannot do without (`initial`), or what took the old fields' place (`interactions` and `inputs`).
    static func marks(of root: JSONNode) -> [String] {
        var found = marks.filter { root[$0] != nil }
        if root["transitions"]?.elements.contains(where: { $0["from_state"] != nil }) == true {
            found.append("from_state")
        }
        let isNew = root["initial"] != nil && (root["interactions"] != nil || root["inputs"] != nil)
        return isNew ? [] : found
    }

    /// What a file of the old form is told.
    static func message(marks: [String]) -> String {
        let fields = marks.map { "'\($0)'" }.joined(separator: ", ")
        return "this is a state machine of the old form of dotLottie 1 (it has \(fields)), not of dotLottie 2"
    }
}
