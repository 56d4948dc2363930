public import DBStateMachine

extension DotLottieStateMachine {
    /// Whether the machine runs, has stopped or finished, or has a tween under way.
    public var status: MachineStatus { state }

    /// The current state's name, or an empty text before the first.
    public var currentStateName: String { currentPosition.map(name(at:)) ?? "" }

    /// The names of all states: the file's in its order, then those that hosting added.
    public var stateNames: [String] { program.stateNames + addedNames }

    /// The state of this name, generated or hosted, or `nil` if there is none.
    public func state(named name: String) -> DBState? { position(named: name).map(member(at:)) }

    func name(at position: Int) -> String {
        position < program.states.count ? program.stateNames[position] : addedNames[position - program.states.count]
    }

    /// A state that another machine has taken over has no name here any more.
    func position(named name: String) -> Int? {
        let position =
            program.stateTable.position(of: name).map(Int.init)
            ?? addedNames.firstIndex { $0.isExactly(name) }.map { program.states.count + $0 }
        return owned(position)
    }

    /// A transition to a state that another machine has taken over leads nowhere.
    func position(of target: CompiledTransition.Target) -> Int? {
        switch target {
        case .state(let position): owned(Int(position))
        case .unnamed(let number): owned(unnamedTargets[Int(number)])
        }
    }

    private func owned(_ position: Int?) -> Int? {
        guard let position, ownsMember(at: position) else { return nil }
        return position
    }

    /// Whether the rule of a generated state lets the machine go from one position to the other.
    func fileAllows(from source: Int, to destination: Int) -> Bool {
        if destination >= program.states.count { return true }
        return leads(source, to: destination) || program.globalState.map { leads($0, to: destination) } ?? false
    }

    private func leads(_ source: Int, to destination: Int) -> Bool {
        guard source < program.states.count else { return false }
        return program.states[source].transitions.indices.contains {
            position(of: program.transitions[$0].target) == destination
        }
    }
}
