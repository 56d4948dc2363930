extension SceneBuilder {
    /// Reads a list of shapes as a group; deep nesting ends where the JSON reader's does.
    mutating func addGroup(_ list: JSONNode?, transform: Transform, outer: Int?) -> Int {
        let place = shapes.groups.count
        let firstStroke = shapes.strokes.count
        for node in list.list where !node["hd"].isTrue {
            if let type = node["ty"]?.string, ["st", "gs"].contains(type) { shapes.strokes.append(stroke(node)) }
        }
        // The place is taken before the groups within take theirs.
        shapes.groups.append(
            ShapeGroup(
                transform: transform, items: 0..<0, strokes: firstStroke..<shapes.strokes.count, outer: outer))
        var items: [ShapeItem] = []
        for node in list.list where !node["hd"].isTrue {
            if let item = item(node, within: place) { items.append(item) }
        }
        shapes.groups[place].items = shapes.items.count..<shapes.items.count + items.count
        shapes.items += items
        return place
    }

    /// Reads one shape; `nil` for what has no outline of its own.
    private mutating func item(_ node: JSONNode, within group: Int) -> ShapeItem? {
        switch node["ty"]?.string {
        case "gr":
            let transform = reader.transform(node["it"].list.first { $0["ty"]?.string == "tr" })
            return .group(addGroup(node["it"], transform: transform, outer: group))
        case "sh":
            return .path(reader.path(node["ks"]))
        case "rc":
            return .rectangle(
                position: reader.point(node["p"], default: Point(0, 0)),
                size: reader.point(node["s"], default: Point(0, 0)), radius: reader.number(node["r"], default: 0))
        case "el":
            return .ellipse(
                position: reader.point(node["p"], default: Point(0, 0)),
                size: reader.point(node["s"], default: Point(0, 0)))
        case "sr":
            return .polystar(polystar(node))
        case let type?:
            if let modifier = Self.modifiers[type] { reader.features.insert(modifier) }
            return nil
        case nil:
            return nil
        }
    }

    private mutating func polystar(_ node: JSONNode) -> Polystar {
        for key in ["os", "is"] {
            if case .constant(0) = reader.number(node[key], default: 0) { continue }
            reader.features.insert(.starRoundness)
        }
        let isStar = node["sy"]?.number == 1
        return Polystar(
            position: reader.point(node["p"], default: Point(0, 0)), points: reader.number(node["pt"], default: 0),
            rotation: reader.number(node["r"], default: 0), outerRadius: reader.number(node["or"], default: 0),
            innerRadius: isStar ? reader.number(node["ir"], default: 0) : nil)
    }

    private mutating func stroke(_ node: JSONNode) -> ShapeStroke {
        if !node["d"].list.isEmpty { reader.features.insert(.dashes) }
        let join: LineJoin =
            switch node["lj"]?.number ?? 2 {
            case 1: .miter
            case 2: .round
            default: .bevel
            }
        let cap: LineCap =
            switch node["lc"]?.number ?? 2 {
            case 1: .butt
            case 3: .square
            default: .round
            }
        return ShapeStroke(
            width: reader.number(node["w"], default: 0), join: join, cap: cap, miterLimit: node["ml"]?.number ?? 4)
    }

    /// The shapes that change others and are not evaluated.
    private static var modifiers: [String: UnevaluatedFeature] {
        [
            "rp": .repeater, "tm": .trimPath, "op": .offsetPath, "rd": .roundedCorners, "mm": .mergePaths,
            "pb": .puckerBloat, "tw": .twist, "zz": .zigZag,
        ]
    }
}
