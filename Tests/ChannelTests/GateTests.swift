import Synchronization
import Testing

@testable import Bot

/// The gate of the bot: one message of a conversation at a time, and no queue without end.
@Suite(.timeLimit(.minutes(15))) struct GateTests {
    @Test func tooManyWaitingAreRefusedAndTheOthersComeInOrder() async {
        let gate = Gate()
        let order = Order()
        #expect(await gate.enter("ana"))
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<Gate.limit {
                group.addTask {
                    guard await gate.enter("ana") else { return }
                    order.note(number)
                    await gate.leave("ana")
                }
                // In line before the next one comes.
                while await gate.waiters("ana") <= number { await Task.yield() }
            }
            #expect(await !gate.enter("ana"))
            #expect(await gate.enter("ben"))
            await gate.leave("ben")
            await gate.leave("ana")
        }
        #expect(order.numbers == Array(0..<Gate.limit))
        #expect(await gate.enter("ana"))
        await gate.leave("ana")
        #expect(await gate.conversations == 0)
    }
}

/// Who came through the gate.
private final class Order: Sendable {
    private let noted = Mutex<[Int]>([])

    var numbers: [Int] { noted.withLock { $0 } }

    func note(_ number: Int) { noted.withLock { $0.append(number) } }
}

extension Gate {
    fileprivate func waiters(_ conversation: String) -> Int { waiting[conversation]?.count ?? 0 }
    fileprivate var conversations: Int { waiting.count }
}
