import Foundation

/// From starting the real program to the first byte of its reply, in milliseconds.
enum Start {
    static func measure(_ bench: Workbench, _ table: Table) throws {
        // The servers of the later sections live in the same home and find its cache.
        let home = try bench.folder("home")
        table.row("start to first reply, no cache", try once(bench, home), "ms", goal: .atMost(10_000))
        let times = try (0..<bench.scale.starts).map { _ in try once(bench, home) }
        table.row(
            "start to first reply, cached", Times(times).p50, "ms", goal: .atMost(150),
            "median of \(times.count); fastest \((times.min() ?? 0).figure), slowest \((times.max() ?? 0).figure)")
    }

    private static func once(_ bench: Workbench, _ home: URL) throws -> Double {
        let start = ContinuousClock.now
        let child = try ChildProcess(
            bench.program, ["chat"], environment: bench.environment(home: home), complaints: bench.scratch.appending(path: "chat.log"))
        try child.say("I had two eggs and milk\n")
        _ = try child.line(within: 120)
        let took = ContinuousClock.now - start
        child.end(asking: false)
        return took.milliseconds
    }
}
