import NLU
public import Nutrition

extension Tracker {
    /// The nutrient that the last question or goal was of, as a list; empty for none and for several.
    var askedNutrients: [Nutrient] { inquiry?.nutrient.map { [$0] } ?? [] }

    /// The same, where it is not energy, which is what is meant when nothing is named.
    var askedNutrient: Nutrient? { askedNutrients.first { $0 != .energy } }
}

extension Request {
    /// The one nutrient that is asked about or set: "and over it?" and "set it to 110 g" speak of it; nil for none and for several.
    public var nutrient: Nutrient? {
        let all: [Nutrient] =
            switch self {
            case .askNutrients(_, let nutrients), .askAverage(let nutrients, _), .compareFoods(_, let nutrients, _), .askSummary(_, let nutrients),
                .askRemaining(_, let nutrients, _),
                .askMeals(_, let nutrients, _), .askRows(_, let nutrients), .askIntake(let nutrients, _), .judge(_, let nutrients, _),
                .askMealSpokenOf(let nutrients):
                nutrients
            case .setGoal(let nutrient, _), .adoptIntake(let nutrient, _), .explainNutrient(let nutrient, _), .tellNutrient(let nutrient): [nutrient]
            case .boundGoal(let goal): [goal.nutrient]
            case .askMost(let question): question.nutrient.map { [$0] } ?? []
            case .askInsight(let query): query.nutrients
            case .recommendFood(let query): query.nutrients + query.low
            case .own(.notice(_, let nutrients)), .own(.reached(let nutrients, _, _, _)): nutrients
            default: []
            }
        return all.count == 1 ? all[0] : nil
    }
}

extension Request {
    /// What it asks of a sum of the diary that what is logged later changes; nil for another question.
    var summed: Request? {
        // What a body needs of it is what the diary will be held against.
        if case .askIntake(let nutrients, _) = self, let nutrient = nutrients.only, nutrient != .energy, nutrient != .water {
            return .askInsight(InsightQuery(GoalKind(nutrient) == .limit ? .limits : .needs, nutrients: nutrients))
        }
        return isOfSums ? self : nil
    }

    /// Which foods gave most of something, and no sum that could be better by now.
    var ranksFoods: Bool {
        switch self {
        case .askMost: true
        case .askInsight(let query): query.subject == .sources
        default: false
        }
    }

    private var isOfSums: Bool {
        switch self {
        case .askWater, .compareDays, .askAverage, .askNutrients(foods: [], _), .askMealSpokenOf, .askMeals: true
        case .judge(let foods, _, _): foods.isEmpty
        case .askSummary(_, let nutrients), .askRemaining(_, let nutrients, nil): nutrients.contains { $0 != .energy }
        case .askInsight(let query): [.needs, .limits, .sources].contains(query.subject)
        case .askMost: true
        default: false
        }
    }
}

extension Reading {
    /// "and sugar?", "¿y sal?", after figures were asked for: the nutrient, and not the food of that name.
    func namingNutrient(after last: Request) -> Reading {
        // "¿y de sal?" names no food at all.
        let bare = words.filter { !["y", "and", "de", "of", "what", "about", "in", "la", "the", "el"].contains($0) }.joined(separator: " ")
        guard foods.count <= 1, foods.allSatisfy(\.amount.isEmpty), nutrients.isEmpty, words.count <= 5,
            let nutrient = Reading.namesakes[foods.first.map { Word.split($0.said).joined(separator: " ") } ?? bare]
        else { return self }
        switch last {
        // "and sugar", after the calories of a coffee were asked for, is put into it.
        case .askNutrients(_, let asked): guard text.hasSuffix("?") || !asked.isEmpty && asked != [.energy] else { return self }
        case .askFoodFacts: guard text.hasSuffix("?") else { return self }
        case .askSummary, .askRemaining, .askMeals, .askRows, .askInsight, .askIntake, .compareFoods, .showChart, .askMost: break
        default: return self
        }
        var reading = self
        (reading.foods, reading.nutrients) = ([], [nutrient])
        return reading
    }

    /// Nutrients that are foods as well; folded and singular.
    static let namesakes: [String: Nutrient] = [
        "sugar": .sugars, "azucar": .sugars, "azucare": .sugars, "azucares": .sugars, "salt": .sodium, "sal": .sodium,
        "fiber one": .fiber, "fibre one": .fiber, "protein one": .protein,
    ]
}
