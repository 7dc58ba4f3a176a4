public import NLU
public import Nutrition

/// What a person sets of Morsel and asks of themselves, beside body facts and single goals.
public indirect enum OwnRequest: Sendable, Hashable, Codable {
    case name(String, isNickname: Bool)
    /// Units to talk in; asked for where none was named.
    case units(Units)
    /// Settings by their keys, and `weight` for every weight.
    case forget([String], isConfirmed: Bool)
    /// Settings asked for by their keys, and `weight`.
    case ask([String])
    /// The goals of a day, today without one; every change of them when `isHistory`.
    case goals(When, isHistory: Bool, [Nutrient])
    case endGoals([Nutrient], all: Bool)
    /// All goals end but these.
    case keepGoals([Nutrient])
    /// Several goals at once, as they were worked out.
    case setGoals([DailyGoal])
    /// Goals as shares of the energy, in percent; the goal of energy tells of how much.
    case setShares([DailyGoal])
    case notice(NoticeMention, [Nutrient])
    case credit(CreditMention)
    /// Days on which goals were reached, in a row when `isStreak`.
    case reached([Nutrient], When, isStreak: Bool, isOneDay: Bool)
    /// Whether a day, today without one, went over a goal or stayed under it: that of energy where none is named.
    case sideOfGoal(Nutrient?, Day?, asksOver: Bool)
    /// On which side of a figure the answer to a question lies: "was that under 600?"
    case against(Request, Nutrient, bound: Double, asksOver: Bool)
    /// Foods against what is left up to a figure, which is no goal: "would a banana put me over 2000?"
    case fits([FoodMention], Nutrient, upTo: Double)
    /// The sum of a day or meal as it would be without some rows.
    case without(Selection, When, [Nutrient])
    /// What there is in all of the day, where rows that were told last are not all of it.
    case besideDay([Nutrient])
    /// When the first and the last of a day was eaten, today without one.
    case eatingSpan(Day?)
    /// How much of a nutrient the answer to a question is for each kilogram of the body, and on which side of so much of it; the weight is that which
    /// was told along, else the last.
    case perKilogram(Request, Nutrient, bound: Double?, asksOver: Bool, kilograms: Double?)
    /// How much of a nutrient a body should have for each kilogram of it; the weight is that which was told along, else the last.
    case neededPerKilogram(Nutrient, kilograms: Double?)
    /// A goal of so much for each kilogram.
    case goalPerKilogram(DailyGoal)
    /// The lowest goal of energy that is set.
    case lowestGoal
    /// Whether so many kilocalories a day are well.
    case judgeEnergy(Double)
    /// How many days have food in the diary, of these or of the last year, and how many in a row up to now.
    case daysLogged(When)
    /// Which days have no food in the diary.
    case daysEmpty(When)
    /// Whether the pace that an aim asks for is safe.
    case judgePace(AimMention)
    case priorities([Priority])
    /// Cuisines by the labels of recipes, or as said.
    case culture([String], isOver: Bool)
    /// The weight to be reached.
    case desiredWeight(kilograms: Double, unit: String)
    case weights(WeightQuestion)
    /// The body mass index.
    case bodyMass
    /// What a day should have of it, over three meals.
    case perMeal(Nutrient)
    case quiz(QuizMove)
}

/// A nutrient with what a day should hold of it.
public struct DailyGoal: Sendable, Hashable, Codable {
    public var nutrient: Nutrient
    /// In the nutrient's unit.
    public var amount: Double
    /// Which way it is meant, where the person said so.
    public var sense: GoalSense?

    public init(_ nutrient: Nutrient, _ amount: Double, sense: GoalSense? = nil) {
        self.nutrient = nutrient
        self.amount = amount
        self.sense = sense
    }
}

/// What is asked of the weights: those of some days, these days against now, or how far the desired one is.
public enum WeightQuestion: Sendable, Hashable, Codable {
    case of(ClosedRange<Day>)
    case since(ClosedRange<Day>)
    /// From the first of these days to the last: "how much did I lose in november?"
    case change(ClosedRange<Day>)
    /// The heaviest or lightest, of some days or of all.
    case extreme(isMost: Bool, ClosedRange<Day>?)
    /// The latest, in a unit: "what's that in kg?".
    case inUnit(String)
    case toGo
    /// What the plan comes to by a day: "what should I weigh by february?"
    case planned(Day)
    /// How much it changed, without a time: "how much have I lost?"
    case changed
    /// How far a weight is that is only asked about.
    case toReach(kilograms: Double)
}

/// A step forward, back or out of the quiz.
public enum QuizMove: Sendable, Hashable, Codable {
    case start
    case answer(QuizAnswer)
    case skip(QuizStep)
    case back, stop
    /// What is open is asked again after something else; so many times it was already.
    case resume(reminders: Int)
}

/// What the quiz asks, in its order.
public enum QuizStep: String, Sendable, Hashable, Codable, CaseIterable {
    case age, sex, height, weight, activity, culture, diet, allergies, aim

    /// The part of the profile that answers it.
    public var part: Profile.Part? {
        switch self {
        case .age: .age
        case .sex: .sex
        case .height: .height
        case .weight: .weight
        case .activity: .activity
        case .culture, .diet, .allergies, .aim: nil
        }
    }
}

/// An answer to a step, with everything else that was told in the same breath.
public struct QuizAnswer: Sendable, Hashable, Codable {
    public var step: QuizStep
    public var facts = ProfileFacts()
    public var preferences: [Preference] = []
    public var cultures: [String] = []
    public var aim: AimMention?
    /// "none", "nothing special": answered, with nothing to keep.
    public var isNone = false
    /// "no allergies", while something else is asked: that will not be.
    public var passed: [QuizStep]?

    public init(_ step: QuizStep) { self.step = step }

    public var isEmpty: Bool { facts.isEmpty && preferences.isEmpty && cultures.isEmpty && aim == nil && !isNone && passed == nil }
}
