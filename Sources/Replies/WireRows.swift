import Dialogue
import Nutrition

extension Nutrients {
    /// The figures of a food label; an unknown one is absent.
    fileprivate var json: String {
        var json = JSONText()
        for nutrient in Nutrient.label { json.field(nutrient.key, self[nutrient]) }
        return json.closed
    }
}

extension Entry {
    /// The row as `data.entries` holds it.
    var json: String {
        var json = JSONText()
        json.field("id", "e\(id)")
        json.field("food", food)
        json.field("food_id", foodID.code)
        json.field("quantity", quantity)
        json.field("unit", unit)
        // What is known by the bar and not by its weight.
        if knownGrams == nil { json.raw("grams", "null") }
        json.field("grams", knownGrams, places: 3)
        json.field("meal", meal.rawValue)
        json.field("date", day.description)
        json.field("time", minute.map(Moment.clock))
        json.raw("assumed", "[" + assumed.map { JSONText.quoted($0.rawValue) }.joined(separator: ",") + "]")
        json.raw("nutrients", nutrients.json)
        return json.closed
    }
}

extension Exercise {
    var json: String {
        var json = JSONText()
        json.field("id", "e\(id)")
        json.field("activity", activity)
        json.field("minutes", minutes)
        json.field("kilometres", kilometres)
        json.field("energy_kcal", kilocalories)
        json.field("date", day.description)
        json.raw("assumed", "[" + assumed.map(JSONText.quoted).joined(separator: ",") + "]")
        return json.closed
    }
}

extension BodyWeight {
    var json: String {
        var json = JSONText()
        json.field("id", "e\(id)")
        json.field("date", day.description)
        json.field("kilograms", kilograms)
        json.field("unit", unit)
        return json.closed
    }
}

extension Water {
    var json: String {
        var json = JSONText()
        json.field("id", "e\(id)")
        json.field("date", day.description)
        json.field("millilitres", millilitres)
        return json.closed
    }
}

extension NutrientAnswer {
    /// The answer, with the usual portion beside 100 g.
    var json: String {
        var json = JSONText()
        json.field("food", food)
        json.field("food_id", foodID.code)
        json.field("grams", grams)
        json.field("nutrient", nutrient.key)
        json.field("value", value)
        json.field("usual_grams", usual?.grams)
        json.field("usual_value", usualValue)
        return json.closed
    }
}

extension FoodLine {
    var json: String {
        var json = JSONText()
        json.field("food", food)
        json.field("food_id", foodID.code)
        json.field("quantity", portion.quantity)
        json.field("unit", portion.unit)
        json.field("grams", portion.grams)
        json.raw("nutrients", nutrients.json)
        return json.closed
    }
}

extension Record {
    /// The number of a row that has one on the wire.
    var id: Int? {
        switch self {
        case .entry(let row): row.id
        case .exercise(let row): row.id
        case .weight(let row): row.id
        case .water(let row): row.id
        case .goal, .setting, .keepsake: nil
        }
    }
}

extension Explanation {
    /// The chain from the words to the figure, link by link: entry, portion and its row, nutrient row, source and release.
    var json: String {
        var json = JSONText()
        json.field("said", said)
        json.field("entry", entry.map { "e\($0)" })
        json.field("food", food)
        json.field("food_id", foodID.code)
        json.field("release", foodID.release)
        json.field("row", foodID.number)
        json.raw("portion", portion)
        json.field("nutrient", nutrient.key)
        json.field("per_100_g", figure, places: 4)
        json.field("value", figure.map { $0 * grams / 100 })
        if let ingredients {
            json.array(
                "ingredients",
                ingredients.map { part in
                    var json = JSONText()
                    json.field("name", part.name)
                    json.field("food_id", part.foodID.code)
                    json.field("grams", part.grams)
                    return json.closed
                })
        }
        return json.closed
    }

    private var portion: String {
        var json = JSONText()
        json.field("quantity", quantity)
        json.field("unit", unit)
        json.field("grams", grams, places: 3)
        json.field("source", portionSource.rawValue)
        json.field("row", portionRow.map { "\(foodID.code) \($0)" })
        json.raw("assumed", "[" + assumed.map { JSONText.quoted($0.rawValue) }.joined(separator: ",") + "]")
        return json.closed
    }
}

extension IntakeAnswer {
    /// `{"nutrient":"iron_mg","recommended":18,"kind":"RDA","limit":45,"limit_scope":""}`.
    var json: String {
        var json = JSONText()
        json.field("nutrient", nutrient.key)
        json.field("recommended", recommended?.amount)
        json.field("kind", recommended?.kind.rawValue)
        json.field("limit", limit?.amount ?? (GoalKind(nutrient) == .limit ? LabelValue(nutrient)?.amount : nil))
        json.field("limit_scope", limit?.scope.rawValue)
        return json.closed
    }
}
