public import NLU
public import Nutrition

/// One thing a person asks of what is kept beside the diary.
public indirect enum KeepRequest: Sendable, Hashable, Codable {
    /// A food of the person's own, or other figures for it.
    case createFood(FoodDraft)
    /// Something else in place of a food that was not found: what, is asked.
    case lookAgain(LogFood)
    /// Rows of the diary, or foods as named, under a name; "as my favourite breakfast" makes it a favourite too.
    /// Of a dish that was cooked in so many servings, how many were eaten.
    case saveMeal(
        name: String, from: Selection, foods: [FoodMention], servings: Double? = nil, isFavourite: Bool = false, eaten: Double? = nil)
    /// The meal as it usually is, without some of it; nil is that of the clock.
    case logUsual(Meal?, When, without: [FoodMention] = [])
    /// Foods in the amount that is usual for the person.
    case logUsualFoods(LogFood)
    /// What a meal usually is, by foods or by rows of the diary.
    case setUsual(Meal, from: Selection, foods: [FoodMention])
    /// A part more or less of what a meal usually is; a food that it has already comes in the new amount.
    case changeUsual(Meal, adding: [FoodMention], removing: [FoodMention])
    /// Other parts, or another number of servings, of a recipe or meal of one's own.
    case changeDish(DishChange)
    /// What goes into a recipe or meal of one's own.
    case showDish(FoodID)
    /// Foods to the favourites; none means what was spoken of last.
    case favour([FoodMention], from: Selection)
    case logFavourite(Int, When)
    /// Foods by the names of favourites: what is kept so, else as named.
    case logFavouriteFoods(LogFood)
    /// What is kept of these kinds; of a usual meal only that when `meal` is told.
    case list([Keepsake.Kind], meal: Meal?)
    case forget(Forgetting)
    case rename(from: String, to: String)
    case addNote(String, When)
    case completeDay(When)
    /// Whether a day is complete, or which days are.
    case askComplete(When, isOfAll: Bool)
    /// A day is not complete after all.
    case reopenDay(When)
    case remind(ReminderOrder)

    /// Not to be asked about again.
    var confirmed: KeepRequest {
        guard case .createFood(var draft) = self else { return self }
        draft.isConfirmed = true
        return .createFood(draft)
    }
}

/// A food of the person's own on its way.
public struct FoodDraft: Sendable, Hashable, Codable {
    public var label: FoodLabel
    /// Figures that can hardly be right were confirmed, or the person does not know more.
    public var isConfirmed = false
    /// What waits to be logged with it, and which of its foods it is.
    public var log: LogFood?
    public var item = 0
    /// The row that it is the label of: the food takes its place.
    public var replaces: Selection?
    /// Of a recipe, all that goes into it, and how many servings that makes: its figures come from them.
    public var parts: [Entry]?
    public var servings: Double?
    /// Told of what was spoken of last ("it's 230 calories a slice"): a row of it gets the new figures too.
    public var isOfLast: Bool?

    public init(label: FoodLabel, log: LogFood? = nil, item: Int = 0, isOfLast: Bool? = nil) {
        self.isOfLast = isOfLast
        self.label = label
        self.log = log
        self.item = item
    }
}

/// What becomes otherwise in a recipe or meal of one's own.
public struct DishChange: Sendable, Hashable, Codable {
    public var id: FoodID
    /// A food that it has already comes in the new amount.
    public var adding: [FoodMention] = []
    public var removing: [FoodMention] = []
    /// So many servings all of it makes.
    public var servings: Double?

    public init(_ id: FoodID) { self.id = id }
}

/// What is to be kept no longer.
public struct Forgetting: Sendable, Hashable, Codable {
    /// nil for whatever has the name.
    public var kind: Keepsake.Kind?
    /// Its name, as far as the message has one.
    public var name: String
    public var ordinal: Int?
    public var meal: Meal?
    /// Everything of the kind.
    public var all: Bool
    /// Of these, as they were listed; several are asked about, unless all are meant.
    public var ids: [Int]?
    /// "it": what was kept last, or the favourites among what was spoken of last.
    public var pointsBack: Bool?

    public init(kind: Keepsake.Kind?, name: String, ordinal: Int? = nil, meal: Meal? = nil, all: Bool = false, pointsBack: Bool? = nil) {
        self.kind = kind
        self.name = name
        self.ordinal = ordinal
        self.meal = meal
        self.all = all
        self.pointsBack = pointsBack
    }
}

/// What is said of what is kept.
public enum Kept: Sendable, Hashable {
    case reminder(ReminderTold)
    case food(OwnFood, isNew: Bool)
    /// A label's figure below zero.
    case labelImpossible(Double)
    /// A label that can hardly be right; a question follows.
    case labelDoubt(FoodLabel.Doubt, FoodLabel)
    case meal(SavedMeal, isNew: Bool)
    /// What a saved meal is made of.
    case contents(SavedMeal)
    case favourite(title: String, isNew: Bool)
    case usualSet(Meal, SavedMeal)
    /// How a usual meal was found: so many of the person's last meals of that name had these foods; nil days when the person told it.
    case usualFound(Meal, on: Int?)
    case noUsual(Meal?)
    case list([Keepsake], kinds: [Keepsake.Kind], usuals: [LearnedUsual])
    case forgotten([Keepsake])
    /// Of a food that is kept by its figures alone.
    case noParts(name: String)
    /// Nothing kept has that name.
    case unknown(String)
    case nothingToSave
    case renamed(from: String, to: String)
    case note(String, Day)
    case wholeDay(Day, isNew: Bool)
    /// Days that are complete, and the one that was asked about.
    case wholeDays([Day], asked: Day?)
    case dayReopened(Day)
    /// What a day has beside its rows.
    case ofDay(notes: [String], isWhole: Bool)
}

/// A meal as the diary tells that it usually is.
public struct LearnedUsual: Sendable, Hashable {
    public var meal: Meal
    public var entries: [Entry]
    /// Of how many of the person's meals; nil when the person told it.
    public var days: Int?

    public init(meal: Meal, entries: [Entry], days: Int?) {
        self.meal = meal
        self.entries = entries
        self.days = days
    }
}
