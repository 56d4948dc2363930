/// What Lottie knows and a hit test does not: the box of a layer that uses it may differ from what a player draws.
public enum UnevaluatedFeature: UInt8, Sendable, Hashable, CaseIterable {
    /// A property is computed by a script.
    case expressions
    /// A property's value comes from a slot, which a theme may fill.
    case slots
    /// The layer or a layer around it, or a parent, is placed in space (`ddd`), or a camera looks at it.
    case threeDimensional
    /// The layer turns along its path (`ao`).
    case autoOrient
    /// A precomposition plays at a time of its own (`tm`).
    case timeRemap
    /// Effects or layer styles.
    case effects
    /// A matte source that is named (`tp`) and is not the layer before.
    case matteParent
    /// A text layer.
    case text
    /// Copies of shapes (`rp`).
    case repeater
    /// Shapes that are drawn in part (`tm`).
    case trimPath
    /// Shapes grown or shrunk (`op`).
    case offsetPath
    /// Corners rounded afterwards (`rd`).
    case roundedCorners
    /// Shapes combined (`mm`).
    case mergePaths
    /// Shapes pulled in or blown up (`pb`).
    case puckerBloat
    /// Shapes twisted (`tw`).
    case twist
    /// Shapes with zig-zag edges (`zz`).
    case zigZag
    /// A star or polygon with round corners (`os`, `is`).
    case starRoundness
    /// A stroke with dashes.
    case dashes
}

/// A set of features in a few bytes.
struct UnevaluatedFeatureSet: Sendable, Hashable {
    /// One bit for each feature.
    private var bits: UInt32

    /// The features as a set.
    var features: Set<UnevaluatedFeature> {
        Set(UnevaluatedFeature.allCases.filter { bits & (1 << $0.rawValue) != 0 })
    }

    /// Makes a set of its bits.
    private init(bits: UInt32) { self.bits = bits }

    /// Makes an empty set.
    init() { bits = 0 }

    /// Adds a feature.
    mutating func insert(_ feature: UnevaluatedFeature) { bits |= 1 << feature.rawValue }

    /// The features of both sets.
    func union(_ other: UnevaluatedFeatureSet) -> UnevaluatedFeatureSet {
        UnevaluatedFeatureSet(bits: bits | other.bits)
    }
}
