import Nutrition

/// Powders that share their name with the drink made of them: what is measured by the spoon is the powder.
enum SpoonedPowders {
    static let inEnglish = Rewrite(names) { measured($0, of: "of", ["powder"]) }
    static let inSpanish = Rewrite(names) { measured($0, of: "de", ["en", "polvo"]) }

    /// "leche con dos cucharaditas de colacao", "milk with 2 tsp of milo".
    private static func measured(_ tokens: [Token], of joint: String, _ words: [String]) -> [Token] {
        for place in tokens.indices.dropFirst() where names.contains(tokens[place]) {
            let isParted = tokens[place].word == "cola" && place + 1 < tokens.count && tokens[place + 1].word == "cao"
            guard tokens[place].word != "cola" || isParted else { continue }
            let end = isParted ? place + 2 : place + 1, unit = tokens[place - 1].text == joint ? place - 2 : place - 1
            guard unit >= 0, spoons.contains(tokens[unit].singularWord), !isSaid(end, tokens) else { continue }
            return tokens[..<end] + words.map { Token($0, after: tokens[end - 1]) } + tokens[end...]
        }
        return tokens
    }

    private static let names: WordSet = [
        "milo", "nesquik", "nesquick", "colacao", "cola", "ovaltine", "horlicks", "chocolisto", "toddy", "bournvita",
    ]
    private static let spoons: WordSet = [
        "tbsp", "tsp", "tablespoon", "teaspoon", "spoon", "spoonful", "scoop", "cucharada", "cucharadita", "cucharon", "cuchara", "cda", "cdta",
        "cdita",
        "sobre", "sachet",
    ]
    private static func isSaid(_ end: Int, _ tokens: [Token]) -> Bool {
        guard end < tokens.count else { return false }
        if tokens[end].word == "en" { return end + 1 < tokens.count && tokens[end + 1].word == "polvo" }
        return ["powder", "mix", "cereal", "cookie"].contains(tokens[end].word)
    }
}
