/// Finds out what guards ask for: values that let them pass, a contradiction among them, or whether they follow from others.
///
/// It knows how players compare: numbers in single precision with infinities, NaN passing `NotEqual` alone; `@elapsedTime` never below 0; an input
/// that is not declared lets nothing pass; one event pending at a time. It takes n log n time in the number of guards (a question
/// whether guards imply others once for each of those), and never answers that guards are impossible, always pass or imply others unless they do.
package struct GuardSolver: Sendable {
    private var compiler: ProgramCompiler
    private let initialValues: InputValues

    /// Makes a solver for guards on these inputs; a witness differs from their initial values only where it must.
    package init(inputs: [StateMachineDefinition.Input]) {
        compiler = ProgramCompiler(StateMachineDefinition(initial: "", states: [], inputs: inputs))
        compiler.compile()
        initialValues = InputValues(
            numerics: compiler.numerics.initialValues, booleans: compiler.booleans.initialValues,
            strings: compiler.strings.initialValues)
    }

    /// What the guards come to, all of them together.
    package mutating func solution(of guards: [StateMachineDefinition.Guard]) -> GuardSolution {
        let conjunction = conjunction(of: guards)
        switch conjunction.solved(near: initialValues) {
        case .impossible: return .impossible(conjunction.contradiction)
        case .possible(let witness):
            let nothing = GuardConjunction(guards: [], texts: conjunction.texts)
            return nothing.implies(conjunction) ? .alwaysPasses : .possible(named(witness))
        case .unknown: return .unknown
        }
    }

    /// Whether the second guards certainly pass whenever the first ones do; impossible ones imply everything.
    package mutating func implies(
        _ premises: [StateMachineDefinition.Guard], _ conclusions: [StateMachineDefinition.Guard]
    ) -> Bool {
        // Texts are numbered while guards are compiled, so both must be before either is looked at.
        let compiled = (conjunction(of: premises).guards, conjunction(of: conclusions).guards)
        let texts = compiler.texts.names
        return GuardConjunction(guards: compiled.0, texts: texts)
            .implies(GuardConjunction(guards: compiled.1, texts: texts))
    }

    private mutating func conjunction(of guards: [StateMachineDefinition.Guard]) -> GuardConjunction {
        let compiled = guards.map { compiler.compile($0) }
        return GuardConjunction(guards: compiled, texts: compiler.texts.names)
    }

    private func named(_ witness: ConjunctionWitness) -> GuardWitness {
        var named = GuardWitness(elapsedTime: witness.elapsedTime)
        named.event = witness.event.map { compiler.events.names[Int($0)] }
        for (input, value) in witness.numerics.sorted(by: { $0.key < $1.key }) {
            named.inputs.append(.numeric(name: compiler.numerics.names[Int(input)], value: value))
        }
        for (input, value) in witness.booleans.sorted(by: { $0.key < $1.key }) {
            named.inputs.append(.boolean(name: compiler.booleans.names[Int(input)], value: value))
        }
        for (input, value) in witness.strings.sorted(by: { $0.key < $1.key }) {
            named.inputs.append(.string(name: compiler.strings.names[Int(input)], value: value))
        }
        return named
    }
}
