import Dialogue
import Nutrition

extension Speaker {
    /// "Yesterday had 338 kcal less than today.": of days of which each has food.
    func difference(_ nutrient: Nutrient, _ more: Double, _ first: ClosedRange<Day>, _ second: ClosedRange<Day>) -> String {
        let text = amount(of: nutrient, abs(more))
        let isEven = quantity(nutrient, abs(more)) == quantity(nutrient, 0)
        let isDaily = first.count > 1 || second.count > 1
        let values: KeyValuePairs = ["amount": text, "first": name(first), "second": name(second)]
        if isEven { return say(.differenceNone, values).capitalised }
        if isDaily { return say(more > 0 ? .differenceDailyMore : .differenceDailyLess, values).capitalised }
        return say(more > 0 ? .differenceMore : .differenceLess, values).capitalised
    }

    /// The body mass index, with the range that the World Health Organization calls normal for adults: 18.5 to 24.9.
    func bodyMass(_ value: Double?, _ weight: BodyWeight?, _ height: Double?) -> String {
        if value == nil || weight == nil, let height {
            let squared = height * height / 10_000
            let unit = chosen.bodyWeight?.rawValue ?? "kg"
            return say(
                .bmiRange,
                [
                    "height": self.height(height), "low": kilograms((18.5 * squared).rounded(), unit),
                    "high": kilograms((24.9 * squared).rounded(), unit),
                ])
        }
        guard let value, let weight, let height else {
            return say(weight == nil && height == nil ? .bmiBoth : weight == nil ? .bmiWeight : .bmiHeight)
        }
        let squared = height * height / 10_000
        return say(
            value < 18.5 ? .bmiBelow : value < 25 ? .bmi : .bmiAbove,
            [
                "value": numbers.decimals(value, 1), "weight": kilograms(weight.kilograms, weight.unit), "height": self.height(height),
                "low": kilograms((18.5 * squared).rounded(), weight.unit), "high": kilograms((24.9 * squared).rounded(), weight.unit),
            ])
    }
}
