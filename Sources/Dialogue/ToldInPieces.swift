import NLU
import Nutrition

/// What a few words alone say of the food that was told last, where they name none: "small bag", "medium rare", "skinny version", "everything" of a bagel.
extension Intents {
    static func toldInPieces(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard !tracker.entries.isEmpty, ["log_food", "correct"].contains(tracker.lastAction ?? ""), tracker.question == nil,
            (1...4).contains(reading.words.count), !reading.text.hasSuffix("?"), reading.when.isEmpty, reading.nutrients.isEmpty
        else { return nil }
        let words = reading.words.drop { ["a", "an", "the", "it", "was", "un", "una"].contains($0) }
        let last = Selection(pointsBack: true)
        // How well meat is done changes no figure, and opens no question.
        if words.count > 1, words.allSatisfy(doneness.contains), reading.foods.isEmpty { return [.correct(Correction(selection: last, factor: 1))] }
        if let amount = vesselAlone(reading, Array(words)) { return [.correct(Correction(selection: last, amount: amount))] }
        guard let noun = tracker.food?.noun else { return nil }
        // "everything", "an everything one", of a bagel.
        if words.first == "everything", words.dropFirst().allSatisfy({ ["bagel", "one", "seasoning"].contains($0) }),
            ["bagel", "bun", "crisp"].contains(where: noun.hasSuffix)
        {
            return [.correct(Correction(selection: last, words: "was everything \(noun)"))]
        }
        // "from dominos", of a thin crust pepperoni pizza: that it is no plain one was told.
        if words.first == "from", (2...3).contains(words.count), noun.hasSuffix(" pizza") || noun.split(separator: " ").count > 2,
            reading.foods.allSatisfy({ $0.amount.isEmpty && !$0.negated })
        {
            return [.correct(Correction(selection: last, factor: 1))]
        }
        // "skinny version", "the diet one": its kind.
        if let kind = words.first, kindsOfDrinks.contains(kind), reading.foods.isEmpty,
            words.dropFirst().allSatisfy({ ["version", "one", "kind", "type"].contains($0) }), words.count == 2
        {
            return [.correct(Correction(selection: last, words: "it was \(kind)"))]
        }
        return nil
    }

    /// "small bag", "slice", "a big bowl": in which measure it came, where nothing else is told.
    private static func vesselAlone(_ reading: Reading, _ words: [String]) -> Amount? {
        guard let name = words.last, let unit = Unit.named(name), vesselsAlone.contains(unit.name), words.count <= 2 else { return nil }
        // "pints", after two beers.
        guard words.count == 2 else {
            return ["slice", "pint"].contains(name) || reading.text.lowercased().hasSuffix("s") ? Amount(unit: unit) : nil
        }
        guard let size = sizesAlone[words[0]] else { return nil }
        var amount = Amount(quantity: 1, unit: unit)
        amount.size = size
        return amount
    }

    private static let doneness = Set(
        Word.split("rare medium well done pink blue término bien cocido cocida jugoso jugosa punto al poco hecho hecha"))
    private static let kindsOfDrinks: Set<String> = ["skinny", "diet", "decaf", "light", "nonfat", "iced"]
    private static let vesselsAlone: Set<String> = ["bag", "bowl", "plate", "glass", "cup", "mug", "bottle", "can", "slice", "box", "packet", "pint"]
    private static let sizesAlone = [
        "big": "large", "large": "large", "huge": "large", "small": "small", "little": "small", "medium": "medium",
    ]
}
