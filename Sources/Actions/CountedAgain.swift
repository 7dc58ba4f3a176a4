import Dialogue
import Nutrition

/// "fueron 6": a bare number put right is in the measure in which the row was told, the one that it is a round number of.
extension Water {
    func millilitres(counting number: Double) -> Double {
        if number >= 50 { return number }
        if let glass { return number * glass }
        let isOfLitres = millilitres >= 1000 || number != number.rounded()
        return number * (isOfLitres ? 1000 : millilitres)
    }

    /// The glass, large or small, that the row is a round number of.
    var glass: Double? {
        [nil, "large", "small"].map { Amount(quantity: 1, unit: Unit("glass"), size: $0).millilitresOfWater }.first { isRound(millilitres / $0) }
    }
}

extension Exercise {
    /// The time was not told, but follows from the distance or from what was counted.
    var isTimeAssumed: Bool { kilometres != nil && (assumed.contains("pace") || assumed.contains("minutes")) }

    func measures(counting number: Double) -> (minutes: Double?, kilometres: Double?) {
        guard let kilometres, kilometres > 0 else { return (number, nil) }
        // Steps leave the time to be assumed; a lap is 25 m.
        let measures = assumed.contains("minutes") ? [0.0008] : [1, 1.609344, 0.001] + (activity.hasPrefix("swim") ? [0.025] : [])
        let measure =
            measures.filter { isRound(kilometres / $0) }
            .min { distance(number, kilometres / $0) < distance(number, kilometres / $1) } ?? 1
        let isOfTime = distance(number, minutes) * (isTimeAssumed ? 2 : 1) < distance(number, kilometres / measure)
        return isOfTime ? (number, nil) : (nil, number * measure)
    }

    /// How many times more or less one number is than another.
    private func distance(_ one: Double, _ other: Double) -> Double { max(one / other, other / one) }
}

/// Of one decimal at most, but for what is lost in storing.
private func isRound(_ number: Double) -> Bool { abs(number * 10 - (number * 10).rounded()) < 0.001 }
