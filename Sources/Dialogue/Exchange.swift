import NLU
import Nutrition

/// One part of a dish in the place of another: "la arepa era sin queso, con huevo", "the toast was with butter, not jam".
extension Intents {
    static func exchange(_ foods: [FoodMention], _ left: [FoodMention], _ correction: Correction, _ words: [String]) -> Correction? {
        let foods = withCompany(foods, left, correction, words) ?? foods
        // "la arepa era con huevo, no con queso" names the dish anew.
        guard let new = foods.last, !new.isDefinite || foods.count == 1 && Word.split(new.said).count > 1, foods.count <= 2,
            let old = left.only ?? foods.flatMap(\.removed).only.map({ FoodMention(said: $0, candidates: []) }),
            left.isEmpty || foods.allSatisfy(\.removed.isEmpty)
        else { return nil }
        let host = foods.count == 2 ? foods[0] : nil
        guard host.map({ $0.isDefinite && $0.amount.isEmpty }) ?? tellsParts(words) else { return nil }
        var correction = correction
        correction.selection.foods = [FoodMention(said: old.said, candidates: old.candidates)]
        correction.selection.pointsBack = false
        correction.food = new
        correction.food?.removed = []
        correction.host = host
        return correction
    }

    /// "el pan era con mermelada, no mantequilla", read as one food of both words: the bread, and what was on it.
    private static func withCompany(_ foods: [FoodMention], _ left: [FoodMention], _ correction: Correction, _ words: [String]) -> [FoodMention]? {
        guard let whole = foods.only, whole.isDefinite, whole.amount.isEmpty, case let host = Word.split(whole.said), host.count == 1,
            !left.isEmpty || !whole.removed.isEmpty,
            let joint = words.firstIndex(where: ["con", "with"].contains), words[..<joint].contains(host[0]),
            case let name = words[(joint + 1)...].prefix(while: { !["no", "not", "y", "and", "pero", "en", "instead"].contains($0) }),
            (1...3).contains(name.count), joint + 1 + name.count < words.count, ["no", "not"].contains(words[joint + 1 + name.count])
        else { return nil }
        var part = FoodMention(said: KeepIntents.asWritten(name.joined(separator: " "), in: correction.words), candidates: [])
        part.removed = whole.removed
        var bare = FoodMention(said: whole.said, candidates: [])
        bare.isDefinite = true
        return [bare, part]
    }

    /// "no butter, jam", "no butter just jam": another food in the place of one that stands.
    static func inStead(_ foods: [FoodMention], _ correction: Correction, _ reading: Reading) -> Correction? {
        let words = reading.words
        guard words.first == "no", reading.replacement == nil, words.count <= 7, let new = foods.last, !new.isDefinite, new.best != nil,
            let old = foods.count == 2 ? foods[0].said : foods.only?.removed.only, words.dropFirst().starts(with: Word.split(old)),
            !reading.text.lowercased().hasPrefix("no,"), !words.contains(where: ["or", "and", "on", "with"].contains)
        else { return nil }
        var correction = correction
        correction.selection.foods = [FoodMention(said: old, candidates: foods.count == 2 ? foods[0].candidates : [])]
        correction.selection.pointsBack = false
        correction.food = new
        correction.food?.removed = []
        return correction
    }

    /// "era sin queso, con huevo", "it had turkey, not ham": of what something is made with, and not of what it was.
    private static func tellsParts(_ words: [String]) -> Bool {
        words.contains(where: ["with", "con", "sin", "without", "on", "instead"].contains) || Vocabulary.says(.having, words)
    }

    /// "era con agua", "it was made with water", of a chocolate or oatmeal: how that was made, and no glass of water.
    static func madeWithWater(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard !tracker.entries.isEmpty, let water = reading.foods.last, isWater(water), water.amount.isEmpty, reading.amounts.isEmpty,
            reading.foods.count <= 2, reading.foods.allSatisfy({ !$0.negated && $0.removed.isEmpty }), words.count <= 9,
            reading.when.isEmpty || reading.when.meal == nil && words.count <= 5,
            !reading.text.hasSuffix("?"), [["con", "agua"], ["en", "agua"], ["with", "water"]].contains(Array(words.suffix(2))),
            words.contains(where: making.contains) || isThisTime(words, tracker),
            reading.foods.count == 1 || reading.foods[0].isDefinite && reading.foods[0].amount.isEmpty
        else { return nil }
        let isNamed = reading.foods.count == 2
        guard let host = isNamed ? reading.foods[0] : tracker.food?.mention(),
            // "era en agua", of tuna, tells what it came in.
            words[words.count - 2] != "en" || !inWater.isDisjoint(with: Word.split(host.said) + Word.split(host.best?.noun ?? ""))
        else { return nil }
        var correction = Correction(selection: Selection(pointsBack: !isNamed), food: water)
        correction.host = host
        return .correct(correction)
    }

    /// "hoy con agua", "this time with water", of what is made in one or the other.
    private static func isThisTime(_ words: [String], _ tracker: Tracker) -> Bool {
        words.dropLast(2).allSatisfy { ["hoy", "today", "but", "pero", "this", "time", "esta", "vez"].contains($0) } && words.count > 2
            && !inWater.isDisjoint(with: Word.split(tracker.food?.noun ?? "")) && ["log_food", "copy_entries"].contains(tracker.lastAction ?? "")
    }

    /// "the milo was made with full cream milk, 300 ml", "el batido lo hice con leche entera": how it was made, and how much of it there was.
    static func madeWithMilk(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard !tracker.entries.isEmpty, reading.foods.count == 2, var milk = reading.foods.last, milk.best != nil,
            case let name = Word.split(milk.said), name.last == "milk" || name.first == "leche",
            !milk.negated, !milk.isDefinite, case var host = reading.foods[0], host.isDefinite, !host.negated, host.amount.isEmpty,
            reading.when.isEmpty, !reading.text.hasSuffix("?"), reading.words.count <= 14,
            reading.words.contains(where: ["made", "hecho", "hecha", "hice", "preparado", "preparada", "prepare"].contains),
            reading.words.contains(where: ["with", "con"].contains)
        else { return nil }
        let amount = milk.amount
        milk.amount = Amount()
        host = FoodMention(said: host.said, candidates: host.candidates)
        var correction = Correction(selection: Selection(), food: milk)
        correction.host = host
        guard amount.quantity != nil, amount.unit != nil else { return [.correct(correction)] }
        return [.correct(Correction(selection: Selection(foods: [host]), amount: amount)), .correct(correction)]
    }

    /// Made in water or in milk.
    private static let inWater: Set<String> = ["chocolate", "cocoa", "cacao", "avena", "oatmeal", "oat", "porridge"]

    private static let making = Set(
        Word.split("era eran fue fueron es was were made make hice hicimos hecho hecha preparé preparado preparada cociné iba"))
}
