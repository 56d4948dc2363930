import DBDotLottie
import DBStateMachine

let machine = try DotLottieStateMachine(
    text: counterJSON, hosting: ["celebrating": Celebration(), "maintenance": Maintenance()])
machine.addObserver(TransitionPrinter())
machine.start()

for _ in 0..<3 { machine.post(.click(x: 0, y: 0)) }
machine.setNumeric("visitors", to: 0)
for _ in 0..<4 { machine.update(deltaTime: 0.5) }

machine.enter(Maintenance.self)
machine.enter(Celebration.self)
machine.override("waiting")
