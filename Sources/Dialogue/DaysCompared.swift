import NLU
import Nutrition

/// Two stretches of days held against each other, and what was found short when more of it is asked for.
extension Intents {
    /// "with Laura": somebody, and no day.
    private static func isOfPerson(_ reading: Reading) -> Bool {
        guard reading.intent.name == "compare_friend" else { return false }
        let words = Word.split(reading.untimed)
        return words.lastIndex { ["with", "to", "con", "and", "against"].contains($0) }.map {
            words[($0 + 1)...].contains { !["my", "mine", "the", "that", "it", "those", "mi", "la", "el", "lo", "eso"].contains($0) }
        } ?? false
    }

    /// "compare yesterday with today", "did I eat more this week than last week?": two stretches of days.
    static func comparedDays(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        // "calories in vs calories out" holds no two days.
        if isOfPerson(reading) || words.contains("in") && words.contains("out") { return nil }
        // "¿cuánta diferencia hay entre ayer y hoy?": one against the other.
        if let span = reading.dates.only ?? reading.when.days, span.count > 1, words.contains("diferencia"), words.contains("entre"),
            words.contains("y"),
            reading.foods.isEmpty, reading.activity == nil, !Vocabulary.says(.weighing, words)
        {
            let ends = [span.lowerBound...span.lowerBound, span.upperBound...span.upperBound]
            return .compareDays(ends, nutrients: reading.nutrients, meal: reading.when.meal)
        }
        if let days = bothDays(reading, words) ?? whichDay(reading, words, tracker) { return days }
        // "compare the two days", "compara los dos días": the one spoken of, and today.
        if reading.dates.isEmpty, reading.foods.isEmpty, words.count <= 7, Vocabulary.says(.comparing, words), let day = tracker.day,
            words.contains(where: ["day", "dia"].contains), words.contains(where: ["two", "2", "both", "those", "dos", "ambos", "eso"].contains)
        {
            return .compareDays([day...day], nutrients: reading.nutrients, meal: reading.when.meal)
        }
        // "¿cuál fue la diferencia?", after the sum of a day; "compare the protein", after two of them.
        if reading.dates.isEmpty, reading.foods.isEmpty, reading.amounts.isEmpty, words.count <= 6 {
            if case .askSummary(let when, let asked)? = tracker.inquiry, let days = when.days ?? tracker.day.map({ $0...$0 }), days.count == 1,
                words.contains(where: ["difference", "diferencia"].contains)
            {
                return .compareDays([days], nutrients: reading.nutrients.isEmpty ? asked : reading.nutrients, meal: when.meal)
            }
            // "how much more?", "what was the difference in fat?"
            if case .compareDays(let spans, let asked, let meal)? = tracker.inquiry,
                words.contains(where: ["difference", "diferencia"].contains)
                    || words.count <= 4 && ["how", "by", "cuanto", "cuanta"].contains(words[0])
                        && words.contains(where: ["more", "less", "much", "mas", "menos", "meno"].contains)
            {
                return .compareDays(spans, nutrients: reading.nutrients.isEmpty ? asked : reading.nutrients, meal: meal)
            }
            if case .compareDays(let spans, _, let meal)? = tracker.inquiry, !reading.nutrients.isEmpty,
                ["compare_foods", "compare_friend"].contains(reading.intent.name)
            {
                return .compareDays(spans, nutrients: reading.nutrients, meal: meal)
            }
        }
        // "compare that to yesterday": with the day that was spoken of.
        if reading.dates.count == 1, let first = words.first(where: { !["y", "and", "eso", "that"].contains($0) }),
            ["compare", "compara", "comparalo", "comparado", "compared"].contains(first),
            let day = tracker.day, !reading.dates[0].contains(day), reading.foods.isEmpty, !Vocabulary.says(.weighing, words)
        {
            return .compareDays([day...day, reading.dates[0]], nutrients: reading.nutrients, meal: reading.when.meal)
        }
        let orders = words.first.map { ["compare", "compara", "comparame"].contains($0) } ?? false
        guard reading.dates.count == 2 && reading.dates[0] != reading.dates[1] || reading.dates.count == 1,
            reading.foods.allSatisfy({ $0.best == nil }),
            orders
                || [
                    "ask_summary", "ask_insight", "ask_diary", "compare_foods", "compare_friend", "ask_nutrient", "out_of_scope", "ask_remaining",
                    "move_entry", "explain",
                ]
                .contains(reading.intent.name),
            Vocabulary.says(.comparing, words)
                || reading.dates.count == 2 && words.contains("diferencia") && words.contains("entre")
                || words.contains(where: ["higher", "lower"].contains) && ["was", "were", "is", "are"].contains(words[0])
                || reading.dates.count == 2 && ["o", "u", "or"].contains(where: words.contains)
                || words.contains("con") && orders
                || reading.dates.count == 2 && words.contains("que") && words.contains(where: ["mas", "menos", "meno", "mejor", "peor"].contains)
                || zip(words, words.dropFirst()).contains { ["mas", "menos", "meno", "mejor", "peor"].contains($0) && $1 == "que" },
            !Vocabulary.says(.weighing, words), !words.contains("since"), !words.contains("desde")
        else { return nil }
        if reading.dates.count == 1, reading.pointsBack, let day = tracker.day {
            return .compareDays([day...day, reading.dates[0]], nutrients: reading.nutrients, meal: reading.when.meal)
        }
        // "how do my days compare this week?": day by day.
        if reading.dates.count == 1, reading.dates[0].count > 1, reading.nutrients.isEmpty, words.contains(where: ["day", "dia"].contains),
            words.contains(where: ["my", "mi"].contains)
        {
            return .askDiary(When(days: reading.dates[0]))
        }
        // "more or less than today?", after yesterday's sum.
        if reading.dates.count == 1, case .askSummary(let when, _)? = tracker.inquiry, let days = when.days, days != reading.dates[0] {
            return .compareDays([days, reading.dates[0]], nutrients: reading.nutrients, meal: when.meal)
        }
        return .compareDays(reading.dates, nutrients: reading.nutrients, meal: reading.when.meal)
    }

    /// What was found short or asked about last, when more of it is asked for: "what should I eat to get more?".
    static func lacking(_ reading: Reading, _ tracker: Tracker) -> [Nutrient] {
        let words = reading.words
        guard reading.nutrients.isEmpty, !words.isDisjoint(with: gettingMore) else { return [] }
        let last: [Nutrient] =
            switch tracker.inquiry {
            // "what could I eat to fix that?": of what was told to be short.
            case .askInsight(let query)? where query.subject == .needs && query.nutrients.isEmpty && tracker.lastAction == "ask_insight":
                tracker.recipes?.query.nutrients ?? []
            case .askInsight(let query)? where [.needs, .sources].contains(query.subject): query.nutrients
            case .askIntake(let nutrients, false)?, .askSummary(_, let nutrients)?, .askRemaining(_, let nutrients, _)?: nutrients
            case .setGoal(let nutrient, _)?: [nutrient]
            case .recommendFood(let last)?: last.nutrients
            case .boundGoal(let goal)?: [goal.nutrient]
            case .judge(_, let nutrients, _)?, .askNutrients(_, let nutrients)?: nutrients
            default: []
            }
        return last.filter { $0 != .energy }
    }

    private static let gettingMore = Set(
        Word.split(
            "more enough that it there missing gap más eso ella suficiente falta faltan llegar source sources fuente fuentes mucha mucho"
                + " alcanzarla alcanzarlo fix help helps ayuda ayudan ayudarían compensar compensarlo compenso cubrir cubrirlo arreglo arreglarlo"))
}
