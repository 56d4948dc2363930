internal import DBStateMachine

/// What states want of playback, and whether the animations around the machine can give it.
extension DefinitionChecker {
    mutating func checkPlayback(among tweens: TweenedTransitions) {
        each(definition.states, in: .states) { checker, state in
            checker.checkTweens(of: state, among: tweens)
            guard case .playback(let playback) = state else { return }
            checker.checkSettings(of: playback)
            checker.checkAnimation(of: playback)
            guard let segment = playback.segment else { return }
            checker.checkMarker(segment, of: state, isTweenTarget: tweens.targets.contains(ExactName(state.name)))
            checker.checkFrames(of: segment, in: state)
        }
    }

    private mutating func checkSettings(of state: StateMachineDefinition.PlaybackState) {
        if !(state.speed > 0) {
            report(.ignoredSpeed, at: .speed, "a speed of 0 or less is ignored, so playback keeps the speed it had")
        }
        if state.loopCount > 1, !state.loop {
            report(
                .ignoredLoopCount, at: .loopCount, "'loopCount' means nothing without 'loop', so this state plays once")
        }
        if case .frames(let start, let end) = state.segment, state.autoplay, !(start < end) {
            reportEmpty("the segment from \(start.shortText) to \(end.shortText)")
        }
    }

    private mutating func reportEmpty(_ segment: String) {
        report(.emptySegment, at: .segment, "\(segment) covers no frames, so this state plays the whole animation")
    }

    private mutating func checkAnimation(of state: StateMachineDefinition.PlaybackState) {
        let id = state.animation
        guard !id.isEmpty, let archive = shown?.archive, let failure = shown?.failure(ofAnimation: id) else { return }
        let name = DiagnosticText.quoted(id)
        if case .noFile = failure {
            report(
                .missingAnimation, at: .animation,
                "the archive has no animation \(name), so the one shown before goes on",
                hint: DiagnosticText.suggestion(
                    for: id, amongThere: archive.animations.filter { $0.presence != .missing }.map(\.id)))
        } else {
            report(
                .unreadableAnimation, at: .animation,
                "the animation \(name) cannot be read, so the one shown before goes on",
                hint: failure.hint(path: archive.path(of: .animation(id))))
        }
    }

    private mutating func checkMarker(
        _ segment: StateMachineDefinition.Segment, of state: StateMachineDefinition.State, isTweenTarget: Bool
    ) {
        guard case .marker(let name) = segment, let animations = shown?.animations(in: state), !animations.isEmpty,
            animations.allSatisfy({ $0.frames(of: segment) == nil })
        else { return }
        let which = animations.count == 1 ? "the animation has no marker" : "no animation shown here has a marker"
        let tweens = isTweenTarget ? ", and Tweened transitions to it change the state at once" : ""
        report(
            .unknownMarker, at: .segment,
            "\(which) \(DiagnosticText.quoted(name)), so this state plays the whole animation\(tweens)",
            hint: DiagnosticText.suggestion(for: name, amongThere: animations.flatMap(\.markerNames)))
    }

    private mutating func checkFrames(
        of segment: StateMachineDefinition.Segment, in state: StateMachineDefinition.State
    ) {
        guard case .playback(let playback) = state, let animations = shown?.animations(in: state) else { return }
        let having = animations.filter { $0.lastFrame >= 0 && $0.frames(of: segment) != nil }
        guard let first = having.first, let range = first.frames(of: segment) else { return }
        if case .marker(let name) = segment, playback.autoplay,
            having.allSatisfy({ $0.frames(of: segment).map { !($0.start < $0.end) } ?? false })
        {
            reportEmpty("the marker \(DiagnosticText.quoted(name))")
        } else if having.allSatisfy({ $0.lacksFrames(of: segment) }) {
            report(
                .segmentOutsideAnimation, at: .segment,
                "the segment has the frames \(range.start.shortText) to \(range.end.shortText), but the animation only 0 to \(first.lastFrame.shortText)"
            )
        }
    }
}

extension DotLottieArchive.Failure {
    /// What is wrong with a file of the archive, as a hint to a message that says which.
    func hint(path: String) -> String {
        var text = description
        if case .unreadableAnimation(_, let reason) = self { text = "\(path):\(reason)" }
        return DiagnosticText.visible(String(text.hasSuffix(".") ? text.dropLast() : text[...]))
    }
}

extension AnimationFacts {
    /// Whether a segment that plays something goes beyond the animation; a marker may well end where the animation does.
    fileprivate func lacksFrames(of segment: StateMachineDefinition.Segment) -> Bool {
        guard let range = frames(of: segment), range.start < range.end else { return false }
        return range.start < 0 || range.end > lastFrame + 1
    }
}
