/// The elements of a JSON array or the members of a JSON object, in the order of the text; a key that is written twice comes twice.
package struct JSONItems<Item: JSONItem>: Collection, Sendable {
    private let storage: JSONStorage
    /// The index of the first entry in the storage's list.
    package let startIndex: Int
    /// The index behind the last item and everything in it.
    package let endIndex: Int
    /// How many items there are.
    package let count: Int

    /// The items of the container at an index of the storage's list.
    init(storage: JSONStorage, containerAt index: Int) {
        let token = storage.tokens[index]
        self.storage = storage
        startIndex = index + 1
        endIndex = token.end(from: index)
        count = token.count
    }

    /// No items.
    init(emptyIn storage: JSONStorage) {
        self.storage = storage
        startIndex = 0
        endIndex = 0
        count = 0
    }

    /// The index of the next item.
    package func index(after index: Int) -> Int {
        let value = index + Item.valueOffset
        return storage.tokens[value].end(from: value)
    }

    /// The item at an index.
    package subscript(index: Int) -> Item { Item(storage: storage, index: index) }
}

/// What a container holds, by its first entry in the storage's list.
package protocol JSONItem: Sendable {
    /// How many entries stand before the item's value.
    static var valueOffset: Int { get }

    init(storage: JSONStorage, index: Int)
}

extension JSONNode: JSONItem {
    package static var valueOffset: Int { 0 }
}

extension JSONMember: JSONItem {
    /// The key stands before it.
    package static var valueOffset: Int { 1 }
}
