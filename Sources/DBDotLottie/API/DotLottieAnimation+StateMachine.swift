extension DotLottieAnimation {
    /// Loads a state machine of the archive by its id; one that the manifest does not list loads with a warning.
    ///
    /// A machine that was loaded before is stopped and replaced. Without an archive, for an unknown id and for a definition with errors: `false`,
    /// and the machine from before stays.
    @discardableResult
    public func stateMachineLoad(id: String) -> Bool {
        load { () throws(DotLottieAnimationError) in
            guard let archive else { throw .noArchive }
            let bytes = try Self.bytes(ofStateMachine: id, in: archive)
            let isUnlisted = !archive.manifest.stateMachines.contains(id)
            try install(
                StateMachineReport(bytes: bytes, in: .loading(profile)),
                isUnlisted ? [.unlisted(id: id)] : [])
        }
    }

    /// Loads a state machine from its JSON text; else as `stateMachineLoad(id:)`.
    @discardableResult
    public func stateMachineLoadData(_ data: String) -> Bool {
        load { () throws(DotLottieAnimationError) in
            try install(StateMachineReport(bytes: Array(data.utf8), in: .loading(profile)), [])
        }
    }

    /// Starts the loaded state machine; `false` if none is loaded or it has no initial state.
    ///
    /// Inputs keep what they were set to before. Started again while it runs, the machine enters its initial state again. The policy says
    /// which URLs reach `onOpenUrl`; the default lets none through.
    @discardableResult
    public func stateMachineStart(openUrlPolicy: OpenUrlPolicy = OpenUrlPolicy()) -> Bool {
        withStateMachine(or: false) { machine in
            guard !machine.isAtWork else { return machine.start() }
            relay.forgetError()
            machine.openUrlPolicy = openUrlPolicy
            return machine.start()
        }
    }

    /// Stops the loaded state machine, and gives playback its settings from before back; `false` if none is loaded.
    @discardableResult
    public func stateMachineStop() -> Bool { withStateMachine(or: false) { $0.stop() } }

    /// Posts a pointer event or a completion if the machine listens to its kind, and with `force` in any case.
    ///
    /// Points are pixels of the canvas. What is listened to is the list of `stateMachineFrameworkSetup()`.
    public func stateMachinePostEvent(_ event: Event, force: Bool = false) {
        withStateMachine(or: ()) { machine in
            guard force || machine.program.listenedEvents.contains(event.kind) else { return }
            machine.post(event)
        }
    }

    /// The kinds of events that the machine needs to be told, sorted by name; empty if none is loaded.
    ///
    /// PointerEnter and PointerExit need PointerMove too.
    public func stateMachineFrameworkSetup() -> [String] {
        withStateMachine(or: []) { $0.program.listenedEvents.map(\.rawValue) }
    }

    /// The name of the current state, or an empty text before the first.
    public func stateMachineCurrentState() -> String { withStateMachine(or: "") { $0.currentStateName } }

    /// Whether the state machine takes transitions: it was started and neither stopped nor has it entered a final state.
    public func isStateMachineRunning() -> Bool {
        switch stateMachine?.status {
        case .running, .tweening: true
        case .stopped, .finished, nil: false
        }
    }

    /// Does something with the machine that is loaded, or says that there is none.
    func withStateMachine<Result>(or otherwise: Result, _ work: (DotLottieStateMachine) -> Result) -> Result {
        guard let stateMachine else {
            relay.fail(.noStateMachine)
            return otherwise
        }
        return change { work(stateMachine) }
    }
}

extension DotLottieAnimation {
    private static func bytes(
        ofStateMachine id: String, in archive: DotLottieArchive
    ) throws(DotLottieAnimationError) -> [UInt8] {
        do {
            return try archive.bytes(of: .stateMachine(id))
        } catch {
            throw .stateMachineNotLoaded(.archive(error))
        }
    }

    private func load(_ work: () throws(DotLottieAnimationError) -> Void) -> Bool {
        attempt { () throws(DotLottieAnimationError) in
            guard stateMachine?.isAtWork != true else { throw .stateMachineAtWork }
            guard isLoaded else { throw .noAnimation }
            try work()
        }
    }

    private func install(
        _ report: StateMachineReport, _ warnings: [StateMachineWarning]
    ) throws(DotLottieAnimationError) {
        let machine: DotLottieStateMachine
        do {
            machine = try DotLottieStateMachine(report: report, profile: profile, playback: player)
        } catch {
            throw .stateMachineNotLoaded(error)
        }
        retire()
        machine.addObserver(relay)
        stateMachine = machine
        stateMachineWarnings = warnings + report.diagnostics.map { .definition($0) } + layerWarnings(machine)
        relay.forgetError()
    }

    /// Looks at the layers that the machine listens to, in the animation that is loaded now.
    private func layerWarnings(_ machine: DotLottieStateMachine) -> [StateMachineWarning] {
        machine.program.layers.compactMap { layer in
            let features = player.unevaluatedFeatures(ofLayerNamed: layer)
            return features.isEmpty ? nil : .approximateLayer(name: layer, features: features)
        }
    }

    /// Stops the machine from before, which another one replaces.
    private func retire() {
        guard let old = stateMachine else { return }
        if old.status != .stopped { old.stop() }
        player.restoreAfterStop()
        old.removeObserver(relay)
    }
}
