/// URLs that actions open.
extension DefinitionChecker {
    mutating func checkWhitelist() {
        for entry in context.openUrlPolicy?.whitelist ?? [] where !UrlPattern(entry).matchesSomething {
            report(
                .unmatchableWhitelistEntry,
                "the whitelist's entry \(DiagnosticText.quoted(entry)) matches no URL, for a URL's last slash does not count",
                hint: "did you mean \(DiagnosticText.quoted(String(entry.dropLast())))?")
        }
    }

    mutating func checkUrl(of action: StateMachineDefinition.Action, in place: ActionPlace) {
        guard case .openUrl(let url, _) = action else { return }
        if case .literal(let url) = url, !checkUrl(url) { return }
        guard context.openUrlPolicy?.requireUserInteraction == true, let reason = reasonWithoutInteraction(in: place)
        else { return }
        report(.urlWithoutInteraction, at: .type, "\(reason), and the policy requires a Click or a PointerDown")
    }

    /// Answers whether a URL may pass, by itself.
    private mutating func checkUrl(_ url: String) -> Bool {
        if url.isEmpty || url.begins(with: "/") {
            let what = url.isEmpty ? "is empty" : "begins with \"/\""
            report(.unopenableUrl, at: .url, "no policy lets a URL pass that \(what), so this OpenUrl does nothing")
            return false
        }
        guard let policy = context.openUrlPolicy, !policy.whitelist.contains(where: { UrlPattern($0).matches(url) })
        else { return true }
        report(
            .refusedUrl, at: .url,
            "the whitelist does not let \(DiagnosticText.quoted(url)) pass, so this OpenUrl does nothing",
            hint: Self.suggestion(for: url, of: policy.whitelist))
        return false
    }

    private static func suggestion(for url: String, of whitelist: [String]) -> String? {
        guard !whitelist.isEmpty else { return "the whitelist is empty" }
        let widened = whitelist.lazy.map { $0 + "/*" }.first { UrlPattern($0).matches(url) }
        return widened.map { "the entry \(DiagnosticText.quoted($0)) would" }
            ?? DiagnosticText.suggestion(for: url, among: whitelist)
    }

    /// Why no user interaction is the latest event when an action is done; `nil` if one may be.
    private func reasonWithoutInteraction(in place: ActionPlace) -> String? {
        switch place {
        case .interaction(let interaction): return interaction.reasonWithoutInteraction
        case .entry, .exit:
            guard listensToUser else {
                return "the machine listens to no event of the user that could precede this OpenUrl"
            }
        }
        if case .entry(let state) = place, state.name.isExactly(definition.initial) {
            return "no event precedes this OpenUrl when the machine starts"
        }
        return nil
    }
}

extension StateMachineDefinition.Interaction {
    /// Whether its event counts as a user's interaction for an `OpenUrlPolicy`.
    var isUserInteraction: Bool { kind == .click || kind == .pointerDown }

    fileprivate var reasonWithoutInteraction: String? {
        switch kind {
        case .click, .pointerDown: nil
        // A PointerDown onto the layer may have brought the pointer there.
        case .pointerEnter where layerName != nil, .pointerExit where layerName != nil: nil
        case .pointerUp, .pointerMove, .pointerEnter, .pointerExit, .onComplete, .onLoopComplete:
            "\(DiagnosticText.withArticle(kind.rawValue)) precedes this OpenUrl"
        }
    }
}
