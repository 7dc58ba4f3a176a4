import ArgumentParser
import Bot
import Channels
import Foundation
import Logging
import Synchronization

/// `morsel serve`: the line socket.
struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serve other programs over sockets.")

    @Option(
        help: ArgumentHelp(
            "Where to listen: tcp:HOST:PORT or unix:PATH; may come again (MORSEL_LISTEN, with commas). Default: tcp:127.0.0.1:7007.",
            valueName: "address"),
        transform: address)
    var listen: [ListenAddress] = []

    @Option(help: ArgumentHelp("Where to serve HTTP; this version serves lines alone, so: off.", valueName: "off"))
    var http = "off"

    @Option(help: ArgumentHelp("Where the diaries are: a file, sqlite:PATH, sqlite::memory: or postgresql://… (MORSEL_DATABASE).", valueName: "url"))
    var database: String?

    @Option(help: ArgumentHelp("The file of imported foods (MORSEL_LIBRARY). Default: beside the database.", valueName: "path"))
    var library: String?

    @Option(help: "What a connection must send first as {\"auth\":\"TOKEN\"}; better given as MORSEL_TOKEN, which others on the machine cannot see.")
    var token: String?

    @Flag(help: "Let a message bring its own time (MORSEL_TESTING=1); for tests.")
    var allowNow = false

    @Option(help: ArgumentHelp("Ask a recipe service too: off, spoonacular or edamam (MORSEL_RECIPES).", valueName: "name"))
    var recipes: String?

    mutating func validate() throws {
        if listen.isEmpty, let setting = Settings.value("LISTEN") {
            listen = try setting.split(separator: ",").map { try Serve.address($0.trimmingCharacters(in: .whitespaces)) }
        }
        if listen.isEmpty { listen = [.tcp(host: "127.0.0.1", port: 7007)] }
        guard http == "off" else { throw ValidationError("HTTP is not served yet; leave --http out, or say --http off.") }
        database = database ?? Settings.value("DATABASE")
        library = library ?? Settings.value("LIBRARY")
        token = token ?? Settings.value("TOKEN")
        if token?.isEmpty == true { throw ValidationError("The token is empty.") }
        allowNow = allowNow || Settings.value("TESTING") == "1"
    }

    func run() throws {
        // Before the first thread starts, so that all inherit the blocked signals.
        let signals = StopSignals()
        // A reader that goes away is an error of the write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        let (listen, database, library) = (listen, database, library)
        let service = try Settings.recipeService(recipes)
        let options = options
        let logger = Logger(label: "morsel")
        let (bot, server) = try waiting {
            let bot = try await Bot.open(database: database, library: library, recipes: service, logger: logger, progress: tell)
            do {
                return (bot, try await LineServer.start(bot: bot, listen: listen, options: options, logger: logger))
            } catch {
                await bot.close()
                throw error
            }
        }
        signals.becomeReady()
        print("morsel listens on \(server.boundAddresses.joined(separator: ", "))")
        fflush(nil)
        signals.wait()
        try waiting {
            await server.stop()
            await bot.close()
        }
    }

    private var options: LineServerOptions {
        var options = LineServerOptions(token: token, allowNow: allowNow)
        options.maxConnections = min(options.maxConnections, Serve.roomForConnections())
        return options
    }

    private static func address(_ text: String) throws -> ListenAddress {
        guard let address = ListenAddress(argument: text) else { throw ValidationError("'\(text)' is neither tcp:HOST:PORT nor unix:PATH.") }
        return address
    }

    /// As many connections as the system lets us have; the usual soft limit is below our own, so it is raised first. Some files
    /// are left for the database, the listeners and the threads: who comes when all are taken would wait at the door for ever.
    private static func roomForConnections() -> Int {
        var limit = rlimit()
        let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        guard getrlimit(files, &limit) == 0 else { return .max }
        if limit.rlim_cur < limit.rlim_max {
            var raised = limit
            raised.rlim_cur = min(limit.rlim_max, max(limit.rlim_cur, 65_536))
            if setrlimit(files, &raised) == 0 { limit = raised }
        }
        let ours = 64 + 4 * ProcessInfo.processInfo.activeProcessorCount
        return max(Int(clamping: limit.rlim_cur) - ours, 16)
    }
}

/// SIGTERM and SIGINT as something to wait for: before the server is ready they end the process at once, and so does a second one.
private final class StopSignals: Sendable {
    private let isReady = Mutex(false)
    private let asked = DispatchSemaphore(value: 0)

    init() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        sigaddset(&signals, SIGINT)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        // The thread lives as long as the process, and so do we.
        Thread.detachNewThread { [self, signals] in
            var signals = signals
            var number: CInt = 0
            while sigwait(&signals, &number) == 0 {
                let isFirst = isReady.withLock { ready in
                    defer { ready = false }
                    return ready
                }
                guard isFirst else { _exit(128 + number) }
                asked.signal()
            }
        }
    }

    /// From here on the first signal asks for a clean stop.
    func becomeReady() {
        isReady.withLock { $0 = true }
    }

    /// Waits until one comes.
    func wait() {
        asked.wait()
    }
}
