import NLU
import Nutrition

/// Bare counts and orders of what is spoken of: eaten, written down, or counted again.
extension Intents {
    /// "me acabo de comer dos", "me he comido una de merienda": so many of what is spoken of, and no weight.
    static func eatenByCount(_ reading: Reading) -> Reading? {
        let words = Array(reading.words.drop { ["ya", "y", "pues", "bueno", "ok", "vale"].contains($0) })
        let verb = words.prefix(5).lastIndex { Vocabulary[.havingEaten].contains($0) || gobbling.contains($0) }
        guard let verb, ["out_of_scope", "help", "inform", "log_weight", "choose", "log_water", "correct", "log_food"].contains(reading.intent.name),
            reading.foods.isEmpty, (3...8).contains(words.count), !reading.text.hasSuffix("?"),
            ["me", "nos", "acabo", "acabamos", "i", "just"].contains(words.first ?? "") || gobbling.contains(words[0]),
            words.isDisjoint(with: ["no", "not", "voy", "quiero", "solo", "que"])
        else { return nil }
        if gobblesStrange(words) { return nil }
        // "una de merienda" counts no snack.
        let isOne = reading.amounts.isEmpty && words[(verb + 1)...].first.map(["una", "uno", "one"].contains) ?? false
        let amount = isOne ? Amount(quantity: 1) : reading.amounts.only
        guard let amount, amount.quantity.map({ $0 >= 1 && $0 <= 20 }) ?? false, amount.unit == nil || amount.unit?.name == "piece" else {
            return nil
        }
        var told = reading
        (told.intent.name, told.amounts) = ("log_food", [amount])
        return told
    }

    /// "downed two pills", "smashed 3 more reps": something else is counted.
    static func gobblesStrange(_ words: [String]) -> Bool {
        guard let verb = words.prefix(4).firstIndex(where: gobbling.contains), !["comer", "tomar", "beber"].contains(words[verb]) else {
            return false
        }
        // "demolished 4 in the car" goes on with where; "two pills" names what it was.
        let counted = words[(verb + 1)...].drop { !isNumber($0) }.drop { isNumber($0) || ["more", "mas", "whole"].contains($0) }
        return counted.first.map { !besideCount.contains($0) && Unit.named($0) == nil } ?? false
    }

    private static func isNumber(_ word: String) -> Bool { Double(word) != nil || Vocabulary[.counts].contains(word) }

    private static let besideCount = Set(
        Word.split(
            "of them those these while with on off durante mientras since by because so and then y cuando when more one ones me i a an half couple the that it de ellos ellas ello ella esos esas eso más para en la el las los al con for at as in after before lunch dinner breakfast snack almuerzo cena desayuno merienda comida postre now today just already ahora hoy ya tarde noche mañana uno una unos unas piece pieza"
        ))
    private static let gobbling = Set(
        Word.split(
            "comer tomar beber zampar zampado zampé jalado jalé tragado tragué devorado devoré ventilado papeado embuchado smashed demolished scoffed inhaled downed devoured polished demolish"
        ))

    /// "poquito guacamole", "not much rice": a small portion of it, eaten or put right.
    static func littleTold(_ reading: Reading) -> Reading {
        let words = Array(
            reading.words.drop { ["y", "pero", "and", "but", "fue", "era", "solo", "nomas", "just", "only", "it", "was", "con"].contains($0) })
        guard ["log_food", "inform", "correct", "delete_entry", "out_of_scope"].contains(reading.intent.name), let food = reading.foods.only,
            food.best != nil, !food.negated || words.first == "not", food.amount.isEmpty, food.removed.isEmpty, reading.amounts.isEmpty,
            reading.nutrients.isEmpty, !reading.text.hasSuffix("?"),
            let lead = [["poco"], ["poca"], ["poquito"], ["poquita"], ["un", "poquito", "de"], ["not", "much"], ["not", "a", "lot", "of"]].first(
                where: { words.starts(with: $0) }),
            words.count == lead.count + Word.split(food.said).count
        else { return reading }
        var told = reading
        told.intent.name = "log_food"
        (told.foods[0].amount, told.foods[0].negated) = (Amount(quantity: 1, size: "small"), false)
        return told
    }

    /// "ya, anótamelas para la cena": an order to write down what is spoken of.
    static func writtenDown(_ reading: Reading) -> Reading? {
        let words = Array(reading.words.drop { ["ya", "y", "pues", "bueno", "ok", "vale", "dale", "listo", "si", "perfecto"].contains($0) })
        guard ["out_of_scope", "inform", "affirm", "help", "log_food", "find_restaurant", "plan_meal"].contains(reading.intent.name),
            reading.foods.isEmpty, reading.amounts.isEmpty,
            words.count <= 7, let order = words.first, !reading.text.hasSuffix("?"),
            // "apúntame eso para comer".
            !reading.pointsBack && ["lo", "la", "los", "las"].contains(where: order.hasSuffix)
                || order.hasSuffix("me") && ["eso", "esa", "ese", "esos", "esas"].contains(words.dropFirst().first),
            ["anota", "apunta", "registra", "agrega", "pon", "anade", "suma", "carga", "mete", "guarda"].contains(where: order.hasPrefix)
        else { return nil }
        var told = reading
        (told.intent.name, told.pointsBack) = ("log_food", true)
        return told
    }

    /// "mejor dicho 2", "no, 3", after a michelada: nobody weighs that, and it is so many of what was told.
    static func countedAgain(_ reading: Reading, _ tracker: Tracker) -> Reading {
        // "an hour after the eggs I went for a run": done then, and no row is moved.
        if reading.intent.name == "move_entry", reading.when.laterThan != nil, reading.activity != nil,
            // "move lunch to an hour after the run" moves lunch.
            reading.words.isDisjoint(with: ["move", "shift", "mueve", "pasa", "put", "was", "were", "fue"])
        {
            var told = reading
            (told.intent.name, told.foods, told.target) = ("log_exercise", [], nil)
            return told
        }
        // "y los frijoles media taza", after the rice was put right.
        if reading.intent.name == "ask_nutrient", ["log_food", "correct"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty,
            let food = reading.foods.only, food.isDefinite, !food.amount.isEmpty, reading.nutrients.isEmpty, !reading.text.hasSuffix("?"),
            reading.when.isEmpty, reading.words.count <= 7, ["y", "and", "pero"].contains(reading.words.first),
            reading.words.isDisjoint(with: ["cuanto", "cuanta", "que", "tiene", "tienen", "cual", "how", "what", "much", "many"])
        {
            var told = reading
            told.intent.name = "correct"
            return told
        }
        // "y el agua de jamaica", after tacos: had with them, where nothing was asked.
        if reading.intent.name == "ask_nutrient", ["log_food", "correct"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty,
            let food = reading.foods.only, food.isDefinite, food.amount.isEmpty, food.best != nil, !food.negated, reading.nutrients.isEmpty,
            reading.when.isEmpty, !reading.text.hasSuffix("?"), reading.words[0] == "y", ["el", "la", "los", "las"].contains(reading.words[1]),
            reading.words.count == Word.split(food.said).count + 2, food.best?.noun != tracker.food?.noun
        {
            var told = reading
            told.intent.name = "log_food"
            return told
        }
        // "y 15 de caminadora", after 50 minutes of weights: as long.
        if reading.intent.name == "log_exercise", tracker.lastAction == "log_exercise", ["y", "and", "mas"].contains(reading.words.first),
            reading.activities.count <= 1, var activity = reading.activity, activity.minutes == nil, activity.kilometres == nil,
            activity.counted == nil, let amount = reading.amounts.only, amount.unit == nil, let minutes = amount.quantity, (3...240).contains(minutes)
        {
            var told = reading
            activity.minutes = minutes
            told.activity = activity
            return told
        }
        guard reading.intent.name == "log_weight", reading.foods.isEmpty, let amount = reading.amounts.only, amount.unit == nil,
            let count = amount.quantity, count > 0, count < 20, !Vocabulary.says(.weighing, reading.words), reading.aim == nil,
            !Vocabulary.says(.eating, reading.words), ["log_food", "correct", "copy_entries"].contains(tracker.lastAction ?? ""),
            !tracker.entries.isEmpty, tracker.body == nil, reading.words.isDisjoint(with: ["kilo", "kilos", "kg", "comer", "tomar"])
        else { return reading }
        var told = reading
        told.intent.name = "correct"
        return told
    }

    /// "eran de medio litro": what one of several came in.
    static func isOfEach(_ words: [String]) -> Bool {
        words.contains(where: ["each", "apiece", "cada"].contains)
            || zip(words, words.dropFirst()).contains { ["eran", "fueron", "son"].contains($0) && $1 == "de" }
            // "eran latas de 473 ml".
            || words.indices.dropLast(2).contains { place in
                ["eran", "fueron", "son"].contains(words[place]) && Vocabulary[.container].contains(Word.singular(words[place + 1]))
                    && words[place + 2] == "de"
            }
    }

    /// "each was 125 ml", "chipitas eran, de 30 g cada una".
    static func opensEach(_ words: [String]) -> Bool {
        let ends = words.suffix(2).first == "cada" || words.last == "each"
        return ["cada", "each"].contains(words.first) || ends && words.contains(where: ["eran", "fueron", "were"].contains)
    }

    /// "no, arepa sin queso": which it was, and not that there was none.
    static func saysWithout(_ reading: Reading) -> Bool {
        reading.text.lowercased().hasPrefix("no,") && reading.foods.contains { !$0.removed.isEmpty }
    }

    /// "el pollo era pechuga sin piel", "the chicken was a breast without skin": which it was, and what that was without.
    static func wasWithout(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard ["correct", "log_food"].contains(reading.intent.name), !tracker.entries.isEmpty, reading.foods.count == 2,
            case let (old, new) = (reading.foods[0], reading.foods[1]), old.isDefinite, old.amount.isEmpty, old.removed.isEmpty, !old.negated,
            !new.isDefinite, !new.removed.isEmpty, !new.negated, new.best != nil, reading.when.meal == nil, reading.when.minute == nil,
            ["el", "la", "los", "las", "the", "my", "mi"].contains(reading.words[0]), !reading.text.hasSuffix("?"),
            let head = Word.split(new.said).first, let place = reading.words.firstIndex(of: head), place > 1,
            reading.words[max(0, place - 2)..<place].contains(where: ["era", "eran", "fue", "fueron", "was", "were"].contains),
            // "las tostadas eran con mantequilla, no mermelada": what was on them.
            !["con", "with", "de"].contains(reading.words[place - 1])
        else { return nil }
        let named = FoodMention(said: old.said, candidates: old.candidates)
        var correction = Correction(selection: Selection(foods: [named], when: reading.when), food: new)
        correction.amount = new.amount.isEmpty ? nil : new.amount
        return .correct(correction)
    }

    /// "sin azúcar x 3", after a coffee: without it, and so many.
    static func withoutTimes(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard let last = tracker.entries.last, ["log_food", "correct"].contains(tracker.lastAction ?? ""), (3...6).contains(words.count),
            words[0] == "sin" || words[0] == "without", reading.when.isEmpty, let times = words.last,
            let count = Double(times.drop { $0 == "x" }), (2...12).contains(count), times.hasPrefix("x") || words[words.count - 2] == "x"
        else { return nil }
        let parts = words.dropFirst().dropLast(times.hasPrefix("x") ? 1 : 2)
        guard !parts.isEmpty else { return nil }
        let selection = Selection(ids: [last])
        return [
            .correct(Correction(selection: selection, amount: Amount(quantity: count))),
            .correct(Correction(selection: selection, removed: [parts.joined(separator: " ")])),
        ]
    }
}
