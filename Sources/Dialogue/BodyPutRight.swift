import NLU
import Nutrition

/// What stands of water, weight, exercise or a meal and is put right or denied by its name: "no, 3 vasos de agua", "cambia mi peso a 73", "no corrí".
extension Intents {
    static func bodyPutRight(_ reading: Reading, _ tracker: Tracker, _ today: Day?) -> [Request]? {
        let words = reading.words
        guard let today, (2...10).contains(words.count), !reading.text.contains("?"), reading.when.minute == nil,
            reading.when.day.map({ $0 == today }) ?? reading.dates.isEmpty
        else { return nil }
        return waterPutRight(reading, words, tracker, today) ?? weightPutRight(reading, words, tracker, today)
            ?? denied(reading, words, today).map { [$0] }
    }

    /// "fueron 3 vasos de agua", "no, 3 vasos de agua", "I actually drank 4 cups of water": no more of it, where some stands today.
    private static func waterPutRight(_ reading: Reading, _ words: [String], _ tracker: Tracker, _ today: Day) -> [Request]? {
        guard let water = reading.foods.only, water.best?.noun == "water", !water.negated, water.amount.quantity != nil, reading.when.meal == nil,
            ["log_water", "log_food", "correct", "inform", "out_of_scope"].contains(reading.intent.name), !Vocabulary.says(.goal, words),
            opensAnew(reading, words), words.isDisjoint(with: oneMore)
        else { return nil }
        let told = Request.logWater(millilitres: self.water(reading), reading.when)
        if tracker.body?.kind == .water { return [.again(told)] }
        var correction = BodyCorrection(BodySelection(.water, when: When(days: today...today), ordinal: -1))
        (correction.millilitres, correction.otherwise) = (self.water(reading), told)
        return [.correctBody(correction)]
    }

    /// "cambia mi peso a 73 kg", "perdón, peso 73", "my weight is 80 kg, not 81": one weight a day.
    private static func weightPutRight(_ reading: Reading, _ words: [String], _ tracker: Tracker, _ today: Day) -> [Request]? {
        guard words.contains(where: ["peso", "pese", "weight", "weigh", "weighed"].contains), reading.foods.allSatisfy({ $0.best == nil }),
            !Vocabulary.says(.goal, words), words.isDisjoint(with: wished), reading.activity == nil, reading.nutrients.isEmpty
        else { return nil }
        let figures = reading.amounts.filter { 25...500 ~= $0.quantity ?? 0 }
        // "80 kg, not 81", "no 74 sino 73": the other figure is what it was not.
        let denial = words.lastIndex(where: ["not", "no"].contains), spoken = words.filter { Double($0).map { 25...500 ~= $0 } ?? false }
        let isDenied = spoken.count == 2 && !figures.isEmpty && denial.map { $0 + 1 < words.count && Double(words[$0 + 1]) != nil } == true
        guard isDenied || figures.count == 1 && (opensAnew(reading, words) || OrderWords.changing.contains(words[0])) else { return nil }
        // "no peso 74 sino 73": the second.
        var one = reading
        one.amounts = [words.contains("sino") ? figures[figures.count - 1] : figures[0]]
        guard let told = weight(one), case .logWeight(let kilograms, let unit, _) = told else { return nil }
        let isSpokenOf = tracker.body?.kind == .weight && tracker.isAfterNight != true
        var correction = BodyCorrection(
            isSpokenOf
                ? BodySelection(.weight, ids: tracker.body?.ids ?? []) : BodySelection(.weight, when: When(days: today...today), ordinal: -1))
        (correction.kilograms, correction.unit, correction.otherwise) = (kilograms, unit, told)
        return [.correctBody(correction)]
    }

    /// "no corrí", "no tomé agua", "I didn't have lunch": what stands of it goes; where nothing does, there is nothing to write.
    private static func denied(_ reading: Reading, _ words: [String], _ today: Day) -> Request? {
        let words = words.filter { !besideDenial.contains($0) }
        guard words.count > 1, words.count <= 5, reading.amounts.isEmpty, reading.nutrients.isEmpty, !reading.text.contains(",") else { return nil }
        let deed: [String]
        if words[0] == "no" {
            deed = Array(words.dropFirst())
        } else if ["didnt", "didn"].contains(words[0]) {
            deed = words.dropFirst().filter { $0 != "t" }
        } else {
            return nil
        }
        let day = When(days: today...today)
        guard let verb = deed.first, reading.foods.allSatisfy({ $0.best == nil || $0.best?.noun == "water" }) else { return nil }
        if deed.dropFirst().only.map(["agua", "water"].contains) == true {
            guard ["tome", "bebi", "drink", "have", "drank"].contains(verb) else { return nil }
            var selection = BodySelection(.water, when: day)
            selection.isDenied = true
            return .deleteBody(selection)
        }
        guard reading.foods.isEmpty else { return nil }
        let meal = deed.count == 1 ? mealsHad[verb] : ["have", "eat"].contains(verb) && deed.count == 2 ? RecipeQuery.meals[deed[1]] : nil
        if let meal {
            var selection = Selection(when: When(days: day.days, meal: meal))
            selection.isDenied = true
            return .delete(selection)
        }
        guard deed.count <= 3, reading.when.meal == nil, let said = reading.activity?.said ?? (exercising.contains(verb) ? verb : nil),
            deed.allSatisfy({ Word.split(said).contains($0) || exercising.contains($0) || besideExercise.contains($0) })
        else { return nil }
        let isAny = Vocabulary[.anyExercise].isSuperset(of: Word.split(said)) || ["work", "train", "exercise", "entrene"].contains(said)
        var selection = BodySelection(.exercise, activity: isAny ? nil : said, when: day)
        selection.isDenied = true
        return .deleteBody(selection)
    }

    /// Whether it opens as what puts right: an apology, "no,", "fueron", "I actually", "I meant".
    private static func opensAnew(_ reading: Reading, _ words: [String]) -> Bool {
        if words[0] == "no" { return !Vocabulary.says(.eating, words[1...].prefix(2)) || reading.text.lowercased().hasPrefix("no,") }
        if ["fueron", "eran", "fue", "era", "were", "was"].contains(words[0]) || words.starts(with: ["it", "was"]) { return true }
        return words.prefix(4).contains(where: opening.contains)
    }

    private static let opening = Set(
        Word.split("actually meant mistake sorry oops whoops realidad equivoqué corrijo digo quise perdón perdona disculpa ups error"))
    private static let oneMore = Set(Word.split("otro otra otros otras más también another more also too again además extra"))
    private static let wished = Set(Word.split("ideal deseado objetivo target quiero want llegar reach bajar subir get start empecé"))
    private static let besideDenial = Set(
        Word.split("hoy today i yo al final realidad en mentira perdón actually sorry oh ah la verdad que pues bueno we this morning hice"))
    static let mealsHad: [String: Meal] = [
        "desayune": .breakfast, "almorce": .lunch, "cene": .dinner, "merende": .snack,
    ]
    private static let exercising = Set(
        Word.split(
            "run walk swim jog bike cycle hike dance train exercise row lift ski skate climb corrí caminé nadé troté bailé entrené pedaleé anduve salté remé"
        ))
    private static let besideExercise = Set(
        Word.split("go out for a to my any the do did fui hice a al salí correr caminar nadar trotar bailar entrenar pasear ejercicio gimnasio gym"))
}
