package import Foundation

/// A file with a state machine in it: JSON, or an archive with the animations too.
package struct MachineFile: Sendable {
    /// The archive, if the file is one.
    package let archive: DotLottieArchive?
    /// Which of the archive's machines it is, if it is one.
    package let stateMachineID: String?
    /// Where the machine stands in the archive, such as `s/door.json`.
    package let pathInArchive: String?
    /// What the machine was read from.
    package let bytes: [UInt8]
    /// What reading and checking the machine came to.
    package let report: StateMachineReport

    /// Reads a machine and checks it in a context, and in an archive with the animations and themes around it.
    ///
    /// A context that has surroundings already keeps them.
    package init(
        contentsOf url: URL, stateMachineID: String?, in context: CheckingContext
    ) throws(DotLottieStateMachine.LoadError) {
        switch try MachineFileContents(contentsOf: url) {
        case .json(let bytes): self.init(bytes: bytes, in: context)
        case .archive(let archive):
            guard let id = stateMachineID ?? archive.onlyStateMachineID else {
                throw .undecidedStateMachine(ids: archive.stateMachines.map(\.id))
            }
            do {
                try self.init(id, of: archive, in: context)
            } catch {
                throw .archive(error)
            }
        }
    }

    /// Reads and checks a machine that stands alone.
    package init(bytes: [UInt8], in context: CheckingContext) {
        archive = nil
        stateMachineID = nil
        pathInArchive = nil
        self.bytes = bytes
        report = StateMachineReport(bytes: bytes, in: context)
    }

    /// Reads and checks one of the machines of an archive; throws if the archive does not have it, or has it damaged.
    ///
    /// A context that has surroundings already keeps them.
    package init(
        _ id: String, of archive: DotLottieArchive, in context: CheckingContext
    ) throws(DotLottieArchive.Failure) {
        let item = DotLottieArchive.Item.stateMachine(id)
        bytes = try archive.bytes(of: item)
        self.archive = archive
        stateMachineID = id
        pathInArchive = archive.path(of: item)
        var context = context
        context.surroundings = context.surroundings ?? .archive(archive)
        report = StateMachineReport(bytes: bytes, in: context)
    }

    /// A player of the archive's animations, or `nil` for a machine without an archive.
    package func makePlayer(
        profile: DotLottieProfile, canvas: CanvasSize
    ) throws(DotLottieStateMachine.LoadError) -> HeadlessPlayer? {
        guard let archive else { return nil }
        do {
            return try HeadlessPlayer(archive: archive, profile: profile, canvas: canvas)
        } catch {
            throw .archive(error)
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
