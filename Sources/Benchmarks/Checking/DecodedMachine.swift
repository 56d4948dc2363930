/// A state machine as an application would declare it for Foundation's JSONDecoder; it has the fields that `LargeMachine` uses.
struct DecodedMachine: Decodable {
    let initial: String
    let states: [State]
    let interactions: [Interaction]?
    let inputs: [Input]?

    struct State: Decodable {
        let type: String
        let name: String
        let animation: String
        let autoplay: Bool?
        let loop: Bool?
        let mode: String?
        let speed: Float?
        let entryActions: [Action]?
        let transitions: [Transition]
    }

    struct Action: Decodable {
        let type: String
        let inputName: String
    }

    struct Transition: Decodable {
        let type: String
        let toState: String
        let guards: [Guard]?
    }

    struct Guard: Decodable {
        let type: String
        let inputName: String
        let conditionType: String?
        let compareTo: Scalar?

        enum Key: CodingKey { case type, inputName, conditionType, compareTo }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            type = try fields.decode(String.self, forKey: .type)
            inputName = try fields.decode(String.self, forKey: .inputName)
            conditionType = try fields.decodeIfPresent(String.self, forKey: .conditionType)
            compareTo = try Scalar(ofType: type, in: fields, at: .compareTo)
        }
    }

    struct Interaction: Decodable {
        let type: String
        let actions: [Action]
    }

    struct Input: Decodable {
        let type: String
        let name: String
        let value: Scalar?

        enum Key: CodingKey { case type, name, value }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            type = try fields.decode(String.self, forKey: .type)
            name = try fields.decode(String.self, forKey: .name)
            value = try Scalar(ofType: type, in: fields, at: .value)
        }
    }

    /// A value whose type another field says.
    enum Scalar {
        case number(Float)
        case text(String)
        case truth(Bool)

        /// `nil` for events, which have none.
        init?<Key>(ofType type: String, in fields: KeyedDecodingContainer<Key>, at key: Key) throws {
            switch type {
            case "Numeric": self = .number(try fields.decode(Float.self, forKey: key))
            case "String": self = .text(try fields.decode(String.self, forKey: key))
            case "Boolean": self = .truth(try fields.decode(Bool.self, forKey: key))
            default: return nil
            }
        }
    }
}
