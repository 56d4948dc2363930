internal import Foundation

/// Everything a scenario needs to run: the machine and the player under it.
struct ScenarioStage {
    let machine: DotLottieStateMachine
    let player: HeadlessPlayer

    /// What kept a scenario from running.
    struct Failure: Error, Sendable, Hashable {
        let problems: [ScenarioProblem]

        init(_ problems: [ScenarioProblem]) { self.problems = problems }

        init(_ error: any Error, file: String?) { problems = [ScenarioProblem(error, file: file)] }
    }

    init(_ scenario: Scenario, _ profile: DotLottieProfile) throws(Failure) {
        let stored = try Self.open(scenario)
        player = try Self.player(scenario, profile, stored)
        let definition = try Self.definition(scenario, profile, stored)
        do {
            machine = try DotLottieStateMachine(program: MachineProgram(definition), profile: profile, playback: player)
        } catch {
            throw Failure([ScenarioProblem(file: nil, location: nil, message: "error: \(error.message)")])
        }
        machine.openUrlPolicy = scenario.openUrlPolicy
    }

    private static func open(_ scenario: Scenario) throws(Failure) -> DotLottieArchive? {
        guard case .archive(let path) = scenario.animation else { return nil }
        do {
            return try DotLottieArchive(contentsOf: scenario.url(path))
        } catch {
            throw Failure(error, file: path)
        }
    }

    private static func player(
        _ scenario: Scenario, _ profile: DotLottieProfile, _ stored: DotLottieArchive?
    ) throws(Failure) -> HeadlessPlayer {
        do {
            switch scenario.animation {
            case .none: return HeadlessPlayer(profile: profile, canvas: scenario.canvas)
            case .written(let node):
                return HeadlessPlayer(
                    animation: try LottieAnimation(root: node), profile: profile, canvas: scenario.canvas)
            case .file(let path):
                let animation = try LottieAnimation(bytes: scenario.bytes(path))
                return HeadlessPlayer(animation: animation, profile: profile, canvas: scenario.canvas)
            case .archive:
                guard let stored else { return HeadlessPlayer(profile: profile, canvas: scenario.canvas) }
                return try HeadlessPlayer(archive: stored, profile: profile, canvas: scenario.canvas)
            }
        } catch {
            throw Failure(error, file: scenario.animation.path)
        }
    }

    private static func definition(
        _ scenario: Scenario, _ profile: DotLottieProfile, _ stored: DotLottieArchive?
    ) throws(Failure) -> StateMachineDefinition {
        switch scenario.machine {
        case .written(let node): return try accepted(StateMachineReport(root: node, in: .loading(profile)), file: nil)
        case .file(let path):
            let bytes: [UInt8]
            do { bytes = try scenario.bytes(path) } catch { throw Failure(error, file: path) }
            return try accepted(StateMachineReport(bytes: bytes, in: .loading(profile)), file: path)
        case .inArchive(let id):
            guard let stored, let path = scenario.animation.path else {
                let message = "error: there is no archive with a machine \(DiagnosticText.quoted(id))"
                throw Failure([ScenarioProblem(file: nil, location: nil, message: message)])
            }
            let item = DotLottieArchive.Item.stateMachine(id)
            let bytes: [UInt8]
            do { bytes = try stored.bytes(of: item) } catch { throw Failure(error, file: path) }
            let report = StateMachineReport(bytes: bytes, in: .loading(profile))
            return try accepted(report, file: "\(path)/\(stored.path(of: item))")
        }
    }

    private static func accepted(
        _ report: StateMachineReport, file: String?
    ) throws(Failure) -> StateMachineDefinition {
        guard let definition = report.definition else {
            throw Failure(report.diagnostics.map { ScenarioProblem($0, file: file) })
        }
        return definition
    }
}

extension Scenario.AnimationReference {
    /// The file that holds the animation, unless the scenario itself does.
    fileprivate var path: String? {
        switch self {
        case .none, .written: nil
        case .archive(let path), .file(let path): path
        }
    }
}

extension Scenario {
    func url(_ path: String) -> URL { URL(fileURLWithPath: path, relativeTo: folder) }

    func bytes(_ path: String) throws(UnreadableFile) -> [UInt8] {
        try FileContents.bytes(of: url(path), limit: Self.sizeLimit)
    }
}
