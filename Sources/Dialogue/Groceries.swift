public import NLU
public import Nutrition

/// One thing on the grocery list that is kept: what the person put there, or what became of a food that the plan needs.
public struct GroceryItem: Sendable, Hashable, Codable {
    /// Why it is kept.
    public enum State: String, Sendable, Hashable, Codable {
        /// Put on the list by the person, and still to buy.
        case added
        /// Bought; of the plan's foods for the rows in `rows`.
        case bought
        /// Taken off the list; of the plan's foods for the rows in `rows`.
        case dropped
    }

    /// The noun of a food of the tables; else the person's own words.
    public var name: String
    /// nil for what is no food of the tables: "detergent".
    public var food: FoodID?
    /// As said; empty where no amount was.
    public var amount: Amount
    public var state: State
    /// Of a food that the plan needs: grams by the number of the planned row; empty for what the person put there.
    public var rows: [Int: Double]
    /// Put on the list by the person, beside whatever the plan needs.
    public var isOwn: Bool

    public init(name: String, food: FoodID?, amount: Amount = Amount(), state: State, rows: [Int: Double] = [:], isOwn: Bool) {
        self.name = name
        self.food = food
        self.amount = amount
        self.state = state
        self.rows = rows
        self.isOwn = isOwn
    }
}

/// Something that is named for the list or on it.
public struct GroceryName: Sendable, Hashable, Codable {
    /// The person's own words.
    public var said: String
    /// The food that it may be; nil for what the tables do not know.
    public var food: FoodReference?
    public var amount: Amount

    public init(said: String, food: FoodReference? = nil, amount: Amount = Amount()) {
        self.said = said
        self.food = food
        self.amount = amount
    }
}

/// One thing a person asks of their grocery list.
public enum GroceryRequest: Sendable, Hashable, Codable {
    /// The list of the days named, of the rest of the week where none are; only what is still to buy when `left`.
    /// `anew` brings back what was taken off it of the plan's.
    case show(When, left: Bool, anew: Bool)
    case add([GroceryName])
    /// What goes into a recipe: of the one that is open, of a place of the last list, or by its name.
    case addRecipe(words: String, ordinal: Int?)
    /// Bought, or still to buy after all: those named, or everything but those named.
    case tick(Named, isOver: Bool)
    /// Off the list altogether.
    case drop(Named)
    case clear(boughtOnly: Bool)
    /// "do I need to buy rice?", "is milk on the list?"
    case ask([GroceryName])

    /// Which of the list are meant.
    public struct Named: Sendable, Hashable, Codable {
        public var names: [GroceryName]
        /// All of them, without those named.
        public var all: Bool

        public init(names: [GroceryName] = [], all: Bool = false) {
            self.names = names
            self.all = all
        }
    }
}

/// A line of the list as it is told.
public struct GroceryLine: Sendable, Hashable {
    /// How the food reads in a sentence, or the person's own words.
    public var name: String
    public var food: FoodID?
    /// The display name of the food.
    public var title: String
    /// In a measure that one buys by; nil where no amount is known or a little is enough.
    public var portion: Portion?
    /// All that is needed, in grams; nil where nobody knows.
    public var grams: Double?
    public var isBought: Bool
    /// A pinch or a spoonful, which most kitchens have.
    public var isLittle: Bool

    public init(name: String, food: FoodID?, title: String, portion: Portion?, grams: Double?, isBought: Bool, isLittle: Bool) {
        self.name = name
        self.food = food
        self.title = title
        self.portion = portion
        self.grams = grams
        self.isBought = isBought
        self.isLittle = isLittle
    }
}

/// What is said of the grocery list.
public struct GroceryReply: Sendable, Hashable {
    public enum Told: Sendable, Hashable {
        /// The list, for these days of the plan.
        case list(ClosedRange<Day>, left: Bool)
        case added([GroceryLine])
        case ticked([GroceryLine], isOver: Bool)
        case dropped([GroceryLine])
        case cleared(boughtOnly: Bool)
        /// These stand on the list, and of these nothing does.
        case asked(on: [GroceryLine], off: [String])
    }

    public var told: Told
    /// The whole list as it is now.
    public var lines: [GroceryLine]
    /// Named, and not on the list.
    public var unknown: [String]
    /// Whether anything is planned for the days it is of.
    public var hasPlan: Bool

    public init(told: Told, lines: [GroceryLine], unknown: [String] = [], hasPlan: Bool) {
        self.told = told
        self.lines = lines
        self.unknown = unknown
        self.hasPlan = hasPlan
    }
}
