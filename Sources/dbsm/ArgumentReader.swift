internal import DBDotLottie

/// Takes a command's arguments apart: flags, options with a value, and what remains.
struct ArgumentReader {
    private var arguments: [String]
    /// The options and flags that the command knows, in the order in which it asked for them.
    private var known: [String] = []

    init(_ arguments: some Sequence<String>) { self.arguments = Array(arguments) }

    /// Whether the flag was given; it is taken out.
    mutating func takesFlag(_ flag: String) -> Bool {
        known.append(flag)
        guard let index = options.firstIndex(of: flag) else { return false }
        arguments.remove(at: index)
        return true
    }

    /// The value of an option, written `--name VALUE` or `--name=VALUE`; it is taken out.
    mutating func option(_ name: String) throws(UsageError) -> String? {
        let values = try values(of: name)
        guard values.count < 2 else { throw UsageError(message: "\(name) is given twice.") }
        return values.first
    }

    /// The values of an option that may be given several times; they are taken out.
    mutating func values(of name: String) throws(UsageError) -> [String] {
        known.append(name)
        var values: [String] = []
        while let place = options.firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") }) {
            let option = arguments.remove(at: place)
            if option != name {
                values.append(String(option.dropFirst(name.count + 1)))
            } else {
                guard place < arguments.count else { throw UsageError(message: "\(name) needs a value.") }
                values.append(arguments.remove(at: place))
            }
        }
        return values
    }

    /// The value of an option that takes one of several words.
    mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String
    ) throws(UsageError) -> Choice? {
        guard let word = try option(name) else { return nil }
        guard let choice = Choice(rawValue: word) else {
            let words = Choice.allCases.map(\.rawValue)
            let suggestion = DiagnosticText.suggestion(for: word, among: words).map { "; \($0)" } ?? "."
            throw UsageError(
                message:
                    "\(name) takes \(words.joined(separator: ", ")), not \(DiagnosticText.quoted(word))\(suggestion)")
        }
        return choice
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
            let name = String(unknown.prefix { $0 != "=" })
            let near = NearestName.find(name, among: known).map { "; did you mean \($0)?" } ?? "."
            throw UsageError(message: "there is no option \(DiagnosticText.visible(name))\(near)")
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
