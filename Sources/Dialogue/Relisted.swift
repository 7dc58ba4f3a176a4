import NLU
import Nutrition

/// Several foods told in the place of what stands.
extension Intents {
    /// "it was 3 eggs and bacon", "they were a cheeseburger and a veggie burger", "6 pieces salmon and 2 tuna actually": two foods joined by "and".
    static func isRelisted(_ foods: [FoodMention], _ reading: Reading, _ tracker: Tracker) -> Bool {
        let words = reading.words
        guard foods.count == 2, !tracker.entries.isEmpty, words.contains("and"), words.contains(where: puttingRight.contains), words.count <= 14,
            reading.replacement == nil,
            words.isDisjoint(with: ["with", "on", "in", "not", "no", "without", "instead", "each", "both", "one", "other", "of", "for", "to", "than"]
            ),
            foods.allSatisfy({ !$0.isDefinite && !$0.negated && $0.removed.isEmpty && $0.best != nil && $0.when.isEmpty }),
            let first = Word.split(foods[0].said).first.flatMap(words.firstIndex(of:)), let joint = words[first...].firstIndex(of: "and"),
            Word.split(foods[1].said).first.flatMap(words.lastIndex(of:)).map({ $0 > joint }) ?? false
        else { return false }
        return true
    }

    /// "two eggs and toast" alone is told anew.
    private static let puttingRight = Set(
        Word.split("it was were they actually sorry no nope oops make meant mean instead rather wait fix change correction just only"))

    /// "potato and cheese ones", "pork ones": of which kind what stands was, and nothing beside it.
    static func onesTold(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard words.last == "one", reading.text.lowercased().hasSuffix("ones"), !tracker.entries.isEmpty,
            ["log_food", "correct"].contains(tracker.lastAction ?? ""), words.count <= 9,
            (1...3).contains(reading.foods.count), !reading.text.hasSuffix("?"), reading.when.isEmpty,
            reading.foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite && $0.amount.isEmpty && $0.removed.isEmpty }),
            reading.foods.flatMap({ Word.split($0.said) }).allSatisfy(words.contains),
            words.isDisjoint(with: ["more", "other", "not", "no", "had", "ate"]),
            words.dropLast().allSatisfy({ word in
                ["they", "were", "it", "was", "the", "and", "those", "actually"].contains(word)
                    || reading.foods.contains { Word.split($0.said).contains(word) }
            })
        else { return nil }
        var correction = Correction(selection: Selection(pointsBack: true), food: reading.foods[0], words: words.joined(separator: " "))
        correction.others = Array(reading.foods.dropFirst())
        return [.correct(correction)]
    }

    /// "a bit less granola", "less rice", "barely any pesto": so much less of a row that stands, and none of it logged.
    static func somewhatLess(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["ok", "oh", "actually", "but", "and", "it", "was", "there", "with", "make", "well"].contains($0) }
        // "a bit less granola", where no food was seen in it: the row that is called so.
        if reading.foods.isEmpty, ["rename_kept", "inform", "forget_kept", "correct"].contains(reading.intent.name), reading.nutrients.isEmpty,
            !reading.text.hasSuffix("?"), case let plain = words.filter({ !["a", "of", "my"].contains($0) }),
            let length = [3, 2, 1].first(where: { less[plain.prefix($0).joined(separator: " ")] != nil }), (1...2).contains(plain.count - length),
            !["the", "than", "of"].contains(plain[length]), Double(plain[length]) == nil
        {
            var named = FoodMention(said: plain[length...].joined(separator: " "), candidates: [])
            named.isDefinite = true
            let factor = less[plain.prefix(length).joined(separator: " ")]
            return [.correct(Correction(selection: Selection(foods: [named]), factor: factor, words: reading.untimed))]
        }
        guard !tracker.entries.isEmpty, ["log_food", "correct", "copy_entries"].contains(tracker.lastAction ?? ""), let food = reading.foods.only,
            food.best != nil, food.removed.isEmpty, !reading.text.hasSuffix("?"), reading.when.isEmpty, reading.nutrients.isEmpty,
            reading.amounts.allSatisfy({ $0.quantity ?? 1 == 1 }),
            food.amount.unit.map({ ["bit"].contains($0.name) }) ?? true, food.amount.quantity ?? 1 == 1, case let name = Word.split(food.said),
            words.count <= name.count + 5, words.suffix(name.count) == name[...]
        else { return nil }
        let told = words.dropLast(name.count).filter { !["a", "the", "my", "of"].contains($0) }.joined(separator: " ")
        // "less the coke" takes it off.
        guard let factor = less[told], told != "less" || !words.contains("the") else { return nil }
        var named = FoodMention(said: food.said, candidates: food.candidates)
        named.isDefinite = true
        return [.correct(Correction(selection: Selection(foods: [named]), factor: factor, words: reading.untimed))]
    }

    private static let less: [String: Double] = [
        "bit less": 0.75, "little less": 0.75, "little bit less": 0.75, "slightly less": 0.75, "tad less": 0.75, "less": 0.5, "lot less": 0.5,
        "way less": 0.5, "much less": 0.5, "not as much": 0.5, "not so much": 0.5, "not that much": 0.5, "not much": 0.5, "barely any": 0.25,
        "hardly any": 0.25, "only bit": 0.5, "just bit": 0.5, "only little": 0.5, "only little bit": 0.5,
    ]

    /// What a few words put right of what stands, whatever they are taken for at first.
    static func putRightBriefly(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard !tracker.entries.isEmpty, reading.words.count <= 12 else { return nil }
        return onesTold(reading, tracker) ?? puttingOnEach(reading, tracker) ?? somewhatLess(reading, tracker) ?? partOfHost(reading) ?? bothAmounts(
            reading, tracker)
            ?? soManyWith(reading, tracker)
    }

    /// "delete the toast's butter": the butter, and not the toast.
    private static func partOfHost(_ reading: Reading) -> [Request]? {
        let words = reading.text.lowercased().replacing("\u{2019}", with: "'").split(separator: " ").map(String.init)
        guard ["delete", "remove", "drop", "scrap", "lose", "scratch"].contains(words.first ?? ""), (4...7).contains(words.count),
            ["the", "my"].contains(words[1]), words[2].hasSuffix("'s"), reading.when.isEmpty, words[2].dropLast(2).count > 2,
            !["today", "yesterday", "breakfast", "lunch", "dinner"].contains(String(words[2].dropLast(2)))
        else { return nil }
        let said = words[3...].joined(separator: " ")
        let known = reading.foods.first { $0.said.lowercased() == said }?.candidates ?? []
        return [.delete(Selection(foods: [FoodMention(said: said, candidates: known)]))]
    }

    /// "2 cups and 2 naans", "200g and 100g", of two that were told: an amount for each, in their order.
    private static func bothAmounts(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard tracker.entries.count == 2, ["log_food", "correct"].contains(tracker.lastAction ?? ""), tracker.areRowsOld != true,
            reading.when.isEmpty, reading.nutrients.isEmpty, reading.words.contains("and"), !reading.text.hasSuffix("?"),
            reading.words.isDisjoint(with: ["or", "with", "more", "less", "another", "each", "then", "plus", "had", "ate"])
        else { return nil }
        let rows = tracker.entries.map { Selection(ids: [$0]) }
        if reading.foods.isEmpty, reading.amounts.count == 2, reading.amounts.allSatisfy({ ($0.quantity ?? 0) > 0 && $0.unit != nil }) {
            return zip(rows, reading.amounts).map { .correct(Correction(selection: $0, amount: $1)) }
        }
        guard let food = reading.foods.only, food.amount.quantity ?? 0 > 0, !food.negated, let last = tracker.food, food.best?.id == last.id,
            let first = reading.amounts.only(where: { $0 != food.amount && $0.unit != nil && ($0.quantity ?? 0) > 0 }),
            let joint = reading.words.firstIndex(of: "and"),
            Word.split(food.said).first.flatMap(reading.words.firstIndex(of:)).map({ $0 > joint }) == true
        else { return nil }
        return [
            .correct(Correction(selection: rows[0], amount: first)),
            .correct(Correction(selection: rows[1], amount: food.amount)),
        ]
    }

    /// "4 with maple syrup", "2 slices with jam", right after pancakes, after toast: how many of them, and what went on them.
    private static func soManyWith(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop { ["there", "were", "was", "it", "they", "had", "i", "actually", "like"].contains($0) })
        guard tracker.entries.count == 1, tracker.lastAction == "log_food", tracker.areRowsOld != true, (3...8).contains(words.count),
            let count = SmallCount.of(words[0]) ?? Double(words[0]), (2...20).contains(count), count == count.rounded(),
            let with = words.prefix(5).firstIndex(where: ["with", "w"].contains), (1...4).contains(with),
            words[1..<with].allSatisfy({ ["of", "them", "em", "those", "slice", "piece", "bit"].contains($0) }),
            !reading.foods.isEmpty, reading.foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite && $0.removed.isEmpty }),
            reading.when.isEmpty, !reading.text.hasSuffix("?")
        else { return nil }
        var foods = reading.foods
        for place in foods.indices where foods[place].amount.quantity == count { foods[place].amount = Amount() }
        guard foods.allSatisfy(\.amount.isEmpty), !["i", "had"].contains(reading.words[0]) else { return nil }
        let counts = reading.words.prefix(2).contains(where: ["were", "was"].contains)
        var log = LogFood(foods: foods, when: When(), continues: true)
        (log.restates, log.opening) = (.never, "with")
        // "there were 8 with blue cheese" tells how many, however many were told.
        if counts { return [.correct(Correction(selection: Selection(ids: tracker.entries), amount: Amount(quantity: count))), .logFood(log)] }
        (log.ofSeveral, log.isCountTold) = (count, true)
        return [.logFood(log)]
    }
}
