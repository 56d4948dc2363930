extension DBStateMachine {
    /// Adds an observer behind the others; one that is added already stays where it is.
    ///
    /// It is held strongly until it is removed. Added during a callback, it hears from the next call on.
    public func addObserver(_ observer: any DBStateMachineObserver) {
        observers.add(observer)
    }

    /// Removes an observer; it hears nothing more, even of what is under way.
    ///
    /// One that was never added is ignored.
    public func removeObserver(_ observer: any DBStateMachineObserver) {
        observers.remove(observer)
    }

    var hasObservers: Bool { !observers.isEmpty }

    /// Kept out of the ways on which nobody is told anything.
    @inline(never)
    func notify(_ call: (any DBStateMachineObserver) -> Void) {
        let called = observers
        for place in called.places where observers.stillHas(place, of: called) { call(place.observer) }
    }

    /// Tells observers of a refusal and answers `false`, for the caller to answer too.
    @discardableResult @inline(__always)
    package func report(_ request: DBRefusal.Request, _ reason: DBRefusal.Reason) -> Bool {
        if hasObservers { tell(DBRefusal(request: request, reason: reason)) }
        return false
    }

    @inline(never)
    private func tell(_ refusal: DBRefusal) {
        reportRefusal { notify { $0.stateMachine(self, didRefuse: refusal) } }
    }

    /// Refusals that an observer causes while it hears of one are not reported, so that two of them cannot keep each other busy.
    package func reportRefusal(_ report: () -> Void) {
        guard !isReportingRefusal else { return }
        isReportingRefusal = true
        defer { isReportingRefusal = false }
        report()
    }
}
