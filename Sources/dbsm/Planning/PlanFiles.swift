internal import DBDotLottie
internal import Foundation

/// The files in which a plan's scenarios are kept, each with what it comes to as its expectation.
struct PlanFiles {
    private let folder: String
    /// What all the files' names begin with.
    private let name: String
    private let animation: AnimationFile?

    /// Files in a folder, which need not exist, named after the machine.
    init(folder: String, machine: ReadMachine, path: String, animation: AnimationFile?) {
        self.folder = folder
        self.animation = animation
        name = URL(fileURLWithPath: machine.file.pathInArchive ?? path).deletingPathExtension().lastPathComponent
    }

    /// Writes one file for each scenario and answers their paths; one that is there already is replaced.
    func write(
        _ plan: ScenarioPlan, of machine: ReadMachine, path: String, _ profile: DotLottieProfile?
    ) throws(FileFailure) -> [String] {
        let url = URL(fileURLWithPath: folder, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw FileFailure(problems: ["dbsm: \(folder.onOneLine) cannot be made a folder."], status: .usage)
        }
        var written: [String] = []
        for (index, planned) in plan.scenarios.enumerated() {
            let scenario = Scenario(
                name: "\(name) \(index + 1)", profile: profile, steps: planned.steps, machineIn: path,
                id: machine.file.stateMachineID, playing: animation, folder: url)
            let expectations = scenario.expectations(after: [scenario.run()])
            let file = url.appendingPathComponent("\(name)-\(index + 1).json").path
            do {
                try WrittenFile.write(
                    scenario.bytes(expecting: expectations), to: file,
                    from: [path] + [animation?.path].compactMap { $0 })
            } catch {
                throw FileFailure(problems: ["dbsm: \(error.message)"], status: .usage)
            }
            written.append(file)
        }
        return written
    }
}
