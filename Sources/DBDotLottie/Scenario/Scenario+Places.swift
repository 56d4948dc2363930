extension Scenario {
    /// Where a step stands in the scenario's file, counted from 0; `nil` if the scenario was not read from a file or has no such step.
    package func location(ofStep position: Int) -> SourceLocation? {
        source?["steps"]?.elements.dropFirst(position).first?.location
    }

    /// The file that the machine stands in, as seen from where the scenario's path is; `nil` for a machine in the scenario itself.
    ///
    /// A machine in an archive has its id behind the archive's path: `door.lottie#main`.
    package func machinePath(scenarioPath: String) -> String? {
        switch machine {
        case .written: return nil
        case .file(let path): return Self.path(path, from: scenarioPath)
        case .inArchive(let id):
            guard case .archive(let path) = animation else { return nil }
            return "\(Self.path(path, from: scenarioPath))#\(id)"
        }
    }

    /// A path in a scenario as seen from where the scenario's path is, without the folders that it enters only to leave them.
    private static func path(_ path: String, from scenarioPath: String) -> String {
        var parts: [Substring] = []
        let slash = path.hasPrefix("/") ? nil : scenarioPath.lastIndex(of: "/")
        let whole = (slash.map { String(scenarioPath[...$0]) } ?? "") + path
        for part in whole.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (whole.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
