import NLU
import Nutrition

/// A row put right and more of the meal in one breath: "actually two, plus fries", "sorry, it was 2 coffees and a croissant".
extension Intents {
    static func correctedAndMore(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let few = strickenBut(reading, tracker) { return [few] }
        let words = reading.words
        guard tracker.entries.count == 1, ["log_food", "correct", "copy_entries"].contains(tracker.lastAction ?? ""), reading.when.isEmpty,
            reading.nutrients.isEmpty, (3...14).contains(words.count), !reading.text.hasSuffix("?"), !reading.foods.isEmpty,
            reading.foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite && $0.removed.isEmpty && $0.kilocalories == nil }),
            words.isDisjoint(with: ["instead", "not", "each", "with", "con", "sin", "without", "for", "to", "than", "of", "por", "de"]),
            case let told = words.drop(while: opening.contains), told.startIndex > 0, tracker.areRowsOld != true,
            // "had 2 eggs and toast", "had one and a beer" put nothing right.
            words[..<told.startIndex].contains(where: { !eaten.contains($0) }), tracker.day == nil || tracker.days?.last == tracker.day,
            let joint = told.firstIndex(where: ["and", "plus", "y"].contains), joint > told.startIndex,
            // "5 y dos eran de pollo" tells kinds of them.
            told[joint...].allSatisfy({
                !["was", "were", "era", "eran", "fue", "fueron", "one", "uno", "una"].contains($0) || $0 == told[joint...].dropFirst().first
            })
        else { return nil }
        func isBehind(_ food: FoodMention) -> Bool { Word.split(food.said).first.flatMap(told.lastIndex(of:)).map { $0 > joint } ?? false }
        let row = Selection(ids: tracker.entries)
        // "two, plus fries": a count alone.
        if joint == told.startIndex + 1, let count = SmallCount.of(told[told.startIndex]), reading.foods.allSatisfy(isBehind) {
            var more = reading.foods
            if more[0].amount == Amount(quantity: count), count != 1 || !["a", "an", "un", "una"].contains(told[joint + 1]) {
                more[0].amount = Amount()
            }
            return [.correct(Correction(selection: row, amount: Amount(quantity: count))), beside(more)]
        }
        // "a pint and some nuts": a measure alone.
        if joint == told.startIndex + 2, let unit = Unit.named(told[told.startIndex + 1]), unit.grams == nil, reading.foods.allSatisfy(isBehind),
            let count = Double(told[told.startIndex]) ?? SmallCount.words[told[told.startIndex]]
                ?? (["a", "an"].contains(told[told.startIndex]) ? 1 : nil)
        {
            var more = reading.foods
            if more[0].amount.unit == unit { more[0].amount = Amount() }
            return [.correct(Correction(selection: row, amount: Amount(quantity: count, unit: unit))), beside(more)]
        }
        // "2 coffees and a croissant", of a coffee: the very food counted, and what came with it.
        guard reading.foods.count > 1, let first = reading.foods.first, !isBehind(first), reading.foods.dropFirst().allSatisfy(isBehind),
            let last = tracker.food, first.best?.id == last.id, first.best?.noun == last.noun, first.amount.quantity ?? 0 > 1
        else { return nil }
        return [.correct(Correction(selection: row, amount: first.amount)), beside(Array(reading.foods.dropFirst()))]
    }

    private static func beside(_ foods: [FoodMention]) -> Request {
        var log = LogFood(foods: foods, when: When(), continues: true)
        log.restates = .never
        return .logFood(log)
    }

    /// "scrap the tim tams it was only 2", "quita los tacos, solo fueron 2": fewer of them, and not none.
    private static func strickenBut(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard !tracker.entries.isEmpty, let first = words.first, reading.when.isEmpty, reading.nutrients.isEmpty, (4...12).contains(words.count),
            ["scrap", "scratch"].contains(first) || Vocabulary[.takingBack].contains(first) || Vocabulary[.dropping].contains(first)
                || Vocabulary[.removing].contains(first), let food = reading.foods.only, food.best != nil,
            let only = words.lastIndex(where: ["only", "just", "solo", "solamente", "nomas"].contains),
            let name = Word.split(food.said).last.flatMap(words.firstIndex(of:)), name < only,
            let count = words.last.flatMap(SmallCount.of), count >= 1, words.count - only <= 4,
            words[(name + 1)...].contains(where: { Vocabulary[.being].contains($0) || Vocabulary[.eating].contains($0) || $0 == "just" })
        else { return nil }
        return .correct(
            Correction(selection: Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)]), amount: Amount(quantity: count)))
    }

    private static let eaten: Set<String> = ["i", "we", "had", "me", "comi", "tome", "ok", "oh", "so", "there", "just"]
    private static let opening = Set(
        Word.split(
            """
            actually sorry oh oops wait no hmm ok make it that was were i meant mean had there they only just so perdón eran fueron fue era en realidad digo
            quise decir eso me comí tomé
            """))
}
