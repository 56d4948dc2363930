/// A rule of a theme: which slot of an animation it fills, and with what kind of value.
package struct ThemeRule: Sendable, Hashable {
    /// What a rule can give a value to, spelled as in theme files.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A colour, as components.
        case color = "Color"
        /// A number.
        case scalar = "Scalar"
        /// A point, which may move along a path.
        case position = "Position"
        /// A point or a size.
        case vector = "Vector"
        /// Colours and their places.
        case gradient = "Gradient"
        /// An image.
        case image = "Image"
        /// A text document.
        case text = "Text"
    }

    /// The id of the slot.
    package let id: String
    /// What the slot holds.
    package let kind: Kind
}

extension DotLottieArchive {
    /// The rules of a theme, in order; there may be none.
    ///
    /// The theme must be in the manifest, its file in the archive, and every rule sound: an object with a string `id` and a
    /// known `type`, where a colour is not a string. Whatever this throws, a player leaves the theme that is set as it is.
    package func themeRules(id: String) throws(Failure) -> [ThemeRule] {
        guard manifest.themes.contains(id) else { throw .unlistedTheme(id) }
        let item = Item.theme(id)
        let json = try ArchivedJSON(bytes(of: item), path: path(of: item))
        try json.requireObject(json.root, "")
        guard let list = json.root["rules"] else { throw json.unexpected(json.root, "rules", .array) }
        var rules: [ThemeRule] = []
        for (index, rule) in try json.objects(list, "rules").enumerated() {
            let field = "rules[\(index)]"
            let id = try json.string("id", in: rule, field)
            guard let kind = ThemeRule.Kind(rawValue: try json.string("type", in: rule, field)) else {
                throw json.unexpected(rule["type"] ?? rule, field + ".type", .ruleType)
            }
            if kind == .color, let value = rule["value"], value.kind == .string {
                throw json.unexpected(value, field + ".value", .components)
            }
            rules.append(ThemeRule(id: id, kind: kind))
        }
        return rules
    }
}
