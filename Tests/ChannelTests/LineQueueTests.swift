import Bot
import Testing

@testable import Channels

/// The lanes of a connection and the order of its replies.
@Suite struct LineQueueTests {
    private func line(_ sender: String?, _ text: String) -> LineDesk.Answer {
        .message(Incoming(text: text, sender: sender), isJSON: true)
    }

    private func add(_ answer: LineDesk.Answer, to queue: inout LineQueue) -> LineQueue.Batch { queue.add(answer) ?? [] }

    private func fill(_ line: LineQueue.Line, _ reply: String, in queue: inout LineQueue) -> LineQueue.Batch { queue.fill(line, with: reply) ?? [] }

    private func replies(_ queue: inout LineQueue) -> [String] { queue.takeReplies() }

    private func texts(_ batch: LineQueue.Batch) -> [String] {
        batch.map {
            if case .message(let message, _) = $0.answer { message.text } else { "" }
        }
    }

    @Test func sendersGoSideBySideAndRepliesInTheOrderOfTheLines() throws {
        var queue = LineQueue()
        let one = add(line("ana", "1"), to: &queue), two = add(line("ben", "2"), to: &queue)
        #expect(add(.ready("3"), to: &queue).isEmpty)
        #expect(fill(two[0], "2", in: &queue).isEmpty)
        #expect(replies(&queue) == [])
        #expect(fill(one[0], "1", in: &queue).isEmpty)
        #expect(replies(&queue) == ["1", "2", "3"])
        #expect(queue.count == 0)
    }

    @Test func aSenderHasOneLineAtATime() throws {
        var queue = LineQueue()
        let first = add(line("ana", "1"), to: &queue)
        #expect(add(line("ana", "2"), to: &queue).isEmpty)
        let other = add(line("ben", "3"), to: &queue)
        #expect(add(line("ana", "4"), to: &queue).isEmpty)
        let rest = fill(first[0], "1", in: &queue)
        #expect(texts(rest) == ["2", "4"])
        #expect(replies(&queue) == ["1"])
        // What comes now waits for both.
        #expect(add(line("ana", "5"), to: &queue).isEmpty)
        #expect(fill(rest[0], "2", in: &queue).isEmpty)
        #expect(replies(&queue) == ["2"])
        let last = fill(rest[1], "4", in: &queue)
        #expect(texts(last) == ["5"])
        #expect(replies(&queue) == [])
        #expect(fill(last[0], "5", in: &queue).isEmpty)
        #expect(fill(other[0], "3", in: &queue).isEmpty)
        #expect(replies(&queue) == ["3", "4", "5"])
        // The lane is gone; the next line starts at once.
        #expect(texts(add(line("ana", "6"), to: &queue)) == ["6"])
    }

    @Test func whoNamesNobodyIsTheLocalPerson() {
        var queue = LineQueue()
        #expect(add(line(nil, "1"), to: &queue).count == 1)
        #expect(add(line("local", "2"), to: &queue).isEmpty)
    }

    /// Whatever order the bot answers in: each lane in its own order, and the replies in the order of the lines.
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func anyOrderOfAnswers(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        var queue = LineQueue()
        var running: [LineQueue.Batch] = [], heard: [String: [Int]] = [:], replies: [String] = []
        for number in 0..<200 {
            if let batch = queue.add(Int.random(in: 0..<9, using: &random) == 0 ? .ready("\(number)") : line("s\(number % 7)", "\(number)")) {
                running.append(batch)
            }
            while !running.isEmpty, number == 199 || running.count > Int.random(in: 0..<8, using: &random) {
                let place = Int.random(in: running.indices, using: &random)
                let done = running[place].removeFirst()
                if case .message(let message, _) = done.answer, let number = Int(message.text) {
                    heard[message.sender ?? "", default: []].append(number)
                }
                if running[place].isEmpty { running.remove(at: place) }
                if let next = queue.fill(done, with: texts([done])[0]) { running.append(next) }
                replies += queue.takeReplies()
            }
        }
        #expect(replies == (0..<200).map(String.init))
        #expect(queue.count == 0)
        #expect(heard.values.allSatisfy { $0 == $0.sorted() })
    }

    @Test func anAllowanceIsGivenBack() {
        let allowance = LineAllowance(2)
        #expect([allowance.take(), allowance.take(), allowance.take()] == [true, true, false])
        allowance.give(1)
        #expect([allowance.take(), allowance.take()] == [true, false])
    }
}

/// The same numbers for the same seed.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }
}
