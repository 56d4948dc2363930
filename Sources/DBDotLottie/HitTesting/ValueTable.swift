/// All fixed and keyframed values of an animation in flat lists, and their evaluation at a time.
struct ValueTable: Sendable {
    var keyframes: [Keyframe] = []
    var numbers: [NumberChange] = []
    var points: [PointChange] = []
    var motionPaths: [MotionPath] = []
    var motionPathLengths: [Double] = []
    var pathChanges: [PathChange] = []
    var paths: [VertexPath] = [VertexPath(vertices: 0..<0, isClosed: false)]
    var vertices: [Vertex] = []
    var transforms: [LayerTransform] = []

    /// The place of the path without vertices.
    static let emptyPath = 0

    /// A number at a time.
    func value(of number: AnimatedNumber, at time: Double) -> Double {
        switch number {
        case .constant(let value): return value
        case .keyframed(let timeline):
            let (keyframe, share) = position(in: timeline, at: time)
            let change = numbers[timeline.firstChange + keyframe]
            return change.start + (change.end - change.start) * share
        }
    }

    /// A point at a time.
    func value(of point: AnimatedPoint, at time: Double) -> Point {
        switch point {
        case .constant(let value): return value
        case .keyframed(let timeline):
            let (keyframe, share) = position(in: timeline, at: time)
            let change = points[timeline.firstChange + keyframe]
            if let path = change.motionPath, share != 0 {
                return motionPaths[path].point(at: share, lengths: motionPathLengths)
            }
            return change.start + (change.end - change.start) * share
        }
    }

    /// A path at a time.
    func value(of path: AnimatedPath, at time: Double) -> BlendedPath {
        switch path {
        case .constant(let place): return BlendedPath(start: paths[place], end: paths[place], share: 0)
        case .keyframed(let timeline):
            let (keyframe, share) = position(in: timeline, at: time)
            let change = pathChanges[timeline.firstChange + keyframe]
            return BlendedPath(start: paths[change.start], end: paths[change.end], share: share)
        }
    }

    /// Which keyframe's change is under way at a time, counted within the timeline, and the share of the way that is done.
    private func position(in timeline: Timeline, at time: Double) -> (keyframe: Int, share: Double) {
        let first = timeline.keyframes.lowerBound
        guard time > keyframes[first].time else { return (0, 0) }
        let later = firstKeyframe(after: time, in: timeline)
        guard later < timeline.keyframes.upperBound else { return (timeline.keyframes.count - 1, 0) }
        let now = keyframes[later - 1]
        let share = (time - now.time) / (keyframes[later].time - now.time)
        switch now.pace {
        case .hold: return (later - 1 - first, 0)
        case .linear: return (later - 1 - first, share)
        case .eased(let easing): return (later - 1 - first, easing.way(at: share))
        }
    }

    /// The place of the first keyframe behind the first whose time is still to come.
    private func firstKeyframe(after time: Double, in timeline: Timeline) -> Int {
        var low = timeline.keyframes.lowerBound + 1
        var high = timeline.keyframes.upperBound
        while low < high {
            let middle = low + (high - low) / 2
            if keyframes[middle].latest > time { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
