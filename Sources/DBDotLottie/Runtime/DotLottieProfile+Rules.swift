extension DotLottieProfile {
    package enum PendingEventRule: Sendable, Hashable { case hidesNothing, hidesGuardsWithoutEvent }
    package enum GlobalExitRule: Sendable, Hashable { case runsExitActions, onlyReports }
    package enum FinalStateRule: Sendable, Hashable { case finishes, stops }
    package enum WritesDuringTweenRule: Sendable, Hashable { case refused, parksEvents, evaluated }
    package enum LandingRule: Sendable, Hashable { case evaluates, waits }
    package enum LastLoopRule: Sendable, Hashable { case loopThenComplete, completeOnly }
    package enum EndlessBounceRule: Sendable, Hashable { case reportsEachReturn, neverReports }
    package enum MoveLayerRule: Sendable, Hashable { case restricts, ignored }
    package enum BackgroundRule: Sendable, Hashable { case opaqueUpToSixDigits, alwaysWithAlpha }
    package enum SegmentRule: Sendable, Hashable { case markerOrFrames, markerOnly }
    package enum TargetRule: Sendable, Hashable { case optional, required }
    package enum LooseJSONRule: Sendable, Hashable { case acceptedWithWarning, accepted, refused }
    package enum PlacementRule: Sendable, Hashable { case atModeOrigin, keepsQuirks }
    package enum CompletionDuringTweenRule: Sendable, Hashable { case never, everyTick, onLanding }
    package enum FrameDuringTweenRule: Sendable, Hashable { case tweenGoesOn, tweenIsDropped }
    package enum CustomEventRule: Sendable, Hashable { case resolvesReference, sentAsWritten }
    package enum TweenLifetimeRule: Sendable, Hashable { case endsWithStatus, runsItsTime }
    package enum TweenPoseRule: Sendable, Hashable { case countsAsDrawn, isForgotten }
    package enum ClearedThemeRule: Sendable, Hashable { case draws, waits }
    package enum SettingsAfterStopRule: Sendable, Hashable { case asBeforeStart, loopCounterAsLoopCount }
}
