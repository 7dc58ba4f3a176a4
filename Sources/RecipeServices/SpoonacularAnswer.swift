import Loose
import Nutrition

/// Spoonacular's JSON read as recipes of ours.
///
/// The shape: `title`, `readyInMinutes`, `servings`, `extendedIngredients`, `analyzedInstructions`, `nutrition.nutrients` (per serving),
/// `diets` and the flags `vegan`, `vegetarian`, `glutenFree`, `dairyFree`.
enum SpoonacularAnswer {
    /// The recipes of a search; nil when it is no answer to a search.
    static func recipes(_ answer: LooseJSON) -> [ServiceRecipe]? {
        guard case .list(let results) = answer["results"] else { return nil }
        return results.compactMap(recipe)
    }

    static func recipe(_ json: LooseJSON) -> ServiceRecipe? {
        guard let id = json["id"].number, id >= 1, id < 1e15, id == id.rounded() else { return nil }
        let diets = Set(json["diets"].texts.map { $0.lowercased() })
        func asserts(_ flag: String, _ label: String) -> Bool { json[flag].flag == true || diets.contains(label) }
        var fits: Set<Diet> = []
        if asserts("vegan", "vegan") { fits.formUnion([.vegan, .vegetarian]) }
        // "lacto ovo vegetarian" is how the service says plain vegetarian.
        if asserts("vegetarian", "lacto ovo vegetarian") { fits.insert(.vegetarian) }
        if !fits.isEmpty || diets.contains("pescatarian") || diets.contains("pescetarian") { fits.insert(.pescatarian) }
        if diets.contains("ketogenic") { fits.insert(.keto) }
        var free: Set<Content> = []
        if asserts("glutenFree", "gluten free") {
            free.insert(.gluten)
            fits.insert(.glutenFree)
        }
        if asserts("dairyFree", "dairy free") {
            free.insert(.milk)
            fits.insert(.dairyFree)
        }
        return ServiceRecipe(
            id: "spoonacular:\(Int(id))", title: json["title"].text, summary: json["summary"].text, image: json["image"].text,
            url: json["sourceUrl"].text ?? json["spoonacularSourceUrl"].text,
            credit: [json["sourceName"].text ?? json["creditsText"].text, json["license"].text, "via spoonacular"],
            minutes: json["readyInMinutes"].number, servings: json["servings"].number, meals: meals(json["dishTypes"].texts),
            cuisines: json["cuisines"].texts, ingredients: ingredients(json), steps: steps(json), nutrients: nutrients(json["nutrition"]),
            diets: fits, freeFrom: free)
    }

    private static func ingredients(_ json: LooseJSON) -> [ServiceRecipe.Ingredient] {
        var all = json["extendedIngredients"].list
        // A search by ingredients tells them apart by what is at hand.
        if all.isEmpty { all = json["usedIngredients"].list + json["missedIngredients"].list }
        return all.compactMap { item in
            let metric = item["measures"]["metric"]
            let weighed = [(metric["amount"], metric["unitShort"]), (item["amount"], item["unit"])].lazy.compactMap { amount, unit in
                amount.number.flatMap { number in grams(number, unit.text) }
            }
            return ServiceRecipe.Ingredient(
                name: item["nameClean"].text ?? item["name"].text, quantity: item["amount"].number, unit: item["unit"].text, grams: weighed.first,
                line: item["original"].text)
        }
    }

    private static func grams(_ amount: Double, _ unit: String?) -> Double? {
        switch unit?.lowercased() {
        case "g", "gram", "grams": amount
        case "kg", "kgs", "kilogram", "kilograms": amount * 1_000
        case "oz", "ounce", "ounces": amount * 28.349523125
        case "lb", "lbs", "pound", "pounds": amount * 453.59237
        default: nil
        }
    }

    private static func steps(_ json: LooseJSON) -> [String] {
        let analysed = json["analyzedInstructions"].list.flatMap { part in part["steps"].list.compactMap { $0["step"].text } }
        return analysed.isEmpty ? json["instructions"].texts : analysed
    }

    private static func meals(_ types: [String]) -> [Meal] {
        let types = Set(types.map { $0.lowercased() })
        return [
            (Meal.breakfast, ["breakfast", "morning meal", "brunch"]), (.lunch, ["lunch", "main course", "main dish", "salad", "soup"]),
            (.dinner, ["dinner", "main course", "main dish"]), (.snack, ["snack", "dessert", "fingerfood", "appetizer", "antipasti", "starter"]),
        ].filter { !types.isDisjoint(with: $0.1) }.map(\.0)
    }

    private static func nutrients(_ json: LooseJSON) -> Nutrients {
        var nutrients = Nutrients()
        for item in json["nutrients"].list {
            // Older answers call the name a title.
            guard let name = item["name"].text ?? item["title"].text else { continue }
            nutrients.take(names[name.lowercased()], item["amount"].number, unit: item["unit"].text)
        }
        return nutrients
    }

    private static let names: [String: Nutrient] = [
        "calories": .energy, "protein": .protein, "carbohydrates": .carbohydrate, "fat": .fat, "fiber": .fiber, "sugar": .sugars,
        "saturated fat": .saturatedFat, "mono unsaturated fat": .monounsaturatedFat, "poly unsaturated fat": .polyunsaturatedFat,
        "trans fat": .transFat, "cholesterol": .cholesterol, "sodium": .sodium, "potassium": .potassium, "calcium": .calcium, "iron": .iron,
        "magnesium": .magnesium, "phosphorus": .phosphorus, "zinc": .zinc, "copper": .copper, "manganese": .manganese, "selenium": .selenium,
        "fluoride": .fluoride, "vitamin c": .vitaminC, "vitamin d": .vitaminD, "vitamin e": .vitaminE, "vitamin k": .vitaminK,
        "vitamin b1": .thiamin, "vitamin b2": .riboflavin, "vitamin b3": .niacin, "vitamin b5": .pantothenicAcid, "vitamin b6": .vitaminB6,
        "vitamin b12": .vitaminB12, "folate": .totalFolate, "folic acid": .folicAcid, "choline": .choline, "caffeine": .caffeine,
        "alcohol": .alcohol,
    ]
}
