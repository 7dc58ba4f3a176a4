import NLU
import Nutrition

extension Request {
    /// A question of the past right after another day was told or asked about, as of that day: "did I go over?", "what was my sodium?"
    func ofDaySpoken(_ reading: Reading, _ tracker: Tracker, _ today: Day) -> Request {
        guard let day = tracker.day, day < today, reading.when.days == nil, reading.dates.isEmpty,
            Request.speaking.contains(tracker.lastAction ?? ""), Request.isPast(Word.split(reading.text))
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
