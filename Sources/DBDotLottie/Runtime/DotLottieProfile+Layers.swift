/// What the rule on layers means for those who ask: the machine, and the checks.
extension DotLottieProfile {
    /// P9: whether the layer of a PointerMove interaction restricts it.
    var restrictsPointerMoves: Bool {
        switch moveLayer {
        case .restricts: true
        case .ignored: false
        }
    }
}
