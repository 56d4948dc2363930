/// Owns states, has at most one current state, and moves from it to another when the current state's rule allows.
///
/// The API is GameplayKit's `GKStateMachine`. Make the states, hand them to the initialiser, and `enter` the first one.
/// A machine belongs to one isolation domain: an actor, the main actor, or one task at a time. It is not `Sendable` and takes no locks.
///
/// ```swift
/// let machine = DBStateMachine(states: [Patrol(), Chase()])
/// machine.enter(Patrol.self)
/// machine.update(deltaTime: 1.0 / 60)
/// ```
open class DBStateMachine {
    // Some properties are left unchecked, as the checks take longer than all the rest of a transition. No code of a user
    // runs while they change: what they let go of is held by `members` or by the caller.

    /// Never changed after the initialiser, so that unmanaged references to members stay good.
    private(set) var members: [DBState]
    @exclusivity(unchecked) var table: StateTable
    var hasLostMembers = false
    /// What the members are called, by their positions; made when a graph or a recorder first needs it.
    private lazy var names = UniqueNames.numbered(members.map(Self.ownName))

    @exclusivity(unchecked) var current: Unmanaged<DBState>?
    @exclusivity(unchecked) var pending: DBPendingTransition?

    @exclusivity(unchecked) var observers = ObserverList<any DBStateMachineObserver>()
    /// The state that has become current and whose own `didEnter(from:)` is still to be called.
    @exclusivity(unchecked) var arrival: Arrival?
    /// Those who have not yet heard of that arrival, while observers are being told.
    @exclusivity(unchecked) var audience: Audience?

    package struct Arrival {
        let state: Unmanaged<DBState>
        let source: Unmanaged<DBState>?
    }

    /// Whether a rule is asked or a state is being left, so that nothing may be entered.
    var isLeaving = false
    var isUpdating = false
    var isReportingRefusal = false
    /// How many arrivals are inside each other.
    var nesting = 0
    var nestingBound = 64
    /// Set at the limit until the outermost arrival is over, so that a branching recursion ends too.
    var isExhausted = false
    /// How many rules are being asked from inside others or from inside a transition, and whether that was too many.
    var rules = (depth: 0, isExhausted: false)

    /// Makes a machine that owns the states and is in none of them.
    ///
    /// A state that another machine owned belongs to this one from now on; if it was current there, that machine has no current state.
    /// Several states may share a class: by class the first is found. A state given twice counts once. No states at all are allowed.
    public init(states: [DBState]) {
        members = states
        table = StateTable(minimumCapacity: states.count)
        if !adopt(states) { members = Self.eachOnce(states) }
    }

    deinit {
        for state in members where owns(state) { state.owner = nil }
    }

    /// Whether the machine may go to its state of this class; `false` if it has none.
    ///
    /// It asks the current state's rule, and does not ask whether a transition is under way.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        guard let state = member(ofClass: stateClass) else { return false }
        return state._withUnsafeGuaranteedRef { canEnter($0) }
    }

    /// Goes to the state of exactly this class, or else to the first state of a subclass, if the current state's rule allows.
    ///
    /// Answers whether it did. The first `enter` always does. Without such a state nothing happens; GameplayKit loses its current state there.
    /// It ends in `enter(_:)` by instance, so an override of that one sees every transition that is not timed.
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard let state = member(ofClass: stateClass) else { return report(.enterClass(stateClass), .notInMachine) }
        return state._withUnsafeGuaranteedRef { enter($0) }
    }

    /// Goes to this very state, if it belongs to this machine and the current state's rule allows; answers whether it did.
    ///
    /// The order is: *will transition*, the source's `willExit(to:)`, *did exit*, *did enter*, `didEnter(from:)`, *did transition*.
    /// During a timed transition it takes that one's place, and the source is not left a second time.
    @discardableResult
    open func enter(_ state: DBState) -> Bool {
        guard admits(state) else { return false }
        announce(state)
        if pending == nil { leave(for: state) }
        return arrive(at: state)
    }

    /// Leaves the current state now and enters the state of this class when the seconds have passed in `update(deltaTime:)`.
    ///
    /// As `enter(_:after:)` by instance, with the state found as in `enter(_:)` by class.
    @discardableResult
    open func enter(_ stateClass: AnyClass, after seconds: Double) -> Bool {
        guard let state = member(ofClass: stateClass) else { return report(.enterClass(stateClass), .notInMachine) }
        return state._withUnsafeGuaranteedRef { enter($0, after: seconds) }
    }

    /// Leaves the current state now and enters the given one when the seconds have passed in `update(deltaTime:)`.
    ///
    /// The rule is asked once, now; answers whether the transition has begun. No state is updated meanwhile, and the source stays the current one.
    /// 0 seconds or less, or no current state: at once. Not a number: refused. Infinity: waits for another `enter` or a cancel.
    /// During a timed transition it takes that one's place, and the source is not left a second time.
    @discardableResult
    open func enter(_ state: DBState, after seconds: Double) -> Bool {
        guard !seconds.isNaN else { return report(.enter(state), .durationIsNotANumber) }
        guard seconds > 0, current != nil else { return enter(state) }
        guard admits(state) else { return false }
        announce(state)
        if pending == nil { leave(for: state) }
        return wait(for: DBPendingTransition(destination: state, duration: seconds))
    }

    /// Updates the current state, or advances the timed transition while there is one.
    ///
    /// Call it once a frame with the seconds since the last call. Without a current state it does nothing.
    /// From inside an `update` or a transition it is refused and reported to observers.
    open func update(deltaTime seconds: Double) {
        guard !isUpdating, !isLeaving, nesting == 0 else {
            report(.update, .updateUnderWay)
            return
        }
        guard let current else { return }
        isUpdating = true
        defer { isUpdating = false }
        if pending == nil {
            current._withUnsafeGuaranteedRef { $0.update(deltaTime: seconds) }
        } else {
            land(passTime(seconds))
        }
    }

    /// Gives up the timed transition: its source is entered again, without having been left a second time.
    ///
    /// Its `didEnter(from:)` gets the source itself. Without a timed transition nothing happens; while a state is being left it is refused.
    open func cancelPendingTransition() {
        guard let source = cancellableSource() else { return }
        announce(source)
        arrive(at: source)
    }

    /// The name of a state as graphs and recorders show it: its own if it is a `DBNamedState`, otherwise its class's.
    ///
    /// No two states of a machine have the same name: where they would, later ones get a number, in the order of `states`: `Door`, `Door 2`.
    /// A state of another machine, or of none, is named without regard to others. An override must tell this machine's states apart too.
    open func name(of state: DBState) -> String {
        owns(state) ? names[state.position] : Self.ownName(of: state)
    }
}
