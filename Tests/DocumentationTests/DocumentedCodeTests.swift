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

    @Test("The README has blocks")
    func readmeHasBlocks() throws {
        #expect(try DocumentedCode.blocks(ofDocument: "README.md").count >= 3)
    }
}
