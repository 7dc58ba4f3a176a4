import NLU
import Nutrition

/// What was had before, told for another meal, in part, or only thought of: "for lunch, what I had for breakfast yesterday".
extension Intents {
    static func sameElsewhere(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        // "what does today look like if I eat the same tomorrow?"
        if ["what", "whats", "how", "hows", "que", "como", "cuanto", "cuanta", "cuantas"].contains(reading.words[0]),
            reading.words.dropFirst().contains(where: ["if", "si"].contains), let supposed = sameSupposed(reading, tracker)
        {
            return [supposed]
        }
        return whatWasHad(reading).map { [$0] } ?? partOfSame(reading, tracker) ?? sameFood(reading) ?? shareOfLeftovers(reading, tracker)
            ?? leftOutOfCopy(reading, tracker)
    }

    /// "for lunch, what I had for breakfast yesterday", "para la cena, lo que almorcé ayer": rows of that meal, put on this one.
    private static func whatWasHad(_ reading: Reading) -> Request? {
        let words = reading.words
        guard !reading.text.hasSuffix("?"), (4...16).contains(words.count), reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty,
            let place = words.indices.dropFirst().first(where: { place in
                let rest = words[(place + 1)...].prefix(2)
                return ["what", "whatever"].contains(words[place]) && ["i", "we"].contains(rest.first)
                    || words[place] == "que" && words[place - 1] == "lo"
                        && rest.first.map { eatenAt[$0] != nil || Vocabulary[.havingEaten].contains($0) } == true
            }), words[..<place].allSatisfy({ goingTo.contains($0) || mealsNamed[$0] != nil }),
            let meal = words[..<place].lazy.compactMap({ mealsNamed[$0] }).first
        else { return nil }
        let tail = words[place...]
        let before = tail.lazy.compactMap({ eatenAt[$0] ?? mealsNamed[$0] }).first
        let isOfHead = reading.dates.count == 1 && words[..<place].contains(where: ["today", "hoy", "tonight"].contains)
        let days = isOfHead ? nil : reading.dates.last ?? reading.when.days
        guard before != nil || days != nil else { return nil }
        var source = Selection(when: When(days: days, meal: before))
        source.isSource = true
        return .copy(source, to: When(meal: meal))
    }

    /// "same turkey and stuffing as yesterday but half", "lo mismo que ayer pero el doble": all of it, so much of each.
    private static func partOfSame(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard ["copy_entries", "log_food", "correct", "inform"].contains(reading.intent.name), !reading.text.hasSuffix("?"), words.count <= 18,
            let same = words.firstIndex(where: ["same", "mismo", "misma", "mismos", "mismas", "igual"].contains),
            let joint = words.lastIndex(where: ["but", "pero"].contains), joint > same,
            let part = parts[words[(joint + 1)...].filter { !besidePart.contains($0) }.joined(separator: " ")]
        else { return nil }
        var before = reading
        before.text = words[..<joint].joined(separator: " ")
        (before.amounts, before.intent.name, before.share) = ([], "copy_entries", nil)
        let named = reading.foods.filter { !$0.negated }.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        guard case .copy(var source, let target) = copy(before, named, tracker) else { return nil }
        source.measure = Amount(quantity: part)
        return [.copy(source, to: target)]
    }

    /// "half of last night's chicken", "la mitad del pollo de anoche": eaten now of what stands there, unless that day is spoken of.
    private static func shareOfLeftovers(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard reading.intent.name == "log_food", !reading.text.hasSuffix("?"), words.count <= 12, let food = reading.foods.only, !food.negated,
            food.best != nil, let share = food.amount.quantity ?? reading.amounts.only?.quantity, share < 1,
            (reading.amounts.only ?? food.amount).unit == nil, let days = reading.when.days, days.count == 1, reading.when.minute == nil,
            tracker.day != days.lowerBound, words.isDisjoint(with: ["only", "just", "left", "solo", "deje", "quedo"]),
            !Vocabulary.says(.being, words), let part = words.firstIndex(where: { parts[$0] != nil }), part + 2 < words.count,
            ["of", "de", "del"].contains(words[part + 1]),
            words[(part + 2)...].contains(where: ["last", "yesterday", "anoche", "ayer"].contains)
        else { return nil }
        var source = Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)], when: When(days: days))
        (source.isSource, source.measure) = (true, Amount(quantity: share))
        return [.copy(source, to: When(meal: reading.when.meal == .dinner ? nil : reading.when.meal))]
    }

    /// The same in two clauses: "lo mismo que ayer" and "pero el doble".
    /// "dinner same soup again, 1 cup, plus 4 saltines", "la misma sopa para cenar, una taza": that row once more, in so much, and what comes beside it.
    private static func sameFood(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard ["copy_entries", "log_food", "correct"].contains(reading.intent.name), !reading.text.hasSuffix("?"), (3...16).contains(words.count),
            reading.when.days == nil, reading.meals.count <= 1, !Vocabulary.says(.others, words),
            let same = words.firstIndex(where: ["same", "mismo", "misma"].contains), words.isDisjoint(with: besideSame),
            let head = reading.foods.first, head.best != nil, let name = Word.split(head.said).first,
            let place = words[same...].firstIndex(of: name), (1...2).contains(place - same),
            reading.foods.allSatisfy({ !$0.negated && $0.best != nil && $0.removed.isEmpty }),
            case let amounts = [head.amount] + reading.amounts,
            case let amount = amounts.first(where: { $0.unit != nil && $0.quantity != nil }) ?? amounts.first(where: { ($0.quantity ?? 1) != 1 }),
            amount != nil || reading.foods.count > 1, reading.foods.dropFirst().allSatisfy({ !$0.amount.isEmpty })
        else { return nil }
        let when = When(meal: reading.target?.meal ?? reading.when.meal)
        var requests: [Request] = [.copy(Selection(foods: [FoodMention(said: head.said, candidates: head.candidates)]), to: when)]
        if let amount { requests.append(.correct(Correction(selection: Selection(pointsBack: true), amount: amount))) }
        guard reading.foods.count > 1 else { return requests }
        var beside = LogFood(foods: Array(reading.foods.dropFirst()), when: when, continues: when.isEmpty)
        beside.restates = .never
        return requests + [.logFood(beside)]
    }

    private static let besideSame = Set(
        Word.split("as like que instead but pero except without sin of every day time amount usual siempre not no was were era eran fue"))

    static func partOfSame(_ understanding: Understanding, _ tracker: Tracker) -> [[Request]]? {
        guard understanding.readings.count == 2, let first = understanding.readings.first, let last = understanding.readings.last,
            ["but", "pero"].contains(last.words.first), last.words.count <= 5
        else { return nil }
        var whole = first
        whole.text += " " + last.text
        whole.foods += last.foods
        return partOfSame(whole, tracker).map { [$0, []] }
    }

    /// "but no lox on that one", "sin queso esta vez", right after a copy: out of the copy, never out of what it was made from.
    private static func leftOutOfCopy(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop { ["but", "and", "pero", "y", "oh", "actually"].contains($0) })
        guard tracker.lastAction == "copy_entries", !tracker.entries.isEmpty, (2...9).contains(words.count), !reading.text.hasSuffix("?"),
            ["no", "without", "sin", "minus", "not"].contains(words[0]), !reading.foods.isEmpty, reading.when.isEmpty || reading.when.day != nil,
            reading.foods.allSatisfy({ $0.amount.unit == nil && Word.split($0.said).allSatisfy(words.contains) }),
            Set(words.dropFirst()).subtracting(reading.foods.flatMap { Word.split($0.said) }).isSubset(of: onThatOne)
        else { return nil }
        return [.correct(Correction(selection: Selection(pointsBack: true), removed: reading.foods.map(\.said)))]
    }

    /// "same as that for the wee one but don't log it", "lo mismo para mi hija pero no lo anotes": of somebody else, and nothing to write.
    static func unlogged(_ understanding: Understanding) -> [[Request]]? {
        let words = Word.split(understanding.text)
        guard !understanding.text.hasSuffix("?"), words.count <= 20, !understanding.readings.isEmpty,
            words.contains(where: ["same", "mismo", "misma", "mismos", "mismas", "igual", "ditto"].contains),
            let verb = words.lastIndex(where: writing.contains), verb >= 4,
            // "I didn't log yesterday, put the same there": what was not written before it.
            words[..<verb].contains(where: ["same", "mismo", "misma", "mismos", "mismas", "igual", "ditto"].contains)
        else { return nil }
        let before = words[..<verb].suffix(3), after = words[(verb + 1)...]
        let isDenied =
            ["dont", "t", "not"].contains(before.last) && ["it", "that", "this", "them", "those", "any"].contains(after.first)
            || before.contains("no") && (before.last.map(["lo", "la", "los", "las", "me", "no"].contains) ?? false)
        guard isDenied, after.allSatisfy(closings.contains) else { return nil }
        return understanding.readings.dropLast().map { _ in [] } + [[.tell(.nothingDone)]]
    }

    /// "what would tomorrow look like if I ate the same?", "¿cómo quedaría mañana si como lo mismo?": a whole day, and nothing is written.
    static func sameSupposed(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words, days = reading.dates.sorted { $0.lowerBound < $1.lowerBound }
        guard reading.foods.isEmpty, reading.meals.isEmpty, words.contains(where: repeatedly.contains), let target = days.last ?? reading.when.days,
            target.count == 1
        else { return nil }
        // "what would friday be": the one to come.
        let isPast = tracker.day.map { target.lowerBound < $0 } ?? false
        let day = isPast ? target.lowerBound.advanced(by: 7) : target.lowerBound
        let spoken = tracker.day.flatMap { $0 < day ? $0...$0 : nil }
        return .suppose(.copy(Selection(when: When(days: days.count == 2 ? days[0] : spoken), all: true), to: When(days: day...day)))
    }

    private static let repeatedly = Set(
        Word.split("same repeat repeated repeating mismo misma igual repito repitiera repitiese repetir repetiría again"))
    private static let mealsNamed: [String: Meal] = byWord([
        .breakfast: "breakfast desayuno desayunar", .lunch: "lunch almuerzo almorzar", .dinner: "dinner supper cena cenar",
        .snack: "snack merienda merendar",
    ])
    private static let eatenAt: [String: Meal] = byWord([.breakfast: "desayuné", .lunch: "almorcé", .dinner: "cené", .snack: "merendé"])
    private static func byWord(_ names: [Meal: String]) -> [String: Meal] {
        Dictionary(names.flatMap { meal, said in Word.split(said).map { ($0, meal) } }, uniquingKeysWith: { first, _ in first })
    }
    private static let goingTo = Set(
        Word.split(
            "for para de la el lo mi my me today hoy tonight had have i ill having log add put copy record anota apunta repite copia pon agrega en as como again"
        ))
    private static let parts: [String: Double] = [
        "half": 0.5, "mitad": 0.5, "media": 0.5, "medio": 0.5, "double": 2, "doble": 2, "twice": 2, "third": 1.0 / 3, "tercio": 1.0 / 3,
        "quarter": 0.25, "cuarto": 0.25,
    ]
    private static let besidePart = Set(
        Word.split(
            "only just about roughly solo sólo la el un una de del of it the a them that each as much all everything todo cada uno more like como serving portion ración porción plate plato bowl"
        ))
    private static let onThatOne = Set(
        Word.split("on in with that this one time en ese esa este esta vez para the el la los las any of nor or and y ni no"))
    private static let writing = Set(
        Word.split(
            "log add count record write track include enter note save put anotes registres apuntes cuentes agregues añadas guardes metas pongas sumes anote registre apunte"
        ))
    private static let closings = Set(
        Word.split("it that this them those any down in please though thanks ok for me por favor gracias eso esto a mí mi diario"))
}
