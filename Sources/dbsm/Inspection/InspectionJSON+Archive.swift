internal import DBDotLottie

extension InspectionJSON {
    static func value(of archive: InspectedArchive) -> JSONValue {
        [
            "version": text(archive.version),
            "animations": .array(archive.animations.map { item($0, animation($0.content)) }),
            "stateMachines": .array(archive.stateMachines.map { item($0, []) }),
            "themes": .array(
                archive.themes.map { item($0, [.init("rules", $0.content.map { .integer($0) } ?? .null)]) }),
            "images": .array(archive.images.map { .string($0) }),
        ]
    }

    private static func item<Content>(_ item: InspectedItem<Content>, _ contents: [JSONValue.Member]) -> JSONValue {
        .object(
            [
                .init("id", .string(item.id)), .init("presence", .string(item.presence.word)),
                .init("initial", .boolean(item.isInitial)), .init("problem", text(item.problem)),
            ] + contents)
    }

    /// All fields are there, those of an animation that cannot be read with `null`.
    private static func animation(_ animation: LottieAnimation?) -> [JSONValue.Member] {
        [
            .init("width", animation.map { .number($0.width) } ?? .null),
            .init("height", animation.map { .number($0.height) } ?? .null),
            .init("frames", animation.map { .single($0.totalFrames) } ?? .null),
            .init("frameRate", animation.map { .single($0.frameRate) } ?? .null),
            .init("duration", animation.map { .single($0.duration) } ?? .null),
            .init("markers", animation.map { .array($0.markers.map(marker)) } ?? .null),
        ]
    }

    private static func marker(_ marker: LottieAnimation.Marker) -> JSONValue {
        [
            "name": .string(marker.name), "start": .single(marker.frames.start), "end": .single(marker.frames.end),
        ]
    }
}

extension DotLottieArchive.Presence {
    fileprivate var word: String {
        switch self {
        case .listed: "listed"
        case .missing: "missing"
        case .unlisted: "unlisted"
        }
    }
}
