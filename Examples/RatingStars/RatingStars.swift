import DBDotLottie
import DBStateMachine
import Foundation

/// Five stars as their designer made them: pointing at a star shows what a click on it would give, and a click gives it.
struct RatingStars {
    /// The canvas, in pixels: as large as the animation.
    static let canvas = CanvasSize(width: 200, height: 40)

    let machine: DotLottieStateMachine
    private let player: HeadlessPlayer

    /// Opens the animation and the machine that stand beside this file.
    init(profile: DotLottieProfile = .documented) throws {
        let animation = try LottieAnimation(data: try Self.file("stars"))
        player = HeadlessPlayer(animation: animation, profile: profile, canvas: Self.canvas)
        machine = try DotLottieStateMachine(data: try Self.file("rating-stars"), profile: profile, playback: player)
        machine.start()
    }

    /// What the user gave, 0 to 5.
    var rating: Int { Int(machine.numeric("rating") ?? 0) }

    /// The stars as they are lit, such as `★★★☆☆`; frames count them, ten for each.
    var picture: String {
        let lit = Int(player.currentFrame) / 10
        return String(repeating: "★", count: lit) + String(repeating: "☆", count: 5 - lit)
    }

    /// Moves the pointer to the middle of a star; 0 is beside them all.
    func point(atStar number: Int) {
        machine.post(.pointerMove(x: Self.middle(ofStar: number), y: 20))
    }

    /// Clicks on the middle of a star.
    func click(star number: Int) {
        machine.post(.click(x: Self.middle(ofStar: number), y: 20))
    }

    private static func middle(ofStar number: Int) -> Float { Float(40 * number - 20) }

    private static func file(_ name: String) throws -> Data {
        guard let url = Bundle.module.url(forResource: name, withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try Data(contentsOf: url)
    }
}
