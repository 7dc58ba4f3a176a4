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
        json.field("grams", grams, places: 3)
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
        case .goal, .setting: nil
        }
    }
}
