import Testing

@testable import Channels

@Suite struct PlainTextTests {
    @Test func repairsWhatComesIn() {
        #expect(PlainText.message(Array("two\0eggs".utf8)) == "two eggs")
        #expect(PlainText.message([0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
        #expect(PlainText.message([0xEF, 0xBB, 0xBF, 0x61]) == "a")
        #expect(PlainText.message(Array("piña 🥚".utf8)) == "piña 🥚")
    }

    @Test(arguments: [
        ("plain", "plain"),
        ("two\nlines", "two\nlines"),
        ("\u{1B}[31mred\u{1B}[0m", "[31mred[0m"),
        ("a\u{9B}31mb\u{85}c\u{7F}d\u{7}e\rf", "a31mbcdef"),
        ("tab\there", "tab here"),
        ("\u{202E}evil\u{2066}", "evil"),
        ("a\u{2028}b", "a b"),
        ("piña 🥚 – ½", "piña 🥚 – ½"),
    ])
    func sanitises(text: String, expected: String) {
        #expect(PlainText.sanitised(text) == expected)
    }

    @Test(arguments: [
        ("one", "one\n"),
        ("one\n\ntwo", "one\ntwo\n"),
        ("\n\none\n \n\t\ntwo\n\n", "one\ntwo\n"),
        ("  indented\nnext", "  indented\nnext\n"),
        ("\u{1B}", "…\n"),
        ("", "…\n"),
    ])
    func aReplyHoldsNoEmptyLine(text: String, expected: String) {
        #expect(PlainText.lines(of: text) == expected)
    }

    @Test func blank() {
        #expect(PlainText.isBlank([]))
        #expect(PlainText.isBlank(Array(" \t\r".utf8)))
        #expect(!PlainText.isBlank(Array(" a".utf8)))
        #expect(!PlainText.isBlank([0]))
    }

    @Test func theLimitCountsCharactersNotBytes() {
        #expect(!PlainText.isTooLong(String(repeating: "ñ", count: 4_000)))
        #expect(PlainText.isTooLong(String(repeating: "n", count: 4_001)))
    }
}
