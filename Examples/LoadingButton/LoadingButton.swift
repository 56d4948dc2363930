import DBDotLottie
import Foundation

/// A button as its designer made it: a press loads something, and how that ended is shown before the next press.
struct LoadingButton {
    let machine: DotLottieStateMachine
    let player: HeadlessPlayer

    /// Opens the archive that stands beside this file, on a canvas of 200 by 200 pixels.
    init() throws {
        guard let url = Bundle.module.url(forResource: "loading-button", withExtension: "lottie") else {
            throw CocoaError(.fileNoSuchFile)
        }
        let archive = try DotLottieArchive(contentsOf: url)
        player = try HeadlessPlayer(archive: archive, canvas: CanvasSize(width: 200, height: 200))
        machine = try DotLottieStateMachine(contentsOf: url, playback: player)
        machine.start()
    }

    /// Lets time pass in ticks of a sixtieth of a second.
    func wait(seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { machine.update(deltaTime: 1.0 / 60) }
    }

    /// Where machine and animation stand, on one line.
    var line: String {
        let progress = machine.tweenProgress.map { ", \(Int($0 * 100)) % of the way" } ?? ""
        return
            "\(machine.currentStateName) (\(machine.status.rawValue)), frame \(Int(player.currentFrame.rounded()))\(progress)"
    }
}
