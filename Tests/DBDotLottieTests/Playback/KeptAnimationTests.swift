import DBDotLottie
import Testing

/// Makes an animation with a layer of that name for every id, and notes what it was asked for.
private final class NotingSource: LottieAnimationSource {
    private(set) var asked: [String] = []

    func animation(id: String) -> LottieAnimation? {
        asked.append(id)
        let layer = #"{"ty": 4, "nm": "\#(id)", "ip": 0, "op": 5, "ks": {}, "shapes": [\#(Self.square)]}"#
        do {
            return try .sample(extra: #""w": 10, "h": 10, "layers": [\#(layer)]"#)
        } catch {
            Issue.record(error)
            return nil
        }
    }

    func themeRuleCount(id: String) -> Int? {
        asked.append(id)
        return 1
    }

    private static let square = #"{"ty": "rc", "p": {"k": [5, 5]}, "s": {"k": [10, 10]}, "r": {"k": 0}}"#
}

@Suite("Animations and themes that a player keeps")
struct KeptAnimationTests {
    @Test("Names that look the same but are written with other scalars are two")
    func exactNames() {
        let source = NotingSource()
        let player = HeadlessPlayer(source: source, animationID: "\u{E9}")
        player.loadAnimation("e\u{301}")
        player.loadAnimation("\u{E9}")
        player.setTheme("\u{E9}")
        player.setTheme("e\u{301}")
        #expect(source.asked.count == 4)
    }

    @Test("Of more than sixteen, the one shown longest ago is asked for again")
    func count() {
        let source = NotingSource()
        let player = HeadlessPlayer(source: source, animationID: "0")
        for number in 1..<16 { player.loadAnimation("\(number)") }
        player.loadAnimation("0")
        player.loadAnimation("16")
        #expect(source.asked.count == 17)
        player.loadAnimation("0")
        #expect(source.asked.count == 17)
        player.loadAnimation("1")
        #expect(source.asked.count == 18)
    }

    @Test("An archive's animations are found again")
    func archive() throws {
        let archive = try SampleArchive.archive(
            manifest: #"{"version":"2","animations":[{"id":"one"}]}"#,
            ["a/one.json": #"{"ip":0,"op":60,"fr":30}"#, "a/two.json": #"{"ip":0,"op":10,"fr":30}"#])
        let player = try HeadlessPlayer(archive: archive)
        for (id, last) in [("two", 9 as Float), ("one", 59), ("two", 9)] {
            #expect(player.loadAnimation(id))
            #expect(player.lastFrame == last)
        }
    }

    @Test("A hit test answers for the animation that is shown, for one that is shown again too")
    func hits() throws {
        let player = HeadlessPlayer(
            source: NotingSource(), animationID: "a", canvas: CanvasSize(width: 10, height: 10))
        for id in ["a", "b", "a", "b"] {
            player.loadAnimation(id)
            for name in ["a", "b"] { #expect(player.hits(layerName: name, x: 5, y: 5) == (name == id)) }
        }
    }
}
