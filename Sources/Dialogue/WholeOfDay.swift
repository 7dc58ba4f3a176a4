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
        if days.contains(words), words != reading.words, case .askSummary(let when, let asked)? = tracker.inquiry, when.meal != nil, !asked.isEmpty {
            return .askSummary(When(days: reading.when.days ?? when.days ?? tracker.day.map { $0...$0 }), nutrients: asked)
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

    /// "was that more than 1000 calories?", "¿el almuerzo pasó de 500 calorías?": the figure, and on which side of that it is.
    private static func passed(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        guard let (asked, bound) = figurePassed(reading, words, tracker) else { return countPassed(reading, words, tracker).map { [$0] } }
        if case .askRemaining = asked { return [asked] }
        let asksUnder = words.contains(where: ["under", "below", "less", "fewer", "menos", "meno", "bajo"].contains)
        return [asked, .own(.against(asked, reading.nutrients.first ?? .energy, bound: bound, asksOver: !asksUnder))]
    }

    /// "was that more than 3?", "¿fue más de un litro?": how much stands, and nothing is changed to that.
    private static func countPassed(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard reading.text.hasSuffix("?"), reading.nutrients.isEmpty, reading.own == nil, words.isDisjoint(with: notOfPassing), words.count <= 9,
            asksWhether.contains(words[0]) || ["comi", "tome", "bebi", "el", "la", "los", "las"].contains(words[0]),
            let side = words.firstIndex(where: passing.contains), side + 1 < words.count,
            case let rest = words[(side + 1)...].drop(while: { ["than", "de", "about", "like"].contains($0) }), let first = rest.first,
            Double(first) != nil || ["a", "an", "un", "una", "one", "two", "half", "medio", "media"].contains(first),
            case let foods = reading.foods.filter({ $0.best != nil }), foods.count <= 1,
            case let lead = words[..<side], lead.count <= 5
        else { return nil }
        if foods.isEmpty {
            switch tracker.bodySpokenOf {
            case .water?: return .askWater(When(days: tracker.day.map { $0...$0 }))
            case .weight?: return .askWeight
            case .exercise?: return .askExercise(When(days: tracker.day.map { $0...$0 }), activity: nil)
            default: break
            }
        }
        guard !tracker.entries.isEmpty else { return nil }
        let named = foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        return .askRows(Selection(foods: named, pointsBack: named.isEmpty), nutrients: [.energy])
    }

    private static func figurePassed(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> (asked: Request, bound: Double)? {
        // "a good snack with less than 15 g of carbs?", "anything under 400 calories?": what is wished for.
        let isWish =
            reading.intent.name.hasPrefix("recommend_") || ["search_recipe", "more_recipes"].contains(reading.intent.name)
            || ["recommend_recipe", "search_recipe", "more_recipes", "recommend_food"].contains(tracker.lastAction ?? "")
        guard reading.nutrients.count <= 1, reading.own == nil, words.isDisjoint(with: notOfPassing),
            !isWish || words.contains(where: ["was", "were", "did", "is", "am", "i", "that", "this", "fue", "paso", "llevo", "comi"].contains),
            reading.text.hasSuffix("?") || asksWhether.contains(words[0]),
            let place = words.indices.dropFirst().first(where: { Double(words[$0]) != nil }), let bound = Double(words[place]),
            passing.contains(words[place - 1]) || ["than", "de"].contains(words[place - 1]) && place > 1 && passing.contains(words[place - 2]),
            !reading.nutrients.isEmpty || bound >= 300 && words.indices.last == place
        else { return nil }
        let nutrient = reading.nutrients.first ?? .energy
        // "500", after the number, is no count of what was spoken of.
        let foods = reading.foods.filter { $0.best != nil && !$0.negated && $0.amount.quantity != bound }
        if !foods.isEmpty {
            return foods.allSatisfy(\.isDefinite) && !tracker.entries.isEmpty
                ? (.askRows(Selection(foods: foods, when: reading.when, all: true), nutrients: [nutrient]), bound) : nil
        }
        let day = reading.when.days ?? tracker.day.map { $0...$0 }
        if reading.when.meal != nil { return (.askSummary(When(days: day, meal: reading.when.meal), nutrients: [nutrient]), bound) }
        let isOfDay = reading.when.days != nil || words.contains(where: ["i", "ive", "im", "day", "dia", "total", "llevo", "comi", "he"].contains)
        // "is that under 600?", after the calories of a food that nobody ate.
        if !isOfDay, case .askNutrients(let asked, _)? = tracker.inquiry, !asked.isEmpty {
            return (.askNutrients(foods: asked, nutrients: [nutrient]), bound)
        }
        if isOfDay || tracker.entries.isEmpty {
            return nutrient == .energy
                ? (.askRemaining(When(days: reading.when.days), nutrients: [], upTo: bound), bound)
                : (.askSummary(When(days: day), nutrients: [nutrient]), bound)
        }
        if case .askSummary(let when, _)? = tracker.inquiry { return (.askSummary(when, nutrients: [nutrient]), bound) }
        return (.askMealSpokenOf([nutrient]), bound)
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
                || asksWhether.contains(words[0]) || ["how", "what", "whats", "cuanto", "cuanta", "que"].contains(words[0]),
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
    private static func nameLeftOut(_ words: [String]) -> String? {
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

    private static let mealsByName: [String: Meal] = [
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
    private static let days = ["the day", "the whole day", "el día", "todo el día", "el día completo", "el día entero"].map(Word.split)
    private static let bareSums = [
        "cuánto es", "cuánto es eso", "cuánto fue", "cuánto sería", "cuánto da", "cuánto suma", "cuánto hace", "cuánto son", "how much is it",
        "how much is that", "how much was it", "how much was that", "what does it come to", "what is that", "whats that",
    ].map(Word.split)
    private static let writing: Set<String> = ["delete_entry", "copy_entries", "move_entry"]
    private static let ofList = Set(
        Word.split(
            "everything all it them me the in order by time so far today i ive had ate eaten through what over back chronological hour todo toda lo que en orden por hora hoy he comido comí llevo de hasta ahora desde mañana the morning since this please pls day día cronológico"
        ))
    private static let passing = Set(
        Word.split("more over under above below less fewer than más menos supera superó pasó pasa pasaron pasan bajo sobre"))
    private static let asksWhether = Set(Word.split("was is were did are has have fue fueron es son eran era supera pasó pasa will does do"))
    private static let notOfPassing = Set(
        Word.split(
            "goal target limit meta objetivo límite can could should need safe enough puedo debo necesito want quiero recipe receta left queda if si")
    )
    private static let leavingOut = phrases(
        "not counting, without counting, dont count, don t count, not including, without including, leaving out, excluding, if i leave out, "
            + "sin contar, sin incluir, quitando, descontando, dejando fuera, no cuento, si no cuento, excluyendo")
    private static let kilojoules: Set<String> = ["kj", "kilojoule", "kilojoules", "kilojulio", "kilojulios"]
}
