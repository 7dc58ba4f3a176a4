public import Nutrition

/// What the bot has to say, as values: `Replies` turns it into words and into the JSON reply's `data`.
public struct Reply: Sendable, Hashable {
    /// First what happened, in order.
    public var parts: [Part]
    /// The balance of the day concerned; rendered as one line after the parts, unless a part shows the day itself.
    public var day: DayTotals?
    /// At most one question, last.
    public var question: Question?
    /// Refinements of what was logged: offered in the last line, nothing waits for them.
    public var hint: [Option]
    /// Nothing in the store is other than it was before the turn.
    public var wroteNothing = false
    /// Salt was asked about: it is told beside the sodium that it is reckoned from.
    public var asksSalt = false
    /// Kilojoules were asked for: energy is told in them too.
    public var asksKilojoules = false

    public init(parts: [Part] = [], day: DayTotals? = nil, question: Question? = nil, hint: [Option] = []) {
        self.parts = parts
        self.day = day
        self.question = question
        self.hint = hint
    }
}

/// One thing said. Entries are always the rows as committed.
public enum Part: Sendable, Hashable {
    case logged([Entry], planned: Bool)
    /// Foods of a log request that nothing in the tables fits: their words, and names that come near.
    case foodUnknown(said: String, near: [String])
    /// No product of that barcode is known; `isMistyped` when its check digit is wrong.
    case barcodeUnknown(digits: String, isMistyped: Bool)
    /// Said to be without something, or of a kind (nothing removed), and no row has figures for that: those of the usual food stand.
    case leftOut(noun: String, removed: [String])
    /// Supplements of which no dose was told: what they give is unknown.
    case supplementUndosed([String])
    /// A quantity that cannot be: zero or less.
    case amountImpossible(said: String, quantity: Double)
    case exerciseLogged(Exercise)
    /// What was reckoned of an activity that was only asked about.
    case burning(Exercise)
    /// Longer than a day, or farther than one gets in a day.
    case exerciseTooLong(said: String)
    case activityUnknown(said: String)
    case weightLogged(BodyWeight, previous: BodyWeight?)
    /// A weight outside 20–400 kg.
    case weightImpossible(kilograms: Double, unit: String)
    case waterLogged(Water, dayTotal: Double)
    /// More than a body can take in a day, or none at all.
    case waterImpossible(millilitres: Double)

    case corrected(before: Entry, after: Entry)
    /// What was left out of something that it was never counted in.
    case heldNone([String])
    /// A correction that changes nothing: it is so already.
    case alreadySo(Entry)
    /// What the rows and their day would be; nothing of it is kept.
    case supposed([Entry], DayTotals)
    case deleted([Entry])
    case moved([Entry], from: [Entry])
    case copied([Entry], from: When)
    /// No entry fits; what was looked for, in the person's words.
    case entryUnknown(said: String)
    case diaryEmpty(When)
    /// What is gone again and what stands again.
    case undone(removed: [Record], restored: [Record])
    case redone(removed: [Record], restored: [Record])
    case nothingToUndo
    case bodyDeleted([Record])
    case bodyMoved([Record])
    case bodyCorrected(before: Record, after: Record)
    case bodySame(Record)
    /// No such row: of a kind, with the activity and the days that were named.
    case bodyUnknown(BodyKind, activity: String?, When)
    case nothingToRedo

    case nutrients([NutrientAnswer])
    case facts(food: String, foodID: FoodID, portion: Portion, nutrients: Nutrients, listed: [Nutrient] = Nutrient.label)
    /// What a food is made of, in grams of the portion; empty where no table tells.
    case madeOf(food: String, grams: Double, parts: [Explanation.Ingredient])
    /// What a food has in it, for what was asked of it; nil contents are unknown.
    case contents(food: String, contents: Contents?, asked: [Content], diets: [DietAnswer])
    /// The same, of what the person does not eat: asked whether they may.
    case conflict(food: String, contents: Contents?, asked: [Content], diets: [DietAnswer])
    case found(query: String, foods: [FoodLine])
    case compared([NutrientAnswer], nutrient: Nutrient, least: Bool = false)
    /// Foods by all that one is called healthier for than another; the answers of each.
    case comparedInAll([[NutrientAnswer]])
    /// The diary of a day or days: all rows.
    case diary(days: ClosedRange<Day>, meal: Meal?, entries: [Entry], totals: [DayTotals], exercise: [Exercise], water: Double)
    case summary(days: ClosedRange<Day>, meal: Meal?, totals: [DayTotals], nutrients: [Nutrient])
    /// The energy of some days less what exercise burnt on them.
    case net(ClosedRange<Day>, [DayTotals])
    /// So much less of a nutrient than before the last change; negative where it is more.
    case saved(Nutrient, Double, isApproximate: Bool)
    case remaining(DayTotals, nutrients: [Nutrient])
    /// The goal that stands now, for a day before it.
    case goalIsNewer(Nutrient, Double, Day)
    /// kcal burnt, of who has no goal to add them to.
    case creditWithoutGoal(Double)
    case noGoal(nutrient: Nutrient)
    case weights([BodyWeight])
    /// The weights of some days; where there is none, the one before.
    case weightsOn(ClosedRange<Day>, [BodyWeight], before: BodyWeight?)
    case waterDrunk(ClosedRange<Day>, [Water])
    case exerciseDone(ClosedRange<Day>, [Exercise])
    case meals(ClosedRange<Day>, [MealSum], nutrients: [Nutrient], days: Int)
    case eaten(EatenQuestion, days: ClosedRange<Day>?, [Entry])
    case most(ClosedRange<Day>, [EatenSum], nutrient: Nutrient?, isLeast: Bool)
    /// Those with most of what a day needs for their energy, or least.
    case densest(ClosedRange<Day>, [EatenSum], isLeast: Bool)
    case mostOfMeals(ClosedRange<Day>, [MealSum], Nutrient, isLeast: Bool)
    /// Whether so much energy fits into what is left.
    case fits(energy: Double, left: Double)
    /// Whether so much of a nutrient does.
    case fitsIn(Nutrient, amount: Double, left: Double)
    case noWeight
    /// How the weight goes, evened out; in the unit of the last one.
    case weightTrend(WeightTrend, unit: String)
    case chart(ChartFigures)
    case nothingToDraw(ChartQuery.Subject, ClosedRange<Day>?)
    case chartUnknown
    case insight(Insight)
    case explained([Explanation])
    case nothingToExplain

    case goalSet(Goal, previous: Double?)
    /// A goal beneath or above what is safe; the bound and its source.
    case goalUnsafe(nutrient: Nutrient, amount: Double, bound: Double, source: String)
    case profile(settings: [Setting], goals: [Nutrient: Double], weight: BodyWeight?)
    /// What the person told of themselves, as stored.
    case profileStored([Setting], weight: BodyWeight?)
    /// A value outside what can be; nil where there was no number.
    case profileImpossible(Profile.Part, value: Double?)
    /// A profile to be told, and nothing in it that is kept.
    case profileUnread
    /// A goal worked out, to be accepted; the aim's own figures with it.
    case goalSuggested(WeightPlan)
    /// What a body that is supposed uses, with the parts of it that are the reference body's.
    case energyNeeded(EnergyRequirement, assumed: [Profile.Part])
    /// How the goal suggested last was worked out.
    case goalExplained(WeightPlan)
    /// The person would not tell: round figures stand in.
    case goalGuessed
    /// The equations hold from the age of 3.
    case goalTooYoung
    /// What keeps a plan from being as it was asked for, before the rest of it is known.
    case goalBound(WeightPlan.Bound)
    case intakes([IntakeAnswer], Profile)
    /// Names, units, notices, goals in number: what a person set of Morsel or asked of themselves.
    case own(OwnPart)

    /// No recipe is done in so many minutes; the quickest follow.
    case noneSoQuick(minutes: Double)
    case recipePicked(RecipeLine, place: Int, by: Nutrient?, least: Bool)
    case noneSoLight(kilocalories: Double)
    /// No recipe has all the foods that were named.
    case noneWithAll
    case foodsRecommended([FoodLine], nutrients: [Nutrient], query: RecipeQuery)
    case recipes([RecipeLine], query: RecipeQuery)
    /// None that fits; `isKeptOut` when there were some, but for what the person does not eat.
    case noRecipes(query: RecipeQuery, isKeptOut: Bool = false)
    /// A place in the last list beyond its end.
    case noSuchRecipe(count: Int)
    case noMoreRecipes
    /// The recipe service gave no answer; `hasOthers` when recipes of our own are told.
    case recipeServiceOut(hasOthers: Bool)
    case recipe(RecipeCard)
    /// A recipe is kept, or no longer; `isNew` is false when it was so already.
    case recipeSaved(title: String, isOver: Bool, isNew: Bool)
    /// Those that are kept; none at all when empty.
    case savedRecipes([RecipeLine])
    /// What was stored, with what that keeps away.
    case preferenceKept(Preference)
    /// A preference of a kind that is not kept.
    case preferenceUnknown

    /// Of own foods, saved meals, favourites, usuals, notes.
    case kept(Kept)

    /// Of meals that were planned at once.
    case plan(PlanReply)
    /// Of the grocery list.
    case groceries(GroceryReply)

    /// How to take everything that is kept away.
    case exporting
    /// Entries brought in from another program's export.
    case imported(source: String, added: Int, changed: Int, days: ClosedRange<Day>)
    case greeting(isNew: Bool)
    /// A sign of danger was told.
    case pointer
    /// A few plain words about one matter.
    case talk(Talk)
    case aboutNutrient(Nutrient)
    /// What part an amount is of what a day should have or not pass.
    case shareOfDay(Nutrient, amount: Double, of: DayMeasure)
    /// What a serving of a recipe has.
    case recipeFigures(title: String, Nutrients, [Nutrient])
    /// Whether a food is among the ingredients of a recipe.
    case recipeHas(title: String, String, Bool)
    /// How long a recipe takes, and how many servings it makes.
    case recipeTime(title: String, minutes: Int?, servings: Int)
    /// How much more a day has of a nutrient in the first days than in the second; less when negative.
    case difference(Nutrient, more: Double, ClosedRange<Day>, ClosedRange<Day>)
    case goodbye, thanks, help, about
    case time(Moment)
    case nothingOpen
    case cancelled
    /// A yes, no or number, and nothing was asked.
    case strayAnswer
    /// Something is about to be told.
    case goAhead(When)
    case notYet(intent: String)
    case languageNotYet(String)
    /// Replies are in this language from now on.
    case languageSet(String)
    /// The words that could not be read; `repeated` when it is not the first time in a row.
    case notUnderstood(text: String, repeated: Bool)
    /// So many things were asked at once that these were left.
    case tooMany(leftOver: Int)
    /// An internal failure: nothing was changed.
    case failure
    /// The diary's disk or server does not take anything just now: nothing was stored.
    case unavailable
    /// The diary's server went away in the middle of a commit: nobody knows whether the message is stored.
    case unsure
}

/// What a day should have of a nutrient or not pass, in its unit.
public struct DayMeasure: Sendable, Hashable {
    /// The person's own goal, a reference intake, or the daily value of food labels.
    public enum Kind: Sendable { case goal, reference, label }

    public var amount: Double
    public var kind: Kind
    public var isLimit: Bool

    public init(amount: Double, kind: Kind, isLimit: Bool) {
        self.amount = amount
        self.kind = kind
        self.isLimit = isLimit
    }
}

/// Whether a food fits a diet; nil when too little is known.
public struct DietAnswer: Sendable, Hashable {
    public var diet: Diet
    public var fits: Bool?

    public init(diet: Diet, fits: Bool?) {
        self.diet = diet
        self.fits = fits
    }
}

/// The amount of a nutrient in an amount of a food.
public struct NutrientAnswer: Sendable, Hashable {
    public var food: String
    public var noun: String
    public var foodID: FoodID
    public var grams: Double
    /// The amount as said, when one was: "2 large".
    public var portion: Portion?
    /// The usual portion, told beside the 100 g when no amount was said.
    public var usual: Portion?
    public var nutrient: Nutrient
    /// In `grams`; nil when unknown.
    public var value: Double?
    /// In the usual portion.
    public var usualValue: Double?

    public init(
        food: String, noun: String, foodID: FoodID, grams: Double, portion: Portion?, usual: Portion?, nutrient: Nutrient, value: Double?,
        usualValue: Double?
    ) {
        self.food = food
        self.noun = noun
        self.foodID = foodID
        self.grams = grams
        self.portion = portion
        self.usual = usual
        self.nutrient = nutrient
        self.value = value
        self.usualValue = usualValue
    }
}

/// A food in a list: its usual portion and what that holds.
public struct FoodLine: Sendable, Hashable {
    public var food: String
    public var noun: String
    public var foodID: FoodID
    public var portion: Portion
    public var nutrients: Nutrients

    public init(food: String, noun: String, foodID: FoodID, portion: Portion, nutrients: Nutrients) {
        self.food = food
        self.noun = noun
        self.foodID = foodID
        self.portion = portion
        self.nutrients = nutrients
    }
}
