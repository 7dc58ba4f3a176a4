import Bot
import Foundation
import Importers
import Library
import Nutrition
import Store

extension Import {
    /// Recipes go into the library too; their ingredients are read as a message would be.
    func importRecipes() throws {
        let target = try library ?? DatabaseAddress(database).libraryPath()
        guard preview || target != nil else {
            throw ImportError.target(reason: "a database in memory has no file of recipes beside it; name one with --library")
        }
        let linker = RecipeLinker(brain: try Brain.assemble(data: try DataFolder.find(nil), progress: tell))
        var told: [LibraryRecipe] = []
        var lines = (all: 0, unknown: 0)
        let importer = RecipeImporter(path: path) { recipe in
            let linked = linker.linked(recipe)
            lines.all += linked.ingredients.count
            lines.unknown += linked.unknownLines.count
            if told.count < 10 { told.append(linked) }
            return linked
        }
        var report = ImportReport()
        if preview {
            let reader = Library(path: target)
            report = try importer.run { try reader.change($0) }
        } else if let target {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            try LibraryWriter(path: target).importing(source: ImportKind.recipe.rawValue, file: name) { session in
                report = try importer.run { try session.put($0) }
                return .init(added: report.added, changed: report.changed, unchanged: report.unchanged, skipped: report.skippedCount)
            }
        }
        for recipe in told { Import.lines(recipe).forEach { print($0) } }
        let usable = report.added + report.changed + report.unchanged
        if usable > told.count { print("… and \(usable - told.count) more") }
        if lines.unknown > 0 {
            report.warn("\(lines.unknown) of \(lines.all) ingredient lines were not understood; sums without them are told as \"at least\".")
        }
        print(report.text(of: "recipes", isPreview: preview))
        if preview { print("Nothing was written.") } else if usable > 0, let target { print("The recipes are in \(target).") }
        if usable == 0 { throw ImportError.nothingUsable(path: path, what: "recipe") }
    }

    /// A recipe in a line: `Lentil soup  12 ingredients, 230 kcal a serving (computed, at least)`, and the lines that were not understood.
    private static func lines(_ recipe: LibraryRecipe) -> [String] {
        let energy = recipe.nutrients[.energy].map { "\(Int($0.rounded())) kcal a serving" } ?? "energy unknown"
        let source =
            switch recipe.figures {
            case .told, .unknown: ""
            case .computed: recipe.isAtLeast ? " (computed, at least)" : " (computed)"
            }
        let unknown = recipe.unknownLines.prefix(5).map { "    not understood: \($0)" }
        let more = recipe.unknownLines.count > 5 ? ["    and \(recipe.unknownLines.count - 5) lines more"] : []
        return ["\(recipe.title)  \(recipe.ingredients.count) ingredients, \(energy)\(source)"] + unknown + more
    }
}
