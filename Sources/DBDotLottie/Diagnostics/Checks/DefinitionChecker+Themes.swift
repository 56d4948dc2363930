/// Themes that actions set.
extension DefinitionChecker {
    mutating func checkTheme(of action: StateMachineDefinition.Action) {
        guard case .setTheme(.literal(let id)) = action, !id.isEmpty, shown != nil else { return }
        let name = DiagnosticText.quoted(id)
        guard let archive = shown?.archive else {
            report(
                .unknownTheme, at: .value,
                "only an archive has themes, so this SetTheme of \(name) does nothing for a bare animation")
            return
        }
        switch shown?.failure(ofTheme: id) {
        case nil: break
        case .noFile,
            .unlistedTheme where !archive.contains(.theme(id)):
            report(
                .unknownTheme, at: .value, "the archive has no theme \(name), so this SetTheme does nothing",
                hint: DiagnosticText.suggestion(
                    for: id, amongThere: archive.themes.filter { $0.presence == .listed }.map(\.id)))
        case .unlistedTheme:
            report(
                .unlistedTheme, at: .value,
                "the archive's manifest does not list the theme \(name), so this SetTheme does nothing")
        case let failure?:
            report(
                .unreadableTheme, at: .value, "the theme \(name) cannot be set, so this SetTheme does nothing",
                hint: failure.hint(path: archive.path(of: .theme(id))))
        }
    }
}
