import NLU
import Nutrition

/// How much of a nutrient would make a sensible goal: asked, and neither foods wanted nor a number told.
extension Intents {
    /// "can i do 1200 calories a day", "i need 1800 calories a day right", "im 13 can i do 1000 calories": asked, and neither set nor eaten.
    static func goalAsked(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard words.count <= 14, reading.foods.allSatisfy({ $0.best == nil }), reading.when.meal == nil, reading.activity == nil,
            reading.nutrients.allSatisfy({ $0 == .energy }), words.contains(where: ["calorie", "kcal", "cal", "caloria"].contains),
            words.lazy.compactMap({ Double($0) }).contains(where: { (800...5000).contains($0) }), words.isDisjoint(with: notOfGoal)
        else { return nil }
        let asks = words.indices.contains { place in
            let rest = words[(place + 1)...]
            if ["puedo", "podria"].contains(words[place]) { return rest.prefix(2).contains(where: living.contains) }
            return ["can", "could", "should", "may"].contains(words[place]) && rest.first == "i"
                && rest.dropFirst().prefix(3).contains(where: living.contains)
        }
        let isTagged = ["right", "correct", "yeah", "yes", "verdad", "no", "cierto"].contains(words[words.count - 1]) && words[0] != "yes"
        guard asks || isTagged && words.contains(where: ["need", "should", "necesito", "debo"].contains) else { return nil }
        return (reading.profile.isEmpty ? [] : profile(reading)) + [.suggestGoal(reading.aim ?? AimMention(), guess: false)]
    }

    /// "is 1500 calories enough for me": that answers no question either.
    static func asksOfGoal(_ reading: Reading) -> Bool {
        let words = reading.words
        return goalAsked(reading) != nil || asksShortly(reading)
            || ["is", "are", "would", "es", "son"].contains(words.first) && reading.nutrients == [.energy]
                && words.contains(where: ["enough", "ok", "okay", "safe", "good", "suficiente", "bien"].contains)
    }

    private static let living = Set(Word.split("do eat have go live survive be get consume stick comer consumir hacer tomar vivir llegar"))
    /// Of what is left, is burnt, or is to be set.
    private static let notOfGoal = Set(
        Word.split(
            "more left today still remaining burn burned set goal change make limit snack meal each hoy quedan más quemar meta pon cambia log add"))

    /// "what's a good protein goal", "what should my fibre target be": a goal of that nutrient, to be chosen.
    static func goalWanted(_ reading: Reading) -> Request? {
        // "¿cuántas calorías me recomiendas?", "how many calories do you recommend?"
        if reading.nutrients == [.energy], reading.foods.isEmpty, reading.amounts.isEmpty, reading.when.meal == nil, reading.words.count <= 8,
            reading.words.contains(where: ["recomiendan", "recomienda", "recomenda", "sugiere", "recommend", "suggest"].contains),
            ["cuanta", "how", "cuanto"].contains(reading.words[0])
        {
            return .suggestGoal(AimMention(), guess: false)
        }
        guard let nutrient = reading.nutrients.only, nutrient != .energy, reading.foods.isEmpty, asksGoal(reading),
            goalsAsked.contains(reading.intent.name)
        else { return nil }
        return .setGoal(nutrient: nutrient, amount: nil)
    }

    /// "my doctor wants me under 20 g a day of it", "menos de 20 g al día": what is told in grams bounds the nutrient that was spoken of, and no energy.
    static func boundOfIt(_ reading: Reading, _ tracker: Tracker) -> Reading {
        guard reading.intent.name == "set_goal", reading.nutrients.isEmpty, reading.foods.isEmpty, let nutrient = tracker.askedNutrient,
            let amount = reading.amounts.only(where: { ["g", "mg"].contains($0.unit?.name ?? "") && $0.quantity ?? 0 > 0 }),
            reading.amounts.allSatisfy({ $0 == amount || $0 == Amount(quantity: 1) }), reading.aim?.target == nil, !reading.text.hasSuffix("?"),
            reading.words.contains(where: ["day", "daily", "limit", "max", "maximum", "dia", "diario", "limite", "maximo"].contains),
            !["how", "what", "cuanto", "cuanta"].contains(reading.words[0]), reading.words.isDisjoint(with: ["salt", "sal"])
        else { return reading }
        var bound = reading
        (bound.nutrients, bound.amounts, bound.aim) = ([nutrient], [amount], nil)
        return bound
    }

    /// "I'm trying to eat more fiber, what's a good goal": of what the wish is about.
    static func goalAfterWish(_ readings: [Reading]) -> [[Request]]? {
        guard readings.count == 2, let nutrient = readings[0].nutrients.only, nutrient != .energy, readings[0].foods.isEmpty,
            readings[0].when.isEmpty, goalsAsked.contains(readings[0].intent.name), !readings[0].text.hasSuffix("?"),
            readings[1].nutrients.isEmpty, readings[1].foods.isEmpty, asksGoal(readings[1])
        else { return nil }
        return [[], [.setGoal(nutrient: nutrient, amount: nil)]]
    }

    /// "what's a good goal", "what should I aim for", with no number.
    private static func asksGoal(_ reading: Reading) -> Bool {
        let words = reading.words
        guard reading.amounts.allSatisfy({ $0 == Amount(quantity: 1) }), words.count <= 10, reading.when.isEmpty,
            words.isDisjoint(with: ["my", "mi", "hit", "reach", "towards", "toward", "left"]) || words.contains("should"),
            words.isDisjoint(with: ["food", "have", "cook", "snack", "meal", "recipe", "comer"]),
            zip(words, words.dropFirst() + [""]).allSatisfy({ $0 != "eat" || ["more", "less"].contains($1) })
        else { return false }
        let isAimed = zip(words, words.dropFirst()).contains { ["aim", "aiming", "shoot"].contains($0) && $1 == "for" }
        let isNamed = words.contains(where: ["goal", "target", "limit", "aim", "meta", "objetivo", "tope", "limite"].contains)
        let isAsked = words.contains(where: ["what", "whats", "which", "cual", "que"].contains)
        return isAsked && (isAimed || isNamed && words.contains(where: sensible.contains))
    }

    private static let sensible = Set(
        Word.split("good sensible reasonable decent realistic healthy sane should fair normal buena buen razonable sensata sensato debería realista"))
    private static let goalsAsked: Set<String> = [
        "recommend_food", "set_goal", "ask_intake", "set_preference", "out_of_scope", "ask_insight", "ask_remaining", "recommend_recipe", "inform",
        "ask_nutrient", "ask_summary", "help",
    ]
}
