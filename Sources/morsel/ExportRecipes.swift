import ArgumentParser
import Bot
import Importers
import Library
import Store

extension Export {
    /// Our own recipes and the imported ones, as one JSON-LD document.
    func exportRecipes() throws {
        guard format == .json else { throw ValidationError("Recipes are written as JSON; leave --format out.") }
        let brain = try Brain.assemble(data: try DataFolder.find(nil), progress: tell)
        let path = try library ?? DatabaseAddress(database).libraryPath()
        let recipes = try RecipeExport(knowledge: brain.knowledge, library: Library(path: path)).recipes(ownPrefix: RecipeImporter.ownPrefix)
        let file = try output.map { try OutputFile(path: $0) } ?? OutputFile.standard
        try SchemaRecipeText.write(recipes, to: file.write)
        try file.finish()
    }
}
