import Bot
import Dispatch
import Foundation

/// `make bench`: one table of speed, memory and growth, each row with its goal, and beside a simpler thing measured in the same run.
///
/// `MORSEL_BENCH=quick` measures shortly and leaves growth out; `MORSEL_BENCH_PEOPLE` and `MORSEL_BENCH_ENTRIES` say how many
/// there are in the grown database. `Bench echo` is the echo server that the line socket is held against.
@main
struct Bench {
    static func main() throws {
        if CommandLine.arguments.dropFirst().first == "echo" { return try Echo.serve() }
        Interruption.watch()
        Task.detached {
            do {
                let bench = try Workbench()
                Interruption.remember(folder: bench.scratch)
                try await measure(bench)
                Interruption.leave(0)
            } catch {
                FileHandle.standardError.write(Data("The benchmark stopped: \(error)\n".utf8))
                Interruption.leave(1)
            }
        }
        // `dispatchMain` would let a signal end the process before it is cleaned up.
        DispatchSemaphore(value: 0).wait()
    }

    /// The order of the table. A section that fails says so in its row and lets the others be measured.
    private static func measure(_ bench: Workbench) async throws {
        let table = Table(title: Machine.description)
        let (brain, texts) = try Understanding.brain(bench, table)
        table.section("Understanding, in process, one core")
        Understanding.measure(brain, texts, table)
        table.section("Turns, in process, each with its durable commit")
        var inserts: Double?
        await table.attempt("turns in process") { inserts = try await Turns.measure(brain, bench, table) }
        table.section("Start of the program")
        await table.attempt("start to first reply") { try Start.measure(bench, table) }
        table.section("Over the line socket: connections that each send a message and wait for the reply")
        let lines = WireLines(texts: Conversation.texts)
        await table.attempt("socket") { try Sockets.measure(bench, lines, inserts: inserts, table) }
        table.section("Over the line socket, on PostgreSQL")
        await table.attempt("PostgreSQL") { try await Postgres.measure(bench, lines, table) }
        table.section("Memory of 10,000 idle conversations")
        await table.attempt(Memory.idle) { try Memory.measureIdleConversations(bench, lines, table) }
        if let size = bench.scale.growth {
            table.section("Growth: \(size.people.grouped) people with \(size.entries.grouped) entries, one of them with ten years of diary")
            await table.attempt("growth") { try await Growth.measure(brain, size, bench, table) }
        }
        table.close()
        if !bench.scale.isQuick { try table.keep(in: bench.results) }
    }
}
