import NLU
import Nutrition

/// What was had again with a change: "same as lunch plus a roll", "dinner same dal as lunch with 2 naan", "cené igual que ayer pero sin pollo y con atún".
extension Intents {
    static func copyChanged(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard ["copy_entries", "log_food", "correct", "delete_entry", "set_preference"].contains(reading.intent.name), !reading.text.hasSuffix("?"),
            words.count <= 22, !reading.foods.isEmpty, !Vocabulary.says(.others, words), let same = sameAgain(words),
            let joint = joint(words, after: same), !words[joint...].contains(where: ["instead", "siempre", "usual"].contains)
        else { return nil }
        let inStead = words[joint...].firstIndex { ["vez", "lugar"].contains($0) }
        var left: [FoodMention] = [], added: [FoodMention] = [], removed: [String] = [], from = 0
        for food in reading.foods {
            guard let name = Word.split(food.said).first, let place = words[from...].firstIndex(of: name) else { return nil }
            from = place + 1
            if place < joint {
                guard !food.negated else { return nil }
                left.append(FoodMention(said: food.said, candidates: food.candidates))
                removed += food.removed
            } else if let inStead, place > inStead, let last = added.indices.last {
                // "con cerveza en vez del refresco".
                added[last].removed.append(food.said)
            } else if food.negated || leftOut(words, joint, place) {
                removed.append(food.said)
            } else {
                guard food.best != nil else { return nil }
                var more = food
                removed += food.removed
                (more.removed, more.when) = ([], When())
                added.append(more)
            }
        }
        guard !added.isEmpty || !removed.isEmpty else { return nil }
        var before = reading
        (before.text, before.foods, before.amounts, before.intent.name) = (words[..<joint].joined(separator: " "), left, [], "copy_entries")
        // "dinner same dal as lunch": the meal that is told first is where it goes.
        if before.target == nil, reading.meals.count == 2, Vocabulary.says(.mealInGeneral, words[..<same]) {
            (before.when.meal, before.target) = (reading.meals[1], When(meal: reading.meals[0]))
        }
        var requests = [copy(before, left, tracker)]
        if !removed.isEmpty { requests.append(.correct(Correction(selection: Selection(pointsBack: true), removed: removed))) }
        if !added.isEmpty {
            var log = LogFood(foods: added, when: When(), continues: true)
            if butWords.contains(words[joint]), removed.isEmpty { log.isOtherwise = true } else { log.restates = .never }
            requests.append(.logFood(log))
        }
        return requests
    }

    /// The same in two clauses: "lo mismo que ayer" and "pero con agua".
    static func copyChanged(_ understanding: Understanding, _ tracker: Tracker) -> [[Request]]? {
        guard understanding.readings.count == 2, var whole = understanding.readings.first, let last = understanding.readings.last,
            last.words.starts(with: ["pero", "con"]), last.when.isEmpty, last.target == nil,
            last.foods.contains(where: { !$0.negated })
        else { return nil }
        whole.text += " " + last.text
        whole.foods += last.foods
        return copyChanged(whole, tracker).map { [$0, []] }
    }

    /// Where it says that something was had again.
    private static func sameAgain(_ words: [String]) -> Int? {
        words.indices.first { place in
            ["same", "mismo", "misma", "mismos", "mismas"].contains(words[place])
                || words[place] == "igual" && ["que", "pero"].contains(words.dropFirst(place + 1).first ?? "")
                || place > 0 && words[place] == "vez" && words[place - 1] == "otra" || ["repeti", "repito"].contains(words[place])
        }
    }

    /// Where the change begins: behind all that tells what was had again.
    private static func joint(_ words: [String], after same: Int) -> Int? {
        let rest = words.indices.filter { $0 > same && $0 + 1 < words.count }
        if let joint = rest.first(where: { changing.contains(words[$0]) }) { return joint }
        // "same turkey and stuffing as yesterday": both of them.
        guard let told = words.lastIndex(where: { before.contains($0) }), told > same else { return nil }
        return rest.first { $0 > told && ["and", "y", "with", "con"].contains(words[$0]) }
    }

    private static let changing: Set<String> = [
        "but", "pero", "plus", "without", "sin", "except", "minus", "excepto", "salvo", "menos", "mas",
    ]
    /// Tell when or at which meal it was had before.
    private static let before: Set<String> = [
        "as", "que", "ayer", "yesterday", "anoche", "lunch", "dinner", "breakfast", "desayuno", "almuerzo", "cena",
    ]

    /// "sin pollo", "minus the fries".
    private static func leftOut(_ words: [String], _ joint: Int, _ place: Int) -> Bool {
        let before = words[joint..<place].reversed().prefix(3).first { !["the", "any", "el", "la", "los", "las", "my"].contains($0) }
        return before.map(["without", "sin", "minus", "except", "menos", "excepto", "salvo", "no"].contains) ?? false
    }
}
