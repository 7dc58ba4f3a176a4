import ArgumentParser
import Bot
import Channels
import Foundation

/// `morsel export`: what is kept goes out.
struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write out everything that is kept of a person, or all recipes.",
        discussion: """
            JSON holds everything: profile, goals, diary, exercise, weights, water, and the conversation. \
            CSV is the diary alone, or with --output a folder with a file for each kind of thing. \
            'morsel import csv' reads entries.csv back in. \
            'morsel export recipes' writes our own and the imported recipes as JSON-LD of schema.org.
            """)

    /// What there is to export; `diary` is a person's own data, `recipes` are nobody's.
    enum What: String, ExpressibleByArgument, CaseIterable {
        case diary, recipes
    }

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case json, csv
    }

    @Argument(help: "What to write out.")
    var what = What.diary

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
        if output?.isEmpty == true { throw ValidationError("The output has no name.") }
    }

    func run() throws {
        switch what {
        case .diary: try exportDiary()
        case .recipes: try exportRecipes()
        }
    }
}
