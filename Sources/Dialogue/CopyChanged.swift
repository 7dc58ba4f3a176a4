import NLU
import Nutrition

/// What was had again with a change: "same as lunch plus a roll", "dinner same dal as lunch with 2 naan", "cené igual que ayer pero sin pollo y con atún".
extension Intents {
    /// The same in two clauses: "el mismo almuerzo de ayer," and "pero con gaseosa".
    static func copyChanged(_ understanding: Understanding, _ tracker: Tracker) -> [[Request]]? {
        guard understanding.readings.count == 2, var whole = understanding.readings.first, let last = understanding.readings.last,
            ["copy_entries", "set_usual"].contains(whole.intent.name) || sameAgain(whole.words) != nil, whole.foods.allSatisfy({ !$0.negated }),
            last.words.first.map({ changing.contains($0) || ["and", "y", "with", "con"].contains($0) }) ?? false,
            last.when.isEmpty, !whole.when.isEmpty || whole.target != nil || whole.words.contains(where: beforeJoint.contains),
            // "lo mismo pero de pollo" is another kind of it.
            last.words.count > 1, !["de", "of"].contains(last.words[1]), last.nutrients.isEmpty, !last.foods.isEmpty, !last.text.hasSuffix("?")
        else { return nil }
        whole.text += " " + last.text
        whole.untimed += " " + last.untimed
        whole.foods += last.foods
        whole.amounts += last.amounts
        whole.intent.name = "copy_entries"
        return (KeepIntents.usualBut(whole, whole.words) ?? againBut(whole, tracker) ?? copyChanged(whole, tracker)).map { [$0, []] }
    }

    static func copyChanged(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard ["copy_entries", "log_food", "correct", "delete_entry", "set_preference"].contains(reading.intent.name), !reading.text.hasSuffix("?"),
            words.count <= 22, !reading.foods.isEmpty, !Vocabulary.says(.others, words), let same = sameAgain(words),
            let joint = joint(words, after: same),
            !words[joint...].contains(where: ["siempre", "usual"].contains)
        else { return nil }
        let given = exchanged(words)
        guard given != nil || !words[joint...].contains(where: ["instead", "vez", "lugar"].contains) else { return nil }
        var left: [FoodMention] = [], added: [FoodMention] = [], removed: [String] = [], replaced: FoodMention?, from = 0
        // "en vez de manzana fue papaya": what is given up is told before what was had.
        let isGivenFirst = given.map { given in
            !reading.foods.contains { food in
                Word.split(food.said).first.flatMap { words.firstIndex(of: $0) }.map { $0 > joint && $0 < given } ?? false
            }
        }
        for food in reading.foods {
            guard let name = Word.split(food.said).first, let place = words[from...].firstIndex(of: name) else { return nil }
            from = place + 1
            if place < joint {
                guard !food.negated else { return nil }
                left.append(FoodMention(said: food.said, candidates: food.candidates))
                removed += food.removed
            } else if food.negated || leftOut(words, joint, place) || given.map({ place > $0 && (isGivenFirst == false || removed.isEmpty) }) ?? false
            {
                removed.append(food.said)
                replaced = FoodMention(said: food.said, candidates: food.candidates)
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
        let isAlso = alsoOfDay(words).map { $0 == same } ?? false
        let copied = isAlso ? .copy(Selection(pointsBack: true), to: reading.when) : copy(before, left, tracker)
        var requests = [copied], place = When(), spot = When()
        // "same lunch today but with …", told in the morning: at that lunch.
        if case .copy(_, let target) = copied {
            spot = When(days: target.days, meal: target.meal)
            if target.meal != nil { place = spot }
            // "same thing tomorrow but …": nothing of that day can have been copied from it.
            if target.isEmpty, words.contains(where: ["tomorrow", "manana"].contains) { spot.days = reading.when.days }
        }
        if given != nil, let replaced, removed.count == 1, let new = added.only {
            var fresh = Selection(foods: [replaced], when: spot)
            fresh.isCopied = true
            let correction = Correction(selection: fresh, food: new, amount: new.amount.isEmpty ? nil : new.amount)
            return requests + [.correct(correction)]
        }
        if !removed.isEmpty {
            var fresh = Selection(pointsBack: true)
            fresh.isCopied = true
            requests.append(.correct(Correction(selection: fresh, removed: removed)))
        }
        if !added.isEmpty {
            var log = LogFood(foods: added, when: place, continues: place.isEmpty)
            if butWords.contains(words[joint]), removed.isEmpty { log.isOtherwise = true } else { log.restates = .never }
            requests.append(.logFood(log))
        }
        return requests
    }

    /// Where it says that something was had again.
    private static func sameAgain(_ words: [String]) -> Int? {
        words.indices.first { place in
            ["same", "mismo", "misma", "mismos", "mismas"].contains(words[place])
                || words[place] == "igual" && ["que", "pero", "a", "al"].contains(words.dropFirst(place + 1).first ?? "")
                || words[place] == "lo" && words[(place + 1)...].starts(with: ["de", "ayer"])
                || place > 0 && words[place] == "vez" && words[place - 1] == "otra" || ["repeti", "repito"].contains(words[place])
        } ?? alsoOfDay(words)
    }

    /// "saturday too but …", "el lunes también pero …": what was told last, on another day as well.
    private static func alsoOfDay(_ words: [String]) -> Int? {
        guard let also = words.prefix(5).firstIndex(where: ["too", "also", "tambien"].contains), also > 0,
            words[..<also].allSatisfy({ daysTold.contains($0) || ["and", "y", "on", "el", "the", "for", "same"].contains($0) }),
            words[..<also].contains(where: daysTold.contains)
        else { return nil }
        return also
    }

    private static let daysTold = daysFirst.union(["tomorrow"])

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
    /// Tell in a first clause that more than what was told last is meant.
    private static let beforeJoint: Set<String> = ["again", "vez", "usual", "siempre", "as", "que", "nuevo"]
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
