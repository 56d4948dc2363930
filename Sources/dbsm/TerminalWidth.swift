extension Unicode.Scalar {
    /// The number of cells that a terminal gives to a scalar: none to marks that combine with the scalar before, two to wide ones.
    var terminalWidth: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        default: break
        }
        // The later parts of a Korean syllable, and the skin of an emoji, join what stands before them.
        if (0x1160...0x11FF).contains(value) || properties.isEmojiModifier { return 0 }
        // Two of these make one flag.
        if (0x1F1E6...0x1F1FF).contains(value) { return 1 }
        return properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) } ? 2 : 1
    }

    /// The blocks that Unicode's East Asian Width calls wide or full width; emoji say so themselves.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x17000...0x18D08, 0x1AFF0...0x1B2FB, 0x20000...0x3FFFD,
    ]
}
