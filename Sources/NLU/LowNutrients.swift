import Nutrition

extension Chart {
    /// The nutrients that there should be little of: "low carb", "less sugar and salt", "fat-free", "bajo en sal".
    var lowNutrients: [Nutrient] {
        var low: [Nutrient] = []
        var lastLow: Int?
        for (range, nutrient) in nutrients {
            var before = range.lowerBound - 1
            while before >= 0, tokens[before].kind == .mark || Chart.betweenLowAndNutrient.contains(tokens[before]) {
                // "low in fat and sugar": what was said of the first holds for the second.
                if lastLow == before + 1 { break }
                before -= 1
            }
            var after = range.upperBound
            while after < tokens.count, tokens[after].kind == .mark { after += 1 }
            let isFree = after < tokens.count && tokens[after].text == "free"
            let isCarried = lastLow.map { $0 == before + 1 } ?? false
            let word = before >= 0 ? tokens[before].text : ""
            guard isFree || isCarried || Chart.lowWords.contains(word) && !isOfThePerson(before) else { continue }
            low.append(nutrient)
            lastLow = range.upperBound
        }
        return low
    }

    /// "I'm low in iron" asks for more of it.
    private func isOfThePerson(_ place: Int) -> Bool {
        tokens[..<place].suffix(3).contains { ["im", "am", "my", "feeling", "running", "was", "been", "too"].contains($0.text) }
    }

    private static let lowWords: WordSet = [
        "low", "lower", "less", "little", "reduced", "fewer", "minimal", "lowest", "lo", "baja", "bajo", "bajos", "bajas", "menos", "poca", "poco",
        "without", "sin", "cut",
    ]
    private static let betweenLowAndNutrient: WordSet = ["in", "on", "of", "and", "or", "en", "y", "added"]
}
