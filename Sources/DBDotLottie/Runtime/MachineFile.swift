package import Foundation

/// A file with a state machine in it: JSON, or an archive with the animations too.
package struct MachineFile: Sendable {
    /// The archive, if the file is one.
    package let archive: DotLottieArchive?
    /// Where the machine stands in the archive, such as `s/door.json`.
    package let pathInArchive: String?
    /// What reading and checking the machine came to.
    package let report: StateMachineReport

    /// Reads a machine and checks it in a context, and in an archive with the animations and themes around it.
    ///
    /// A context that has surroundings already keeps them.
    package init(
        contentsOf url: URL, stateMachineID: String?, in context: CheckingContext
    ) throws(DotLottieStateMachine.LoadError) {
        let contents = try Self.bytes(of: url)
        guard DotLottieArchive.isArchive(contents) else {
            archive = nil
            pathInArchive = nil
            report = StateMachineReport(bytes: contents, in: context)
            return
        }
        let opened = try Self.archive(contents)
        guard let id = stateMachineID ?? opened.onlyStateMachineID else {
            throw .undecidedStateMachine(ids: opened.stateMachines.map(\.id))
        }
        let item = DotLottieArchive.Item.stateMachine(id)
        let bytes = try Self.unpacking { () throws(DotLottieArchive.Failure) in try opened.bytes(of: item) }
        archive = opened
        pathInArchive = opened.path(of: item)
        var context = context
        context.surroundings = context.surroundings ?? .archive(opened)
        report = StateMachineReport(bytes: bytes, in: context)
    }

    /// A player of the archive's animations, or `nil` for a machine without an archive.
    package func makePlayer(
        profile: DotLottieProfile, canvas: CanvasSize
    ) throws(DotLottieStateMachine.LoadError) -> HeadlessPlayer? {
        guard let archive else { return nil }
        return try Self.unpacking { () throws(DotLottieArchive.Failure) in
            try HeadlessPlayer(archive: archive, profile: profile, canvas: canvas)
        }
    }

    private static func unpacking<Result>(
        _ work: () throws(DotLottieArchive.Failure) -> Result
    ) throws(DotLottieStateMachine.LoadError) -> Result {
        do {
            return try work()
        } catch {
            throw .archive(error)
        }
    }

    static func archive(_ contents: [UInt8]) throws(DotLottieStateMachine.LoadError) -> DotLottieArchive {
        try unpacking { () throws(DotLottieArchive.Failure) in try DotLottieArchive(data: Data(contents)) }
    }

    static func bytes(of url: URL) throws(DotLottieStateMachine.LoadError) -> [UInt8] {
        do {
            return try FileContents.bytes(of: url, limit: DotLottieArchive.Limits.standard.archiveBytes)
        } catch {
            throw .unreadableFile(error)
        }
    }
}

extension DotLottieArchive {
    /// The machine that the manifest calls initial, or the one that is there if there is only one.
    var onlyStateMachineID: String? {
        if let initial = manifest.initialStateMachine { return initial }
        let present = stateMachines.filter { $0.presence != .missing }
        return present.count == 1 ? present.first?.id : nil
    }
}
