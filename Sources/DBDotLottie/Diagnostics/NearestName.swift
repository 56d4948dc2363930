/// Finds the name that was probably meant when one is misspelt.
///
/// The distance of two names is the number of insertions, deletions, replacements and swaps of neighbours between them, letter case aside.
package enum NearestName {
    /// Names of more Unicode scalars than this are neither corrected nor suggested.
    static let longestName = 64
    /// The number of declared names that are compared; what is declared after them is not suggested.
    static let mostCandidates = 500

    /// The first of the nearest candidates, or `nil` if all differ in more than a third of their letters.
    package static func find(_ name: String, among candidates: some Sequence<String>) -> String? {
        guard let wanted = folded(name), !wanted.isEmpty else { return nil }
        var best: (name: String, distance: Int)?
        for candidate in candidates.prefix(mostCandidates) {
            guard let letters = folded(candidate) else { continue }
            let limit = min(Self.limit(max(letters.count, wanted.count)), best.map { $0.distance - 1 } ?? .max)
            guard limit >= 0, abs(letters.count - wanted.count) <= limit else { continue }
            let distance = distance(from: wanted, to: letters)
            if distance <= limit { best = (candidate, distance) }
        }
        return best?.name
    }

    /// The greatest distance at which names of some length are near.
    private static func limit(_ length: Int) -> Int { length < 3 ? 0 : length / 3 }

    private static func folded(_ name: String) -> [Unicode.Scalar]? {
        guard name.unicodeScalars.prefix(longestName + 1).count <= longestName else { return nil }
        return Array(name.lowercased().unicodeScalars)
    }

    /// The optimal string alignment distance, with the last three rows of its table.
    private static func distance(from first: [Unicode.Scalar], to second: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for i in first.indices {
            var row = [i + 1]
            row.reserveCapacity(second.count + 1)
            for j in second.indices {
                let replaced = last[j] + (first[i] == second[j] ? 0 : 1)
                var distance = min(replaced, last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                    distance = min(distance, beforeLast[j - 1] + 1)
                }
                row.append(distance)
            }
            (beforeLast, last) = (last, row)
        }
        return last[second.count]
    }
}
