import Foundation
import NLU
import Testing

/// One run of a fuzzer: how many rounds or how long, from which seed, and what is told of a violation.
///
/// Without the environment a run is short and always the same. `MORSEL_FUZZ_SECONDS` makes it long, with another seed each
/// time; `MORSEL_FUZZ_SEED` sets the seed of the first round, so that the seed of a violation repeats it at once.
final class Campaign {
    /// More violations than this say nothing new.
    private static let mostViolations = 25
    /// Memory is looked at so many times before the end, the start among them: a leak shows as steady growth.
    private static let marks = 6

    let name: String
    let isLong: Bool
    private let rounds: Int
    private let seconds: Double
    private let firstSeed: UInt64
    private var seed: UInt64 = 0
    private var violations = 0
    private let folder = Phrases.root.appending(path: ".build/fuzz")

    /// - Parameters:
    ///   - rounds: the length of the short form.
    ///   - share: the part of the long form's time that is this campaign's.
    init(_ name: String, rounds: Int, share: Double) throws {
        let environment = ProcessInfo.processInfo.environment
        let total = environment["MORSEL_FUZZ_SECONDS"].flatMap(Double.init)
        self.name = name
        self.rounds = rounds
        isLong = total != nil
        seconds = (total ?? 0) * share
        firstSeed = environment["MORSEL_FUZZ_SEED"].flatMap(UInt64.init) ?? (total == nil ? 2026 : UInt64.random(in: 0...UInt64.max / 2))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Runs the rounds, each with random numbers of its own seed.
    func run(_ round: (inout SeededGenerator) async throws -> Void) async throws {
        let clock = ContinuousClock(), start = clock.now
        var count = 0, memory = [Campaign.megabytes]
        func elapsed() -> Double { (clock.now - start) / .seconds(1) }
        while violations < Campaign.mostViolations, isLong ? elapsed() < seconds : count < rounds {
            seed = firstSeed &+ UInt64(count)
            var random = SeededGenerator(seed: seed)
            try await round(&random)
            count += 1
            if isLong, memory.count < Campaign.marks, elapsed() > seconds * Double(memory.count) / Double(Campaign.marks) {
                memory.append(Campaign.megabytes)
            }
        }
        memory.append(Campaign.megabytes)
        tell("\(count) rounds in \(Int(elapsed())) s from seed \(firstSeed); memory in MB \(memory.map(String.init).joined(separator: ", "))")
    }

    /// Keeps the input on disk before it is tried: a trap leaves nothing else behind.
    func trying(_ input: String) {
        try? Data("seed \(seed)\n\(input)\n".utf8).write(to: journal)
    }

    private var journal: URL { folder.appending(path: "\(name).txt") }

    /// Tells of a broken rule, with the input as a Swift literal, ready to become a row of a table; what was tried stays on disk.
    func violated(_ rule: String, by input: String) {
        violations += 1
        try? FileManager.default.copyItem(at: journal, to: folder.appending(path: "\(name)-\(seed).txt"))
        Issue.record("\(name), seed \(seed): \(rule): \(Campaign.literal(input))")
    }

    /// Says something at the end of a long run.
    func tell(_ line: String) {
        if isLong { print("fuzz \(name): \(line)") }
    }

    /// A text as it would stand in source.
    static func literal(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
    }

    /// The memory of this process in MB, without the files that are mapped into it.
    private static var megabytes: Int {
        let status = (try? FileHandle(forReadingAtPath: "/proc/self/status")?.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
        return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 / 1024 } ?? 0
    }
}

extension Array {
    /// One of the elements; the array is not empty.
    func any(_ random: inout SeededGenerator) -> Element { self[Int.random(in: indices, using: &random)] }
}

/// Whether something happens that happens once in so many times.
func oneIn(_ times: Int, _ random: inout SeededGenerator) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }
