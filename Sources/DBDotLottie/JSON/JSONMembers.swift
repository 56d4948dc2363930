/// The members of a JSON object, in the order of the text; a key that is written twice comes twice.
package struct JSONMembers: Collection, Sendable {
    /// The document's storage.
    private let storage: JSONStorage
    /// The index of the first key in the storage's list.
    package let startIndex: Int
    /// The index behind the last value and everything in it.
    package let endIndex: Int
    /// How many members there are.
    package let count: Int

    /// The members of the object at an index of the storage's list.
    init(storage: JSONStorage, containerAt index: Int) {
        let token = storage.tokens[index]
        self.storage = storage
        startIndex = index + 1
        endIndex = token.end(from: index)
        count = token.count
    }

    /// No members.
    init(emptyIn storage: JSONStorage) {
        self.storage = storage
        startIndex = 0
        endIndex = 0
        count = 0
    }

    /// The index of the next member.
    package func index(after index: Int) -> Int { storage.tokens[index + 1].end(from: index + 1) }

    /// The member at an index.
    package subscript(index: Int) -> JSONMember { JSONMember(storage: storage, index: index) }
}
