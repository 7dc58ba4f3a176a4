import NLU
public import Nutrition

/// Which day is spoken of: decided here, for rows, corrections and questions alike.
///
/// A day before today that was told or asked about is spoken of until a message says that it is of now, another day is named, something else is done, or an
/// hour and a half goes by.
extension Tracker {
    /// The day before today that is spoken of.
    public func past(_ today: Day) -> Day? {
        // "la bici fue ayer", "I was 201 last week" speak of that day for no meal.
        guard let day = days?.last, day < today, Tracker.speaking.contains(lastAction ?? ""),
            body.map({ $0.kind != .weight && lastAction != "move_entry" }) ?? true
        else { return nil }
        return day
    }

    /// Seconds without a word after which no day is spoken of any longer.
    private static let pause = 5400.0

    /// Seconds without a word after which no kind of what was told is asked for any longer.
    private static let night = 8 * 3600.0

    /// Seconds after which what names no row that was told is not taken to be of it: a meal has gone by.
    private static let meal = 3600.0

    /// Lets the days go that were spoken of long before a message.
    public mutating func pause(until now: Double) {
        guard let heardAt else { return }
        if abs(now - heardAt) > Tracker.pause { (days, telling) = (nil, nil) }
        isAfterNight = abs(now - heardAt) > Tracker.night
        areRowsOld = toldAt.map { abs(now - $0) > Tracker.meal }
        if isAfterNight == true { hint = [] }
    }

    /// Takes up the rows that were told last, though that was long ago.
    public mutating func speakOfRows() { areRowsOld = nil }

    /// Lets everything go that was told of rows of food: what comes now is of none of them.
    public mutating func letRowsGo(today: Day) {
        for slot in [Slot.entries([]), .day(today)] { apply(.slot(slot)) }
        (days, areRowsOld) = (nil, true)
    }

    /// Actions after which a day is still being told.
    public static let telling: Set<String> = [
        "log_food", "correct", "delete_entry", "delete_none", "move_entry", "affirm", "thanks", "explain", "fallback", "deny",
    ]
    /// Actions after which a day is still spoken of.
    private static let speaking = telling.union([
        "ask_summary", "ask_diary", "ask_nutrient", "ask_remaining", "ask_insight", "ask_food_facts", "copy_entries", "plan_meal", "undo", "add_note",
        "out_of_scope",
    ])
}

extension Reading {
    /// "just had a banana", "having lunch", "hoy…", "he comido": of now, whatever day was spoken of.
    var isOfNow: Bool {
        let words = words
        return words.contains(where: Reading.present.contains) || words.starts(with: ["i", "have", "had"])
            || zip(words, words.dropFirst()).contains {
                ["just", "about", "so"].contains($0)
                    && (Vocabulary[.havingEaten].contains($1) || Reading.done.contains($1) || ["to", "far"].contains($1))
            } || words.first.map(["having", "eating", "drinking"].contains) == true
    }

    private static let present = Set(
        Word.split(
            """
            now today tonight currently im ill ive gonna hoy ahora ahorita recién acabo acabamos he hemos estoy estamos voy vamos llevo llevamos
            """))
}

extension Request {
    /// A question right after another day was told, and one of the past after it was asked about, as of that day: "did I go over?", "and in total?"
    func ofDaySpoken(_ reading: Reading, _ tracker: Tracker, _ today: Day) -> Request {
        // "which foods had the most calories", after "which day was the worst": of all those days.
        if case .askMost(var question) = self, reading.when.days == nil, reading.dates.isEmpty, !reading.isOfNow,
            reading.words.isDisjoint(with: ["that", "those", "these", "day", "then", "ese", "esa", "eso", "dia"]),
            let days = Request.daysRanked(tracker, today)
        {
            question.when.days = days
            (question.isDayAssumed, question.ids) = (nil, [])
            return .askMost(question)
        }
        guard let day = tracker.past(today), reading.when.days == nil, reading.dates.isEmpty, !reading.isOfNow,
            reading.words.isDisjoint(with: Request.untilNow), Request.isPast(reading.words) || Tracker.telling.contains(tracker.lastAction ?? "")
        else { return self }
        let isPast = Request.isPast(reading.words)
        func moved(_ when: When) -> When { When(days: day...day).filled(from: when) }
        return switch self {
        case .askSummary(let when, let nutrients) where when.isEmpty: .askSummary(moved(when), nutrients: nutrients)
        case .askRemaining(let when, let nutrients, let bound) where when.days == nil && isPast:
            .askRemaining(moved(when), nutrients: nutrients, upTo: bound)
        // Whose lunch is meant the rows tell.
        case .askDiary(let when) where when.days == nil && when.meal == nil: .askDiary(moved(when))
        case .askMost(let question) where question.when.days == nil && isPast: .askMost(question.of(moved(question.when)))
        default: self
        }
    }

    /// The days among which one was asked for.
    private static func daysRanked(_ tracker: Tracker, _ today: Day) -> ClosedRange<Day>? {
        guard case .askInsight(let query)? = tracker.inquiry, query.subject == .overDays else { return nil }
        return query.days ?? today.advanced(by: -6)...today
    }

    private static func isPast(_ words: [String]) -> Bool { words.contains(where: past.contains) }

    fileprivate static let past = Set(Word.split("was were did had ate fue fueron era comí tuve pasé tomé sumé sumaron cené hice quedé quedó"))
    private static let untilNow: Set<String> = ["have", "has", "left", "remaining", "quedan", "queda", "falta", "faltan", "usually", "suelo"]
}

extension Reading {
    /// "how did I do this weekend?", on a monday: the one that was, and not the one to come.
    func lookingBack(_ tracker: Tracker, _ today: Day?) -> Reading {
        if let gone = ofWeekGone(tracker, today) { return gone }
        let words = Word.split(text)
        guard let today, let days = when.days, days.lowerBound > today, days.count == 2, days.lowerBound.weekday == 6,
            words.isDisjoint(with: ["next", "coming", "proximo", "siguiente"]), words.isDisjoint(with: ["will", "plan", "going", "voy", "vamos"]),
            words.contains(where: Request.past.contains) || words.contains("tal")
        else { return self }
        let before = days.lowerBound.advanced(by: -7)...days.upperBound.advanced(by: -7)
        var reading = self
        reading.when.days = before
        reading.dates = dates.map { $0 == days ? before : $0 }
        for place in foods.indices where foods[place].when.days == days { reading.foods[place].when.days = before }
        return reading
    }
}

extension Policy {
    /// "I also had a yogurt that day": the day that was spoken of.
    static func thatDay(_ reading: Reading, _ tracker: Tracker) -> Reading {
        guard reading.when.days == nil, let day = tracker.day else { return reading }
        let words = reading.words
        let says = zip(words, words.dropFirst()).contains {
            ["that", "same", "ese", "esa"].contains($0)
                && (["day", "dia"].contains($1)
                    || $0 != "same" && ["desayuno", "almuerzo", "cena", "merienda", "breakfast", "lunch", "dinner"].contains($1))
        }
        guard says, !words.contains("every") else { return reading }
        var reading = reading
        reading.when.days = day...day
        return reading
    }

    /// Actions after which a day to come is still the one that is planned.
    private static let planning: Set<String> = [
        "log_food", "correct", "move_entry", "delete_entry", "copy_entries", "ask_diary", "ask_summary", "show_plan", "undo",
    ]
    /// What may be done with a plan, or asked of it.
    private static let planned: Set<String> = [
        "log_food", "plan_meal", "ask_diary", "ask_summary", "ask_nutrient", "show_plan", "delete_entry", "unplan_meal", "copy_entries",
    ]

    /// "and a lentil curry on monday", while days to come are planned: the monday to come.
    static func planned(_ reading: Reading, _ tracker: Tracker, _ today: Day?) -> Reading {
        let isCopiedToo = reading.intent.name == "inform" && tracker.lastAction == "copy_entries"
        guard let today, planned.contains(reading.intent.name) || isCopiedToo, planning.contains(tracker.lastAction ?? ""),
            let last = tracker.day, last > today
        else { return reading }
        let words = reading.words
        // "and soup for lunch", after tomorrow's breakfast.
        if reading.when.days == nil, reading.when.meal != nil,
            ["and", "also", "then", "plus", "y", "tambien", "luego"].contains(words.first) || words.contains("will") || words.first == "ill",
            !Vocabulary.says(.havingEaten, words), !reading.foods.isEmpty
        {
            var reading = reading
            reading.when.days = last...last
            return reading
        }
        guard let day = reading.when.day, day < today, today.number - day.number < 7 else { return reading }
        guard !Vocabulary.says(.eating, words), !Vocabulary.says(.havingEaten, words),
            words.allSatisfy({ !["yesterday", "ago", "last", "ayer", "anteayer", "hace", "pasado", "was", "fue", "hubo", "sumo"].contains($0) })
        else { return reading }
        func ahead(_ when: When) -> When {
            var when = when
            if when.day == day { when.days = day.advanced(by: 7)...day.advanced(by: 7) }
            return when
        }
        var reading = reading
        reading.when = ahead(reading.when)
        for place in reading.foods.indices { reading.foods[place].when = ahead(reading.foods[place].when) }
        return reading
    }
}

extension Plan {
    /// "ayer almorcé pollo", "y cené sopa": foods that may be of the day that is spoken of; "and soup for lunch", of one to come.
    mutating func carryDay(_ understanding: Understanding, _ tracker: Tracker, _ today: Day) {
        let words = Word.split(understanding.text)
        let opening = words.first { !["oh", "ah", "ok", "okay", "sorry", "perdon", "yes"].contains($0) } ?? ""
        guard let day = tracker.past(today) ?? tracker.day, day != today,
            day < today ? tracker.past(today) != nil : ["log_food", "plan_meal"].contains(tracker.lastAction ?? ""),
            understanding.readings.allSatisfy({ $0.dates.isEmpty && $0.when.minutesAgo == nil && !$0.isOfNow })
        else { return }
        let isMore =
            Plan.joints.contains(opening) || words.prefix(4).contains("forgot")
            || words.contains(where: ["also", "tambien"].contains) || words.last == "too" || words.suffix(2) == ["as", "well"]
        let isMidday = !OrderWords.diningAtMidday.isDisjoint(with: words)
        for place in requests.indices {
            guard case .logFood(var log) = requests[place], log.when.days == nil else { continue }
            if day < today {
                (log.spokenDay, log.isMore, log.isMidday) = (day, isMore, isMidday)
            } else if isMore, log.when.minute == nil,
                isMidday || ([log.when] + log.foods.map(\.when)).contains(where: { $0.meal != nil || $0.part != nil })
            {
                log.when.days = day...day
            }
            requests[place] = .logFood(log)
        }
    }

    /// "on monday I also had a cookie after supper": of another day the clock tells no meal.
    mutating func setMealBefore(_ understanding: Understanding, _ today: Day) {
        let words = Word.split(understanding.text)
        guard let place = words.firstIndex(where: ["after", "despues", "before", "antes"].contains) else { return }
        let meals = words[(place + 1)...].prefix(4)
        let isBefore = ["before", "antes"].contains(words[place])
        let meal: Meal? =
            isBefore
            ? meals.contains(where: Self.schools.contains)
                ? .breakfast
                : !Self.beds.isDisjoint(with: meals)
                    || meals.contains(where: ["lunch", "almuerzo", "almorzar", "dinner", "supper", "cena", "cenar"].contains) ? .snack : nil
            : meals.contains(where: ["dinner", "supper", "tea", "cena", "cenar"].contains)
                ? .dinner : meals.contains(where: ["lunch", "almuerzo", "almorzar"].contains) ? .lunch : nil
        guard let meal else { return }
        // "antes de dormir un vaso de leche": a snack on any day.
        if isBefore, meal == .snack, !Self.beds.isDisjoint(with: meals) { return setMeal(.snack) }
        setMeal(meal) { $0.spokenDay != nil || $0.when.day.map { $0 < today } ?? (meal == .breakfast) }
    }

    private static let beds: Set<String> = ["bed", "bedtime", "sleep", "sleeping", "dormir", "dormirme", "acostarme", "cama"]

    /// The meal of foods that are told without one, without a time and without a part of the day.
    mutating func setMeal(_ meal: Meal, where isMeant: (LogFood) -> Bool = { _ in true }) {
        for place in requests.indices {
            guard case .logFood(var log) = requests[place], isMeant(log),
                ([log.when] + log.foods.map(\.when)).allSatisfy({ $0.meal == nil && $0.minute == nil && $0.part == nil })
            else { continue }
            log.when.meal = meal
            requests[place] = .logFood(log)
        }
    }

    private static let schools = Set(Word.split("school kindergarten escuela colegio cole instituto"))
    private static let joints = Set(
        Word.split("and y plus also with then later afterwards forgot también además luego después con más n missed olvidé faltó"))

    private static let counting = Set(Word.split("un una unos unas dos tres medio media"))

    /// "mañana voy a comer paella", "ayer comimos sopa": of another day the clock tells no meal, and "comer" is the midday one.
    mutating func setMidday(_ understanding: Understanding, _ today: Day) {
        let words = Word.split(understanding.text)
        // "en la oficina picoteé unas almendras": between meals.
        if words.contains(where: { $0.hasPrefix("picote") && $0 != "picoteo" }) {
            setMeal(.snack)
        }
        // "cené pizza", told in the morning: of the evening before, unless another meal or day is told along with it.
        if words.contains(where: ["cene", "cenamos", "cenado"].contains), understanding.readings.count == 1, understanding.readings[0].dates.isEmpty,
            Set(understanding.readings[0].meals).count < 2
        {
            for place in requests.indices {
                guard case .logFood(var log) = requests[place], log.when.days == nil, log.foods.allSatisfy({ $0.when.meal ?? .dinner == .dinner })
                else { continue }
                log.isDined = true
                requests[place] = .logFood(log)
            }
        }
        guard !OrderWords.diningAtMidday.isDisjoint(with: words) else { return }
        // "comida 150 g de arroz": a heading, and no word of what was eaten.
        if words.count > 2, words[0] == "comida", Self.counting.contains(words[1]) || words[1].allSatisfy(\.isNumber) {
            setMeal(.lunch)
        }
        // "he comido macarrones", "comida: caldo": today the hour has a say.
        let isMidday =
            zip(words, words.dropFirst()).contains {
                ["he", "hemos"].contains($0) && $1 == "comido" || $0 == "hoy" && ["comi", "comimos"].contains($1)
            } || words.first == "comida"
            || words.starts(with: ["de", "comida"]) || ["comi", "comimos"].contains(words.first { !["y", "luego", "despues", "hoy"].contains($0) })
        for place in requests.indices where isMidday {
            guard case .logFood(var log) = requests[place], log.when.days?.contains(today) ?? true else { continue }
            log.isMidday = true
            requests[place] = .logFood(log)
        }
        for place in requests.indices {
            guard case .logFood(var log) = requests[place], let days = log.when.days, !days.contains(today), log.when.meal == nil,
                log.when.minute == nil, log.when.part == nil, log.foods.allSatisfy({ $0.when.meal == nil && $0.when.minute == nil })
            else { continue }
            log.when.meal = .lunch
            requests[place] = .logFood(log)
        }
    }
}
