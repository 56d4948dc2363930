/// The order in which a machine does things, written down as plainly as possible.
struct OrderModel {
    let rules: RandomRules
    private(set) var trace: [String] = []
    private var current: Int?
    private var pending: (destination: Int, left: Double)?
    private var nesting = 0
    private var isExhausted = false
    private var calls = 0

    init(_ rules: RandomRules) { self.rules = rules }

    mutating func perform(_ request: RandomRequest) {
        switch request {
        case .enter(let state): enter(state)
        case .enterAfter(let state, let seconds) where seconds <= 0 || current == nil: enter(state)
        case .enterAfter(let state, let seconds):
            guard admits(state) else { return }
            leave(for: state)
            pending = (state, seconds)
        case .update(let seconds): update(seconds)
        case .cancel:
            guard pending != nil, let source = current else { return }
            trace.append("will \(source)")
            arrive(at: source)
        }
    }

    private mutating func update(_ seconds: Double) {
        guard let source = current else { return }
        guard let waiting = pending else {
            trace.append("update \(source)")
            return nest()
        }
        pending?.left = waiting.left - max(seconds, 0)
        if waiting.left - max(seconds, 0) <= 0 { arrive(at: waiting.destination) }
    }

    private mutating func enter(_ destination: Int) {
        guard admits(destination) else { return }
        leave(for: destination)
        arrive(at: destination)
    }

    private mutating func admits(_ destination: Int) -> Bool {
        guard !isExhausted, nesting < PropertyTests.nestingLimit else {
            isExhausted = nesting > 0
            trace.append("refused nestedTooDeep")
            return false
        }
        guard let source = current else { return true }
        trace.append("rule \(source) \(destination)")
        if !rules.allows(source, destination) { trace.append("refused ruleForbids") }
        return rules.allows(source, destination)
    }

    private mutating func leave(for destination: Int) {
        trace.append("will \(destination)")
        if let current, pending == nil { trace.append("exit \(current)") }
    }

    private mutating func arrive(at destination: Int) {
        let source = current
        current = destination
        pending = nil
        nesting += 1
        trace.append("enter \(destination) from \(source.map(String.init) ?? "none")")
        nest()
        trace.append("did \(destination)")
        nest()
        nesting -= 1
        if nesting == 0 { isExhausted = false }
    }

    /// What a hook or an observer does from inside.
    private mutating func nest() {
        calls += 1
        if let target = rules.nestedTarget(atCall: calls) { enter(target) }
    }
}
