import NLU
import Nutrition

/// Bare lines right after a row that only that row makes whole: "banana, spinach, almond milk" after a smoothie, "the whole lot" after a plate.
extension Intents {
    static func listedAlone(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard !tracker.entries.isEmpty, tracker.question == nil, reading.when.isEmpty, reading.nutrients.isEmpty, !reading.text.hasSuffix("?") else {
            return nil
        }
        return sameNamed(reading) ?? (tracker.areRowsOld == true ? nil : blended(reading, tracker) ?? allOfIt(reading, tracker))
    }

    /// What a drink that was just told was blended of.
    private static func blended(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard tracker.lastAction == "log_food", tracker.entries.count == 1, let drink = tracker.food.flatMap({ Word.split($0.noun).last }),
            ["smoothie", "batido", "licuado"].contains(drink), reading.foods.count > 1, words.count <= 14,
            reading.foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite && $0.removed.isEmpty && $0.when.isEmpty }),
            !["and", "plus", "also", "then", "y", "luego", "tambien"].contains(words[0]), !Vocabulary.says(.eating, words),
            !Vocabulary.says(.logging, words), !Vocabulary.says(.being, words)
        else { return nil }
        var log = LogFood(foods: reading.foods, when: When(), continues: true)
        (log.areContents, log.restates) = (true, .never)
        return [.logFood(log)]
    }

    /// "the whole lot", "all of it", of what was told as a whole: it stands.
    private static func allOfIt(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let said = reading.words.filter { !besideAll.contains($0) }.joined(separator: " ")
        guard reading.foods.isEmpty, ["log_food", "correct", "copy_entries"].contains(tracker.lastAction ?? ""), alls.contains(said) else {
            return nil
        }
        guard tracker.entries.count == 1 else { return [.tell(.noted)] }
        return [.correct(Correction(selection: Selection(pointsBack: true), amount: Amount(size: "whole")))]
    }

    /// "same whey again", where it was read as a question: as much of it as was told last.
    private static func sameNamed(_ reading: Reading) -> [Request]? {
        let words = reading.words.drop { ["the", "and", "had", "i", "el", "la", "y"].contains($0) }
        guard ["ask_remaining", "ask_nutrient", "ask_food_facts", "out_of_scope", "inform", "search_food"].contains(reading.intent.name),
            ["same", "mismo", "misma"].contains(words.first), words.count <= 5, !words.contains("as"), reading.amounts.isEmpty,
            let food = reading.foods.only, food.best != nil, !food.negated, food.amount.isEmpty, words.suffix(2).contains(where: again.contains)
        else { return nil }
        var selection = Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)])
        selection.isTold = true
        return [.copy(selection, to: When())]
    }

    private static let again: Set<String> = ["again", "vez", "nuevo"]
    private static let besideAll = Set(Word.split("i we had ate finished the mind you and"))
    private static let alls: Set<String> = [
        "whole lot", "lot", "all of it", "it all", "every bit", "every bite", "every bit of it", "all of them", "everything",
    ]
}
