import Nutrition

/// How a food was made, told behind its amount: "papas 200 g fritas", "potatoes 200g mashed", "tofu 150g salteado con aceite".
enum PreparedBehind {
    static let inSpanish = Rewrite(spanish.union(stirred)) { beforeAmount($0, spanish.union(stirred)) }
    static let inEnglish = Rewrite(english) { beforeAmount($0, english) }

    private static func beforeAmount(_ tokens: [Token], _ ways: WordSet) -> [Token] {
        guard
            let made = tokens.indices.dropFirst(3).first(where: { place in
                ways.contains(tokens[place]) && weights.contains(tokens[place - 1]) && tokens[place - 2].kind == .number
                    && tokens[place - 3].kind == .word
                    && (place + 1 == tokens.count || tokens[place + 1].kind == .mark || followed.contains(tokens[place + 1]))
            }), case let noun = made - 3, noun == 0 || tokens[noun - 1].kind == .mark || led.contains(tokens[noun - 1]), !led.contains(tokens[noun])
        else { return tokens }
        // What was fried in a pan with what is named behind it is no dish of its own.
        if stirred.contains(tokens[made]) { return Array(tokens[..<made] + tokens[(made + 1)...]) }
        let name = english.contains(tokens[made]) ? [tokens[made], tokens[noun]] : [tokens[noun], tokens[made]]
        let placed = name.map { Token($0.text, for: tokens[noun]) }
        return tokens[..<noun] + placed + tokens[(noun + 1)..<made] + tokens[(made + 1)...]
    }

    private static let stirred: WordSet = ["salteado", "salteada", "salteados", "salteadas", "sofrito", "rehogado", "rehogada"]
    private static let spanish: WordSet = [
        "frito", "frita", "fritos", "fritas", "cocido", "cocida", "cocidos", "cocidas", "hervido", "hervida", "hervidas", "hervidos", "asado",
        "asada",
        "asados", "asadas", "crudo", "cruda", "crudos", "crudas", "guisado", "guisada", "guisados", "guisadas", "estofado", "estofada", "horneado",
        "horneada",
        "ahumado", "ahumada", "empanizado", "empanizada", "empanado", "empanada", "rebozado", "rebozada", "desmenuzado", "desmenuzada",
    ]
    private static let english: WordSet = ["fried", "mashed", "boiled", "baked", "grilled", "roasted", "steamed", "scrambled"]
    private static let weights: WordSet = ["g", "gr", "grs", "gramo", "gramos", "gram", "grams", "kg", "oz"]
    private static let followed: WordSet = ["con", "y", "with", "and", "in", "en", "plus"]
    private static let led: WordSet = [
        "comi", "cene", "almorce", "desayune", "tome", "anota", "apunta", "y", "con", "had", "ate", "log", "add", "and", "with", "hoy", "today", "de",
        "of",
    ]
}
