internal import DBStateMachine

/// Frames that actions set.
extension DefinitionChecker {
    mutating func checkFrames(of action: StateMachineDefinition.Action, in place: ActionPlace) {
        switch action {
        case .setFrame(.literal(let frame)): checkFrame(frame, in: place)
        case .setProgress(.literal(let progress)): checkProgress(progress, in: place)
        case .setFrame, .setProgress, .increment, .decrement, .multiply, .floor, .clamp, .setRandom, .setNumeric,
            .setBoolean, .setString, .toggle, .fire, .reset, .setTheme, .fireCustomEvent, .openUrl:
            break
        }
    }

    private mutating func checkFrame(_ frame: Float, in place: ActionPlace) {
        if checkSegment(of: place, with: { frame.clamped(0, $0) }, "SetFrame") { return }
        if frame < 0 {
            report(.frameOutOfRange, at: .value, "frames are counted from 0, so this SetFrame sets 0")
            return
        }
        let lastFrames = animations(in: place).map(\.lastFrame).filter { $0 >= 0 }
        guard let greatest = lastFrames.max(), frame > greatest else { return }
        report(
            .frameOutOfRange, at: .value,
            "the last frame is \(greatest.shortText), so this SetFrame sets that instead of \(frame.shortText)")
    }

    private mutating func checkProgress(_ progress: Float, in place: ActionPlace) {
        let scale = ProgressScale(of: context.profile)
        if checkSegment(of: place, with: { scale.frame(at: progress, of: $0) }, "SetProgress") { return }
        let taken = scale.clamp(progress)
        guard taken != progress else { return }
        report(
            .progressOutOfRange, at: .value,
            "this player counts progress from 0 to \(scale.range.upperBound.shortText), so this SetProgress takes \(taken.shortText) instead of \(progress.shortText)"
        )
    }

    /// Reports a frame that a state's own action sets outside the state's segment; `frame` makes it of the last one.
    private mutating func checkSegment(
        of place: ActionPlace, with frame: (Float) -> Float, _ action: String
    ) -> Bool {
        guard case .playback(let state) = place.state, let segment = state.segment else { return false }
        let animations = animations(in: place).filter { $0.lastFrame >= 0 }
        let ranges = animations.compactMap { animation -> FrameRange? in
            guard let range = animation.frames(of: segment), range.start < range.end,
                !range.contains(frame(animation.lastFrame))
            else { return nil }
            return range
        }
        guard let range = ranges.first, ranges.count == animations.count else { return false }
        report(
            .ignoredFrame, at: .value,
            "the frame lies outside the state's segment, \(range.start.shortText) to \(range.end.shortText), so this \(action) does nothing"
        )
        return true
    }

    /// The animations of which one is shown when an action is done; empty if nothing is certain.
    private mutating func animations(in place: ActionPlace) -> [AnimationFacts] {
        let animations = place.state.map { state in shown?.animations(in: state) } ?? shown?.any()
        return animations ?? []
    }
}
