/// The order in which a machine with two observers does things, written down as plainly as possible.
struct OrderModel {
    let rules: RandomRules
    private(set) var trace: [String] = []
    private var current: Int?
    private var pending: (destination: Int, tenthsLeft: Int)?
    /// Who has still to hear of an arrival: the observers, then the state itself.
    private var unfinished: [String] = []
    private var isClosed = false
    private var isUpdating = false
    private var isReporting = false
    private var nesting = 0
    private var isExhausted = false
    private var innerRules = 0
    private var innerRulesAreExhausted = false
    private var calls = 0

    init(_ rules: RandomRules) { self.rules = rules }

    mutating func perform(_ request: RandomRequest) {
        switch request {
        case .enter(let state): enter(state)
        case .enterAfter(let state, let tenths) where tenths <= 0 || current == nil: enter(state)
        case .enterAfter(let state, let tenths):
            guard admits(state) else { return }
            leave(for: state)
            isClosed = false
            pending = (state, tenths)
        case .enterAfterNoNumber: refuse("durationIsNotANumber")
        case .ask(let state): _ = asksRule(state)
        case .update(let tenths): update(tenths)
        case .cancel: cancel()
        }
    }

    mutating func noteSituation() {
        trace.append("in \(current ?? -1), waiting for \(pending?.destination ?? -1)")
    }

    /// A hook, a rule or an observer is called, and does what it does.
    private mutating func call(_ line: String) {
        trace.append(line)
        calls += 1
        if let reaction = rules.reaction(atCall: calls) { perform(reaction) }
    }

    private mutating func tell(_ line: String) {
        for observer in ["o", "p"] { call("\(observer) \(line)") }
    }

    private mutating func refuse(_ reason: String) {
        guard !isReporting else { return }
        isReporting = true
        tell("refused \(reason)")
        isReporting = false
    }

    private mutating func enter(_ destination: Int) {
        guard admits(destination) else { return }
        leave(for: destination)
        arrive(at: destination)
    }

    private mutating func admits(_ destination: Int) -> Bool {
        if isClosed {
            refuse("transitionUnderWay")
            return false
        }
        finishArrival()
        if isExhausted || nesting >= PropertyTests.nestingLimit {
            isExhausted = nesting > 0
            refuse("nestedTooDeep")
            return false
        }
        let isAllowed = asksRule(destination)
        if !isAllowed { refuse("ruleForbids") }
        return isAllowed
    }

    private mutating func asksRule(_ destination: Int) -> Bool {
        guard let source = current else { return true }
        let isInner = isClosed
        if isInner {
            if innerRules >= PropertyTests.nestingLimit { innerRulesAreExhausted = true }
            if innerRulesAreExhausted { return false }
            innerRules += 1
        }
        isClosed = true
        call("rule \(source) \(destination)")
        isClosed = isInner
        if isInner { innerRules -= 1 }
        if innerRules == 0 { innerRulesAreExhausted = false }
        return rules.allows(source, destination)
    }

    private mutating func leave(for destination: Int) {
        isClosed = true
        tell("will \(destination)")
        guard let source = current, pending == nil else { return }
        call("exit \(source)")
        tell("exit \(source)")
    }

    private mutating func arrive(at destination: Int) {
        let entry = "enter \(destination) from \(current ?? -1)"
        isClosed = false
        current = destination
        pending = nil
        nesting += 1
        unfinished = ["o \(entry)", "p \(entry)", entry]
        finishArrival()
        tell("did \(destination)")
        nesting -= 1
        if nesting == 0 { isExhausted = false }
    }

    private mutating func finishArrival() {
        while !unfinished.isEmpty { call(unfinished.removeFirst()) }
    }

    private mutating func update(_ tenths: Int) {
        guard !isUpdating, !isClosed, nesting == 0 else { return refuse("updateUnderWay") }
        guard let source = current else { return }
        isUpdating = true
        if let waiting = pending {
            pending?.tenthsLeft -= max(tenths, 0)
            if waiting.tenthsLeft <= max(tenths, 0) { arrive(at: waiting.destination) }
        } else {
            call("update \(source)")
        }
        isUpdating = false
    }

    private mutating func cancel() {
        guard pending != nil, let source = current else { return }
        if isClosed { return refuse("transitionUnderWay") }
        isClosed = true
        tell("will \(source)")
        arrive(at: source)
    }
}
