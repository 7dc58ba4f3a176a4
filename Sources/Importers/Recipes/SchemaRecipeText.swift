public import Library
import Nutrition

/// Recipes written as JSON-LD of schema.org/Recipe, which other programs and our own importer read.
public enum SchemaRecipeText {
    /// One recipe as a JSON object, without a newline at the end.
    /// - Parameter context: says what its words mean, for one that stands alone.
    public static func object(_ recipe: LibraryRecipe, context: Bool = true) -> String {
        var fields: [(String, String)] = context ? [("@context", quoted("https://schema.org"))] : []
        fields.append(("@type", quoted("Recipe")))
        func add(_ name: String, _ text: String?) {
            if let text, !text.isEmpty { fields.append((name, quoted(text))) }
        }
        func add(_ name: String, _ texts: [String]) {
            if !texts.isEmpty { fields.append((name, list(texts.map(quoted)))) }
        }
        add("identifier", recipe.id)
        add("name", recipe.title)
        add("description", recipe.summary)
        add("image", recipe.image)
        if !recipe.author.isEmpty { fields.append(("author", object([("@type", quoted("Person")), ("name", quoted(recipe.author))]))) }
        add("url", recipe.url)
        add("inLanguage", recipe.language)
        add("recipeYield", recipe.servings.map { $0 == 1 ? "1 serving" : "\($0) servings" })
        add("prepTime", recipe.prepMinutes.map(ISODuration.text))
        add("cookTime", recipe.cookMinutes.map(ISODuration.text))
        add("totalTime", recipe.minutes.map(ISODuration.text))
        add("recipeCategory", recipe.categories)
        add("recipeCuisine", recipe.cuisines)
        add("keywords", recipe.keywords.joined(separator: ", "))
        add("suitableForDiet", SchemaRecipe.dietNames.filter { recipe.diets.contains($0.diet) }.map { "https://schema.org/" + $0.name })
        add("recipeIngredient", recipe.ingredients.map(\.line))
        let steps = recipe.steps.map { object([("@type", quoted("HowToStep")), ("text", quoted($0))]) }
        if !steps.isEmpty { fields.append(("recipeInstructions", list(steps))) }
        let figures = NutritionText.properties.compactMap { name, nutrient in
            recipe.nutrients[nutrient].map { (name, quoted(NutritionText.text($0, of: nutrient))) }
        }
        if !figures.isEmpty {
            let computed = recipe.figures == .computed ? [("description", quoted(SchemaRecipe.computed))] : []
            fields.append(
                ("nutrition", object([("@type", quoted("NutritionInformation")), ("servingSize", quoted("1 serving"))] + computed + figures)))
        }
        return object(fields)
    }

    private static func object(_ fields: [(String, String)]) -> String {
        "{" + fields.map { quoted($0) + ":" + $1 }.joined(separator: ",") + "}"
    }

    private static func list(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

    /// As JSON has it, and safe in a script element of a page.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "<": result += "\\u003c"
            case "\u{2028}": result += "\\u2028"
            case "\u{2029}": result += "\\u2029"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
