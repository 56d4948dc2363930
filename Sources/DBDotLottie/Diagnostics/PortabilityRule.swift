/// A rule of the profile on which a definition may depend, so that players differ on it.
enum PortabilityRule: String, Sendable, Hashable, CaseIterable {
    case pendingEvent = "P1"
    case globalExit = "P2"
    case finalState = "P3"
    case writesDuringTween = "P4"
    case landing = "P5"
    case wholeProgress = "P6"
    case lastLoop = "P7"
    case endlessBounce = "P8"
    case moveLayer = "P9"
    case background = "P10"
    case segment = "P11"
    case target = "P12"
    case placement = "P15"
    case completionDuringTween = "P16"
    case frameDuringTween = "P17"
    case customEvent = "P18"

    /// The rule's name and how players differ, in one sentence without a full stop.
    var message: String { "\(rawValue): \(difference)" }

    private var difference: String {
        switch self {
        case .pendingEvent:
            "while an event is pending, this transition without an Event guard is skipped by dotlottie-rs, but not by the documentation"
        case .globalExit:
            "these exit actions do not run in dotlottie-rs when a transition of the GlobalState leaves the state; by the documentation they do"
        case .finalState:
            "a final state stops the machine in dotlottie-rs; by the documentation it blocks transitions, and playback and inputs go on"
        case .writesDuringTween:
            "while this tween runs, dotlottie-rs 2026-07 takes inputs and events and may redirect it; 0.1.58 lets events wait, and the documentation refuses both"
        case .landing:
            "when this tween lands, dotlottie-rs 0.1.58 does not look at the transitions of the entered state until something else happens"
        case .wholeProgress:
            "the whole animation is 1 by the documentation, but 100 in dotlottie-rs"
        case .lastLoop:
            "the last pass of a counted loop reports OnLoopComplete by the documentation, but not in dotlottie-rs"
        case .endlessBounce:
            "a bouncing state that loops endlessly reports OnLoopComplete by the documentation, but never in dotlottie-rs"
        case .moveLayer:
            "'layerName' restricts a PointerMove by the documentation; dotlottie-rs ignores it"
        case .background:
            "a 'backgroundColor' up to 0xFFFFFF is opaque red, green and blue by the documentation, but ends in alpha in dotlottie-rs"
        case .segment:
            "a range of frames is a segment by the documentation; dotlottie-rs rejects it and knows only markers"
        case .target:
            "'target' may be left out by the documentation; dotlottie-rs rejects an OpenUrl without it"
        case .placement:
            "a reversed state in a segment begins at the segment's end by the documentation; dotlottie-rs may jump to its start, where it is complete at once"
        case .completionDuringTween:
            "while this tween runs, the playback it leaves may complete in dotlottie-rs, at every tick in 0.1.58 and when it lands in 2026-07, but not by the documentation"
        case .frameDuringTween:
            "a frame that is set while a tween runs ends the tween in dotlottie-rs 2026-07; elsewhere the tween goes on"
        case .customEvent:
            "the message is the input's value by the documentation; dotlottie-rs sends it as it is written"
        }
    }
}
