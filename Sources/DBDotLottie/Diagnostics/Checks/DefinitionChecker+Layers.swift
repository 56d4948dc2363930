/// Layers that interactions listen to.
extension DefinitionChecker {
    mutating func checkLayers() {
        guard let animations = shown?.any(), !animations.isEmpty else { return }
        var seen: Set<ExactName> = []
        each(definition.interactions, in: .interactions) { checker, interaction in
            guard let name = interaction.layerName, checker.isRestricting(interaction) else { return }
            let layers = animations.compactMap { $0.layers(named: name) }
            let quoted = DiagnosticText.quoted(name)
            if layers.isEmpty {
                let which = animations.count == 1 ? "the animation has no layer" : "no animation shown here has a layer"
                checker.report(
                    .unknownLayer, at: .layerName, "\(which) \(quoted), so this interaction never runs",
                    hint: DiagnosticText.suggestion(for: name, among: animations.flatMap(\.layerNames)))
            } else if !layers.contains(where: \.areDrawn) {
                checker.report(
                    .undrawnLayer, at: .layerName,
                    "the layer \(quoted) is never drawn, so this interaction never runs",
                    hint: "null layers, matte sources and hidden layers are not")
            } else if seen.insert(ExactName(name)).inserted {
                checker.checkFeatures(of: layers, quoted)
            }
        }
    }

    /// P9: a layer that does not restrict its interaction need not be there.
    private func isRestricting(_ interaction: StateMachineDefinition.Interaction) -> Bool {
        interaction.kind != .pointerMove || context.profile.restrictsPointerMoves
    }

    private mutating func checkFeatures(of layers: [AnimationFacts.Layers], _ name: String) {
        let features = layers.reduce(into: Set<UnevaluatedFeature>()) { $0.formUnion($1.unevaluatedFeatures) }
        guard !features.isEmpty else { return }
        let listed = features.sorted { $0.rawValue < $1.rawValue }.map(\.text).joined(separator: ", ")
        report(
            .approximateLayer, at: .layerName,
            "hit tests on the layer \(name) are approximate, since this library does not evaluate \(listed)")
    }
}

extension StateMachineDefinition.Interaction {
    /// The layer that the interaction listens to.
    var layerName: String? {
        switch self {
        case .pointer(_, let layerName, _): layerName
        case .onComplete, .onLoopComplete: nil
        }
    }
}
