import Nutrition

/// Clock times of digits alone.
extension TimeGrammar {
    /// "at 1030", "around 1245": an hour and its minutes without a mark, where no measure follows.
    func hourAndMinutes(at start: Int) -> Int? {
        guard start < tokens.count, tokens[start].kind == .number, (3...4).contains(tokens[start].text.utf8.count),
            let told = Int(tokens[start].text),
            told / 100 < 24, told / 100 >= 1, told % 100 < 60, ["at", "by", "since", "@"].contains(lead(start)) || told % 15 == 0 && told / 100 > 4,
            // "about 600 calories" tells no hour.
            start + 1 == tokens.count || !ClockDigits.counted.contains(tokens[start + 1]),
            start + 1 == tokens.count || tokens[start + 1].kind == .mark || amounts.unit(at: start + 1) == nil && nameLength(start + 1) == 0
        else { return nil }
        let (hour, minute) = (told / 100, told % 100)
        if let (shifted, _) = halfDay(start + 1, hour) { return shifted * 60 + minute }
        return (hour > 12 || tokens[start].text.first == "0" ? hour : guess(hour)) * 60 + minute
    }
}

private enum ClockDigits {
    static let counted: WordSet = ["calorie", "cal", "kcal", "kilocalorie", "kj", "kilojoule", "step", "calories", "cals", "kcals", "steps"]
}
