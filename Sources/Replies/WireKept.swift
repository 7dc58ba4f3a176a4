public import Dialogue
import Nutrition

extension Kept {
    /// Whether something was stored or removed.
    var isWritten: Bool {
        switch self {
        case .reminder(.set), .reminder(.changed), .reminder(.cancelled): true
        case .food, .meal, .usualSet, .forgotten, .renamed, .note, .dayReopened: true
        case .favourite(_, let isNew), .wholeDay(_, let isNew): isNew
        default: false
        }
    }

    /// The fields of `data`: `food` of one that was made, `kept` of a list, `note`.
    func add(to data: inout JSONText) {
        switch self {
        case .food(let food, _): data.raw("food", food.json)
        case .meal(let meal, _): data.raw("meal", meal.json)
        case .usualSet(let meal, let saved): data.raw("usual", "{\"meal\":\(JSONText.quoted(meal.rawValue)),\"foods\":\(saved.foods)}")
        case .note(let text, let day): data.raw("note", "{\"date\":\(JSONText.quoted(day.description)),\"text\":\(JSONText.quoted(text))}")
        case .list(let kept, _, let usuals):
            data.array("kept", kept.map(\.json))
            if !usuals.isEmpty {
                data.array(
                    "usuals",
                    usuals.map { "{\"meal\":\(JSONText.quoted($0.meal.rawValue)),\"foods\":\(SavedMeal(name: "", entries: $0.entries).foods)}" })
            }
        case .forgotten(let kept): data.array("forgotten", kept.map(\.json))
        case .wholeDay: data.raw("complete", "true")
        case .wholeDays(let days, _): data.array("complete_days", days.map { JSONText.quoted($0.description) })
        case .dayReopened: data.raw("complete", "false")
        case .ofDay(let notes, let isWhole):
            data.raw("notes", "[" + notes.map(JSONText.quoted).joined(separator: ",") + "]")
            data.raw("complete", isWhole ? "true" : "false")
        default: break
        }
    }
}

extension OwnFood {
    fileprivate var json: String {
        var json = JSONText()
        json.field("food", food.name)
        json.field("food_id", id.code)
        json.field("per", basis == .grams ? "100 g" : basis == .millilitres ? "100 ml" : serving)
        json.field("serving_grams", servingGrams)
        var amounts = JSONText()
        for (nutrient, amount) in figures.known { amounts.field(nutrient.key, amount) }
        json.raw("nutrients", amounts.closed)
        return json.closed
    }
}

extension SavedMeal {
    /// Its rows without a place in the diary.
    fileprivate var foods: String {
        "["
            + entries.map { entry in
                var json = JSONText()
                json.field("food", entry.food)
                json.field("food_id", entry.foodID.code)
                json.field("quantity", entry.quantity)
                json.field("unit", entry.unit)
                json.field("grams", entry.knownGrams, places: 3)
                json.field("energy_kcal", entry.nutrients[.energy])
                return json.closed
            }.joined(separator: ",") + "]"
    }

    fileprivate var json: String {
        var json = JSONText()
        json.field("name", name)
        json.raw("foods", foods)
        return json.closed
    }
}

extension Keepsake {
    /// What is kept, as a list and an export tell it.
    public var json: String {
        var json = JSONText()
        json.field("kind", kind.rawValue)
        json.field("date", day?.description)
        switch content {
        case .food(let food): json.raw("food", food.json)
        case .meal(let meal): json.raw("meal", meal.json)
        case .favourite(let favourite):
            json.field("name", favourite.title)
            json.field("food_id", favourite.foodID.code)
        case .usual(let saved, let meal):
            json.field("meal", meal.rawValue)
            json.raw("foods", saved.foods)
        case .note(let text): json.field("text", text)
        case .wholeDay: break
        case .reminder(let reminder): reminder.add(to: &json)
        case .grocery(let item):
            json.field("name", item.name)
            json.field("food_id", item.food?.code)
            json.field("quantity", item.amount.quantity)
            json.field("unit", item.amount.unit?.name)
            json.field("state", item.state.rawValue)
            if !item.rows.isEmpty { json.raw("entries", "[" + item.rows.keys.sorted().map { "\"e\($0)\"" }.joined(separator: ",") + "]") }
        }
        return json.closed
    }
}
