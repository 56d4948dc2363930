/// Tells equal names apart.
enum UniqueNames {
    /// The names in the same order, each once: the first keeps its own, later ones get a number that makes them nobody else's.
    static func numbered(_ wanted: [String]) -> [String] {
        let taken = Set(wanted)
        var used: Set<String> = []
        var numbers: [String: Int] = [:]
        return wanted.map { base in
            var name = base
            while used.contains(name) || (name != base && taken.contains(name)) {
                let number = numbers[base, default: 1] + 1
                numbers[base] = number
                name = "\(base) \(number)"
            }
            used.insert(name)
            return name
        }
    }
}
