/// The designer's part: it counts visitors, and celebrates the third.
let counterJSON = """
    {
      "initial": "waiting",
      "states": [
        {
          "name": "waiting",
          "type": "PlaybackState",
          "animation": "",
          "transitions": [
            {
              "type": "Transition",
              "toState": "celebrating",
              "guards": [
                { "type": "Numeric", "inputName": "visitors", "conditionType": "GreaterThanOrEqual", "compareTo": 3 }
              ]
            }
          ]
        },
        {
          "name": "celebrating",
          "type": "PlaybackState",
          "animation": "",
          "transitions": [
            {
              "type": "Transition",
              "toState": "waiting",
              "guards": [{ "type": "Event", "inputName": "partyIsOver" }]
            }
          ]
        }
      ],
      "interactions": [
        { "type": "Click", "actions": [{ "type": "Increment", "inputName": "visitors" }] }
      ],
      "inputs": [
        { "type": "Numeric", "name": "visitors", "value": 0 },
        { "type": "Event", "name": "partyIsOver" }
      ]
    }
    """
