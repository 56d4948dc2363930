import DBDotLottie
import Foundation
import Testing

/// The documentation's SwiftUI view with its view code replaced by plain calls.
private final class StateMachineView {
    let dotLottieViewModel: DotLottieAnimation
    var printed: [String] = []

    init(file: String) { dotLottieViewModel = DotLottieAnimation(fileName: file) }

    class MyStateMachineObserver: StateMachineObserver {
        var print: (String) -> Void = { _ in }

        func onTransition(previousState: String, newState: String) {
            print("Transition: \(previousState) -> \(newState)")
        }
        func onStateEntered(enteringState: String) {
            print("Entered State: \(enteringState)")
        }
        func onStateExit(leavingState: String) {
            print("Exited State: \(leavingState)")
        }
    }

    let observer = MyStateMachineObserver()

    func onAppear() {
        observer.print = { [weak self] in self?.printed.append($0) }
        if dotLottieViewModel.stateMachineLoad(id: "myButtonFSM") {
            dotLottieViewModel.stateMachineSubscribe(observer: observer)
            dotLottieViewModel.stateMachineStart()
        }
    }

    func onDisappear() {
        dotLottieViewModel.stateMachineStop()
        dotLottieViewModel.stateMachineUnsubscribe(observer: observer)
    }

    func triggerEvent() {
        dotLottieViewModel.stateMachineFire(event: "buttonClicked")
    }
}

@Suite("The SwiftUI sample of the documentation")
struct SeedSampleTests {
    @Test("It runs without a screen, from a file")
    func sample() throws {
        try TemporaryFolder.use { folder in
            let file = folder.appendingPathComponent("interactive_animation.lottie")
            try SampleApp.archive().write(to: file)
            let view = StateMachineView(file: file.deletingPathExtension().path)
            view.onAppear()
            #expect(view.printed == ["Transition:  -> idle", "Exited State: ", "Entered State: idle"])
            view.printed = []
            view.triggerEvent()
            #expect(view.printed == ["Transition: idle -> active", "Exited State: idle", "Entered State: active"])
            view.onDisappear()
            view.printed = []
            view.triggerEvent()
            #expect(view.printed.isEmpty)
            #expect(!view.dotLottieViewModel.isStateMachineRunning())
        }
    }
}
