internal import CZlib

/// Unpacks one entry of a ZIP archive and holds it against what the directory says.
struct ZIPContents {
    typealias Failure = DotLottieArchive.Failure

    private let entry: ZIPEntry
    private let packed: UnsafeRawBufferPointer

    /// Finds the entry's data: behind its local header, within its room.
    init(_ bytes: UnsafeRawBufferPointer, of entry: ZIPEntry) throws(Failure) {
        guard let header = ZIPLocalHeader(in: bytes, at: entry.headerOffset) else { throw .damagedHeader(entry.name) }
        let end = header.dataStart + entry.record.compressedSize
        guard end <= entry.boundary.offset else { throw entry.boundary.crossed(by: entry.name) }
        let spelled = bytes[Int(header.nameStart)..<Int(header.nameEnd)]
        guard spelled.elementsEqual(bytes[Int(entry.record.nameStart)..<Int(entry.record.nameEnd)]) else {
            throw .headerNameDiffers(entry.name)
        }
        self.entry = entry
        packed = UnsafeRawBufferPointer(rebasing: bytes[Int(header.dataStart)..<Int(end)])
    }

    /// The contents: as many bytes as the directory says, of the checksum it says.
    func unpacked() throws(Failure) -> [UInt8] {
        let contents =
            switch entry.record.compression {
            case .stored: try copied()
            case .deflated: try inflated()
            case .unsupported(let method): throw Failure.unsupportedCompression(entry.name, method: method)
            case .encrypted: throw Failure.encrypted(entry.name)
            }
        let checksum = contents.withUnsafeBufferPointer { crc32(0, $0.baseAddress, uInt($0.count)) }
        guard UInt64(checksum) == UInt64(entry.record.checksum) else { throw .checksumDiffers(entry.name) }
        return contents
    }

    private func copied() throws(Failure) -> [UInt8] {
        guard packed.count == entry.record.size else {
            throw .sizeDiffers(entry.name, declared: Int(entry.record.size), found: packed.count)
        }
        return [UInt8](packed)
    }

    /// Inflates in one call into a buffer of the declared size, so that a lying archive never gets more.
    private func inflated() throws(Failure) -> [UInt8] {
        var stream = z_stream()
        var status = inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        defer { inflateEnd(&stream) }
        // One byte at least, as zlib takes no empty buffer without an address.
        let contents = [UInt8](unsafeUninitializedCapacity: max(1, Int(entry.record.size))) { buffer, count in
            guard status == Z_OK else { return }
            stream.next_in = UnsafeMutablePointer(mutating: packed.bindMemory(to: UInt8.self).baseAddress)
            stream.avail_in = uInt(packed.count)
            stream.next_out = buffer.baseAddress
            stream.avail_out = uInt(entry.record.size)
            status = inflate(&stream, Z_FINISH)
            count = Int(entry.record.size) - Int(stream.avail_out)
        }
        try check(status, stream, found: contents.count)
        return contents
    }
}

extension ZIPContents {
    /// Whether zlib has used up all of the data and filled all of the buffer.
    private func check(_ status: Int32, _ stream: z_stream, found: Int) throws(Failure) {
        switch status {
        case Z_STREAM_END:
            guard stream.avail_in == 0 else {
                throw .compressedSizeDiffers(
                    entry.name, declared: packed.count, found: packed.count - Int(stream.avail_in))
            }
            guard stream.avail_out == 0 else {
                throw .sizeDiffers(entry.name, declared: Int(entry.record.size), found: found)
            }
        case Z_OK, Z_BUF_ERROR:
            throw stream.avail_out == 0
                ? .goesOnBeyondSize(entry.name, declared: Int(entry.record.size)) : .incompleteData(entry.name)
        default:
            throw .damagedData(entry.name, reason: stream.msg.map { String(cString: $0) } ?? "zlib error \(status)")
        }
    }
}
