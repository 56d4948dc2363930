/// Which animations a machine can be showing, as far as the archive or file around it is known and can be read.
struct ShownAnimations {
    /// The number of animations of which something can be said that holds for all.
    static let mostAnimations = 256

    private var reader: SurroundingsReader
    /// The ids that states name, each once.
    private let namedIDs: [String]
    private var all: [AnimationFacts]?

    init(of definition: StateMachineDefinition, in surroundings: MachineSurroundings) {
        var layers: Set<String> = []
        let layerNames = definition.interactions.compactMap(\.layerName).filter { layers.insert($0).inserted }
        reader = SurroundingsReader(surroundings, layersAskedAbout: layerNames)
        var taken: Set<String> = [""]
        namedIDs = definition.states.compactMap { state in
            switch state {
            case .playback(let playback): taken.insert(playback.animation).inserted ? playback.animation : nil
            case .global: nil
            }
        }
    }

    /// The archive, or `nil` where there are no ids.
    var archive: DotLottieArchive? { reader.archive }

    /// Why an animation cannot be shown, or `nil` if it can.
    mutating func failure(ofAnimation id: String) -> DotLottieArchive.Failure? {
        switch reader.animation(id: id) {
        case .success: nil
        case .failure(let failure): failure
        }
    }

    /// Why a theme cannot be set, or `nil` if it can.
    mutating func failure(ofTheme id: String) -> DotLottieArchive.Failure? { reader.failure(ofTheme: id) }

    /// The animations of which one is shown while the machine is in a state; empty if nothing is certain.
    mutating func animations(in state: StateMachineDefinition.State) -> [AnimationFacts] {
        switch state {
        case .playback(let playback) where !playback.animation.isEmpty:
            switch reader.animation(id: playback.animation) {
            case .success(let facts): return [facts]
            case .failure: return []
            }
        case .playback, .global: return any()
        }
    }

    /// The animations of which one is shown whenever it is; empty if nothing is certain.
    ///
    /// Where a state names one that cannot be had, any other of the archive may be the one that was meant.
    mutating func any() -> [AnimationFacts] {
        if let all { return all }
        var ids = namedIDs
        if let archive, namedIDs.contains(where: { failure(ofAnimation: $0) != nil }) {
            ids = archive.animations.map(\.id)
        }
        var facts: [AnimationFacts] = []
        if ids.count < Self.mostAnimations, case .success(let initial) = reader.initialAnimation() {
            facts.append(initial)
            for id in ids where id != archive?.initialAnimationID {
                if archive != nil, case .success(let animation) = reader.animation(id: id) { facts.append(animation) }
            }
        }
        all = facts
        return facts
    }
}
