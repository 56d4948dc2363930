internal import DBDotLottie

/// One problem of a file, ready to be shown.
struct Finding: Sendable, Hashable {
    /// The file as it was named, and behind a slash the file in the archive if it is one: `door.lottie/s/door.json`.
    let place: String
    /// Where in that file it stands; `nil` for a problem of the file as a whole.
    let location: SourceLocation?
    let severity: DiagnosticSeverity
    /// `nil` for a problem of an archive, which `dbsm explain` has nothing to add to.
    let code: DiagnosticCode?
    /// The part of the definition that is meant; empty for the whole of it.
    let path: String
    let message: String
    let hint: String?

    init(_ diagnostic: Diagnostic, place: String) {
        self.place = place
        location = diagnostic.location
        severity = diagnostic.severity
        code = diagnostic.code
        path = diagnostic.path.description
        message = diagnostic.message
        hint = diagnostic.hint
    }

    init(_ failure: DotLottieArchive.Failure, file: String) {
        place = failure.place.map { "\(file)/\($0.path)" } ?? file
        location = failure.place?.location
        severity = .error
        code = nil
        path = ""
        message = failure.problem
        hint = nil
    }
}
