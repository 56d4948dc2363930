/// The JSON blocks of the documentation, to be put into whole machines.
enum SeedJSONBlock {
    static let skeleton = """
        {
          "initial": "idle",
          "states": [],
          "interactions": [],
          "inputs": []
        }
        """

    static let globalState = """
        {
          "name": "globalOverlay",
          "type": "GlobalState",
          "transitions": [
            {
              "type": "Transition",
              "toState": "idle",
              "guards": [{ "type": "Event", "inputName": "dismiss" }]
            }
          ]
        }
        """

    static let transition = """
        {
          "type": "Transition",
          "toState": "active",
          "guards": [{ "type": "Boolean", "inputName": "isActive", "conditionType": "Equal", "compareTo": true }]
        }
        """

    static let tweened = """
        {
          "type": "Tweened",
          "toState": "loading",
          "duration": 0.5,
          "easing": [0.25, 0.1, 0.25, 1],
          "guards": [{ "type": "Event", "inputName": "startLoading" }]
        }
        """

    static let inputs = [
        #"{ "type": "Numeric", "name": "score", "value": 0 }"#,
        #"{ "type": "String", "name": "userRole", "value": "guest" }"#,
        #"{ "type": "Boolean", "name": "isActive", "value": false }"#,
        #"{ "type": "Event", "name": "buttonClicked" }"#,
    ]

    static let entryActions = """
        "entryActions": [
          { "type": "SetTheme", "value": "dark_theme" },
          { "type": "Increment", "inputName": "visitCount" },
          { "type": "FireCustomEvent", "value": "stateActivated" }
        ]
        """

    static let click = """
        {
          "type": "Click",
          "layerName": "button_layer",
          "actions": [{ "type": "Toggle", "inputName": "isActive" }]
        }
        """

    static let onComplete = """
        {
          "type": "OnComplete",
          "stateName": "active",
          "actions": [{ "type": "Fire", "inputName": "animDone" }]
        }
        """

    static let onLoopComplete = """
        {
          "type": "OnLoopComplete",
          "stateName": "loading",
          "actions": [{ "type": "Increment", "inputName": "loopCount" }]
        }
        """
}
