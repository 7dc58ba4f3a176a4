import Nutrition

/// Macronutrients by their letters, as those who count them write: "12p 9f 25c", "25 g P / 30 C / 10 F", "12 hc".
enum MacroLetters {
    static let inEnglish = Rewrite(letters(english)) { read($0, english) }
    static let inSpanish = Rewrite(letters(spanish)) { read($0, spanish) }

    /// Letters behind numbers, two of them at least; what is no letter may stand alone.
    private static func read(_ tokens: [Token], _ words: [String: String]) -> [Token] {
        let places = tokens.indices.filter { place in
            guard words[tokens[place].text] != nil, place > 0 else { return false }
            let isGrams = ["g", "gr", "grams"].contains(tokens[place - 1].word)
            return tokens[isGrams && place > 1 ? place - 2 : place - 1].kind == .number
        }
        guard Set(places.map { tokens[$0].text }).count > 1 || places.contains(where: { tokens[$0].text.utf8.count > 1 }) else { return tokens }
        var out = tokens
        for place in places { out[place] = Token(words[tokens[place].text] ?? "", for: tokens[place]) }
        return out
    }

    private static func letters(_ words: [String: String]) -> WordSet { WordSet(Array(words.keys)) }

    private static let english = ["p": "protein", "f": "fat", "c": "carbs", "cho": "carbs"]
    private static let spanish = ["p": "proteina", "hc": "hidratos", "ch": "hidratos", "cho": "hidratos", "c": "carbohidratos"]
}
