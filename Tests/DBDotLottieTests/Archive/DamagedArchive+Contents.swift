import DBDotLottie
import Foundation
import TestSupport

extension DamagedArchive {
    /// Sound archives that lack what a `.lottie` file must have.
    static let contents: [DamagedArchive] = [
        DamagedArchive(
            .noManifest, "The archive has no manifest.json, so it is not a .lottie archive.",
            ZIPWriter([.init("Manifest.json", "{}")]).data),
        DamagedArchive(.malformedJSON, "manifest.json:2:1: " + problem(of: "{\n"), SampleArchive.data(manifest: "{\n")),
        DamagedArchive(
            .unexpectedValue,
            #"manifest.json:2:7: "animations[1].id" must be a string."#,
            SampleArchive.data(manifest: "{\"animations\":[{\"id\":\"one\"},\n{\"id\":2}]}")),
        DamagedArchive(
            .noAnimation,
            "The archive has no animation to show: its manifest lists none and names none as initial.",
            SampleArchive.data(manifest: "{}"), then: show),
        DamagedArchive(
            .noFile,
            #"The archive has no animation "one": there is no "animations/one.json" in it."#,
            SampleArchive.data(manifest: #"{"animations":[{"id":"one"}]}"#), then: show),
        DamagedArchive(
            .unreadableAnimation,
            #"The animation "one" cannot be read: NoAnimation()"#,
            SampleArchive.data(manifest: #"{"animations":[{"id":"one"}]}"#, ["animations/one.json": "{}"]), then: show),
        DamagedArchive(
            .unlistedTheme, #"The theme "dark" is not listed in the archive's manifest."#,
            SampleArchive.data(manifest: "{}", ["t/dark.json": #"{"rules":[]}"#])
        ) { archive throws(DotLottieArchive.Failure) in _ = try archive.themeRules(id: "dark") },
    ]

    private struct NoAnimation: Error {}

    /// What the JSON reader says about a text.
    private static func problem(of text: String) -> String {
        do {
            return "\(try JSONDocument(text: text).root.kind)"
        } catch {
            return error.message
        }
    }

    private static let show: @Sendable (DotLottieArchive) throws(DotLottieArchive.Failure) -> Void = {
        archive throws(DotLottieArchive.Failure) in
        _ = try archive.initialAnimation { _ in throw NoAnimation() }
    }
}
