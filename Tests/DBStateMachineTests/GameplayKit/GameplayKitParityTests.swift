import DBStateMachine
import Testing

@Suite("A file written for GameplayKit works with GK renamed to DB")
struct GameplayKitParityTests {
    private let game = Dispenser()
    private let machine: DispenserStateMachine

    init() {
        machine = DispenserStateMachine(states: [
            EmptyState(game: game), RefillingState(game: game), FullState(game: game), ServingState(game: game),
            BrokenState(game: game),
        ])
    }

    @Test("States enter each other from update and from didEnter, in GameplayKit's order")
    func round() {
        machine.enter(EmptyState.self)
        #expect(machine.enter(RefillingState.self))
        for _ in 0..<4 { machine.update(deltaTime: 0.25) }
        #expect(machine.currentState is FullState)
        #expect(machine.enter(ServingState.self))
        #expect(machine.currentState is EmptyState)
        #expect(
            game.log == [
                "begin with empty", "leave empty", "empty to refilling", "leave refilling", "refilling to full",
                "leave full", "full to serving", "leave serving", "serving to empty",
            ])
        #expect(game.indicatorFlashes == 4)
        #expect(!game.isPouring)
        #expect(machine.state(forClass: RefillingState.self)?.level == 0)
        #expect(machine.state(forClass: ServingState.self)?.served == 1)
    }

    @Test("A subclassed machine logs every attempt by class, the inner one before the outer one")
    func subclassedMachine() {
        machine.enter(FullState.self)
        machine.enter(EmptyState.self)
        machine.enter(ServingState.self)
        #expect(
            machine.attempts == [
                "FullState: true", "EmptyState: false", "EmptyState: true", "ServingState: true",
            ])
    }

    @Test("A state is found by its class and used as what it is")
    func stateForClass() {
        #expect(machine.state(forClass: BrokenState.self)?.health == 3)
        machine.state(forClass: BrokenState.self)?.health -= 1
        #expect(machine.state(forClass: BrokenState.self)?.health == 2)
        #expect(machine.state(forClass: BrokenState.self)?.stateMachine === machine)
    }

    @Test("Before the first enter anything may be entered, afterwards what the current state allows")
    func canEnterState() {
        #expect(machine.canEnterState(BrokenState.self))
        machine.enter(RefillingState.self)
        #expect(machine.canEnterState(FullState.self))
        #expect(!machine.canEnterState(ServingState.self))
        #expect(!machine.enter(ServingState.self))
        #expect(machine.currentState is RefillingState)
    }

    @Test("A rule that is not overridden allows everything, the same state too")
    func defaultRule() {
        machine.enter(BrokenState.self)
        #expect(machine.canEnterState(BrokenState.self))
        #expect(machine.enter(BrokenState.self))
        #expect(game.log == ["begin with broken", "leave broken", "broken to broken"])
        #expect(machine.validNextStates.count == 5)
    }

    @Test("Updating a machine that is in no state does nothing")
    func updateBeforeEnter() {
        machine.update(deltaTime: 1)
        #expect(machine.currentState == nil)
        #expect(game.indicatorFlashes == 0)
    }
}
