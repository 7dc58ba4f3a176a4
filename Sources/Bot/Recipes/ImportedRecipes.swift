import Knowledge
import Library
import Nutrition
import Synchronization

/// The imported recipes, kept in memory and read again after an import.
final class ImportedRecipes: Sendable {
    private let library: Library
    private let foods: FoodTable
    private let kept = Mutex<(mark: String, recipes: [Recipe])>(("", []))

    init(library: Library, foods: FoodTable) {
        self.library = library
        self.foods = foods
    }

    /// All of them; those read last when the file cannot be read now.
    var all: [Recipe] {
        guard let mark = try? library.recipesMark() else { return kept.withLock { $0.recipes } }
        if let known = kept.withLock({ $0.mark == mark ? $0.recipes : nil }) { return known }
        guard let found = try? library.recipes() else { return kept.withLock { $0.recipes } }
        let recipes = found.map { Recipe($0, foods: foods) }
        kept.withLock { $0 = (mark, recipes) }
        return recipes
    }
}
