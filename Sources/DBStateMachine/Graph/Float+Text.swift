extension Float {
    /// The fewest digits that tell the number: `0.3`, and `2` for 2.0.
    package var shortText: String {
        let digits = "\(self)"
        return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    }
}
