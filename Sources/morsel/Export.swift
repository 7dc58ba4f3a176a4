import ArgumentParser
import Bot
import Channels
import Foundation

/// `morsel export`: what is kept goes out.
struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write out everything that is kept of a person, a chart of it, or all recipes.",
        discussion: """
            JSON holds everything: profile, goals, diary, exercise, weights, water, and the conversation. \
            CSV is the diary alone, or with --output a folder with a file for each kind of thing. \
            'morsel import csv' reads entries.csv back in. \
            'morsel export chart weight --output weight.svg' draws a chart for sharing: of calories, weight, macronutrients, nutrients, water, exercise, \
            or a nutrient's key such as iron_mg. \
            'morsel export recipes' writes our own and the imported recipes as JSON-LD of schema.org.
            """)

    /// What there is to export; `diary` is a person's own data, `chart` a picture of it, `recipes` are nobody's.
    enum What: String, ExpressibleByArgument, CaseIterable {
        case diary, chart, recipes
    }

    /// What a place on a chart's axis stands for.
    enum Grain: String, ExpressibleByArgument, CaseIterable {
        case day, week, month
    }

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case json, csv
    }

    @Argument(help: "What to write out.")
    var what = What.diary

    @Argument(help: "What a chart shows.")
    var kind: String?

    @Option(help: "A chart of so many days that end today.")
    var days: Int?

    @Option(help: "A chart by day, week or month.")
    var by: Grain?

    @Option(help: "The language of a chart. Default: the one you asked Morsel to talk.")
    var language: Language?

    @Option(help: ArgumentHelp("Take this as the time of a chart (MORSEL_NOW).", valueName: "iso8601"))
    var now: String?

    @Option(help: "Whose data (MORSEL_USER).")
    var user: String?

    @Option(help: ArgumentHelp("Where the diary is: a file, sqlite:PATH or postgresql://… (MORSEL_DATABASE).", valueName: "url"))
    var database: String?

    @Option(help: "How to write it.")
    var format = Format.json

    @Option(help: ArgumentHelp("The file, or for CSV the folder, to write to; readable by its owner alone.", valueName: "path"))
    var output: String?

    @Option(help: ArgumentHelp("The file of imported foods and recipes (MORSEL_LIBRARY). Default: beside the database.", valueName: "path"))
    var library: String?

    mutating func validate() throws {
        user = user ?? Settings.value("USER")
        database = database ?? Settings.value("DATABASE")
        library = library ?? Settings.value("LIBRARY")
        if let user, user.isEmpty || user.unicodeScalars.count > 128 { throw ValidationError("A name has 1 to 128 characters.") }
        now = now ?? Settings.value("NOW")
        if let now, Clock.system.moment(said: now) == nil {
            throw ValidationError("'\(now)' is not an ISO 8601 date and time such as 2026-11-21T08:10:00-05:00.")
        }
        if let days, !(1...366).contains(days) { throw ValidationError("A chart has 1 to 366 days.") }
        if what != .chart, kind != nil || days != nil || by != nil { throw ValidationError("Only a chart has a kind, days and steps.") }
        if output?.isEmpty == true { throw ValidationError("The output has no name.") }
    }

    func run() throws {
        switch what {
        case .diary: try exportDiary()
        case .chart: try exportChart()
        case .recipes: try exportRecipes()
        }
    }
}
