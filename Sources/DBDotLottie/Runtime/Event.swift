/// Something that happened to the animation's surface or its playback, for `post(_:)`; points are canvas pixels.
public enum Event: Sendable, Hashable {
    /// The pointer was pressed.
    case pointerDown(x: Float, y: Float)
    /// The pointer was released.
    case pointerUp(x: Float, y: Float)
    /// The pointer moved.
    case pointerMove(x: Float, y: Float)
    /// The pointer came onto the surface.
    case pointerEnter(x: Float, y: Float)
    /// The pointer left the surface.
    case pointerExit(x: Float, y: Float)
    /// A click or tap.
    case click(x: Float, y: Float)
    /// Playback came to its end.
    case onComplete
    /// A pass of a loop is over.
    case onLoopComplete

    /// The type of the interactions that listen to it.
    public var kind: StateMachineDefinition.InteractionKind {
        switch self {
        case .pointerDown: .pointerDown
        case .pointerUp: .pointerUp
        case .pointerMove: .pointerMove
        case .pointerEnter: .pointerEnter
        case .pointerExit: .pointerExit
        case .click: .click
        case .onComplete: .onComplete
        case .onLoopComplete: .onLoopComplete
        }
    }
}
