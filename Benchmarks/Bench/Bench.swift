import Bot
import Foundation
import Logging
import NLU
import Nutrition
import Store

/// `make bench`: speed and memory, each beside a simpler thing measured in the same run on the same machine.
@main
struct Bench {
    static func main() async {
        do {
            try await measure()
        } catch {
            FileHandle.standardError.write(Data("The benchmark stopped: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func measure() async throws {
        let data = try DataFolder.find()
        let folder = FileManager.default.temporaryDirectory.appending(path: "morsel-bench-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let clock = ContinuousClock()

        let first = try clock.measure { _ = try Brain.assemble(data: data, cache: folder) }
        var brain: Brain?
        let again = try clock.measure { brain = try Brain.assemble(data: data, cache: folder) }
        guard let brain else { return }
        row("brain made from the tables", first.milliseconds, "ms")
        row("brain from its cache", again.milliseconds, "ms", "\(Int(first.milliseconds / again.milliseconds)) × faster")
        row("memory after that", Double(residentKilobytes()) / 1024, "MB")

        let texts = try RasaData(paths: [data.appending(path: "intents/en")]).messages.map(\.text)
        understanding(brain, texts, clock)
        try await turns(brain, texts, folder, clock)
        row("memory at the end", Double(residentKilobytes()) / 1024, "MB")
    }

    /// Messages understood one after another on one core, beside splitting them into words.
    private static func understanding(_ brain: Brain, _ texts: [String], _ clock: ContinuousClock) {
        let now = Moment(day: Day(year: 2026, month: 11, day: 21), minute: 490, epoch: 0)
        var times: [Double] = []
        var requests = 0
        for text in texts {
            times.append(clock.measure { requests += brain.reader.read(text, now: now).readings.count }.milliseconds)
        }
        var words = 0
        let bare = clock.measure { for text in texts { words += Word.split(text).count } }.milliseconds
        let total = times.reduce(0, +)
        row("messages understood", Double(texts.count) / total * 1000, "a second", "\(Int(total / bare)) × the time of splitting into words")
        row("  p50", times.percentile(0.5) * 1000, "µs")
        row("  p99", times.percentile(0.99) * 1000, "µs", "\(requests) requests, \(words) words")
    }

    /// Whole turns with a durable commit, one conversation, then 64 at once, beside bare durable inserts.
    private static func turns(_ brain: Brain, _ texts: [String], _ folder: URL, _ clock: ContinuousClock) async throws {
        var quiet = Logger(label: "bench")
        quiet.logLevel = .critical
        let sealer = try Sealer(key: [UInt8](repeating: 7, count: Sealer.keyLength))
        let store = try openStore(try DatabaseAddress(folder.appending(path: "bench.sqlite").path), sealer: sealer)
        let bot = Bot(brain: brain, store: store, sealer: sealer, logger: quiet)
        var times: [Double] = []
        for text in texts.prefix(2000) {
            let start = clock.now
            _ = await bot.reply(to: Incoming(text: text, sender: "one"))
            times.append((clock.now - start).milliseconds)
        }
        row("one turn, committed, p50", times.percentile(0.5), "ms")
        row("  p99", times.percentile(0.99), "ms")
        let count = 4000
        let took = await clock.measure {
            await withTaskGroup(of: Void.self) { group in
                for person in 0..<64 {
                    group.addTask {
                        for index in 0..<count / 64 {
                            _ = await bot.reply(to: Incoming(text: texts[(person * 61 + index) % texts.count], sender: "p\(person)"))
                        }
                    }
                }
            }
        }.milliseconds
        let rate = Double(count) / took * 1000
        _ = try await store.write { try $0.run("CREATE TABLE bare (id INTEGER PRIMARY KEY, text TEXT)", []) }
        let bare = try await clock.measure {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for person in 0..<64 {
                    group.addTask {
                        for index in 0..<count / 64 {
                            _ = try await store.write {
                                try $0.run("INSERT INTO bare VALUES (?1, ?2)", [.integer(Int64(person * 100_000 + index)), .text("x")])
                            }
                        }
                    }
                }
                try await group.waitForAll()
            }
        }.milliseconds
        let bareRate = Double(count) / bare * 1000
        row("turns of 64 conversations", rate, "a second", "\(Int(rate / bareRate * 100)) % of bare inserts (\(Int(bareRate)) a second)")
        await bot.close()
    }

    private static func row(_ what: String, _ value: Double, _ unit: String, _ note: String = "") {
        let name = what.padding(toLength: 32, withPad: " ", startingAt: 0)
        print("\(name) \(String(format: value < 10 ? "%8.2f" : "%8.0f", value)) \(unit)\(note.isEmpty ? "" : "   (\(note))")")
    }

    /// Resident memory of this process, from `/proc`.
    private static func residentKilobytes() -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
        return Int(line.filter(\.isNumber)) ?? 0
    }
}

extension Duration {
    fileprivate var milliseconds: Double { Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15 }
}

extension [Double] {
    fileprivate func percentile(_ share: Double) -> Double { sorted()[Swift.min(count - 1, Int(Double(count) * share))] }
}
