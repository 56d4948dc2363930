internal import DBDotLottie
internal import DBStateMachine

extension InspectionText {
    /// The tables of an archive.
    static func sections(of archive: InspectedArchive) -> [Section] {
        var images = TextTable("File")
        for image in archive.images { images.add(image) }
        return [
            Section("Animations", animations(archive.animations)),
            Section("State machines", machines(archive.stateMachines)),
            Section("Themes", themes(archive.themes)), Section("Images", images),
        ]
    }

    private static func animations(_ items: [InspectedItem<LottieAnimation>]) -> TextTable {
        var table = TextTable("Id", "Kind", "Size", "Frames", "Rate", "Duration", "Markers", "Problem")
        for item in items {
            let animation = item.content
            table.add(
                shown(item.id), item.kindText,
                animation.map { "\(number($0.width)) × \(number($0.height))" } ?? "",
                animation?.totalFrames.shortText ?? "",
                animation.map { "\($0.frameRate.shortText)/s" } ?? "",
                animation.map { "\($0.duration.shortText) s" } ?? "",
                animation?.markers.map(\.text).joined(separator: ", ") ?? "", item.problem ?? "")
        }
        return table
    }

    private static func machines(_ items: [InspectedItem<Never>]) -> TextTable {
        var table = TextTable("Id", "Kind")
        for item in items { table.add(shown(item.id), item.kindText) }
        return table
    }

    private static func themes(_ items: [InspectedItem<Int>]) -> TextTable {
        var table = TextTable("Id", "Kind", "Rules", "Problem")
        for item in items {
            table.add(shown(item.id), item.kindText, item.content.map { "\($0)" } ?? "", item.problem ?? "")
        }
        return table
    }

    /// Sizes are whole numbers nearly always.
    private static func number(_ value: Double) -> String { Float(value).shortText }
}

extension InspectedItem {
    /// What there is to say of it besides its contents.
    fileprivate var kindText: String {
        let presenceText: String? =
            switch presence {
            case .listed: nil
            case .missing: "missing"
            case .unlisted: "unlisted"
            }
        return [isInitial ? "initial" : nil, presenceText].compactMap(\.self).joined(separator: ", ")
    }
}

extension LottieAnimation.Marker {
    fileprivate var text: String {
        "\(InspectionText.shown(name)) \(frames.start.shortText)…\(frames.end.shortText)"
    }
}
