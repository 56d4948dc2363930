/// Answers what the checks ask about the animations and themes around a machine, reading each once and only if it is asked for.
struct SurroundingsReader {
    private let surroundings: MachineSurroundings
    private let layersAskedAbout: [String]
    private var animations: [String: Result<AnimationFacts, DotLottieArchive.Failure>] = [:]
    private var withoutID: AnimationFacts?
    private var themes: [String: DotLottieArchive.Failure?] = [:]

    /// - Parameter layersAskedAbout: The layers that animations will be asked about.
    init(_ surroundings: MachineSurroundings, layersAskedAbout: [String]) {
        self.surroundings = surroundings
        self.layersAskedAbout = layersAskedAbout
    }

    /// The archive, or `nil` where there are no ids.
    var archive: DotLottieArchive? {
        switch surroundings {
        case .archive(let archive): archive
        case .animation: nil
        }
    }

    /// The animation that is shown for an id, or why the archive has none.
    mutating func animation(id: String) -> Result<AnimationFacts, DotLottieArchive.Failure> {
        switch surroundings {
        case .animation(let animation):
            return .success(facts(of: animation))
        case .archive(let archive):
            if let known = animations[id] { return known }
            let result = Result { () throws(DotLottieArchive.Failure) in
                try AnimationFacts(
                    archive.animation(id: id, LottieAnimation.init(bytes:)), layersAskedAbout: layersAskedAbout)
            }
            animations[id] = result
            return result
        }
    }

    /// The animation that is shown before any state asks for one, or why the archive cannot be shown.
    mutating func initialAnimation() -> Result<AnimationFacts, DotLottieArchive.Failure> {
        switch surroundings {
        case .animation(let animation): .success(facts(of: animation))
        case .archive(let archive): archive.initialAnimationID.map { animation(id: $0) } ?? .failure(.noAnimation)
        }
    }

    /// Why a theme cannot be set, or `nil` if it can.
    mutating func failure(ofTheme id: String) -> DotLottieArchive.Failure? {
        guard let archive else { return nil }
        if let known = themes[id] { return known }
        let failure = Self.failure(ofTheme: id, in: archive)
        themes[id] = .some(failure)
        return failure
    }

    private static func failure(ofTheme id: String, in archive: DotLottieArchive) -> DotLottieArchive.Failure? {
        do {
            _ = try archive.themeRules(id: id)
            return nil
        } catch {
            return error
        }
    }

    private mutating func facts(of animation: LottieAnimation) -> AnimationFacts {
        if let withoutID { return withoutID }
        let facts = AnimationFacts(animation, layersAskedAbout: layersAskedAbout)
        withoutID = facts
        return facts
    }
}
