/// Why bytes are no Lottie animation, with the place in the file.
public enum LottieAnimationError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The bytes are no JSON; the message says what was found.
    case invalidJSON(message: String, location: SourceLocation)
    /// The animation, or one of its markers, is no JSON object.
    case notAnObject(path: String, location: SourceLocation)
    /// A field that every animation or marker has is missing; the place is that of the object that lacks it.
    case missing(path: String, location: SourceLocation)
    /// A field has a value of another type than the format says.
    case wrongType(path: String, expected: Expected, location: SourceLocation)

    /// What a field has to be.
    public enum Expected: String, Sendable, Hashable {
        /// A number.
        case number
        /// A string.
        case string
        /// An array.
        case array
    }

    /// The place of the problem, from 1:1.
    public var location: SourceLocation {
        switch self {
        case .invalidJSON(_, let location), .notAnObject(_, let location), .missing(_, let location),
            .wrongType(_, _, let location):
            location
        }
    }

    /// The message with the place before it: `LINE:COLUMN: MESSAGE`.
    public var description: String { "\(location.line):\(location.column): \(message)" }

    /// One sentence on what was found and what would fit, without the place.
    public var message: String {
        switch self {
        case .invalidJSON(let message, _): message
        case .notAnObject("", _): "A Lottie animation is a JSON object."
        case .notAnObject(let path, _): "`\(path)` must be an object."
        case .missing(let path, _): "`\(path)` is missing."
        case .wrongType(let path, let expected, _): "`\(path)` must be \(expected.withArticle)."
        }
    }
}

extension LottieAnimationError.Expected {
    fileprivate var withArticle: String {
        switch self {
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        }
    }
}
