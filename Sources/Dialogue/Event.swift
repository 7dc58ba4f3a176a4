public import NLU
public import Nutrition

/// Something that happened in a conversation: appended, never edited. Names follow Rasa's.
public enum Event: Sendable, Hashable, Codable {
    /// The person said this.
    case user(text: String, intents: [String], confidence: Double, language: String)
    /// The bot carried this out.
    case action(name: String)
    /// A value of the conversation changed: what "it", "the second" and "why?" will refer to.
    case slot(Slot)
    /// The bot asked and waits for an answer.
    case asked(Question)
    /// The open question was answered, dropped or lapsed.
    case closed(Question.Name, Ending)
    /// The bot said this.
    case bot(text: String)
    /// These turns were taken back, or put back.
    case undo(turns: [Int])
    case redo(turns: [Int])
    /// An action failed; its changes were rolled back. The reason names no words of the person's.
    case failed(action: String, reason: String)
    case restart

    public enum Ending: String, Sendable, Hashable, Codable { case answered, dropped, lapsed, reminded }
}

extension Event {
    /// Tells which day is spoken of.
    public var tellsDay: Bool { if case .slot(.day) = self { true } else { false } }
}

/// A value that the conversation remembers.
public enum Slot: Sendable, Hashable, Codable {
    /// Rows written, changed or listed last, most relevant first.
    case entries([Int])
    /// Rows of food as they were listed: "the second one" is one of these.
    case listed([Int])
    /// Exercise, water or weights written or changed last; rows of food that come after take their place.
    case body(BodyKind, [Int])
    /// The food spoken of last, with its grams.
    case food(id: FoodID, noun: String, grams: Double)
    /// The day spoken of last.
    case day(Day)
    /// When a message came, in seconds since 1970.
    case heard(at: Double)
    /// The day, days or meal that the last question about the diary was of.
    case scope(When)
    /// Refinements offered without a question: "was it 1) with cheese".
    case hint([Option])
    /// What a request for "more" continues, and everything it has shown already.
    case recipes(query: RecipeQuery, shown: [String], last: [String])
    /// The recipe that was shown in full.
    case recipe(String)
    /// The chain behind the figures of the last reply.
    case explanations([Explanation])
    case language(String)
    /// What the goal suggested last was worked out for.
    case aim(AimMention)
    /// In turns of earlier versions; `inquiry` tells both now.
    case chart(ChartQuery)
    case insight(InsightQuery)
    /// What was asked last, with the foods it was about.
    case inquiry(Request, foods: [FoodMention])
    /// What is kept, as it was listed: "delete the first one" is of these.
    case shelf([ShelfItem])
    /// Foods that were suggested: "log the first one" is of these.
    case offered([FoodMention])
    /// What days are short of, as it was told: "foods for the first one".
    case lacking([Nutrient])
    /// One of a list was picked: "no, the first one" is of the same list.
    case picked(Picked)
    /// Something that is told once was: `reached protein_g 2026-11-21`.
    case told(String)
    /// The quiz goes on, or waits.
    case quiz(isOpen: Bool)
    /// The person named something of their own.
    case ownNames
    /// Reminders were set or told then: what would have come before is no more to be told.
    case reminded(Reminder.Time)
    /// Rows were moved to a time of the day.
    case movedToTime
    /// A change was told as it would be, and not carried out.
    case supposed(Request)
    /// Things of the grocery list as they were told: "tick the first one" is of these.
    case groceries([String])
    /// Supplements were written without their dose, which was asked for.
    case undosed([SupplementMention])
}

/// Why a figure is what it is: words → food → portion → nutrient row → sum.
public struct Explanation: Sendable, Hashable, Codable {
    /// The person's words.
    public var said: String
    public var food: String
    public var foodID: FoodID
    public var quantity: Double
    public var unit: String
    public var grams: Double
    public var assumed: [Portion.Assumption]
    public var portionSource: Portion.Source
    public var nutrient: Nutrient
    /// Per 100 g.
    public var figure: Double?
    /// The row of the diary that it explains.
    public var entry: Int?
    /// The measure of the figure row that the portion's weight comes from; nil where our own table of portions gives it.
    public var portionRow: String?
    /// What a dish that we composed was put together from, heaviest first.
    public var ingredients: [Ingredient]?

    /// A part of a composed dish, in grams of one batch.
    public struct Ingredient: Sendable, Hashable, Codable {
        public var name: String
        public var foodID: FoodID
        public var grams: Double

        public init(name: String, foodID: FoodID, grams: Double) {
            self.name = name
            self.foodID = foodID
            self.grams = grams
        }
    }

    public init(
        said: String, food: String, foodID: FoodID, quantity: Double, unit: String, grams: Double, assumed: [Portion.Assumption],
        portionSource: Portion.Source, nutrient: Nutrient, figure: Double?, entry: Int? = nil
    ) {
        self.said = said
        self.food = food
        self.foodID = foodID
        self.quantity = quantity
        self.unit = unit
        self.grams = grams
        self.assumed = assumed
        self.portionSource = portionSource
        self.nutrient = nutrient
        self.figure = figure
        self.entry = entry
    }
}
