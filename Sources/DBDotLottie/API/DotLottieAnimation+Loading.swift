public import Foundation

extension DotLottieAnimation {
    /// Makes an animation of a file: a `.lottie` archive or the JSON of a Lottie animation, whatever its name ends with.
    ///
    /// It is looked for in the bundle (as `NAME.lottie`, `NAME.json`, `NAME`), then on disk, the name being a path (`NAME`, `NAME.lottie`,
    /// `NAME.json`). If it cannot be had, `isLoaded` is `false` and `lastError` says why.
    public convenience init(
        fileName: String, bundle: Bundle = .main, config: AnimationConfig = AnimationConfig(),
        profile: DotLottieProfile = .documented
    ) {
        self.init(config, profile) { () throws(DotLottieAnimationError) in
            try AnimationContent.file(fileName, bundle, profile, config.canvas)
        }
    }

    /// Makes an animation of the JSON text of a Lottie animation; if it is none, `isLoaded` is `false` and `lastError` says why.
    public convenience init(
        animationData: String, config: AnimationConfig = AnimationConfig(), profile: DotLottieProfile = .documented
    ) {
        self.init(config, profile) { () throws(DotLottieAnimationError) in
            try AnimationContent.animation(Array(animationData.utf8), profile, config.canvas)
        }
    }

    /// Makes an animation of the bytes of a `.lottie` archive; if it cannot be shown, `isLoaded` is `false` and `lastError` says why.
    public convenience init(
        dotLottieData: Data, config: AnimationConfig = AnimationConfig(), profile: DotLottieProfile = .documented
    ) {
        self.init(config, profile) { () throws(DotLottieAnimationError) in
            try AnimationContent.archive(dotLottieData, profile, config.canvas)
        }
    }

    /// Makes an animation of the JSON of a Lottie animation in UTF-8; if it is none, `isLoaded` is `false` and `lastError` says why.
    public convenience init(
        lottieData: Data, config: AnimationConfig = AnimationConfig(), profile: DotLottieProfile = .documented
    ) {
        self.init(config, profile) { () throws(DotLottieAnimationError) in
            try AnimationContent.animation([UInt8](lottieData), profile, config.canvas)
        }
    }

    /// Makes an animation of the JSON text of a Lottie animation, as `animationData:` does.
    public convenience init(
        lottieData: String, config: AnimationConfig = AnimationConfig(), profile: DotLottieProfile = .documented
    ) {
        self.init(animationData: lottieData, config: config, profile: profile)
    }
}
