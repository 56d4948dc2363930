internal import DBStateMachine

extension DotLottieStateMachine {
    /// Does the actions of all interactions that listen to the event; each action that writes is followed by an evaluation.
    ///
    /// Points are canvas pixels. Completions need not be posted: playback posts them itself.
    /// From a hook, an observer or an action the actions are done at once, and the evaluation in progress sees what they write.
    public func post(_ event: Event) {
        if isAtWork { postInside(event) } else { work { postNow(event) } }
    }

    private func postInside(_ event: Event) {
        let wasPostingInside = isPostingInside
        isPostingInside = true
        defer { isPostingInside = wasPostingInside }
        postNow(event)
    }

    func postNow(_ event: Event) {
        latestPosted = event.kind
        switch event {
        case .onComplete, .onLoopComplete: postCompletion(event.kind)
        case .pointerExit(let x, let y): leaveSurface(x, y)
        case .click(let x, let y), .pointerEnter(let x, let y): postPointer(event.kind, x, y)
        case .pointerDown(let x, let y), .pointerUp(let x, let y):
            postPointer(event.kind, x, y)
            follow(x, y)
        case .pointerMove(let x, let y):
            postMove(x, y)
            follow(x, y)
        }
    }

    /// All interactions of the state that is current now, even if the first of them moves on.
    private func postCompletion(_ kind: StateMachineDefinition.InteractionKind) {
        let playing = currentPosition
        for index in program.interactionsByKind[kind] {
            guard let playing, case .state(let target) = program.interactions[index].scope else { continue }
            if position(of: target) == playing { perform(interaction: index) }
        }
    }

    private func postPointer(_ kind: StateMachineDefinition.InteractionKind, _ x: Float, _ y: Float) {
        for index in program.interactionsByKind[kind] {
            if case .layer(let layer) = program.interactions[index].scope {
                guard hits(layer, x, y) else { continue }
                enteredLayer = layer
            }
            perform(interaction: index)
        }
    }

    private func postMove(_ x: Float, _ y: Float) {
        for index in program.interactionsByKind[.pointerMove] {
            if case .layer(let layer) = program.interactions[index].scope, moveIsMissing(layer, x, y) { continue }
            perform(interaction: index)
        }
    }

    /// P9: whether a layer restricts a PointerMove.
    private func moveIsMissing(_ layer: Int32, _ x: Float, _ y: Float) -> Bool {
        profile.restrictsPointerMoves && !hits(layer, x, y)
    }

    /// An explicit PointerExit concerns a layer only if the pointer was on it and is no longer.
    private func leaveSurface(_ x: Float, _ y: Float) {
        let before = enteredLayer
        for index in program.interactionsByKind[.pointerExit] {
            if case .layer(let layer) = program.interactions[index].scope {
                guard layer == before, !hits(layer, x, y) else { continue }
                enteredLayer = nil
            }
            perform(interaction: index)
        }
    }

    /// Follows the pointer onto layers and off them; of overlapping layers several may take turns.
    private func follow(_ x: Float, _ y: Float) {
        var isOnSomeLayer = false
        for index in program.interactionsByKind.following {
            guard case .layer(let layer) = program.interactions[index].scope, hits(layer, x, y) else { continue }
            isOnSomeLayer = true
            if layer == enteredLayer { break }
            enteredLayer = layer
            perform(.pointerEnter, onLayer: layer)
        }
        guard !isOnSomeLayer, let left = enteredLayer else { return }
        enteredLayer = nil
        perform(.pointerExit, onLayer: left)
    }

    private func perform(_ kind: StateMachineDefinition.InteractionKind, onLayer layer: Int32) {
        for index in program.interactionsByKind[kind] where program.interactions[index].scope == .layer(layer) {
            perform(interaction: index)
        }
    }

    private func perform(interaction index: Int) {
        for action in program.interactions[index].actions.indices
        where perform(program.actions[action], for: .interaction) { evaluate() }
    }

    /// What is written from inside counts as a state's action, so that the run in progress looks at the GlobalState again.
    private func evaluate() {
        guard isPostingInside else {
            _ = run()
            return
        }
        isMarked = true
        hasUnseenWrites = true
    }

    private func hits(_ layer: Int32, _ x: Float, _ y: Float) -> Bool {
        playback?.hits(layerName: program.layers[Int(layer)], x: x, y: y) ?? false
    }
}
