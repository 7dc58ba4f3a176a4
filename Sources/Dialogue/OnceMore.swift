import NLU
import Nutrition

/// Short messages about what stands or is kept, told by their form: the same again with a difference, a favourite, a meal as it is by now.
extension Intents {
    static func onceMore(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let told = takenFor(reading, tracker) ?? oneNotOther(reading, tracker) ?? instead(reading, tracker) ?? measuredWith(reading, tracker)
            ?? againBut(reading, tracker)
            ?? copyChanged(reading, tracker) ?? saidOfStanding(reading, tracker)
        {
            return told
        }
        return favouriteEaten(reading) ?? mealByNow(reading, tracker) ?? halfOfAll(reading, tracker) ?? shareOfPot(reading, tracker)
    }

    /// "had about 4 tbsp with a pitta", of hummus that stands: so much of that, and the other beside it.
    private static func measuredWith(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard let last = tracker.entries.last, ["log_food", "correct"].contains(tracker.lastAction), reading.when.isEmpty, reading.nutrients.isEmpty,
            !reading.text.hasSuffix("?"), words.count <= 12, let amount = reading.amounts.only, let unit = amount.unit, amount.quantity != nil,
            unit.grams != nil || unit.millilitres != nil || unit.name == "slice",
            !reading.foods.isEmpty, reading.foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite && $0.removed.isEmpty }),
            let joint = words.firstIndex(where: ["with", "con"].contains), joint > 0,
            words[..<joint].allSatisfy({
                Double($0) != nil || Unit.named($0) != nil || Vocabulary[.counts].contains($0) || Vocabulary[.eating].contains($0)
                    || [
                        "i", "about", "around", "like", "a", "an", "half", "of", "it", "like", "me", "unos", "unas", "uno", "una", "un", "como", "de",
                    ].contains($0)
            })
        else { return nil }
        var company = LogFood(foods: reading.foods, when: When(), continues: true)
        company.restates = .never
        return [.correct(Correction(selection: Selection(ids: [last]), amount: amount)), .logFood(company)]
    }

    /// "the avocado toast again but two slices", "that pizza again, just one slice", "esa tortilla otra vez, y un yogur".
    static func againBut(_ reading: Reading, _ tracker: Tracker, onlyPointed: Bool = false) -> [Request]? {
        let words = reading.words, asking = onlyPointed ? ["ask_food_facts", "search_food"] : []
        guard (["log_food", "correct", "copy_entries"] + asking).contains(reading.intent.name), !reading.text.hasSuffix("?"), words.count <= 14,
            let again = words.firstIndex(of: "again") ?? inSpanish(words) ?? (isSame(words) ? 0 : nil), !reading.foods.isEmpty,
            reading.foods.allSatisfy({ !$0.negated && $0.best != nil && $0.removed.isEmpty })
        else { return nil }
        // "that pizza again": it is pointed at, so that no "but" need follow.
        let isPointedAt =
            again > 1 && words[..<again].contains(where: pointed.contains) || again + 1 < words.count && pointed.contains(words[again + 1])
        guard isPointedAt || !onlyPointed else { return nil }
        let but = words[again...].firstIndex(where: ["but", "pero"].contains)
        let beside =
            isPointedAt ? words[again...].firstIndex(where: ["just", "only", "solo", "nomas", "and", "y", "with", "con", "plus"].contains) : nil
        let joint = but ?? beside ?? words.count
        guard joint < words.count - 1 || isPointedAt && joint == words.count else { return nil }
        func isBefore(_ food: FoodMention) -> Bool { Word.split(food.said).first.map(words[..<joint].contains) ?? false }
        let same = reading.foods.filter(isBefore), other = reading.foods.filter { !isBefore($0) }
        guard !same.isEmpty, beside != nil || other.allSatisfy({ !$0.amount.isEmpty }) else { return nil }
        // "otra vez" counts nothing.
        let amount = (same.map(\.amount) + (other.isEmpty ? reading.amounts : [])).first {
            !$0.isEmpty && !(isPointedAt && $0.unit == nil && $0.size == nil && $0.quantity == 1)
        }
        guard !other.isEmpty || isPointedAt || same.count == 1 && amount != nil else { return nil }
        let named = same.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        let copied = Request.copy(Selection(foods: named), to: reading.when)
        guard other.isEmpty else {
            var log = LogFood(foods: other, when: reading.when, continues: reading.when.isEmpty)
            log.restates = .never
            return [copied, .logFood(log)]
        }
        guard same.count == 1, let amount else { return [copied] }
        return [copied, .correct(Correction(selection: Selection(pointsBack: true), amount: amount))]
    }

    private static let pointed: Set<String> = ["that", "those", "esa", "ese", "eso", "aquella", "aquel"]

    /// "otra vez", "de nuevo".
    private static func inSpanish(_ words: [String]) -> Int? {
        words.indices.dropFirst().first { words[$0] == "vez" && words[$0 - 1] == "otra" || words[$0] == "nuevo" && words[$0 - 1] == "de" }
    }

    private static func isSame(_ words: [String]) -> Bool {
        ["same", "mismo", "misma", "mismos", "mismas"].contains(words.first)
            || ["the", "el", "la", "los", "las"].contains(words.first)
                && ["same", "mismo", "misma", "mismos", "mismas"].contains(words.dropFirst().first)
    }

    /// "log my favourite", "had my fave for lunch": the one that is kept, else which of them.
    private static func favouriteEaten(_ reading: Reading) -> [Request]? {
        let words = Word.split(reading.untimed).filter { !["please", "again", "today", "for", "just", "i", "the", "por", "favor"].contains($0) }
        guard (2...4).contains(words.count), reading.foods.isEmpty, reading.amounts.isEmpty, reading.ordinal == nil, !reading.text.hasSuffix("?"),
            Vocabulary.says(.logging, words.prefix(1)) || Vocabulary.says(.writingDown, words.prefix(1)) || Vocabulary.says(.eating, words.prefix(1)),
            ["my", "mi"].contains(words[1]), words.count > 2, Vocabulary[.favourite].contains(words[2]),
            words.count == 3 || Vocabulary.says(.mealInGeneral, words.suffix(1))
        else { return nil }
        return [.keep(.logFavourite(0, reading.when))]
    }

    /// "whats lunch now", "what's dinner at now", "¿cómo quedó la cena?", after a row was changed: what stands there.
    private static func mealByNow(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        let rest = words.drop { ["ok", "so", "and", "what", "whats", "hows", "how", "is", "s", "does", "que", "como", "y"].contains($0) }
        guard !tracker.entries.isEmpty, rest.count < words.count, words.count <= 6, reading.foods.isEmpty, reading.nutrients.isEmpty,
            reading.amounts.isEmpty, let meal = reading.meals.only, reading.when.days?.count ?? 1 == 1,
            words.contains(where: ["now", "ahora", "quedo", "queda"].contains),
            rest.allSatisfy({ Vocabulary[.mealInGeneral].contains($0) || ofMealByNow.contains($0) })
        else { return nil }
        return [.askDiary(When(days: reading.when.days ?? tracker.day.map { $0...$0 }, meal: meal))]
    }

    private static let ofMealByNow = Set(Word.split("now at look looking like my the el la los las ahora quedó queda mi in en today hoy then"))

    /// "ate about two thirds", "comí un tercio", "my wife had the other half", after what one dish was made of was told: of all of that.
    private static func shareOfPot(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard tracker.areOfOnePot == true, reading.foods.isEmpty, reading.when.days == nil, reading.nutrients.isEmpty, words.count <= 9,
            !reading.text.hasSuffix("?")
        else { return nil }
        // "comí un plato", of a pot whose plates nobody counted: it stands as it was told.
        if Vocabulary.says(.eating, words), words.count <= 5,
            words.contains(where: ["plate", "bowl", "bowlful", "plateful", "plato", "platito", "tazon"].contains)
        {
            return [.askRows(Selection(ids: tracker.entries), nutrients: [.energy])]
        }
        guard
            let share =
                (reading.amounts.compactMap { $0.unit == nil || $0.unit?.name == "serving" ? $0.quantity : nil } + (reading.share.map { [$0] } ?? []))
                .first(where: { $0 > 0 && $0 < 1 })
        else { return nil }
        let isOwn = words.contains(where: ["i", "we", "me", "mine", "comi", "comimos"].contains)
        let ate = Vocabulary.says(.eating, words) || words.contains(where: ["was", "mine", "just", "only", "solo"].contains) || words.count <= 3
        let isTheirs = !isOwn && Vocabulary.says(.others, words), isLeft = words.contains(where: Vocabulary[.leaving].contains)
        guard ate || isTheirs || isLeft else { return nil }
        // "kids had another third", after one's own part was told.
        if isTheirs || isLeft, tracker.lastAction == "correct" { return [.tell(.noted)] }
        let pot = Selection(pointsBack: true, all: true)
        return [.correct(Correction(selection: pot, factor: isTheirs || isLeft ? 1 - share : share))]
    }

    /// "my boyfriend ate half of everything", "I only had half of it all": of all of the meal that is spoken of.
    private static func halfOfAll(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words, text = " \(words.joined(separator: " ")) "
        guard !tracker.entries.isEmpty, reading.foods.isEmpty, reading.when.isEmpty, reading.nutrients.isEmpty, words.count <= 10,
            !reading.text.hasSuffix("?"),
            ["log_food", "correct", "out_of_scope", "inform", "delete_entry", "share_diary"].contains(reading.intent.name),
            [" of everything ", " of it all ", " of all of it ", " of all of that ", " de todo ", " de todo eso "].contains(where: text.contains),
            let share = (reading.amounts.compactMap(\.quantity) + (reading.share.map { [$0] } ?? [])).first(where: { $0 > 0 && $0 < 1 })
        else { return nil }
        let isTheirs = Vocabulary.says(.others, words) && words.isDisjoint(with: ["i", "we", "me", "with", "con"])
        let isLeft = words.contains(where: ["left", "deje", "sobro"].contains)
        var meal = Selection(pointsBack: true, all: true)
        meal.isOfMeal = true
        return [.correct(Correction(selection: meal, factor: isTheirs || isLeft ? 1 - share : share))]
    }
}
