import ArgumentParser
import Bot
import Channels
import Foundation
import Nutrition

/// `morsel usage`: what people use, for operators.
struct Usage: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "usage",
        abstract: "Count what people use and where their sessions end, without anybody's words or name.",
        discussion: "Only intents and times are read. What fewer than five people do is not shown apart.")

    @Option(help: ArgumentHelp("Where the diary is: a file, sqlite:PATH or postgresql://… (MORSEL_DATABASE).", valueName: "url"))
    var database: String?

    @Option(help: "So many days back.")
    var days = 30

    @Flag(help: "One JSON object.")
    var json = false

    @Option(help: ArgumentHelp("Take this as the time (MORSEL_NOW).", valueName: "iso8601"))
    var now: String?

    mutating func validate() throws {
        database = database ?? Settings.value("DATABASE")
        now = now ?? Settings.value("NOW")
        guard (1...3660).contains(days) else { throw ValidationError("--days goes from 1 to 3660.") }
        if let now, Clock.system.moment(said: now) == nil {
            throw ValidationError("'\(now)' is not an ISO 8601 date and time such as 2026-11-21T08:10:00-05:00.")
        }
    }

    func run() throws {
        let (database, days) = (database, days)
        let epoch = (now.flatMap { Clock.system.moment(said: $0) } ?? Clock.system.moment).epoch
        let report = try waiting {
            try await UsageReport.read(database: database, days: days, now: epoch, environment: ProcessInfo.processInfo.environment)
        }
        print(json ? report.json(days: days) : report.text(days: days))
    }
}
