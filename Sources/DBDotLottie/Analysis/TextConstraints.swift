/// What guards say about String inputs; since there are endlessly many texts, what does not contradict itself can be had.
struct TextConstraints: Sendable {
    private let texts: [String]
    private var classes = EquivalenceClasses()
    private var elements: [TextOperand: Int] = [:]
    private var operands: [TextOperand] = []
    private var differing: [(Int, Int)] = []

    init(texts: [String]) { self.texts = texts }

    mutating func add(_ input: Int32, _ condition: EqualityCondition, _ value: TextOperand) {
        let (first, second) = (element(.input(input)), element(value))
        switch condition {
        case .equal: _ = classes.join(first, second, .same)
        case .notEqual: differing.append((first, second))
        }
    }

    /// Values for all inputs that were named: what a class must be, else the given value of its first input, else something new.
    func solved(near values: [String]) -> Solved<[Int32: String]> {
        guard var chosen = constants, let rivals else { return .impossible }
        var solution: [Int32: String] = [:]
        for (element, operand) in operands.enumerated() {
            guard case .input(let input) = operand else { continue }
            let root = classes.root(of: element).element
            let value: String
            if let known = chosen[root] {
                value = known
            } else {
                let taken = Set((rivals[root] ?? []).compactMap { chosen[$0] }.map(ExactName.init))
                value = Self.text(otherThan: taken, near: values.indices.contains(Int(input)) ? values[Int(input)] : "")
            }
            chosen[root] = value
            solution[input] = value
        }
        return .possible(solution)
    }

    /// The texts that classes are by their root; `nil` if one would be two.
    private var constants: [Int: String]? {
        var constants: [Int: String] = [:]
        for (element, operand) in operands.enumerated() {
            guard case .constant(let position) = operand else { continue }
            // Of every text there is one element, so a second one is another text.
            guard constants.updateValue(texts[Int(position)], forKey: classes.root(of: element).element) == nil else {
                return nil
            }
        }
        return constants
    }

    /// The classes that each class differs from, by their roots; `nil` if one would differ from itself.
    private var rivals: [Int: [Int]]? {
        var rivals: [Int: [Int]] = [:]
        for (first, second) in differing {
            let (one, two) = (classes.root(of: first).element, classes.root(of: second).element)
            guard one != two else { return nil }
            rivals[one, default: []].append(two)
            rivals[two, default: []].append(one)
        }
        return rivals
    }

    private static func text(otherThan taken: Set<ExactName>, near value: String) -> String {
        if !taken.contains(ExactName(value)) { return value }
        let tries = (0...taken.count).lazy.map { $0 == 0 ? "other" : "other \($0 + 1)" }
        return tries.first { !taken.contains(ExactName($0)) } ?? value
    }

    private mutating func element(_ operand: TextOperand) -> Int {
        if let element = elements[operand] { return element }
        let element = classes.addElement()
        elements[operand] = element
        operands.append(operand)
        return element
    }
}
