internal import DBStateMachine

extension DotLottieStateMachine {
    private enum RunStep { case end, again, onward }

    private var mayRun: Bool {
        state == .running || (state == .tweening && profile.evaluatesDuringTween)
    }

    /// Evaluates transitions until none fires (one *run*); answers whether evaluation was possible and came to an end.
    func run() -> Bool {
        hasUnseenWrites = false
        if state == .finished { slot = Self.noEvent }
        guard mayRun else { return state == .tweening || state == .finished }
        var cycles = 0
        var globalIsNext = true
        while state != .finished, let position = currentPosition {
            if visited.closesCycle {
                cycles += 1
                if cycles >= VisitedStates.cycleLimit { return stopForCycling() }
                visited.beginAnew()
            }
            visited.append(position)
            hasUnseenWrites = false
            if globalIsNext, let globalState = program.globalState {
                switch runGlobal(globalState) {
                case .end: return endRun()
                case .again: continue
                case .onward: break
                }
            }
            guard runLocal(currentPosition) else { break }
            globalIsNext = isMarked || slot != Self.noEvent
            isMarked = false
        }
        return endRun()
    }

    /// Again while host code writes where the run has looked already, as in a rule; not for ever, since a rule may write whenever it is asked.
    func runForUnseenWrites() {
        var runs = 0
        while hasUnseenWrites, runs < VisitedStates.cycleLimit {
            _ = run()
            runs += 1
        }
    }

    /// An unmatched event is dropped, since events are edge-triggered; it waits while a tween runs that can be redirected (P4).
    private func endRun() -> Bool {
        if tweenTarget == nil || !profile.evaluatesDuringTween { slot = Self.noEvent }
        return true
    }

    private func stopForCycling() -> Bool {
        stopNow()
        say(.error(.infiniteLoop))
        return false
    }

    private func runGlobal(_ globalState: Int) -> RunStep {
        guard let chosen = choose(from: globalState) else { return .onward }
        slot = Self.noEvent
        guard let target = position(of: program.transitions[chosen].target), !isThere(target) else { return .onward }
        switch take(chosen, to: target, exitActionsOfGlobal) {
        case .tweens: return .end
        case .arrived:
            let again = isMarked || slot != Self.noEvent
            isMarked = false
            return again ? .again : .onward
        }
    }

    /// Answers whether the state changed.
    private func runLocal(_ current: Int?) -> Bool {
        guard let current, let chosen = choose(from: current) else { return false }
        slot = Self.noEvent
        guard let target = position(of: program.transitions[chosen].target) else { return false }
        return take(chosen, to: target, .run) == .arrived
    }

    private var exitActionsOfGlobal: ExitActions { profile.runsExitActionsForGlobal ? .run : .skip }

    /// While a tween runs the machine counts as being at its target, except in the player that lets tweens run their time.
    private func isThere(_ target: Int) -> Bool {
        target == (profile.endsTweensWithStatus ? tweenTarget ?? currentPosition : currentPosition)
    }

    /// The first transition whose guards all pass, else the last guardless one; none that a hosted state vetoes.
    @inline(__always)
    private func choose(from position: Int) -> Int? {
        position < unnotedStates ? choose(from: position, allPass) : chooseAsNoted(from: position)
    }

    /// The same, noted; nothing leads from a state that the host has added.
    @inline(never)
    private func chooseAsNoted(from position: Int) -> Int? {
        position < program.states.count ? choose(from: position, allPassAsNoted) : nil
    }

    @inline(__always)
    private func choose(from position: Int, _ allPass: (IndexRange) -> Bool) -> Int? {
        var fallthroughIndex: Int?
        for index in program.states[position].transitions.indices {
            let transition = program.transitions[index]
            if transition.isGuardless {
                fallthroughIndex = index
            } else if !isHidden(transition), allPass(transition.guards), !isVetoed(transition) {
                return index
            }
        }
        guard let index = fallthroughIndex else { return nil }
        return isVetoed(program.transitions[index]) ? earlierFallthrough(of: position, before: index) : index
    }

    /// The guardless transition that is taken if those behind it are vetoed.
    @inline(never)
    private func earlierFallthrough(of position: Int, before last: Int) -> Int? {
        program.states[position].transitions.indices.prefix { $0 < last }.last {
            program.transitions[$0].isGuardless && !isVetoed(program.transitions[$0])
        }
    }

    /// P1: whether the pending event hides a transition that has no Event guard.
    private func isHidden(_ transition: CompiledTransition) -> Bool {
        profile.hidesGuardsWithoutEvent && slot != Self.noEvent && !transition.hasEventGuard
    }

    /// A hosted state's own rule is asked about the file's transitions too.
    private func isVetoed(_ transition: CompiledTransition) -> Bool {
        guard !isHosted.isEmpty, let current = currentState, isHosted[current.position],
            let target = position(of: transition.target)
        else { return false }
        return !ruleAllows(member(at: target))
    }
}
