internal import Foundation

/// Everything a scenario needs to run: the machine and the player under it.
struct ScenarioStage {
    let machine: DotLottieStateMachine
    let player: HeadlessPlayer

    /// What kept a scenario from running, one problem a line.
    struct Failure: Error, Sendable, Hashable { let problems: [String] }

    init(_ scenario: Scenario, _ profile: DotLottieProfile) throws(Failure) {
        let stored = try Self.open(scenario)
        player = try Self.player(scenario, profile, stored)
        let definition = try Self.definition(scenario, profile, stored)
        do {
            machine = try DotLottieStateMachine(program: MachineProgram(definition), profile: profile, playback: player)
        } catch {
            throw Failure(problems: [error.message])
        }
        machine.openUrlPolicy = scenario.openUrlPolicy
    }

    private static func text(of error: any Error) -> String { (error as? UnreadableFile)?.message ?? "\(error)" }

    private static func open(_ scenario: Scenario) throws(Failure) -> DotLottieArchive? {
        guard case .archive(let path) = scenario.animation else { return nil }
        do {
            return try DotLottieArchive(contentsOf: scenario.url(path))
        } catch {
            throw Failure(problems: ["\(path): error: \(error)"])
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
            throw Failure(problems: ["error: \(Self.text(of: error))"])
        }
    }

    private static func definition(
        _ scenario: Scenario, _ profile: DotLottieProfile, _ stored: DotLottieArchive?
    ) throws(Failure) -> StateMachineDefinition {
        let report: StateMachineReport
        do {
            switch scenario.machine {
            case .written(let node): report = StateMachineReport(root: node, profile: profile)
            case .file(let path):
                report = StateMachineReport(bytes: try scenario.bytes(path), profile: profile)
            case .inArchive(let id):
                guard let stored else {
                    throw Failure(problems: ["error: there is no archive with a machine \"\(id)\""])
                }
                report = StateMachineReport(bytes: try stored.bytes(of: .stateMachine(id)), profile: profile)
            }
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(problems: ["error: \(Self.text(of: error))"])
        }
        guard let definition = report.definition else {
            throw Failure(problems: report.diagnostics.map(\.description))
        }
        return definition
    }
}

extension Scenario {
    func url(_ path: String) -> URL { URL(fileURLWithPath: path, relativeTo: folder) }

    func bytes(_ path: String) throws(UnreadableFile) -> [UInt8] {
        try FileContents.bytes(of: url(path), limit: Self.sizeLimit)
    }
}
