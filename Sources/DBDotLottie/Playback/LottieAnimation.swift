/// One Lottie animation: how long it lasts, which markers it has, and its document for those who ask about layers.
///
/// It is read once and never changes; players share it. An animation whose frames or frame rate make no sense (no frames, a rate of 0, numbers
/// beyond `Float`) is taken as it is: time does not move it.
public struct LottieAnimation: Sendable {
    /// The frames per second.
    public let frameRate: Float
    /// The number in the file of the first frame; players count it as frame 0.
    public let inPoint: Float
    /// The number in the file of the frame before which the animation ends.
    public let outPoint: Float
    /// The width in the file's own pixels; 0 if the file does not say.
    public let width: Double
    /// The height in the file's own pixels; 0 if the file does not say.
    public let height: Double
    /// The markers in the order of the file, those of equal names too.
    public let markers: [Marker]
    /// Whether the file has slots, the places that themes fill.
    public let hasSlots: Bool
    /// The object of the JSON document that all this was read from.
    package let root: JSONNode

    /// A named part of an animation.
    public struct Marker: Sendable, Hashable {
        /// The name, by which states refer to it.
        public let name: String
        /// The frames it covers, as written in the file.
        public let frames: FrameRange
    }

    /// The number of frames.
    public var totalFrames: Float { outPoint - inPoint }

    /// The number of the last frame, counted from 0; negative if there are no frames.
    public var lastFrame: Float { totalFrames - 1 }

    /// The duration in seconds at speed 1.
    public var duration: Float { totalFrames / frameRate }

    /// The first marker of this name, compared byte by byte.
    public func marker(named name: String) -> Marker? {
        markers.first { $0.name.isExactly(name) }
    }

    /// How many frames a millisecond lasts at speed 1; 0 where time moves nothing.
    package var framesPerMillisecond: Float {
        let milliseconds = duration * 1000
        return milliseconds > 0 ? totalFrames / milliseconds : 0
    }
}
