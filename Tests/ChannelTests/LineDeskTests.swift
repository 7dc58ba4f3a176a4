import Bot
import NIOCore
import Testing

@testable import Channels

@Suite struct LineDeskTests {
    private func at(_ seconds: Double) -> NIODeadline { .uptimeNanoseconds(UInt64(1e12 + seconds * 1e9)) }

    private func desk(_ options: LineServerOptions = LineServerOptions()) -> LineDesk { LineDesk(options: options, at: at(0)) }

    private func answer(_ desk: inout LineDesk, _ line: String, seconds: Double = 0) -> LineDesk.Answer? {
        desk.answer(to: .line(Array(line.utf8)), at: at(seconds))
    }

    @Test func bothModes() {
        var desk = desk()
        #expect(answer(&desk, "two eggs") == .message(Incoming(text: "two eggs", sender: "local"), isJSON: false))
        #expect(answer(&desk, #"{"text":"two eggs"}"#) == .message(Incoming(text: "two eggs", sender: "local"), isJSON: true))
        #expect(answer(&desk, #"{"text":"a","sender":"u"}"#) == .message(Incoming(text: "a", sender: "u"), isJSON: true))
        #expect(answer(&desk, "") == nil)
        #expect(answer(&desk, " \t") == nil)
        #expect(answer(&desk, #"{"auth":"whatever"}"#) == .ready("{\"auth\":\"ok\"}\n"))
    }

    @Test func theClockIsOnlyForTests() {
        let line = #"{"text":"a","now":"2026-01-01T00:00:00Z"}"#
        var strict = desk(), testing = desk(LineServerOptions(allowNow: true))
        #expect(answer(&strict, line) == .message(Incoming(text: "a", sender: "local"), isJSON: true))
        #expect(answer(&testing, line) == .message(Incoming(text: "a", sender: "local", now: "2026-01-01T00:00:00Z"), isJSON: true))
    }

    @Test func refusalsSpeakTheModeOfTheLine() throws {
        var desk = desk()
        for (frame, isJSON) in [(LineFramer.Frame.tooLong(isJSON: false), false), (.tooLong(isJSON: true), true)] {
            guard case .ready(let text) = desk.answer(to: frame, at: at(0)) else {
                Issue.record("no refusal")
                continue
            }
            #expect(text.hasSuffix(isJSON ? "}\n" : ".\n\n"))
            #expect(text.contains("too_long") == isJSON)
        }
        guard case .ready(let sentence) = answer(&desk, String(repeating: "n", count: 4_001)) else {
            Issue.record("no refusal")
            return
        }
        #expect(sentence == "A message holds at most 4000 characters.\n\n")
    }

    @Test func withATokenNobodySpeaksBefore() throws {
        var desk = desk(LineServerOptions(token: "open sesame"))
        for line in ["hello", #"{"text":"a","sender":"u","id":"1"}"#, #"{"text":"a"}"#, #"{"auth":"open"}"#, #"{"auth":"open sesamE"}"#] {
            guard case .ready(let text) = answer(&desk, line) else {
                Issue.record("\(line) went through")
                continue
            }
            #expect(line.hasPrefix("{") == text.contains("unauthorized"))
        }
        #expect(answer(&desk, #"{"auth":"open sesame"}"#) == .ready("{\"auth\":\"ok\"}\n"))
        #expect(answer(&desk, #"{"text":"a","sender":"u"}"#) == .message(Incoming(text: "a", sender: "u"), isJSON: true))
        #expect(answer(&desk, "hello") == .message(Incoming(text: "hello", sender: "local"), isJSON: false))
        #expect(!desk.isDismissed)
    }

    @Test func fiveWrongTokensAreEnough() {
        var desk = desk(LineServerOptions(token: "a"))
        for attempt in 1...5 {
            _ = answer(&desk, #"{"auth":"b"}"#)
            #expect(desk.isDismissed == (attempt == 5))
        }
    }

    @Test func aBrowserIsSentAway() {
        var desk = desk()
        #expect(answer(&desk, "POST / HTTP/1.1") == .ready("This is the line socket, which does not speak HTTP.\n\n"))
        #expect(desk.isDismissed)
        var other = self.desk()
        _ = answer(&other, "hello")
        _ = answer(&other, "GET / HTTP/1.1")
        #expect(!other.isDismissed)
    }

    @Test func theRateLimitRefills() {
        var desk = desk(LineServerOptions(rateLimit: RateLimit(perSecond: 2, burst: 3)))
        func goesThrough(_ seconds: Double) -> Bool {
            if case .message = answer(&desk, "a", seconds: seconds) { true } else { false }
        }
        #expect([0, 0, 0, 0].map(goesThrough) == [true, true, true, false])
        #expect([0.4, 0.5, 0.6, 1.0].map(goesThrough) == [false, true, false, true])
        #expect([100, 100, 100, 100].map(goesThrough) == [true, true, true, false])
    }
}
