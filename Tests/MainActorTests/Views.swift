// This module's default isolation is the main actor, so these are the main actor's, as UIKit's classes are.

final class BoxView {
    enum Color { case gray, red, green, blue, black }

    var backgroundColor: Color?
    var opacity = 1.0
    var scale = 1.0
    var rotation = 0.0
    var cornerRadius = 0.0
}

final class LogView {
    private(set) var lines: [String] = []
    func append(_ line: String) { lines.append(line) }
}
