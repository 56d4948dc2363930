extension Event {
    /// The event that starts interactions of a kind; where there is no pointer, the point does not matter.
    package init(_ kind: StateMachineDefinition.InteractionKind, x: Float, y: Float) {
        switch kind {
        case .click: self = .click(x: x, y: y)
        case .pointerDown: self = .pointerDown(x: x, y: y)
        case .pointerUp: self = .pointerUp(x: x, y: y)
        case .pointerMove: self = .pointerMove(x: x, y: y)
        case .pointerEnter: self = .pointerEnter(x: x, y: y)
        case .pointerExit: self = .pointerExit(x: x, y: y)
        case .onComplete: self = .onComplete
        case .onLoopComplete: self = .onLoopComplete
        }
    }
}
