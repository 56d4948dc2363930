/// The elements of a JSON array, in the order of the text.
package struct JSONElements: Collection, Sendable {
    /// The document's storage.
    private let storage: JSONStorage
    /// The index of the first element in the storage's list.
    package let startIndex: Int
    /// The index behind the last element and everything in it.
    package let endIndex: Int
    /// How many elements there are.
    package let count: Int

    /// The elements of the array at an index of the storage's list.
    init(storage: JSONStorage, containerAt index: Int) {
        let token = storage.tokens[index]
        self.storage = storage
        startIndex = index + 1
        endIndex = token.end(from: index)
        count = token.count
    }

    /// No elements.
    init(emptyIn storage: JSONStorage) {
        self.storage = storage
        startIndex = 0
        endIndex = 0
        count = 0
    }

    /// The index of the next element.
    package func index(after index: Int) -> Int { storage.tokens[index].end(from: index) }

    /// The element at an index.
    package subscript(index: Int) -> JSONNode { JSONNode(storage: storage, index: index) }
}
