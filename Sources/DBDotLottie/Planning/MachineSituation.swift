internal import DBStateMachine

/// What guards see of a machine, and what a search tells situations apart by.
extension DotLottieStateMachine {
    var inputValues: InputValues {
        InputValues(numerics: numerics, booleans: booleans, strings: strings, elapsedTime: elapsedTime)
    }

    /// The state, its status and the inputs as one number, the same in every run of the tool; two situations of one number are taken for one.
    ///
    func fingerprint(_ time: FingerprintTime) -> UInt64 {
        var print = Fingerprint()
        print.add(UInt64(bitPattern: Int64(currentPosition ?? -1)))
        print.add(status.rawValue)
        for number in numerics { print.add(UInt64(number.bitPattern)) }
        for truth in booleans { print.add(truth ? 1 : 0) }
        for text in strings { print.add(text) }
        switch time {
        case .inSeconds: print.add(UInt64(min(elapsedTime, 1e9)))
        case .ignored: break
        }
        return print.value
    }
}

/// How the time counts where situations are told apart.
enum FingerprintTime: Sendable, Hashable {
    /// In whole seconds.
    case inSeconds
    /// Not at all, since no guard asks for it.
    case ignored
}

/// FNV-1a over 64 bits.
private struct Fingerprint {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ number: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> UInt64(shift))) }
    }

    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(UInt8(0xFF))
    }

    private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}

extension InputValues {
    /// The values with those of a witness in place of them.
    func changed(by witness: ConjunctionWitness) -> InputValues {
        var changed = self
        for (input, value) in witness.numerics { changed.numerics[Int(input)] = value }
        for (input, value) in witness.booleans { changed.booleans[Int(input)] = value }
        for (input, value) in witness.strings { changed.strings[Int(input)] = value }
        if let seconds = witness.elapsedTime { changed.elapsedTime = seconds }
        return changed
    }
}
