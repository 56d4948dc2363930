internal import DBStateMachine

/// Who does an action: a state on entry or exit, or an interaction.
enum ActionSource: Sendable, Hashable { case state, interaction }

extension DotLottieStateMachine {
    /// Does the action and answers whether it wrote an input or fired an event.
    func perform(_ action: CompiledAction, for source: ActionSource) -> Bool {
        switch action {
        case .step(let input, let direction, let value, let writing):
            return step(input, direction, value, writing, source)
        case .multiply(let input, let value):
            guard let factor = number(value) else { return false }
            return change(input, source) { $0 * factor }
        case .floor(let input):
            return change(input, source) { $0.rounded(.down) }
        case .clamp(let input, let min, let max):
            return clamp(input, min, max, source)
        case .setRandom(let input, let min, let max, let kind):
            return setRandom(input, min, max, kind, source)
        case .setNumeric(let input, let value):
            guard let value = number(value) else { return false }
            return write(source) { store(value, numeric: Int(input)) }
        case .setBoolean(let input, let value):
            guard let value = truth(value) else { return false }
            return write(source) { store(value, boolean: Int(input)) }
        case .setText(let input, let value):
            return write(source) { store(text(value), string: Int(input)) }
        case .toggle(let input):
            return write(source) { store(!booleans[Int(input)], boolean: Int(input)) }
        case .fire(let event):
            return put(event)
        case .reset(let target):
            guard state != .stopped else { return false }
            return write(source) { reset(target) }
        case .setTheme, .setFrame, .setProgress, .customEvent, .openUrl:
            affect(action)
            return false
        }
    }

    /// P4: while a tween runs, writing may be refused, from actions too; a state's write marks the inputs as changed.
    private func write(_ source: ActionSource, _ store: () -> Void) -> Bool {
        guard !refusesWrites else { return false }
        if source == .state { isMarked = true }
        store()
        return true
    }

    private func step(
        _ input: Int32, _ direction: StepDirection, _ value: NumericOperand, _ writing: StepWriting,
        _ source: ActionSource
    ) -> Bool {
        if writing == .marksAlways, !refusesWrites { isMarked = true }
        let amount = number(value) ?? 1
        let have = numerics[Int(input)]
        return write(source) {
            switch direction {
            case .up: store(have + amount, numeric: Int(input))
            case .down: store(have - amount, numeric: Int(input))
            }
        }
    }

    /// Counts as a write only if the value becomes another.
    private func change(_ input: Int32, _ source: ActionSource, _ operation: (Float) -> Float) -> Bool {
        let have = numerics[Int(input)]
        let value = operation(have)
        guard value != have else { return false }
        return write(source) { store(value, numeric: Int(input)) }
    }

    private func clamp(
        _ input: Int32, _ min: NumericOperand?, _ max: NumericOperand?, _ source: ActionSource
    ) -> Bool {
        let low = min.map(number)
        let high = max.map(number)
        guard low != .some(nil), high != .some(nil), let nanBecomes = (low ?? high) ?? nil else { return false }
        let (lowest, highest) = ((low ?? nil) ?? -.infinity, (high ?? nil) ?? .infinity)
        guard lowest <= highest else { return false }
        return change(input, source) { $0.isNaN ? nanBecomes : $0.clamped(lowest, highest) }
    }

    /// A refused write still draws a number, so that a seed gives the same sequence.
    private func setRandom(
        _ input: Int32, _ min: NumericOperand, _ max: NumericOperand, _ kind: RandomKind, _ source: ActionSource
    ) -> Bool {
        guard let low = number(min), let high = number(max), !(low > high) else { return false }
        let unit = random.nextUnit()
        let value =
            switch kind {
            case .fraction: low + unit * (high - low)
            case .integer: low + (unit * (high - low + 1)).rounded(.down)
            }
        return write(source) { store(value, numeric: Int(input)) }
    }

    /// What leaves the machine: playback and messages to the host.
    private func affect(_ action: CompiledAction) {
        switch action {
        case .setTheme(let value): playback?.setTheme(text(value))
        case .setFrame(let value):
            guard let frame = number(value), let last = playback?.lastFrame, last >= 0 else { return }
            playback?.setFrame(frame.clamped(0, last))
        case .setProgress(let value):
            guard let share = number(value), let last = playback?.lastFrame else { return }
            playback?.setFrame(ProgressScale(of: profile).frame(at: share, of: last))
        case .customEvent(let written, let resolved):
            say(.customEvent(message(written, resolved)))
        case .openUrl(let url, let target):
            let url = text(url)
            guard policyInForce.allows(url, after: latestPosted) else { return }
            say(.openUrl(url: url, target: program.texts[Int(target)]))
        case .step, .multiply, .floor, .clamp, .setRandom, .setNumeric, .setBoolean, .setText, .toggle, .fire, .reset:
            return
        }
    }

    /// P18: what `$name` means as the message of FireCustomEvent.
    private func message(_ written: Int32, _ resolved: TextOperand) -> String {
        switch profile.customEvent {
        case .resolvesReference: text(resolved)
        case .sentAsWritten: program.texts[Int(written)]
        }
    }
}

extension Float {
    /// NaN stays what it is.
    func clamped(_ low: Float, _ high: Float) -> Float { self < low ? low : self > high ? high : self }
}
