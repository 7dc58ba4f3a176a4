import NLU
import Nutrition

extension Intents {
    /// What its form tells or asks, of a row, of oneself or of figures.
    static func toldPlainly(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        rowPutRight(reading, tracker) ?? foodsRefused(reading) ?? onFigures(reading, tracker).map { [$0] }
    }

    /// "I don't eat onion, garlic or eggs", "no como cerdo, ternera ni marisco": what is never eaten, and nothing but its names.
    static func foodsRefused(_ reading: Reading) -> [Request]? {
        let words = Array(
            reading.words.drop { ["hi", "hello", "hey", "hola", "oh", "also", "and", "btw", "so", "y", "ademas", "tambien"].contains($0) })
        guard reading.intent.name != "set_preference", !reading.text.hasSuffix("?"), reading.when.isEmpty, reading.amounts.isEmpty,
            reading.foods.count > 1, reading.foods.allSatisfy(\.amount.isEmpty), let opening = openings.first(where: words.starts(with:))
        else { return nil }
        let names = Set(reading.foods.flatMap { Word.split($0.said) })
        guard words.dropFirst(opening.count).allSatisfy({ names.contains($0) || beside.contains($0) }) else { return nil }
        let told = Preference.all(in: reading)
        return told.isEmpty ? nil : [.setPreferences(told)]
    }

    private static let openings: [[String]] =
        ["i", "we"].flatMap { who in
            ["dont", "don t", "do not", "never", "cant", "can t", "wont", "won t"].flatMap { denial in
                ["eat", "touch", "do"].map { Word.split("\(who) \(denial) \($0)") }
            }
        } + ["no como", "no comemos", "nunca como", "jamás como", "yo no como", "nosotros no comemos"].map(Word.split)
    private static let beside = Set(
        Word.split("and or nor any the either at all ever y o ni u e nada de el la los las tampoco ningún ninguna carne"))

    /// "how much do I need in a day?", after a nutrient was spoken of: of that.
    static func needOfSpoken(_ reading: Reading, _ tracker: Tracker) -> Reading {
        let words = Array(reading.words.drop { ["and", "so", "ok", "then", "y", "entonces", "e"].contains($0) })
        guard words.count <= 12, reading.nutrients.isEmpty, reading.foods.isEmpty, reading.aim == nil, let nutrient = tracker.askedNutrient,
            nutrient != .water,
            words.starts(with: ["how", "much"]) || words.starts(with: ["how", "many"]) || ["cuanto", "cuanta"].contains(words.first),
            words.contains(where: ["need", "should", "necesito", "debo", "deberia"].contains), reading.when.meal == nil,
            words.isDisjoint(with: [
                "eat", "weigh", "lose", "gain", "comer", "pesar", "bajar", "subir", "more", "left", "mas", "falta", "water", "drink",
            ]),
            words.contains("day") || words.contains("daily") || words.contains("dia") || !reading.profile.isEmpty
        else { return reading }
        var reading = reading
        reading.nutrients = [nutrient]
        reading.intent = IntentScore("ask_intake", max(reading.intent.confidence, 0.9))
        return reading
    }
}
