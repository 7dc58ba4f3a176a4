import Foundation

/// What a person needs and should aim for, from the words of the reply that say who it is, by the equations of the Dietary Reference Intakes 2002/2005.
struct Plan {
    let need, change, goal, pace: Double

    /// kcal a kilogram of body weight, Wishnofsky 1958.
    private static let kilogram = 7700.0

    init?(_ text: String, spanish: Bool) {
        let pattern = /(man|woman|hombre|mujer) (?:of|de) (\d+)(?: años)?, (\d+) cm, ([\d.,]+) kg, (.+?) \(/
        guard let person = text.firstMatch(of: pattern), let age = Double(person.output.2), let height = Double(person.output.3),
            let weight = Double(person.output.4.replacing(",", with: "."))
        else { return nil }
        let isMan = ["man", "hombre"].contains(person.output.1)
        let levels: [(words: [String], man: Double, woman: Double)] = [
            (["very active", "muy activ"], 1.48, 1.45), (["lightly", "poco activ", "ligeramente"], 1.11, 1.12),
            (["moderately", "moderadamente", "activ"], 1.25, 1.27), (["sedentar"], 1, 1),
        ]
        guard let level = levels.first(where: { level in level.words.contains { person.output.5.contains($0) } }) else { return nil }
        need =
            isMan
            ? 662 - 9.53 * age + level.man * (15.91 * weight + 539.6 * height / 100)
            : 354 - 6.91 * age + level.woman * (9.36 * weight + 726 * height / 100)
        let told = text.firstMatch(of: /(Losing|Gaining|Bajar|Perder|Subir|Ganar) ([\d.,]+) kg/)
        pace = told.flatMap { Double($0.output.2.replacing(",", with: ".")) } ?? 0
        change = pace * Plan.kilogram / 7
        let isLoss = told.map { ["Losing", "Bajar", "Perder"].contains($0.output.1) } ?? true
        goal = ((need + (isLoss ? -change : change)) / 10).rounded() * 10
    }

    /// Requirements are told to the nearest ten.
    var facts: [(String, Double)] {
        [("energy_kcal", (need / 10).rounded() * 10), ("energy_kcal", (change / 10).rounded() * 10), ("energy_kcal", goal), ("kg", pace)]
    }
}
