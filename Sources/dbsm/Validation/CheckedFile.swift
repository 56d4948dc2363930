internal import DBDotLottie
internal import Foundation

/// A file with all that was found in it.
struct CheckedFile: Sendable {
    /// The file as it was named.
    let path: String
    /// Its machines; one if it is JSON.
    let machines: [CheckedMachine]
    /// What is wrong with the archive rather than with a machine.
    let problems: [Finding]
    /// The sentence that says why nothing was checked, if so.
    let complaint: String?

    init(path: String, options: ValidationOptions) {
        self.path = path
        let contents: MachineFileContents
        do {
            contents = try MachineFileContents(contentsOf: URL(fileURLWithPath: path))
        } catch {
            machines = []
            switch error {
            case .archive(let failure):
                problems = [Finding(failure, file: path)]
                complaint = nil
            case .unreadableFile, .rejected, .hosting, .animation, .undecidedStateMachine:
                problems = []
                complaint = error.message
            }
            return
        }
        switch contents {
        case .json where options.stateMachineID != nil:
            machines = []
            problems = []
            complaint = FileFailure.noArchiveMessage(path: path)
        case .json(let bytes):
            machines = [CheckedMachine(MachineFile(bytes: bytes, in: options.context), file: path, options)]
            problems = []
            complaint = nil
        case .archive(let archive):
            (machines, problems) = Self.checked(archive, path, options)
            complaint = nil
        }
    }

    /// All findings, those of the archive first.
    var findings: [Finding] { problems + machines.flatMap(\.findings) }

    /// How the tool ends if there is no other file.
    func status(_ strictness: Strictness) -> ExitStatus {
        if complaint != nil { return .usage }
        return findings.contains { strictness.fails($0.severity) } ? .problems : .success
    }

    private static func checked(
        _ archive: DotLottieArchive, _ path: String, _ options: ValidationOptions
    ) -> ([CheckedMachine], [Finding]) {
        var machines: [CheckedMachine] = []
        var problems: [Finding] = []
        do {
            _ = try HeadlessPlayer(archive: archive, profile: options.context.profile, canvas: .standard)
        } catch {
            // Players refuse an archive that has nothing to show.
            problems.append(Finding(error, file: path))
        }
        for id in options.stateMachineID.map({ [$0] }) ?? archive.stateMachines.map(\.id) {
            do {
                let file = try MachineFile(id, of: archive, in: options.context)
                machines.append(CheckedMachine(file, file: path, options))
            } catch {
                problems.append(Finding(error, file: path))
            }
        }
        return (machines, problems)
    }
}

/// A machine's text with all that was found in it.
struct CheckedMachine: Sendable {
    /// The file, and behind a slash the file in the archive.
    let place: String
    let bytes: [UInt8]
    let findings: [Finding]

    init(_ machine: MachineFile, file: String, _ options: ValidationOptions) {
        let place = machine.pathInArchive.map { "\(file)/\($0)" } ?? file
        self.place = place
        bytes = machine.bytes
        findings = machine.report.diagnostics.filter { options.severities.contains($0.severity) }
            .map { Finding($0, place: place) }
    }
}
