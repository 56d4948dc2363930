/// A layer as hit tests need it, its references resolved.
struct SceneLayer: Sendable {
    /// The number of the layer's name, or `nil` if it has none.
    var name: Int?
    /// What the layer holds.
    var content: Content
    /// When it is drawn, apart from its time and its opacity.
    var drawing: Drawing
    /// Whether the file hides it (`hd`); a hidden layer is no matte source either.
    var isHidden: Bool
    /// The first frame.
    var inPoint: Double
    /// The frame behind the last.
    var outPoint: Double
    /// The frame at which a precomposition's time begins.
    var startTime: Double
    /// How many frames one of a precomposition's takes; not 0.
    var stretch: Double
    /// How the layer lies in its parent's space, or in its composition's.
    var transform: Transform
    /// The opacity in percent.
    var opacity: AnimatedNumber
    /// The place of the parent.
    var parent: Int?
    /// The bounds of the content in the layer's own space, where they are the same at all times and worked out ahead.
    var fixedBounds: Bounds?
    /// What the layer and its content use that is not evaluated; not what a precomposition holds.
    var unevaluated: UnevaluatedFeatureSet

    /// What a layer can hold.
    enum Content: Sendable {
        /// Shapes: the place of their outermost group.
        case shapes(Int)
        /// A precomposition, at its place.
        case precomposition(Int)
        /// A solid or an image: a rectangle from the origin to this corner.
        case rectangle(Point)
        /// Nothing that has a box.
        case nothing
    }

    /// When a layer is drawn, apart from its time and its opacity.
    enum Drawing: Sendable, Hashable {
        /// Whenever it shows.
        case always
        /// Whenever it and the layer before it, its matte source, show.
        case withMatteSource
        /// Never: it is a null layer or a matte source.
        case never
    }

    /// A precomposition's time at a time of the composition that the layer is in.
    func innerTime(at time: Double) -> Double { (time - startTime) / stretch }
}
