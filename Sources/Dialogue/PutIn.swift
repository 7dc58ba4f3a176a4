import NLU
import Nutrition

/// What was put into or onto something that stands, and what that something was.
extension Intents {
    /// "le puse azúcar al té, dos cucharaditas", "I put sugar in it, 2 teaspoons": more of the meal, and no other amount of the tea.
    static func putIn(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop { ["y", "and", "ah", "oh", "tambien", "also"].contains($0) })
        guard !tracker.entries.isEmpty, words.count > 2, reading.when.isEmpty, !reading.text.hasSuffix("?"), !words.contains("no"),
            ["le", "les"].contains(words[0]) && putting.contains(words[1])
                || words[0] == "i" && ["put", "added", "mixed", "stirred"].contains(words[1])
                    && words.contains(where: ["in", "on", "to", "into"].contains),
            reading.foods.count <= 2 && reading.foods.dropFirst().allSatisfy(\.isDefinite) || reading.foods.count <= 5
        else { return nil }
        // "le puse mostaza y mayonesa": the first may have been read as put out of the second.
        let several = reading.foods.filter { !$0.isDefinite }.flatMap { food in
            food.removed.map { FoodMention(said: $0, candidates: []) } + [food]
        }
        if several.count > 1 {
            var log = LogFood(
                foods: several.map {
                    var food = $0; (food.negated, food.removed) = (false, []); return food
                }, when: When(), continues: true)
            log.addedTo = reading.foods.only(where: \.isDefinite)
            log.restates = .never
            return [.logFood(log)]
        }
        // Sugar and salt may have been read as nutrients.
        let spice = words.first { ["sugar", "azucar", "sal", "salt"].contains($0) }
        var put = reading.foods.first { !$0.isDefinite } ?? spice.map { FoodMention(said: $0 == "azucar" ? "azúcar" : $0, candidates: []) }
        if put?.amount.isEmpty ?? false, let amount = (reading.amounts + reading.foods.map(\.amount)).first(where: { $0.quantity != nil }) {
            put?.amount = amount
        }
        guard var put else { return nil }
        (put.negated, put.removed) = (false, [])
        var log = LogFood(foods: [put], when: When(), continues: true)
        log.addedTo = reading.foods.first(where: \.isDefinite)
        log.restates = .never
        return [.logFood(log)]
    }

    private static let putting: Set<String> = ["puse", "eche", "agregue", "anadi", "pusimo", "meti"]
}
