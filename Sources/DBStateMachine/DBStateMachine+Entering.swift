extension DBStateMachine {
    /// How deep transitions may start each other, from `didEnter` and observers, before they are refused; 64 unless set.
    ///
    /// Once the limit is met nothing more is entered until the outermost transition is over. It must be at least 1.
    /// It bounds rules that ask rules too, through `canEnter`: deeper inside each other than this they are not asked, and the answer is `false`.
    public var nestingLimit: Int {
        get { nestingBound }
        set {
            precondition(newValue >= 1, "nestingLimit must be at least 1, or nothing could be entered")
            nestingBound = newValue
        }
    }

    /// Whether a rule is being asked or a state being left; a function of this module's, so that reading it checks nothing.
    package var isBetweenStates: Bool { isLeaving }

    /// Whether the machine may go to the state: it is in no state yet, or the current state's rule allows it.
    ///
    /// A state of another machine, or of none: `false`. It does not ask whether a transition is under way.
    public func canEnter(_ state: DBState) -> Bool { owns(state) && ruleAllows(state) }

    /// The states that `enter` would accept now, in the order of `states`; all of them before the first `enter`.
    ///
    /// What a user may do next, for menus and buttons. It asks the current state's rule once for each state, itself included, as `canEnter` does.
    public var validNextStates: [DBState] { states.filter(canEnter) }

    /// Asks the current state's rule once.
    package func ruleAllows(_ destination: DBState) -> Bool {
        guard let current else { return true }
        return current._withUnsafeGuaranteedRef { rule(of: $0, allows: destination) }
    }

    /// Asks a state's rule, current or not; a rule may not enter anything, whoever asks.
    func rule(of state: DBState, allows destination: DBState) -> Bool {
        isLeaving
            ? ruleFromInside(of: state, allows: destination) : outermostRule(of: state, allows: destination)
    }

    @inline(__always)
    private func outermostRule(of state: DBState, allows destination: DBState) -> Bool {
        isLeaving = true
        defer { isLeaving = false }
        return state.isValidNextState(destination)
    }

    /// Asks a rule from inside a rule, or while a state is being left.
    ///
    /// Once the bound is met the answer is no until the first of these rules has answered, so that branching ones end too.
    @inline(never)
    private func ruleFromInside(of state: DBState, allows destination: DBState) -> Bool {
        guard !rules.isExhausted, rules.depth < nestingBound else {
            rules.isExhausted = true
            return false
        }
        rules.depth += 1
        defer {
            rules.depth -= 1
            if rules.depth == 0 { rules.isExhausted = false }
        }
        return state.isValidNextState(destination)
    }

    /// Whether a transition to the state may start now; a refusal has been reported when this answers `false`.
    @inline(__always)
    package func admits(_ destination: DBState) -> Bool {
        if let reason = obstacle(to: destination) { return report(.enter(destination), reason) }
        guard let current else { return true }
        let isAllowed = current._withUnsafeGuaranteedRef { outermostRule(of: $0, allows: destination) }
        return isAllowed || report(.enter(destination), .ruleForbids)
    }

    /// What stands in the way of entering the state, before anybody's rule is asked.
    @inline(__always)
    private func obstacle(to destination: DBState) -> DBRefusal.Reason? {
        if isLeaving { return .transitionUnderWay }
        if arrival != nil { finishArrivalFromInside() }
        if isExhausted || nesting >= nestingBound {
            isExhausted = nesting > 0
            return .nestedTooDeep
        }
        return owns(destination) ? nil : .notInMachine
    }
}

/// The phases of which every transition is composed: announce, leave, arrive; a timed one waits before it arrives.
///
/// Those on the way of every transition are always inlined, as the calls alone would take a fifth of its time.
extension DBStateMachine {
    /// The first phase: observers hear *will transition*.
    ///
    /// Nothing may be entered from here until the transition arrives or waits.
    package func announce(_ destination: DBState) {
        isLeaving = true
        guard hasObservers else { return }
        notify { $0.stateMachine(self, willTransitionFrom: currentState, to: destination) }
    }

    /// The second phase: the current state's `willExit(to:)`, then observers hear *did exit*.
    package func leave(for destination: DBState) {
        guard let current else { return }
        current._withUnsafeGuaranteedRef { $0.willExit(to: destination) }
        guard hasObservers else { return }
        notify { observer in
            current._withUnsafeGuaranteedRef { observer.stateMachine(self, didExit: $0, to: destination) }
        }
    }

    /// The last phase: the current state is replaced, observers hear *did enter*, `didEnter(from:)`, *did transition*.
    ///
    /// A destination that another machine took over meanwhile leaves this machine without a current state, and the answer is `false`.
    @discardableResult @inline(__always)
    package func arrive(at destination: DBState) -> Bool {
        guard let arrival = replaceCurrent(with: destination) else { return false }
        complete(arrival)
        return true
    }

    /// The first half of arriving: the state is the current one, and nobody has heard of it yet.
    @inline(__always)
    package func replaceCurrent(with destination: DBState) -> Arrival? {
        isLeaving = false
        if pending != nil { pending = nil }  // Looking first spares a release.
        let source = current
        guard owns(destination) else {
            current = nil
            report(.enter(destination), .notInMachine)
            return nil
        }
        let arrival = Arrival(state: .passUnretained(destination), source: source)
        self.arrival = arrival
        current = arrival.state
        nesting += 1
        return arrival
    }

    /// The second half of arriving: observers hear *did enter*, `didEnter(from:)`, observers hear *did transition*.
    @inline(__always)
    package func complete(_ arrival: Arrival) {
        finishArrival()
        if hasObservers {
            notify {
                $0.stateMachine(
                    self, didTransitionFrom: arrival.source?.takeUnretainedValue(),
                    to: arrival.state.takeUnretainedValue())
            }
        }
        nesting -= 1
        if nesting == 0 { isExhausted = false }
    }

    /// Tells the observers that have not heard of an arrival, then calls the state's own hook.
    ///
    /// An `enter` from inside begins with it, so that everybody has heard of a state, and it has done its own part, before it is left.
    @inline(__always)
    private func finishArrival() {
        guard let unfinished = arrival else { return }
        if hasObservers { return finishObserved(unfinished) }
        arrival = nil
        unfinished.state._withUnsafeGuaranteedRef { Self.call(didEnter: $0, from: unfinished.source) }
    }

    @inline(never)
    private func finishObserved(_ entered: Arrival) {
        if audience == nil { audience = Audience(of: observers) }
        while let observer = audience?.next(stillIn: observers) {
            observer.stateMachine(
                self, didEnter: entered.state.takeUnretainedValue(), from: entered.source?.takeUnretainedValue())
        }
        guard arrival != nil else { return }  // An observer has called `enter`, which has finished this arrival.
        arrival = nil
        // What the end of a removed observer does comes after the hook.
        withExtendedLifetime(audience) {
            audience = nil
            entered.state._withUnsafeGuaranteedRef {
                // Another machine that has taken the state over meanwhile calls it itself.
                if owns($0) { Self.call(didEnter: $0, from: entered.source) }
            }
        }
    }

    /// As `finishArrival()`, for an `enter` that is called before it.
    @inline(never)
    private func finishArrivalFromInside() {
        guard audience != nil, let unfinished = arrival else { return finishArrival() }
        finishObserved(unfinished)
    }

    private static func call(didEnter state: DBState, from source: Unmanaged<DBState>?) {
        if let source {
            source._withUnsafeGuaranteedRef { state.didEnter(from: $0) }
        } else {
            state.didEnter(from: nil)
        }
    }
}
