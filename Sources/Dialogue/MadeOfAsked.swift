import NLU
import Nutrition

/// What a food is made of, which is asked in other words than what it gives.
extension Intents {
    /// "¿el mole con cuánto pollo lo contaste?", "did you count that raw or cooked?": the chain of what was reckoned.
    static func reckonedHow(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard !tracker.entries.isEmpty, words.count <= 11, reading.nutrients.isEmpty, reading.text.hasSuffix("?") || reading.text.hasPrefix("¿"),
            words.contains(where: reckoning.contains), words.isDisjoint(with: ["receta", "recipe"])
        else { return nil }
        let isOfState = words.indices.dropFirst().dropLast().contains { place in
            ["o", "or"].contains(words[place]) && states.contains(words[place - 1]) && states.contains(words[place + 1])
        }
        if isOfState {
            return .explain(number: nil, foods: reading.foods.filter { $0.isDefinite && $0.amount.isEmpty && !states.contains($0.said) })
        }
        guard words.contains(where: ["cuanto", "cuanta", "cuantos", "cuantas", "much", "many"].contains), reading.foods.count == 2,
            let dish = reading.foods.only(where: \.isDefinite)
        else { return nil }
        return .explain(number: nil, foods: [FoodMention(said: dish.said, candidates: dish.candidates)])
    }

    private static let reckoning: Set<String> = [
        "contado", "contaste", "contaron", "cuenta", "calculaste", "calculado", "pusiste", "usaste", "tomaste", "consideraste", "count", "counted",
        "use", "used", "assume", "assumed", "reckon",
    ]
    private static let states: Set<String> = [
        "crudo", "cruda", "cocido", "cocida", "cocinado", "cocinada", "seco", "seca", "raw", "cooked", "dry", "uncooked",
    ]

    /// "¿qué lleva la empanada?", "¿de qué está hecho?", "what is gazpacho made of?": its ingredients, and no nutrients.
    static func madeOfAsked(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { ["y", "and", "oye", "pero", "hey", "entonces", "a", "ver"].contains($0) })
        guard (2...9).contains(words.count), reading.nutrients.isEmpty, reading.when.isEmpty, asking.contains(reading.intent.name),
            words.isDisjoint(with: ["receta", "recipe", "mas", "meno", "menos", "hoy", "dia", "cuanto", "cuanta"])
        else { return nil }
        // "what is gazpacho made of".
        let isEnglish = words.suffix(2) == ["made", "of"] || words.suffix(2) == ["made", "from"]
        let rest: [String]
        if isEnglish, let verb = words.firstIndex(where: ["is", "are", "was", "were", "s"].contains), verb <= 1 {
            rest = Array(words[(verb + 1)...].dropLast(2))
        } else if let opening = openings.first(where: { words.starts(with: $0) }) {
            rest = Array(words.dropFirst(opening.count))
        } else {
            return nil
        }
        let named = rest.filter { !articles.contains($0) }
        if named.isEmpty || named.allSatisfy(pronouns.contains) {
            guard reading.foods.isEmpty, tracker.food != nil, tracker.lastAction != "show_recipe", tracker.food?.id.code.hasPrefix("meal:") == false
            else {
                return nil
            }
            return tracker.entries.isEmpty ? tracker.food.map { .askMadeOf(foods: [$0.mention()]) } : .askMadeOf(foods: [])
        }
        // "¿qué lleva gluten?" asks which foods do.
        let foods = reading.foods.filter { $0.best != nil }.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        guard !foods.isEmpty, rest.first.map({ articles.contains($0) || Double($0) != nil }) ?? false || isEnglish,
            foods.allSatisfy({ $0.best.map { best in !["meal:", "custom:"].contains(where: best.id.code.hasPrefix) } ?? false })
        else { return nil }
        let said = Set(foods.flatMap { Word.split($0.said) } + ["with", "con", "and", "y"])
        // More than its name was told.
        guard named.allSatisfy({ said.contains($0) || Double($0) != nil || Unit.named($0) != nil }) || reading.intent.name == "log_food" else {
            return nil
        }
        return .askMadeOf(foods: foods)
    }

    private static let asking: Set<String> = [
        "ask_food_facts", "ask_nutrient", "about", "show_recipe", "search_recipe", "out_of_scope", "search_food", "ask_diary", "help", "explain",
        "inform", "recommend_recipe", "ask_insight", "log_food", "set_preference", "correct",
    ]
    private static let openings = [
        "que lleva", "que llevan", "que llevaba", "de que esta hecho", "de que esta hecha", "de que estan hechos", "de que estan hechas",
        "de que se hace",
        "con que se hace", "con que esta hecho", "con que esta hecha", "que ingredientes tiene", "que ingredientes lleva", "que ingredientes llevan",
        "que ingredientes tienen", "que le ponen", "que trae", "que contiene", "cuales son los ingredientes de", "ingredientes de", "de que es",
        "de que va hecho", "what are the ingredients of", "what are the ingredients in", "ingredients of", "what goes into", "what goes in",
        "whats in", "what is in", "what was in", "what s in", "que hay en", "que tiene adentro",
    ].map(Word.split)
    private static let articles: Set<String> = [
        "el", "la", "los", "las", "un", "una", "uno", "del", "al", "the", "a", "an", "de", "en", "lo",
    ]
    private static let pronouns: Set<String> = ["eso", "esto", "esa", "ese", "it", "that", "this", "ella", "ello"]
}
