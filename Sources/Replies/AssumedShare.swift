import Dialogue
import Nutrition

extension Speaker {
    /// ", about a third of it assumed": where a good part of a sum, though not nearly all of it, goes by amounts that nobody said.
    func assumedShare(_ day: DayTotals, _ nutrient: Nutrient) -> String {
        guard let all = day.sum[nutrient], all > 0, let assumed = day.assumed?[nutrient] else { return "" }
        let shares: [(Double, Phrase)] = [
            (1.0 / 4, .aQuarter), (1.0 / 3, .aThird), (1.0 / 2, .aHalf), (2.0 / 3, .twoThirds), (3.0 / 4, .threeQuarters),
        ]
        let share = assumed / all
        guard (0.2...0.7).contains(share), let nearest = shares.min(by: { abs($0.0 - share) < abs($1.0 - share) }) else { return "" }
        return say(.assumedShare, ["share": say(nearest.1)])
    }
}
