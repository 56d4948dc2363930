/// Reads keyframes of whatever type of value.
enum KeyframeReader {
    /// A keyframe and what happens after it.
    struct Frame<Value> {
        var time: Double
        var pace: Pace
        var start: Value
        var end: Value
        var node: JSONNode
    }

    /// The keyframes of a property, which ends with the last one's value.
    ///
    /// One without a time is left out; one without a value goes on from where the one before ends.
    static func frames<Value>(
        _ content: JSONNode, default standard: Value, _ read: (JSONNode) -> Value?
    ) -> [Frame<Value>] {
        var frames: [Frame<Value>] = []
        var previousHasEnd = false
        for node in content.elements {
            guard let time = node["t"]?.number else { continue }
            let last = frames.count - 1
            let start = node["s"].flatMap(read)
            if last >= 0, !previousHasEnd, let start { frames[last].end = start }
            let value = start ?? (last >= 0 ? frames[last].end : standard)
            let end = node["e"].flatMap(read)
            previousHasEnd = end != nil
            frames.append(Frame(time: time, pace: pace(node), start: value, end: end ?? value, node: node))
        }
        if let last = frames.indices.last {
            frames[last].end = frames[last].start
            frames[last].pace = .hold
        }
        return frames
    }

    /// How the way to the next keyframe is gone.
    private static func pace(_ node: JSONNode) -> Pace {
        if node["h"].isTrue { return .hold }
        guard let control1 = controlPoint(node["o"]), let control2 = controlPoint(node["i"]) else { return .linear }
        let easing = CubicEasing(control1: control1, control2: control2)
        return easing.isLinear ? .linear : .eased(easing)
    }

    /// The control point of an easing curve; of several dimensions the first.
    private static func controlPoint(_ node: JSONNode?) -> Point? {
        guard let x = node?["x"]?.firstNumber, let y = node?["y"]?.firstNumber else { return nil }
        return Point(x, y)
    }
}
