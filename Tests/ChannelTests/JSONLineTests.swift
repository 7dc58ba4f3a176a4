import Testing

@testable import Channels

@Suite struct JSONLineTests {
    private func members(_ text: String) -> [String: JSONLine.Value]? { JSONLine.members(of: Array(text.utf8)) }

    @Test(
        arguments: [
            (#"{}"#, [:]),
            (#" { } "#, [:]),
            (#"{"a":"b"}"#, ["a": .string("b")]),
            (#"{"a" : "b" , "c":null}"#, ["a": .string("b"), "c": .null]),
            (#"{"a":[1,-2.5e+3,0,{"b":[]},[ ]],"t":true,"f":false,"n":0.1}"#, ["a": .other, "t": .other, "f": .other, "n": .other]),
            (#"{"a":"\"\\\/\b\f\n\r\t"}"#, ["a": .string("\"\\/\u{8}\u{C}\n\r\t")]),
            (#"{"a":"ñ \u00f1 \ud83e\udd5a 🥚"}"#, ["a": .string("ñ ñ 🥚 🥚")]),
            (#"{"":""}"#, ["": .string("")]),
        ] as [(String, [String: JSONLine.Value])])
    func reads(text: String, expected: [String: JSONLine.Value]) {
        #expect(members(text) == expected)
    }

    @Test(arguments: [
        "", "{", "}", "[]", "\"a\"", "null", "{a:1}", "{'a':1}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{,}"#, #"{"a":1 "b":2}"#,
        #"{"a":1}}"#, #"{"a":1} x"#, #"{"a":1}{"b":2}"#, #"{"a":"b}"#, #"{"a":"\x"}"#, #"{"a":"\u12"}"#, #"{"a":"\u12g4"}"#,
        #"{"a":"\ud800"}"#, #"{"a":"\ud800\u0041"}"#, #"{"a":"\udc00"}"#, #"{"a":"\"#, #"{"a":01}"#, #"{"a":1.}"#, #"{"a":.5}"#, #"{"a":+1}"#,
        #"{"a":-}"#, #"{"a":1e}"#, #"{"a":NaN}"#, #"{"a":tru}"#, #"{"a":nulll}"#, #"{"a":[1,]}"#, #"{"a":[1 2]}"#, #"{"a":[}"#,
        "{\"a\":\"b\nc\"}", "{\"a\":\"b\u{1}\"}", #"{"a":1,"a":2}"#,
    ])
    func refuses(text: String) {
        #expect(members(text) == nil)
    }

    @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
    func deepNestingIsRefusedAndHarmless(opening: String) {
        #expect(members(#"{"a":"# + String(repeating: opening, count: 10_000)) == nil)
        #expect(members(#"{"a":"# + String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000) + "}") == nil)
    }
}
