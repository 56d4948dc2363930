import DBDotLottie
import Foundation
import Testing

struct DefinitionWritingTests {
    @Test("Fields at their default are left out, and numbers are short")
    func exactText() throws {
        let definition = StateMachineDefinition(
            initial: "idle",
            states: [
                .playback(
                    .init(
                        name: "idle", autoplay: true, speed: 0.1, backgroundColor: 0xFF00FF,
                        transitions: [
                            .init(toState: "idle"),
                            .init(toState: "idle", guards: [], tween: .init(duration: 0.5, easing: .init(0, 0, 1, 1))),
                        ]))
            ],
            interactions: [.pointer(.click, layerName: nil, actions: [.increment(inputName: "n", value: nil)])],
            inputs: [.numeric(name: "n", value: 3)])
        #expect(
            try definition.json() == """
                {
                  "initial": "idle",
                  "states": [
                    {
                      "name": "idle",
                      "type": "PlaybackState",
                      "animation": "",
                      "autoplay": true,
                      "speed": 0.1,
                      "backgroundColor": 16711935,
                      "transitions": [
                        {
                          "type": "Transition",
                          "toState": "idle"
                        },
                        {
                          "type": "Tweened",
                          "toState": "idle",
                          "duration": 0.5,
                          "easing": [
                            0,
                            0,
                            1,
                            1
                          ],
                          "guards": []
                        }
                      ]
                    }
                  ],
                  "interactions": [
                    {
                      "type": "Click",
                      "actions": [
                        {
                          "type": "Increment",
                          "inputName": "n"
                        }
                      ]
                    }
                  ],
                  "inputs": [
                    {
                      "type": "Numeric",
                      "name": "n",
                      "value": 3
                    }
                  ]
                }
                """)
    }

    @Test("What is written reads back as an equal definition", arguments: 0..<200 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var random = RandomDefinition(seed: seed)
        let definition = random.definition()
        #expect(StateMachineReport(text: try definition.json()).definition == definition)
    }

    @Test("A file with every kind of part survives reading, writing and reading")
    func everyKind() throws {
        let definition = try StateMachineDefinition(data: Fixtures.data("valid/every-kind.json"))
        #expect(try StateMachineDefinition(text: definition.json()) == definition)
    }

    @Test("A number reads back the same even if its shortest form does not survive double precision")
    func hardNumber() throws {
        for bits in [0x0000_0001, 0x7F7F_FFFF, 0x15AE_43FD, 0x3DCC_CCCD, 0x4B7F_FFFF] as [UInt32] {
            let definition = StateMachineDefinition(
                initial: "", states: [], inputs: [.numeric(name: "x", value: Float(bitPattern: bits))])
            #expect(try StateMachineDefinition(text: definition.json()) == definition)
        }
    }

    @Test("What JSON or the format cannot express is refused by its path")
    func inexpressible() {
        func reason(_ action: StateMachineDefinition.Action) -> String? {
            let state = StateMachineDefinition.PlaybackState(name: "a", entryActions: [action])
            let definition = StateMachineDefinition(initial: "a", states: [.playback(state)])
            let error = #expect(throws: EncodingError.self) { try definition.json() }
            guard case .invalidValue(_, let context) = error else { return nil }
            return context.debugDescription
        }
        #expect(
            reason(.setFrame(value: .literal(.nan)))
                == "states[0].entryActions[0].value is not a number, which JSON cannot express")
        #expect(
            reason(.openUrl(url: .literal("$x"), target: ""))
                == #"states[0].entryActions[0].url is written as "$x", which would be read as something else"#)
        #expect(
            reason(.setBoolean(inputName: "x", value: .builtIn(.elapsedTime)))
                == #"states[0].entryActions[0].value is written as "@elapsedTime", which would be read as something else"#
        )
    }
}
