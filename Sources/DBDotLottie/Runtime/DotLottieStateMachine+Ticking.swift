internal import DBStateMachine

extension DotLottieStateMachine {
    /// One tick with the time in milliseconds, as scenario files give it.
    package func tick(milliseconds: Double) { tick(milliseconds: milliseconds, seconds: milliseconds / 1000) }

    func tick(milliseconds: Double, seconds: Double) {
        guard !isAtWork else {
            report(.update, .updateUnderWay)
            return
        }
        let step = milliseconds > 0 ? Float(milliseconds) : 0
        work {
            if tweenClock == nil {
                complete(playback?.advance(milliseconds: step) ?? .none)
                // A tween that the completion has begun counts from the next tick on, and nobody is updated meanwhile.
                if isWaiting {
                    if tweenClock == nil { passWait(seconds) }
                } else {
                    super.update(deltaTime: seconds)
                }
            } else {
                tickTween(step)
            }
            countElapsedTime(step)
        }
    }

    private func tickTween(_ step: Float) {
        guard var clock = tweenClock else { return }
        clock.advance(milliseconds: step)
        switch playback?.advanceTween(share: clock.share) {
        case .lost, nil: loseTween()
        case .shown(let completion):
            tweenClock = clock.isOver ? nil : clock
            showPending(elapsed: Double(clock.elapsed) / 1000)
            complete(completion)
            if clock.isOver { land() }
        }
    }

    /// Interactions on completion are those of the state that played, so the second kind is dropped if the first moved on (P7).
    private func complete(_ completion: PlaybackCompletion) {
        switch completion {
        case .none: break
        case .loop: postNow(.onLoopComplete)
        case .complete: postNow(.onComplete)
        case .loopThenComplete:
            let playing = currentPosition
            postNow(.onLoopComplete)
            if currentPosition == playing { postNow(.onComplete) }
        }
    }

    /// A transition that the host timed, as the engine counts it.
    private func passWait(_ seconds: Double) {
        switch passTime(seconds) {
        case .notYet: return
        case .due(let destination):
            revive()
            arrive(reportedAt: destination.position)
            hasUnseenWrites = true
        case .lost(let destination): giveUp(destination)
        }
    }

    private func countElapsedTime(_ step: Float) {
        guard state != .stopped else { return }
        elapsedTime += step / 1000
        if readsElapsedTime(program.globalState) || readsElapsedTime(currentPosition) { _ = run() }
    }

    private func readsElapsedTime(_ position: Int?) -> Bool {
        guard let position, position < program.states.count else { return false }
        return program.states[position].readsElapsedTime
    }
}
