import DBDotLottie
import Foundation
import TestSupport
import Testing

/// An archive with one fault, and the failure that must come of it: its cause, and its sentence with all that it holds.
struct DamagedArchive: Sendable, CustomTestStringConvertible {
    typealias Failure = DotLottieArchive.Failure

    let cause: FailureCause
    let message: String
    /// Opens the archive and asks for what is damaged.
    let attempt: @Sendable () throws(Failure) -> Void

    init(_ cause: FailureCause, _ message: String, attempt: @escaping @Sendable () throws(Failure) -> Void) {
        self.cause = cause
        self.message = message
        self.attempt = attempt
    }

    /// Bytes with a fault that shows when they are opened, or what is done then.
    init(
        _ cause: FailureCause, _ message: String, _ data: Data, limits: DotLottieArchive.Limits = .standard,
        then: @escaping @Sendable (DotLottieArchive) throws(Failure) -> Void = { _ in }
    ) {
        self.init(cause, message) { () throws(Failure) in try then(DotLottieArchive(data: data, limits: limits)) }
    }

    /// The entry `s/x.json` with a fault that shows when it is read.
    init(entry cause: FailureCause, _ message: String, _ change: (inout ZIPWriter.Entry) -> Void) {
        self.init(cause, message, SampleArchive.data(entry: "s/x.json", change)) { archive throws(Failure) in
            _ = try archive.bytes(of: .stateMachine("x"))
        }
    }

    var testDescription: String { "\(cause)" }
}
