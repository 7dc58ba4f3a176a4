import Nutrition

/// The feast that moves: people mean to weigh less "by Easter".
enum Easter {
    /// Easter Sunday of a year of the Gregorian calendar, by the anonymous algorithm (Meeus, Astronomical Algorithms, 1991, chapter 8).
    static func sunday(_ year: Int) -> (month: Int, day: Int) {
        let golden = year % 19, century = year / 100, rest = year % 100
        let leap = (century - (century + 8) / 25 + 1) / 3
        let epact = (19 * golden + century - century / 4 - leap + 15) % 30
        let weekday = (32 + 2 * (century % 4) + 2 * (rest / 4) - epact - rest % 4) % 7
        let late = (golden + 11 * epact + 22 * weekday) / 451
        let sum = epact + weekday - 7 * late + 114
        return (sum / 31, sum % 31 + 1)
    }
}
