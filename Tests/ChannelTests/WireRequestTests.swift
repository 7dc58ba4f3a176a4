import Bot
import Testing

@testable import Channels

@Suite struct WireRequestTests {
    private func request(_ text: String) -> WireRequest { WireRequest(line: Array(text.utf8)) }

    private func refusal(_ text: String) -> (id: String?, error: WireError)? {
        guard case .refused(let id, let error, _) = request(text) else { return nil }
        return (id, error)
    }

    @Test func everyMember() {
        let line = #"{"text":"hi","sender":"u1","id":"m1","language":"es","timezone":"America/Chicago","now":"2026-11-21T08:10:00-05:00","more":[1]}"#
        let message = Incoming(
            text: "hi", sender: "u1", id: "m1", language: "es", timezone: "America/Chicago", now: "2026-11-21T08:10:00-05:00")
        #expect(request(line) == .message(message))
    }

    @Test func nullIsAbsent() {
        #expect(request(#"{"text":"","sender":null,"id":null}"#) == .message(Incoming(text: "")))
    }

    @Test func aToken() {
        #expect(request(#"{"auth":"secret"}"#) == .auth(token: "secret", id: nil))
        #expect(request(#"{"auth":"secret","id":"1"}"#) == .auth(token: "secret", id: "1"))
    }

    @Test(arguments: [
        #"{"id":"7"}"#, #"{"id":"7","text":null}"#, #"{"id":"7","text":5}"#, #"{"text":["a"],"id":"7"}"#, #"{"id":"7","text":"a","sender":1}"#,
        #"{"id":"7","text":"a","sender":""}"#, #"{"id":"7","text":"a","language":"fr"}"#, #"{"id":"7","text":"a","language":true}"#,
        #"{"id":"7","text":"a","timezone":{}}"#, #"{"id":"7","text":"a","now":0}"#, #"{"id":"7","text":"a\u0000b"}"#, #"{"id":"7","auth":1}"#,
        #"{"id":"7","auth":"a","text":"b"}"#,
    ])
    func wrongMembersAreRefusedWithTheId(line: String) {
        #expect(refusal(line)?.error == .badRequest)
        #expect(refusal(line)?.id == "7")
    }

    @Test(arguments: [#"{"id":7,"text":"a"}"#, #"{"id":"","text":"a"}"#, #"{"id":"a\u0000","text":"a"}"#])
    func aWrongIdIsNotEchoed(line: String) {
        #expect(refusal(line)?.error == .badRequest)
        #expect(refusal(line)?.id == nil)
    }

    @Test func lengths() {
        let fits = String(repeating: "ñ", count: 4_000), over = fits + "n"
        #expect(refusal(#"{"text":"\#(fits)"}"#) == nil)
        #expect(refusal(#"{"text":"\#(over)","id":"7"}"#)?.error == .tooLong)
        #expect(refusal(#"{"text":"\#(over)","id":"7"}"#)?.id == "7")
        let name = String(repeating: "é", count: 128)
        #expect(refusal(#"{"text":"a","sender":"\#(name)","id":"\#(name)"}"#) == nil)
        #expect(refusal(#"{"text":"a","sender":"\#(name)e"}"#)?.error == .badRequest)
        #expect(refusal(#"{"text":"a","id":"\#(name)e"}"#)?.error == .badRequest)
    }

    @Test func bytesThatAreNoText() {
        #expect(refusal("{\"text\":\"a\0b\"}")?.error == .badRequest)
        let invalid = WireRequest(line: Array(#"{"text":"a"#.utf8) + [0xFF] + Array(#""}"#.utf8))
        guard case .refused(nil, .badRequest, _) = invalid else {
            Issue.record("invalid UTF-8 was not refused")
            return
        }
        #expect(refusal("{oops")?.error == .invalidJSON)
    }
}
