import NLU
import Nutrition

/// A correction that names nothing, by the measure it is told in: minutes and miles are of an exercise, kilos of a weight, whatever was told since.
extension Intents {
    /// "had 2 pots actually", of a yogurt that stands: so many of it, where nothing speaks of drinking.
    static func vesselsAnew(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !tracker.entries.isEmpty, ["log_food", "correct"].contains(tracker.lastAction ?? ""), reading.foods.isEmpty, words.count <= 7,
            let amount = reading.amounts.only, amount.quantity != nil, let unit = amount.unit, unit.grams == nil, unit.millilitres == nil,
            unit.name == "pot" || words.contains(where: ["actually", "sorry", "meant", "realidad", "perdon"].contains),
            words.isDisjoint(with: ["water", "agua", "drank", "drunk", "drink", "bebi", "bebido"]), !reading.text.hasSuffix("?")
        else { return nil }
        return [.correct(Correction(selection: Selection(pointsBack: true), amount: amount))]
    }

    /// "79,6", the morning after a food was told, or long after it: nobody speaks of that any longer; with its tenths it is of the scale.
    static func numberAfterNight(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        // "82,4", right after a litre of water: no less water.
        let isOfWater = tracker.lastAction == "log_water" && reading.amounts.only?.quantity.map { $0 != $0.rounded() && $0 > 20 } ?? false
        guard tracker.isAfterNight == true || isOfWater || tracker.areRowsOld == true && ["log_food", "correct"].contains(tracker.lastAction ?? ""),
            tracker.question == nil, reading.words.count <= 2, reading.foods.isEmpty, reading.nutrients.isEmpty,
            reading.when.isEmpty, ["inform", "choose", "correct", "log_weight", "log_food"].contains(reading.intent.name),
            tracker.isAfterNight == true || reading.words.isDisjoint(with: ofRows), let number = reading.amounts.only, number.unit == nil,
            number.size == nil, let value = number.quantity, value > 0,
            isOfWater || !tracker.entries.isEmpty, reading.words.contains(where: { $0.first?.isNumber ?? false })
        else { return nil }
        let isWeighed = reading.words.contains(where: ["peso", "pese", "weigh", "weight"].contains)
        if isWeighed || value != value.rounded() && (42...160).contains(value), let told = weight(reading) { return [told] }
        return [.strayAnswer(intent: "inform")]
    }

    /// "it was 4", "eran 2", "hazlo 2": of what stands.
    private static let ofRows: Set<String> = Vocabulary[.being].union(Vocabulary[.only]).union(OrderWords.changing).union(["hazlo", "hazla", "sean"])

    static func byMeasure(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard reading.foods.isEmpty, reading.nutrients.isEmpty, reading.activity == nil, reading.aim == nil, !Vocabulary.says(.goal, words),
            reading.when.isEmpty, reading.target == nil,
            reading.ordinal == nil, words.count <= 9, !reading.text.hasSuffix("?"), putting.contains(reading.intent.name), tracker.question == nil,
            !asking.contains(tracker.lastAction ?? ""), putsRight(words),
            !Vocabulary.says(.oneMore, words) && !words.contains("mas") || tellsLikeness(words)
        else { return nil }
        if let measure = reading.duration, words.contains(where: { measures.contains(String($0.drop { $0.isNumber || $0 == "." })) }) {
            let isSpokenOf = tracker.body?.kind == .exercise
            var correction = BodyCorrection(
                isSpokenOf ? BodySelection(.exercise, ids: tracker.body?.ids ?? []) : BodySelection(.exercise, ordinal: -1))
            (correction.minutes, correction.kilometres) = (measure.minutes, measure.kilometres)
            return [.correctBody(correction)]
        }
        guard tracker.body?.kind != .weight, !tracker.entries.isEmpty, let amount = reading.amounts.first, let value = amount.quantity,
            plausible[amount.unit?.name ?? ""]?.contains(value) == true, let told = weight(reading),
            case .logWeight(let kilograms, let unit, _) = told
        else { return nil }
        var correction = BodyCorrection(BodySelection(.weight, ordinal: -1))
        (correction.kilograms, correction.unit, correction.otherwise) = (kilograms, unit, told)
        return [.correctBody(correction)]
    }

    /// "otros 20 min", "20 min más", "another half hour", whatever was eaten since: of what was done last, for no food comes in minutes.
    static func longerStill(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["y", "and", "luego", "despues", "then", "hice", "did"].contains($0) }
        guard tracker.question == nil, (2...5).contains(words.count), !reading.text.hasSuffix("?"), reading.foods.isEmpty,
            reading.nutrients.isEmpty, reading.activity.map({ Word.split($0.said).allSatisfy(beside.contains) }) ?? true, reading.when.isEmpty,
            words.contains(where: { Vocabulary[.minutes].contains($0) || Vocabulary[.hours].contains($0) }),
            Vocabulary.says(.oneMore, Array(words)) || words.contains(where: ["mas", "otro", "otra", "another", "more"].contains),
            words.allSatisfy({ beside.contains($0) || Double($0) != nil || Vocabulary[.minutes].contains($0) || Vocabulary[.hours].contains($0) })
        else { return nil }
        let half = words.contains { Vocabulary[.hours].contains($0) } ? (reading.amounts.first?.quantity ?? 1) * 60 : reading.amounts.first?.quantity
        guard let minutes = reading.duration?.minutes ?? reading.activity?.minutes ?? half else { return nil }
        return [.logExercise(ActivityMention(said: "", minutes: minutes), reading.when)]
    }

    private static let beside = Set(Word.split("otro otra otros otras más another more media medio half an a un una hour"))

    /// Words of who puts right, or nothing but the measure.
    private static func putsRight(_ words: [String]) -> Bool {
        words.count <= 2 || words.prefix(5).contains(where: righting.contains) || Vocabulary.says(.being, words.prefix(3))
    }

    /// "more like", "más bien".
    private static func tellsLikeness(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains { $0 == "more" && $1 == "like" || $0 == "mas" && ["bien", "como"].contains($1) }
    }

    private static let measures = Set(
        Word.split("minute min mins hour hr hrs h km kms k kilometre kilometer mile mi metre meter yard minuto hora milla kilómetro metro"))
    private static let plausible: [String: ClosedRange<Double>] = ["kg": 30...300, "lb": 66...660, "stone": 5...47]
    private static let righting = Set(
        Word.split(
            "no actually sorry meant mean make oops whoops ups wait like only just en realidad digo perdón quise eran fue fueron era ponle mejor"))
    private static let putting: Set<String> = [
        "correct", "inform", "choose", "out_of_scope", "log_exercise", "log_weight", "log_food", "deny", "set_goal", "give_feedback",
    ]
    private static let asking: Set<String> = [
        "recommend_recipe", "search_recipe", "more_recipes", "show_recipe", "suggest_goal", "set_goal", "quiz", "ask_weight", "log_weight_goal",
    ]
}
