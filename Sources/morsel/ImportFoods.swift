import Foundation
import Importers
import Library
import Nutrition
import Store

extension Import {
    /// Public food data goes into the library, the file of imported foods beside the database.
    func importFoods() throws {
        let target = try library ?? DatabaseAddress(database).libraryPath()
        let result = try FoodImport.run(kind, path: path, library: target, preview: preview) { tell($0) }
        if preview {
            for food in result.first { print(Import.line(food)) }
        }
        print(result.report.text(of: "foods", isPreview: preview))
        let usable = result.report.added + result.report.changed + result.report.unchanged
        if usable == 0 { throw ImportError.nothingUsable(path: path, what: "foods") }
        if preview { print("Nothing was written.") } else if let target { print("The foods are in \(target).") }
    }

    /// A food in one line: `off:5449000000996  Cola (Brand)  42 kcal, 0 g protein, … in 100 g; serving 330 g`.
    private static func line(_ food: LibraryFood) -> String {
        func text(_ value: Double) -> String { String(format: "%.4g", value) }
        let figures = Nutrient.main.compactMap { nutrient in
            food.figures[nutrient].map { nutrient == .energy ? "\(text($0)) kcal" : "\(text($0)) g \(nutrient.key.dropLast(2))" }
        }
        let measures = food.food.measures.prefix(4).map { "\($0.name) \(text($0.grams)) g" }
        return "\(food.id)  \(food.title)  \(figures.joined(separator: ", ")) in 100 g"
            + (measures.isEmpty ? "" : "; " + measures.joined(separator: ", "))
    }
}
