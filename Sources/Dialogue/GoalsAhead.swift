import NLU
import Nutrition

/// Goals that begin on a day to come: "raise it to 2200 from monday", "a partir de mañana mi meta es 1800".
extension Reading {
    /// The message without the day from which its goal shall be, and that day; nil where it tells none.
    func beginningAhead(_ tracker: Tracker, _ today: Day) -> (reading: Reading, day: Day)? {
        guard let days = when.days, !text.hasSuffix("?"), intent.name == "set_goal" || tracker.goalSpokenOf != nil,
            // "ponme meta de 1600 para mañana", "set my goal to 1600 for tomorrow".
            !words.isDisjoint(with: Reading.beginning) || days.count == 1 && days.lowerBound > today || days.count == 7 && days.lowerBound > today
        else { return nil }
        // "from monday", on a saturday or on a monday: the one to come.
        let isToday = days.lowerBound == today && !words.isDisjoint(with: Intents.weekdays) && !words.isDisjoint(with: Reading.beginning)
        let isGone = isToday || days.lowerBound < today && days.lowerBound.distance(to: today) < 7
        let day = isGone ? days.lowerBound.advanced(by: 7) : days.lowerBound
        guard day > today, isGone || days.count == 1 || days.count == 7 else { return nil }
        var plain = self
        (plain.when.days, plain.dates) = (nil, [])
        return (plain, day)
    }

    private static let beginning = Set(
        Word.split("from starting start starts begin beginning effective desde partir empezando comenzando empieza comienza"))
}

extension Request {
    /// The goal that it sets, from another day on.
    func begun(on day: Day) -> Request {
        switch self {
        case .setGoal(_, .some), .boundGoal, .changeGoal(_, .some): .ahead(self, from: day)
        default: self
        }
    }
}
