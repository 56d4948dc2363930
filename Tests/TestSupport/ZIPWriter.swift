import CZlib
package import Foundation

/// Writes ZIP archives as tests need them: sound ones, and ones that lie in any field.
package struct ZIPWriter {
    /// One entry; a field that is not set is what it should be.
    package struct Entry {
        /// How the data is packed.
        package enum Packing { case stored, deflated }
        /// Where checksum and sizes stand besides the directory.
        package enum Sizes { case inHeader, inDescriptor }

        package var name: [UInt8]
        package var contents: [UInt8]
        package var packing = Packing.deflated
        package var sizes = Sizes.inHeader
        package var flags: UInt16 = 0x0800
        package var method: UInt16?
        package var checksum: UInt32?
        package var packed: [UInt8]?
        package var compressedSize: UInt32?
        package var size: UInt32?
        package var disk: UInt16 = 0
        package var headerOffset: UInt32?
        package var headerName: [UInt8]?
        package var headerSignature: UInt32 = 0x0403_4b50
        package var headerExtra: [UInt8] = []
        package var directorySignature: UInt32 = 0x0201_4b50

        package init(_ name: String, _ contents: String = "", change: (inout Entry) -> Void = { _ in }) {
            self.init(Array(name.utf8), Array(contents.utf8), change: change)
        }

        package init(_ name: [UInt8], _ contents: [UInt8], change: (inout Entry) -> Void = { _ in }) {
            self.name = name
            self.contents = contents
            change(&self)
        }
    }

    package var entries: [Entry]
    package var prefix: [UInt8] = []
    package var comment: [UInt8] = []
    package var suffix: [UInt8] = []
    package var zip64Locator: [UInt8] = []
    package var disk: UInt16 = 0
    package var entriesOnDisk: UInt16?
    package var entryCount: UInt16?
    package var directorySize: UInt32?
    package var directoryOffset: UInt32?

    package init(_ entries: [Entry], change: (inout ZIPWriter) -> Void = { _ in }) {
        self.entries = entries
        change(&self)
    }

    /// The archive.
    package var data: Data {
        var archive: [UInt8] = []
        var directory: [UInt8] = []
        for entry in entries {
            directory += entry.directoryEntry(at: UInt32(archive.count))
            archive += entry.local
        }
        let count = UInt16(truncatingIfNeeded: entries.count)
        let end =
            long(0x0605_4b50) + short(disk) + short(0) + short(entriesOnDisk ?? entryCount ?? count)
            + short(entryCount ?? count) + long(directorySize ?? UInt32(directory.count))
            + long(directoryOffset ?? UInt32(archive.count)) + short(UInt16(comment.count))
        return Data(prefix + archive + directory + zip64Locator + end + comment + suffix)
    }
}

extension ZIPWriter.Entry {
    private var data: [UInt8] {
        if let packed { return packed }
        return switch packing {
        case .stored: contents
        case .deflated: deflated(contents)
        }
    }

    private var fields: [UInt8] {
        long(checksum ?? UInt32(truncatingIfNeeded: crc32(0, contents, uInt(contents.count))))
            + long(compressedSize ?? UInt32(data.count)) + long(size ?? UInt32(contents.count))
    }

    private var start: [UInt8] {
        let packingMethod: UInt16 =
            switch packing {
            case .stored: 0
            case .deflated: 8
            }
        let descriptorFlag: UInt16 =
            switch sizes {
            case .inHeader: 0
            case .inDescriptor: 0x0008
            }
        return short(20) + short(flags | descriptorFlag) + short(method ?? packingMethod) + long(0)
    }

    /// Header, data and descriptor.
    fileprivate var local: [UInt8] {
        let headerName = headerName ?? name
        let lengths = short(UInt16(headerName.count)) + short(UInt16(headerExtra.count))
        let header = long(headerSignature) + start
        return switch sizes {
        case .inHeader: header + fields + lengths + headerName + headerExtra + data
        case .inDescriptor:
            header + [UInt8](repeating: 0, count: 12) + lengths + headerName + headerExtra + data + long(0x0807_4b50)
                + fields
        }
    }

    fileprivate func directoryEntry(at offset: UInt32) -> [UInt8] {
        let lengths = short(UInt16(name.count)) + short(0) + short(0)
        return long(directorySignature) + short(20) + start + fields + lengths + short(disk) + short(0) + long(0)
            + long(headerOffset ?? offset) + name
    }
}

private func short(_ value: UInt16) -> [UInt8] { withUnsafeBytes(of: value.littleEndian) { Array($0) } }
private func long(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.littleEndian) { Array($0) } }

/// The bytes as a raw deflate stream.
package func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    var status = deflateInit2_(
        &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    var bytes = bytes
    let packed = bytes.withUnsafeMutableBufferPointer { input in
        [UInt8](unsafeUninitializedCapacity: Int(deflateBound(&stream, uLong(input.count)))) { output, count in
            stream.next_in = input.baseAddress
            stream.avail_in = uInt(input.count)
            stream.next_out = output.baseAddress
            stream.avail_out = uInt(output.count)
            status = deflate(&stream, Z_FINISH)
            count = Int(stream.total_out)
        }
    }
    precondition(status == Z_STREAM_END, "zlib takes any bytes.")
    return packed
}
