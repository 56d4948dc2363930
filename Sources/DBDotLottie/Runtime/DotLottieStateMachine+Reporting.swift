internal import DBStateMachine

extension DotLottieStateMachine {
    /// Adds an observer behind the others and holds it until it is removed; one that is added already stays where it is.
    public func addObserver(_ observer: any DotLottieStateMachineObserver) { reporters.add(observer) }

    /// Removes an observer; it hears nothing more, even of what is under way.
    public func removeObserver(_ observer: any DotLottieStateMachineObserver) { reporters.remove(observer) }

    /// The event is made only if somebody listens.
    func say(_ event: @autoclosure () -> DotLottieEvent) {
        guard !reporters.isEmpty else { return }
        report(event())
    }

    /// Reports a refusal and answers `false`, for the caller to answer too.
    func refuse(_ request: @autoclosure () -> DotLottieRefusal.Request, _ reason: DotLottieRefusal.Reason) -> Bool {
        if !reporters.isEmpty {
            reportRefusal { say(.refused(DotLottieRefusal(request: request(), reason: reason))) }
        }
        return false
    }

    private func report(_ event: DotLottieEvent) {
        let called = reporters
        for place in called.places where reporters.stillHas(place, of: called) {
            place.observer.stateMachine(self, didReport: event)
        }
    }

    /// An operation is under way, or a rule is being asked, so that what host code asks starts no run of its own.
    var isAtWork: Bool { isOperating || isBetweenStates }

    /// Does an operation from outside, then evaluates what host code wrote meanwhile and no run has seen.
    ///
    /// Inside another operation it only does it: the outermost one evaluates. Inlined, so that the operation's closure counts no references.
    @inline(__always)
    func work<Result>(_ operation: () -> Result) -> Result {
        isAtWork ? operation() : operate(operation)
    }

    /// Does the outermost operation.
    @inline(__always)
    func operate<Result>(_ operation: () -> Result) -> Result {
        isOperating = true
        defer { isOperating = false }
        let result = operation()
        if hasUnseenWrites { runForUnseenWrites() }
        return result
    }
}
