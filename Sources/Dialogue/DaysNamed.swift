import NLU
import Nutrition

/// Days that are named together, and which of them had more.
extension Intents {
    /// "¿cuántas calorías comí ayer y hoy?", "how much protein yesterday and today?": each of the two; "en total" both in one.
    static func bothDays(_ reading: Reading, _ words: [String]) -> Request? {
        guard reading.dates.count == 2, reading.dates[0] != reading.dates[1], reading.target == nil, words.contains(where: ["y", "and"].contains),
            ["ask_summary", "ask_nutrient"].contains(reading.intent.name), reading.foods.allSatisfy({ $0.best == nil }), reading.amounts.isEmpty,
            reading.when.minute == nil, words.isDisjoint(with: ["between", "since", "desde", "from", "left", "queda", "quedan"])
        else { return nil }
        let (first, last) = (reading.dates[0], reading.dates[1])
        let whole = min(first.lowerBound, last.lowerBound)...max(first.upperBound, last.upperBound)
        let isSummed =
            Vocabulary.says(.average, words)
            || words.contains(where: ["total", "together", "combined", "altogether", "entre", "juntos", "junto", "sumado", "sumados"].contains)
        if isSummed, whole.count == first.count + last.count {
            return .askSummary(When(days: whole, meal: reading.when.meal), nutrients: reading.nutrients)
        }
        return words.contains("entre") ? nil : .compareDays([first, last], nutrients: reading.nutrients, meal: reading.when.meal)
    }

    /// "¿cuál día tuvo más proteína?", "which of the two had less?": of the days that were just compared, else of all that are told.
    static func whichDay(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        let asked = words.drop { ["y", "and", "so", "en", "on"].contains($0) }
        guard reading.dates.isEmpty, reading.foods.isEmpty, reading.amounts.allSatisfy({ $0.unit == nil }), (3...10).contains(words.count),
            ["cual", "que", "which", "what"].contains(asked.first), words.contains(where: ranking.contains)
        else { return nil }
        let namesDay = asked.prefix(5).contains { ["dia", "day"].contains($0) }
        let isOfBoth = asked.contains(where: ["dos", "two"].contains) || reading.intent.name == "ask_summary" && namesDay
        if case .compareDays(let spans, let old, let meal)? = tracker.inquiry, isOfBoth {
            return .compareDays(spans, nutrients: reading.nutrients.isEmpty ? old : reading.nutrients, meal: meal)
        }
        // "which was worse?", after two days were compared.
        if case .compareDays(let spans, let old, let meal)? = tracker.inquiry, spans.count == 2, asked.count <= 4, reading.when.isEmpty,
            asked.contains(where: ["was", "is", "had", "fue", "es", "tuvo", "one"].contains)
        {
            return .compareDays(spans, nutrients: reading.nutrients.isEmpty ? old : reading.nutrients, meal: meal)
        }
        // "which day was better?", after the protein of the week.
        if namesDay, reading.nutrients.isEmpty, reading.when.isEmpty, let (days, nutrients) = stretchAsked(tracker) {
            var told = reading
            (told.nutrients, told.when.days) = (nutrients, days)
            let query = InsightQuery(told)
            if query.subject == .overDays { return .askInsight(query) }
        }
        guard namesDay, reading.intent.name == "ask_summary", reading.when.isEmpty else { return nil }
        let query = InsightQuery(reading)
        return query.subject == .overDays ? .askInsight(query) : nil
    }

    /// The days and nutrients that were asked about last: of their sums, or of the highest of them.
    private static func stretchAsked(_ tracker: Tracker) -> (days: ClosedRange<Day>, nutrients: [Nutrient])? {
        switch tracker.inquiry {
        case .askSummary(let when, let nutrients)?:
            when.days.flatMap { $0.count > 1 && !nutrients.isEmpty ? ($0, nutrients) : nil }
        case .askInsight(let query)? where query.subject == .overDays:
            query.days.flatMap { query.nutrients.isEmpty ? nil : ($0, query.nutrients) }
        default: nil
        }
    }

    private static let ranking = Set(
        Word.split("más menos mayor menor mejor peor more less most least better best worse worst fewer higher lower highest lowest"))
}
