/// Which player a machine imitates: one value made of named rules, with three presets.
///
/// Where dotLottie's documentation and the players agree there is no rule here. Each rule is asked in one place; `Documentation/Profiles.md` lists all.
public struct DotLottieProfile: Sendable, Hashable {
    /// The preset's name as the tool and scenario files spell it.
    public let name: String
    /// P1: what a pending event does to guarded transitions that have no Event guard.
    package let pendingEvent: PendingEventRule
    /// P2: whether a transition of the GlobalState runs the exit actions of the state it leaves.
    package let globalExit: GlobalExitRule
    /// P3: what entering a state marked `final` does.
    package let finalState: FinalStateRule
    /// P4: what becomes of writes and events while a tween runs.
    package let writesDuringTween: WritesDuringTweenRule
    /// P5: whether the entered state's transitions are evaluated when a tween lands.
    package let landing: LandingRule
    /// P6: the value of SetProgress that stands for the whole animation.
    package let wholeProgress: Float
    /// P7: what the last pass of a counted loop reports.
    package let lastLoop: LastLoopRule
    /// P8: what an endless `Bounce` or `ReverseBounce` reports.
    package let endlessBounce: EndlessBounceRule
    /// P9: whether `layerName` restricts a PointerMove interaction.
    package let moveLayer: MoveLayerRule
    /// P10: how a `backgroundColor` is read.
    package let background: BackgroundRule
    /// P11: what a `segment` may be.
    package let segment: SegmentRule
    /// P12: whether OpenUrl's `target` may be left out.
    package let target: TargetRule
    /// P14: whether `3.0` serves as an integer and a known key may be written twice.
    package let looseJSON: LooseJSONRule
    /// P15: where a PlaybackState begins.
    package let placement: PlacementRule
    /// P16: when completion is judged while a tween runs.
    package let completionDuringTween: CompletionDuringTweenRule
    /// P17: what moving the frame during a tween does to the tween.
    package let frameDuringTween: FrameDuringTweenRule
    /// P18: what `$name` means in FireCustomEvent.
    package let customEvent: CustomEventRule
    /// What of a tween ends with the status Tweening, and what outlives `stop`, `start` and `override`.
    package let tweenLifetime: TweenLifetimeRule
    /// Whether a tween's pose counts as the frame that is drawn, when a frame is refused because it hardly differs from that.
    package let tweenPose: TweenPoseRule
    /// Whether clearing the theme draws, so that completion is judged.
    package let clearedTheme: ClearedThemeRule
    /// What `stop` gives back of the settings from before `start`.
    package let settingsAfterStop: SettingsAfterStopRule
}
