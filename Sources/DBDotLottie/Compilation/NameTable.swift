/// Names in the order in which they came, each once, found byte for byte.
///
/// A machine looks a name up at every write from outside, so this takes a few nanoseconds where a dictionary of strings takes tens:
/// it compares bytes, not characters, and counts no references. The hash is seeded like Swift's own, so that no file can make look-ups slow.
struct NameTable: Sendable {
    private struct Slot: Sendable {
        var hash: UInt32
        var position: Int32
    }

    private(set) var names: [String] = []
    private var bytes: [UInt8] = []
    /// Where each name ends in `bytes`.
    private var ends: [Int] = []
    private var slots = [Slot](repeating: empty, count: 4)

    func position(of name: String) -> Int32? {
        var name = name
        return name.withUTF8 { wanted in
            if ends.count <= Self.scanned { return scan(for: wanted) }
            let slot = slots[place(of: wanted, Self.hash(wanted))]
            return slot.position < 0 ? nil : slot.position
        }
    }

    /// Up to so many names, looking at each is quicker than a hash.
    private static let scanned = 6

    private func scan(for wanted: UnsafeBufferPointer<UInt8>) -> Int32? {
        for position in 0..<ends.count where isName(at: position, wanted) { return Int32(position) }
        return nil
    }

    /// The position of a name, which is added if it is not there.
    mutating func insert(_ name: String) -> Int32 {
        if let position = position(of: name) { return position }
        if (names.count + 1) * 2 > slots.count { grow() }
        let position = Int32(names.count)
        var copy = name
        copy.withUTF8 { added in
            let hash = Self.hash(added)
            slots[place(of: added, hash)] = Slot(hash: hash, position: position)
            bytes.append(contentsOf: added)
        }
        names.append(name)
        ends.append(bytes.count)
        return position
    }

    /// Where the name stands, or the empty place where it would stand.
    private func place(of wanted: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
        var place = Int(hash) & (slots.count - 1)
        while slots[place].position >= 0 {
            if slots[place].hash == hash, isName(at: Int(slots[place].position), wanted) { break }
            place = (place + 1) & (slots.count - 1)
        }
        return place
    }

    private func isName(at position: Int, _ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = position == 0 ? 0 : ends[position - 1]
        guard ends[position] - start == wanted.count else { return false }
        for offset in 0..<wanted.count where bytes[start + offset] != wanted[offset] { return false }
        return true
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Self.empty, count: old.count * 2)
        for slot in old where slot.position >= 0 {
            var place = Int(slot.hash) & (slots.count - 1)
            while slots[place].position >= 0 { place = (place + 1) & (slots.count - 1) }
            slots[place] = slot
        }
    }

    private static let empty = Slot(hash: 0, position: -1)
    private static let seed = UInt64(bitPattern: Int64(Hasher().finalize()))

    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hash = seed ^ UInt64(bytes.count)
        var offset = 0
        while offset < bytes.count {
            var word: UInt64 = 0
            for index in offset..<min(offset + 8, bytes.count) { word = word << 8 | UInt64(bytes[index]) }
            let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
            hash = product.high ^ product.low
            offset += 8
        }
        return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }
}
