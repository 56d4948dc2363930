internal import DBDotLottie

/// Takes a command's arguments apart: flags, options with a value, and what remains.
struct ArgumentReader {
    private var arguments: [String]

    init(_ arguments: some Sequence<String>) { self.arguments = Array(arguments) }

    /// Whether the flag was given; it is taken out.
    mutating func takesFlag(_ flag: String) -> Bool {
        guard let index = options.firstIndex(of: flag) else { return false }
        arguments.remove(at: index)
        return true
    }

    /// The value of an option, written `--name VALUE` or `--name=VALUE`; it is taken out.
    mutating func option(_ name: String) throws(UsageError) -> String? {
        let places = options.indices.filter { options[$0] == name || options[$0].hasPrefix(name + "=") }
        guard let place = places.first else { return nil }
        guard places.count == 1 else { throw UsageError(message: "\(name) is given twice.") }
        let option = arguments.remove(at: place)
        if option != name { return String(option.dropFirst(name.count + 1)) }
        guard place < arguments.count else { throw UsageError(message: "\(name) needs a value.") }
        return arguments.remove(at: place)
    }

    /// The preset that `--profile` names.
    mutating func profile() throws(UsageError) -> DotLottieProfile? {
        guard let name = try option("--profile") else { return nil }
        guard let profile = DotLottieProfile(named: name) else {
            let known = DotLottieProfile.presets.map(\.name).joined(separator: ", ")
            throw UsageError(message: "there is no profile \(DiagnosticText.quoted(name)); the profiles are \(known).")
        }
        return profile
    }

    /// What remains when all options have been taken out; after `--` everything is a file.
    func files() throws(UsageError) -> [String] {
        if let unknown = options.first(where: { $0.hasPrefix("-") && $0 != "-" }) {
            throw UsageError(message: "there is no option \(DiagnosticText.visible(unknown)).")
        }
        var files = arguments
        // Only the first one ends the options; a second is a file of that name.
        if let end = files.firstIndex(of: "--") { files.remove(at: end) }
        if files.contains("") { throw UsageError(message: "the name of a file is empty.") }
        return files
    }

    /// The one file that remains.
    func file() throws(UsageError) -> String {
        let files = try files()
        guard files.count == 1, let file = files.first else {
            throw UsageError(message: files.isEmpty ? "name a file." : "name one file, not \(files.count).")
        }
        return file
    }

    private var options: ArraySlice<String> { arguments.prefix { $0 != "--" } }
}
