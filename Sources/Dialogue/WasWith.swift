import NLU
import Nutrition

extension Intents {
    /// "it was tea with honey", "no, it was a chicken shish kebab in pitta", "the cereal was cheerios with 2% milk": what a row was, and what came with it.
    static func wasWith(_ reading: Reading, _ company: FoodMention) -> [Request]? {
        let words = Array(reading.words.drop { ["no", "nope", "actually", "sorry", "wait", "oh", "perdon", "en", "realidad"].contains($0) })
        let foods = reading.foods
        guard foods.count == 2 || foods.count == 3, reading.ordinal == nil, Vocabulary.says(.being, words), let subject = words.first,
            let companion = Word.split(company.said).first.flatMap({ words.lastIndex(of: $0) })
        else { return nil }
        let host = foods.count == 3 ? foods[0] : nil
        guard host.map({ $0.isDefinite && $0.amount.isEmpty }) ?? ["it", "they", "era", "fue", "eran", "fueron", "eso"].contains(subject) else {
            return nil
        }
        let new = foods[foods.count - 2]
        guard !new.isDefinite, words.dropFirst().first != "de", let end = Word.split(new.said).last.flatMap({ words.lastIndex(of: $0) }),
            end + 1 < companion,
            ["with", "w", "con"].contains(words[end + 1])
                // "a shish kebab in pitta": bread around it.
                || ["in", "on"].contains(words[end + 1])
                    && breads.contains(where: company.said.contains),
            host == nil || words[..<end].contains(where: Vocabulary[.being].contains)
        else { return nil }
        var log = LogFood(foods: [company], when: reading.when, continues: true)
        (log.opening, log.restates) = (["in", "on"].contains(words[end + 1]) ? "with" : words[end + 1], host == nil ? .part : .never)
        if host != nil { log.addedTo = new }
        let selection = host.map { Selection(foods: [$0]) } ?? Selection(pointsBack: true)
        return [.correct(Correction(selection: selection, food: new, words: new.said)), .logFood(log)]
    }

    private static let breads = ["pitta", "pita", "bread", "bun", "naan", "wrap", "roll", "baguette", "tortilla", "sourdough", "toast", "bap", "rye"]
}

extension Intents {
    /// "of guinness", after three pints: what was counted or poured.
    static func ofItsKind(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard reading.words.first == "of", (2...4).contains(reading.words.count), let kind = reading.foods.only, kind.best != nil,
            kind.amount.isEmpty,
            !kind.isDefinite, !kind.negated, reading.when.isEmpty, reading.nutrients.isEmpty, tracker.entries.count == 1,
            !reading.text.hasSuffix("?"),
            ["log_food", "correct"].contains(tracker.lastAction ?? "")
        else { return nil }
        return [.correct(Correction(selection: Selection(pointsBack: true), food: kind))]
    }
}
