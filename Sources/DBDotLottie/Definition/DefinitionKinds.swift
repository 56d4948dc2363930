/// The two types of states, spelled as in dotLottie files.
enum StateKind: String, Sendable, Hashable, CaseIterable {
    case playback = "PlaybackState"
    case global = "GlobalState"
}

/// The two types of transitions, spelled as in dotLottie files.
enum TransitionKind: String, Sendable, Hashable, CaseIterable {
    case instant = "Transition"
    case tweened = "Tweened"
}

/// The types of actions, spelled as in dotLottie files.
enum ActionKind: String, Sendable, Hashable, CaseIterable {
    case increment = "Increment"
    case decrement = "Decrement"
    case multiply = "Multiply"
    case floor = "Floor"
    case clamp = "Clamp"
    case setRandom = "SetRandom"
    case setNumeric = "SetNumeric"
    case setBoolean = "SetBoolean"
    case setString = "SetString"
    case toggle = "Toggle"
    case fire = "Fire"
    case reset = "Reset"
    case setTheme = "SetTheme"
    case setFrame = "SetFrame"
    case setProgress = "SetProgress"
    case fireCustomEvent = "FireCustomEvent"
    case openUrl = "OpenUrl"

    /// The fields that an action of this type has, its type included.
    var fields: [DefinitionField] {
        switch self {
        case .increment, .decrement, .multiply, .setNumeric, .setBoolean, .setString: [.type, .inputName, .value]
        case .floor, .toggle, .fire, .reset: [.type, .inputName]
        case .clamp: [.type, .inputName, .min, .max]
        case .setRandom: [.type, .inputName, .min, .max, .integer]
        case .setTheme, .setFrame, .setProgress, .fireCustomEvent: [.type, .value]
        case .openUrl: [.type, .url, .target]
        }
    }
}

extension StateMachineDefinition.Action {
    /// The action's type.
    var kind: ActionKind {
        switch self {
        case .increment: .increment
        case .decrement: .decrement
        case .multiply: .multiply
        case .floor: .floor
        case .clamp: .clamp
        case .setRandom: .setRandom
        case .setNumeric: .setNumeric
        case .setBoolean: .setBoolean
        case .setString: .setString
        case .toggle: .toggle
        case .fire: .fire
        case .reset: .reset
        case .setTheme: .setTheme
        case .setFrame: .setFrame
        case .setProgress: .setProgress
        case .fireCustomEvent: .fireCustomEvent
        case .openUrl: .openUrl
        }
    }
}

extension StateMachineDefinition.InteractionKind {
    /// The same type among the pointer interactions, or `nil` for those of playback.
    var pointer: StateMachineDefinition.PointerKind? {
        switch self {
        case .click: .click
        case .pointerDown: .pointerDown
        case .pointerUp: .pointerUp
        case .pointerMove: .pointerMove
        case .pointerEnter: .pointerEnter
        case .pointerExit: .pointerExit
        case .onComplete, .onLoopComplete: nil
        }
    }
}
