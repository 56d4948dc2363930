import DBStateMachine
import Foundation
import Testing

@Suite("The code in Migrating from GameplayKit")
struct MigratingFromGameplayKitTests {
    final class Enemy { var health = 100 }
    final class Flee: DBState {}
    final class Search: DBState {}

    /// GameplayKit is Apple's alone; what the code asks of it is what it finds here.
    enum Before {
        typealias GKState = DBState

        // Documentation/MigratingFromGameplayKit.md {
        class Chase: GKState {
            unowned let enemy: Enemy
            init(enemy: Enemy) { self.enemy = enemy }

            override func isValidNextState(_ stateClass: AnyClass) -> Bool {
                switch stateClass {
                case is Flee.Type, is Search.Type: return true
                default: return false
                }
            }

            override func update(deltaTime seconds: TimeInterval) {
                if enemy.health < 20 { stateMachine?.enter(Flee.self) }
            }
        }
        // }
    }

    enum After {
        // Documentation/MigratingFromGameplayKit.md {
        class Chase: DBState {
            unowned let enemy: Enemy
            init(enemy: Enemy) { self.enemy = enemy }

            override func isValidNextState(_ stateClass: AnyClass) -> Bool {
                switch stateClass {
                case is Flee.Type, is Search.Type: return true
                default: return false
                }
            }

            override func update(deltaTime seconds: Double) {
                if enemy.health < 20 { stateMachine?.enter(Flee.self) }
            }
        }
        // }
    }

    private func flees(from chase: DBState, as stateClass: AnyClass, _ enemy: Enemy) -> Bool {
        let machine = DBStateMachine(states: [chase, Flee(), Search()])
        machine.enter(stateClass)
        machine.update(deltaTime: 1)
        guard machine.currentState === chase else { return false }
        enemy.health = 19
        machine.update(deltaTime: 1)
        return machine.currentState is Flee
    }

    @Test("The state behaves the same before and after")
    func state() {
        let enemies = [Enemy(), Enemy()]
        #expect(flees(from: Before.Chase(enemy: enemies[0]), as: Before.Chase.self, enemies[0]))
        #expect(flees(from: After.Chase(enemy: enemies[1]), as: After.Chase.self, enemies[1]))
    }

    final class Waiting: DBState {
        private(set) var seconds = 0.0
        override func update(deltaTime seconds: Double) { self.seconds += seconds }
    }

    /// What SpriteKit's class of this name has of it.
    class SKScene {
        func update(_ currentTime: TimeInterval) {}
    }

    final class Scene: SKScene {
        let machine: DBStateMachine
        private var lastTime: TimeInterval?

        init(machine: DBStateMachine) { self.machine = machine }

        // Documentation/MigratingFromGameplayKit.md {
        override func update(_ currentTime: TimeInterval) {
            let seconds = lastTime.map { currentTime - $0 } ?? 0
            lastTime = currentTime
            machine.update(deltaTime: seconds)
        }
        // }
    }

    @Test("A scene hands the time between two frames in")
    func scene() {
        let state = Waiting()
        let scene = Scene(machine: DBStateMachine(states: [state]))
        scene.machine.enter(state)
        for time in [10, 10.5, 12] { scene.update(time) }
        #expect(state.seconds == 2)
    }

    /// What UIKit's class of this name has of it.
    @MainActor
    final class UILabel {
        var text: String?
    }

    enum OnMainActor {
        // Documentation/MigratingFromGameplayKit.md {
        class Ready: DBState {
            let label: UILabel
            init(label: UILabel) { self.label = label }

            override func didEnter(from previousState: DBState?) {
                onMainActor { $0.label.text = "Ready" }
            }
        }
        // }
    }

    @MainActor
    @Test("A state reaches a label of the main actor")
    func label() {
        let label = UILabel()
        DBStateMachine(states: [OnMainActor.Ready(label: label)]).enter(OnMainActor.Ready.self)
        #expect(label.text == "Ready")
    }
}
