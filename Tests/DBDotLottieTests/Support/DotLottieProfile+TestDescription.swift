public import DBDotLottie
public import Testing

extension DotLottieProfile: CustomTestStringConvertible {
    /// The name instead of all rules, so that a failure can be read.
    public var testDescription: String { name }
}
