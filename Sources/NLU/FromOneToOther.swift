import Nutrition

/// What changed from one figure to another: "went from 90 to 85 kg", "cut my calories from 2000 to 1800"; what holds now is the second.
enum FromOneToOther {
    static let inEnglish = Rewrite(["from"]) { tokens in
        guard tokens.last?.word != "?", let (from, to) = figures(tokens, opening: ["from"], joint: ["to"]),
            tokens[..<from].contains(where: { changing.contains($0) })
        else { return tokens }
        return Array(tokens[..<from] + tokens[to...])
    }

    /// "bajé mis calorías de 2000 a 1800" sets them, as "baja mis calorías" does.
    static let inSpanish = Rewrite(WordSet(["de", "desde"])) { tokens in
        guard tokens.last?.word != "?", let (from, to) = figures(tokens, opening: ["de", "desde"], joint: ["a", "hasta"]),
            let verb = tokens[..<from].firstIndex(where: { changingInSpanish.contains($0) })
        else { return tokens }
        let opening = tokens.contains(where: { ofGoals.contains($0) }) ? [Token("baja", for: tokens[verb])] : [tokens[verb]]
        return tokens[..<verb] + opening + tokens[(verb + 1)..<from] + tokens[to...]
    }

    /// Where the first figure begins with its preposition, and where the joint of the second stands.
    private static func figures(_ tokens: [Token], opening: WordSet, joint: WordSet) -> (from: Int, to: Int)? {
        for from in tokens.indices.dropFirst().dropLast(3) where opening.contains(tokens[from]) && tokens[from + 1].kind == .number {
            var to = from + 2
            if weights.contains(tokens[to]) || ofGoals.contains(tokens[to]) { to += 1 }
            guard to + 1 < tokens.count, joint.contains(tokens[to]), tokens[to + 1].kind == .number else { continue }
            let behind = to + 2 < tokens.count ? tokens[to + 2] : nil
            if behind.map({ weights.contains($0) || ofGoals.contains($0) }) ?? false || tokens[..<from].contains(where: { ofGoals.contains($0) }) {
                return (from, to)
            }
        }
        return nil
    }

    private static let changing: WordSet = [
        "went", "go", "gone", "going", "dropped", "drop", "down", "up", "got", "cut", "cutting", "lowered", "lower", "reduced", "reduce", "raised",
        "raise", "bumped", "bump", "increased", "increase", "changed", "change", "decreased", "decrease",
    ]
    private static let changingInSpanish: WordSet = [
        "baje", "subi", "pase", "reduje", "aumente", "cambie", "baja", "sube", "reduce", "cambia", "bajar", "subir", "cambiar", "recorte",
    ]
    private static let weights: WordSet = ["kg", "kgs", "kilo", "kilos", "lb", "lbs", "pounds", "stone", "libras"]
    private static let ofGoals: WordSet = [
        "calories", "calorie", "kcal", "calorias", "cals", "protein", "proteina", "proteinas", "carbs", "goal", "meta",
    ]
}
