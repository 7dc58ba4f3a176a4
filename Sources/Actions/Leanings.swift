import Dialogue
import Knowledge
import Nutrition
import Store

/// What a person said matters, in order, and the cooking they eat most: a share of what puts recipes in order.
struct Leanings {
    let priorities: [Priority]
    private let cultures: Set<String>

    init(_ diary: Diary) throws {
        priorities = try diary.list("priorities").compactMap(Priority.init(rawValue:))
        cultures = Set(try diary.list("cuisine").map { $0.lowercased() })
    }

    /// The first counts about as much as what is asked for, each later one three fifths of the one before.
    func score(_ recipe: Recipe) -> Double {
        var score = cultures.contains(recipe.cuisine.lowercased()) ? 0.8 : 0
        var weight = 1.5
        for priority in priorities {
            score += weight * Leanings.value(recipe, priority)
            weight *= 0.6
        }
        return score
    }

    /// How well a recipe does, 0 to 1; what is not known does middling. Amounts are of a serving, against what a third of a day should hold.
    static func value(_ recipe: Recipe, _ priority: Priority) -> Double {
        func much(_ nutrient: Nutrient, _ most: Double) -> Double { recipe.nutrients[nutrient].map { min($0 / most, 1) } ?? 0.5 }
        func little(_ nutrient: Nutrient, _ most: Double) -> Double { recipe.nutrients[nutrient].map { 1 - min($0 / most, 1) } ?? 0.5 }
        switch priority {
        case .protein: return much(.protein, 35)
        case .fiber: return much(.fiber, 12)
        case .calories: return little(.energy, 800)
        case .carbohydrate: return little(.carbohydrate, 90)
        case .sugars: return little(.sugars, 25)
        case .sodium: return little(.sodium, 1000)
        case .price: return recipe.price.map { 1 - Double(min(max($0, 1), 3) - 1) / 2 } ?? 0.5
        case .time: return recipe.minutes.map { 1 - min(Double($0) / 60, 1) } ?? 0.5
        case .health: return (much(.fiber, 12) + little(.sodium, 1000) + little(.saturatedFat, 10)) / 3
        // What tastes good the likes tell.
        case .taste: return 0.5
        }
    }
}
