import Nutrition

/// How many of what was named, told beside it.
extension Reader {
    /// "baby carrots about 10", "tacos de canasta, fueron 5".
    func isBeforeCount(_ place: Int, _ chart: Chart) -> Bool {
        place > 0 && place + 1 < chart.tokens.count && chart.classes[place + 1] == Chart.Class.quantity.rawValue
            && Reader.beforeCounts.contains(chart.tokens[place])
    }

    /// "tacos de canasta, fueron 5", "two turkey burgers no bun": a count of what is named first here.
    func tellsHowMany(_ chart: Chart) -> Bool {
        guard let first = chart.amounts.first, let count = first.amount.quantity, let last = chart.amounts.last else { return false }
        let isCounted = chart.classes.contains(Chart.Class.without.rawValue) && first.tokens.lowerBound == 0 && count >= 2
        return isCounted
            || last.tokens.lowerBound > 1 && isBeforeCount(last.tokens.lowerBound - 1, chart) && last.tokens.upperBound == chart.tokens.count
    }

    private static let beforeCounts: WordSet = [
        "about", "around", "roughly", "approximately", "approx", "maybe", "like", "probably", "say", "como", "unos", "unas", "aprox", "fueron",
        "eran",
        "quiza", "quizas",
    ]
}
