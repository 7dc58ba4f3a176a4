import NLU
import Nutrition

/// Questions of one message that are about the same: what one of them names holds of the other.
extension Intents {
    /// What the parts of one message tell of each other: the day, the nutrient, the food that only one of them names.
    static func readTogether(_ understanding: Understanding) -> Understanding {
        carriesNutrient(goalOfAsked(carriesDay(asksBothDays(announcesDay(askedOfNamed(understanding))))))
    }

    private static func opensAbout(_ words: [String]) -> Bool {
        [["what", "about"], ["how", "about"], ["que", "tal"], ["y", "que", "hay"], ["as", "for"]].contains { words.starts(with: $0) }
    }

    /// "y el café? cuántas calorías tenía", "what about the juice, how much sugar": the food is named first, and asked about then.
    static func askedOfNamed(_ understanding: Understanding) -> Understanding {
        guard understanding.readings.count == 2, let named = understanding.readings.first, let asking = understanding.readings.last,
            named.text.hasSuffix("?") && named.intent.name.hasPrefix("ask_") || opensAbout(named.words), named.foods.count == 1,
            named.nutrients.isEmpty,
            asking.foods.isEmpty, !asking.nutrients.isEmpty, asking.intent.name.hasPrefix("ask_")
        else { return understanding }
        var merged = asking
        merged.foods = named.foods
        merged.text = "\(named.text) \(asking.text)"
        merged.when = asking.when.filled(from: named.when)
        merged.intent.name = "ask_nutrient"
        var whole = understanding
        whole.readings = [merged]
        return whole
    }

    /// "how much of it is sugar": a figure, and no food.
    private static func withoutSugar(_ reading: Reading) -> Reading {
        guard isOfIt(reading.words), let food = reading.foods.only, ["sugar", "sugars", "azúcar"].contains(food.said) else { return reading }
        var reading = reading
        (reading.foods, reading.nutrients) = ([], [.sugars])
        return reading
    }

    /// "how many calories today, and how much fibre?": both of the day.
    static func carriesDay(_ understanding: Understanding) -> Understanding {
        guard understanding.readings.count == 2, let first = understanding.readings.first, var next = understanding.readings.last.map(withoutSugar),
            first.intent.name == "ask_summary", first.foods.isEmpty, first.amounts.isEmpty, next.foods.isEmpty, next.amounts.isEmpty,
            // "and how much of it is sugar?", of the carbs that were asked about.
            !next.nutrients.isEmpty, next.when.isEmpty, !next.pointsBack || !first.nutrients.isEmpty && isOfIt(next.words),
            ["ask_nutrient", "ask_summary", "ask_intake"].contains(next.intent.name),
            next.words.isDisjoint(with: ["should", "need", "left", "debo", "deberia", "necesito", "falta", "queda"])
        else { return understanding }
        next.when = first.when
        next.intent.name = "ask_summary"
        var whole = understanding
        if !first.nutrients.isEmpty {
            next.text = "\(first.text) \(next.text)"
            next.nutrients = first.nutrients + next.nutrients.filter { !first.nutrients.contains($0) }
            whole.readings = [next]
        } else {
            whole.readings[1] = next
        }
        return whole
    }

    private static func isOfIt(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains {
            ["of", "de"].contains($0) && ["it", "that", "those", "them", "which", "eso", "esos", "ello", "ellos"].contains($1)
        }
    }

    /// "what about yesterday, I had a burger", "y ayer? comí sopa": the day of what is told next.
    static func announcesDay(_ understanding: Understanding) -> Understanding {
        guard understanding.readings.count > 1, let first = understanding.readings.first, let day = first.dates.only, day.count == 1,
            first.foods.isEmpty, first.amounts.isEmpty, first.nutrients.isEmpty, first.words.count <= 5,
            ["ask_summary", "ask_diary", "inform", "out_of_scope", "ask_insight"].contains(first.intent.name),
            first.words.isDisjoint(with: ["eat", "ate", "eaten", "have", "had", "do", "did", "many", "much", "cuanto", "cuanta", "comi", "sume"]),
            understanding.readings.dropFirst().allSatisfy({ $0.intent.name == "log_food" && !$0.foods.isEmpty && $0.dates.isEmpty })
        else { return understanding }
        var told = understanding
        told.readings.removeFirst()
        for place in told.readings.indices {
            told.readings[place].when = When(days: day).filled(from: told.readings[place].when)
            told.readings[place].dates = [day]
        }
        return told
    }

    /// "¿cuánto comí ayer y cuánto hoy?": two days of one question.
    static func asksBothDays(_ understanding: Understanding) -> Understanding {
        guard understanding.readings.count == 2, let first = understanding.readings.first, let next = understanding.readings.last,
            [first, next].allSatisfy({ asked in
                asked.intent.name == "ask_summary" && asked.foods.isEmpty && asked.amounts.isEmpty && asked.when == When(days: asked.dates.only)
            }),
            let one = first.dates.only, let other = next.dates.only, one.count == 1, other.count == 1, one != other,
            next.nutrients.isEmpty || next.nutrients == first.nutrients
        else { return understanding }
        var both = first
        both.text = "\(first.text) \(understanding.language == "es" ? "y" : "and") \(next.text)"
        both.dates = [one, other]
        var whole = understanding
        whole.readings = [both]
        return whole
    }

    /// "¿cuánta proteína llevo y cuánta me falta para 120?": the second question is of the same nutrient.
    static func carriesNutrient(_ understanding: Understanding) -> Understanding {
        guard understanding.readings.count > 1, let nutrient = understanding.readings[0].nutrients.only,
            case var next = understanding.readings[1], next.nutrients.isEmpty, next.foods.allSatisfy({ $0.best == nil })
        else { return understanding }
        let words = Array(next.words.drop { ["and", "y"].contains($0) })
        let asksMost =
            words.count <= 8 && ["which", "what", "que", "cual"].contains(words.first) && Vocabulary.says(.most, words) && next.when.isEmpty
        let asksNeed =
            words.count <= 8 && ["how", "cuanto", "cuanta", "what", "whats", "cual"].contains(words.first)
            && words.contains(where: ["need", "should", "recommended", "recommendation", "necesito", "deberia", "debo", "recomendado"].contains)
            && words.isDisjoint(with: ["eat", "more", "comer", "mas", "left"])
        guard next.intent.name == "ask_remaining" || asksMost || asksNeed else { return understanding }
        next.nutrients = [nutrient]
        if asksMost {
            let first = understanding.readings[0].when
            next.when = When(days: first.days, meal: first.meal)
            next.intent.name = "ask_insight"
        } else if asksNeed {
            next.intent.name = "ask_intake"
        }
        var whole = understanding
        whole.readings[1] = next
        return whole
    }
}
