import NLU
import Nutrition

/// Questions that "that" makes of the foods just told: what the day comes to with it, what it weighs, whether it stands.
extension Intents {
    static func askedOfTold(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        if let asked = weightAsked(reading, words, tracker) ?? portionAsked(reading, words, tracker) ?? ofEachItem(reading, words, tracker) {
            return asked
        }
        guard !tracker.entries.isEmpty, tracker.body == nil, let last = tracker.lastAction, told.contains(last), reading.foods.isEmpty,
            reading.when.meal == nil, words.count <= 10
        else { return nil }
        if ["log_food", "correct", "copy_entries"].contains(last), howMuchWasThat.contains(words) {
            return .askRows(Selection(pointsBack: true, all: true), nutrients: [.energy])
        }
        let text = " \(words.joined(separator: " ")) "
        func says(_ phrases: [String]) -> Bool { phrases.contains { text.contains(" \($0) ") } }
        let pointsAtIt = words.contains(where: pronouns.contains), asks = words.first.map(asking.contains) ?? false
        // "how many calories is that so far?", "what does that bring me to?": of the day.
        // "¿con eso llego?", of a nutrient, asks whether it is enough.
        let isOfNutrient = tracker.askedNutrient != nil && reading.nutrients.isEmpty
        if reading.when.days == nil, reading.amounts.isEmpty, asks,
            pointsAtIt && (asksTotal(words) || says(reached) || isAll(words)) || !isOfNutrient && (says(reachedWithIt) || sumsWithIt(words))
        {
            return .askSummary(When(days: tracker.day.map { $0...$0 }), nutrients: reading.nutrients)
        }
        guard reading.when.days == nil || says(changed) else { return nil }
        // "what is that in calories?"
        if pointsAtIt, asks, !reading.all, !reading.nutrients.isEmpty, reading.amounts.isEmpty, words.count <= 7,
            words.contains(where: ["what", "whats", "que"].contains), words.contains(where: ["in", "en"].contains)
        {
            return .askNutrients(foods: [], nutrients: reading.nutrients)
        }
        guard reading.nutrients.isEmpty, reading.amounts.allSatisfy({ $0.quantity == nil }) else { return nil }
        // "how much was that in grams?", "¿cuánto pesa eso?"
        if asks, words.contains(where: weighing.contains), words.isDisjoint(with: ["i", "me", "my", "yo", "mi"]),
            pointsAtIt || words.contains(where: ["pesa", "pesan", "pesaba", "peso"].contains)
        {
            return .explain(number: nil, foods: [], nutrient: nil)
        }
        // "did you log that?", "¿quedó anotado?": the rows as they stand.
        if says(changed), !words.contains("total") { return .askRows(Selection(pointsBack: true, all: true), nutrients: [.energy]) }
        return says(kept) && words.count <= 6 && words.isDisjoint(with: ofTime) ? .askPlace : nil
    }

    /// "carbs for each item", "dime los carbos de cada cosa": of every row of the day, or of the meal that is named.
    private static func ofEachItem(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard let nutrient = reading.nutrients.only, !tracker.entries.isEmpty, reading.foods.allSatisfy({ $0.best == nil }), words.count <= 10,
            reading.amounts.isEmpty, !Vocabulary.says(.goal, words),
            zip(words, words.dropFirst()).contains(where: { ["each", "every", "per", "cada", "by", "por"].contains($0) && items.contains($1) })
        else { return nil }
        let days = reading.when.days ?? tracker.day.map { $0...$0 }
        return .askRows(Selection(when: When(days: days, meal: reading.when.meal), all: true), nutrients: [nutrient])
    }

    private static let items = Set(Word.split("item items thing food cosa alimento producto plato ingrediente ingredient"))

    /// "how much did the dates weigh?", "¿cuánto pesaba la de la comida?", "how heavy is an apple?": of a food, and of no body.
    private static func weightAsked(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        // "a coffee with heavy cream" asks nothing.
        guard words.count <= 9, words.contains(where: ofWeight.contains), !words.contains("heavy") || words.contains("how"),
            reading.nutrients.isEmpty, reading.aim == nil, reading.own == nil,
            reading.isQuestion || asking.contains(words[0]) || ofWeight.contains(words[0]),
            words.isDisjoint(with: ["i", "ive", "my", "me", "mi", "yo", "peso", "should", "deberia"]) || words.starts(with: ["que", "peso", "tenia"])
                || asksWhatWeighed(reading, words)
        else { return nil }
        let foods = reading.foods.filter { $0.best != nil && !$0.negated }
        guard !foods.isEmpty else {
            // "¿cuánto pesaba la de la comida?"
            let isOfMeal = reading.when.meal != nil && words.contains(where: ["la", "el", "lo", "the", "that"].contains) && !tracker.entries.isEmpty
            if isOfMeal { return .askRows(Selection(when: reading.when, all: true), nutrients: [.energy]) }
            // "how much did the dates weigh?", of what was just told by a name that tells a day as well.
            let isOfTold = told.contains(tracker.lastAction ?? "") && !tracker.entries.isEmpty && tracker.body == nil
            return isOfTold && words.contains("the") && words.contains(where: ["did", "do", "does", "was", "were"].contains)
                ? .explain(number: nil, foods: [], nutrient: nil) : nil
        }
        let isTold = !tracker.entries.isEmpty && foods.allSatisfy { $0.amount.quantity == nil && $0.isDefinite }
        if isTold { return .askRows(Selection(foods: foods, when: reading.when, all: true), nutrients: [.energy]) }
        return .askNutrients(
            foods: foods.map { food in
                var food = food
                if food.amount.isEmpty { food.amount = Amount(quantity: 1) }
                return food
            }, nutrients: [.energy])
    }

    /// "la palta cuánto pesó según tú?": a food that stands beside "cuánto peso", and no body.
    private static func asksWhatWeighed(_ reading: Reading, _ words: [String]) -> Bool {
        reading.foods.contains { $0.best != nil && $0.isDefinite } && words.contains("peso") && words.contains("cuanto")
            && words.isDisjoint(with: ["yo", "mi", "me", "deberia", "kilo"])
    }

    private static let ofWeight = Set(Word.split("weigh weighed weight weighs heavy pesa pesan pesaba pesaban pesó pesaron peso"))

    /// "how big was that?", "how much was the handful?", "how many grams of almonds was that?": how what stands was measured.
    private static func portionAsked(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        // "¿cuánta palta contaste?", "how much butter did you count?"
        if let food = reading.foods.only, food.best != nil, !food.negated, !tracker.entries.isEmpty, (3...7).contains(words.count),
            ["how", "cuanto", "cuanta", "cuantos", "cuantas", "que"].contains(words[0]), reading.nutrients.isEmpty, reading.when.isEmpty,
            words.contains(where: ["contaste", "pusiste", "anotaste", "tomaste", "calculaste"].contains)
                || ["did", "have"].contains(words[words.count - 3]) && ["you", "u", "ya"].contains(words[words.count - 2])
                    && countingVerbs.contains(words[words.count - 1])
        {
            return .askRows(Selection(foods: [food], all: true), nutrients: [.energy])
        }
        if let food = measured(reading, words) { return .askNutrients(foods: [food], nutrients: [.energy]) }
        guard !tracker.entries.isEmpty, tracker.body == nil, let last = tracker.lastAction, told.contains(last), (3...9).contains(words.count),
            // "de pollo fueron 200 gramos" asks nothing.
            ["how", "what", "cuanto", "cuanta", "que"].contains(words[0])
                || words[0] == "de" && ["que", "cuanto", "cuanta", "cuantos", "cuantas", "cual"].contains(words[1]), reading.nutrients.isEmpty,
            reading.when.isEmpty,
            reading.amounts.allSatisfy({ $0.quantity ?? 1 == 1 }), words.contains(where: sizes.contains),
            words.isDisjoint(with: ["should", "can", "left", "i", "me", "need", "deberia", "puedo", "queda"])
        else { return nil }
        let pointsBack = words.contains(
            where: ["that", "it", "those", "was", "were", "did", "eso", "fue", "fueron", "era", "eran", "contaste"].contains)
        // "how many handfuls is a serving?", "¿cuánto es una porción?"
        guard pointsBack || reading.foods.isEmpty && words.count <= 7 && words.contains(where: ["a", "un", "una"].contains) else { return nil }
        return .explain(number: nil, foods: reading.foods.filter { $0.best != nil && $0.isDefinite }, nutrient: nil)
    }

    /// "¿cuánto es una ración de queso?", "how many almonds is a handful?": that much of it, whatever was asked about before.
    private static func measured(_ reading: Reading, _ words: [String]) -> FoodMention? {
        guard var food = reading.foods.only, food.best != nil, !food.negated, (4...9).contains(words.count), reading.nutrients.isEmpty,
            reading.when.isEmpty, ["how", "cuanto", "cuanta", "cuantos", "cuantas"].contains(words[0]),
            words.isDisjoint(with: ["was", "were", "fue", "fueron", "era", "eran", "did", "i", "can", "should", "puedo", "debo", "cost", "cuesta"])
        else { return nil }
        if food.amount.unit != nil, food.amount.quantity ?? 1 == 1, food.amount.unit?.grams == nil,
            words.starts(with: ["cuanto", "es"]) || words.starts(with: ["how", "much", "is"]) || words.starts(with: ["how", "big", "is"])
        {
            return food
        }
        guard food.amount.isEmpty, let amount = reading.amounts.only, amount.unit != nil,
            words.starts(with: ["how", "many"]) || ["cuantos", "cuantas", "cuanto", "cuanta"].contains(words[0]),
            words.contains(where: ["is", "are", "in", "make", "makes", "es", "son", "hay", "tiene", "trae", "seria", "serian"].contains)
        else { return nil }
        food.amount = amount
        return food
    }

    private static let countingVerbs = Set(
        Word.split("count log put add use assume reckon figure guess record enter give counted logged added used assumed recorded"))
    private static let sizes = Set(
        Word.split(
            "big heavy size grams ounces oz handful slice bowl plate glass portion serving piece cup grande tamaño gramos onzas porción ración puñado trozo plato vaso taza"
        ))

    /// "that's how many calories in total?", and not what something was.
    private static func isAll(_ words: [String]) -> Bool {
        ["total", "all", "told"].contains(words.last) && words.dropLast().last.map(["in", "en", "all"].contains) ?? false
            && words.isDisjoint(with: ["was", "were", "fue", "fueron", "era", "eran", "had"])
    }

    /// "con eso, ¿cuántas calorías llevo?", "what am I up to with that?"
    private static func sumsWithIt(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains { ["with", "con"].contains($0) && pronouns.contains($1) }
            && (words.contains(where: ["llevo", "voy", "llego", "quedo"].contains)
                || zip(words, words.dropFirst()).contains { $0 == "am" && $1 == "i" })
    }

    private static let told: Set<String> = [
        "log_food", "correct", "copy_entries", "move_entry", "delete_entry", "create_food", "ask_nutrient", "ask_summary", "ask_diary", "explain",
    ]
    private static let howMuchWasThat = [
        ["how", "much", "was", "that"], ["how", "much", "is", "that"], ["how", "much", "were", "those"], ["how", "much", "was", "it"],
        ["how", "much", "is", "it"],
        ["cuanto", "fue", "eso"],
    ]
    private static let asking: Set<String> = [
        "how", "what", "whats", "where", "so", "and", "con", "with", "thats", "cuanto", "cuanta", "cuantas", "cuantos", "que", "a", "en", "y",
        "cuales", "cual",
    ]
    private static let pronouns: Set<String> = [
        "that", "thats", "it", "this", "those", "they", "them", "these", "eso", "esto", "esos", "esas", "ese", "esa",
    ]
    private static let weighing: Set<String> = [
        "gram", "grams", "ounce", "ounces", "oz", "weigh", "weight", "heavy", "gramo", "gramos", "onza", "onzas", "pesa", "pesan", "pesaba",
    ]
    private static let ofTime: Set<String> = ["when", "time", "what", "where", "cuando", "hora", "que", "donde"]
    private static let reached = phrases(
        "bring me to, brings me to, bring it to, make it, take me to, take it to, put me at, puts me at, put me, get me to, is that in total, is that in all, that in all, "
            + "is it in total, is this in total, es eso en total, son eso en total")
    private static let reachedWithIt = phrases("llevo con eso, voy con eso, llego con eso, con eso llevo, con eso voy, me deja eso, does that put me")
    private static let changed = phrases(
        "did that change, did it change, did you change, does that change, eso cambio, cambio eso, lo cambiaste, cambio el registro")
    private static let kept = phrases(
        "did you log, did you save, did you record, did you get that, did you add, did you write, was that logged, was it logged, was that saved, "
            + "was it saved, was that recorded, get logged, get saved, get recorded, is that saved, is it saved, is that logged, is it logged, "
            + "did it save, did that save, lo anotaste, lo guardaste, lo registraste, lo apuntaste, quedo guardado, quedo anotado, quedo registrado, "
            + "se guardo, se anoto, se registro, esta anotado, esta guardado, ya lo anotaste, quedo apuntado")
}
