import NLU
import Nutrition

/// More of what was logged last, without its name.
extension Intents {
    /// "another one", "log one more for tonight", "and another after dinner", "me comí otro más tarde", "medio más": so many of it, and when.
    static func moreOfIt(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let isOfMade = tracker.lastAction == "create_food" && tracker.entries.isEmpty
        guard ["log_food", "copy_entries", "correct", "create_food"].contains(tracker.lastAction), let food = tracker.food,
            !reading.text.hasSuffix("?"),
            reading.foods.isEmpty, reading.nutrients.isEmpty
        else { return nil }
        var words = Word.split(reading.untimed)
        // "after the gym", "después de comer": when, in no words of a clock.
        if let after = words.lastIndex(where: ["after", "before", "despues", "antes", "tras"].contains), after > 0, after + 5 > words.count {
            words.removeSubrange(after...)
        }
        let said = words.filter { !besideMore.contains($0) && !isOrder($0) }
        let isMore = said.contains { Vocabulary[.another].contains($0) || more.contains($0) }
        // "log one now", of a food that was just made one's own; of what stands it is said again, unless it was on another day.
        let isOther =
            isOfMade
            || reading.when.days.map { $0.upperBound != tracker.day } ?? false
                && (words.first.map(isOrder) == true || words.contains(where: ["too", "well", "also", "tambien"].contains))
        guard isMore || isOther, said.allSatisfy({ isCount($0) || more.contains($0) || Vocabulary[.another].contains($0) }),
            said != ["more"], said != ["mas"], said.count { isCount($0) && $0 != "one" && $0 != "uno" } <= 1, !said.isEmpty, said.count <= 4
        else { return nil }
        let when = reading.when.filled(from: reading.target ?? When())
        let isHalf = !said.isDisjoint(with: ["half", "medio", "media", "mitad"])
        let most = reading.amounts.compactMap(\.quantity).max()
        // "one and a half" is more than a half.
        let count = isHalf && most ?? 0 <= 1 ? 0.5 : most ?? 1
        guard count > 0 else { return nil }
        if isOfMade || count > 1, reading.amounts.allSatisfy({ $0.unit == nil && $0.size == nil }) {
            var log = LogFood(foods: [food.mention(Amount(quantity: count))], when: when, continues: !isOfMade)
            log.restates = .never
            if !isOfMade { log.isMoreOfLast = true }
            return [.logFood(log)]
        }
        guard count <= 1 else { return nil }
        var selection = tracker.entries.last.map { Selection(ids: [$0]) } ?? Selection(pointsBack: true)
        selection.isOneMore = true
        if count < 1 { selection.measure = reading.amounts.first { $0.quantity ?? 1 < 1 } ?? Amount(quantity: count) }
        return [.copy(selection, to: when)]
    }

    private static func isOrder(_ word: String) -> Bool {
        Vocabulary[.logging].contains(word) || Vocabulary[.writingDown].contains(word) || Vocabulary[.adding].contains(word)
            || Vocabulary[.eating].contains(word) || Vocabulary[.goingOn].contains(word) && word != "mas"
    }

    private static func isCount(_ word: String) -> Bool { Double(word) != nil || counts.contains(word) }

    private static let more: Set<String> = ["more", "extra", "second", "additional", "otro", "otra", "mas", "segundo", "segunda"]
    private static let counts = Set(
        Word.split("one two three four five six half uno una un dos tres cuatro cinco seis medio media mitad"))
    private static let besideMore = Set(
        Word.split(
            """
            i just please down me to at of those them these for in on the during time now later then as well too also and lol ok okay oh yeah
            comí comió tomé tomó como tomo comiera tomara bebí cené desayuné almorcé pon ponme póngame quiero luego ahora tarde también por favor ay
            se para de a la las los lo esos esas ese esa eso el en durante y e que igual iguale así
            """))

    /// "another glass", "2 more slices", "another one, 500 ml", "another one, with milk": so much more of what was logged last.
    static func moreOfLast(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard let food = tracker.food, reading.nutrients.isEmpty, words.count <= 8, reading.when.meal == nil || words.count <= 10,
            let more = words.firstIndex(where: ["another", "more", "otro", "otra", "otros", "otras", "mas"].contains),
            !words.contains(where: ["than", "like", "que", "bien", "about", "less"].contains), !endsThere(words)
        else { return nil }
        if let entry = tracker.entries.last, !reading.foods.isEmpty, reading.foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite }),
            more <= 3, let joint = words.firstIndex(where: ["with", "con"].contains), joint <= more + 2,
            words[..<joint].allSatisfy({
                ["and", "y", "another", "otro", "otra", "one", "mas", "i", "me"].contains($0) || Vocabulary[.havingEaten].contains($0)
            })
        {
            var selection = Selection(ids: [entry])
            selection.isOneMore = true
            var company = LogFood(foods: reading.foods, when: reading.when, continues: true)
            company.restates = .never
            return [.copy(selection, to: reading.when), .logFood(company)]
        }
        // Of "another one, 500 ml" the measure tells more than the one.
        let amount =
            reading.amounts.first { $0.unit?.grams != nil || $0.unit?.millilitres != nil } ?? reading.amounts.first { $0.unit != nil }
            ?? reading.amounts.first { $0.size != nil } ?? reading.amounts.only
        guard reading.foods.isEmpty, reading.amounts.count <= 3, let amount,
            amount.unit != nil || amount.size != nil || amount.quantity ?? 1 != 1
        else { return nil }
        var log = LogFood(foods: [food.mention(amount)], when: reading.when, continues: true)
        log.restates = .never
        log.isMoreOfLast = true
        return [.logFood(log)]
    }

}
