import Dialogue
import Foundation
import Store
import Synchronization
import TestSupport

/// Someone who logs without end over a connection, and after each break says again what was not acknowledged.
///
/// The n-th message logs n grams (1 to 300, over and over) under the id n; so the diary tells which messages it holds.
final class Eater: Sendable {
    private struct State {
        var acknowledged: [Answer.Entry] = []
        var complaints: [String] = []
        var isDone = false
        /// The highest number ever sent.
        var said = 0
    }

    /// So many lines are on their way at once.
    private static let window = 8

    let name: String
    private let addresses: [String]
    private let mustStop = Mutex(false)
    private let state = Mutex(State())
    private let ended = DispatchSemaphore(value: 0)
    private let progress: Progress

    /// Counts what all eaters of a test get acknowledged.
    final class Progress: Sendable {
        private let one = DispatchSemaphore(value: 0)

        fileprivate func note() { one.signal() }

        /// Waits for so many acknowledgements more; false when one does not come for a minute.
        func wait(for count: Int) async throws -> Bool {
            try await onThread { [one] in (0..<count).allSatisfy { _ in one.wait(timeout: .now() + 60) == .success } }
        }
    }

    /// - Parameter addresses: servers, which are talked to in turn: one connection after the other when there are several.
    init(_ name: String, at addresses: [String], _ progress: Progress) {
        self.name = name
        self.addresses = addresses
        self.progress = progress
        Thread.detachNewThread { [self] in
            eat()
            ended.signal()
        }
    }

    /// What was acknowledged, in order.
    var acknowledged: [Answer.Entry] { state.withLock { $0.acknowledged } }

    /// Anything that a server should not have answered.
    var complaints: [String] { state.withLock { $0.complaints } }

    /// Says nothing new, and waits until all that was said is acknowledged.
    func finish() async throws {
        mustStop.withLock { $0 = true }
        try await onThread { [ended] in ended.wait() }
    }

    static func grams(_ number: Int) -> Int { (number - 1) % 300 + 1 }

    private func eat() {
        var turn = 0
        while !isOver {
            defer { turn += 1 }
            guard let client = try? RawClient(addresses[turn % addresses.count]) else {
                // Nobody is there just now. As any client it knocks again in a moment; nothing that is tested hangs on how long that is.
                Thread.sleep(forTimeInterval: 0.005)
                continue
            }
            try? talk(over: client, lines: addresses.count > 1 ? Eater.window : .max)
            client.close()
        }
    }

    private var isOver: Bool { mustStop.withLock { $0 } && state.withLock { $0.isDone } }

    /// Talks until the connection breaks, the lines are said, or the end.
    private func talk(over client: RawClient, lines: Int) throws {
        let first = acknowledged.count + 1
        var next = first
        var answered = first - 1
        while true {
            while next - answered <= Eater.window, next - first < lines, !mustStop.withLock({ $0 }) || next <= said {
                said = max(said, next)
                try client.send(Answer.request("I had \(Eater.grams(next)) g of rice", sender: name, id: "\(next)"))
                next += 1
            }
            if answered + 1 == next {
                if mustStop.withLock({ $0 }), answered >= said { state.withLock { $0.isDone = true } }
                return
            }
            guard let line = try client.line() else { return }
            answered += 1
            let answer = try Answer(line)
            if answer.id == "\(answered)", let entry = answer.data?.entries.first {
                state.withLock { $0.acknowledged.append(entry) }
                progress.note()
            } else {
                state.withLock { $0.complaints.append(line) }
                return
            }
        }
    }

    private var said: Int {
        get { state.withLock { $0.said } }
        set { state.withLock { $0.said = newValue } }
    }

    /// What is wrong with the diary: nil when it holds exactly what was acknowledged, in order, once each.
    func difference(from store: any Store, _ sealer: Sealer) async throws -> String? {
        let rows = try await store.read { [name] connection in
            try Diary.reading(connection, sealer: sealer, sender: name)?.latestEntries(limit: .max).reversed() ?? []
        }
        let told = acknowledged
        guard rows.count == told.count else { return "\(name): \(told.count) acknowledged, \(rows.count) stored" }
        for (place, (row, entry)) in zip(rows, told).enumerated() {
            let number = place + 1
            guard row.id == number, entry.id == "e\(number)", Int(row.grams) == Eater.grams(number), entry.grams == row.grams else {
                return "\(name): message \(number) was acknowledged as \(entry) and stored as e\(row.id), \(row.grams) g"
            }
        }
        return nil
    }
}
