import Foundation
import Loose
import Nutrition

/// Edamam's JSON read as recipes of ours.
///
/// The shape: `hits[].recipe` with `uri`, `label`, `yield`, `totalTime`, `ingredients` with weights in grams, `totalNutrients` of the whole
/// recipe by tag, `healthLabels` (what holds) and `cautions` (what it has). A label that a caution speaks against is not believed.
enum EdamamAnswer {
    /// The recipes of a page; nil when it is none.
    static func recipes(_ answer: LooseJSON) -> [ServiceRecipe]? {
        guard case .list(let hits) = answer["hits"] else { return nil }
        return hits.compactMap { recipe($0["recipe"]) }
    }

    /// What asks for the page after this one: the `_cont` of its link.
    static func continuation(_ answer: LooseJSON) -> String? {
        guard let link = answer["_links"]["next"]["href"].text, link.utf8.count < 4_000, let query = link.split(separator: "?").last else {
            return nil
        }
        let value = query.split(separator: "&").first { $0.hasPrefix("_cont=") }?.dropFirst("_cont=".count)
        return value.flatMap { String($0).removingPercentEncoding }
    }

    static func recipe(_ json: LooseJSON) -> ServiceRecipe? {
        guard let id = json["uri"].text?.split(separator: "#recipe_").last.map(String.init), isID(id) else { return nil }
        let servings = json["yield"].number.flatMap { (1...1_000).contains($0) ? $0 : nil }
        let labels = Set(json["healthLabels"].texts.map { $0.lowercased() })
        let cautions = json["cautions"].texts.map { $0.lowercased() }
        let has = Set(cautions.flatMap { EdamamAnswer.cautions[$0] ?? [] })
        let free = Set(labels.flatMap { EdamamAnswer.free[$0] ?? [] }).subtracting(has)
        let diets = Set(labels.compactMap { EdamamAnswer.diets[$0] }).filter { has.isDisjoint(with: $0.without) }
        var nutrients = Nutrients()
        if let servings {
            for (tag, nutrient) in tags {
                let figure = json["totalNutrients"][tag]
                nutrients.take(nutrient, figure["quantity"].number, unit: figure["unit"].text, servings: servings)
            }
        }
        return ServiceRecipe(
            id: "edamam:\(id)", title: json["label"].text, summary: json["summary"].text, image: json["image"].text, url: json["url"].text,
            credit: [json["source"].text, "via Edamam"], minutes: json["totalTime"].number, servings: servings,
            meals: meals(json["mealType"].texts), cuisines: json["cuisineType"].texts, ingredients: ingredients(json),
            steps: json["instructionLines"].texts, nutrients: nutrients, diets: diets, freeFrom: free)
    }

    /// Its own ids are 32 hexadecimal digits.
    static func isID(_ text: String) -> Bool { (1...64).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }

    private static func ingredients(_ json: LooseJSON) -> [ServiceRecipe.Ingredient] {
        let detailed = json["ingredients"].list.compactMap { item in
            ServiceRecipe.Ingredient(
                name: item["food"].text, quantity: item["quantity"].number, unit: item["measure"].text.flatMap { $0.hasPrefix("<") ? nil : $0 },
                grams: item["weight"].number, line: item["text"].text)
        }
        if !detailed.isEmpty { return detailed }
        return json["ingredientLines"].texts.compactMap { ServiceRecipe.Ingredient(name: nil, quantity: nil, unit: nil, grams: nil, line: $0) }
    }

    /// "lunch/dinner", "teatime".
    private static func meals(_ types: [String]) -> [Meal] {
        let words = Set(types.flatMap { $0.lowercased().split(separator: "/").map(String.init) })
        return Meal.allCases.filter {
            words.contains($0.rawValue) || $0 == .breakfast && words.contains("brunch") || $0 == .snack && words.contains("teatime")
        }
    }

    private static let diets: [String: Diet] = [
        "vegan": .vegan, "vegetarian": .vegetarian, "pescatarian": .pescatarian, "gluten-free": .glutenFree, "dairy-free": .dairyFree,
        "keto-friendly": .keto,
    ]
    private static let free: [String: [Content]] = [
        "gluten-free": [.gluten], "dairy-free": [.milk], "egg-free": [.egg], "peanut-free": [.peanut], "tree-nut-free": [.nuts], "soy-free": [.soy],
        "fish-free": [.fish], "shellfish-free": [.crustaceans, .molluscs], "crustacean-free": [.crustaceans], "mollusk-free": [.molluscs],
        "celery-free": [.celery], "mustard-free": [.mustard], "sesame-free": [.sesame], "lupine-free": [.lupin], "sulfite-free": [.sulphites],
        "alcohol-free": [.alcohol], "pork-free": [.pork],
    ]
    private static let cautions: [String: [Content]] = [
        "gluten": [.gluten], "wheat": [.gluten], "milk": [.milk], "dairy": [.milk], "eggs": [.egg], "egg": [.egg], "peanuts": [.peanut],
        "tree-nuts": [.nuts], "soy": [.soy], "fish": [.fish], "shellfish": [.crustaceans, .molluscs], "sulfites": [.sulphites],
        "sesame": [.sesame], "mustard": [.mustard], "celery": [.celery], "lupine": [.lupin],
    ]
    private static let tags: [String: Nutrient] = [
        "ENERC_KCAL": .energy, "PROCNT": .protein, "CHOCDF": .carbohydrate, "FAT": .fat, "FIBTG": .fiber, "SUGAR": .sugars, "FASAT": .saturatedFat,
        "FAMS": .monounsaturatedFat, "FAPU": .polyunsaturatedFat, "FATRN": .transFat, "CHOLE": .cholesterol, "NA": .sodium, "K": .potassium,
        "CA": .calcium, "FE": .iron, "MG": .magnesium, "P": .phosphorus, "ZN": .zinc, "VITA_RAE": .vitaminA, "VITC": .vitaminC,
        "VITD": .vitaminD, "TOCPHA": .vitaminE, "VITK1": .vitaminK, "THIA": .thiamin, "RIBF": .riboflavin, "NIA": .niacin,
        "VITB6A": .vitaminB6, "FOLDFE": .folate, "FOLFD": .folateFood, "FOLAC": .folicAcid, "VITB12": .vitaminB12, "WATER": .water,
    ]
}
