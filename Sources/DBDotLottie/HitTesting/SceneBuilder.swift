/// Makes a scene's lists from a Lottie file.
struct SceneBuilder {
    /// Reads the properties and keeps their values.
    var reader = ValueReader()
    /// The shapes read.
    var shapes = SceneShapes()
    /// The layers read.
    private(set) var layers: [SceneLayer] = []
    /// The places of each composition's layers.
    private(set) var compositions: [Range<Int>] = []
    /// The number of each layer name.
    private(set) var names: [String: Int] = [:]
    /// The places of the layers whose content is the same at all times.
    private(set) var fixedLayers: [Int] = []

    /// The layer lists of the compositions, those still to be read too.
    private var sources: [JSONNode?]
    /// The assets by their ids; of equal ids the first.
    private let assets: [String: JSONNode]
    /// The places of the compositions by their assets' ids.
    private var compositionPlaces: [String: Int] = [:]

    /// Begins with the animation itself.
    init(_ root: JSONNode) {
        sources = [root["layers"]]
        var assets: [String: JSONNode] = [:]
        for asset in root["assets"].list {
            guard let id = asset["id"]?.string, assets[id] == nil else { continue }
            assets[id] = asset
        }
        self.assets = assets
    }

    /// Reads the animation's layers and those of all precompositions that it uses, each once.
    mutating func addCompositions() {
        while compositions.count < sources.count {
            compositions.append(addLayers(sources[compositions.count]))
        }
    }

    /// Reads the layers of one composition.
    private mutating func addLayers(_ list: JSONNode?) -> Range<Int> {
        let first = layers.count
        var places: [Double: Int] = [:]
        for node in list.list {
            if let index = node["ind"]?.number { places[index] = layers.count }
            layers.append(layer(node, isFirst: layers.count == first))
        }
        for (place, node) in zip(first..., list.list) {
            layers[place].parent = node["parent"]?.number.flatMap { places[$0] }
        }
        return first..<layers.count
    }

    private mutating func layer(_ node: JSONNode, isFirst: Bool) -> SceneLayer {
        reader.features = UnevaluatedFeatureSet()
        let type = node["ty"]?.number
        let settings = node["ks"]
        let stretch = node["sr"]?.number ?? 1
        noteFeatures(of: node, type: type)
        return SceneLayer(
            name: node["nm"]?.string.map { number(ofName: $0) }, content: content(node, type: type),
            drawing: drawing(node, type: type, isFirst: isFirst), isHidden: node["hd"].isTrue,
            inPoint: node["ip"]?.number ?? -.infinity, outPoint: node["op"]?.number ?? .infinity,
            startTime: node["st"]?.number ?? 0, stretch: stretch == 0 ? 1 : stretch,
            transform: reader.transform(settings), opacity: reader.number(settings?["o"], default: 100),
            unevaluated: reader.features)
    }

    private mutating func number(ofName name: String) -> Int {
        if let number = names[name] { return number }
        names[name] = names.count
        return names.count - 1
    }

    private func drawing(_ node: JSONNode, type: Double?, isFirst: Bool) -> SceneLayer.Drawing {
        if type == LayerType.null || node["td"]?.number == 1 { return .never }
        return node["tt"].isTrue && !isFirst ? .withMatteSource : .always
    }

    private mutating func content(_ node: JSONNode, type: Double?) -> SceneLayer.Content {
        switch type {
        case LayerType.shapes:
            let before = reader.keyframedCount
            let group = addGroup(node["shapes"], transform: .constant(.identity), outer: nil)
            if reader.keyframedCount == before { fixedLayers.append(layers.count) }
            return .shapes(group)
        case LayerType.solid:
            return .rectangle(Point(node["sw"]?.number ?? 0, node["sh"]?.number ?? 0))
        case LayerType.image:
            let asset = node["refId"]?.string.flatMap { assets[$0] }
            return .rectangle(Point(asset?["w"]?.number ?? 0, asset?["h"]?.number ?? 0))
        case LayerType.precomposition:
            return node["refId"]?.string.flatMap { composition(ofAsset: $0) }.map { .precomposition($0) } ?? .nothing
        default:
            return .nothing
        }
    }

    /// The place of an asset's composition, which is read later; `nil` if there is no such asset.
    private mutating func composition(ofAsset id: String) -> Int? {
        if let place = compositionPlaces[id] { return place }
        guard let list = assets[id]?["layers"] else { return nil }
        compositionPlaces[id] = sources.count
        sources.append(list)
        return sources.count - 1
    }

    /// Notes what of a layer itself is not evaluated.
    private mutating func noteFeatures(of node: JSONNode, type: Double?) {
        if type == LayerType.text { reader.features.insert(.text) }
        if node["ddd"].isTrue { reader.features.insert(.threeDimensional) }
        if node["ao"].isTrue { reader.features.insert(.autoOrient) }
        if node["tm"] != nil { reader.features.insert(.timeRemap) }
        if node["tp"] != nil { reader.features.insert(.matteParent) }
        if !node["ef"].list.isEmpty || !node["sy"].list.isEmpty { reader.features.insert(.effects) }
    }
}

/// The numbers by which Lottie tells layers apart.
enum LayerType {
    static let precomposition = 0.0
    static let solid = 1.0
    static let image = 2.0
    static let null = 3.0
    static let shapes = 4.0
    static let text = 5.0
}
