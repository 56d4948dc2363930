import DBDotLottie
import DBStateMachine

let button = try LoadingButton()
print("at first: \(button.line)")

button.machine.post(.click(x: 100, y: 100))
button.wait(seconds: 0.1)
print("0.1 s after a click: \(button.line)")

button.wait(seconds: 0.6)
print("while it loads: \(button.line)")

button.machine.fire("failed")
button.wait(seconds: 0.5)
print("it failed: \(button.line)")

button.wait(seconds: 1)
print("that has been shown: \(button.line)")
