import NLU
import Nutrition

/// Meals to be planned by Morsel: "plan my meals for tomorrow", "hazme un menú para la semana", "another dinner".
extension Intents {
    static func planning(_ reading: Reading, _ tracker: Tracker, _ today: Day?) -> [Request]? {
        guard !reading.words.isEmpty, tracker.question == nil || reading.intent.name == "plan_meal" else { return nil }
        return exchangedDish(reading, tracker, today) ?? anotherPlan(reading, tracker, today) ?? mealsToPlan(reading, tracker, today)
    }

    /// "make me a meal plan for the week", "plan dinner for thursday": no dish is named, or one is only to be in it.
    private static func mealsToPlan(_ reading: Reading, _ tracker: Tracker, _ today: Day?) -> [Request]? {
        let words = reading.words, text = Set(words)
        guard reading.intent.name == "plan_meal", reading.intent.confidence >= 0.4, reading.ordinal == nil, !text.isDisjoint(with: PlanWords.plans),
            text.isDisjoint(with: PlanWords.pointing), !Vocabulary.says(.havingEaten, words), words.isDisjoint(with: PlanWords.repeating)
        else { return nil }
        let foods = reading.foods.filter { !$0.negated && $0.best != nil }
        guard foods.isEmpty || isOpen(words, foods) else { return nil }
        if isOwnPlanning(words) { return [.plan(.how)] }
        let wish = wish(reading, today)
        guard let today, case let apart = daysApart(reading, today), apart.count > 1 else { return [.plan(.make(wish))] }
        return apart.map { day in
            var one = wish
            one.days = day...day
            return .plan(.make(one))
        }
    }

    /// "for monday and thursday": days that are named one by one; none where they follow each other or one leads to the other.
    private static func daysApart(_ reading: Reading, _ today: Day) -> [Day] {
        let days = aheadDates(reading, today)
        guard days.count > 1, !leadsOn(reading), let first = days.min(), let last = days.max(), last.number - first.number >= days.count else {
            return []
        }
        return days.sorted()
    }

    private static func leadsOn(_ reading: Reading) -> Bool {
        reading.words.contains(where: ["to", "through", "until", "till", "thru", "al", "hasta", "a"].contains)
    }

    /// The single days that are named, none of them gone.
    private static func aheadDates(_ reading: Reading, _ today: Day) -> [Day] {
        reading.dates.filter { $0.count == 1 }.map { dates in
            let day = dates.lowerBound, gone = today.number - day.number
            return (1...6).contains(gone) ? day.advanced(by: 7) : day
        }.filter { $0 >= today }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// "plan something with chicken", "a weekly menu with fish": what is to be in it, and no dish; "desayuno avena con leche" names one.
    private static func isOpen(_ words: [String], _ foods: [FoodMention]) -> Bool {
        guard let with = words.firstIndex(where: ["with", "con", "without", "sin", "of", "de"].contains) else { return false }
        return words[..<with].contains(where: PlanWords.open.contains)
            && foods.allSatisfy { food in Word.split(food.said).first.map { !words[..<with].contains($0) } ?? true }
    }

    /// "I want to plan my meals", "how do I make a plan": the person sets about it, and nothing is ordered.
    private static func isOwnPlanning(_ words: [String]) -> Bool {
        guard let verb = words.firstIndex(where: PlanWords.verbs.contains) else { return false }
        let before = words[..<verb]
        if ["how", "como"].contains(words[0]) { return true }
        return before.contains(where: PlanWords.wanting.contains) && !before.contains(where: ["you", "te", "help", "ayudame"].contains)
            && !words.contains(where: ["menu", "un"].contains)
    }

    private static func wish(_ reading: Reading, _ today: Day?) -> PlanWish {
        var query = RecipeQuery(reading)
        let words = reading.words
        let meals = words.compactMap { PlanWords.meals[$0] }.reduce(into: [Meal]()) { if !$0.contains($1) { $0.append($1) } }
        query.words.removeAll { PlanWords.noise.contains($0) || PlanWords.meals[$0] != nil }
        let most =
            query.dayLimit ?? query.maximumKilocalories
            ?? (reading.nutrients.contains(.energy) ? plainNumber(reading, words).flatMap { (500...9000).contains($0) ? $0 : nil } : nil)
        (query.meal, query.dayLimit) = (nil, nil)
        if meals.count != 1 { query.maximumKilocalories = nil }
        query.bounds = []
        var wish = PlanWish(days: today.flatMap { days(reading, $0) }, meals: meals, query: query, kilocalories: meals.count == 1 ? nil : most)
        wish.servings = reading.amounts.first { ["serving", "portion"].contains($0.unit?.name ?? "") }?.quantity
        return wish
    }

    /// The days that are to be planned, none of them gone.
    private static func days(_ reading: Reading, _ today: Day) -> ClosedRange<Day>? {
        let words = reading.words, ahead = reading.ahead(of: today)
        let named = ahead.when.filled(from: ahead.target ?? When()).days
        let count = zip(words, words.dropFirst()).lazy.compactMap { number, unit -> Int? in
            ["day", "dia"].contains(unit) ? Int(number) ?? PlanWords.numbers[number] : nil
        }.first
        if let count, count > 1 {
            let first = named?.lowerBound ?? today.advanced(by: 1)
            return max(first, today)...max(first, today).advanced(by: min(count, PlanWish.most) - 1)
        }
        let each = aheadDates(reading, today)
        if each.count > 1, let first = each.min(), let last = each.max() { return first...min(last, first.advanced(by: PlanWish.most - 1)) }
        if let named {
            // "monday to friday", of the days to come.
            let coming = named.coming(today), first = max(today, coming.lowerBound), last = coming.upperBound
            return first...min(last, first.advanced(by: PlanWish.most - 1))
        }
        if words.contains(where: ["weekend", "finde"].contains) || words.joined(separator: " ").contains("fin de semana") {
            let saturday = today.advanced(by: max(0, 6 - today.weekday))
            return saturday...saturday.advanced(by: today.weekday == 7 ? 0 : 7 - max(6, saturday.weekday))
        }
        if words.contains(where: PlanWords.week.contains) { return today...today.advanced(by: 6) }
        return nil
    }

    /// "another dinner", "cambia la cena del jueves", "otra", of what is planned: another dish in its place.
    private static func exchangedDish(_ reading: Reading, _ tracker: Tracker, _ today: Day?) -> [Request]? {
        let words = reading.words
        guard reading.foods.allSatisfy({ $0.best == nil }), words.count <= 10, reading.target?.meal == nil || reading.when.meal == nil,
            reading.nutrients.isEmpty, words.contains(where: PlanWords.exchanging.contains),
            words.isDisjoint(with: ["recipe", "receta", "plan", "idea"]) || reading.when.meal != nil
        else { return nil }
        let isOfPlan = tracker.lastAction == "plan_meal"
        let meal = reading.when.meal ?? reading.target?.meal ?? words.lazy.compactMap({ PlanWords.meals[$0] }).first
        guard let meal else {
            guard isOfPlan, let row = tracker.entries.only, words.allSatisfy(PlanWords.bareExchange.contains) else { return nil }
            return [.plan(.exchange(When(), ids: [row]))]
        }
        var when = When(meal: meal)
        if let today {
            let ahead = reading.ahead(of: today)
            when.days = ahead.when.days ?? ahead.target?.days
        }
        let spoken = today.map { today in tracker.day.map { $0 > today } ?? false } ?? false
        let isAhead = today.map { today in when.day.map { $0 > today } ?? false } ?? false
        guard isOfPlan || isAhead || spoken && ["ask_diary", "move_entry", "show_recipe", "undo"].contains(tracker.lastAction ?? "") else {
            return nil
        }
        // "make it dinner instead", "change it to dinner": where it goes.
        guard !reading.pointsBack, !words.contains("to"), !words.contains("por"), words.isDisjoint(with: ["move", "mueve", "pasa", "log", "anota"])
        else {
            return nil
        }
        return [.plan(.exchange(when, ids: []))]
    }

    /// "another plan", "otro menú", right after one was made.
    private static func anotherPlan(_ reading: Reading, _ tracker: Tracker, _ today: Day?) -> [Request]? {
        let words = reading.words
        // "vegan please", "make it vegetarian": the plan anew, and from now on.
        if ["plan_meal", "show_plan"].contains(tracker.lastAction ?? ""), tracker.entries.count > 1, reading.foods.isEmpty, words.count <= 5,
            reading.intent.name == "set_preference", !RecipeQuery(reading).diets.isEmpty,
            words.contains(where: ["please", "make", "it", "instead", "but", "porfa", "favor", "que", "pero"].contains),
            words.isDisjoint(with: ["i", "im", "soy", "no", "not"])
        {
            return [.plan(.anew(wish(reading, today)))]
        }
        guard tracker.lastAction == "plan_meal", tracker.entries.count > 1, reading.foods.isEmpty, words.count <= 9,
            words.contains(where: ["another", "different", "new", "other", "otro", "nuevo", "distinto", "again"].contains),
            words.contains(where: ["plan", "menu", "week", "semana"].contains) || words.count <= 2
        else { return nil }
        return [.plan(.anew(wish(reading, today)))]
    }
}

/// Words of planning, folded and singular.
enum PlanWords {
    static let plans = Set(
        Word.split(
            """
            plan planning planner planned menu schedule map organise organize fill decide design draft generate diet prep arma armá armame
            armáme organiza organizá organízame organizar planifica planificá planifícame planificar planea planeá planéame planear programa
            programá prepárame prepara completa llena rellena planificación planes figure elige propon proponme menús dieta
            """))
    /// Of a dish that is spoken of.
    static let pointing = Set(
        Word.split("it that this them those recipe receta esa ese eso esta este plánifícala planifícalo planéala planéalo ponlo ponla"))
    static let repeating = Set(Word.split("same again repeat copy mismo misma igual repite repetir copia"))
    static let open = Set(
        Word.split("plan menu meal dinner lunch breakfast snack something anything comida cena almuerzo desayuno merienda algo menú"))
    static let verbs = Set(Word.split("plan planning schedule planear planificar organizar programar planifico planeo make hago armo hacer armar"))
    static let wanting = Set(Word.split("want like need let lets quiero quisiera gustaría vamos queremos necesito how cómo wanna going"))
    static let week = Set(Word.split("week weekly semana semanal semanales weeks"))
    static let noise = Set(Word.split("healthy plan menu diet balanced meal prep weekly"))
    static let numbers = [
        "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "ten": 10, "dos": 2, "tre": 3, "tres": 3, "cuatro": 4, "cinco": 5,
        "seis": 6,
        "sei": 6, "siete": 7, "diez": 10,
    ]
    static let meals: [String: Meal] = [
        "breakfast": .breakfast, "lunch": .lunch, "dinner": .dinner, "supper": .dinner, "snack": .snack, "desayuno": .breakfast, "almuerzo": .lunch,
        "cena": .dinner, "merienda": .snack,
    ]
    static let exchanging = Set(
        Word.split(
            """
            another other different else change swap replace exchange otro otra distinta distinto diferente cambia cambiá cámbiame cámbiala
            cámbialo cambiar reemplaza sustituye
            """))
    static let bareExchange = Set(
        Word.split(
            """
            another other different one a something else please not that no i don't like it change swap replace the give me otro otra
            distinta distinto diferente cambia cámbiala cámbialo cámbiame la lo esa ese no me gusta porfa más opción option dish plato y and
            dame quiero
            """)
    ).union(["don", "t", "dont"])
}
