import Loose
import Testing

@Suite struct LooseTests {
    @Test func valuesOfEveryKind() throws {
        let json = try LooseJSON(#" {"a": [1, -2.5e1, "3.5", true, null, {"b": "x"}], "c": "true", "a2": " padded ", "e": ""} "#.utf8)
        #expect(json["a"].list.map(\.number) == [1, -25, 3.5, nil, nil, nil])
        #expect(json["a"].list[3].flag == true && json["c"].flag == true && json["a"].list[5]["b"].text == "x")
        #expect(json["a2"].text == "padded" && json["e"].text == nil && json["none"]["deeper"].list.isEmpty && json["c"].texts == ["true"])
    }

    @Test func textsWithEscapes() throws {
        #expect(try LooseJSON(#""a\n\"\\\/\u00e9\ud83c\udf4e\ud83cx""#.utf8) == .text("a\n\"\\/é🍎\u{fffd}x"))
        #expect(try LooseJSON([0x22, 0xff, 0x22]) == .text("\u{fffd}"))
        #expect(try LooseJSON("\"two\nlines\"".utf8) == .text("two\nlines"))
    }

    @Test(arguments: ["", "[", "[1", "{\"a\"", "\"abc", "\"\\", "\"\\u12", "tru"])
    func cutOff(text: String) { #expect(throws: LooseJSON.Problem.cutOff) { try LooseJSON(text.utf8) } }

    @Test(arguments: [("x", 0), ("[1 2]", 3), ("{1: 2}", 1), ("{\"a\" 1}", 5), ("1 1", 2), ("truth", 3), ("-", 0), ("\"\\uzzzz\"", 3)])
    func noJSON(text: String, place: Int) { #expect(throws: LooseJSON.Problem.unexpected(at: place)) { try LooseJSON(text.utf8) } }

    @Test func depthIsLimited() throws {
        let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        _ = try LooseJSON(deep.utf8)
        #expect(throws: LooseJSON.Problem.tooDeep(at: 64)) { try LooseJSON("[\(deep)]".utf8) }
        #expect(throws: LooseJSON.Problem.tooDeep(at: 64)) { try LooseJSON(String(repeating: "[", count: 3_000_000).utf8) }
    }

    @Test func numbersThatNoDoubleHolds() throws {
        #expect(try LooseJSON("[1e999, \"inf\", \"nan\"]".utf8).list.map(\.number) == [nil, nil, nil])
    }

    @Test(arguments: [
        ("plain", "plain"), ("a <b>bold</b>\n word", "a bold word"), ("<p>one</p><p>two<br/>three", "one two three"),
        ("x < 3 &amp; y > 2", "x < 3 & y > 2"), ("&#189; cup &frac14;&nbsp;tsp &#x1F34E; &unknown; &", "½ cup ¼ tsp 🍎 &unknown; &"),
        ("<SCRIPT type=x>if (a<b) {}</script >after", "after"), ("<style>p{}", ""), ("a<!-- <b> -->b<!DOCTYPE x>", "ab"),
        ("<a title=\"1 > 0\" href='x'>link</a>", "link"), ("<a href=\"never closed", ""), ("jalape&ntilde;o", "jalapeño"),
        ("&#0;&#xD800;", "\u{fffd}"),
    ])
    func wordsOfHTML(html: String, words: String) { #expect(HTMLText.plain(html) == words) }

    @Test func linesOfHTML() {
        #expect(HTMLText.lines("<ol><li>Mix. </li><li>\n</li><li>Bake\nlong</li></ol>") == ["Mix.", "Bake long"])
        #expect(HTMLText.lines("Mix.\r\n\n Bake <b>long</b>.") == ["Mix.", "Bake long."])
    }
}
