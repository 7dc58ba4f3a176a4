public import NLU
public import Nutrition

/// One thing a person asks for, ready to be carried out: what the policy decides and an action performs.
///
/// A request is a value that can wait in an open question and be completed by its answer.
public indirect enum Request: Sendable, Hashable, Codable {
    case logFood(LogFood)
    /// Energy of food that is not named.
    case logEnergy(kilocalories: Double, When)
    /// Figures told without a food: of what was eaten, or of a row that stands.
    case tellFigures(FiguresTold)
    case logSupplements([SupplementMention], When)
    case logExercise(ActivityMention, When)
    case logWeight(kilograms: Double, unit: String, When)
    case logWater(millilitres: Double, When)
    /// All the water of a day by now: what is not written down of it is, and with `isAll` what is too much is taken off.
    case waterSoFar(millilitres: Double, When, isAll: Bool)
    /// "another one": so many more of the glass or bottle that was told last.
    case logMoreWater(Double, When)
    /// A weight or water said again after a slip: it takes the place of the last one.
    case again(Request)

    case correct(Correction)
    case delete(Selection)
    case move(Selection, to: When)
    case copy(Selection, to: When)
    /// A change that is asked about: told, and not kept.
    case suppose(Request)
    /// A goal that begins on a day to come.
    case ahead(Request, from: Day)
    case undo(turns: Int)
    /// Those of the rows that were just taken out.
    case putBack([FoodMention])
    case redo(turns: Int)
    /// All that was changed today, or ever where `today` is false; many turns only after a yes.
    case undoAll(today: Bool, confirmed: Bool)
    case deleteBody(BodySelection)
    case moveBody(BodySelection, to: When)
    case correctBody(BodyCorrection)

    /// Nutrients of foods; of the last food spoken of when `foods` is empty.
    case askNutrients(foods: [FoodMention], nutrients: [Nutrient])
    /// How much of a food gives so much of a nutrient, in its unit; 0 for what is still missing today.
    case askAmount(of: FoodMention, Nutrient, Double)
    case askFoodFacts(foods: [FoodMention])
    /// Those of some nutrients that foods have: "what vitamins are in eggs?"
    case askNutrientsOf(foods: [FoodMention], NutrientGroup)
    /// Whether a food has something in it, or fits a diet.
    case askContents(of: FoodMention, ContentQuestion)
    /// What foods are made of: "¿qué lleva la empanada?"
    case askMadeOf(foods: [FoodMention])
    case searchFood(String)
    case compareFoods(foods: [FoodMention], nutrients: [Nutrient], least: Bool = false)
    case askDiary(When)
    /// What is planned for the days to come.
    case askAhead
    case askSummary(When, nutrients: [Nutrient])
    /// A day on average, or a meal, where no days were said: of the last seven.
    case askAverage([Nutrient], Meal? = nil)
    /// What was eaten less what exercise burnt.
    case askNet(When)
    /// What the last change of the diary saved.
    case askSaved(Nutrient)
    case askRemaining(When, nutrients: [Nutrient], upTo: Double? = nil)
    /// What is missing: of the goals, or of what the body needs where there are none.
    case askMissing(When)
    /// Which day and meal the rows spoken of stand in.
    case askPlace
    /// What is left with all that was burnt, for once.
    case askRemainingWithExercise(When)
    case askWeight
    case askWeightOn(When)
    case askWater(When)
    case askExercise(When, activity: String?)
    /// What an activity burns, or how long it takes for so much.
    case askBurning(Burning)
    /// The nutrients of each meal.
    case askMeals(When, nutrients: [Nutrient], meals: [Meal])
    /// When, how often or how much of a food was eaten, or whether at all.
    case askEaten(EatenQuestion)
    /// What rows of the diary hold; foods that are in none are answered from the tables.
    case askRows(Selection, nutrients: [Nutrient])
    /// What was eaten most, by times; by what it gave of a nutrient where one is named.
    case askMost(MostQuestion)
    /// Whether foods fit into what is left.
    case askFits(foods: [FoodMention])
    /// "why so much sodium?": the chains of one nutrient.
    case explainNutrient(Nutrient, When)
    case logRecipe(RecipeServings)
    case showChart(ChartQuery)
    /// A chart of what none is drawn of: a single food.
    case chartUnknown
    case askInsight(InsightQuery)
    /// "why?": of the last reply, or of the figure, food or entry that is named.
    case explain(number: Double?, foods: [FoodMention], nutrient: Nutrient? = nil)

    /// A goal, or none when `amount` is nil: then it is asked for.
    case setGoal(nutrient: Nutrient, amount: Double?)
    /// A goal with the way it is meant: "at most 150 g of carbohydrate".
    case boundGoal(DailyGoal)
    /// The goal that was just told as what a body needs, or bears when `limit`.
    case adoptIntake(Nutrient, limit: Bool)
    /// A goal raised or lowered by so much, or put in question where no number is said; of the nutrient spoken of, else of the only goal.
    case changeGoal(Nutrient?, by: Double?)
    /// A goal to be worked out from what is known of the person; `guess` when they will not tell what is missing.
    case suggestGoal(AimMention, guess: Bool)
    /// What the person tells of themselves.
    case setProfile(ProfileFacts)
    /// What a body needs of these, or bears when `limit`.
    case askIntake([Nutrient], limit: Bool)
    /// The same of a body as it is supposed: the person's own with other facts, or of somebody else.
    case supposeIntake([Nutrient], limit: Bool, ProfileFacts, isOfOther: Bool)
    case askProfile
    /// What a person sets of Morsel and asks of themselves beside their body.
    case own(OwnRequest)
    case setPreferences([Preference])

    /// "how many calories is that altogether?": the whole meal that was spoken of last.
    case askMealSpokenOf([Nutrient])
    /// "what's for dinner?": what is planned or logged for it, else ideas.
    case askMenu(When)
    case recommendFood(RecipeQuery)
    case recommendRecipe(RecipeQuery)
    case moreRecipes
    case searchRecipe(RecipeQuery)
    /// A recipe by its place in the last list or by words of its title, for so many people where that was said.
    case showRecipe(ordinal: Int?, words: String, servings: Int? = nil)
    /// "which of them is the quickest?", of the recipes listed last: by minutes, or by a nutrient.
    case pickRecipe(by: Nutrient?, least: Bool)
    /// A recipe to keep, or not any longer: the last one shown, or by place or words.
    case saveRecipe(ordinal: Int?, words: String, isOver: Bool)
    case listSavedRecipes

    /// Own foods, saved meals, favourites, usuals, notes.
    case keep(KeepRequest)

    /// Meals to plan, or to exchange on the plan.
    case plan(PlanRequest)
    /// Of the grocery list.
    case groceries(GroceryRequest)

    /// How to take everything that is kept away.
    case exportData
    /// A few plain words about one matter.
    case tell(Talk)
    /// What was almost eaten, and may be told as eaten next.
    case holdBack([FoodMention])
    /// What a nutrient does, and how much of it a day should have.
    case tellNutrient(Nutrient)
    /// Figures held against what a day should have or not pass; of the rows of a meal or day where `when` is told.
    case judge(foods: [FoodMention], nutrients: [Nutrient], when: When? = nil)
    /// Contents and figures of the recipe that is open.
    case askRecipe(RecipeQuestion)
    /// How the goal came to be.
    case explainGoal
    /// When something was done for exercise last.
    case askLastExercise(activity: String?)
    /// Two stretches of days held against each other.
    case compareDays([ClosedRange<Day>], nutrients: [Nutrient], meal: Meal?)
    /// A sign of danger: a few words and who can help.
    case pointToHelp
    case greet, goodbye, thanks, help, about, askTime
    /// "never mind" with nothing open.
    case cancel
    /// A yes, no, number or bare amount that answers nothing.
    case strayAnswer(intent: String)
    /// Something is to be logged that is yet to be told.
    case goAhead(When)
    /// Understood, but not built yet: said honestly.
    case notYet(intent: String)
    /// Another language to talk in; nil where none that is known was named.
    case setLanguage(String?)
    /// Not understood: the nearest readings and the words that stood in the way.
    case fallback(text: String, nearest: [String], repeated: Bool)
}

/// Foods to log.
public struct LogFood: Sendable, Hashable, Codable {
    public var foods: [FoodMention]
    public var when: When
    /// An implausible amount was confirmed, or a question was answered by "just guess".
    public var confirmed: Bool
    /// Goes on where the last message stopped ("and a beer", "with milk"): the same meal and day, and company for what was logged.
    public var continues: Bool
    /// Says outright whether it is what was logged last, told again; nil where the words do not tell.
    public var restates: Restating?
    /// The row it was eaten with: "the coffee had milk in it".
    public var host: FoodMention?

    public enum Restating: String, Sendable, Hashable, Codable {
        /// "only 80 g of salmon".
        case only
        /// "2 more tacos".
        case never
        /// Nothing but a count and a name: "4 potatoes".
        case bare
        /// "the tea had two sugars": a part of what was told last, which may stand there already.
        case part
        /// "al final cené pizza": in the place of what was planned.
        case inTheEnd
        /// "change lunch to soup": in the place of all that stands at that meal.
        case anew
    }

    /// What they were put on or into, where it may stand in the diary already: "ranch on the salad".
    public var addedTo: FoodMention?
    /// The first word of the message: "de" tells a kind ("de queso"), "on" what something was served on.
    public var opening: String?
    /// The day before today that is spoken of and that the words do not leave; whether it is of that day the rows tell.
    public var spokenDay: Day?
    /// How much of a food is told right after it was told already: no second helping.
    public var isAmountAnew: Bool?
    /// Opens as more of what was told: "and", "also", "forgot".
    public var isMore: Bool?
    /// "comí", "comimos": eaten at midday, where another day is spoken of and no meal is told.
    public var isMidday: Bool?
    /// "cené": told before midday, it was yesterday.
    public var isDined: Bool?
    /// What was done when it was eaten, where that tells its meal: "on the bike", "after school".
    public var occasion: Occasion?
    /// Opens with a bare food, and goes on with what was in or on it: "tea with milk", of the tea that stands.
    public var namesHost: Bool?
    /// Opens with "but": what of the meal that stands was otherwise.
    public var isOtherwise: Bool?
    /// What was in what was told last: "it had chicken, rice and beans".
    public var areContents: Bool?
    /// Those are all that it was made of: "it was made with oats and milk".
    public var areWhole: Bool?
    /// "ayer fue una ensalada": what there was on one day, as what was told last was on another.
    public var isOfDays: Bool?
    /// "avena power con 60 g de avena": parts of one's own meal in other amounts than it was saved with.
    public var changesMeal: Bool?
    /// So much more of what was told last, of the row that comes in that measure: "another pint".
    public var isMoreOfLast: Bool?
    /// A bare number is in the measure of the row that was told last: "y hoy 200".
    public var isInMeasure: Bool?
    /// On or in each of what was told last: "both with a splash of milk", after two coffees.
    public var isOnEach: Bool?
    /// The row that gives way to these foods: what it was made of.
    public var replaces: Int?
    /// The word that they are kinds of, where the tables know them so: "empanada" of "dos de carne".
    public var kindOf: String?
    /// Kinds of what stands: "otra de pollo", after an empanada.
    public var kinds: CountedKinds?

    /// Went into the one at that place: "el segundo con leche", -1 for the last.
    public var ofPlace: Int?
    /// What a dish that stands was made with, and nothing more.
    public var onlyParts: OnlyParts?

    /// Only what is told, as new rows: nothing of it is held against what stands.
    public var isPlain: Bool?
    /// The meal that the new rows are put to, whatever the words and the clock say.
    public var placed: When?
    /// In so many of what was counted: "two of them had milk", after three coffees.
    public var ofSeveral: Double?
    /// So many there were of what stands, where it was not counted before: "4 with maple syrup", after pancakes.
    public var isCountTold: Bool?
    /// So many times as much of the first as usual: "double meat", of a sub.
    public var isMultiple: Bool?
    /// Only the one of them that has most or least of a nutrient: "the smaller one", after two were compared.
    public var extreme: Extreme?

    public struct Extreme: Sendable, Hashable, Codable {
        public let nutrient: Nutrient
        public let isLeast: Bool
    }

    /// Told of a row, however long ago that was told: "the coffee had milk", "it had butter".
    public var isOfRow: Bool { host != nil || areContents == true }

    /// "had ice cream", "I ate cheese": the message opens with a word of eating.
    public var isToldAsEaten: Bool { opening.map { $0 == "i" || Vocabulary[.eating].contains($0) } ?? false }

    public init(foods: [FoodMention], when: When, confirmed: Bool = false, continues: Bool = false) {
        self.foods = foods
        self.when = when
        self.confirmed = confirmed
        self.continues = continues
    }
}

/// Which entries a message speaks of.
public struct Selection: Sendable, Hashable, Codable {
    /// Rows chosen by an answer: they win over everything else.
    public var ids: [Int]
    public var foods: [FoodMention]
    public var when: When
    /// "the second one", -1 for the last.
    public var ordinal: Int?
    /// it, that, the last: what was logged or changed last.
    public var pointsBack: Bool
    /// Everything that fits, not one.
    public var all: Bool
    /// A change of many rows was confirmed.
    public var confirmed: Bool
    /// Leaves no doubt that this is where something comes from: "the same as yesterday".
    public var isSource: Bool?
    /// So many from the place that `ordinal` tells: "the last two".
    public var count: Int?
    /// Only so many of what was counted: "quítale uno".
    public var less: Double?
    /// What stands where it goes comes here: "swap lunch and breakfast".
    public var isExchange: Bool?
    /// So much of what comes in that measure: "take out one of the pints".
    public var measure: Amount?
    /// The whole diary.
    public var whole: Bool?
    /// One of what was counted, and no more: "another one".
    public var isOneMore: Bool?
    /// What stays out of it: "everything but the wine".
    public var except: [FoodMention]?
    /// "las otras dos": of what was told together all but what has its amount.
    public var isOthers: Bool?
    /// Goes where the last ones went: "so was the coke".
    public var isAlike: Bool?
    /// "those", "they": of several, and not of one.
    public var isOfSeveral: Bool?
    /// Every row of these groups of food: "the drinks".
    public var groups: [String]?
    /// All of the meal that is spoken of: "half of everything".
    public var isOfMeal: Bool?
    /// What was left of a meal, which goes to the meal of now: "leftovers of last night's dinner".
    public var isLeftover: Bool?
    /// Told as eaten, whether or not it stands there: "oatmeal, same as yesterday".
    public var isTold: Bool?
    /// All of a day, whatever hour it is: "log yesterday again".
    public var isWhole: Bool?
    /// The meals that stay out of it: "igual que ayer menos la cena".
    public var exceptMeals: [Meal]?
    /// Of what was just copied, and of no other day.
    public var isCopied: Bool?
    /// "another tea same": with all that went into it.
    public var isWithCompany: Bool?
    /// Told of what others had: where no such row stands, there is nothing to change.
    public var isOfOthers: Bool?
    /// Of rows that stand twice the second.
    public var isDuplicate: Bool?
    /// "no almorcé": where nothing stands, there is nothing to say of it, and what does goes after a yes.
    public var isDenied: Bool?

    public init(
        ids: [Int] = [], foods: [FoodMention] = [], when: When = When(), ordinal: Int? = nil, pointsBack: Bool = false, all: Bool = false,
        confirmed: Bool = false
    ) {
        self.ids = ids
        self.foods = foods
        self.when = when
        self.ordinal = ordinal
        self.pointsBack = pointsBack
        self.all = all
        self.confirmed = confirmed
    }
}
