import DBStateMachine
import Testing

@Suite("Every state of a machine has a name of its own")
struct NamedStateTests {
    @Test("A state is named by its class, without what the class is nested in")
    func className() {
        let machine = DBStateMachine(states: [House.Hall(), Box<Int>()])
        #expect(machine.states.map(machine.name) == ["Hall", "Box<Int>"])
    }

    @Test("A named state is called what it calls itself")
    func ownName() {
        let machine = DBStateMachine(states: [Room("kitchen"), Room("")])
        #expect(machine.states.map(machine.name) == ["kitchen", ""])
    }

    @Test("Later states of one name get numbers, which nobody else has")
    func numbers() {
        let states = [Room("a"), Room("a"), Room("a 2"), Room("a"), Room("a 2"), House.Hall(), Garden.Hall()]
        let machine = DBStateMachine(states: states)
        #expect(machine.states.map(machine.name) == ["a", "a 3", "a 2", "a 4", "a 2 2", "Hall", "Hall 2"])
    }

    @Test("A state that is in no machine is named without a number")
    func outside() {
        let machine = DBStateMachine(states: [Room("a"), Room("a")])
        #expect(machine.name(of: Room("a")) == "a")
        #expect(machine.name(of: Garden.Hall()) == "Hall")
    }

    @Test("Names stay when another machine takes a state over")
    func takeover() {
        let rooms = [Room("a"), Room("a"), Room("a")]
        let machine = DBStateMachine(states: rooms)
        let other = DBStateMachine(states: [rooms[0]])
        #expect(machine.states.map(machine.name) == ["a 2", "a 3"])
        #expect(other.name(of: rooms[0]) == "a")
    }

    @Test("A subclass of the machine may name its states")
    func override() {
        let machine = Hotel(states: [Room("a"), Room("a")])
        #expect(StateGraph(of: machine).nodes.map(\.name) == ["101", "102"])
    }
}

private enum House { final class Hall: DBState {} }
private enum Garden { final class Hall: DBState {} }
private final class Box<Content>: DBState {}

private final class Room: DBState, DBNamedState {
    let name: String
    init(_ name: String) { self.name = name }
}

private final class Hotel: DBStateMachine {
    override func name(of state: DBState) -> String { "10\((states.firstIndex { $0 === state } ?? -1) + 1)" }
}
