import Dialogue
import Nutrition

extension Speaker {
    /// The units that the person chose.
    var chosen: Units { Units(code: units) }

    /// " (3.5 oz)" beside an amount, and fluid ounces beside a metric volume; nothing where the amount is in ounces itself.
    func inOunces(_ unit: String, _ grams: Double, count: Double? = nil) -> String {
        if unit == "oz" || unit == "lb" || grams <= 0 { return "" }
        if ["ml", "l", "cl", "dl"].contains(unit), let count, let millilitres = Unit(unit).millilitres {
            return " (" + say(.fluidOunces, ["amount": numbers.figure(count * millilitres / 29.57353)]) + ")"
        }
        return say(own: .inOunces, ["ounces": ounces(grams)])
    }

    private func ounces(_ grams: Double) -> String { numbers.figure(grams / 28.349523125) }

    /// "100 g", or "3.5 oz".
    func weight(_ grams: Double) -> String {
        chosen.isImperial ? say(own: .ounces, ["ounces": ounces(grams)]) : say(own: .grams, ["grams": numbers.figure(grams)])
    }

    /// What figures are given for where no amount was said.
    var hundredGrams: String { say(.hundredGrams) + (chosen.isImperial ? inOunces("", 100) : "") }

    /// "9 st 11 lb"; less than a stone in pounds.
    func stones(_ kilograms: Double) -> String {
        let pounds = (kilograms / 0.45359237 * 10).rounded() / 10
        if pounds < 14 { return say(.pounds, ["weight": numbers.decimals(pounds, 1)]) }
        let stones = (pounds / 14).rounded(.down)
        let rest = pounds - stones * 14
        let whole = say(.stones, ["weight": numbers.whole(stones)])
        return rest < 0.05 ? whole : whole + " " + say(.pounds, ["weight": numbers.decimals(rest, 1)])
    }

    /// "metric (kg, cm, g)", "stones and pounds for body weight".
    func name(_ units: Units) -> String {
        [units.system.flatMap { say(key: "value.\($0.rawValue)") }, units.weight.flatMap { say(key: "value.\($0.rawValue)") }]
            .compactMap(\.self).joined(separator: ", ")
    }

    /// The parts of a setting that is a list.
    func list(of value: String) -> [String] { value.split(separator: ",").map { String($0.drop { $0 == " " }) } }

    /// "Mexican" of the label "mexican"; what was said in other words stays.
    func cuisineName(_ label: String) -> String {
        say(key: "cuisine.\(label.capitalised)") ?? (label.contains(" ") || language != "en" ? label : label.capitalised)
    }
}
