import TestSupport
import Testing

@Suite("MixedMachine")
struct MixedMachineTests {
    @Test("Hand-written and designed states take turns, and one observer sees both")
    func output() throws {
        #expect(
            try BuiltExecutable("MixedMachine").run().output == """
                nowhere -> waiting, a DotLottieState
                waiting -> celebrating, a Celebration
                celebrating -> waiting, a DotLottieState
                waiting -> maintenance, a Maintenance
                refused: ruleForbids
                maintenance -> waiting, a DotLottieState

                """)
    }
}
