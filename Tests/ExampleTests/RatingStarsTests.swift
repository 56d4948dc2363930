import DBDotLottie
import DBStateMachine
import Foundation
import TestSupport
import Testing

@testable import RatingStars

@Suite("RatingStars")
struct RatingStarsTests {
    @Test("Pointing at a star lights it and those before it, and rates nothing", arguments: 1...5)
    func pointing(at number: Int) throws {
        let stars = try RatingStars()
        stars.point(atStar: number)
        #expect(stars.picture == String(repeating: "★", count: number) + String(repeating: "☆", count: 5 - number))
        #expect(stars.rating == 0)
        stars.point(atStar: 0)
        #expect(stars.picture == "☆☆☆☆☆")
    }

    @Test("A click rates, and the app hears of it", arguments: 1...5, DotLottieProfile.presets)
    func clicking(star number: Int, profile: DotLottieProfile) throws {
        let stars = try RatingStars(profile: profile)
        let listener = CustomEvents()
        stars.machine.addObserver(listener)
        stars.click(star: number)
        #expect(stars.rating == number)
        #expect(listener.messages == ["rated"])
    }

    @Test("The rating shows again when the pointer goes")
    func leaving() throws {
        let stars = try RatingStars()
        stars.click(star: 3)
        stars.point(atStar: 5)
        #expect(stars.picture == "★★★★★")
        stars.point(atStar: 0)
        #expect(stars.picture == "★★★☆☆")
    }

    @Test("Clearing takes the rating back")
    func clearing() throws {
        let stars = try RatingStars()
        stars.click(star: 2)
        stars.machine.fire("clear")
        #expect(stars.rating == 0)
        #expect(stars.picture == "☆☆☆☆☆")
    }

    @Test("Every scenario comes to what it expects, in all profiles", arguments: try scenarioFiles)
    func scenario(file: URL) throws {
        let scenario = try Scenario(contentsOf: file)
        #expect(Set(scenario.expectedProfiles) == Set(DotLottieProfile.presets))
        for profile in scenario.expectedProfiles {
            #expect(scenario.differences(from: scenario.run(profile: profile)).map(\.description) == [])
        }
    }

    private static var scenarioFiles: [URL] {
        get throws {
            let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
            let folder = package.appendingPathComponent("Examples/RatingStars/scenarios")
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        }
    }

    @Test("The program shows a preview, a rating and another preview")
    func output() throws {
        #expect(
            try BuiltExecutable("RatingStars").run().output == """
                at first:            ☆☆☆☆☆
                pointing at the 4th: ★★★★☆, rated 0
                clicked, gone:       ★★★★☆, rated 4
                pointing at the 2nd: ★★☆☆☆, rated 4
                cleared:             ☆☆☆☆☆, rated 0

                """)
    }
}

private final class CustomEvents: DotLottieStateMachineObserver {
    private(set) var messages: [String] = []

    func stateMachine(_ machine: DotLottieStateMachine, didReport event: DotLottieEvent) {
        if case .customEvent(let message) = event { messages.append(message) }
    }
}
