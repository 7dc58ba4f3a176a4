import NLU
import Nutrition

/// "no more than 3 coffees a day", "only 2 beers a week", "limit my coffee to 2 cups": resolved, and neither eaten nor a goal of calories.
extension Intents {
    static func foodLimit(_ reading: Reading) -> [Request]? {
        let words = reading.words
        if let less = lessWanted(reading, words) { return less }
        guard let food = reading.foods.only, food.best != nil, !isWater(food), !Word.split(food.said).contains("max"), words.count <= 12,
            !reading.text.hasSuffix("?"),
            reading.nutrients.isEmpty, words.isDisjoint(with: told.subtracting(Vocabulary.says(.denying, words) ? ["have"] : [])),
            food.amount.quantity != nil || reading.amounts.contains(where: { $0.quantity != nil })
        else { return nil }
        let text = " \(words.joined(separator: " ")) "
        // "a can of pepsi max" has it in its name, "3 cookies or less" guesses what was eaten.
        let bounds = bounding.contains(where: text.contains), isByDay = perDay.contains(where: text.contains)
        let opens = words.drop { $0 == "i" }.first.map { ["only", "just", "solo"].contains($0) } ?? false && !text.contains(" my ")
        // "cap n crunch, 1 bowl" bounds nothing.
        let first = words.first { !["i", "want", "to", "quiero", "ill", "will", "please"].contains($0) } ?? ""
        let limits = ["limit", "cap", "limita", "limitar"].contains(first) && words.contains(where: ["to", "at", "a", "en"].contains)
        let isWish = ["shouldnt", "should", "shouldn", "wont", "cant"].contains(where: words.contains) && text.contains(" more than ")
        guard
            limits || isWish || isByDay && (bounds || opens && !reading.text.contains(","))
                || words.starts(with: ["no", "more", "than"]) || words.starts(with: ["no", "mas", "de"])
        else { return nil }
        return [.tell(.foodLimit)]
    }

    /// "i want to drink less coffee", "cut down on crisps"; "i miss bread", which nobody had.
    private static func lessWanted(_ reading: Reading, _ words: [String]) -> [Request]? {
        guard words.count <= 9, !reading.text.hasSuffix("?"), !reading.foods.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty,
            reading.foods.allSatisfy({ $0.best != nil && $0.amount.quantity == nil }), reading.amounts.isEmpty, words.isDisjoint(with: told),
            // "what should i eat to cut down on sugar" asks.
            !["what", "whats", "which", "how", "que", "cual", "como"].contains(words[0])
        else { return nil }
        let plain = words.filter { !["really", "so", "just", "also", "please", "me"].contains($0) }
        if plain.starts(with: ["i", "miss"]) || plain.starts(with: ["extrano", "el"]) || plain.starts(with: ["echo", "de", "meno"]) {
            return [.tell(.heard)]
        }
        let text = " \(plain.joined(separator: " ")) "
        let wants = ["want to", "trying to", "need to", "should", "going to", "gonna", "quiero", "tengo que", "debo", "debería"]
        let isLess = text.contains(" less ") || text.contains(" menos ") || text.contains(" fewer ")
        let cuts = [" cut down on ", " cut back on ", " cutting down on ", " cutting back on ", " reducir el consumo de "].contains(
            where: text.contains)
        // "soup, trying to eat less meat": what was eaten comes first.
        let opening = " \(plain.prefix(4).joined(separator: " ")) "
        return cuts || isLess && wants.contains(where: opening.contains) ? [.tell(.foodLimit)] : nil
    }

    private static let strictly = ["no more than", "not more than", "max", "maximum", "maximo", "como mucho", "no mas de", "no ma de"].map {
        " \($0) "
    }
    private static let bounding = strictly + [" at most ", " up to ", " limit ", " tope "]
    private static let perDay = [
        "a day", "per day", "each day", "every day", "daily", "a week", "per week", "each week", "weekly", "a month", "al dia", "por dia", "cada dia",
        "a la semana",
        "por semana", "al me", "al mes",
    ].map { " \($0) " }
    private static let told = Set(
        Word.split("had ate drank eaten log logged comí tomé bebí anota recipe goal meta today yesterday hoy ayer kcal calories was were have"))
}
