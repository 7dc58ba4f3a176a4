public import NLU
public import Nutrition

/// Meals to be planned, or one that is planned to be exchanged.
public enum PlanRequest: Sendable, Hashable, Codable {
    case make(PlanWish)
    /// "another dinner": the row of that meal, or the rows chosen by an answer.
    case exchange(When, ids: [Int])
    /// How one plans: nothing was ordered yet.
    case how
    /// "another plan": what was planned in the last turn goes, and others come.
    case anew(PlanWish)
}

/// Which meals of which days are to be planned, and what they should be like.
public struct PlanWish: Sendable, Hashable, Codable {
    /// nil where none were named: of the day that is next.
    public var days: ClosedRange<Day>?
    /// Empty for the whole day.
    public var meals: [Meal]
    public var query: RecipeQuery
    /// So many kilocalories a day, where that was said.
    public var kilocalories: Double?
    /// How many servings of each dish, where that was said.
    public var servings: Double?

    public init(days: ClosedRange<Day>?, meals: [Meal] = [], query: RecipeQuery = RecipeQuery(), kilocalories: Double? = nil) {
        self.days = days
        self.meals = meals
        self.query = query
        self.kilocalories = kilocalories
    }

    /// So many days are planned at once.
    public static let most = 14
}

/// What came of planning.
public enum PlanReply: Sendable, Hashable {
    /// The days as they stand now, with what was written just now.
    case made([PlannedDay], written: [Entry], lacking: [MissingMeal])
    case exchanged(before: Entry, after: Entry, DayTotals)
    /// What can be said to plan.
    case how
    /// Nothing was left to plan.
    case complete([PlannedDay])
    /// Of this meal nothing is planned that could be exchanged.
    case nothingToExchange(Meal?, Day?)
    /// No other dish fits.
    case noOther(Entry)

    /// The rows that this turn wrote or changed.
    public var rows: [Entry] {
        switch self {
        case .made(_, let written, _): written
        case .exchanged(_, let after, _): [after]
        default: []
        }
    }
}

/// A planned day: all its rows, and its sums.
public struct PlannedDay: Sendable, Hashable {
    public var entries: [Entry]
    public var totals: DayTotals
    /// So many kilocalories were to be met, where that is no goal of the person's.
    public var target: Double?

    public init(entries: [Entry], totals: DayTotals, target: Double? = nil) {
        self.entries = entries
        self.totals = totals
        self.target = target
    }
}

/// A meal for which no recipe fits.
public struct MissingMeal: Sendable, Hashable {
    public var meal: Meal
    public var day: Day

    public init(meal: Meal, day: Day) {
        self.meal = meal
        self.day = day
    }
}
