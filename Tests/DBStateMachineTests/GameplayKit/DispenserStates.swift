import DBStateMachine
import Foundation

// A file as one writes it for GameplayKit, with GK renamed to DB and nothing else changed.

final class Dispenser {
    var indicatorFlashes = 0
    var isPouring = false
    var log: [String] = []
}

class DispenserState: DBState {
    unowned let game: Dispenser
    var name: String { "dispenser" }

    required init(game: Dispenser) {
        self.game = game
        super.init()
    }

    override func didEnter(from previousState: DBState?) {
        super.didEnter(from: previousState)
        if let previous = previousState as? DispenserState {
            game.log.append("\(previous.name) to \(name)")
        } else {
            game.log.append("begin with \(name)")
        }
    }

    override func willExit(to nextState: DBState) {
        game.log.append("leave \(name)")
    }
}

class EmptyState: DispenserState {
    override var name: String { "empty" }

    override func isValidNextState(_ stateClass: AnyClass) -> Bool {
        return stateClass is RefillingState.Type
    }
}

class RefillingState: DispenserState {
    override var name: String { "refilling" }
    private(set) var level: TimeInterval = 0

    override func isValidNextState(_ stateClass: AnyClass) -> Bool {
        switch stateClass {
        case is FullState.Type, is BrokenState.Type: return true
        default: return false
        }
    }

    override func update(deltaTime seconds: TimeInterval) {
        level += seconds
        game.indicatorFlashes += 1
        if level >= 1 {
            stateMachine?.enter(FullState.self)
        }
    }

    override func willExit(to nextState: DBState) {
        super.willExit(to: nextState)
        level = 0
    }
}

class FullState: DispenserState {
    override var name: String { "full" }

    override func isValidNextState(_ stateClass: AnyClass) -> Bool {
        switch stateClass {
        case is ServingState.Type: return true
        case is BrokenState.Type: return true
        default: return false
        }
    }
}

class ServingState: DispenserState {
    override var name: String { "serving" }
    var served = 0

    override func didEnter(from previousState: DBState?) {
        super.didEnter(from: previousState)
        served += 1
        game.isPouring = true
        stateMachine?.enter(EmptyState.self)
    }

    override func willExit(to nextState: DBState) {
        super.willExit(to: nextState)
        game.isPouring = false
    }

    override func isValidNextState(_ stateClass: AnyClass) -> Bool {
        return stateClass == EmptyState.self
    }
}

class BrokenState: DispenserState {
    override var name: String { "broken" }
    var health = 3
}

class DispenserStateMachine: DBStateMachine {
    var attempts: [String] = []

    @discardableResult
    override func enter(_ stateClass: AnyClass) -> Bool {
        let entered = super.enter(stateClass)
        attempts.append("\(stateClass): \(entered)")
        return entered
    }
}
