/// The states that runs have evaluated lately, to notice a run that goes round in circles.
///
/// The rule is the players': at the head of each round, if the newest state occurs earlier in the list, one cycle is counted and the list
/// begins anew. The list lives on from run to run.
struct VisitedStates {
    static let cycleLimit = 20

    /// The number of the list in which a state occurs last; a list begins anew by counting on.
    private var listNumbers: [UInt32]
    private var currentList: UInt32 = 1
    private var newestOccursEarlier = false

    init(count: Int) { listNumbers = Array(repeating: 0, count: count) }

    /// Whether the newest state closes a cycle, which the caller counts.
    var closesCycle: Bool { newestOccursEarlier }

    mutating func beginAnew() {
        newestOccursEarlier = false
        currentList &+= 1
    }

    mutating func append(_ position: Int) {
        newestOccursEarlier = listNumbers[position] == currentList
        listNumbers[position] = currentList
    }
}
