import NLU
import Nutrition

/// Answers to no question: bare numbers, amounts and kinds, which refine what was logged last.
extension Intents {
    static func choose(_ reading: Reading, _ tracker: Tracker) -> [Request] {
        // "tres", after what was counted.
        if let number = reading.ordinal, number > 0, reading.words.count == 1, ["log_food", "correct"].contains(tracker.lastAction ?? ""),
            !tracker.entries.isEmpty
        {
            return [.correct(Correction(selection: Selection(pointsBack: true), amount: Amount(quantity: Double(number))))]
        }
        // "perdón, 70,5", after a weight was told.
        if ["perdon", "sorry", "oops", "whoops", "woops", "up", "ups", "uy", "digo"].contains(reading.words.first),
            !reading.amounts.isEmpty,
            tracker.lastAction?.hasPrefix("log_") == true
        {
            return correct(reading, tracker)
        }
        // "el primero pesaba 80 gramos", of what was told together.
        if reading.ordinal != nil, !reading.amounts.isEmpty, !tracker.entries.isEmpty, reading.words.count > 3,
            reading.words.contains(where: { Vocabulary[.being].contains($0) || ["pesaba", "pesaban", "peso", "weighed", "tenia"].contains($0) })
        {
            return correct(reading, tracker)
        }
        if let ordinal = reading.ordinal, let recipes = tracker.recipes, !recipes.last.isEmpty { return [.showRecipe(ordinal: ordinal, words: "")] }
        return [.strayAnswer(intent: "choose")]
    }

    /// A bare answer to no question refines what was logged last, or is logged itself.
    static func inform(_ reading: Reading, _ tracker: Tracker) -> [Request] {
        let foods = reading.foods.filter { !$0.negated }
        if let wanted = mealWanted(reading) { return [wanted] }
        if !foods.isEmpty { return log(reading, tracker) }
        if Vocabulary.says(.eating, reading.words) || Vocabulary.says(.havingEaten, reading.words),
            let asked = askedFoods(reading, tracker)
        {
            return [asked]
        }
        if let narrower = narrower(reading, tracker) { return [narrower] }
        // "12st 7 on saturday": nothing but a body is weighed so.
        if reading.amounts.first?.unit?.name == "stone", reading.words.count <= 7, let weight = weight(reading) { return [weight] }
        // "i ate it", of what was planned: it stands.
        if tracker.lastAction != nil,
            ["i ate it", "i had it", "ate it", "me lo comi", "ya me lo comi", "va me lo comi", "i ate that", "i already ate it"].contains(
                reading.words.joined(separator: " "))
        {
            return [.tell(.noted)]
        }
        // "70.9", the morning after a weight was told.
        if tracker.entries.isEmpty, ["log_weight", "ask_weight"].contains(tracker.lastAction ?? ""), reading.words.count <= 2,
            let value = reading.amounts.only?.quantity, reading.amounts[0].unit == nil, 30...400 ~= value, let weight = weight(reading)
        {
            return [weight]
        }
        guard !tracker.entries.isEmpty else { return [.strayAnswer(intent: "inform")] }
        // "20 g protein" is no amount of a food.
        let isFigure = !reading.nutrients.isEmpty && reading.amounts.allSatisfy { ["g", "mg"].contains($0.unit?.name ?? "") }
        if !reading.amounts.isEmpty && !isFigure || reading.foods.contains(where: \.negated) { return correct(reading, tracker) }
        if !reading.when.isEmpty {
            // "mañana arranco la dieta" puts nothing off.
            let isPlan = reading.words.contains(where: ["dieta", "diet", "gym", "gimnasio", "arranco", "empiezo", "start", "starting"].contains)
            return isPlan ? [.tell(.noted)] : [.move(Selection(pointsBack: true), to: reading.when)]
        }
        // "sin alcohol" is no question of a nutrient.
        let words = reading.words
        guard (1...4).contains(words.count), reading.nutrients.isEmpty || Vocabulary[.without].contains(words[0]) || words.contains("free") else {
            return [.strayAnswer(intent: "inform")]
        }
        var correction = Correction(selection: Selection(pointsBack: true), words: reading.untimed)
        correction.isKindOnly = true
        return [.correct(correction)]
    }

    /// "zero", "but diet", "a light one", after a drink: which kind of it.
    static func drinksKind(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.filter { !["but", "pero", "a", "the", "una", "uno", "one", "it", "was", "era", "la", "el"].contains($0) }
        guard let kind = words.only, kindsOfDrinks.contains(kind), !tracker.entries.isEmpty, !reading.text.hasSuffix("?"),
            ["log_food", "correct", "copy_entries"].contains(tracker.lastAction ?? ""), tracker.question == nil
        else { return nil }
        var correction = Correction(selection: Selection(pointsBack: true), words: kind)
        correction.isKindOnly = true
        return [.correct(correction)]
    }

    private static let kindsOfDrinks: Set<String> = ["zero", "cero", "diet", "light", "regular", "normal", "decaf", "descafeinado", "descafeinada"]

    /// "te he dicho que estoy a dieta? bueno, no me gusta el pescado": what is only led in by asks nothing.
    static func leadsIn(_ reading: Reading, _ understanding: Understanding) -> [Request]? {
        let leadsIn =
            understanding.readings.count > 1 && understanding.readings[0].text == reading.text && reading.foods.isEmpty && reading.nutrients.isEmpty
            && reading.amounts.isEmpty && reading.profile.isEmpty && leads.contains { reading.words.starts(with: $0) }
        return leadsIn ? [] : nil
    }

    private static let leads = [
        "te he dicho que", "te dije que", "te conte que", "ya te dije que", "ya te he dicho que", "sabes que", "did i tell you", "did i mention",
        "have i told you", "have i mentioned", "you know what",
    ].map(Word.split)

    /// Not understood: the words, and the two nearest readings that are near at all.
    static func fallback(_ reading: Reading, _ understanding: Understanding, _ tracker: Tracker) -> Request {
        let near = reading.ranking.filter { $0.name != "out_of_scope" && $0.confidence >= 0.12 }.prefix(2).map(\.name)
        return .fallback(text: reading.text, nearest: Array(near), repeated: tracker.misunderstandings > 0)
    }
}
