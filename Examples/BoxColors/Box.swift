/// What a view would show, and what its states wrote down.
final class Box {
    var color = "none"
    var opacity = 1.0
    var scale = 1.0
    var rotation = 0.0
    var cornerRadius = 0.0
    private(set) var log: [String] = []

    func note(_ line: String) { log.append(line) }

    var look: String {
        "\(color), opacity \(opacity), scale \(scale), rotation \(rotation), corners \(cornerRadius)"
    }
}
