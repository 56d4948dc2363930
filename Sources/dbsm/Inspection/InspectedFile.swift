internal import DBDotLottie
internal import Foundation

/// A file as `dbsm inspect` sees it.
struct InspectedFile {
    /// The file as it was named.
    let path: String
    /// What is in it, if it is an archive.
    let archive: InspectedArchive?
    /// Its machines, or the one that was chosen.
    let machines: [InspectedMachine]

    init(path: String, stateMachineID: String?, in context: CheckingContext) throws(FileFailure) {
        self.path = path
        let contents: MachineFileContents
        do {
            contents = try MachineFileContents(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw FileFailure(error, path: path)
        }
        switch contents {
        case .json(let bytes):
            if stateMachineID != nil { throw .noArchive(path: path) }
            archive = nil
            machines = [InspectedMachine(MachineFile(bytes: bytes, in: context), path: path)]
        case .archive(let opened):
            archive = InspectedArchive(opened)
            let present = opened.stateMachines.filter { $0.presence != .missing }.map(\.id)
            machines = (stateMachineID.map { [$0] } ?? present).map {
                InspectedMachine($0, of: opened, path: path, in: context)
            }
        }
    }

    /// What is wrong with the machines that are rejected; `nil` if none is.
    var failure: FileFailure? {
        let problems = machines.flatMap { $0.failure?.problems ?? [] }
        return problems.isEmpty ? nil : FileFailure(problems: problems, status: .problems)
    }
}

/// A machine of a file, accepted or not.
struct InspectedMachine {
    /// Its id, if it is an archive's.
    let id: String?
    /// Where it stands in the archive.
    let pathInArchive: String?
    /// `nil` if it is rejected.
    let definition: StateMachineDefinition?
    /// Why it is rejected.
    let failure: FileFailure?

    /// A machine that stands alone.
    init(_ file: MachineFile, path: String) { self.init(id: nil, .success(file), path: path) }

    /// A machine of an archive.
    init(_ id: String, of archive: DotLottieArchive, path: String, in context: CheckingContext) {
        do {
            self.init(id: id, .success(try MachineFile(id, of: archive, in: context)), path: path)
        } catch {
            self.init(id: id, .failure(FileFailure(error, path: path)), path: path)
        }
    }

    private init(id: String?, _ file: Result<MachineFile, FileFailure>, path: String) {
        self.id = id
        switch file {
        case .failure(let failure):
            pathInArchive = nil
            definition = nil
            self.failure = failure
        case .success(let file):
            pathInArchive = file.pathInArchive
            do {
                definition = try ReadMachine(file, path: path).definition
                failure = nil
            } catch {
                definition = nil
                failure = error
            }
        }
    }
}
