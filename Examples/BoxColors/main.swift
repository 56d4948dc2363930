import DBStateMachine

let box = Box()
let machine = DBStateMachine(states: [
    GrayState(box: box), RedState(box: box), GreenState(box: box), BlueState(box: box), BlackState(box: box),
])

let walk: [AnyClass] = [
    GrayState.self, RedState.self, BlackState.self, GreenState.self, BlueState.self, BlackState.self, GrayState.self,
]
for color in walk {
    let isEntered = machine.enter(color)
    print("\(color): \(isEntered ? box.look : "refused, the box stays \(box.color)")")
}

print("")
for line in box.log { print(line) }
