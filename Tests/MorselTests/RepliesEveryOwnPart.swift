import Dialogue
import NLU
import Nutrition

extension RepliesTests {
    private static let week = saturday.advanced(by: -6)...saturday
    private static let weight = BodyWeight(id: 4, day: saturday, kilograms: 72.5, unit: "kg")
    private static let before = BodyWeight(id: 5, day: saturday.advanced(by: -7), kilograms: 73.1, unit: "stone")
    private static let exercise = Exercise(
        id: 3, day: saturday, activity: "running", met: 8, source: "compendium2011:12150", minutes: 30, kilocalories: 280)

    private static func record(_ nutrient: Nutrient, _ reached: Int, _ logged: Int, isStreak: Bool = false) -> GoalRecord {
        GoalRecord(nutrient: nutrient, kind: GoalKind(nutrient), reached: reached, logged: logged, streak: reached, longest: 9, isStreak: isStreak)
    }

    private static let settings = [
        ("name", "Ana"), ("nickname", "Annie"), ("birth_year", "1992"), ("height_cm", "165"), ("units", "imperial stone"), ("desired_kg", "58.5"),
        ("cuisine", "mexican, tex mex"), ("priorities", "protein, price"), ("exercise_credit", "net"),
        ("notices", "over energy_kcal 200.0, under energy_kcal off"),
    ].map { Setting(key: $0.0, value: $0.1) }

    /// Every part of a person's own settings, goals in number and the quiz, in its variants.
    static let own: [Part] =
        ([
            .daysEmpty([], of: week), .daysEmpty([saturday], of: week), .daysEmpty([saturday, saturday.advanced(by: -3)], of: week),
            .standardDrinks(71), .perKilogram(.protein, 1.3), .lowestGoal(1200, source: "NHLBI"),
            .greeting("Ana"), .named("Ana", isNickname: false), .named("Annie", isNickname: true),
            .unitsSet(Units(system: .imperial, weight: .stone)),
            .unitsSet(Units(system: .metric)), .unitsSet(Units(weight: .lb)), .forgotten(settings, weights: 2), .forgotten([], weights: 1),
            .nothingToForget(["name", "birth_year"]), .facts(settings, weight: weight, unknown: []),
            .facts([], weight: nil, unknown: ["height_cm", "weight"]),
            .goals([DailyGoal(.energy, 2000), DailyGoal(.protein, 90), DailyGoal(.sodium, 2000)], day: saturday), .noGoals(day: saturday),
            .goalHistory([Goal(nutrient: .energy, from: saturday, amount: 2000), Goal(nutrient: .iron, from: saturday, amount: nil)]),
            .goalsEnded([Goal(nutrient: .energy, from: saturday, amount: nil)]), .noGoalToEnd([]), .noGoalToEnd([.iron]),
            .goalsSet([Goal(nutrient: .energy, from: saturday, amount: 2000), Goal(nutrient: .protein, from: saturday, amount: 90)]),
            .targets([DailyGoal(.protein, 90), DailyGoal(.fat, 60)]), .noticesSwitched(nil, isOn: true), .noticesSwitched(nil, isOn: false),
            .noticesSwitched(.over, isOn: false), .noticesSwitched(.reached, isOn: true), .notices([]),
            .notices([Notice(.over, .energy, amount: 200)]),
            .noticesSet(Notice.Kind.allCases.flatMap { kind in [nil, 0, 200].map { Notice(kind, .energy, amount: $0) } }),
            .noticesSet([Notice(.over, .sodium, amount: 10, isPercent: true)]), .over(.energy, amount: 2300, goal: 2000),
            .over(.sodium, amount: 2300, goal: 2000),
            .over(.protein, amount: 90, goal: 80), .under(.energy, amount: 1500, goal: 2000),
            .reached(.protein, amount: 92, goal: 90, streak: 1, name: nil),
            .reached(.energy, amount: 1960, goal: 2000, streak: 4, name: "Annie"), .record(record(.energy, 3, 4), days: week),
            .record(record(.protein, 1, 1), days: week),
            .record(record(.sodium, 3, 4), days: saturday...saturday), .record(record(.energy, 0, 4, isStreak: true), days: week),
            .record(record(.energy, 3, 4, isStreak: true), days: week), .dayReached(.protein, true, day: saturday),
            .dayReached(.protein, false, day: saturday),
            .dayReached(.protein, false, day: saturday.advanced(by: -1)), .noRecord(nil), .noRecord(.iron),
            .advice(GoalAdvice(record: record(.protein, 14, 14), usual: 120, goal: 90, proposal: 105)),
            .advice(GoalAdvice(record: record(.protein, 0, 14), usual: 60, goal: 90, proposal: 75)),
            .advice(GoalAdvice(record: record(.energy, 14, 14), usual: 2000, goal: 2000, proposal: nil)),
            .advice(GoalAdvice(record: record(.energy, 0, 14), usual: 1000, goal: 1200, proposal: nil)), .creditSet(nil), .creditSet(.net),
            .credit(.gross),
            .creditExplained([exercise], .net), .creditExplained([exercise], .gross), .prioritiesSet(Priority.allCases),
            .cultureSet(["mexican", "tex mex"], isOver: false),
            .cultureSet(["mexican"], isOver: true), .desiredSet(kilograms: 58, unit: "kg", left: -4),
            .desiredSet(kilograms: 58, unit: "stone", left: nil),
            .weightsOf(week, [before, weight], nearest: nil), .weightsOf(week, [weight], nearest: nil), .weightsOf(week, [], nearest: before),
            .weightSince(week, mean: 73, count: 2, now: weight), .weightSince(week, mean: 72, count: 1, now: weight),
            .weightSince(week, mean: 72.5, count: 1, now: weight),
            .weightSince(week, mean: nil, count: 0, now: weight), .toGo(now: weight, desired: 58), .toGo(now: weight, desired: 72.5),
            .toGo(now: weight, desired: nil),
            .quizBegun(known: 0), .quizBegun(known: 2), .quizStopped(isOver: true), .quizStopped(isOver: false), .quizDone, .quizNowhereBack,
        ] as [OwnPart]).map(Part.own)
}
