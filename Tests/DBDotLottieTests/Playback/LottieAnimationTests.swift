import DBDotLottie
import Foundation
import Testing

@Suite("Reading Lottie animations")
struct LottieAnimationTests {
    private func read(_ text: String) throws -> LottieAnimation { try LottieAnimation(bytes: Array(text.utf8)) }

    @Test("An animation's numbers are single precision")
    func numbers() throws {
        let animation = try read(#"{"v": "5.7", "fr": 29.97, "ip": -2, "op": 101.3, "w": 640.5, "h": 480}"#)
        #expect(animation.frameRate == 29.97)
        #expect(animation.inPoint == -2)
        #expect(animation.outPoint == 101.3)
        #expect(animation.width == 640.5)
        #expect(animation.height == 480)
        #expect(animation.totalFrames == 103.3)
        #expect(animation.lastFrame == 102.3)
        #expect(animation.duration == 103.3 / 29.97 as Float)
    }

    @Test("Everything but in point, out point and frame rate may be missing")
    func leastFields() throws {
        let animation = try read(#"{"fr": 30, "ip": 0, "op": 10}"#)
        #expect(animation.width == 0)
        #expect(animation.height == 0)
        #expect(animation.markers.isEmpty)
        #expect(!animation.hasSlots)
    }

    @Test("Data reads like bytes")
    func data() throws {
        let animation = try LottieAnimation(data: Data(#"{"fr": 30, "ip": 0, "op": 10}"#.utf8))
        #expect(animation.totalFrames == 10)
    }

    @Test("A part of a document can be an animation")
    func partOfDocument() throws {
        let document = try JSONDocument(text: #"{"animation": {"fr": 30, "ip": 5, "op": 12}}"#)
        let animation = try LottieAnimation(root: #require(document.root["animation"]))
        #expect(animation.totalFrames == 7)
        #expect(animation.root["fr"]?.number == 30)
    }

    @Test(
        "What is missing or of the wrong type is named, with the place where it should be or is",
        arguments: [
            (#" {"fr": 30, "ip": 0}"#, "`/op` is missing.", 2), (#"{"fr": 30, "op": 9}"#, "`/ip` is missing.", 1),
            (#"{"op": 9, "ip": 0}"#, "`/fr` is missing.", 1),
            (#"{"fr":"30","ip":0,"op":9}"#, "`/fr` must be a number.", 7),
            (#"{"fr":30,"ip":true,"op":9}"#, "`/ip` must be a number.", 15),
            (#"{"fr":30,"ip":0,"op":null}"#, "`/op` must be a number.", 22),
            ("[1]", "A Lottie animation is a JSON object.", 1),
        ])
    func wrongFields(text: String, message: String, column: Int) throws {
        let error = try #require(throws: LottieAnimationError.self) { try read(text) }
        #expect(error.message == message)
        #expect(error.location.column == column)
    }

    @Test(
        "What is wrong with a marker is named with the marker's number",
        arguments: [
            (#"[{"tm":1,"dr":2}]"#, "`/markers/0/cm` is missing.", 36),
            (#"[{"cm":"a","dr":2}]"#, "`/markers/0/tm` is missing.", 36),
            (#"[{"cm":"a","tm":0,"dr":2},{"cm":"b","tm":1}]"#, "`/markers/1/dr` is missing.", 61),
            (#"[{"cm":5,"tm":1,"dr":2}]"#, "`/markers/0/cm` must be a string.", 42),
            (#"{"a":1}"#, "`/markers` must be an array.", 35), (#"["a"]"#, "`/markers/0` must be an object.", 36),
        ])
    func wrongMarkers(list: String, message: String, column: Int) throws {
        let text = #"{"fr":30,"ip":0,"op":9, "markers":\#(list)}"#
        let error = try #require(throws: LottieAnimationError.self) { try read(text) }
        #expect(error.message == message)
        #expect(error.location.column == column)
    }

    @Test("Bytes that are no JSON are refused with the reader's message and place")
    func noJSON() throws {
        let error = try #require(throws: LottieAnimationError.self) { try read("{\n  \"fr\": 30,}") }
        #expect(error.location.line == 2)
        guard case .invalidJSON(let message, _) = error else {
            Issue.record("Expected invalid JSON, not \(error)")
            return
        }
        #expect(message == error.message)
        #expect(message.contains("comma"))
    }

    @Test("A marker covers its start and duration as written, beyond the file and not shifted by the in point")
    func markerFrames() throws {
        let animation = try read(
            #"{"fr":30,"ip":5,"op":9,"markers":[{"cm":"a","tm":-2.1,"dr":30.3},{"cm":"b","tm":4,"dr":-1}]}"#)
        #expect(animation.marker(named: "a")?.frames == FrameRange(start: -2.1, end: 28.199999))
        #expect(animation.marker(named: "b")?.frames == FrameRange(start: 4, end: 3))
    }

    @Test("Of markers with equal names the first counts")
    func equalNames() throws {
        let animation = try LottieAnimation.marked()
        #expect(animation.markers.map(\.name) == ["early", "late", "point", "back", "beyond", "early"])
        #expect(animation.marker(named: "early")?.frames == FrameRange(start: 2, end: 6))
    }

    @Test("Marker names that only look the same differ")
    func scalarsCount() throws {
        let animation = try LottieAnimation.sample(extra: #""markers": [{"cm": "caf\u00e9", "tm": 1, "dr": 1}]"#)
        #expect(animation.marker(named: "caf\u{e9}") != nil)
        #expect(animation.marker(named: "cafe\u{301}") == nil)
        #expect(animation.marker(named: "Caf\u{e9}") == nil)
    }

    @Test(
        "Slots count as present if they hold anything",
        arguments: [
            ("{}", false), (#"{"a": {}}"#, true), ("null", false), ("[]", false), ("[0]", true), ("0", false),
            ("1", true),
            (#""""#, false), (#""x""#, true), ("true", true), ("false", false),
        ])
    func slots(value: String, hasSlots: Bool) throws {
        #expect(try LottieAnimation.sample(extra: #""slots": \#(value)"#).hasSlots == hasSlots)
    }

    @Test("A list of markers that is empty in any way is none", arguments: ["null", "[]", "{}", "false", "0", #""""#])
    func noMarkers(value: String) throws {
        #expect(try LottieAnimation.sample(extra: #""markers": \#(value)"#).markers.isEmpty)
    }

    @Test(
        "Frames that make no sense are not moved by time",
        arguments: [
            (0, 0, 5), (-30, 0, 5), (30, 5, 5), (30, 9, 5), (1e-300, 0, 5), (1e300, 0, 5), (30, 0, 1e300),
            (30, 1e300, 1e300),
            (30, -1e300, 1e300),
        ] as [(Double, Double, Double)])
    func senseless(frameRate: Double, inPoint: Double, outPoint: Double) throws {
        for mode in PlaybackMode.allCases {
            let player = try HeadlessPlayer(
                animation: .sample(frameRate: frameRate, inPoint: inPoint, outPoint: outPoint))
            let before = player.currentFrame
            player.loop = true
            player.play(mode)
            let origin = player.currentFrame
            for milliseconds in [0, 10, 1e30, .infinity] as [Float] { player.advance(milliseconds: milliseconds) }
            #expect([before, origin, player.lastFrame].contains(player.currentFrame))
        }
    }
}
