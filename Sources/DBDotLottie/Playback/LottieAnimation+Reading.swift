public import struct Foundation.Data

extension LottieAnimation {
    /// Reads an animation from the bytes of a Lottie JSON file.
    package init(bytes: [UInt8]) throws(LottieAnimationError) {
        let document: JSONDocument
        do {
            document = try JSONDocument(bytes: bytes)
        } catch {
            throw .invalidJSON(message: error.message, location: error.location)
        }
        try self.init(root: document.root)
    }

    /// Reads an animation from the data of a Lottie JSON file, UTF-8 without a byte order mark.
    ///
    /// Required are `ip`, `op` and `fr`, and of each marker `cm`, `tm` and `dr`; everything else may be missing. A key written twice counts as
    /// written last. Throws what is wrong and where; the first problem ends the reading.
    public init(data: Data) throws(LottieAnimationError) {
        try self.init(bytes: [UInt8](data))
    }

    /// Reads an animation from an object of a JSON document, the whole of it or a part.
    package init(root: JSONNode) throws(LottieAnimationError) {
        guard root.kind == .object else { throw .notAnObject(path: "", location: root.location) }
        self.root = root
        inPoint = try root.requiredNumber("ip", path: "")
        outPoint = try root.requiredNumber("op", path: "")
        frameRate = try root.requiredNumber("fr", path: "")
        width = root["w"]?.number ?? 0
        height = root["h"]?.number ?? 0
        hasSlots = root["slots"]?.holdsSomething ?? false
        markers = try Marker.all(in: root)
    }
}

extension LottieAnimation.Marker {
    /// The markers of an animation; none if the field is missing, `null`, or empty in any other way.
    fileprivate static func all(in root: JSONNode) throws(LottieAnimationError) -> [Self] {
        guard let list = root["markers"], list.holdsSomething else { return [] }
        guard list.kind == .array else { throw .wrongType(path: "/markers", expected: .array, location: list.location) }
        var markers: [Self] = []
        for node in list.elements { markers.append(try Self(node, path: "/markers/\(markers.count)")) }
        return markers
    }

    private init(_ node: JSONNode, path: String) throws(LottieAnimationError) {
        guard node.kind == .object else { throw .notAnObject(path: path, location: node.location) }
        let start = try node.requiredNumber("tm", path: path)
        let length = try node.requiredNumber("dr", path: path)
        let field = try node.required("cm", path: path)
        guard let name = field.string else {
            throw .wrongType(path: path + "/cm", expected: .string, location: field.location)
        }
        self.init(name: name, frames: FrameRange(start: start, end: start + length))
    }
}

extension JSONNode {
    fileprivate func required(_ key: String, path: String) throws(LottieAnimationError) -> JSONNode {
        guard let node = self[key] else { throw .missing(path: path + "/" + key, location: location) }
        return node
    }

    fileprivate func requiredNumber(_ key: String, path: String) throws(LottieAnimationError) -> Float {
        let node = try required(key, path: path)
        guard let number = node.number else {
            throw .wrongType(path: path + "/" + key, expected: .number, location: node.location)
        }
        return Float(number)
    }

    /// Whether a value is more than nothing: no `null`, `false`, 0, and nothing empty.
    fileprivate var holdsSomething: Bool {
        switch kind {
        case .null: false
        case .boolean: boolean == true
        case .number: number != 0
        case .string: string?.isEmpty == false
        case .array: elements.contains { _ in true }
        case .object: members.contains { _ in true }
        }
    }
}
