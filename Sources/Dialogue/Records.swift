public import Nutrition

/// A row of the diary: a food eaten (or planned) on a day.
public struct Entry: Sendable, Hashable, Codable {
    /// Unique for the person, made by the store, shown as `e12`; 0 before it is stored.
    public var id: Int
    public var day: Day
    /// Minutes since midnight, when the person said a time.
    public var minute: Int?
    public var meal: Meal
    public var foodID: FoodID
    /// The display name: "Egg, whole".
    public var food: String
    /// The noun that finds the food again in the table and reads well in a sentence: "egg".
    public var noun: String
    /// The person's own words: "eggs".
    public var said: String
    public var quantity: Double
    /// A unit's name: `large`, `cup`, `g`.
    public var unit: String
    /// 0 when nobody knows: an imported row may tell what a food held and not what it weighed.
    public var grams: Double
    public var assumed: [Portion.Assumption]
    public var portionSource: Portion.Source
    /// As eaten, not per 100 g.
    public var nutrients: Nutrients

    /// The day, meal and time at which it stands.
    public var when: When { When(days: day...day, minute: minute, meal: meal) }

    /// The weight, nil when nobody knows.
    public var knownGrams: Double? { grams > 0 ? grams : nil }

    public init(
        id: Int = 0, day: Day, minute: Int? = nil, meal: Meal, foodID: FoodID, food: String, noun: String, said: String, quantity: Double,
        unit: String, grams: Double, assumed: [Portion.Assumption], portionSource: Portion.Source, nutrients: Nutrients
    ) {
        self.id = id
        self.day = day
        self.minute = minute
        self.meal = meal
        self.foodID = foodID
        self.food = food
        self.noun = noun
        self.said = said
        self.quantity = quantity
        self.unit = unit
        self.grams = grams
        self.assumed = assumed
        self.portionSource = portionSource
        self.nutrients = nutrients
    }
}

/// Exercise done on a day; its energy is kept apart from food.
public struct Exercise: Sendable, Hashable, Codable {
    public var id: Int
    public var day: Day
    /// The activity's display name.
    public var activity: String
    public var met: Double
    /// Code of the MET value: `compendium2011:12150`.
    public var source: String
    public var minutes: Double
    public var kilometres: Double?
    public var kilocalories: Double
    /// Minutes, weight or pace that had to be assumed.
    public var assumed: [String]

    public init(
        id: Int = 0, day: Day, activity: String, met: Double, source: String, minutes: Double, kilometres: Double? = nil,
        kilocalories: Double, assumed: [String] = []
    ) {
        self.id = id
        self.day = day
        self.activity = activity
        self.met = met
        self.source = source
        self.minutes = minutes
        self.kilometres = kilometres
        self.kilocalories = kilocalories
        self.assumed = assumed
    }
}

/// A body weight on a day; sealed at rest.
public struct BodyWeight: Sendable, Hashable, Codable {
    /// What a body can weigh, in kilograms: beyond it is a slip.
    public static let plausible = Profile.Part.weight.plausible ?? 20...400

    public var id: Int
    public var day: Day
    public var kilograms: Double
    /// The unit the person gave it in: `kg`, `lb`, `stone`.
    public var unit: String

    public init(id: Int = 0, day: Day, kilograms: Double, unit: String) {
        self.id = id
        self.day = day
        self.kilograms = kilograms
        self.unit = unit
    }
}

/// Water drunk, counted apart from food.
public struct Water: Sendable, Hashable, Codable {
    /// The most that one message may tell to have been drunk, in millilitres.
    public static let most = 10_000.0

    public var id: Int
    public var day: Day
    public var millilitres: Double

    public init(id: Int = 0, day: Day, millilitres: Double) {
        self.id = id
        self.day = day
        self.millilitres = millilitres
    }
}

/// A daily goal from a day on, until the next one of the same nutrient.
public struct Goal: Sendable, Hashable, Codable {
    public var id: Int
    public var nutrient: Nutrient
    public var from: Day
    /// In the nutrient's unit; nil ends the goal.
    public var amount: Double?
    /// Which way it is meant, where the person said so.
    public var sense: GoalSense?

    public init(id: Int = 0, nutrient: Nutrient, from: Day, amount: Double?, sense: GoalSense? = nil) {
        self.id = id
        self.nutrient = nutrient
        self.from = from
        self.amount = amount
        self.sense = sense
    }
}

/// Something the person told of themselves or chose: a key and its value; sealed at rest.
///
/// Keys in use: `language`, `name`, `nickname`, `desired_kg`, `cuisine`, `priorities`, `exercise_credit`, `notices`, `quiz`, `sex`, `birth_year`, `height_cm`, `activity`, `state` (a `LifeState`), `units`, `diet`, `allergies`, `likes`, `dislikes`,
/// `saved_recipes`.
public struct Setting: Sendable, Hashable, Codable {
    public var id: Int
    public var key: String
    /// nil forgets it.
    public var value: String?

    /// The key of the list of saved recipes' ids, the oldest first.
    public static let savedRecipes = "saved_recipes"
    /// The keys of how Morsel works for the person, which are no facts about them.
    public static let inner: Set<String> = ["quiz", "notices"]
    /// The key of the language that replies were asked to be in.
    public static let language = "language"

    public init(id: Int = 0, key: String, value: String?) {
        self.id = id
        self.key = key
        self.value = value
    }
}

/// Any row that a turn can write, so that one journal undoes them all.
public enum Record: Sendable, Hashable, Codable {
    case entry(Entry)
    case exercise(Exercise)
    case weight(BodyWeight)
    case water(Water)
    case goal(Goal)
    case setting(Setting)
    case keepsake(Keepsake)
}

/// One written row: `before` is nil for a new one, `after` is nil for a removed one.
public struct Change: Sendable, Hashable, Codable {
    public var before: Record?
    public var after: Record?

    public init(before: Record?, after: Record?) {
        self.before = before
        self.after = after
    }
}

/// The food of one day, summed.
public struct DayTotals: Sendable, Hashable {
    public var day: Day
    public var sum: NutrientSum
    /// Whether any amount or food of the day was assumed.
    public var isApproximate: Bool
    /// The goals in force on that day, in nutrient order.
    public var goals: [Nutrient: Double]
    /// Which way these are meant, where the person said so.
    public var senses: [Nutrient: GoalSense] = [:]
    public var exerciseKilocalories: Double
    /// What of the exercise counts against the goal, kcal: 0 unless the person chose so.
    public var exerciseCredit = 0.0
    public var waterMillilitres: Double
    /// What rows with an assumed amount give of it, where that was asked for.
    public var assumed: NutrientSum?

    public init(
        day: Day, sum: NutrientSum, isApproximate: Bool, goals: [Nutrient: Double], exerciseKilocalories: Double, waterMillilitres: Double
    ) {
        self.day = day
        self.sum = sum
        self.isApproximate = isApproximate
        self.goals = goals
        self.exerciseKilocalories = exerciseKilocalories
        self.waterMillilitres = waterMillilitres
    }

    /// The goal, with what exercise adds to that of energy; nil without one.
    public func allowance(_ nutrient: Nutrient) -> Double? {
        goals[nutrient].map { nutrient == .energy ? $0 + exerciseCredit : $0 }
    }

    /// Which way a goal is meant: as said, else as is usual for the nutrient.
    public func sense(_ nutrient: Nutrient) -> GoalSense { senses[nutrient] ?? GoalSense(GoalKind(nutrient)) }

    /// What was eaten of it; of water what was drunk as such.
    public func taken(_ nutrient: Nutrient) -> Double? { nutrient == .water ? waterMillilitres : sum[nutrient] }

    /// The goal less what was eaten, nil without a goal.
    public func remaining(_ nutrient: Nutrient) -> Double? {
        allowance(nutrient).map { $0 - (taken(nutrient) ?? 0) }
    }
}
