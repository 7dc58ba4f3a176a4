import NLU
import Nutrition

/// Goals told as shares of the energy: "40% carbs, 30% protein, 30% fat on 2200 calories", "a 40/30/30 split", "30 % de proteína".
extension Intents {
    /// The goals of such a message in grams where it says of how much energy, else the shares, which the goal of energy makes grams of.
    static func shares(_ reading: Reading) -> Request? {
        // "increase my protein goal by 10%", "hit 100% of my protein": no share of the energy.
        guard hasFigure(reading.text), reading.words.isDisjoint(with: noShares) else { return nil }
        let text = reading.text.lowercased()
        let numbers = text.matches(of: /\d+(?:[.,]\d+)?/).compactMap { match in
            Double(match.output.replacing(",", with: ".")).map { (value: $0, range: match.range) }
        }
        let macros = reading.nutrients.filter { DailyGoal.kilocaloriesPerGram($0) != nil }
        let slashed = text.firstMatch(of: /\b(\d\d)\s*[\/-]\s*(\d\d)\s*[\/-]\s*(\d\d)\b/)
        let percents =
            slashed.map { [$0.1, $0.2, $0.3].compactMap { Double($0) } }
            ?? numbers.filter { isPercent(text[$0.range.upperBound...]) }.map(\.value)
        // The order in which they are named where none is: carbohydrate, protein, fat.
        let named = slashed != nil && macros.isEmpty && text.contains(/macro|split|ratio|reparto/) ? [.carbohydrate, .protein, .fat] : macros
        guard !percents.isEmpty, percents.count == named.count, Set(named).count == named.count, percents.allSatisfy({ $0 > 0 }),
            percents.reduce(0, +) <= (named.count == 1 ? 70 : 105), named.count < 3 || percents.reduce(0, +) >= 95
        else { return nil }
        let shares = zip(named, percents).map { DailyGoal($0, $1) }
        let energy = numbers.first { 800...6000 ~= $0.value }?.value
        return .own(energy.map { .setGoals([DailyGoal(.energy, $0)] + DailyGoal.grams(of: shares, in: $0)) } ?? .setShares(shares))
    }

    private static let noShares = Set(
        Word.split(
            "by more less increase raise lower reduce decrease cut up down hit reach add sube súbela sube baja bájala subir bajar aumenta aumentar reduce más menos alcanzar"
        ))

    private static func isPercent(_ rest: Substring) -> Bool { rest.starts(with: /\s*(?:%|percent|per cent|por ciento|pct)/) }
}

extension DailyGoal {
    /// Shares in percent of so many kilocalories, as goals in whole grams.
    public static func grams(of shares: [DailyGoal], in energy: Double) -> [DailyGoal] {
        shares.map { DailyGoal($0.nutrient, (energy * $0.amount / 100 / (kilocaloriesPerGram($0.nutrient) ?? 4)).rounded()) }
    }

    /// The general factors of Atwater (21 CFR 101.9).
    fileprivate static func kilocaloriesPerGram(_ nutrient: Nutrient) -> Double? {
        switch nutrient {
        case .carbohydrate, .protein: 4
        case .fat: 9
        default: nil
        }
    }
}
