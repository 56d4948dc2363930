import DBDotLottie
import Foundation
import Testing

/// A file with something wrong and the exact text of what a profile's player has to say about it.
///
/// `NAME.expected.txt` holds the diagnostics of `NAME.json` for the profile `documented`, `NAME.expected.PROFILE.txt` those for another one.
/// What stands around the machine, if anything is known, is in `NAME.surroundings`.
struct DiagnosticFixture: CustomTestStringConvertible {
    let name: String
    let profile: DotLottieProfile
    private let expectation: String

    static let folder = "invalid"

    static func all() throws -> [DiagnosticFixture] {
        try Fixtures.names(in: folder, endingIn: ".txt").map { file in
            let parts = file.dropLast(".txt".count).components(separatedBy: ".expected")
            let profileName = parts[1].isEmpty ? "documented" : String(parts[1].dropFirst())
            return DiagnosticFixture(
                name: parts[0], profile: try #require(DotLottieProfile(named: profileName)), expectation: file)
        }
    }

    func report() throws -> StateMachineReport {
        let file = "\(Self.folder)/\(name)"
        var context = CheckingContext(profile: profile)
        if try Fixtures.names(in: Self.folder, endingIn: ".surroundings").contains("\(name).surroundings") {
            try FixtureSurroundings(Fixtures.data("\(file).surroundings")).place(in: &context)
        }
        return StateMachineReport(bytes: try Array(Fixtures.data("\(file).json")), in: context)
    }

    func expectedText() throws -> String {
        try Fixtures.text("\(Self.folder)/\(expectation)")
    }

    var testDescription: String { "\(name) (\(profile.name))" }
}
