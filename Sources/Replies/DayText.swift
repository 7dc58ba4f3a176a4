import Dialogue
import Nutrition

extension Speaker {
    /// "today", "yesterday (Friday 20)", "Wednesday 18", "Friday, November 6".
    func name(_ day: Day) -> String {
        switch moment.day.distance(to: day) {
        case 0: return say(.today)
        case -1: return say(.yesterday, ["date": short(day)])
        case 1: return say(.tomorrow, ["date": short(day)])
        case -6...6: return short(day)
        default: return long(day, year: day.civil.year != moment.day.civil.year)
        }
    }

    /// The day as part of a sentence: "today", "yesterday (Friday 20)", "on Wednesday 18".
    func on(_ day: Day) -> String {
        abs(moment.day.distance(to: day)) <= 1 ? name(day) : say(.onDay, ["day": name(day)])
    }

    /// The day after "from": "today", "Monday 23", "el lunes 23".
    func the(_ day: Day) -> String { language == "es" ? on(day) : name(day) }

    /// "yesterday" alone, for a day named with its date already.
    func briefly(_ day: Day) -> String {
        switch moment.day.distance(to: day) {
        case -1: say(.yesterdayAlone)
        case 1: say(.tomorrowAlone)
        default: on(day)
        }
    }

    /// "today", or "Monday 16 to Sunday 22".
    func name(_ days: ClosedRange<Day>) -> String {
        days.lowerBound == days.upperBound
            ? name(days.lowerBound) : say(.dayRange, ["from": short(days.lowerBound, days), "to": short(days.upperBound, days)])
    }

    /// "Saturday, November 21, 2026".
    func long(_ day: Day, year: Bool) -> String {
        let (y, m, d) = day.civil
        let month = list(.months)
        return say(
            year ? .dateWithYear : .date,
            ["weekday": weekday(day.weekday), "month": month.indices.contains(m - 1) ? month[m - 1] : "\(m)", "day": "\(d)", "year": "\(y)"])
    }

    /// A meal with its day, when that is not today, and its time, when one was said.
    func place(_ meal: Meal, _ day: Day, minute: Int?) -> String {
        var text = the(meal)
        if let minute { text = say(.atTime, ["meal": text, "time": Moment.clock(minute)]) }
        return day == moment.day ? text : say(.mealOnDay, ["meal": text, "day": on(day)])
    }

    /// A meal in a sentence: "breakfast", "el desayuno".
    func the(_ meal: Meal) -> String { say(key: "the_meal.\(meal.rawValue)") ?? name(meal) }

    func name(_ meal: Meal) -> String { say(key: "meal.\(meal.rawValue)") ?? meal.rawValue }

    private func short(_ day: Day) -> String { say(.shortDate, ["weekday": weekday(day.weekday), "day": "\(day.civil.day)"]) }

    private func short(_ day: Day, _ days: ClosedRange<Day>) -> String {
        abs(moment.day.distance(to: days.lowerBound)) <= 20 && days.lowerBound.civil.month == days.upperBound.civil.month
            ? short(day) : long(day, year: day.civil.year != moment.day.civil.year)
    }

    /// - Parameter number: 1 is Monday.
    func weekday(_ number: Int) -> String {
        let names = list(.weekdays)
        return names.indices.contains(number - 1) ? names[number - 1] : ""
    }
}
