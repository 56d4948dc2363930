/// The names of entries in a ZIP archive: how their bytes are read, and which are refused.
enum ZIPName {
    /// What an archive says about the bytes of a name.
    enum Encoding {
        /// They are UTF-8.
        case utf8
        /// Nothing.
        case unstated
    }

    /// The name that the bytes spell, or `nil` if they are said to be UTF-8 and are not.
    ///
    /// Unstated, they are UTF-8 if they can be (macOS and many tools write them so), else code page 437, the format's own.
    static func decode(_ bytes: UnsafeRawBufferPointer, _ encoding: Encoding) -> String? {
        let name = String(decoding: bytes, as: UTF8.self)
        // Decoding repairs what is not UTF-8, and so changes the bytes.
        if name.utf8.elementsEqual(bytes) { return name }
        switch encoding {
        case .utf8: return nil
        case .unstated:
            var scalars = String.UnicodeScalarView()
            scalars.append(contentsOf: bytes.lazy.map { $0 < 0x80 ? Unicode.Scalar($0) : upperHalf[Int($0) - 0x80] })
            return String(scalars)
        }
    }

    /// Why a name cannot be one of a file inside an archive, or `nil` if it can.
    static func problem(of name: String) -> DotLottieArchive.NameProblem? {
        let bytes = name.utf8
        guard let first = bytes.first else { return .empty }
        if bytes.contains(0) { return .nul }
        if bytes.contains(UInt8(ascii: "\\")) { return .backslash }
        if first == UInt8(ascii: "/") { return .absolute }
        if bytes.dropFirst().first == UInt8(ascii: ":"), Unicode.Scalar(first).properties.isAlphabetic {
            return .driveLetter
        }
        let folders = bytes.split(separator: UInt8(ascii: "/"))
        return folders.contains { $0.elementsEqual("..".utf8) } ? .parentFolder : nil
    }

    /// What code page 437 has from 0x80 on.
    private static let upperHalf = [Unicode.Scalar](
        """
        ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
        └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}
        """.unicodeScalars)
}
