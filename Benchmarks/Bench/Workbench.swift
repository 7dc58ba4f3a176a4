import Bot
import Foundation

/// Where the benchmark finds what it measures and where it may write; everything under `scratch` is removed at the end.
struct Workbench: Sendable {
    /// The folder with `corpora/`, `intents/` and `scripts/`.
    let root: URL
    /// The real program, built beside this one.
    let program: URL
    /// This program, for the echo server.
    let itself: URL
    let scratch: URL
    let scale: Scale

    init() throws {
        root = try DataFolder.find()
        itself = URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        program = itself.deletingLastPathComponent().appending(path: "morsel")
        scratch = FileManager.default.temporaryDirectory.appending(path: "morsel-bench-\(ProcessInfo.processInfo.processIdentifier)")
        scale = Scale(environment: ProcessInfo.processInfo.environment)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    }

    /// Where the tables of whole runs are kept.
    var results: URL { root.appending(path: "Benchmarks/results") }

    /// An empty folder of its own.
    func folder(_ name: String) throws -> URL {
        let folder = scratch.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// The environment of a child process that lives in a home of its own, with settings of nobody else's.
    func environment(home: URL) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("MORSEL_") }
        environment["MORSEL_DATA"] = root.path
        environment["HOME"] = home.path
        for kind in ["CACHE", "CONFIG", "DATA", "STATE"] { environment["XDG_\(kind)_HOME"] = home.appending(path: kind.lowercased()).path }
        return environment
    }
}

/// How long and how much is measured.
struct Scale: Sendable {
    /// What the grown database holds.
    struct Growth: Sendable {
        let people: Int
        let entries: Int
        /// How often the conversation that is timed is held.
        let rounds: Int
    }

    let isQuick: Bool
    /// Seconds of each load over the socket, after a warm-up of a fifth of it.
    let seconds: Double
    /// Turns of one conversation in process.
    let turns: Int
    /// Bare inserts, by 64 tasks.
    let inserts: Int
    /// Starts of the program with a cache.
    let starts: Int
    /// Nil leaves growth out.
    let growth: Growth?

    init(environment: [String: String]) {
        func number(_ name: String, _ usual: Int) -> Int { environment[name].flatMap { Int($0) } ?? usual }
        isQuick = environment["MORSEL_BENCH"] == "quick"
        seconds = isQuick ? 1 : 4
        turns = isQuick ? 1_000 : 4_000
        inserts = isQuick ? 64_000 : 256_000
        starts = isQuick ? 3 : 11
        let people = max(number("MORSEL_BENCH_PEOPLE", 100_000), 1)
        let entries = max(number("MORSEL_BENCH_ENTRIES", 10_000_000), people * 10)
        growth = isQuick ? nil : Growth(people: people, entries: entries, rounds: 400)
    }
}
