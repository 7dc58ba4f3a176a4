import NLU
import Nutrition

/// A day or a meal as a whole: its sum, its list, whether it passed a figure, and what it would be without something.
extension Intents {
    static func wholeOfDay(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let asked = askedAtOnce(reading, tracker) { return asked }
        if let days = daysShown(reading, tracker) ?? ofDaysSpoken(reading, tracker).map({ [$0] }) { return days }
        let words = Array(reading.words.drop { lead.contains($0) })
        guard (2...14).contains(words.count) else { return nil }
        return inKilojoules(reading, words, tracker) ?? leftOut(reading, words, tracker)
            ?? (addedUp(reading, words, tracker) ?? listed(reading, words, tracker)).map { [$0] } ?? passed(reading, words, tracker)
            ?? mealBeside(reading, words, tracker).map { [$0] }
    }

    /// "sum it all up for me", "what does it all come to?", "súmamelo todo", "¿cuánto es todo?"
    private static func addedUp(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard reading.foods.allSatisfy({ $0.best == nil }), reading.amounts.allSatisfy({ $0.quantity == nil }) else { return nil }
        let says = { (some: Set<String>) in words.contains(where: some.contains) }
        // "¿cuánto es?", "how much is it?", of the meal that was just changed.
        if reading.text.hasSuffix("?"), bareSums.contains(words), !tracker.entries.isEmpty, writing.contains(tracker.lastAction ?? "") {
            return .askMealSpokenOf([.energy])
        }
        let isOrder =
            says(adding) && (says(["up"]) && says(["all", "everything", "it", "them"]) || says(allOfIt)) && words.allSatisfy(ofSum.contains)
        let isQuestion =
            ["what", "whats", "how", "cuanto", "que"].contains(words[0]) && says(allOfIt) && says(coming) && words.allSatisfy(ofSum.contains)
        guard isOrder || isQuestion else { return nil }
        return .askSummary(When(days: reading.when.days ?? tracker.day.map { $0...$0 }, meal: reading.when.meal), nutrients: reading.nutrients)
    }

    /// "list everything in order", "list it all by time", "enséñame todo en orden".
    private static func listed(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        // "and the whole day?", after the saturated fat of a meal: of that.
        if days.contains(words), words != reading.words || ["in", "for", "over", "en", "de"].contains(words[0]), let inquiry = tracker.inquiry {
            let asked = inquiry.sumsOfPart ? tracker.askedNutrients : []
            if !asked.isEmpty { return .askSummary(When(days: reading.when.days ?? tracker.day.map { $0...$0 }), nutrients: asked) }
        }
        // "muéstrame el día", "show me the day", "the day".
        if reading.foods.isEmpty, days.contains(Array(words.drop { showing.contains($0) || ["me", "a"].contains($0) })) {
            return .askDiary(When(days: reading.when.days ?? tracker.day.map { $0...$0 }))
        }
        guard showing.contains(words[0]),
            words.contains(where: allOfIt.contains) || words.contains(where: ["eaten", "had", "ate", "order"].contains),
            words.dropFirst().allSatisfy(ofList.contains)
        else { return nil }
        return .askDiary(When(days: reading.when.days ?? tracker.day.map { $0...$0 }, meal: reading.when.meal))
    }

    /// "not counting the crisps?", "¿y sin contar el café?": what it would be, and nothing is taken out.
    private static func leftOut(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        let text = " \(words.joined(separator: " ")) "
        var foods = reading.foods.filter { $0.best != nil }
        // "without the pints what would it be": what is named may be known to the rows alone.
        let isWhatIf = ["without", "sin", "minus"].contains(words[0]) && words.count > 3 && whatIf.contains { text.contains(" \($0)") }
        let isNamed = isWhatIf || leavingOut.contains { words.starts(with: Word.split($0)) }
        if foods.isEmpty, isNamed, let name = nameLeftOut(words) { foods = [FoodMention(said: name, candidates: [])] }
        guard !foods.isEmpty, !tracker.entries.isEmpty || tracker.inquiry != nil,
            isWhatIf || leavingOut.contains(where: { text.contains(" \($0) ") }),
            reading.text.hasSuffix("?") || ["not", "without", "excluding", "sin", "minus"].contains(words[0])
                || asksWhetherSo.contains(words[0]) || ["how", "what", "whats", "cuanto", "cuanta", "que"].contains(words[0]),
            words.isDisjoint(with: ["recipe", "receta", "idea", "recipes"]), reading.when.meal == nil || reading.isQuestion
        else { return nil }
        let meant = foods.map { food in
            var food = food
            food.negated = false
            return food
        }
        return [.suppose(.delete(Selection(foods: meant, when: reading.when)))]
    }

    /// What stands behind "without the", "not counting the", as far as the question.
    static func nameLeftOut(_ words: [String]) -> String? {
        guard let article = words.prefix(4).firstIndex(where: ["the", "my", "el", "la", "los", "las", "mi"].contains) else { return nil }
        let name = words[(article + 1)...].prefix { !["what", "how", "would", "it", "que", "cuanto", "cuanta", "seria", "quedaria"].contains($0) }
        return (1...3).contains(name.count) ? name.joined(separator: " ") : nil
    }

    private static let whatIf = phrases(
        "what would it be, what would that be, what would the total, what would my day, what would today, how much would it be, how much would that be, how many calories would, cuanto seria, cuanto quedaria, en cuanto queda, cuanto queda"
    )

    /// "¿y sin la cena?": what the day would be without that meal.
    static func mealLeftOut(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { lead.contains($0) })
        guard let meal = words.last.flatMap({ mealsByName[$0] }), (2...4).contains(words.count), ["sin", "without"].contains(words[0]),
            reading.text.hasSuffix("?"), !tracker.entries.isEmpty
        else { return nil }
        return .suppose(.delete(Selection(when: When(days: reading.when.days, meal: meal))))
    }

    static let mealsByName: [String: Meal] = [
        "desayuno": .breakfast, "almuerzo": .lunch, "comida": .lunch, "cena": .dinner, "merienda": .snack, "breakfast": .breakfast, "lunch": .lunch,
        "dinner": .dinner,
    ]

    /// "how many kJ is that all up?", "kJ in an apple": the energy of what is named, of the day, or of what was asked about, in kilojoules.
    private static func inKilojoules(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        guard words.contains(where: kilojoules.contains), reading.intent.name != "set_goal",
            reading.isQuestion || words != reading.words || words.contains(where: showing.union(coming).union(["in", "en"]).contains)
        else { return nil }
        let foods = reading.foods.filter { $0.best != nil && !$0.negated }
        if !foods.isEmpty { return [.askNutrients(foods: foods, nutrients: [.energy]), .tell(.kilojoules)] }
        guard words.allSatisfy({ Double($0) == nil }) else { return nil }
        let isOfTold = reading.pointsBack && words.isDisjoint(with: ["all", "total", "today", "far", "day"])
        if isOfTold || words.count <= 3 && reading.when.isEmpty {
            switch tracker.inquiry {
            case .askSummary(let when, _)?: return [.askSummary(when, nutrients: [.energy]), .tell(.kilojoules)]
            case .askRemaining(let when, _, _)?: return [.askRemaining(when, nutrients: [.energy]), .tell(.kilojoules)]
            default: break
            }
            if tracker.lastAction == "ask_nutrient", !tracker.asked.isEmpty {
                return [.askNutrients(foods: tracker.asked, nutrients: [.energy]), .tell(.kilojoules)]
            }
        }
        guard !tracker.entries.isEmpty else { return nil }
        let when = When(days: reading.when.days ?? tracker.day.map { $0...$0 }, meal: reading.when.meal)
        return [isOfTold ? .askMealSpokenOf([.energy]) : .askSummary(when, nutrients: [.energy]), .tell(.kilojoules)]
    }

    /// "y la comida", "and lunch?", after another meal or day was told: what is in it.
    private static func mealBeside(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard words != reading.words, let meal = reading.when.meal ?? (words.last == "comida" ? .lunch : nil), reading.when.days == nil,
            words.count <= 2, ["save_meal", "help", "out_of_scope", "dining_menu", "dining_hours"].contains(reading.intent.name),
            !tracker.entries.isEmpty, reading.foods.allSatisfy({ $0.best == nil })
        else { return nil }
        switch tracker.inquiry {
        case .askSummary(let when, let nutrients)?: return .askSummary(When(days: when.days, meal: meal), nutrients: nutrients)
        case nil: return .askDiary(When(days: tracker.day.map { $0...$0 }, meal: meal))
        default: return nil
        }
    }

    /// Folded and singular.
    private static let lead = Set(Word.split("and so ok okay now then can could you please pls y ahora bueno vale puedes podrías entonces pero but"))
    private static let adding = Set(
        Word.split("sum add total tally tot suma súmalo súmamelo súmame sumar sumarlo suma súmalos cuenta haz hazme sacame saca"))
    private static let allOfIt = Set(Word.split("all everything whole todo toda suma"))
    private static let coming = Set(Word.split("come comes add adds total is es son suma suman da dan sale sería"))
    private static let ofSum = adding.union(allOfIt).union(coming).union(
        Word.split(
            "what whats does do how much up to it them that this for me please pls thanks the day today so far my calories calorie kcal now together in i ive had cuánto qué eso la lo el de hoy día en total por favor porfa las calorías llevo comido he comí que"
        ))
    private static let showing = Set(
        Word.split("list show run read tell give lista lístame enséñame muéstrame mostrame mostrá muestra enseña enseñá ver dime dame enumera"))
    private static let days = [
        "the day", "the whole day", "the entire day", "the full day", "all day", "in the day", "in the whole day", "for the day", "for the whole day",
        "over the day", "over the whole day", "el día", "todo el día", "el día completo", "el día entero", "en el día", "en todo el día",
        "de todo el día", "en total hoy", "todo el día de hoy", "en el día completo",
    ].map(Word.split)
    static let bareSums = [
        "cuánto es", "cuánto es eso", "cuánto fue", "cuánto sería", "cuánto da", "cuánto suma", "cuánto hace", "cuánto son", "how much is it",
        "how much is that", "how much was it", "how much was that", "what does it come to", "what is that", "whats that",
    ].map(Word.split)
    private static let writing: Set<String> = ["delete_entry", "copy_entries", "move_entry"]
    private static let ofList = Set(
        Word.split(
            "everything all it them me the in order by time so far today i ive had ate eaten through what over back chronological hour todo toda lo que en orden por hora hoy he comido comí llevo de hasta ahora desde mañana the morning since this please pls day día cronológico with calories kcal con calorías cantidades amounts"
        ))
    static let asksWhetherSo = Set(Word.split("was is were did are has have fue fueron es son eran era supera pasó pasa will does do"))
    private static let leavingOut = phrases(
        "not counting, without counting, dont count, don t count, not including, without including, leaving out, excluding, if i leave out, "
            + "sin contar, sin incluir, quitando, descontando, dejando fuera, no cuento, si no cuento, excluyendo")
    private static let kilojoules: Set<String> = ["kj", "kilojoule", "kilojoules", "kilojulio", "kilojulios"]
}
