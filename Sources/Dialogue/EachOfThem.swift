import NLU
import Nutrition

/// What one of several that were told has: "¿cuánto es por pupusa?", "how much is that per slice?", "¿y cada una?".
extension Intents {
    static func ofEachOne(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        let isTold = ["log_food", "correct", "copy_entries", "ask_nutrient", "ask_summary", "explain"].contains(tracker.lastAction ?? "")
        guard isTold, tracker.question == nil, !tracker.entries.isEmpty, (2...8).contains(words.count), reading.when.isEmpty,
            words.isDisjoint(with: besideEach), reading.amounts.allSatisfy({ $0.unit == nil }), words.allSatisfy({ Double($0) == nil }),
            // "por qué?" asks for the reason, "una taza de cada uno" for other amounts.
            !zip(words, words.dropFirst()).contains(where: { $0 == "por" && ["que", "q"].contains($1) || $0 == "de" && $1 == "cada" }),
            let joint = words.lastIndex(where: ["por", "per", "cada", "each", "sola", "solo"].contains),
            asksMuch.contains(words[0]) || ["cada", "each", "una", "uno", "one"].contains(words[0]) && reading.text.hasSuffix("?")
                || words[(joint + 1)...].contains(where: asksMuch.contains)
        else { return nil }
        let behind = words[(joint + 1)...].drop { ["one", "of", "them"].contains($0) }
        let named = behind.prefix { !asksMuch.contains($0) && !["tiene", "es", "son", "sale"].contains($0) }
        // "cuánto es una sola?"
        if ["sola", "solo"].contains(words[joint]) {
            guard joint > 0, ["una", "uno", "un"].contains(words[joint - 1]), named.isEmpty, reading.foods.isEmpty else { return nil }
            return ofOne([], reading)
        }
        guard named.count <= 1 || reading.foods.only.map({ Word.split($0.said) == Array(named) }) == true else { return nil }
        if named.isEmpty || named.first.map({ pieces.contains($0) || Unit.named($0).map { $0.grams == nil } == true }) == true {
            guard reading.foods.allSatisfy({ $0.best == nil }) else { return nil }
            return ofOne([], reading)
        }
        guard var food = reading.foods.only, food.best != nil, !food.negated else { return nil }
        food.amount = Amount()
        return ofOne([food], reading)
    }

    private static func ofOne(_ foods: [FoodMention], _ reading: Reading) -> Request {
        var rows = Selection(foods: foods, pointsBack: foods.isEmpty)
        rows.isOneMore = true
        return .askRows(rows, nutrients: reading.nutrients)
    }

    /// "with 1 tbsp of maple syrup on each", "the coffee with 2 tsp of sugar on each", as `OnEach` puts it: so much on every one of what was counted.
    static func puttingOnEach(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let said = reading.text.lowercased().split(separator: " ").map(String.init)
        let isSpanish = said.suffix(3) == ["en", "cada", "uno"]
        guard !tracker.entries.isEmpty, isSpanish || said.suffix(2) == ["on", "each"], let joint = said.firstIndex(of: isSpanish ? "con" : "with"),
            joint <= 3, joint == 0 || ["the", "los"].contains(said[0]), joint + 4 < said.count - (isSpanish ? 3 : 2),
            let count = Double(said[joint + 1]), let unit = Unit.named(said[joint + 2]), ["of", "de"].contains(said[joint + 3])
        else { return nil }
        let name = said[(joint + 4)..<(said.count - (isSpanish ? 3 : 2))].joined(separator: " ")
        let known = reading.foods.first { $0.said.lowercased() == name }?.candidates ?? []
        var food = FoodMention(said: name, candidates: known)
        food.amount = Amount(quantity: count, unit: unit)
        var log = LogFood(foods: [food], when: When(), continues: true)
        (log.restates, log.isOnEach) = (.never, true)
        if joint > 1 { log.host = FoodMention(said: said[1..<joint].joined(separator: " "), candidates: []) }
        return [.logFood(log)]
    }

    private static let pieces = Set(Word.split("una uno unidad pieza one piece unit item"))
    private static let asksMuch = Set(Word.split("cuánto cuánta cuántos cuántas how what whats qué calorías kcal calories"))
    private static let besideEach = Set(
        Word.split(
            """
            día semana mes comida meal day week month hora hour minuto minute persona person kilo kg goal meta left queda quedan necesito should
            debo debería need mejor weigh pesa gramo gramos 100
            """))
}
