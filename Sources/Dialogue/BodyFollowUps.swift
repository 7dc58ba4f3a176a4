import NLU
import Nutrition

/// Bare messages after a weight, water or exercise was told or asked for: "in kilos", "and a bottle", "yesterday".
extension Intents {
    private static let writtenDown = Set(
        Word.split(
            "ok yes please now log add save write record count it that this to in for my the day diary today log eso lo la a mi día diario anota apunta agrega"
        ))

    static func bodyFollowUp(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        // "¿cuánto peso en kilos?", "what do I weigh in pounds?", whatever was spoken of.
        if reading.foods.isEmpty, words.count <= 7, Vocabulary.says(.weighing, words) || words.contains("peso"), let last = words.last,
            let unit = units(last)?.weight?.rawValue, ["in", "en"].contains(words.dropLast().last ?? ""),
            reading.amounts.allSatisfy({ $0.quantity == nil }),
            ["what", "whats", "how", "cuanto", "que", "y"].contains(words[0])
        {
            return [.own(.weights(.inUnit(unit)))]
        }
        if let request = changeTold(reading) ?? burntThen(reading, tracker) ?? onAnotherDay(reading, tracker) { return [request] }
        // "add that to my day", of a run that is written down already.
        if tracker.bodySpokenOf != nil, (2...6).contains(words.count), words.allSatisfy(writtenDown.contains), Vocabulary.says(.logging, words) {
            return [.tell(.noted)]
        }
        // "how many calories was that?", of a run.
        if tracker.bodySpokenOf == .exercise, reading.nutrients == [.energy], reading.foods.isEmpty, reading.amounts.isEmpty, reading.when.isEmpty,
            reading.pointsBack || words.count <= 3, words.count <= 7, !asksOfEaten(words),
            ["ask_nutrient", "ask_summary"].contains(reading.intent.name)
        {
            return [.askExercise(When(days: tracker.day.map { $0...$0 }), activity: nil)]
        }
        // "¿cuántas calorías gasté?", of yesterday's run.
        if tracker.bodySpokenOf == .exercise, reading.nutrients.allSatisfy({ $0 == .energy }), reading.foods.isEmpty, reading.amounts.isEmpty,
            reading.when.isEmpty, Vocabulary.says(.burning, words), words.count <= 6, let day = tracker.day
        {
            return [.askExercise(When(days: day...day), activity: nil)]
        }
        // "count it please", after what exercise adds was told.
        if tracker.body?.kind == .exercise, tracker.bodySpokenOf != .exercise, words.count <= 6, let credit = credit(reading, words) {
            return [.own(.credit(credit))]
        }
        guard words.count <= 10, reading.nutrients.isEmpty else { return nil }
        // "set it to 80", after the wanted weight was asked for.
        if tracker.lastAction == "ask_profile", tracker.body?.kind == .weight, reading.amounts.count == 1, reading.foods.isEmpty,
            let value = reading.amounts[0].quantity, (35...499).contains(value), ["set", "make", "put", "ponla", "ponlo", "pon"].contains(words[0])
        {
            return reaching(value, reading.amounts[0].unit?.name, reading)
        }
        // "it was only 30 minutes", after a goal was set: of the exercise, for no goal is counted so.
        if tracker.lastAction == "set_goal", tracker.body?.kind == .exercise, reading.foods.isEmpty, let minutes = reading.duration?.minutes,
            words.contains(where: { Vocabulary[.minutes].contains($0) || Vocabulary[.hours].contains($0) }), reading.activity == nil,
            ["correct", "inform", "set_goal", "choose"].contains(reading.intent.name)
        {
            var correction = BodyCorrection(BodySelection(.exercise, ids: tracker.body?.ids ?? []))
            correction.minutes = minutes
            return [.correctBody(correction)]
        }
        switch tracker.bodySpokenOf {
        case .weight: return afterWeight(reading, words, tracker)
        case .water: return afterWater(reading, words, tracker)
        case .exercise:
            if let credit = credit(reading, words) { return [.own(.credit(credit))] }
            // "another 10 minutes", "otra media hora": of the same.
            let half = words.contains(where: ["hour", "hora"].contains) ? reading.amounts.first?.quantity.map { $0 * 60 } : nil
            let minutes = reading.duration?.minutes ?? half, kilometres = reading.duration?.kilometres
            let isLike = [["more", "like"], ["closer", "to"], ["nearer"], ["mas", "bien"]].contains { words.starts(with: $0) }
            // "and 3k on thursday", after monday's run.
            let isOfAnotherDay = words.count <= 7 && reading.when.day.map { $0 != tracker.day } ?? false && !reading.text.hasSuffix("?")
            if minutes != nil || kilometres != nil, reading.foods.isEmpty, reading.activity == nil,
                ["ask_diary", "plan_meal", "choose", "inform", "log_exercise", "out_of_scope", "more_recipes"].contains(reading.intent.name),
                !isLike && (Vocabulary.says(.oneMore, words) || words.contains("mas")) || isOfAnotherDay, tracker.body?.kind == .exercise
            {
                return [.logExercise(ActivityMention(said: "", minutes: minutes, kilometres: kilometres), reading.when)]
            }
            // "me tardé 30 minutos", "I did it in half an hour": how long what was told took.
            if let minutes, kilometres == nil, reading.foods.isEmpty, reading.activity == nil, reading.when.days == nil,
                !reading.text.hasSuffix("?"), words.count <= 7, let last = tracker.body, last.kind == .exercise,
                isLike || words.contains(where: lasting.contains) || words[0] == "en" || words[0] == "in"
            {
                var correction = BodyCorrection(BodySelection(.exercise, ids: last.ids))
                correction.minutes = minutes
                return [.correctBody(correction)]
            }
            // "yesterday": when it was.
            guard reading.intent.name == "inform", reading.foods.isEmpty, reading.amounts.isEmpty, reading.activity == nil,
                let days = (reading.target ?? reading.when).days, words.count <= 4, let last = tracker.body, last.kind == .exercise
            else { return nil }
            return [.moveBody(BodySelection(.exercise, ids: last.ids), to: When(days: days))]
        case nil: return nil
        }
    }

    /// "cuántas calorías comí?", "total de calorías", right after a run: those of the day.
    static func asksOfEaten(_ words: [String]) -> Bool {
        Vocabulary.says(.eating, words) || words.contains { ["sumo", "llevo", "comido", "total", "voy", "eat", "eaten"].contains($0) }
    }

    /// "correr fueron 40", after it was told with a walk: the row of that name, in the measure in which it was told.
    static func exerciseCounted(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["no", "perdon", "y", "pero", "ah", "el", "la", "lo", "de", "en", "realidad"].contains($0) }
        guard tracker.body?.kind == .exercise, (3...4).contains(words.count), let name = words.first, reading.foods.isEmpty, reading.when.isEmpty,
            ["fueron", "fue", "era", "eran", "was", "were"].contains(words.dropFirst().first ?? ""), !reading.text.hasSuffix("?"),
            let said = reading.activity?.said ?? (name.count > 4 && name.hasSuffix("r") ? name : nil), Word.split(said).first == name,
            let number = reading.amounts.only?.quantity, reading.amounts[0].unit == nil, number >= 1
        else { return nil }
        var correction = BodyCorrection(BodySelection(.exercise, activity: said))
        // "la natación fue 1 hora".
        if words.count == 4, let measure = words.last, Vocabulary[.hours].contains(measure) || Vocabulary[.minutes].contains(measure) {
            correction.minutes = Vocabulary[.hours].contains(measure) ? number * 60 : number
        } else {
            correction.number = number
        }
        return [.correctBody(correction)]
    }

    /// "lost 2 lbs since last week", "ya bajé 3 kilos": done, and no wish; how far the weights say so.
    private static func changeTold(_ reading: Reading) -> Request? {
        let words = reading.words
        guard (3...10).contains(words.count), reading.foods.isEmpty, reading.nutrients.isEmpty, !reading.text.hasSuffix("?"), reading.activity == nil,
            let amount = reading.amounts.only, ["lb", "kg", "stone"].contains(amount.unit?.name ?? ""), amount.quantity ?? 100 < 40,
            let verb = words.prefix(4).firstIndex(where: changed.contains), verb + 1 < words.count,
            words.isDisjoint(with: [
                "want", "need", "goal", "wanted", "to", "how", "should", "hope", "quiero", "meta", "weigh", "was", "peso", "pesaba",
            ])
        else { return nil }
        return .own(.weights(.changed))
    }

    private static let changed: Set<String> = [
        "gane", "aumente", "lost", "gained", "dropped", "shed", "baje", "bajado", "perdi", "perdido", "subi", "subido", "adelgace", "adelgazado",
        "engorde", "engordado",
    ]

    /// "actually I ran 6k"; "no, nadé 45 minutos", right after it was told.
    static func isPutRight(_ words: [String], _ tracker: Tracker) -> Bool {
        words.prefix(3).contains(where: ["actually", "sorry", "realidad", "perdon", "digo", "oops", "whoops", "woops", "ups"].contains)
            || words[0] == "no" && tracker.lastAction == "log_exercise"
    }

    /// Tell how long something took: "tardé", "me llevó".
    private static let lasting = Set(Word.split("took lasted spent did tardé tarde demoré llevó tomó duró hice estuve hicimos tardamos"))

    /// "count it toward my goal", "don't count that", "does it count?": of the exercise that was just told.
    private static func credit(_ reading: Reading, _ words: [String]) -> CreditMention? {
        guard reading.foods.isEmpty, reading.amounts.isEmpty else { return nil }
        // "sí, cuéntalo", "inclúyelo en mis calorías".
        if words.contains(where: ["cuentalo", "incluyelo", "sumalo", "cuentamelo", "contalo", "descuentalo"].contains) {
            return CreditMention(isOn: !words.contains("no") && !words.contains("descuentalo"))
        }
        guard words.contains(where: ["it", "that", "this", "them"].contains) else { return nil }
        let adds = words.contains("add") && words.contains(where: ["goal", "allowance", "budget", "calorie", "limit"].contains)
        guard adds || words.contains(where: ["count", "counted", "counts", "include", "included"].contains) else { return nil }
        if ["does", "doe", "do", "is", "did", "will", "has"].contains(words[0]) { return CreditMention() }
        return words.contains("how") ? nil : CreditMention(isOn: words.isDisjoint(with: ["dont", "don", "not", "no", "never", "stop"]))
    }

    // MARK: Weight

    private static let besideUnits = Set(Word.split("in and what about show me please it is that how much en y cuánto es eso sería"))

    private static func afterWeight(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        guard reading.foods.isEmpty, reading.activity == nil, !Vocabulary.says(.burning, words) else { return nil }
        // "in kilos", "lbs?"
        let rest = words.filter { !besideUnits.contains($0) }
        if rest.count == 1, reading.amounts.allSatisfy({ $0.quantity == nil }), let units = units(rest[0]) {
            // "what is that in kilos?" asks, and sets nothing.
            if let unit = reading.amounts.first?.unit?.name ?? units.weight?.rawValue,
                ["what", "whats", "how", "cuanto", "que"].contains(words[0]) || reading.text.hasSuffix("?") && words[0] != "in"
            {
                return [.own(.weights(.inUnit(unit)))]
            }
            return [.own(.units(units)), .askWeight]
        }
        // "last week I was 84.2".
        if reading.dates.count == 1, let days = reading.when.days, reading.amounts.count == 1, let value = reading.amounts[0].quantity,
            (30...400).contains(value),
            reading.amounts[0].unit.map({ ["kg", "lb", "stone"].contains($0.name) }) ?? true, !reading.text.hasSuffix("?"),
            words.contains(where: ["was", "weighed", "pesaba", "estaba", "pese"].contains)
                || tracker.lastAction == "log_weight" && words.count <= 6 && days.upperBound != tracker.day,
            case .logWeight(let kilograms, let unit, _)? = weight(reading)
        {
            return [.logWeight(kilograms: kilograms, unit: unit, When(days: days))]
        }
        // "what was it yesterday", "and last week?"
        if let days = reading.when.days, reading.when.meal == nil, reading.amounts.isEmpty, words.count <= 6,
            ["what", "and", "how", "y", "cuanto", "cual", "que"].contains(words[0]), !Vocabulary.says(.eating, words),
            // "how was my week?" is of what was eaten.
            words.isDisjoint(with: ["my", "mi"]) || Vocabulary.says(.weighing, words) || words.contains(where: ["weight", "peso"].contains),
            !Vocabulary.says(.havingEaten, words), days.count <= 31
        {
            return [.askWeightOn(reading.when)]
        }
        // "what was it before?"
        if reading.amounts.isEmpty, reading.when.isEmpty, words.count <= 6, ["what", "and", "cual", "cuanto", "que"].contains(words[0]),
            words.contains(where: ["before", "previously", "antes"].contains) || words.suffix(2) == ["last", "time"]
        {
            return [.askWeight]
        }
        // "what's the difference", "¿cuánta diferencia?", of two weights.
        if reading.amounts.isEmpty, reading.when.isEmpty, words.count <= 6, words.contains(where: ["difference", "diferencia", "change"].contains),
            ["what", "whats", "how", "and", "so", "cual", "que", "y", "cuanto", "cuanta", "hay"].contains(words[0])
        {
            return [.own(.weights(.changed))]
        }
        // "how am I doing?", "¿cómo voy?": the trend.
        if reading.amounts.isEmpty, reading.when.days == nil, words.count <= 6,
            ["how am i doing", "como voy", "que tal voy", "am i losing", "am i making progress", "voy bien", "estoy bajando", "hows it going"]
                .contains(
                    where: words.joined(separator: " ").hasSuffix)
        {
            return [.askWeight]
        }
        // "my goal is 165", of a weight.
        if ["set_goal", "inform", "out_of_scope", "correct", "log_weight"].contains(reading.intent.name), reading.amounts.count == 1,
            let value = reading.amounts[0].quantity,
            (35...499).contains(value), reading.amounts[0].unit.map({ ["kg", "lb", "stone"].contains($0.name) }) ?? true, reading.when.isEmpty,
            Vocabulary.says(.goal, words)
        {
            return reaching(value, reading.amounts[0].unit?.name, reading)
        }
        return nil
    }

    private static func units(_ word: String) -> Units? {
        switch word {
        case "kg", "kgs", "kilo", "kilogram", "kilogramo": Units(weight: .kg)
        case "lb", "lbs", "pound", "libra": Units(weight: .lb)
        case "stone", "st": Units(weight: .stone)
        default: nil
        }
    }
}

extension Intents {
    /// How long and how far a message says that it was.
    struct Measures {
        var minutes: Double?
        var kilometres: Double?
        var isEmpty: Bool { minutes == nil && kilometres == nil }

        init(_ reading: Reading) {
            minutes = reading.activity?.minutes ?? reading.duration?.minutes
            kilometres = reading.activity?.kilometres ?? reading.duration?.kilometres
        }
    }
}

extension Tracker {
    /// What beside food was told or asked for last, while nothing else is spoken of.
    var bodySpokenOf: BodyKind? {
        switch lastAction {
        case "log_weight", "ask_weight": return .weight
        case "log_water": return .water
        case "log_exercise": return .exercise
        default: break
        }
        switch inquiry {
        case .askWater?, .askRemaining(_, [.water], _)?, .setGoal(.water, _)?, .askIntake([.water], _)?: return .water
        case .askExercise?: return .exercise
        case .askWeight?, .askWeightOn?: return .weight
        case .showChart(let chart)? where chart.subject == .weight: return .weight
        default:
            if lastAction == "delete_entry", body == nil, emptied == .water { return .water }
            return lastAction == "correct" ? body?.kind : nil
        }
    }
}

extension Reading {
    /// The one of "that last one should be 178.9" counts nothing.
    var withoutPronoun: Reading {
        guard amounts.count > 1, zip(words, words.dropFirst()).contains(where: { Vocabulary[.place].contains($0) && $1 == "one" }) else {
            return self
        }
        var reading = self
        reading.amounts.removeAll { $0 == Amount(quantity: 1) }
        return reading
    }

    /// "and 81.9 on thursday", while weights, water or exercise are told: the thursday that was.
    func ofWeekGone(_ tracker: Tracker, _ today: Day?) -> Reading? {
        guard let today, tracker.bodySpokenOf != nil, foods.isEmpty, let day = when.day, day > today, today.distance(to: day) < 7,
            Word.split(text).allSatisfy({ !Reading.ahead.contains($0) })
        else { return nil }
        let past = day.advanced(by: -7)...day.advanced(by: -7)
        var reading = self
        reading.when.days = past
        reading.dates = dates.map { $0 == day...day ? past : $0 }
        return reading
    }

    private static let ahead: Set<String> = [
        "tomorrow", "next", "coming", "will", "ill", "going", "plan", "manana", "pasado", "proximo", "proxima", "voy", "viene",
    ]
}

extension Reading {
    /// The day that something was: "didn't do the weights today, that was yesterday" tells it last.
    var dayTold: ClosedRange<Day>? {
        dates.count == 2 && words.contains(where: ["didnt", "didn", "not", "no", "wasnt"].contains) ? dates[1] : (target ?? when).days
    }
}
