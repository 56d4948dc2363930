extension UnevaluatedFeature {
    /// The feature in a few words, such as `merged paths`.
    public var text: String {
        switch self {
        case .expressions: "expressions"
        case .slots: "slots"
        case .threeDimensional: "three dimensions"
        case .autoOrient: "orientation along a path"
        case .timeRemap: "time remapping"
        case .effects: "effects or layer styles"
        case .matteParent: "a matte source by reference"
        case .text: "text"
        case .repeater: "repeaters"
        case .trimPath: "trimmed paths"
        case .offsetPath: "offset paths"
        case .roundedCorners: "rounded corners"
        case .mergePaths: "merged paths"
        case .puckerBloat: "pucker and bloat"
        case .twist: "twist"
        case .zigZag: "zig-zag edges"
        case .starRoundness: "stars with round corners"
        case .dashes: "dashed strokes"
        }
    }
}
