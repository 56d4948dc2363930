import DBStateMachine

extension StateMachineDefinition.Action {
    /// The action to be read by people: `count += 1`, `name = "Ada"`, `fire tap`, `open "https://example.com"`.
    package var text: String {
        switch self {
        case .increment(let name, let value): "\(name) += \(value?.operandText ?? "1")"
        case .decrement(let name, let value): "\(name) -= \(value?.operandText ?? "1")"
        case .multiply(let name, let value): "\(name) *= \(value.operandText)"
        case .floor(let name): "round \(name) down"
        case .clamp(let name, let min, let max): "keep \(name)\(Self.bounds(min, max))"
        case .setRandom(let name, let min, let max, let integer):
            "\(name) = random \(integer ? "integer" : "number")"
                + " from \(min?.operandText ?? "0") to \(max?.operandText ?? "1")"
        case .setNumeric(let name, let value): "\(name) = \(value.operandText)"
        case .setBoolean(let name, let value): "\(name) = \(value.operandText)"
        case .setString(let name, let value): "\(name) = \(ValueReference<String>(text: value).operandText)"
        case .toggle(let name): "toggle \(name)"
        case .fire(let name): "fire \(name)"
        case .reset(let name): "reset \(name)"
        case .setTheme(.literal("")): "no theme"
        case .setTheme(let value): "theme = \(value.operandText)"
        case .setFrame(let value): "frame = \(value.operandText)"
        case .setProgress(let value): "progress = \(value.operandText)"
        case .fireCustomEvent(let value): "send \(value.operandText)"
        case .openUrl(let url, ""): "open \(url.operandText)"
        case .openUrl(let url, let target): "open \(url.operandText) in \"\(target)\""
        }
    }

    private static func bounds(_ min: ValueReference<Float>?, _ max: ValueReference<Float>?) -> String {
        let words = [min.map { " at least \($0.operandText)" }, max.map { " at most \($0.operandText)" }]
        return words.compactMap(\.self).joined(separator: " and")
    }
}
