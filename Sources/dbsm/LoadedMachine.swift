internal import DBDotLottie

/// A machine from a file, ready to start, with its player if it came with animations.
struct LoadedMachine {
    let machine: DotLottieStateMachine
    let player: HeadlessPlayer?
    /// Which of the archive's machines it is, if it is one.
    let stateMachineID: String?
    /// What a person should know though the machine loads, one a line, each with its place.
    let warnings: [String]

    init(
        path: String, stateMachineID: String?, animation: AnimationFile?, profile: DotLottieProfile
    ) throws(FileFailure) {
        let read = try ReadMachine(
            path: path, stateMachineID: stateMachineID, animation: animation, in: CheckingContext(profile: profile))
        warnings = read.warnings
        self.stateMachineID = read.file.stateMachineID
        let shown = try animation?.makePlayer(profile)
        do {
            player = animation == nil ? try read.file.makePlayer(profile: profile, canvas: .standard) : shown
            machine = try DotLottieStateMachine(report: read.file.report, profile: profile, playback: player)
        } catch {
            throw FileFailure(error, path: path)
        }
    }
}
