import Foundation

/// Numbers as the reports write them.
enum Figure {
    /// With so many decimals as leave three digits that mean something.
    static func text(_ value: Double) -> String {
        let magnitude = abs(value)
        let decimals = value == 0 || magnitude >= 100 ? 0 : magnitude >= 10 ? 1 : magnitude >= 1 ? 2 : 3
        return String(format: "%.\(decimals)f", value)
    }
}
