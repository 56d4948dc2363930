/// A machine with every kind of state and of transition, as files.
enum DoorFile {
    static let machine = """
        {
          "initial": "closed",
          "states": [
            {"name": "any", "type": "GlobalState", "transitions": [
              {"type": "Transition", "toState": "closed", "guards": [{"type": "Event", "inputName": "reset"}]}]},
            {"name": "closed", "type": "PlaybackState", "animation": "", "transitions": [
              {"type": "Tweened", "toState": "half open", "duration": 0.3, "easing": [0, 0, 1, 1], "guards": [
                {"type": "Event", "inputName": "push"},
                {"type": "Numeric", "inputName": "pushes", "conditionType": "GreaterThanOrEqual", "compareTo": "$needed"}]},
              {"type": "Transition", "toState": "broken", "guards": [
                {"type": "Event", "inputName": "kick"}]}]},
            {"name": "half open", "type": "PlaybackState", "animation": "", "transitions": [
              {"type": "Transition", "toState": "closed", "guards": []}]},
            {"name": "broken", "type": "PlaybackState", "animation": "", "final": true, "transitions": []}
          ],
          "inputs": [
            {"type": "Numeric", "name": "pushes", "value": 3}, {"type": "Numeric", "name": "needed", "value": 2},
            {"type": "Event", "name": "push"}, {"type": "Event", "name": "kick"}, {"type": "Event", "name": "reset"}
          ]
        }
        """

    /// Two runs as `dbsm trace` prints them: a push, and after a stop a start, which no transition makes.
    static let traces = """
        {"name":"push","load":true,"steps":[{"ok":true,"events":[["Transition","","closed"],["StateExit",""],\
        ["StateEntered","closed"],["Start"]],"state":"closed"},{"ok":true,"events":[["InputFired","push"],\
        ["Transition","closed","half open"],["StateExit","closed"],["StateEntered","half open"],\
        ["Transition","half open","closed"],["StateExit","half open"],["StateEntered","closed"]]},{"events":[["Stop"]]}]}
        {"name":"again","load":true,"steps":[{"ok":true,"events":[["Transition","half open","closed"],\
        ["StateExit","half open"],["StateEntered","closed"],["Start"]]}]}

        """
}
