import NLU
import Nutrition

extension Request {
    /// A question of the past right after another day was told or asked about, as of that day: "did I go over?", "what was my sodium?"
    func ofDaySpoken(_ reading: Reading, _ tracker: Tracker, _ today: Day) -> Request {
        guard let day = tracker.day, day < today, reading.when.days == nil, reading.dates.isEmpty,
            Request.speaking.contains(tracker.lastAction ?? ""), Request.isPast(reading.words)
        else { return self }
        func moved(_ when: When) -> When { When(days: day...day).filled(from: when) }
        return switch self {
        case .askSummary(let when, let nutrients) where when.isEmpty: .askSummary(moved(when), nutrients: nutrients)
        case .askRemaining(let when, let nutrients, let bound) where when.days == nil: .askRemaining(moved(when), nutrients: nutrients, upTo: bound)
        case .askDiary(let when) where when.days == nil: .askDiary(moved(when))
        case .askMost(let question) where question.when.days == nil: .askMost(question.of(moved(question.when)))
        default: self
        }
    }

    /// "was", "did I", "fue"; with "now" or "so far" it is of today.
    private static func isPast(_ words: [String]) -> Bool {
        words.contains(where: past.contains) && words.isDisjoint(with: present) && words.suffix(2) != ["so", "far"]
    }

    fileprivate static let past = Set(Word.split("was were did had ate fue fueron era comí tuve pasé tomé sumé sumaron cené hice quedé quedó"))
    private static let present: Set<String> = ["have", "has", "he", "hemos", "now", "today", "hoy", "ahora", "llevo"]
    private static let speaking: Set<String> = [
        "log_food", "correct", "delete_entry", "ask_summary", "ask_diary", "ask_nutrient", "ask_remaining", "explain", "move_entry",
    ]
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
        guard let today, planned.contains(reading.intent.name), planning.contains(tracker.lastAction ?? ""),
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
    /// Actions after which the day of the rows is still spoken of.
    private var telling: Set<String> { ["log_food", "correct", "ask_nutrient", "ask_diary", "ask_summary", "delete_entry", "move_entry"] }

    /// "ayer almorcé pollo", "y cené sopa": another meal of the day that is being told, which is not today.
    mutating func carryDay(_ understanding: Understanding, _ tracker: Tracker, _ today: Day) {
        let words = Word.split(understanding.text)
        let isCopied = tracker.lastAction == "copy_entries" && tracker.day.map { $0 < today } ?? false
        let tells = ["log_food", "plan_meal"].contains(tracker.lastAction ?? "") || isCopied
        // "I also had a salad", "forgot a glass of wine", while yesterday is spoken of.
        let isMore =
            !tracker.entries.isEmpty && telling.contains(tracker.lastAction ?? "")
            && (words.prefix(3).contains(where: ["also", "forgot", "tambien"].contains) || ["and", "y", "plus"].contains(words.first))
        guard let day = tracker.day, day != today, tells || isMore && day < today,
            tells && ["y", "and", "tambien", "luego", "despues", "then", "also", "later", "plus"].contains(words.first) || isMore,
            !words.contains(where: ["today", "now", "hoy", "ahora"].contains),
            understanding.readings.allSatisfy({ $0.dates.isEmpty && $0.when.minute == nil && $0.when.minutesAgo == nil })
        else { return }
        let isMidday = !OrderWords.diningAtMidday.isDisjoint(with: words)
        for place in requests.indices {
            guard case .logFood(var log) = requests[place], log.when.days == nil,
                isMidday || isMore && !log.continues || ["then", "later", "luego", "despues"].contains(words.first) && day < today
                    || ([log.when] + log.foods.map(\.when)).contains(where: { $0.meal != nil || $0.part != nil })
            else { continue }
            log.when.days = day...day
            // More of the meal that is spoken of, where none is named.
            if isMore, log.when == When(days: day...day), log.foods.allSatisfy({ $0.when.isEmpty }) { (log.when, log.continues) = (When(), true) }
            requests[place] = .logFood(log)
        }
    }

    /// "mañana voy a comer paella", "ayer comimos sopa": of another day the clock tells no meal, and "comer" is the midday one.
    mutating func setMidday(_ understanding: Understanding, _ today: Day) {
        guard !OrderWords.diningAtMidday.isDisjoint(with: Word.split(understanding.text)) else { return }
        for place in requests.indices {
            guard case .logFood(var log) = requests[place], let days = log.when.days, !days.contains(today), log.when.meal == nil,
                log.when.minute == nil, log.when.part == nil, log.foods.allSatisfy({ $0.when.meal == nil && $0.when.minute == nil })
            else { continue }
            log.when.meal = .lunch
            requests[place] = .logFood(log)
        }
    }
}
