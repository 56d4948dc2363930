extension StateMachineDefinition {
    /// How user input, or the end of playback, becomes actions.
    public enum Interaction: Sendable, Hashable {
        /// Does its actions when the pointer does something, anywhere or on the layer of this exact name.
        case pointer(PointerKind, layerName: String?, actions: [Action])
        /// Does its actions when playback has come to its end while the state of this name is current.
        case onComplete(stateName: String, actions: [Action])
        /// Does its actions after every pass of a loop while the state of this name is current.
        case onLoopComplete(stateName: String, actions: [Action])

        /// What is done, in order.
        public var actions: [Action] {
            switch self {
            case .pointer(_, _, let actions), .onComplete(_, let actions), .onLoopComplete(_, let actions): actions
            }
        }

        /// The interaction's type as dotLottie files spell it.
        public var kind: InteractionKind {
            switch self {
            case .pointer(let kind, _, _): kind.interaction
            case .onComplete: .onComplete
            case .onLoopComplete: .onLoopComplete
            }
        }
    }

    /// The types of interactions, spelled as in dotLottie files.
    public enum InteractionKind: String, Sendable, Hashable, CaseIterable {
        /// A click or tap.
        case click = "Click"
        /// The pointer is pressed.
        case pointerDown = "PointerDown"
        /// The pointer is released.
        case pointerUp = "PointerUp"
        /// The pointer moves.
        case pointerMove = "PointerMove"
        /// The pointer enters the animation, or a layer.
        case pointerEnter = "PointerEnter"
        /// The pointer leaves the animation, or a layer.
        case pointerExit = "PointerExit"
        /// Playback has come to its end.
        case onComplete = "OnComplete"
        /// A pass of a loop is over.
        case onLoopComplete = "OnLoopComplete"
    }

    /// The types of pointer interactions.
    public enum PointerKind: Sendable, Hashable, CaseIterable {
        /// A click or tap.
        case click
        /// The pointer is pressed.
        case pointerDown
        /// The pointer is released.
        case pointerUp
        /// The pointer moves.
        case pointerMove
        /// The pointer enters the animation, or a layer.
        case pointerEnter
        /// The pointer leaves the animation, or a layer.
        case pointerExit

        /// The same type among all types of interactions.
        var interaction: InteractionKind {
            switch self {
            case .click: .click
            case .pointerDown: .pointerDown
            case .pointerUp: .pointerUp
            case .pointerMove: .pointerMove
            case .pointerEnter: .pointerEnter
            case .pointerExit: .pointerExit
            }
        }
    }
}
