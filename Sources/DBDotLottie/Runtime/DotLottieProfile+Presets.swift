extension DotLottieProfile {
    /// dotLottie's documentation where it speaks, elsewhere the newest engine; the default everywhere.
    public static let documented = DotLottieProfile(
        name: "documented", pendingEvent: .hidesNothing, globalExit: .runsExitActions, finalState: .finishes,
        writesDuringTween: .refused, landing: .evaluates, wholeProgress: 1, lastLoop: .loopThenComplete,
        endlessBounce: .reportsEachReturn, moveLayer: .restricts, background: .opaqueUpToSixDigits,
        segment: .markerOrFrames, target: .optional, looseJSON: .acceptedWithWarning, placement: .atModeOrigin,
        completionDuringTween: .never, frameDuringTween: .tweenGoesOn, customEvent: .resolvesReference,
        tweenLifetime: .endsWithStatus, tweenPose: .isForgotten, clearedTheme: .waits,
        settingsAfterStop: .asBeforeStart)

    /// The engine's release 0.1.58 of June 2026, trace for trace.
    public static let dotLottieRS_0_1_58 = DotLottieProfile(
        name: "dotlottie-rs-0.1.58", pendingEvent: .hidesGuardsWithoutEvent, globalExit: .onlyReports,
        finalState: .stops, writesDuringTween: .parksEvents, landing: .waits, wholeProgress: 100,
        lastLoop: .completeOnly, endlessBounce: .neverReports, moveLayer: .ignored, background: .alwaysWithAlpha,
        segment: .markerOnly, target: .required, looseJSON: .refused, placement: .keepsQuirks,
        completionDuringTween: .everyTick, frameDuringTween: .tweenGoesOn, customEvent: .sentAsWritten,
        tweenLifetime: .runsItsTime, tweenPose: .countsAsDrawn, clearedTheme: .draws,
        settingsAfterStop: .loopCounterAsLoopCount)

    /// The engine's main branch of July 2026, as shipped in dotlottie-ios 0.16.7, trace for trace.
    public static let dotLottieRS_2026_07 = DotLottieProfile(
        name: "dotlottie-rs-2026-07", pendingEvent: .hidesGuardsWithoutEvent, globalExit: .onlyReports,
        finalState: .stops, writesDuringTween: .evaluated, landing: .evaluates, wholeProgress: 100,
        lastLoop: .completeOnly, endlessBounce: .neverReports, moveLayer: .ignored, background: .alwaysWithAlpha,
        segment: .markerOnly, target: .required, looseJSON: .accepted, placement: .keepsQuirks,
        completionDuringTween: .onLanding, frameDuringTween: .tweenIsDropped, customEvent: .sentAsWritten,
        tweenLifetime: .endsWithStatus, tweenPose: .isForgotten, clearedTheme: .waits,
        settingsAfterStop: .loopCounterAsLoopCount)

    /// The three presets, the default first.
    public static var presets: [DotLottieProfile] { [.documented, .dotLottieRS_0_1_58, .dotLottieRS_2026_07] }

    /// The preset of this name, or `nil` if there is none.
    public init?(named name: String) {
        guard let preset = Self.presets.first(where: { $0.name == name }) else { return nil }
        self = preset
    }
}

extension DotLottieProfile: CustomStringConvertible {
    /// The profile's name.
    public var description: String { name }
}
