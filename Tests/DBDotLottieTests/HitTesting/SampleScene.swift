import DBDotLottie

/// The edges of an upright box, in whole and halved pixels where a test can choose.
struct Edges: Equatable, CustomStringConvertible {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    init(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    /// Whether all edges are the same but for rounding.
    static func == (one: Edges, other: Edges) -> Bool {
        let differences = [
            one.left - other.left, one.top - other.top, one.right - other.right, one.bottom - other.bottom,
        ]
        return differences.allSatisfy { abs($0) < 1e-6 }
    }

    var description: String { "(\(left), \(top), \(right), \(bottom))" }
}

extension LayerScene {
    /// An animation of 100 by 100 pixels and the frames 0…59, from its layers and assets as JSON.
    static func sample(layers: String, assets: String = "") throws -> LayerScene {
        try LayerScene(
            JSONDocument(
                text: #"{"ip": 0, "op": 60, "w": 100, "h": 100, "layers": [\#(layers)], "assets": [\#(assets)]}"#))
    }

    /// An animation with one layer `box` that holds these shapes.
    static func sample(shapes: String) throws -> LayerScene {
        try sample(layers: .layer("box", #""ty": 4, "shapes": [\#(shapes)]"#))
    }

    /// An animation with a solid of 10 by 20 pixels, `box`, whose transform has these members.
    static func sample(transform: String) throws -> LayerScene {
        try sample(layers: .solid("box", transform: transform))
    }

    /// A layer's box on a canvas of the animation's own size.
    func box(_ name: String = "box", frame: Double = 0) -> OrientedRectangle? {
        box(
            ofLayerNamed: name, frame: frame, canvas: PixelSize(width: size.width, height: size.height),
            layout: Layout())
    }

    /// The edges around a layer's box; of an upright box its own.
    func edges(_ name: String = "box", frame: Double = 0) -> Edges? {
        guard let corners = box(name, frame: frame)?.corners else { return nil }
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        guard let left = x.min(), let top = y.min(), let right = x.max(), let bottom = y.max() else { return nil }
        return Edges(left, top, right, bottom)
    }
}

extension String {
    /// A layer that is there at all times, with these members besides.
    static func layer(_ name: String, _ members: String) -> String {
        #"{"nm": "\#(name)", "ip": 0, "op": 60, \#(members)}"#
    }

    /// A solid of 10 by 20 pixels whose left upper corner is the origin.
    static func solid(_ name: String, transform: String = "", _ members: String = "") -> String {
        layer(name, #""ty": 1, "sw": 10, "sh": 20, "ks": {\#(transform)}\#(members.isEmpty ? "" : ", " + members)"#)
    }

    /// A precomposition layer of an asset.
    static func precomposition(_ name: String, of asset: String, _ members: String = #""ks": {}"#) -> String {
        layer(name, #""ty": 0, "refId": "\#(asset)", \#(members)"#)
    }

    /// An asset with layers.
    static func asset(_ id: String, layers: String) -> String { #"{"id": "\#(id)", "layers": [\#(layers)]}"# }
}
