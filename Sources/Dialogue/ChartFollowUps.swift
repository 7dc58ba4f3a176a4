import NLU
import Nutrition

/// Charts that are asked for by a trend, or drawn anew: "fiber trend", "how is my sodium trending", "weekly instead".
extension Intents {
    static func chartAgain(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard reading.foods.allSatisfy({ $0.best == nil }), reading.amounts.isEmpty, reading.words.count <= 8, reading.when.meal == nil else {
            return nil
        }
        if reading.words.contains(where: ["trend", "trending", "tendencia", "evolucion"].contains), !reading.nutrients.isEmpty,
            !reading.nutrients.contains(.water), reading.words.isDisjoint(with: ["weight", "peso", "recipe", "receta"])
        {
            return .showChart(ChartQuery(.nutrient(reading.nutrients[0]), days: reading.when.days))
        }
        let words = reading.words.filter { !otherwise.contains($0) }
        // "y qué porcentaje es de grasa", after a chart of the shares: told in figures.
        guard words.isDisjoint(with: ["percent", "percentage", "porcentaje", "share", "proporcion"]), case .showChart(let query)? = tracker.inquiry,
            (1...4).contains(words.count), words.count < reading.words.count
        else { return nil }
        return query.goneOn(reading).map { .showChart($0) }
    }

    private static let otherwise: Set<String> = ["instead", "rather", "mejor"]
}
