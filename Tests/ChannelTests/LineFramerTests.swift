import NIOCore
import Testing

@testable import Channels

@Suite struct LineFramerTests {
    /// Feeds the parts one by one and takes every frame after each; then the input ends.
    private func frames(_ parts: [String]) -> [LineFramer.Frame] {
        var framer = LineFramer()
        var found: [LineFramer.Frame] = []
        for part in parts {
            framer.append(ByteBuffer(string: part))
            while let frame = framer.next() { found.append(frame) }
        }
        while let frame = framer.next(isLast: true) { found.append(frame) }
        return found
    }

    private func line(_ text: String) -> LineFramer.Frame { .line(Array(text.utf8)) }

    @Test(arguments: [
        (["a\nb\n"], ["a", "b"]),
        (["a\r\nb\r\n"], ["a", "b"]),
        (["a\nb"], ["a", "b"]),
        (["a", "b", "\n", "c"], ["ab", "c"]),
        (["a\r", "\nb\n"], ["a", "b"]),
        (["\n\n"], ["", ""]),
        (["a\rb\n"], ["a\rb"]),
        (["a\r\r\n"], ["a\r"]),
        (["a\r"], ["a"]),
        ([], []),
        ([""], []),
    ])
    func cuts(parts: [String], lines: [String]) {
        #expect(frames(parts) == lines.map(line))
    }

    @Test func theLimitIsWithoutTheEnding() {
        let full = String(repeating: "x", count: LineFramer.limit)
        #expect(frames([full + "\n" + full + "\r\n", full, "\r", "\n", full]) == [line(full), line(full), line(full), line(full)])
        #expect(frames([full + "\r"]) == [line(full)])
    }

    @Test(arguments: ["", "\n", "\r\n"])
    func oneByteMoreIsTooMuch(ending: String) {
        let over = String(repeating: "x", count: LineFramer.limit + 1)
        #expect(frames([over + ending]) == [.tooLong(isJSON: false)])
        #expect(frames([over, ending]) == [.tooLong(isJSON: false)])
        #expect(frames(over.map(String.init) + [ending]) == [.tooLong(isJSON: false)])
        #expect(frames(["{" + over, over + ending]) == [.tooLong(isJSON: true)])
    }

    @Test func aLongLineIsReportedOnceAndTheNextOneLives() {
        let part = String(repeating: "x", count: 5_000)
        #expect(frames([part, part, part, part + "\nnext\n"]) == [.tooLong(isJSON: false), line("next")])
        #expect(frames([part + part + part + "\nnext"]) == [.tooLong(isJSON: false), line("next")])
    }

    @Test func linesStayUntilTheyAreTaken() {
        var framer = LineFramer()
        framer.append(ByteBuffer(string: "a\nb\nc"))
        #expect(framer.next() == line("a"))
        framer.append(ByteBuffer(string: "d\ne"))
        #expect(framer.next() == line("b"))
        #expect(framer.next() == line("cd"))
        #expect(framer.next() == nil)
        #expect(framer.next(isLast: true) == line("e"))
        #expect(framer.next(isLast: true) == nil)
    }
}
