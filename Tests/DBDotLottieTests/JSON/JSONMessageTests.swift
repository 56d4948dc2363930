import DBDotLottie
import Testing

struct JSONMessageTests {
    @Test(
        "A message says what was found and what would fit",
        arguments: [
            ("", "the text is empty; a JSON text holds one value"),
            ("{\"a\": 1,}", "there is a comma before the closing brace; after the last member there is none"),
            ("[1,]", "there is a comma before the closing bracket; after the last element there is none"),
            ("[1 // one\n]", "there is a comment; JSON has no comments"),
            ("['a']", "''' is not JSON's quote; strings and keys stand in double quotes (\")"),
            ("[“a”]", "'“' (U+201C) is not JSON's quote; strings and keys stand in double quotes (\")"),
            ("{a: 1}", "the key has no quotes; keys stand in double quotes (\")"),
            ("[NaN]", "JSON has no infinity and no NaN; a number, or null, would fit"),
            ("[True]", "there is a word that JSON does not know; true would fit"),
            ("[None]", "there is a word that JSON does not know; null would fit"),
            ("[1 2]", "a comma is missing before this element; commas stand between the elements of an array"),
            ("{\"a\" 1}", "a colon is missing here; it stands between a key and its value"),
            ("[\n{\"a\": 1", "the text ends before the object that begins at 2:1 is closed with }"),
            ("{\n\"a\": [1}", "the array that begins at 2:6 is closed with }; ] would fit"),
            ("[1;]", "';' cannot stand here; a comma or ] would fit"),
            ("[\u{A0}1]", "U+00A0 cannot stand here; a value or ] would fit"),
            ("\"a\tb\"", "the string contains a control character; write \\t instead"),
            ("\"a\u{1}b\"", "the string contains a control character; write \\u0001 instead"),
            ("\"\\ud83d\"", "the escape \\uD83D is one half of a surrogate pair; \\uDC00 to \\uDFFF must follow"),
            (
                "\"\\ude00\"",
                "the escape \\uDE00 is one half of a surrogate pair; \\uD800 to \\uDBFF must stand before it"
            ),
            ("[-.5]", "a digit is missing here; a number has at least one in front of its decimal point"),
        ])
    func message(text: String, message: String) {
        let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(text: text) }
        #expect(error?.message == message)
    }
}
