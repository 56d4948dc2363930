extension Playhead {
    /// Lets time pass and answers the frame that is due; the way, the direction and the loop counter have moved on then.
    mutating func advance(milliseconds: Float) -> Float {
        let step = milliseconds * speed * framesPerMillisecond
        // Infinity times zero comes to no way at all.
        if !step.isNaN { elapsed += step }
        let due = bounds.clamp(inThousandths(exactFrame))
        switch direction {
        case .forward where due >= bounds.end:
            endLeg()
            return bounds.end
        case .backward where due <= bounds.start:
            endLeg()
            return bounds.start
        case .forward, .backward:
            return due.isNaN ? frame : due
        }
    }

    /// The frame that the travelled way leads to.
    private var exactFrame: Float {
        let exact =
            switch direction {
            case .forward: bounds.start + elapsed
            case .backward: bounds.end - elapsed
            }
        return useFrameInterpolation ? exact : exact.rounded()
    }

    /// Turns, or begins a loop's next pass; a last pass just ends.
    private mutating func endLeg() {
        if mode.returns, direction == mode.firstDirection {
            turn()
        } else if loop, loopCount == 0 || loopCounter < loopCount {
            loopCounter &+= 1
            hasPassEnded = true
            if mode.returns { turn() } else { elapsed = 0 }
        }
    }

    private mutating func turn() {
        direction =
            switch direction {
            case .forward: .backward
            case .backward: .forward
            }
        elapsed = 0
    }

    /// Rounds to thousandths as the engine does: halves away from zero, by way of single precision.
    private func inThousandths(_ frame: Float) -> Float {
        let shifted = Double(frame * 1000) + (frame >= 0 ? 0.5 : -0.5)
        // Beyond 2⁵³ there is no fraction to cut off.
        let whole = abs(shifted) < 0x1p53 ? Double(Int64(shifted)) : shifted
        return Float(whole * Double(0.001 as Float))
    }
}

extension Playhead {
    /// Whether a pass is over, or in a loop that counts, any.
    var isComplete: Bool {
        let isAtEnd =
            switch mode {
            case .forward, .reverseBounce: frame >= bounds.end
            case .reverse, .bounce: frame <= bounds.start
            }
        guard mode.returns else { return isAtEnd }
        if loop, loopCount > 0 { return isAtEnd && loopCounter > 0 }
        switch endlessBounce {
        case .reportsEachReturn where loop && hasPassEnded: return true
        case .reportsEachReturn, .neverReports: return isAtEnd && direction != mode.firstDirection
        }
    }

    /// Whether the loop has had all its passes.
    var isLastPassOver: Bool { loopCount > 0 && loopCounter >= loopCount }

    /// Whether a frame is so close to the one drawn that the renderer does not take it.
    func hardlyDiffers(_ frame: Float) -> Bool {
        let frame = Double(frame)
        let distance = abs(frame - drawn)
        // Rounding moves each by at most 0.00005, so only distances near the limit need it; so do those that are not numbers.
        if distance < 0.0007 { return true }
        if distance > 0.0011 { return false }
        return abs(Self.inTenThousandths(frame) - Self.inTenThousandths(drawn)) <= 0.0009
    }

    /// Rounds to four decimals, exactly: halves of the true value, not of a product, go to the even neighbour.
    static func inTenThousandths(_ value: Double) -> Double {
        // Beyond this the neighbouring values lie as far apart as the decimals, or it is no number.
        guard abs(value) < 0x1p38 else { return value }
        let scaled = value * 10_000
        var whole = scaled.rounded(.toNearestOrEven)
        if abs(scaled - whole) == 0.5 {
            let cutOff = (-scaled).addingProduct(value, 10_000)
            if cutOff > 0 { whole = scaled.rounded(.up) } else if cutOff < 0 { whole = scaled.rounded(.down) }
        }
        return whole / 10_000
    }
}
