public import Nutrition

/// What the diary shows, as figures: `Replies` says it.
public enum Insight: Sendable, Hashable {
    case needs(NeedsInsight)
    /// Whether there is too much of a nutrient; beside it where it comes from.
    case limit(NutrientStanding, days: CountedDays)
    case sources(Nutrient, foods: [FoodShare], total: Double, isAtLeast: Bool, days: CountedDays)
    case often([FoodShare], days: CountedDays)
    case overFoods(OverFoods)
    case overDays(OverDays)
    /// Days above or below a number of kcal that was named, of so many with food.
    case daysBeyond([DayTotals], of: Int, bound: Double, isUnder: Bool)
    /// kcal on Saturdays and Sundays against the other days; sure when it is hardly chance.
    case weekends(Sample, others: Sample, isSure: Bool, days: CountedDays)
    /// Within the goal already: nothing has to go.
    case within(DayTotals)
    case meals([MealShare], days: CountedDays)
    /// What could be left out of a day over its goal.
    case drop(DayTotals, ways: [[Drop]])
    /// What could be added to a day under its goal.
    case add(DayTotals, fills: [Fill], short: [Nutrient])
    case balance([MacroShare], days: CountedDays)
    /// With the goal in force, what losing weight would take where that is safe, and the unit that the person weighs in.
    case expenditure(Expenditure, goal: Double?, loss: WeightPlan?, unit: String)
    case expenditureLacks(Expenditure.Lack)
    /// Too few days to tell; how many there are, how many it takes.
    case tooFew(days: Int, of: Int, needsGoal: Bool)
}

/// The days that figures are told of.
public struct CountedDays: Sendable, Hashable {
    /// What was asked for.
    public var range: ClosedRange<Day>
    /// How many days count.
    public var count: Int
    /// The day that is not over was left out.
    public var leavesTodayOut: Bool
    /// So many days had too little to have been logged whole, and were left out.
    public var partial: Int
    public var meal: Meal?

    public init(range: ClosedRange<Day>, count: Int, leavesTodayOut: Bool = false, partial: Int = 0, meal: Meal? = nil) {
        self.range = range
        self.count = count
        self.leavesTodayOut = leavesTodayOut
        self.partial = partial
        self.meal = meal
    }
}

/// Nutrients against needs, and what would fill the gaps.
public struct NeedsInsight: Sendable, Hashable {
    public var days: CountedDays
    public var profile: Profile
    /// Those asked for, else all that are watched.
    public var standings: [NutrientStanding]
    /// They were asked for by name.
    public var isAsked: Bool
    /// Above what is safe or best.
    public var over: [NutrientStanding]
    public var fills: [Fill]
    /// Only the most missing is told.
    public var isBrief = false
    /// What "recipes for that" will be rich in.
    public var recipesFor: Nutrient?

    public init(days: CountedDays, profile: Profile, standings: [NutrientStanding], isAsked: Bool, over: [NutrientStanding], fills: [Fill]) {
        self.days = days
        self.profile = profile
        self.standings = standings
        self.isAsked = isAsked
        self.over = over
        self.fills = fills
    }

    /// The most missing first.
    public var short: [NutrientStanding] { standings.filter { $0.verdict == .short }.sorted { ($0.share ?? 0) < ($1.share ?? 0) } }
    public var enough: [NutrientStanding] { standings.filter { $0.verdict == .enough } }
    public var unknown: [NutrientStanding] { standings.filter { $0.verdict == .unknown } }
}

/// A food in its usual portion, with how much of each gap it fills.
public struct Fill: Sendable, Hashable {
    public struct Part: Sendable, Hashable {
        public var nutrient: Nutrient
        /// Of the gap, 1 is all of it.
        public var share: Double

        public init(nutrient: Nutrient, share: Double) {
            self.nutrient = nutrient
            self.share = share
        }
    }

    public var line: FoodLine
    public var parts: [Part]

    public init(line: FoodLine, parts: [Part]) {
        self.line = line
        self.parts = parts
    }
}

/// A food with what it adds up to over some days.
public struct FoodShare: Sendable, Hashable {
    /// In the person's language, as in a sentence.
    public var food: String
    public var foodID: FoodID
    public var amount: Double
    /// Of all that is known, 0 to 1.
    public var share: Double
    /// How many times it was logged.
    public var times: Int

    public init(food: String, foodID: FoodID, amount: Double, share: Double, times: Int) {
        self.food = food
        self.foodID = foodID
        self.amount = amount
        self.share = share
        self.times = times
    }
}

/// Foods against days over the goal.
public struct OverFoods: Sendable, Hashable {
    public struct Candidate: Sendable, Hashable {
        public var food: String
        public var days: Association
        /// Hardly by chance, however many foods were looked at.
        public var isTelling: Bool

        public init(food: String, days: Association, isTelling: Bool) {
            self.food = food
            self.days = days
            self.isTelling = isTelling
        }
    }

    /// Whole days with a goal, and those of them over it.
    public var judged: Int
    public var over: Int
    /// The most telling first.
    public var candidates: [Candidate]

    public init(judged: Int, over: Int, candidates: [Candidate]) {
        self.judged = judged
        self.over = over
        self.candidates = candidates
    }

    /// So many whole days with a goal it takes.
    public static let leastDays = 14
    /// So many of them over the goal, and so many not.
    public static let leastEach = 3
    /// On so many days a food must have been eaten, and on so many not.
    public static let leastWith = 4
}

/// Days and days of the week against the goal.
public struct OverDays: Sendable, Hashable {
    public struct Weekday: Sendable, Hashable {
        /// 1 Monday … 7 Sunday.
        public var number: Int
        public var days: Int
        public var judged: Int
        public var over: Int
        /// kcal a day.
        public var mean: Double

        public init(number: Int, days: Int, judged: Int, over: Int, mean: Double) {
            self.number = number
            self.days = days
            self.judged = judged
            self.over = over
            self.mean = mean
        }
    }

    public var days: CountedDays
    /// Days with a goal of that day, oldest first.
    public var judged: [DayTotals]
    public var highest: DayTotals?
    public var lowest: DayTotals?
    /// Those with at least two days; empty when there are too few days for any.
    public var weekdays: [Weekday]
    /// The weekday that stands out, with what it has more than the other days, kcal; nil when none does.
    public var standsOut: (weekday: Weekday, more: Double)?

    /// The days of the most and least of this were asked for.
    public var ofMost: Nutrient?
    /// No days were named: days of the week are meant too.
    public var isOfAllDays = false

    public init(
        days: CountedDays, judged: [DayTotals], highest: DayTotals?, lowest: DayTotals?, weekdays: [Weekday],
        standsOut: (weekday: Weekday, more: Double)?
    ) {
        self.days = days
        self.judged = judged
        self.highest = highest
        self.lowest = lowest
        self.weekdays = weekdays
        self.standsOut = standsOut
    }

    public var over: [DayTotals] { judged.filter { $0.isOverGoal } }

    public static func == (a: OverDays, b: OverDays) -> Bool {
        a.days == b.days && a.judged == b.judged && a.weekdays == b.weekdays && a.standsOut?.weekday == b.standsOut?.weekday
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(days)
        hasher.combine(judged)
    }
}

/// A meal's part of the energy.
public struct MealShare: Sendable, Hashable {
    public var meal: Meal
    /// Of all energy, 0 to 1.
    public var share: Double
    /// kcal on the days that have it.
    public var mean: Double
    /// How many days have it.
    public var days: Int
    /// kcal more on days over the goal than on others; nil with too few of either.
    public var moreWhenOver: Double?

    public init(meal: Meal, share: Double, mean: Double, days: Int, moreWhenOver: Double?) {
        self.meal = meal
        self.share = share
        self.mean = mean
        self.days = days
        self.moreWhenOver = moreWhenOver
    }
}

/// A row to leave out, or half of it.
public struct Drop: Sendable, Hashable {
    public var entry: Entry
    public var isHalf: Bool

    public init(entry: Entry, isHalf: Bool = false) {
        self.entry = entry
        self.isHalf = isHalf
    }

    public var kilocalories: Double { (entry.nutrients[.energy] ?? 0) * (isHalf ? 0.5 : 1) }
}

extension DayTotals {
    /// Over the goal of that day, with what exercise adds to it, in whole kilocalories as they are told; false without a goal.
    public var isOverGoal: Bool {
        allowance(.energy).map { (sum[.energy] ?? 0).rounded(.toNearestOrAwayFromZero) > $0.rounded(.toNearestOrAwayFromZero) } ?? false
    }
}
