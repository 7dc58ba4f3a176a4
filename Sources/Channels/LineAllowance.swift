internal import Synchronization

/// How many lines of all connections together may be unanswered: what keeps the memory of a flooded server in bounds.
///
/// Only the lines of a connection beyond its first count here. So each connection always gets on, one line at a time if it must,
/// and nobody has to be woken when there is room again: who waits for room has a line under way, and looks again after its reply.
///
/// With the defaults, 4,096 connections that all flood and never read hold at most
/// - what was read and not taken: 16 KiB of a read and 8 KiB of half a line each, 96 MiB (and of one that hangs up, until it is
///   worked off, what the system had received: 64 KiB each, 256 MiB);
/// - lines taken: 4,096 + 1,024 of 8 KiB at most, 40 MiB, as many turns in the bot and in the write queue of its store;
/// - replies: 32 KiB unsent each, 128 MiB, and behind them those to the lines above. A reply is about half a kilobyte; the longest
///   are those that list a diary, about that much an entry.
///
/// An idle connection holds none of it, and costs about 3 KiB.
final class LineAllowance: Sendable {
    private let room: Atomic<Int>

    init(_ lines: Int) {
        room = Atomic(lines)
    }

    /// Takes room for a line; false when there is none.
    func take() -> Bool {
        guard room.subtract(1, ordering: .relaxed).newValue < 0 else { return true }
        room.add(1, ordering: .relaxed)
        return false
    }

    /// Gives room back.
    func give(_ lines: Int) {
        if lines > 0 { room.add(lines, ordering: .relaxed) }
    }
}
