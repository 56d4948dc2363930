/// A text with everything that JSON has, for tests that damage it.
enum JSONSampleText {
    /// The text; lines end with CRLF, and no whitespace follows the end.
    static let text = [
        #"{"name": "door \"é\" \u00e9\uD83D\uDE00\\", "größe": 1.5e+3,"#,
        #" "list": [1, -2, 0.25, -0, 12345678901234567890, 1E-7, "漢字😀"],"#,
        "\t\"flags\" : [ true,false , null ],",
        #" "nested": {"a": {"b": [[], {}, [[{"c": ""}]]]}},"#,
        #" "long": "a string that is longer than a few words of eight bytes","#,
        #" "\u006eame": "last"}"#,
    ].joined(separator: "\r\n")

    /// The text's bytes.
    static let bytes = Array(text.utf8)
}
