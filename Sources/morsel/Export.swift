import ArgumentParser
import Bot
import Channels
import Foundation

/// `morsel export`: what is kept goes out.
struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write out everything that is kept of a person.",
        discussion: """
            JSON holds everything: profile, goals, diary, exercise, weights, water, and the conversation. \
            CSV is the diary alone, or with --output a folder with a file for each kind of thing. \
            'morsel import csv' reads entries.csv back in.
            """)

    /// What there is to export; `diary` is a person's own data.
    enum What: String, ExpressibleByArgument, CaseIterable {
        case diary
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

    mutating func validate() throws {
        user = user ?? Settings.value("USER")
        database = database ?? Settings.value("DATABASE")
        if let user, user.isEmpty || user.unicodeScalars.count > 128 { throw ValidationError("A name has 1 to 128 characters.") }
        if output?.isEmpty == true { throw ValidationError("The output has no name.") }
    }

    func run() throws {
        switch what {
        case .diary: try exportDiary()
        }
    }
}
