import NLU
import Nutrition

/// Requests about exercise, water and weights that are logged already: put right, taken out, moved, asked for.
extension Intents {
    /// The request when a message speaks of such a row, nil when it speaks of food.
    static func body(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let reading = reading.withoutPronoun, words = reading.words
        if let request = weighedBefore(reading, words, tracker) { return [request] }
        // "what's the difference since sunday?", while weights are spoken of.
        if ["log_weight", "ask_weight", "show_chart"].contains(tracker.lastAction ?? ""), let days = reading.when.days, reading.foods.isEmpty,
            reading.nutrients.isEmpty, reading.amounts.isEmpty, words.contains(where: ["difference", "change", "changed", "diferencia"].contains),
            tracker.body?.kind == .weight || tracker.lastAction != "log_weight"
        {
            return [.own(.weights(.since(days)))]
        }
        if let unit = askedUnit(reading, words, tracker) { return [.own(.weights(.inUnit(unit)))] }
        if let requests = wantedWeight(reading, words, tracker) ?? wantedAnew(reading, words, tracker) { return requests }
        // "how much do I have left to lose?"
        let isBare = reading.foods.isEmpty && reading.nutrients.isEmpty && reading.amounts.isEmpty
        if isBare, words.starts(with: ["how", "much"]), words.contains("left"), words.contains("lose") || words.contains("gain") {
            return [.own(.weights(.toGo))]
        }
        // "sorry the bike was thursday", whatever intent it comes near to.
        if ["out_of_scope", "inform", "correct", "log_exercise"].contains(reading.intent.name), isBare, reading.when.days != nil,
            reading.duration == nil,
            (3...8).contains(words.count), Vocabulary.says(.being, words), Vocabulary.says(.exercising, words), isDefinite(words),
            !reading.text.hasSuffix("?"), let moved = movedBody(reading, words, tracker)
        {
            return moved
        }
        switch reading.intent.name {
        // "how am I doing?", while weights are spoken of; "how far am I from that?", of the weight that is wanted.
        case "ask_summary", "ask_remaining", "explain", "ask_insight":
            guard isBare, reading.when.isEmpty, words.count <= 9 else { return nil }
            // "how much is that in total?", of the water.
            if tracker.body?.kind == .water, reading.intent.name != "ask_remaining", words.contains("total") || words.contains("altogether") {
                return [.askWater(When())]
            }
            let isGoal = tracker.aim?.target != nil && ["suggest_goal", "set_goal", "log_weight", "ask_weight"].contains(tracker.lastAction ?? "")
            if isGoal, words.contains("far") || words.contains("close") || words.suffix(2) == ["to", "go"] { return [.own(.weights(.toGo))] }
            let isWeight = ["log_weight", "ask_weight"].contains(tracker.lastAction ?? "")
            return isWeight && words.starts(with: ["how", "am"]) && words.last == "doing" ? [.askWeight] : nil
        case "delete_entry":
            return reading.isOfWholeDiary ? nil : bodySelection(reading, words, tracker).map { [.deleteBody(less($0, reading, words))] }
        case "ask_weight", "out_of_scope":
            // "delete my last weight" has more of the weight than of the deed.
            guard !Vocabulary[.takingBack].isDisjoint(with: words.prefix(3)), let selection = bodySelection(reading, words, tracker),
                isNamed(words, reading)
            else { return nil }
            return [.deleteBody(selection)]
        case "move_entry": return movedBody(reading, words, tracker)
        case "correct", "inform": return correctedBody(reading, words, tracker)
        case "choose" where tracker.bodySpokenOf != nil && (Vocabulary.says(.being, words) || !reading.amounts.isEmpty && words[0] == "make"):
            return correctedBody(reading, words, tracker)
        case "choose": return placedBody(reading, words, tracker).map { [.correctBody($0)] }
        case "log_exercise", "log_weight", "log_water":
            // "delet the run": the deed opens the message.
            if Vocabulary[.takingBack].contains(words.first ?? ""), reading.duration == nil, let selection = bodySelection(reading, words, tracker) {
                return [.deleteBody(less(selection, reading, words))]
            }
            return retold(reading, words, tracker)
        default: return nil
        }
    }

    /// "what's that in kg?", after a weight was told or asked for.
    private static func askedUnit(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> String? {
        guard ["log_weight", "ask_weight"].contains(tracker.lastAction ?? ""), reading.foods.isEmpty, reading.nutrients.isEmpty, words.count <= 7,
            reading.amounts.allSatisfy({ $0.quantity == nil }), ["what", "whats", "how", "and", "in", "cuanto", "y", "en"].contains(words.first),
            let place = words.firstIndex(where: ["in", "en"].contains), place + 1 < words.count
        else { return nil }
        return ["kg": "kg", "kilo": "kg", "kilogram": "kg", "lb": "lb", "pound": "lb", "stone": "stone", "st": "stone", "libra": "lb"][
            words[place + 1]]
    }

    /// "I was 84 last month", after a weight was told or asked for.
    private static func weighedBefore(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard ["log_weight", "ask_weight"].contains(tracker.lastAction ?? ""), reading.foods.isEmpty, reading.nutrients.isEmpty,
            reading.when.days != nil, reading.amounts.count == 1, reading.amounts[0].quantity ?? 0 > 25,
            ["and", "also", "then", "plus", "y"].contains(words[0]) && words.count <= 6 || words.starts(with: ["i", "was"])
                || words.contains("it") && words.contains("was")
                || ["pesaba", "estaba", "era", "tenia", "was"].contains(words[0]),
            reading.amounts[0].unit.map({ ["kg", "lb", "stone"].contains($0.name) }) ?? true
        else { return nil }
        return weight(reading)
    }

    /// "how much water today?", "what exercise did I do?", "did I run yesterday?", "my weight on Monday".
    static func askedBody(_ reading: Reading) -> [Request]? {
        let words = reading.words
        if ["out_of_scope", "explain", "ask_time", "ask_remaining", "ask_weight"].contains(reading.intent.name), reading.foods.isEmpty,
            Vocabulary.says(.burning, words),
            words.count <= 7,
            words.contains("did") || words.contains("have") || words.contains("he")
        {
            return [.askExercise(reading.when, activity: activity(reading, words))]
        }
        if asksWater(reading, words) { return [.askWater(When(days: reading.when.days))] }
        switch reading.intent.name {
        case "ask_weight":
            guard let days = reading.when.days, days.count <= 2 || reading.when.day != nil else { return nil }
            return [.askWeightOn(reading.when)]
        case "ask_diary", "ask_summary", "ask_nutrient", "ask_insight", "ask_remaining":
            if !reading.foods.isEmpty, reading.foods.allSatisfy({ $0.best?.noun == "water" }), reading.nutrients.isEmpty,
                reading.intent.name != "ask_remaining" || !Vocabulary.says(.lacking, words)
            {
                return [.askWater(reading.when)]
            }
            // "cuánta agua van": of the diary, and not what the food holds.
            if reading.foods.isEmpty, reading.nutrients == [.water], reading.intent.name != "ask_remaining" { return [.askWater(reading.when)] }
            guard reading.foods.allSatisfy({ $0.best == nil }), reading.intent.name != "ask_remaining",
                reading.nutrients.allSatisfy({ $0 == .energy }),
                Vocabulary.says(.exercising, words) || Vocabulary.says(.burning, words)
                    || reading.activity != nil && reading.nutrients.isEmpty && reading.intent.name == "ask_diary"
            else { return nil }
            if reading.when.isEmpty, Vocabulary.says(.when, words) || Vocabulary.says(.latest, words) && words.contains("time") {
                return [.askLastExercise(activity: activity(reading, words))]
            }
            return [.askExercise(reading.when, activity: activity(reading, words))]
        default: return nil
        }
    }

    /// "y cuántas calorías quemé?", "¿cuánto fue en total?", after yesterday's exercise was asked about: of the same days.
    static func burntThen(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard case .askExercise(let when, _)? = tracker.inquiry, reading.when.isEmpty, reading.foods.isEmpty, reading.activity == nil,
            reading.amounts.isEmpty, reading.nutrients.allSatisfy({ $0 == .energy }), words.count <= 8,
            Vocabulary.says(.burning, words) && reading.text.hasSuffix("?")
                || words.contains(where: ["total", "altogether"].contains)
                    && words.isDisjoint(with: ["left", "queda", "llevo", "comi", "eaten", "ate"])
                || reading.nutrients == [.energy] && words.count <= 5
                    && words.contains(where: ["fue", "fueron", "eran", "that", "was", "is"].contains)
        else { return nil }
        return .askExercise(when, activity: nil)
    }

    /// "how much water is that?", "how many glasses have I had?": of what was drunk, whatever else the words come near.
    private static func asksWater(_ reading: Reading, _ words: [String]) -> Bool {
        words.count <= 9 && reading.foods.allSatisfy { $0.best?.noun == "water" } && reading.nutrients.allSatisfy { $0 == .water }
            && (words.contains("water") || words.contains("agua"))
            && (words.starts(with: ["how", "much"]) || words.starts(with: ["how", "many"]) || ["cuanta", "cuanto", "cuantos"].contains(words[0]))
            && ["out_of_scope", "ask_nutrient", "explain", "show_recipe", "ask_summary", "ask_diary", "log_water", "ask_weight", "ask_food_facts"]
                .contains(
                    reading.intent.name)
            && words.isDisjoint(with: ["should", "need", "left", "must", "more", "debo", "deberia", "necesito", "falta", "hay", "can"])
    }

    // MARK: Which row

    private static func isWaterAlone(_ reading: Reading) -> Bool { !reading.foods.isEmpty && reading.foods.allSatisfy { $0.best?.noun == "water" } }

    /// Whether the words name a kind of row beside food.
    private static func isNamed(_ words: [String], _ reading: Reading) -> Bool {
        Vocabulary.says(.weighing, words) || Vocabulary.says(.exercising, words) || reading.activity != nil || isWaterAlone(reading)
    }

    private static func activity(_ reading: Reading, _ words: [String]) -> String? {
        // "the workout" is any; "the gym" is that first.
        reading.activity.flatMap { said in
            ["gym", "gimnasio"].contains(said.said) || !Vocabulary[.anyExercise].isSuperset(of: Word.split(said.said)) ? said.said : nil
        }
            ?? words.first(where: Vocabulary[.runningNouns].contains).map { ["step", "steps"].contains($0) ? "walk" : $0 }
    }

    private static func bodySelection(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> BodySelection? {
        let kind: BodyKind
        if isWaterAlone(reading) {
            kind = .water
        } else if Vocabulary.says(.weighing, words), reading.foods.isEmpty, !isLifting(reading, tracker) {
            kind = .weight
        } else if reading.foods.allSatisfy({
            $0.best == nil || Vocabulary.says(.exercising, Word.split($0.said)) || $0.said == reading.activity?.said
        }),
            isLifting(reading, tracker)
                || reading.activity != nil
                    && (!["correct", "inform"].contains(reading.intent.name) || tracker.body?.kind == .exercise || isDefinite(words)
                        || reading.duration != nil)
                || Vocabulary.says(.exercising, words)
        {
            kind = .exercise
        } else if let last = tracker.body, reading.foods.isEmpty, !reading.all, reading.when.meal == nil, reading.count == nil {
            // "delete it": what was spoken of last; "the one from Thursday" is of that day.
            let isOfDay = reading.when.days != nil && zip(words, words.dropFirst()).contains { $0 == "the" && $1 == "one" }
            guard reading.pointsBack && !isOfDay || reading.when.isEmpty || reading.intent.name == "move_entry" else {
                // "oops, this morning was 82.6", "borra el de ayer", while weights are spoken of.
                let isPutRight = last.kind == .weight && reading.amounts.first?.quantity ?? 0 > 25
                let isTakenOut = reading.intent.name == "delete_entry" && tracker.bodySpokenOf == last.kind
                return reading.when.days != nil && (isPutRight || isTakenOut) ? BodySelection(last.kind, when: When(days: reading.when.days)) : nil
            }
            // "borra el del 8", of weights: on that day of the month, and never the last one.
            if let day = dayOfMonth(words, upTo: tracker.day) { return BodySelection(last.kind, when: When(days: day...day)) }
            // "delete the first one", of two glasses.
            if let place = reading.ordinal, place > 0, reading.when.isEmpty {
                return BodySelection(last.kind, when: When(days: tracker.day.map { $0...$0 }), ordinal: place)
            }
            return BodySelection(last.kind, ids: last.ids)
        } else {
            return nil
        }
        var selection = BodySelection(
            kind, activity: kind == .exercise ? isLifting(reading, tracker) ? "weights" : activity(reading, words) : nil, when: reading.when,
            ordinal: reading.ordinal, all: reading.all)
        if reading.pointsBack, reading.when.isEmpty, let last = tracker.body, last.kind == kind, reading.ordinal == nil { selection.ids = last.ids }
        return selection
    }

    /// "delete the weights": those that were lifted, for nobody has several of the body.
    private static func isLifting(_ reading: Reading, _ tracker: Tracker) -> Bool {
        ["the weights", "las pesas"].contains(where: reading.text.lowercased().hasSuffix) && Vocabulary.says(.takingBack, reading.words.prefix(1))
            || tracker.body?.kind == .exercise && reading.text.lowercased().contains("weights")
    }

    /// "quita un vaso de agua", "quítale uno" of three glasses: so much of it, and not all.
    private static func less(_ selection: BodySelection, _ reading: Reading, _ words: [String]) -> BodySelection {
        let amount = reading.foods.first.flatMap { $0.amount.isEmpty ? nil : $0.amount } ?? reading.amounts.first
        // "the one from Thursday" counts nothing.
        let pointsAt = amount == Amount(quantity: 1) && zip(words, words.dropFirst()).contains { $0 == "the" && $1 == "one" }
        guard selection.kind == .water, !selection.all, reading.ordinal == nil, let amount, amount.quantity != nil, !isAllOfThem(words), !pointsAt
        else { return selection }
        var selection = selection
        selection.less = amount.millilitresOfWater
        return selection
    }

    // MARK: Changes

    private static func movedBody(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        var place = reading
        if reading.target == nil { place.when = When() }
        guard let selection = bodySelection(place, words, tracker), let days = reading.dayTold else { return nil }
        let moved = Request.moveBody(selection, to: When(days: days))
        // "that was yesterday, today I'm 70.9": and another one.
        if selection.kind == .weight, words.contains(where: ["today", "now", "hoy", "ahora"].contains),
            words.contains(where: ["yesterday", "ayer"].contains),
            reading.amounts.contains(where: { (25...499).contains($0.quantity ?? 0) }),
            case .logWeight(let kilograms, let unit, _)? = weight(reading)
        {
            return [moved, .logWeight(kilograms: kilograms, unit: unit, When())]
        }
        return [moved]
    }

    /// "the first one was 750", "make the second 6k", of several waters or exercises.
    private static func placedBody(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> BodyCorrection? {
        guard let place = reading.ordinal, place > 0, let last = tracker.body, last.kind != .weight, words.count > 3,
            reading.foods.allSatisfy(isWater), reading.activity == nil, tracker.bodySpokenOf == last.kind || tracker.lastAction == "correct"
        else { return nil }
        var correction = BodyCorrection(BodySelection(last.kind, when: When(days: tracker.day.map { $0...$0 }), ordinal: place))
        // The "one" of "the first one" counts nothing.
        let amounts = (reading.amounts + reading.foods.map(\.amount)).filter { $0 != Amount(quantity: 1) && $0.quantity ?? 0 > 0 }
        if last.kind == .exercise, !Measures(reading).isEmpty {
            (correction.minutes, correction.kilometres) = (Measures(reading).minutes, Measures(reading).kilometres)
        } else if let amount = amounts.only {
            if amount.unit == nil, last.kind == .exercise || amount.quantity ?? 0 <= 20 {
                correction.number = amount.quantity
            } else if last.kind == .water {
                correction.millilitres = amount.millilitresOfWater
            }
        }
        return correction.isEmpty ? nil : correction
    }

    private static func correctedBody(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        if let correction = placedBody(reading, words, tracker) { return [.correctBody(correction)] }
        // A slip in what was told last has its own way; so does a day alone.
        guard reading.foods.allSatisfy({ $0.best == nil || $0.best?.noun == "water" || isActivity($0, reading) }) else { return nil }
        if let number = bareNumber(reading, words, tracker), let last = tracker.body {
            var correction = BodyCorrection(BodySelection(last.kind, ids: last.ids))
            correction.number = number
            return [.correctBody(correction)]
        }
        let isSlip = ["log_weight", "log_water", "refuse_weight", "refuse_water", "set_goal"].contains(tracker.lastAction ?? "")
        if isSlip, reading.when.days == nil, reading.activity == nil, !Vocabulary.says(.exercising, words) { return nil }
        guard let selection = bodySelection(reading, words, tracker) else { return nil }
        var correction = BodyCorrection(selection)
        switch selection.kind {
        case .exercise:
            let measures = Measures(reading)
            correction.minutes = measures.minutes
            correction.kilometres = measures.kilometres
            // "fueron 30 de bici": as many of what it was told in.
            if measures.isEmpty, reading.activity != nil, let amount = reading.amounts.only, amount.unit == nil, !Vocabulary.says(.denying, words) {
                correction.selection = BodySelection(.exercise, activity: activity(reading, words), when: reading.when)
                correction.number = amount.quantity
                return [.correctBody(countedAnew(correction, reading, words, tracker))]
            }
            // "it was doubles", of tennis.
            if let kind = ["doubles", "singles"].first(where: reading.text.lowercased().hasSuffix) {
                correction.activity = ActivityMention(said: "tennis \(kind)")
            }
            // "the run was 40 minutes" names the row; "it was pilates" says what it was.
            if let said = reading.activity?.said, !isDefinite(words) || measures.isEmpty {
                correction.activity = ActivityMention(said: said)
                if let last = tracker.body, last.kind == .exercise, !isDefinite(words) {
                    correction = ofNamed(said, correction, last.ids, isMeasured: !measures.isEmpty)
                }
            }
        case .water:
            guard let amount = reading.foods.first.flatMap({ $0.amount.isEmpty ? nil : $0.amount }) ?? reading.amounts.first else { return nil }
            correction.millilitres = amount.millilitresOfWater
        case .weight:
            guard case .logWeight(let kilograms, let unit, _)? = weight(reading) else { return nil }
            correction.kilograms = kilograms
            correction.unit = unit
        }
        // "fue hora y media" is a time, and no half of it.
        if let factor = factor(reading, words), factor > 1 || correction.minutes == nil {
            (correction.factor, correction.minutes, correction.millilitres) = (factor, nil, nil)
        }
        if correction.isEmpty {
            // "it was yesterday".
            guard let days = (reading.target ?? reading.when).days, tracker.body?.kind == selection.kind else { return nil }
            return [.moveBody(BodySelection(selection.kind, ids: tracker.body?.ids ?? []), to: When(days: days))]
        }
        return [.correctBody(correction)]
    }

    /// "fueron 6", "no, 6", "make it 6", of the exercise or water told last; "82,4" is no water.
    private static func bareNumber(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Double? {
        guard let kind = tracker.body?.kind, kind != .weight,
            ["log_water", "log_exercise", "correct"].contains(tracker.lastAction ?? "") || tracker.bodySpokenOf == kind,
            reading.foods.isEmpty, reading.when.isEmpty, reading.activity == nil,
            words.last.map({ Double($0) != nil || ["medio", "media", "half"].contains($0) }) ?? false, let amount = reading.amounts.only,
            amount.unit == nil, amount.size == nil, let number = amount.quantity, number >= 1,
            kind != .water || number < 20 || number >= 100
        else { return nil }
        return number
    }

    /// "the run was 40 minutes", "my weight yesterday was 81": told of a row that stands, else for the first time.
    private static func retold(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        let isChange = ["change", "make", "set", "cambia", "pon"].contains(words.first) && reading.intent.name == "log_exercise"
        let isPutRight = isPutRight(words, tracker)
        guard isChange || isPutRight || Vocabulary.says(.being, words) || Vocabulary.says(.denying, words),
            reading.foods.allSatisfy({ $0.best == nil || $0.best?.noun == "water" })
        else { return nil }
        switch reading.intent.name {
        case "log_exercise":
            let measures = Measures(reading)
            // "it was 40 minutes on the elliptical", right after it was told.
            let isIt = tracker.body?.kind == .exercise && ["it", "that", "fueron", "fue", "era", "eran"].contains(words.first)
            if isIt, !isDefinite(words), !measures.isEmpty {
                var correction = BodyCorrection(BodySelection(.exercise, activity: activity(reading, words), when: reading.when))
                (correction.minutes, correction.kilometres) = (measures.minutes, measures.kilometres)
                correction.otherwise = reading.activity.map { .logExercise($0, reading.when) }
                return [.correctBody(correction)]
            }
            // "fui en bici, no caminando": another activity than was told.
            if let last = tracker.body, last.kind == .exercise, measures.isEmpty, let said = reading.activity?.said,
                [", no ", ", not "].contains(where: reading.text.lowercased().contains)
            {
                var correction = BodyCorrection(BodySelection(.exercise, ids: last.ids))
                correction.activity = ActivityMention(said: said)
                return [.correctBody(correction)]
            }
            // "trotar fueron 45", right after 40 minutes of it.
            let isOfLast =
                tracker.lastAction == "log_exercise" && words.count <= 8 && words.isDisjoint(with: ["i", "we", "then", "luego", "despues"])
                && words.dropFirst().contains(where: Vocabulary[.being].contains)
            guard isChange || isPutRight || isOfLast || isDefinite(words), let said = activity(reading, words), !measures.isEmpty else { return nil }
            var correction = BodyCorrection(BodySelection(.exercise, activity: said, when: reading.when))
            correction.minutes = measures.minutes
            correction.kilometres = measures.kilometres
            correction.otherwise = .logExercise(
                reading.activity ?? ActivityMention(said: said, minutes: measures.minutes, kilometres: measures.kilometres), reading.when)
            return [.correctBody(correction)]
        case "log_weight":
            guard reading.when.days != nil, !saysPortion(reading), let request = weight(reading),
                case .logWeight(let kilograms, let unit, _) = request
            else { return nil }
            var correction = BodyCorrection(BodySelection(.weight, when: reading.when))
            correction.kilograms = kilograms
            correction.unit = unit
            correction.otherwise = request
            return [.correctBody(correction)]
        default: return nil
        }
    }

    private static func isActivity(_ mention: FoodMention, _ reading: Reading) -> Bool { mention.said == reading.activity?.said }

    /// "the run", "my walk", "la caminata".
    private static func isDefinite(_ words: [String]) -> Bool {
        words.prefix(3).contains { ["the", "my", "that", "la", "el", "las", "los", "mi", "esa", "ese"].contains($0) }
    }

    private static func factor(_ reading: Reading, _ words: [String]) -> Double? {
        // "it was doubles", of tennis.
        if reading.text.lowercased().hasSuffix("doubles") { return nil }
        if Vocabulary.says(.triple, words) { return 3 }
        if Vocabulary.says(.double, words) { return 2 }
        // "half an hour" is a time, and no half of what stands.
        guard let amount = reading.amounts.first, let quantity = amount.quantity, quantity > 0, quantity < 1, amount.unit == nil,
            Measures(reading).isEmpty
        else { return nil }
        return quantity
    }
}
