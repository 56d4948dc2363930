extension DotLottieArchive {
    /// Something that an archive holds, by its id; an image by its file name.
    public enum Item: Sendable, Hashable {
        /// A Lottie animation.
        case animation(String)
        /// A state machine.
        case stateMachine(String)
        /// A theme.
        case theme(String)
        /// An image.
        case image(String)
    }

    /// Where the items of an archive are.
    enum Layout {
        /// Version 2.
        case letters
        /// All that came before, and whatever does not say its version.
        case words
    }
}

extension DotLottieArchive.Item {
    func path(in layout: DotLottieArchive.Layout) -> String {
        switch self {
        case .animation(let id), .stateMachine(let id), .theme(let id): folder(in: layout) + id + suffix
        case .image(let name): folder(in: layout) + name
        }
    }

    /// The folder with the slash; machines and themes came with version 2 and have no other.
    func folder(in layout: DotLottieArchive.Layout) -> String {
        switch (self, layout) {
        case (.animation, .letters): "a/"
        case (.animation, .words): "animations/"
        case (.stateMachine, _): "s/"
        case (.theme, _): "t/"
        case (.image, .letters): "i/"
        case (.image, .words): "images/"
        }
    }

    /// What file names have after the id.
    var suffix: String {
        switch self {
        case .animation, .stateMachine, .theme: ".json"
        case .image: ""
        }
    }
}
