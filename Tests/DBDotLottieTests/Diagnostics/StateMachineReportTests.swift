import DBDotLottie
import Foundation
import Testing

struct StateMachineReportTests {
    private static let text = """
        {"initial": "idel", "states": [{"type": "PlaybackState", "name": "idle", "animation": "", "transitions": [
          {"type": "Transition", "toState": "gone", "guards": [{"type": "Event", "inputName": "go"}]}
        ]}]}
        """

    @Test("A diagnostic tells its path, its place, its code and what was probably meant")
    func partsOfADiagnostic() throws {
        let diagnostic = try #require(StateMachineReport(text: Self.text).diagnostics.first)
        #expect(diagnostic.code == .unknownInitialState)
        #expect(diagnostic.severity == .warning)
        #expect(diagnostic.path.description == "initial")
        #expect(diagnostic.location?.line == 1)
        #expect(diagnostic.location?.column == 13)
        #expect(diagnostic.message == #"no state is named "idel", so the machine cannot start"#)
        #expect(diagnostic.hint == #"did you mean "idle"?"#)
    }

    @Test("Paths count as the file does, even behind entries that could not be read")
    func pathsInTheFile() {
        let text = #"""
            {"initial": "a", "states": [1, {"type": "PlaybackState", "name": "a", "animation": "", "transitions": [
              2, {"type": "Transition", "toState": "b", "guards": [3, {"type": "Event", "inputName": "go"}], "x y": 1}
            ]}]}
            """#
        #expect(
            StateMachineReport(text: text).diagnostics.map(\.path.description) == [
                "states[0]", "states[1].transitions[0]", "states[1].transitions[1].guards[0]",
                "states[1].transitions[1].guards[1].inputName",
                #"states[1].transitions[1]["x y"]"#,
            ])
    }

    @Test("A rejected text throws an error with everything that was found, not only the errors")
    func thrownError() throws {
        let error = try #require(throws: StateMachineLoadError.self) { try StateMachineDefinition(text: Self.text) }
        #expect(error.diagnostics == StateMachineReport(text: Self.text).diagnostics)
        #expect(error.diagnostics.map(\.severity) == [.warning, .warning, .error])
        #expect(error.description.split(separator: "\n").count == 3)
    }

    @Test("Bytes are read like the text they hold")
    func bytes() throws {
        let text = #"{"initial": "a", "states": []}"#
        #expect(try StateMachineDefinition(data: Data(text.utf8)) == StateMachineDefinition(text: text))
        let error = #expect(throws: StateMachineLoadError.self) { try StateMachineDefinition(data: Data([0xFF])) }
        #expect(error?.diagnostics.map(\.code) == [.jsonEncoding])
    }

    @Test("Inputs whose names belong to the machine are dropped, and the others stay as they are written")
    func reservedInputs() throws {
        let definition = try StateMachineDefinition(
            text: #"""
                {"initial": "a", "states": [], "inputs": [
                  {"type": "Numeric", "name": "x", "value": 1}, {"type": "Numeric", "name": "@x", "value": 2},
                  {"type": "Numeric", "name": "x", "value": 3}
                ]}
                """#)
        #expect(definition.inputs == [.numeric(name: "x", value: 1), .numeric(name: "x", value: 3)])
    }

    @Test("Numbers are single precision, and those beyond it infinite")
    func singlePrecision() throws {
        let definition = try StateMachineDefinition(
            text: #"""
                {"initial": "a", "states": [], "inputs": [
                  {"type": "Numeric", "name": "x", "value": 16777217}, {"type": "Numeric", "name": "y", "value": -1e39}
                ]}
                """#)
        #expect(
            definition.inputs == [.numeric(name: "x", value: 16_777_216), .numeric(name: "y", value: -.infinity)])
    }

    @Test("A definition built in Swift is checked by the same rules, with paths and no places")
    func definitionBuiltInSwift() {
        typealias Transition = StateMachineDefinition.Transition
        let definition = StateMachineDefinition(
            initial: "a",
            states: [
                .playback(.init(name: "a", transitions: [Transition(toState: "b"), Transition(toState: "a")])),
                .playback(.init(name: "a", segment: .frames(0, 10), entryActions: [.fire(inputName: "go")])),
            ])
        let report = StateMachineReport(checking: definition, profile: .dotLottieRS_2026_07)
        #expect(report.definition == nil)
        #expect(
            report.diagnostics.map(\.description) == [
                #"states[0].transitions[0].toState: warning: no state is named "b", so this transition goes nowhere; declared: "a" [unknown-target-state]"#,
                "states[0].transitions[1]: error: this state has a transition without 'guards' already [second-guardless-transition]",
                #"states[1].name: error: a state is named "a" already [duplicate-state]"#,
                "states[1].segment: error: 'segment' must be a marker's name; this player knows no ranges of frames [segment-range]",
                #"states[1].entryActions[0].inputName: warning: no Event input is named "go", so this Fire does nothing; none is declared [undeclared-action-input]"#,
            ])
    }

    @Test("A sound definition built in Swift comes back as it is")
    func soundDefinitionBuiltInSwift() {
        let definition = StateMachineDefinition(initial: "a", states: [.playback(.init(name: "a"))])
        let report = StateMachineReport(checking: definition)
        #expect(report.definition == definition)
        #expect(report.diagnostics.isEmpty)
    }

    @Test("A file that only happens to use a field of the old form loads")
    func oldFieldInNewForm() {
        let text = #"{"initial": "a", "states": [], "inputs": [], "descriptor": {"id": "x"}, "triggers": []}"#
        let report = StateMachineReport(text: text)
        #expect(report.definition != nil)
        #expect(report.diagnostics.map(\.code) == [.noStates, .unknownField, .unknownField])
    }
}
