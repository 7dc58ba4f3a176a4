public import Nutrition

/// Something of the person's own that is kept beside the diary: a food with its label, a meal to log again, a favourite, a usual, a note,
/// the mark that a day is told whole, a thing on the grocery list, a reminder. Sealed at rest.
public struct Keepsake: Sendable, Hashable, Codable {
    /// What kinds there are; the raw value stands in the table.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        case food, meal, favourite, usual, note, grocery, reminder
        case wholeDay = "whole_day"
    }

    /// What is kept.
    public enum Content: Sendable, Hashable, Codable {
        case food(OwnFood)
        case meal(SavedMeal)
        case favourite(Favourite)
        /// What a meal usually is, as the person told: it wins over what the diary tells.
        case usual(SavedMeal, Meal)
        case note(String)
        case wholeDay
        case grocery(GroceryItem)
        case reminder(Reminder)
    }

    /// Unique for the person, made by the store; 0 before it is stored.
    public var id: Int
    /// The day it belongs to: of a note, a whole day and a reminder.
    public var day: Day?
    public var content: Content

    public init(id: Int = 0, day: Day? = nil, content: Content) {
        self.id = id
        self.day = day
        self.content = content
    }

    public var kind: Kind {
        switch content {
        case .food: .food
        case .meal: .meal
        case .favourite: .favourite
        case .usual: .usual
        case .note: .note
        case .wholeDay: .wholeDay
        case .grocery: .grocery
        case .reminder: .reminder
        }
    }

    /// What the person calls it; nil for what has no name.
    public var name: String? {
        switch content {
        case .food(let food): food.name
        case .meal(let meal): meal.name
        case .favourite(let favourite): favourite.title
        case .grocery(let item): item.name
        case .usual, .note, .wholeDay, .reminder: nil
        }
    }

    /// What it is called in a list of choices: a key of the wording where the person gave no name.
    public var title: String {
        switch content {
        case .note(let text): text
        case .usual(_, let meal): "meal.\(meal.rawValue)"
        default: name ?? ""
        }
    }

    /// Of a usual meal, which one it is.
    public var usualMeal: Meal? {
        if case .usual(_, let meal) = content { meal } else { nil }
    }

    /// So many of a kind are kept.
    public static let most = 500
    /// A note is no longer, in characters.
    public static let longestNote = 1000
}

/// A food of the person's own, with what its label says.
public struct OwnFood: Sendable, Hashable, Codable {
    public var id: FoodID
    /// As the person wrote it.
    public var name: String
    /// What `figures` are of.
    public var basis: LabelBasis
    /// The basis was not said.
    public var isBasisAssumed: Bool
    /// Grams in one serving; nil when nobody knows.
    public var servingGrams: Double?
    /// What one serving is called: `bar`, `slice`, `serving`.
    public var serving: String
    /// By its basis; what the label does not say is unknown.
    public var figures: Nutrients
    /// Of a recipe of the person's own, all that goes into it; nil where only a label was told.
    public var parts: [Entry]?
    /// So many servings all the parts make.
    public var servings: Double?

    public init(
        id: FoodID, name: String, basis: LabelBasis, isBasisAssumed: Bool = false, servingGrams: Double? = nil, serving: String = "serving",
        figures: Nutrients
    ) {
        self.id = id
        self.name = name
        self.basis = basis
        self.isBasisAssumed = isBasisAssumed
        self.servingGrams = servingGrams
        self.serving = serving
        self.figures = figures
    }

    /// The food as tables have it. Of one whose weight nobody knows a serving stands for 100 g, and `isWeightless` says so.
    public var food: Food {
        let isPerServing = basis == .serving
        let grams = servingGrams ?? (isPerServing ? 100 : nil)
        let figures = isPerServing ? figures.scaled(by: 100 / (servingGrams ?? 100)) : figures
        var measures: [Measure] = []
        if let grams {
            measures = [Measure(name: serving, grams: grams)]
            if serving != "serving" { measures.append(Measure(name: "serving", grams: grams)) }
            if serving != "piece" { measures.append(Measure(name: "piece", grams: grams)) }
            // A plate or bowl of what was cooked for several is one of their servings.
            if parts != nil, servings ?? 1 > 1 { measures += ["plate", "bowl"].map { Measure(name: $0, grams: grams) } }
        }
        // A drink's 100 ml are taken for 100 g: the figures are by volume, and so are the amounts.
        if basis == .millilitres {
            measures += ["fl oz", "cup"].compactMap { name in Unit(name).millilitres.map { Measure(name: name, grams: $0) } }
        }
        var food = Food(
            id: id, name: name.prefix(1).uppercased() + name.dropFirst(), noun: name, group: basis == .millilitres ? "drink" : "", layer: .own,
            usual: grams == nil ? Amount(quantity: 100, unit: Unit(basis == .millilitres ? "ml" : "g")) : Amount(quantity: 1, unit: Unit(serving)),
            each: grams == nil ? nil : serving, measures: measures, figures: figures)
        food.isWeightless = isPerServing && servingGrams == nil
        return food
    }
}

extension FoodID {
    /// Of a food or meal of the person's own.
    public var isOwn: Bool { code.hasPrefix("custom:") || code.hasPrefix(SavedMeal.prefix) }
}

/// Rows to log together under a name.
public struct SavedMeal: Sendable, Hashable, Codable {
    public var name: String
    /// The rows as they were; their day, meal and number mean nothing.
    public var entries: [Entry]

    public init(name: String, entries: [Entry]) {
        self.name = name
        self.entries = entries
    }

    /// What a mention that means it refers to: `meal:` and the keepsake's number.
    public static let prefix = "meal:"
}

/// A food to log quickly, with the amount it was kept with.
public struct Favourite: Sendable, Hashable, Codable {
    public var title: String
    public var foodID: FoodID
    public var noun: String
    /// Empty for the usual portion.
    public var amount: Amount
    /// A saved meal that is a favourite, by its name; then the food says nothing.
    public var meal: String?

    public init(title: String, foodID: FoodID, noun: String, amount: Amount = Amount(), meal: String? = nil) {
        self.title = title
        self.foodID = foodID
        self.noun = noun
        self.amount = amount
        self.meal = meal
    }
}
