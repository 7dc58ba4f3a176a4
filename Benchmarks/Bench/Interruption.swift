import Foundation
import Synchronization

/// Leaves nothing behind, however the benchmark ends: child processes are ended and the scratch folder is removed.
enum Interruption {
    private struct Leftovers {
        var processes: Set<Int32> = []
        var folder: URL?
    }

    private static let leftovers = Mutex(Leftovers())

    /// Waits for a signal on a thread of its own; called before the first other thread starts, so that all inherit the blocked signals.
    static func watch() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        signal(SIGPIPE, SIG_IGN)
        Thread.detachNewThread { [signals] in
            var signals = signals
            var number: CInt = 0
            sigwait(&signals, &number)
            leave(128 + number)
        }
    }

    static func remember(folder: URL) { leftovers.withLock { $0.folder = folder } }

    static func remember(process: Int32) { leftovers.withLock { _ = $0.processes.insert(process) } }

    static func forget(process: Int32) { leftovers.withLock { _ = $0.processes.remove(process) } }

    /// Cleans up and ends this process.
    static func leave(_ status: Int32) -> Never {
        leftovers.withLock { left in
            for process in left.processes { kill(process, SIGTERM) }
            if !left.processes.isEmpty { usleep(300_000) }
            // Those whose diary is gone have nothing to finish; whoever reads our end of a pipe notices our end.
            if let folder = left.folder { try? FileManager.default.removeItem(at: folder) }
            _exit(status)
        }
    }
}
