public import Nutrition

/// What foods and activities are called in the languages of replies: rows keep the names they were written with, whatever is spoken later.
public struct Names: Sendable {
    let foods: FoodTable?
    /// An activity's display name → its Spanish name.
    let activities: [String: String]

    public init(foods: FoodTable? = nil, activities: [String: String] = [:]) {
        self.foods = foods
        self.activities = activities
    }
}
