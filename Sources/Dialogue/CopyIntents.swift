import NLU
import Nutrition

extension Reading {
    /// "a la noche lo mismo que el desayuno", "repetí el almuerzo de hoy a la noche": the meal is what was had before, and the night where it goes.
    var withNightAhead: Reading {
        guard target == nil, meals.count <= 1, let meal = when.meal, meal != .dinner, when.minute == nil,
            words.contains(where: ["mismo", "igual", "repeti", "repito", "repetimos", "copia"].contains),
            words.isDisjoint(with: ["ayer", "anoche"]),
            zip(words, zip(words.dropFirst(), words.dropFirst(2))).contains(where: {
                ["a", "en", "por", "para"].contains($0) && $1.0 == "la" && $1.1 == "noche"
            }), words.contains(where: Vocabulary[.mealInGeneral].contains)
        else { return self }
        var reading = self
        reading.target = When(meal: .dinner)
        reading.when.part = nil
        return reading
    }
}

/// Where rows are repeated from or moved, and where they go.
extension Intents {
    /// "half the quiche again for dinner", "a quarter of the curry again for dinner": where it goes, and what stands stays.
    static func againForMeal(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !tracker.entries.isEmpty, reading.target == nil, let meal = reading.when.meal, reading.when == When(meal: meal),
            let food = reading.foods.only, food.best != nil, words.contains("again"), !food.negated,
            // "sick of pizza again for dinner", "they want lentils again for dinner".
            !Vocabulary.says(.others, words), words.isDisjoint(with: notAgain),
            ["copy_entries", "correct", "log_food"].contains(reading.intent.name),
            zip(words, words.dropFirst()).contains(where: { $0 == "for" && mealNames.contains($1) }), !reading.text.hasSuffix("?")
        else { return nil }
        var again = Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)])
        let part = food.amount.quantity ?? reading.amounts.only?.quantity
        if let part, part < 1 { again.measure = Amount(quantity: part) } else if reading.intent.name != "copy_entries" { return nil }
        return [.copy(again, to: When(meal: meal))]
    }

    private static let ofAll = OrderWords.differing.union(Word.split("log anota again meals comidas everything todo all whole sin instead vez"))
    private static let notAgain = Set(
        Word.split("not no never dont don too much sick tired want wants wanted they he she kids asked asking hate enough bored fed want cooked"))

    static func copy(_ reading: Reading, _ foods: [FoodMention], _ tracker: Tracker) -> Request {
        let words = reading.words
        var source = selection(reading, foods: foods)
        source.isSource = Vocabulary.says(.asBefore, words) ? true : nil
        if words.isDisjoint(with: ["copy", "copia", "copiar", "duplicate", "repeat", "repite", "repetir", "clone", "duplica"]) {
            source.isTold = true
        }
        if foods.count == 1, words.count <= 6, words.contains(where: ["same", "igual", "mismo", "misma"].contains) { source.isWithCompany = true }
        // "log yesterday again", "same as yesterday but no toast": all of it.
        if !words.isDisjoint(with: ofAll) { source.isWhole = true }
        // "hoy igual que ayer menos la cena", "same as yesterday except dinner": all of that day but for the meal.
        if let meal = source.when.meal, foods.isEmpty, let days = reading.dates.min(by: { $0.lowerBound < $1.lowerBound }), leavesMealOut(words) {
            (source.when, source.exceptMeals, source.isSource) = (When(days: days), [meal], true)
            return .copy(source, to: reading.dates.count == 2 ? When(days: reading.dates.max { $0.lowerBound < $1.lowerBound }) : When())
        }
        // "hoy desayuné igual, pero sin pan": as the breakfast before it.
        if reading.target == nil, reading.when.meal == .breakfast, let day = reading.when.day, reading.dates.count == 1,
            words.contains(where: ["igual", "mismo", "same"].contains), words.isDisjoint(with: ["que", "as", "like", "ayer", "yesterday"]),
            words.contains(where: ["hoy", "today"].contains)
        {
            let before = day.advanced(by: -1)
            source.when = When(days: before...before, meal: .breakfast)
            (source.isSource, source.pointsBack) = (true, false)
            return .copy(source, to: When(days: day...day, meal: .breakfast))
        }
        // "hoy el mismo almuerzo de ayer", "today the same dinner as monday": from the one day to the other.
        if reading.target == nil, reading.dates.count == 2, reading.dates.allSatisfy({ $0.count == 1 }), Vocabulary.says(.repeating, words),
            case let days = reading.dates.sorted(by: { $0.lowerBound < $1.lowerBound }), days[0] != days[1]
        {
            source.when = When(days: days[0], meal: reading.when.meal)
            source.isSource = true
            return .copy(source, to: When(days: days[1]))
        }
        // "ponme lo mismo en el desayuno de ayer", "put the same for yesterday's breakfast": where it goes.
        if reading.target == nil, foods.isEmpty, let meal = reading.when.meal, !tracker.entries.isEmpty,
            reading.dates.allSatisfy({ $0 == reading.dates[0] && $0.count == 1 }),
            // "the same at lunch yesterday" may be had again as well.
            reading.dates.isEmpty || Vocabulary.says(.logging, words) || Vocabulary.says(.writingDown, words)
                || words.contains(where: ["put", "pon", "ponme", "ponlo"].contains),
            zip(words, words.dropFirst()).contains(where: {
                ["same", "mismo"].contains($0) && ["en", "al", "para", "for", "at", "in"].contains($1)
            }), words.isDisjoint(with: ["as", "like", "que", "como"])
        {
            return .copy(Selection(pointsBack: true), to: When(days: reading.dates.first, meal: meal))
        }
        // "leftovers, about half as much".
        if foods.isEmpty, let part = reading.amounts.only, part.unit == nil, part.quantity ?? 1 < 1 { source.measure = part }
        if words.contains(where: ["leftover", "leftovers", "sobra", "sobras"].contains), reading.when.days != nil { source.isLeftover = true }
        if words.contains("anoche"), let meal = reading.when.meal, meal != .dinner, reading.target == nil {
            // "desayuné lo mismo de anoche": of the dinner.
            source.when.meal = .dinner
            return .copy(source, to: When(meal: meal))
        }
        // "cené lo mismo que comí": the meal that is told first is where it goes.
        if reading.target == nil, reading.meals.count == 2, let que = words.firstIndex(of: "que"), que > 1, words[..<que].contains("lo") {
            source.when.meal = reading.meals[1]
            return .copy(source, to: When(meal: reading.meals[0]))
        }
        // "today I had the same breakfast", "hoy cené la misma cena": that meal as it was last, and not what was told last.
        if reading.target == nil, foods.isEmpty, let meal = reading.when.meal, reading.meals.count == 1, reading.when.minute == nil,
            words.isDisjoint(with: ["as", "like", "than", "que", "for"]), !isOfDayBefore(words),
            zip(words, words.dropFirst()).contains(where: { ["same", "mismo", "misma"].contains($0) && mealNames.contains($1) })
        {
            var spoken = Selection(when: When(meal: meal))
            (spoken.except, spoken.measure) = (source.except, source.measure)
            if let last = tracker.day, let day = reading.when.day, last < day { spoken.when.days = last...last }
            return .copy(spoken, to: When(days: reading.when.days, meal: meal))
        }
        // "hoy de lunch lo mismo": what is said before it is where it goes.
        if reading.target == nil, foods.isEmpty, reading.when.meal != nil, words.contains("hoy"), !tracker.entries.isEmpty,
            let same = words.lastIndex(of: "mismo"), !words[same...].dropFirst().contains(where: ["de", "del", "que", "ayer"].contains)
        {
            var spoken = Selection(pointsBack: true)
            (spoken.except, spoken.measure) = (source.except, source.measure)
            return .copy(spoken, to: reading.when)
        }
        // "el miércoles igual", after a past Tuesday was told meal by meal: all of that day.
        if reading.target == nil, foods.isEmpty, words.count <= 4, let day = reading.when.day, reading.when == When(days: day...day),
            let last = tracker.day, last < day, words.contains(where: ["igual", "mismo", "same", "ditto"].contains),
            !["ayer", "yesterday", "hoy", "today"].contains(where: words.contains), tracker.lastAction == "log_food"
        {
            return .copy(Selection(when: When(days: last...last)), to: reading.when)
        }
        // "comí lo mismo ayer al almuerzo": today's lunch was had yesterday too.
        if source.isSource != true, foods.isEmpty, let target = reading.target, let meal = target.meal, target == When(meal: meal),
            reading.when.day != nil, reading.when.meal == nil, words.contains("mismo"),
            words.contains(where: ["comi", "cene", "almorce", "desayune", "tome"].contains), !tracker.entries.isEmpty
        {
            return .copy(Selection(when: When(meal: meal)), to: reading.when.filled(from: target))
        }
        // "tuesday same breakfast", after monday was told meal by meal: its breakfast.
        if source.isSource != true, reading.target == nil, foods.isEmpty, let last = tracker.day, let day = reading.when.day, day != last,
            let meal = reading.when.meal, reading.amounts.isEmpty,
            let same = words.indices.dropLast().first(where: {
                ["same", "mismo", "misma"].contains(words[$0]) && Vocabulary[.mealInGeneral].contains(words[$0 + 1])
            }), words[..<same].contains(where: daysFirst.contains), words.isDisjoint(with: ["had", "from", "of", "que", "del"])
        {
            return .copy(Selection(when: When(days: last...last, meal: meal)), to: When(days: day...day, meal: meal))
        }
        if source.isSource != true, reading.target == nil, foods.isEmpty, namesPlace(reading, words, tracker) {
            var spoken = Selection(pointsBack: true)
            (spoken.except, spoken.measure) = (source.except, source.measure)
            return .copy(spoken, to: reading.when)
        }
        return .copy(source, to: reading.target ?? When())
    }

    /// "menos la cena", "except lunch".
    private static func leavesMealOut(_ words: [String]) -> Bool {
        words.indices.dropLast().contains { place in
            ["menos", "salvo", "excepto", "sin", "except", "minus", "without", "but"].contains(words[place])
                && words[(place + 1)...].first { !["la", "el", "los", "las", "the", "for"].contains($0) }.map(Vocabulary[.mealInGeneral].contains)
                    ?? false
        }
    }

    /// "plan the same for tomorrow"; "mañana voy a comer más ligero" repeats nothing.
    static func repeatsTold(_ words: [String]) -> Bool {
        Vocabulary.says(.repeating, words.filter { !["mas", "more", "menos", "less", "mejor", "better"].contains($0) })
    }

    /// "same thing yesterday and the day before": what was told last, on each of the days.
    static func sameOnEach(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard reading.dates.count > 1, reading.dates.count < 7, reading.dates.allSatisfy({ $0.count == 1 }), reading.foods.isEmpty,
            reading.target == nil, !tracker.entries.isEmpty,
            Vocabulary.says(.repeating, words) || words.contains(where: ["too", "tambien"].contains),
            words.contains(where: ["and", "y"].contains), reading.when.meal == nil,
            words.isDisjoint(with: ["as", "like", "from", "than", "que", "de", "del", "today", "hoy", "but", "pero", "not", "no"])
        else { return nil }
        return reading.dates.map { .copy(Selection(ids: tracker.entries), to: When(days: $0)) }
    }

    /// "same again x3", "the same twice more", "lo mismo tres veces": how many times it was had again.
    static func timesOver(_ reading: Reading) -> Int {
        let words = reading.words, text = " \(reading.text.lowercased()) "
        guard reading.foods.isEmpty, Vocabulary.says(.repeating, words), !words.contains("as") else { return 1 }
        let isTimes =
            words.contains(where: ["time", "vez"].contains) || (2...6).contains { text.contains(" x\($0) ") || text.contains(" x \($0) ") }
        guard isTimes || words.contains("twice") else { return 1 }
        let count = reading.amounts.only(where: { $0.unit == nil && $0.size == nil })?.quantity ?? (words.contains("twice") ? 2 : 1)
        return (2...6).contains(count) && count == count.rounded() ? Int(count) : 1
    }

    /// Said before "same breakfast" they are where it goes; folded and singular.
    static let daysFirst = Set(
        Word.split(
            "monday tuesday wednesday thursday friday saturday sunday yesterday today lunes martes miércoles jueves viernes sábado domingo ayer hoy"))

    /// "el mismo almuerzo de ayer", "the same lunch from monday": the day is where it comes from.
    private static func isOfDayBefore(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains { before, day in
            ["de", "del", "from", "of"].contains(before) && !["hoy", "today"].contains(day)
                && (daysFirst.contains(day) || ["anoche", "anteayer", "antier", "last"].contains(day))
        }
    }

    /// Whether what is named is where it goes, and not where it comes from.
    private static func namesPlace(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Bool {
        // "log it again for tomorrow breakfast".
        if !reading.when.isEmpty, reading.ordinal == nil, words.contains("it"), Vocabulary.says(.repeating, words) { return true }
        // "I had the same yesterday", after today's lunch.
        guard let day = reading.when.day, let last = tracker.day, day < last else { return false }
        return ["log_food", "correct", "ask_nutrient"].contains(tracker.lastAction ?? "")
            && words.contains(where: ["had", "ate", "comi", "cene"].contains)
    }

    // MARK: Moves

    static func move(_ reading: Reading, _ tracker: Tracker) -> Request {
        guard case .move(let rows, var target) = placedAnew(reading, tracker) else { return placedAnew(reading, tracker) }
        // "la avena fue a las 7", told in the evening.
        let isBare = target.minute.map { $0 >= 1020 && reading.words.contains(String($0 / 60 - 12)) } ?? false
        if let minute = target.minute, (300..<720).contains(minute) || isBare && reading.words.isDisjoint(with: ["noche", "tarde", "pm", "p"]),
            !tellsHalfDay(reading)
        {
            target.isOfEitherHalf = true
        }
        return .move(rows, to: target)
    }

    private static func placedAnew(_ reading: Reading, _ tracker: Tracker) -> Request {
        let words = reading.words
        // "el gazpacho lo tomé a mediodía, no en la cena": what is denied is no place to go to.
        if reading.target == nil, reading.dates.count < 2, reading.when.minute != nil || reading.when.part != nil || reading.meals.count == 2,
            reading.when.meal != nil,
            let denied = words.lastIndex(where: ["no", "not"].contains), denied > 1, (2...4).contains(words.count - denied),
            Vocabulary[.mealInGeneral].contains(words[words.count - 1])
        {
            var place = reading.when
            place.meal = reading.meals.count == 2 ? reading.meals.first : nil
            let named = reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }
            return .move(Selection(foods: named, pointsBack: named.isEmpty), to: place)
        }
        if let right = mealInstead(reading, words, tracker) ?? mealOfOtherDay(reading, words) { return right }
        // "el plátano me lo comí ayer, no hoy": out of the day that is denied.
        if reading.target == nil, reading.dates.count == 2, let denied = words.lastIndex(where: ["no", "not"].contains), denied > 1,
            words.count - denied <= 3
        {
            var from = selection(reading, foods: reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) })
            from.when = reading.foods.isEmpty ? When() : When(days: reading.dates[1])
            if reading.foods.isEmpty { from.pointsBack = true }
            return .move(from, to: When(days: reading.dates[0], meal: reading.meals.first))
        }
        // "it was dinner yesterday, not lunch today".
        if reading.target == nil, reading.dates.count == 2, reading.foods.isEmpty, Vocabulary.says(.being, words.prefix(4)),
            words.dropFirst(2).contains(where: ["not", "no"].contains)
        {
            return .move(Selection(pointsBack: true), to: When(days: reading.dates[0], meal: reading.meals.first))
        }
        // "everything today was actually yesterday".
        if reading.target == nil, reading.dates.count == 2 {
            var from = selection(reading, foods: reading.foods)
            from.when = When(days: reading.dates[0], meal: reading.when.meal)
            return .move(from, to: When(days: reading.dates[1]))
        }
        // "move it to breakfast", after one row was put right: that row.
        if tracker.lastAction == "correct", tracker.entries.count == 1, reading.foods.isEmpty, reading.ordinal == nil, !reading.all,
            ordersOne(reading.words)
        {
            return .move(Selection(ids: tracker.entries), to: reading.target ?? reading.when)
        }
        // "el té fue a las 9": what was not seen as a food is found by its word.
        if reading.foods.isEmpty, !reading.pointsBack, reading.meals.isEmpty, ["el", "la", "los", "las", "mi"].contains(words[0]),
            let verb = words.firstIndex(where: ["fue", "fueron", "era", "eran"].contains), (2...3).contains(verb),
            !Vocabulary[.place].contains(words[1]), !["de", "otro", "otra", "que"].contains(words[1])
        {
            return .move(
                Selection(foods: [FoodMention(said: words[1..<verb].joined(separator: " "), candidates: [])]), to: reading.target ?? reading.when)
        }
        // "fue al desayuno, tipo 8": both are where it goes.
        if reading.foods.isEmpty, let meal = reading.target?.meal, reading.target == When(meal: meal), reading.when.meal == nil,
            reading.when.minute != nil || reading.when.part != nil, Vocabulary.says(.being, words.prefix(2))
        {
            let minute = reading.when.minute
            return .move(Selection(pointsBack: true), to: When(days: reading.when.days, minute: minute, meal: meal))
        }
        // "mueve el café a ayer en la cena".
        if var target = reading.target, target.meal == nil, target.days != nil, reading.when == When(meal: reading.when.meal),
            let place = words.lastIndex(where: ["en", "in", "at", "for"].contains), place + 1 < words.count,
            Vocabulary.says(.mealInGeneral, words[place...])
        {
            var from = selection(reading, foods: reading.foods)
            from.when = When()
            target.meal = reading.when.meal
            return .move(from, to: target)
        }
        if let target = reading.target, target.days == nil, reading.when.days != nil, tellsDayAfterVerb(words) || namesMealOfDay(words, target) {
            var from = selection(reading, foods: reading.foods)
            from.when = When()
            return .move(from, to: target.filled(from: reading.when))
        }
        if let target = reading.target { return .move(selection(reading, foods: reading.foods), to: target) }
        // "la cena fue a las 10": the meal, to another time of it.
        if reading.foods.isEmpty, !reading.pointsBack, reading.target == nil, let meal = reading.when.meal, reading.when.minute != nil,
            let verb = words.prefix(4).firstIndex(where: Vocabulary[.being].contains), Vocabulary.says(.mealInGeneral, words[..<verb])
        {
            let days = reading.when.days
            return .move(Selection(when: When(days: days, meal: meal)), to: When(minute: reading.when.minute, meal: meal))
        }
        // "oops lunch was yesterday": the meal, to another day.
        if reading.foods.isEmpty, !reading.pointsBack, let meal = reading.meals.only ?? reading.when.meal, reading.dates.count == 1,
            let verb = words.prefix(5).firstIndex(where: Vocabulary[.being].contains), Vocabulary.says(.mealInGeneral, words[..<verb]),
            !Vocabulary.says(.mealInGeneral, words[verb...]), reading.when.days != nil
        {
            return .move(Selection(when: When(meal: meal)), to: When(days: reading.when.days, minute: reading.when.minute))
        }
        // "that was for dinner": the only place named is where it goes.
        var from = selection(reading, foods: reading.foods)
        from.when = When()
        // "no fue almuerzo, fue la comida de anoche": all of that meal.
        if reading.foods.isEmpty, reading.dates.count == 1, let meal = reading.meals.first, let verb = words.prefix(3).firstIndex(of: "fue"),
            verb > 0, words[verb - 1] == "no", words[(verb + 1)...].contains("fue")
        {
            (from.when, from.pointsBack) = (When(meal: meal), true)
        }
        return .move(from, to: reading.when)
    }

    /// "no era cena sino almuerzo", "it wasn't lunch, it was dinner": the meal that is denied first is not where it goes.
    static func mealInstead(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard reading.meals.count == 2, reading.meals[0] != reading.meals[1], reading.dates.count < 2,
            let denial = words.firstIndex(where: ["no", "not", "wasnt", "wasn", "werent", "weren"].contains), denial <= 4,
            let turn = words.lastIndex(where: ["sino", "but", "era", "eran", "fue", "fueron", "was", "were"].contains), turn > denial + 1,
            Vocabulary.says(.mealInGeneral, words[denial..<turn]), Vocabulary.says(.mealInGeneral, words[turn...])
        else { return nil }
        let named = reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        // "it wasn't lunch, it was last night's dinner": all of that meal.
        // After one of its rows was moved, the others of that meal go where it is.
        let isOfAll = !reading.dates.isEmpty || tracker.lastAction == "move_entry"
        let whole = named.isEmpty && isOfAll ? When(meal: reading.meals[0]) : When()
        return .move(Selection(foods: named, when: whole, pointsBack: named.isEmpty), to: When(days: reading.dates.first, meal: reading.meals[1]))
    }

    /// "remove lunch, that was yesterday": the meal that was to be taken out goes to the day that it was of.
    static func mealOfOtherDay(_ reading: Reading, _ words: [String]) -> Request? {
        guard reading.foods.isEmpty, let meal = reading.meals.only, reading.target.map({ $0.meal == meal }) ?? true, let days = reading.dates.only,
            let order = words.first(where: { !Vocabulary[.opening].contains($0) }), Vocabulary[.takingBack].contains(order),
            let verb = words.firstIndex(where: ["was", "were", "fue", "era", "es", "is"].contains), verb > 2,
            Vocabulary.says(.mealInGeneral, words[..<verb]), !Vocabulary.says(.mealInGeneral, words[verb...])
        else { return nil }
        return .move(Selection(when: When(meal: meal)), to: When(days: days))
    }

    /// "eso fue ayer a las 5": when it was, and no day that it is taken from, as in "el café de ayer fue a las 5".
    private static func tellsDayAfterVerb(_ words: [String]) -> Bool {
        guard let verb = words.prefix(5).firstIndex(where: ["fue", "fueron", "era", "eran", "was", "were"].contains), verb + 1 < words.count else {
            return false
        }
        return !["a", "al", "at", "to", "en", "in", "por"].contains(words[verb + 1])
    }

    /// "pasa la arepa a la cena de ayer": the day is of the meal that it goes to.
    private static func namesMealOfDay(_ words: [String], _ target: When) -> Bool {
        let meals: Set<String> = ["desayuno", "almuerzo", "comida", "cena", "merienda", "breakfast", "lunch", "dinner", "snack"]
        guard target.meal != nil, let place = words.lastIndex(where: meals.contains), place > 0, place + 2 < words.count else { return false }
        return ["de", "del", "of"].contains(words[place + 1]) && ["a", "al", "la", "el", "to", "s"].contains(words[place - 1])
    }

    /// An order with the pronoun of one thing: "move it", "pásalo"; "put it under breakfast" is of what is written down, all of it.
    private static func ordersOne(_ words: [String]) -> Bool {
        words.count > 1 && words[1] == "it" && !["put", "log", "file", "stick", "count"].contains(words[0])
            && !Vocabulary.says(.being, words.prefix(4))
            || (words.first.map { $0.count > 4 && ($0.hasSuffix("lo") || $0.hasSuffix("la")) } ?? false)
    }
}
