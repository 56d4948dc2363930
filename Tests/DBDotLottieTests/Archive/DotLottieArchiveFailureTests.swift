import DBDotLottie
import Foundation
import TestSupport
import Testing

@Suite("Failures of archives")
struct DotLottieArchiveFailureTests {
    static let damages = DamagedArchive.containers + DamagedArchive.entries + DamagedArchive.contents

    @Test(
        "Every fault ends in a failure of its own, with a sentence that has its names and numbers", arguments: damages)
    func faultEndsInItsFailure(_ damaged: DamagedArchive) throws {
        let failure = try #require(throws: DotLottieArchive.Failure.self) { try damaged.attempt() }
        #expect(FailureCause(failure) == damaged.cause)
        #expect(failure.description == damaged.message)
        #expect(failure.localizedDescription == damaged.message)
    }

    @Test("Every cause of failure has a damaged archive that shows it")
    func everyCauseIsShown() {
        #expect(Set(Self.damages.map(\.cause)) == Set(FailureCause.allCases))
    }
}
