import Nutrition
import Testing

@Suite struct DayTests {
    @Test(arguments: [
        ("1970-01-01", 0, 4), ("2000-02-29", 11_016, 2), ("2026-11-21", 20_778, 6), ("1969-12-31", -1, 3), ("2100-03-01", 47_541, 1),
    ])
    func civil(text: String, number: Int, weekday: Int) throws {
        let day = try #require(Day(text))
        #expect(day.number == number)
        #expect(day.weekday == weekday)
        #expect(day.description == text)
    }

    @Test(arguments: ["", "2026-13-01", "2026-02-30", "2026-2", "20261121", "2026-00-10", "x-y-z"])
    func refusesWhatIsNoDay(text: String) { #expect(Day(text) == nil) }

    @Test func everyDayOfFourHundredYearsComesBack() {
        for number in stride(from: -80_000, through: 80_000, by: 1) {
            let civil = Day(number: number).civil
            #expect(Day(year: civil.year, month: civil.month, day: civil.day).number == number)
        }
    }

    @Test(arguments: [(8 * 60, Meal.breakfast), (12 * 60, .lunch), (19 * 60, .dinner), (16 * 60, .snack), (2 * 60, .snack)])
    func mealOfTheClock(minute: Int, meal: Meal) { #expect(Meal(minute: minute) == meal) }

    @Test(arguments: [
        (8 * 60, Meal.breakfast), (13 * 60, .lunch), (15 * 60 + 45, .lunch), (17 * 60 + 30, .snack), (20 * 60, .dinner), (23 * 60, .dinner),
        (2 * 60, .snack),
    ])
    func mealOfTheSpanishClock(minute: Int, meal: Meal) { #expect(Meal(minute: minute, by: .spanish) == meal) }
}
