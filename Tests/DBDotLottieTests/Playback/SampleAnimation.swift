import DBDotLottie

extension LottieAnimation {
    /// An animation of the frames 0…4, each 10 ms long, unless told otherwise; `extra` is more members of the JSON object.
    static func sample(frameRate: Double = 100, inPoint: Double = 0, outPoint: Double = 5, extra: String = "") throws
        -> LottieAnimation
    {
        let text = #"{"fr": \#(frameRate), "ip": \#(inPoint), "op": \#(outPoint)\#(extra.isEmpty ? "" : ", " + extra)}"#
        return try LottieAnimation(bytes: Array(text.utf8))
    }

    /// An animation whose numbers are all odd, with a marker `part` from 2.37 to 7.98.
    static func odd() throws -> LottieAnimation {
        try sample(
            frameRate: 29.97, inPoint: -2, outPoint: 101.3,
            extra: #""markers": [{"cm": "part", "tm": 2.37, "dr": 5.61}]"#)
    }

    /// Twenty frames of 10 ms with the markers `early` 2…6, `late` 10…15, `point` 8…8, `back` 9…5 and `beyond` 15…40.
    static func marked() throws -> LottieAnimation {
        let markers: [(name: String, start: Int, length: Int)] = [
            ("early", 2, 4), ("late", 10, 5), ("point", 8, 0), ("back", 9, -4), ("beyond", 15, 25), ("early", 0, 19),
        ]
        let list = markers.map { #"{"cm": "\#($0.name)", "tm": \#($0.start), "dr": \#($0.length)}"# }
        return try sample(outPoint: 20, extra: #""markers": [\#(list.joined(separator: ", "))]"#)
    }
}

/// Animations and themes by id.
struct SampleSource: LottieAnimationSource {
    var animations: [String: LottieAnimation] = [:]
    var themeRuleCounts: [String: Int] = [:]

    func animation(id: String) -> LottieAnimation? { animations[id] }
    func themeRuleCount(id: String) -> Int? { themeRuleCounts[id] }

    /// `five` of 5 frames, `twenty` of 20 with markers, `slots` of 5 with slots; the themes `dark` with rules and `plain` without.
    static func standard() throws -> SampleSource {
        try SampleSource(
            animations: ["five": .sample(), "twenty": .marked(), "slots": .sample(extra: #""slots": {"a": {}}"#)],
            themeRuleCounts: ["dark": 3, "plain": 0])
    }
}
