import DBDotLottie
import Testing

@Suite("Following the pointer from layer to layer")
struct PointerFollowingTests {
    /// A machine that says which interactions are done, and the player that says what is hit.
    private static func machine(
        _ interactions: (Definition.PointerKind, String?)...
    ) throws -> (recorded: RecordedMachine, player: FakePlayback) {
        let player = FakePlayback()
        let recorded = try RecordedMachine(
            [.state("a")],
            interactions: interactions.map {
                .pointer($0, layerName: $1, actions: [.fireCustomEvent(value: .literal("\($0) \($1 ?? "anywhere")"))])
            },
            playback: player, recorder: player.recorder)
        recorded.machine.start()
        return (recorded, player)
    }

    @Test(
        "A move onto a layer enters it once, and a move off it leaves it once",
        arguments: [.pointerMove(x: 0, y: 0), .pointerDown(x: 0, y: 0), .pointerUp(x: 0, y: 0)] as [Event])
    func onAndOff(event: Event) throws {
        let (recorded, player) = try Self.machine((.pointerEnter, "door"), (.pointerExit, "door"))
        player.hitLayers = ["door"]
        #expect(recorded.lines { $0.post(event) } == ["custom pointerEnter door"])
        #expect(recorded.lines { $0.post(event) } == [])
        player.hitLayers = []
        #expect(recorded.lines { $0.post(event) } == ["custom pointerExit door"])
        #expect(recorded.lines { $0.post(event) } == [])
    }

    @Test("Going straight from one layer to another leaves none")
    func straight() throws {
        let (recorded, player) = try Self.machine(
            (.pointerEnter, "a"), (.pointerExit, "a"), (.pointerEnter, "b"), (.pointerExit, "b"))
        player.hitLayers = ["a"]
        recorded.machine.post(.pointerMove(x: 0, y: 0))
        player.hitLayers = ["b"]
        #expect(recorded.lines { $0.post(.pointerMove(x: 0, y: 0)) } == ["custom pointerEnter b"])
        player.hitLayers = []
        #expect(recorded.lines { $0.post(.pointerMove(x: 0, y: 0)) } == ["custom pointerExit b"])
    }

    @Test("Layers that overlap take turns")
    func overlapping() throws {
        let (recorded, player) = try Self.machine((.pointerEnter, "a"), (.pointerEnter, "b"))
        player.hitLayers = ["a", "b"]
        let both = ["custom pointerEnter a", "custom pointerEnter b"]
        #expect(recorded.lines { $0.post(.pointerMove(x: 0, y: 0)) } == both)
        #expect(recorded.lines { $0.post(.pointerMove(x: 0, y: 0)) } == both)
    }

    @Test("A click on a layer makes it the entered one, before its actions, listened to or not")
    func click() throws {
        let (recorded, player) = try Self.machine((.click, "door"), (.pointerEnter, "door"), (.pointerExit, "door"))
        player.hitLayers = ["door"]
        #expect(recorded.lines { $0.post(.click(x: 0, y: 0)) } == ["custom click door"])
        #expect(recorded.lines { $0.post(.pointerMove(x: 0, y: 0)) } == [])
        player.hitLayers = []
        #expect(recorded.lines { $0.post(.pointerMove(x: 0, y: 0)) } == ["custom pointerExit door"])
    }

    @Test("PointerEnter enters a layer each time that it is posted and hits")
    func explicitEnter() throws {
        let (recorded, player) = try Self.machine((.pointerEnter, "door"), (.pointerEnter, nil))
        player.hitLayers = ["door"]
        let lines = ["custom pointerEnter door", "custom pointerEnter anywhere"]
        #expect(recorded.lines { $0.post(.pointerEnter(x: 0, y: 0)) } == lines)
        #expect(recorded.lines { $0.post(.pointerEnter(x: 0, y: 0)) } == lines)
        player.hitLayers = []
        #expect(recorded.lines { $0.post(.pointerEnter(x: 0, y: 0)) } == ["custom pointerEnter anywhere"])
    }

    @Test("PointerExit leaves a layer only if it was the entered one and the point is no longer on it")
    func explicitExit() throws {
        let (recorded, player) = try Self.machine((.pointerEnter, "door"), (.pointerExit, "door"), (.pointerExit, nil))
        let anywhere = ["custom pointerExit anywhere"]
        #expect(recorded.lines { $0.post(.pointerExit(x: 0, y: 0)) } == anywhere)
        player.hitLayers = ["door"]
        recorded.machine.post(.pointerMove(x: 0, y: 0))
        #expect(recorded.lines { $0.post(.pointerExit(x: 0, y: 0)) } == anywhere)
        player.hitLayers = []
        #expect(recorded.lines { $0.post(.pointerExit(x: 0, y: 0)) } == ["custom pointerExit door"] + anywhere)
        #expect(recorded.lines { $0.post(.pointerExit(x: 0, y: 0)) } == anywhere)
    }

    @Test("Without a player no layer is ever hit")
    func withoutPlayer() throws {
        let recorded = try RecordedMachine(
            [.state("a")],
            interactions: [.pointer(.click, layerName: "door", actions: [.fireCustomEvent(value: .literal("hit"))])])
        recorded.machine.start()
        #expect(recorded.lines { $0.post(.click(x: 0, y: 0)) } == [])
    }
}
