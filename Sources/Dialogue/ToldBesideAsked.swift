import NLU
import Nutrition

/// What a message tells of oneself beside what it asks for, and what it takes out by saying what was left.
extension Intents {
    static func toldBesides(_ reading: Reading, _ understanding: Understanding, _ tracker: Tracker) -> [Request]? {
        guard understanding.readings.count == 1, let first = reading.words.first, !first.isEmpty else { return nil }
        return repeated(reading, tracker) ?? needWithFacts(reading) ?? weighedThen(reading) ?? leftOut(reading, tracker)
            ?? ofFound(reading, tracker).map { [$0] }
    }

    /// "soy diabética y quiero máximo 130 g de carbohidratos", "soy vegano, ¿qué como con hierro?", "hola, soy celiaca, ¿qué sabes hacer?": the diet is kept,
    /// whatever is asked with it.
    static func withDiet(_ requests: [Request], _ reading: Reading, _ understanding: Understanding) -> [Request] {
        guard understanding.readings.count(where: { $0.intent.name != "greet" }) == 1,
            ["set_goal", "recommend_food", "recommend_recipe", "search_recipe", "ask_intake", "help"].contains(reading.intent.name),
            reading.words.contains(where: ["soy", "im", "somos"].contains) || reading.words.starts(with: ["i", "am"])
                || reading.words.starts(with: ["i", "do"]) || reading.words.starts(with: ["i", "eat"])
                || reading.words.starts(with: ["i", "follow"])
                // "I've gestational diabetes and …", "tengo diabetes y …".
                || zip(reading.words, reading.words.dropFirst()).contains(where: {
                    ["ive", "have", "ve", "tengo"].contains($0) && $1.hasPrefix("diabet")
                })
                || zip(reading.words, reading.words.dropFirst(2)).contains(where: {
                    ["ive", "have", "ve", "tengo"].contains($0) && $1.hasPrefix("diabet")
                }),
            reading.words.isDisjoint(with: ["si", "if"]),
            !requests.contains(where: { if case .setPreferences = $0 { true } else { false } })
        else { return requests }
        return dietsTold(reading) + requests
    }

    /// "tengo 67 años, soy hombre y quiero saber cuánta vitamina D necesito": who asks, and how much that is for them.
    private static func needWithFacts(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard !reading.profile.isEmpty, reading.foods.allSatisfy({ $0.best == nil }), reading.when.isEmpty, reading.aim == nil, words.count <= 24,
            reading.nutrients.contains(where: { $0 != .energy }),
            words.contains(where: ["much", "many", "cuanto", "cuanta", "cuantos", "cuantas"].contains),
            words.contains(where: ["need", "should", "necesito", "debo", "deberia", "requiero", "toca", "conviene"].contains),
            words.contains(where: ["soy", "tengo", "im", "i", "mido", "peso", "estoy"].contains), words.isDisjoint(with: ["if", "si", "llevo"])
        else { return nil }
        return [.setProfile(reading.profile), intake(reading)]
    }

    /// "el mes pasado pesaba 85, el 15 de octubre": the one day within the stretch, and what was weighed then.
    private static func weighedThen(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard ["ask_weight", "log_weight"].contains(reading.intent.name), !reading.text.hasSuffix("?"), reading.foods.isEmpty, reading.aim == nil,
            words.contains(where: ["pesaba", "pese", "weighed", "was", "estaba"].contains), reading.dates.count == 2,
            let amount = reading.amounts.only, (30...600).contains(amount.quantity ?? 0),
            let day = reading.dates.only(where: { $0.count == 1 }), reading.dates.contains(where: { $0.count > 1 })
        else { return nil }
        var then = reading
        then.when = When(days: day)
        return weight(then).map { [$0] }
    }

    /// "y repetí jugo": of the one that stands; "repetí medio plato más de cocido": so much more of it.
    private static func repeated(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard let first = reading.words.first(where: { !["y", "me", "luego", "despues"].contains($0) }),
            ["repeti", "repetimos"].contains(first), !tracker.entries.isEmpty, !reading.text.hasSuffix("?"),
            ["log_food", "delete_entry", "correct", "copy_entries", "inform", "out_of_scope"].contains(reading.intent.name),
            let food = reading.foods.only, food.best != nil, !food.negated, food.removed.isEmpty
        else { return nil }
        guard !food.amount.isEmpty else {
            guard reading.amounts.isEmpty else { return nil }
            return [.copy(Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)]), to: reading.when)]
        }
        var log = LogFood(foods: [food], when: reading.when, continues: true)
        log.restates = .never
        return [.logFood(log)]
    }

    private static func leftOut(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop { ["y", "pero", "ah", "oh", "and", "but", "hoy", "today", "actually"].contains($0) })
        guard !tracker.entries.isEmpty || reading.when.days != nil, tracker.question == nil, words.count <= 10, !reading.text.hasSuffix("?"),
            ["correct", "delete_entry", "log_food", "inform", "out_of_scope", "move_entry", "deny"].contains(reading.intent.name),
            reading.nutrients.isEmpty, reading.amounts.isEmpty, reading.foods.allSatisfy({ $0.amount.isEmpty }), let gone = reading.foods.first
        else { return nil }
        let named = FoodMention(said: gone.said, candidates: gone.candidates), name = Word.split(gone.said)
        // "hoy no le puse granola", "I didn't add granola today": that day's goes.
        if reading.foods.count == 1, reading.when == When(days: reading.when.days), let days = reading.when.days, days.count == 1,
            let no = words.prefix(3).firstIndex(where: ["no", "didnt", "didn"].contains),
            words[(no + 1)...].prefix(3).contains(where: addingTo.contains), words.isDisjoint(with: ["al", "tanto", "tanta", "mucho", "much"])
        {
            return [.delete(Selection(foods: [named], when: When(days: days)))]
        }
        // "el salami no, solo queso y huevo", "not the bacon, just eggs and toast": what is named last stays.
        guard reading.foods.count > 1, reading.when.isEmpty, !tracker.entries.isEmpty else { return nil }
        let isSpanish = ["el", "la", "los", "las"].contains(words.first ?? "")
        let rest = isSpanish ? words.dropFirst() : words.dropFirst(2)
        guard isSpanish || words.first == "not" && ["the", "my"].contains(words.dropFirst().first ?? ""), rest.starts(with: name) else { return nil }
        let after = Array(rest.dropFirst(name.count))
        let only = isSpanish ? after.first == "no" ? after.dropFirst() : [] : after[...]
        return only.first.map { onlyAfter.contains($0) } == true || only.starts(with: ["nada", "ma"]) || only.starts(with: ["nada", "mas"])
            ? [.delete(Selection(foods: [named]))] : nil
    }

    private static let onlyAfter: Set<String> = ["solo", "solamente", "nomas", "unicamente", "just", "only"]
    private static let addingTo: Set<String> = ["puse", "eche", "agregue", "anadi", "meti", "use", "add", "put", "pusimos"]
}
