/// A generated machine of about 500 bytes a state, without a mistake: every state can be reached and left.
enum LargeMachine {
    static func text(stateCount: Int) -> String {
        let states = (0..<stateCount).map { state($0, of: stateCount) }.joined(separator: ",\n")
        return """
            {
              "initial": "state0",
              "states": [
            \(states)
              ],
              "interactions": [{"type": "Click", "actions": [{"type": "Fire", "inputName": "next"}]}],
              "inputs": [
                {"type": "Event", "name": "next"},
                {"type": "Numeric", "name": "count", "value": 0},
                {"type": "String", "name": "mode", "value": "idle"},
                {"type": "Boolean", "name": "isOn", "value": false}
              ]
            }
            """
    }

    private static func state(_ number: Int, of count: Int) -> String {
        """
            {"type": "PlaybackState", "name": "state\(number)", "animation": "", "autoplay": true, "loop": true, "mode": "Forward", "speed": 1.5,
             "entryActions": [{"type": "Increment", "inputName": "count"}, {"type": "Toggle", "inputName": "isOn"}],
             "transitions": [
               {"type": "Transition", "toState": "state\((number + 1) % count)", "guards": [{"type": "Event", "inputName": "next"}]},
               {"type": "Transition", "toState": "state\((number + 7) % count)", "guards": [
                 {"type": "Numeric", "inputName": "count", "conditionType": "GreaterThan", "compareTo": \(number + 10)},
                 {"type": "String", "inputName": "mode", "conditionType": "Equal", "compareTo": "busy"}]}
             ]}
        """
    }
}
