import Foundation

/// Runs jobs side by side, each on a thread of its own, and comes back when all are done.
///
/// Training is long and blocks: on the pool of Swift's tasks it would hold up everybody else.
enum Parallel {
    static func run(_ jobs: [@Sendable () -> Void]) {
        let done = DispatchSemaphore(value: 0)
        for job in jobs.dropFirst() {
            let thread = Thread {
                job()
                done.signal()
            }
            thread.stackSize = 4 << 20
            thread.start()
        }
        jobs.first?()
        for _ in jobs.dropFirst() { done.wait() }
    }

    /// Two values at once.
    static func both<A: Sendable, B: Sendable>(_ first: @escaping @Sendable () -> A, _ second: @escaping @Sendable () -> B) -> (A, B) {
        let a = Slot<A>(), b = Slot<B>()
        run([{ a.value = first() }, { b.value = second() }])
        return (a.value!, b.value!)
    }

    /// One job for each number, `threads` at a time; who does which never changes what comes out.
    static func forEach(_ count: Int, threads: Int = 2, _ body: @escaping @Sendable (Int) -> Void) {
        run((0..<min(threads, count)).map { first in { for place in stride(from: first, to: count, by: threads) { body(place) } } })
    }

    /// Each element by itself, in order.
    static func map<In: Sendable, Out: Sendable>(_ all: [In], _ body: @escaping @Sendable (In) -> Out) -> [Out] {
        let middle = all.count / 2
        let (left, right) = both({ all[..<middle].map(body) }, { all[middle...].map(body) })
        return left + right
    }

    /// Written by one thread, read when it is done.
    private final class Slot<Value>: @unchecked Sendable { var value: Value? }
}
