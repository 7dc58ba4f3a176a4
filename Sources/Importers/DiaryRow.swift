public import Nutrition

/// A row of somebody's diary as another program exported it, in our own words: a food eaten, with the figures that the export gives.
public struct DiaryRow: Sendable, Hashable {
    /// Where it stands in the file, counted from 1.
    public var line: Int
    public var day: Day
    /// Minutes since midnight, where the export tells a time.
    public var minute: Int?
    public var meal: Meal
    /// What the export calls the meal.
    public var group: String
    /// The food's name as exported, nil for a row that sums up a whole meal.
    public var food: String?
    /// The code of the figures, where the export is our own.
    public var foodID: FoodID?
    /// The food's noun and the person's words, where the export is our own.
    public var noun: String?
    public var said: String?
    public var quantity: Double
    /// A unit's name: `g`, `cup`, `serving`.
    public var unit: String
    /// What it weighed, where the export tells.
    public var grams: Double?
    public var assumed: [Portion.Assumption] = []
    public var portionSource: Portion.Source?
    /// As eaten; what the export does not tell is unknown.
    public var nutrients: Nutrients
    /// Rows of the file that are alike in all this, up to this one.
    public var occurrence = 1
}

/// What makes a diary's whole file impossible to import, beside what `ImportError` names.
public enum DiaryProblem: Error, Sendable, Hashable, CustomStringConvertible {
    /// One row a day, without foods or meals.
    case daily(path: String, hint: String)
    /// The header names a date and nothing to import.
    case nothingNamed(path: String, needed: [String])
    /// The header is that of another kind of table of the same program.
    case otherTable(path: String, what: String, hint: String)

    public var description: String {
        switch self {
        case .daily(let path, let hint): "\(path) has one row a day, without the foods: \(hint)"
        case .nothingNamed(let path, let needed):
            "\(path) has a date and no column \(needed.map { "'\($0)'" }.joined(separator: " or ")): is it the right file?"
        case .otherTable(let path, let what, let hint): "\(path) holds \(what), not the food diary: \(hint)"
        }
    }
}
