import ArgumentParser
import Importers

/// `morsel import`: outside data in; run again, it doubles nothing.
///
/// Each family of kinds has a file of its own: `ImportFoods.swift`, `ImportDiary.swift`, `ImportRecipes.swift`.
struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Bring in foods, a diary or recipes from other programs' files.",
        discussion: "KIND is one of:\n"
            + ImportKind.allCases.map { kind in
                "  \(kind.rawValue)\(kind.aliases.isEmpty ? "" : " (\(kind.aliases.joined(separator: ", ")))"): \(kind.title)"
            }.joined(separator: "\n"))

    @Argument(help: ArgumentHelp("What the file is; see below.", valueName: "kind"), transform: Import.kind)
    var kind: ImportKind

    @Argument(help: "The file, or the folder it was unpacked to.")
    var path: String

    @Option(help: ArgumentHelp("The database: a file, sqlite:PATH or postgresql://… (MORSEL_DATABASE).", valueName: "url"))
    var database: String?

    @Option(help: ArgumentHelp("The file of imported foods (MORSEL_LIBRARY). Default: beside the database.", valueName: "path"))
    var library: String?

    @Option(help: "Whose diary it goes into (MORSEL_USER).")
    var user: String?

    @Flag(help: "Show what would be imported, and write nothing.")
    var preview = false

    mutating func validate() throws {
        user = user ?? Settings.value("USER")
        if let user, user.isEmpty || user.unicodeScalars.count > 128 { throw ValidationError("A name has 1 to 128 characters.") }
        database = database ?? Settings.value("DATABASE")
        library = library ?? Settings.value("LIBRARY")
    }

    func run() throws {
        switch kind.family {
        case .foods: try importFoods()
        case .diary: try importDiary()
        case .recipes: try importRecipes()
        }
    }

    private static func kind(_ name: String) throws -> ImportKind {
        guard let kind = ImportKind(name: name) else {
            throw ValidationError("'\(name)' is no kind of import; there are \(ImportKind.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        return kind
    }
}
