/// What stopped the parser; it becomes a ``JSONSyntaxError`` when its place is looked up.
enum JSONFault: Error {
    /// A fault at a byte.
    case at(Int, JSONSyntaxError.Kind)
    /// The end of the text, outside of strings.
    case end
}
