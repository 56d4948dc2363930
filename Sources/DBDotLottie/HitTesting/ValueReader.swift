/// Reads a Lottie file's properties into a table of values.
///
/// A malformed value counts as absent, and an absent one as the default that Lottie gives it.
struct ValueReader {
    /// What was read.
    private(set) var table = ValueTable()
    /// How many of the properties read had keyframes.
    private(set) var keyframedCount = 0
    /// What was met that is not evaluated.
    var features = UnevaluatedFeatureSet()

    /// Reads a number.
    mutating func number(_ property: JSONNode?, default standard: Double) -> AnimatedNumber {
        guard let content = content(of: property) else { return .constant(standard) }
        guard content.holdsKeyframes else { return .constant(content.firstNumber ?? standard) }
        let frames = KeyframeReader.frames(content, default: standard) { $0.firstNumber }
        guard let timeline = append(frames, firstChange: table.numbers.count) else { return .constant(standard) }
        for frame in frames { table.numbers.append(NumberChange(start: frame.start, end: frame.end)) }
        return .keyframed(timeline)
    }

    /// Reads a point, or any pair of numbers.
    mutating func point(_ property: JSONNode?, default standard: Point) -> AnimatedPoint {
        guard let content = content(of: property) else { return .constant(standard) }
        guard content.holdsKeyframes else { return .constant(content.point ?? standard) }
        let frames = KeyframeReader.frames(content, default: standard) { $0.point }
        guard let timeline = append(frames, firstChange: table.points.count) else { return .constant(standard) }
        for frame in frames {
            let path = motionPath(of: frame)
            table.points.append(PointChange(start: frame.start, end: frame.end, motionPath: path))
        }
        return .keyframed(timeline)
    }

    /// Reads a path.
    mutating func path(_ property: JSONNode?) -> AnimatedPath {
        guard let content = content(of: property) else { return .constant(ValueTable.emptyPath) }
        guard content.holdsKeyframes else { return .constant(appendPath(content)) }
        let frames = KeyframeReader.frames(content, default: ValueTable.emptyPath) { appendPath($0) }
        guard let timeline = append(frames, firstChange: table.pathChanges.count) else {
            return .constant(ValueTable.emptyPath)
        }
        for frame in frames {
            let blends = table.paths[frame.start].vertices.count == table.paths[frame.end].vertices.count
            table.pathChanges.append(PathChange(start: frame.start, end: blends ? frame.end : frame.start))
        }
        return .keyframed(timeline)
    }

    /// Reads the transform of a layer or a group.
    mutating func transform(_ node: JSONNode?) -> Transform {
        let before = keyframedCount
        let transform = LayerTransform(
            position: position(node?["p"]), anchor: point(node?["a"], default: Point(0, 0)),
            scale: point(node?["s"], default: Point(100, 100)), rotation: number(node?["r"], default: 0),
            skew: number(node?["sk"], default: 0), skewAxis: number(node?["sa"], default: 0))
        if node?["rx"] != nil || node?["ry"] != nil || node?["rz"] != nil { features.insert(.threeDimensional) }
        guard keyframedCount > before else { return .constant(table.matrix(of: transform, at: 0)) }
        table.transforms.append(transform)
        return .keyframed(table.transforms.count - 1)
    }

    private mutating func position(_ property: JSONNode?) -> AnimatedPosition {
        guard property?["s"]?.boolean == true else { return .joined(point(property, default: Point(0, 0))) }
        return .split(x: number(property?["x"], default: 0), y: number(property?["y"], default: 0))
    }

    /// What a property holds, a value or keyframes.
    private mutating func content(of property: JSONNode?) -> JSONNode? {
        if property?["x"]?.kind == .string { features.insert(.expressions) }
        if property?["sid"] != nil { features.insert(.slots) }
        return property?["k"]
    }

    /// Puts keyframes into the table; `nil` if there are none.
    private mutating func append<Value>(_ frames: [KeyframeReader.Frame<Value>], firstChange: Int) -> Timeline? {
        guard let first = frames.first else { return nil }
        keyframedCount += 1
        let start = table.keyframes.count
        var latest = first.time
        for frame in frames {
            latest = max(latest, frame.time)
            table.keyframes.append(Keyframe(time: frame.time, latest: latest, pace: frame.pace))
        }
        return Timeline(keyframes: start..<table.keyframes.count, firstChange: firstChange)
    }

    /// Puts the curve that a keyframe's tangents give into the table; `nil` if there are no tangents.
    private mutating func motionPath(of frame: KeyframeReader.Frame<Point>) -> Int? {
        guard let outgoing = frame.node["to"]?.point, let incoming = frame.node["ti"]?.point,
            outgoing != Point(0, 0) || incoming != Point(0, 0)
        else { return nil }
        let curve = CubicCurve(
            start: frame.start, control1: frame.start + outgoing, control2: frame.end + incoming, end: frame.end)
        table.motionPaths.append(MotionPath(curve, appendingLengthsTo: &table.motionPathLengths))
        return table.motionPaths.count - 1
    }

    /// Puts a path, alone or in an array, into the table.
    private mutating func appendPath(_ node: JSONNode) -> Int {
        let node = node.elements.first ?? node
        let start = table.vertices.count
        var incoming = (node["i"]?.elements).map { $0.makeIterator() }
        var outgoing = (node["o"]?.elements).map { $0.makeIterator() }
        if let points = node["v"]?.elements {
            for point in points {
                table.vertices.append(
                    Vertex(
                        point: point.point ?? Point(0, 0), incoming: incoming?.next()?.point ?? Point(0, 0),
                        outgoing: outgoing?.next()?.point ?? Point(0, 0)))
            }
        }
        table.paths.append(VertexPath(vertices: start..<table.vertices.count, isClosed: node["c"].isTrue))
        return table.paths.count - 1
    }
}
