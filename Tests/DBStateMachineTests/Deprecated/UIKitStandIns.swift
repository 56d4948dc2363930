// As much of UIKit, in Swift 2's spelling, as the classes of the 2016 README use: they run headless with it.

final class UIView {
    var backgroundColor: UIColor?
    var transform = CGAffineTransformIdentity
    let layer = CALayer()

    static func animateWithDuration(_ seconds: Double, animations: () -> Void) { animations() }
}

final class CALayer {
    var opacity = 1.0
    var cornerRadius = 0.0
}

enum UIColor {
    case gray, red, green, blue, black

    static func grayColor() -> UIColor { gray }
    static func redColor() -> UIColor { red }
    static func greenColor() -> UIColor { green }
    static func blueColor() -> UIColor { blue }
    static func blackColor() -> UIColor { black }
}

final class UITextView {
    var text = Text()

    struct Text {
        private(set) var content = ""
        mutating func appendContentsOf(_ other: String) { content += other }
    }
}

enum CGAffineTransform: Hashable {
    case identity
    case scale(Double, Double)
    case rotation(Double)
}

let CGAffineTransformIdentity = CGAffineTransform.identity

func CGAffineTransformScale(_ transform: CGAffineTransform, _ x: Double, _ y: Double) -> CGAffineTransform {
    x == 1 && y == 1 ? transform : .scale(x, y)
}

func CGAffineTransformRotate(_ transform: CGAffineTransform, _ angle: Double) -> CGAffineTransform {
    angle == 0 ? transform : .rotation(angle)
}
