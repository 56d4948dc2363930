import DBDotLottie

/// A generated animation of about 300 KB: 256 layers, each with a parent, keyframes and stroked shapes.
enum SampleAnimation {
    private static let layerCount = 256

    /// The layer that is asked for, the last one.
    static let wanted = "layer \(layerCount)"

    static func player() -> HeadlessPlayer {
        HeadlessPlayer(animation: animation, canvas: CanvasSize(width: 512, height: 512))
    }

    static var animation: LottieAnimation {
        do {
            return try LottieAnimation(bytes: Array(text.utf8))
        } catch {
            preconditionFailure("the sample animation is sound: \(error)")
        }
    }

    private static var text: String {
        let layers = (1...layerCount).map(layer).joined(separator: ",\n")
        return "{\"fr\": 60, \"ip\": 0, \"op\": 600, \"w\": 512, \"h\": 512, \"layers\": [\(layers)]}"
    }

    private static func layer(_ number: Int) -> String {
        let parent = number > 1 ? "\"parent\": 1, " : ""
        let position = number > 1 ? "[0, 0]" : "[256, 256]"
        return """
            {"ty": 4, "ind": \(number), \(parent)"nm": "layer \(number)", "ip": 0, "op": 600, "st": 0, "sr": 1,
             "ks": {"o": {"a": 0, "k": 100}, "p": {"a": 0, "k": \(position)}, "a": {"a": 0, "k": [0, 0]}, "r": \(rotation),
              "s": {"a": 0, "k": [100, 100]}},
             "shapes": [{"ty": "gr", "it": [\(shapes)
              {"ty": "tr", "p": {"a": 0, "k": [0, 0]}, "a": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [100, 100]}}]}]}
            """
    }

    private static let rotation = """
        {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": 0.4, "y": 0}, "i": {"x": 0.2, "y": 1}}, {"t": 600, "s": [90]}]}
        """

    private static let shapes = """
        {"ty": "rc", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [120, 80]}, "r": {"a": 0, "k": 12}},
        {"ty": "el", "p": {"a": 0, "k": [30, 10]}, "s": {"a": 0, "k": [60, 60]}},
        {"ty": "sh", "ks": {"a": 0, "k": {"c": true, "v": [[0, 0], [50, 0], [50, 50]], "i": [[0, 0], [5, 5], [0, 0]],
         "o": [[0, 0], [5, 5], [0, 0]]}}},
        {"ty": "st", "c": {"a": 0, "k": [0, 0, 0, 1]}, "o": {"a": 0, "k": 100}, "w": {"a": 0, "k": 4}, "lc": 2, "lj": 2},
        {"ty": "fl", "c": {"a": 0, "k": [1, 0, 0, 1]}, "o": {"a": 0, "k": 100}},
        """
}
