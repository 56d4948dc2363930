extension DBStateMachine {
    /// The states that belong to this machine, in the order of the initialiser.
    public var states: [DBState] { hasLostMembers ? members.filter(owns) : members }

    /// The state that the machine is in, or `nil` before the first `enter`.
    ///
    /// During a timed transition it is still the source, which has been left already.
    public var currentState: DBState? { current?.takeUnretainedValue() }

    /// The machine's state of this class, or else its first state of a subclass, or `nil`.
    public func state<State: DBState>(forClass stateClass: State.Type) -> State? {
        member(ofClass: stateClass)?.takeUnretainedValue() as? State
    }

    /// Where the current state stands among the machine's states.
    package var currentPosition: Int? { current?._withUnsafeGuaranteedRef { $0.position } }

    /// The state at this position among the states that the machine was made with.
    package func member(at position: Int) -> DBState { members[position] }

    /// Whether no other machine has taken over the state at this position.
    package func ownsMember(at position: Int) -> Bool { !hasLostMembers || owns(members[position]) }

    /// Compares addresses as numbers, which spares two tests for `nil`.
    package func owns(_ state: DBState) -> Bool {
        UInt(bitPattern: state.owner?.toOpaque()) == UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    }

    /// By the exact class, or else by the first subclass; what is found is remembered for the next time.
    @inline(__always)
    func member(ofClass stateClass: AnyClass) -> Unmanaged<DBState>? {
        table.state(ofClass: stateClass) ?? firstMember(ofClass: stateClass)
    }

    /// Kept out of the way by the table.
    @inline(never)
    private func firstMember(ofClass stateClass: AnyClass) -> Unmanaged<DBState>? {
        guard let opened = stateClass as? any OpenableStateClass.Type else { return nil }
        let states = states
        guard
            let state = states.first(where: { type(of: $0) == stateClass })
                ?? states.first(where: { $0.isInstance(of: opened) })
        else { return nil }
        table.insert(state, forClass: stateClass)
        return .passUnretained(state)
    }

    /// Takes the states over; answers `false` if one of them was given twice.
    func adopt(_ states: [DBState]) -> Bool {
        var eachIsNew = true
        var position = 0
        for state in states {
            if owns(state) {
                eachIsNew = false
                continue
            }
            state.owner?._withUnsafeGuaranteedRef { $0.lose(state) }
            state.owner = .passUnretained(self)
            state.position = position
            position += 1
            table.insert(state, forClass: type(of: state))
        }
        return eachIsNew
    }

    /// Called when another machine takes the state over; the table forgets all and is filled again when it is asked.
    private func lose(_ state: DBState) {
        hasLostMembers = true
        table = StateTable()
        guard currentState === state else { return }
        current = nil
        pending = nil
    }

    /// What the state calls itself, or else its class, without what the class is nested in.
    static func ownName(of state: DBState) -> String {
        (state as? any DBNamedState)?.name ?? String(describing: type(of: state))
    }

    static func eachOnce(_ states: [DBState]) -> [DBState] {
        var seen: Set<ObjectIdentifier> = []
        return states.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}

/// Lets a class known only at run time be opened as a generic parameter: the one way to ask for subclasses without Foundation.
private protocol OpenableStateClass: AnyObject {}

extension DBState: OpenableStateClass {
    fileprivate func isInstance<StateClass: OpenableStateClass>(of stateClass: StateClass.Type) -> Bool {
        self is StateClass
    }
}
