import Testing

@Suite("Documented code")
struct DocumentedCodeTests {
    @Test(
        "Every Swift block of a document is code that a test compiles and runs",
        arguments: try DocumentedCode.documents())
    func blocksAreTested(document: String) throws {
        let written = try DocumentedCode.blocks(ofDocument: document)
        let tested = try DocumentedCode.blocks(inTestsFor: document)
        for (position, block) in written.enumerated() {
            let test = tested.indices.contains(position) ? tested[position].description : "(no test has it)"
            #expect(block.description == test, "Block \(position + 1) of \(document)")
        }
        #expect(tested.count <= written.count, "The tests mark more blocks than \(document) has.")
    }

    @Test("What the tests mark as a document's code belongs to a document")
    func marksAreOfDocuments() throws {
        #expect(try DocumentedCode.markedDocuments().subtracting(DocumentedCode.documents()) == [])
    }

    @Test("Code in the documentation of the libraries is fenced, and as Swift, so that it is tested")
    func codeIsFenced() throws {
        for document in try DocumentedCode.libraryFiles() {
            var isInside = false
            for line in try DocumentedCode.prose(document) {
                if line.hasPrefix("```") {
                    #expect(line == (isInside ? "```" : "```swift"), "\(document)")
                    isInside.toggle()
                }
                #expect(isInside || !line.hasPrefix("    "), "\(document): \(line)")
            }
        }
    }

    @Test(
        "The overviews have blocks",
        arguments: [
            "Sources/DBDotLottie/DBDotLottie.docc/DBDotLottie.md",
            "Sources/DBStateMachine/DBStateMachine.docc/DBStateMachine.md",
            "Sources/DBStateMachine/DBStateMachine.swift",
        ])
    func blocks(document: String) throws {
        #expect(try !DocumentedCode.blocks(ofDocument: document).isEmpty)
    }

    @Test("The README has blocks")
    func readmeHasBlocks() throws {
        #expect(try DocumentedCode.blocks(ofDocument: "README.md").count >= 3)
    }
}
