extension Tool {
    /// The version of the whole package; `Documentation/Changelog.md` says what is in it.
    static let version = "1.0.0"
}
