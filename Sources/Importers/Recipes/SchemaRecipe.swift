import Library
import Loose
import Nutrition

/// Recipes in JSON-LD of schema.org/Recipe, as pages have it: any of its shapes, and many of its mistakes.
enum SchemaRecipe {
    /// Longest title, line and step in characters, and how many there may be of each.
    static let limits = (title: 200, line: 500, step: 3_000, ingredients: 200, steps: 200)

    /// What is no recipe of ours, with a reason that holds none of its words.
    enum Outcome {
        case recipe(LibraryRecipe)
        case unusable(String)
    }

    /// Every recipe in a value: the value itself, of a list, in `@graph`, or the subject of a page.
    static func all(_ json: LooseJSON) -> [Outcome] {
        switch json {
        case .list(let values): values.flatMap(all)
        case .object(let object):
            if isRecipe(json) {
                [outcome(json)]
            } else {
                ["@graph", "mainEntity", "mainEntityOfPage", "itemListElement", "item", "hasPart"].flatMap { object[$0].map(all) ?? [] }
            }
        default: []
        }
    }

    private static func isRecipe(_ json: LooseJSON) -> Bool {
        json["@type"].texts.contains { name($0) == "Recipe" }
    }

    /// `https://schema.org/VeganDiet`, `schema:VeganDiet` → `VeganDiet`.
    private static func name(_ text: String) -> Substring { text.split { $0 == "/" || $0 == ":" || $0 == "#" }.last ?? "" }

    private static func outcome(_ json: LooseJSON) -> Outcome {
        guard let title = plain(json["name"], limits.title) ?? plain(json["headline"], limits.title) else { return .unusable("no name") }
        guard json["identifier"].text?.hasPrefix(RecipeImporter.ownPrefix) != true else { return .unusable("one of Morsel's own recipes") }
        let listed = json["recipeIngredient"].list.isEmpty ? json["ingredients"].list : json["recipeIngredient"].list
        let lines = listed.flatMap { ($0.text ?? $0["name"].text).map(HTMLText.lines) ?? [] }.prefix(limits.ingredients)
        let steps = steps(json["recipeInstructions"]).prefix(limits.steps).map { String($0.prefix(limits.step)) }
        guard !lines.isEmpty || !steps.isEmpty else { return .unusable("neither ingredients nor steps") }
        return .recipe(
            LibraryRecipe(
                title: title, summary: plain(json["description"], limits.step) ?? "", image: link(json["image"]),
                author: names(json["author"]) ?? names(json["publisher"]) ?? "", url: url(json), language: language(json["inLanguage"].text),
                servings: servings(json["recipeYield"]) ?? servings(json["yield"]), prepMinutes: minutes(json["prepTime"]),
                cookMinutes: minutes(json["cookTime"]), totalMinutes: minutes(json["totalTime"]),
                ingredients: lines.map { LibraryRecipe.Ingredient(line: String($0.prefix(limits.line))) }, steps: steps,
                cuisines: labels(json["recipeCuisine"]), categories: labels(json["recipeCategory"]), keywords: labels(json["keywords"]),
                diets: diets(json["suitableForDiet"]), nutrients: nutrients(json["nutrition"])))
    }

    // MARK: its parts

    private static func plain(_ json: LooseJSON, _ limit: Int) -> String? {
        guard let text = json.list.first?.text else { return nil }
        let plain = HTMLText.plain(text)
        return plain.isEmpty ? nil : String(plain.prefix(limit))
    }

    /// A text, a list, steps, sections with steps, lists with items: as one row of steps.
    private static func steps(_ json: LooseJSON) -> [String] {
        switch json {
        case .text(let text): return HTMLText.lines(text)
        case .list(let parts): return parts.flatMap(steps)
        case .object:
            let inner = steps(json["itemListElement"])
            if !inner.isEmpty, let section = plain(json["name"], 80) { return ["\(section): \(inner[0])"] + inner.dropFirst() }
            if !inner.isEmpty { return inner }
            if let item = json["item"].text ?? json["text"].text ?? json["name"].text { return HTMLText.lines(item) }
            return steps(json["item"])
        default: return []
        }
    }

    /// The first number of people it says: `4`, "4 servings", ["4", "4 servings"], "Serves 4-6".
    private static func servings(_ json: LooseJSON) -> Int? {
        func number(_ json: LooseJSON) -> Int? {
            if case .number(let number) = json { return (1...1_000).contains(number) ? Int(number) : nil }
            guard let text = json.text ?? json["value"].text ?? json["value"].number.flatMap({ (1...1_000).contains($0) ? String(Int($0)) : nil })
            else { return nil }
            let digits = text.drop { !($0.isASCII && $0.isNumber) }.prefix { $0.isASCII && $0.isNumber }
            return digits.count <= 4 ? Int(digits).flatMap { (1...1_000).contains($0) ? $0 : nil } : nil
        }
        let all = json.list
        let said = all.first { yield in
            let words = yield.text.map { Set(Word.split($0)) } ?? []
            return !words.isDisjoint(with: people)
        }
        // "1 loaf" is no serving.
        return said.flatMap(number) ?? all.lazy.filter { ($0.text ?? "").allSatisfy { !$0.isLetter } }.compactMap(number).first
    }

    private static let people: Set<String> = [
        "serving", "serves", "serve", "portion", "people", "person", "racion", "porcion", "persona", "comensal", "comensales", "racione", "porcione",
        "comensale", "raciones",
        "porciones", "personas", "servings", "portions",
    ]

    private static func minutes(_ json: LooseJSON) -> Int? {
        // Some give a range as { "maxValue": "PT…" }.
        (json.list.first?.text ?? json["maxValue"].text).flatMap(ISODuration.minutes)
    }

    private static func labels(_ json: LooseJSON) -> [String] {
        let all = json.texts.flatMap { $0.split(separator: ",") }.map { HTMLText.plain(String($0)) }
        var seen: Set<String> = []
        return Array(all.filter { !$0.isEmpty && $0.count <= 60 && seen.insert($0.lowercased()).inserted }.prefix(20))
    }

    private static func names(_ json: LooseJSON) -> String? {
        let all = json.list.compactMap { plain($0, 100) ?? plain($0["name"], 100) }.prefix(5)
        return all.isEmpty ? nil : all.joined(separator: ", ")
    }

    /// Only what a browser may open safely.
    private static func link(_ json: LooseJSON) -> String? {
        json.list.lazy.compactMap { $0.text ?? $0["url"].text ?? $0["contentUrl"].text ?? $0["@id"].text }.first { text in
            (text.hasPrefix("https://") || text.hasPrefix("http://")) && text.utf8.count <= 2_000
                && !text.contains { $0.isWhitespace || $0 == "<" || $0 == "\"" }
        }
    }

    private static func url(_ json: LooseJSON) -> String? {
        link(json["url"]) ?? link(json["mainEntityOfPage"]) ?? link(json["@id"]) ?? link(json["isBasedOn"])
    }

    private static func language(_ text: String?) -> String? {
        guard let code = text?.lowercased().prefix(2), ["en", "es"].contains(code) else { return nil }
        return String(code)
    }

    /// The diets of schema.org that are ours too; a "low lactose" dish is not free of it.
    static let dietNames: [(name: String, diet: Diet)] = [
        ("VeganDiet", .vegan), ("VegetarianDiet", .vegetarian), ("GlutenFreeDiet", .glutenFree), ("HalalDiet", .halal), ("DiabeticDiet", .diabetes),
    ]

    /// What stands beside figures that were summed up and not told.
    static let computed = "computed from the ingredients by Morsel"

    private static func diets(_ json: LooseJSON) -> [Diet] {
        let said = Set(json.list.compactMap { ($0.text ?? $0["@id"].text ?? $0["url"].text).map(name) })
        return dietNames.filter { said.contains($0.name[...]) }.map(\.diet)
    }

    private static func nutrients(_ json: LooseJSON) -> Nutrients {
        var nutrients = Nutrients()
        let told = json.list.first ?? .null
        // Our own sums coming back are summed up again.
        guard told["description"].text != SchemaRecipe.computed else { return nutrients }
        for (name, nutrient) in NutritionText.properties {
            switch told[name] {
            case .text(let text): nutrients[nutrient] = NutritionText.amount(text, of: nutrient)
            case .number(let number) where number >= 0 && number < 1e6: nutrients[nutrient] = number
            default: break
            }
        }
        return nutrients
    }
}
