/// Checks what a definition says: names, references, and what can never happen.
///
/// It knows nothing of files, so a definition built in Swift is checked by the same rules as one that was read. Paths are the definition's own;
/// for one that was read, `origin` tells where they lead. Each topic has a file that extends this type.
struct DefinitionChecker: PathTracking {
    let definition: StateMachineDefinition
    let names: DeclaredNames
    let context: CheckingContext
    var path = DiagnosticPath()
    private(set) var collector: DiagnosticCollector
    /// The animations around the machine, or `nil` if they are not known.
    var shown: ShownAnimations?
    /// Whether some interaction runs on what counts as a user's interaction.
    let listensToUser: Bool
    private let origin: DefinitionOrigin?

    /// A checker for a definition built in Swift.
    init(_ definition: StateMachineDefinition, in context: CheckingContext) {
        self.definition = definition
        self.context = context
        listensToUser = definition.interactions.contains(where: \.isUserInteraction)
        names = DeclaredNames(of: definition, hosting: context.hosting)
        collector = DiagnosticCollector(profile: context.profile)
        origin = nil
        shown = context.surroundings.map { ShownAnimations(of: definition, in: $0) }
    }

    /// A checker for a definition that was read, as far as it could be.
    init(_ definition: StateMachineDefinition, readBy reader: StateMachineReader, in context: CheckingContext) {
        self.definition = definition
        self.context = context
        listensToUser = definition.interactions.contains(where: \.isUserInteraction)
        names = DeclaredNames(of: definition, hosting: context.hosting, besides: reader.uncertainNames)
        collector = reader.collector
        origin = reader.origin
        shown = context.surroundings.map { ShownAnimations(of: definition, in: $0) }
    }

    /// Does all checks, unless there are so many errors already that nothing more would be listed.
    mutating func check() {
        guard !collector.isFull else { return }
        checkInitial()
        checkStates()
        checkInteractions()
        checkInputs()
        switch context.depth {
        case .parts: break
        case .everything: if !collector.hasErrors { checkMachine() }
        }
    }

    /// Checks the machine as a whole, whose every part is sound enough to be played.
    private mutating func checkMachine() {
        checkInputUse()
        let machine = AnalysedMachine(definition, in: context)
        let outlooks = TransitionOutlooks(machine)
        checkOutlooks(machine, outlooks)
        let reachable = ReachableStates(machine, outlooks)
        let runs = EndlessRuns(machine, outlooks, reachable)
        checkWays(machine, reachable, besides: runs)
        checkRuns(runs, machine)
        checkSurroundings()
    }

    /// Reports a problem of a field of the part that is being checked; of one that could not be read there is nothing to say.
    mutating func report(
        _ code: DiagnosticCode, at field: DefinitionField, _ message: @autoclosure () -> String,
        hint: @autoclosure () -> String? = nil
    ) {
        report(code, at: path.appending(.field(field)), message(), hint: hint())
    }

    /// Reports a problem of the part that is being checked as a whole.
    mutating func report(
        _ code: DiagnosticCode, _ message: @autoclosure () -> String, hint: @autoclosure () -> String? = nil
    ) {
        report(code, at: path, message(), hint: hint())
    }

    /// Checks each part of a list in turn.
    mutating func each<Part>(
        _ parts: [Part], in field: DefinitionField, check: (inout Self, Part) -> Void
    ) {
        within(.field(field)) { checker in
            for (index, part) in parts.enumerated() where !checker.collector.isFull {
                checker.within(.index(index)) { check(&$0, part) }
            }
        }
    }

    private mutating func report(
        _ code: DiagnosticCode, at path: DiagnosticPath, _ message: @autoclosure () -> String,
        hint: @autoclosure () -> String?
    ) {
        guard let origin else {
            collector.report(code, at: path, location: nil, message: message(), hint: hint())
            return
        }
        let pathInFile = origin.pathInFile(of: path)
        guard !origin.isUnreadable(pathInFile) else { return }
        collector.report(
            code, at: pathInFile, location: origin.location(ofPathInFile: pathInFile), message: message(), hint: hint())
    }
}
