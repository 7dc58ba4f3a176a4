import NLU
import Nutrition

/// "had a snickers, does it have peanuts?": what is asked of what the same message tells.
extension Intents {
    /// The readings with the food that a question about diets and contents points to: the last of those told just before it.
    static func ofJustTold(_ readings: [Reading]) -> [Reading] {
        var out = readings
        for place in readings.indices.dropFirst() {
            let told = out[place - 1], words = readings[place].words
            guard told.intent.name == "log_food", let food = told.foods.last(where: { $0.best != nil && !$0.negated }),
                readings[place].text.hasSuffix("?") || readings[place].text.hasSuffix("?)"), words.count <= 9, readings[place].nutrients.isEmpty,
                readings[place].foods.allSatisfy({ !Content.named(in: $0.said).isEmpty }),
                words.indices.contains(where: { Diet.named(words, at: $0) != nil || !Content.named(words[$0]).isEmpty })
            else { continue }
            out[place].foods = [FoodMention(said: food.said, candidates: food.candidates)]
            (out[place].intent.name, out[place].text) = ("ask_food_facts", out[place].text.replacing(")", with: ""))
        }
        return out
    }
}

extension Tracker {
    /// "two slices of pizza, is that a lot?", "a big mac (how many calories?)": with what the message tells first as the last that was spoken of.
    func told(_ told: Reading, before asked: Reading) -> Tracker {
        let foods = told.foods.filter { $0.best != nil && !$0.negated }, words = asked.words
        guard told.intent.name == "log_food", !foods.isEmpty, asked.text.contains("?"), asked.foods.isEmpty, asked.when.isEmpty, words.count <= 8,
            Vocabulary.says(.judging, words) || !asked.nutrients.isEmpty && words.count <= 4
        else { return self }
        var tracker = self
        tracker.apply(.slot(.inquiry(.askNutrients(foods: foods, nutrients: [.energy]), foods: foods)))
        return tracker
    }
}
