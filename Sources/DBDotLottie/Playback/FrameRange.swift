/// A range of frames, both ends played.
public struct FrameRange: Sendable, Hashable {
    /// The first frame.
    public var start: Float
    /// The last frame.
    public var end: Float

    /// Makes a range; nothing is checked, and a range that does not run upwards plays nothing.
    public init(start: Float, end: Float) {
        self.start = start
        self.end = end
    }

    /// Whether the frame is one of the range's, its ends included.
    package func contains(_ frame: Float) -> Bool { start <= frame && frame <= end }

    /// The frame itself if it is one of the range's, else the nearer end.
    package func clamp(_ frame: Float) -> Float { frame < start ? start : frame > end ? end : frame }
}
