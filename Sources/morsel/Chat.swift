import ArgumentParser
import Bot
import Channels
import Foundation
import Logging

/// `morsel chat`: the conversation in the terminal.
struct Chat: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Talk about what you eat, here in the terminal (the default).",
        discussion: "When standard input is not a terminal, each line is a message, and only the replies are written.")

    @Option(help: "Who speaks (MORSEL_USER).")
    var user: String?

    @Option(help: ArgumentHelp("Where the diary is: a file, sqlite:PATH, sqlite::memory: or postgresql://… (MORSEL_DATABASE).", valueName: "url"))
    var database: String?

    @Option(help: ArgumentHelp("The file of imported foods (MORSEL_LIBRARY). Default: beside the database.", valueName: "path"))
    var library: String?

    @Option(help: "The language spoken; without it each message tells (MORSEL_LANGUAGE).")
    var language: Language?

    @Option(help: ArgumentHelp("Take this as the time of every message (MORSEL_NOW).", valueName: "iso8601"))
    var now: String?

    @Option(help: ArgumentHelp("Ask a recipe service too: off, spoonacular or edamam (MORSEL_RECIPES).", valueName: "name"))
    var recipes: String?

    mutating func validate() throws {
        user = user ?? Settings.value("USER")
        database = database ?? Settings.value("DATABASE")
        library = library ?? Settings.value("LIBRARY")
        if language == nil, let name = Settings.value("LANGUAGE") {
            language = Language(rawValue: name)
            guard language != nil else { throw ValidationError("MORSEL_LANGUAGE is neither 'en' nor 'es'.") }
        }
        now = now ?? Settings.value("NOW")
        if let user, user.isEmpty || user.unicodeScalars.count > 128 { throw ValidationError("A name has 1 to 128 characters.") }
        if let now, Clock.system.moment(said: now) == nil {
            throw ValidationError("'\(now)' is not an ISO 8601 date and time such as 2026-11-21T08:10:00-05:00.")
        }
    }

    func run() throws {
        let (database, library) = (database, library)
        let service = try Settings.recipeService(recipes)
        var logger = Logger(label: "morsel")
        // The person is told what matters; the log is for servers.
        logger.logLevel = .critical
        let bot = try waiting { [logger] in try await Bot.open(database: database, library: library, recipes: service, logger: logger, progress: tell)
        }
        // When nobody reads the replies any more the conversation is over, in order.
        signal(SIGPIPE, SIG_IGN)
        let environment = ProcessInfo.processInfo.environment
        try Terminal(
            bot: bot, user: user ?? "local", language: language?.rawValue, now: now,
            historyFile: Terminal.defaultHistoryFile(environment: environment)
        ).run()
        try waiting { await bot.close() }
    }
}
