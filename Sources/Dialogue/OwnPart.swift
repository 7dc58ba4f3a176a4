public import NLU
public import Nutrition

/// What there is to say of a person's own settings, goals in number, and the quiz.
public enum OwnPart: Sendable, Hashable {
    case greeting(String)
    case named(String, isNickname: Bool)
    case unitsSet(Units)
    /// Settings as they were, and how many weights.
    case forgotten([Setting], weights: Int)
    case nothingToForget([String])
    /// What was asked for and is known, and the keys of what is not.
    case facts([Setting], weight: BodyWeight?, unknown: [String])
    case goals([DailyGoal], day: Day)
    case goalHistory([Goal])
    case noGoals(day: Day)
    case goalsEnded([Goal])
    case noGoalToEnd([Nutrient])
    case goalsSet([Goal])
    /// Targets of nutrients beside the energy that was suggested.
    case targets([DailyGoal])

    case noticesSet([Notice])
    /// All of them, or all of a kind.
    case noticesSwitched(Notice.Kind?, isOn: Bool)
    case notices([Notice])
    /// A meal took the day over a goal; the sum and the goal.
    case over(Nutrient, amount: Double, goal: Double)
    case under(Nutrient, amount: Double, goal: Double)
    /// A goal was reached just now; days in a row, today counted.
    case reached(Nutrient, amount: Double, goal: Double, streak: Int, name: String?)
    case record(GoalRecord, days: ClosedRange<Day>)
    /// Whether one day reaches a goal; today is not over.
    case dayReached(Nutrient, Bool, day: Day)
    /// Whether a day went over a goal, and whether that was asked.
    case sideOfGoal(Nutrient, isOver: Bool, asksOver: Bool)
    /// Days with food, and those in a row up to the last; nil days are the whole diary.
    case daysLogged(Int, inRow: Int, of: ClosedRange<Day>?)
    /// Days without food, of those that were looked at.
    case daysEmpty([Day], of: ClosedRange<Day>)
    /// Whether what was asked about is over a figure that was named.
    case against(Nutrient, bound: Double, isOver: Bool, asksOver: Bool)
    /// What a sum leaves out.
    case leftAside([String])
    /// The first and the last that was eaten on a day, in minutes since midnight.
    case eatingSpan(first: Meal, at: Int, last: Meal, until: Int, day: Day)
    /// So much for each kilogram of the body.
    case perKilogram(Nutrient, Double)
    /// So much should be had for each kilogram of the body a day, which for its weight, where that is known, is so much.
    case neededPerKilogram(Nutrient, Double, kind: String, source: String, kilograms: Double?)
    /// The lowest goal of energy, kcal, and where that comes from.
    case lowestGoal(Double, source: String)
    /// Grams of alcohol, counted in drinks.
    case standardDrinks(Double)
    /// Grams of carbohydrate without the fibre in it.
    case netCarbohydrate(Double)
    /// So much of it at each of three meals.
    case perMeal(Nutrient, Double)
    /// A portion, in grams, with so much net carbohydrate has room in a ketogenic day, and in what is left of the person's own limit.
    case withinKeto(String, portion: Double, net: Double, left: Double?)
    case noRecord(Nutrient?)
    /// A goal that is reached nearly always or hardly ever.
    case advice(GoalAdvice)

    /// What of each exercise counts.
    case creditExplained([Exercise], ExerciseCredit)
    case creditSet(ExerciseCredit?)
    case credit(ExerciseCredit?)
    case prioritiesSet([Priority])
    case cultureSet([String], isOver: Bool)
    case desiredSet(kilograms: Double, unit: String, left: Double?)
    case weightsOf(ClosedRange<Day>, [BodyWeight], nearest: BodyWeight?)
    case weightSince(ClosedRange<Day>, mean: Double?, count: Int, now: BodyWeight)
    /// The body mass index, kg/m²; nil where height or weight is not known.
    case bodyMass(Double?, of: BodyWeight?, centimetres: Double?)
    case toGo(now: BodyWeight, desired: Double?)
    /// A weight in the unit that was asked for, whichever one is set.
    case weightIn(BodyWeight)
    /// What the weight should come to by a day, at so many kg a week.
    case weightPlanned(Day, kilograms: Double, pace: Double, unit: String)
    /// A change was asked for, and there is one weight.
    case onlyWeight
    /// The pace that an aim asks for, in kg a week, beside the fastest that is planned; unasked the usual one. How much is to change, in kg, where known.
    case paceJudged(Double, isAsked: Bool, fastest: Double, change: Double?, unit: String)
    /// How long so much more or less weight takes at the rate it changes; nil where too few weigh-ins tell one.
    case reachedIn(WeightTrend.Rate?, Double, unit: String)

    case quizBegun(known: Int)
    case quizStopped(isOver: Bool)
    /// What is wanted of the weight, told before it was asked.
    case aimNoted(WeightAim.Direction)
    case quizDone
    case quizNowhereBack

    /// Whether it tells of something that was written and can be undone.
    public var isWritten: Bool {
        switch self {
        case .named, .unitsSet, .forgotten, .goalsEnded, .goalsSet, .noticesSet, .noticesSwitched, .creditSet, .prioritiesSet, .cultureSet,
            .desiredSet:
            true
        default: false
        }
    }
}

/// How often a goal was reached, each day judged by the goal it had.
public struct GoalRecord: Sendable, Hashable {
    public var nutrient: Nutrient
    public var kind: GoalKind
    public var reached: Int
    /// Days with food and such a goal.
    public var logged: Int
    /// Days in a row up to now, and the most there were.
    public var streak: Int
    public var longest: Int
    /// It was the days in a row that were asked for.
    public var isStreak: Bool

    public init(nutrient: Nutrient, kind: GoalKind, reached: Int, logged: Int, streak: Int, longest: Int, isStreak: Bool = false) {
        self.nutrient = nutrient
        self.kind = kind
        self.reached = reached
        self.logged = logged
        self.streak = streak
        self.longest = longest
        self.isStreak = isStreak
    }
}

/// A goal that may be adjusted, and to what.
public struct GoalAdvice: Sendable, Hashable {
    public var record: GoalRecord
    /// The middle one of the days' amounts.
    public var usual: Double
    public var goal: Double
    /// In the nutrient's unit; nil where the goal fits.
    public var proposal: Double?

    public init(record: GoalRecord, usual: Double, goal: Double, proposal: Double?) {
        self.record = record
        self.usual = usual
        self.goal = goal
        self.proposal = proposal
    }
}
