import NLU
public import Nutrition

/// What a chart should show.
public struct ChartQuery: Sendable, Hashable, Codable {
    public enum Subject: Sendable, Hashable, Codable {
        case nutrient(Nutrient)
        case weight, water, exercise
        /// How the energy is shared among carbohydrate, fat and protein.
        case macronutrients
        /// A month of days with their calories.
        case calendar
        /// Vitamins and minerals against what the person needs.
        case needs
    }

    /// What a place on the axis stands for.
    public enum Grain: String, Sendable, Hashable, Codable { case day, week, month }

    public var subject: Subject
    /// nil: what suits the subject.
    public var days: ClosedRange<Day>?
    public var grain: Grain?
    /// So many days that end today, where none are named.
    public var latest: Int?

    public init(_ subject: Subject, days: ClosedRange<Day>? = nil, grain: Grain? = nil, latest: Int? = nil) {
        self.subject = subject
        self.days = days
        self.grain = grain
        self.latest = latest
    }

    /// From the name of a kind, as in a reply's data: `calories`, `weight`, `macronutrients`, `nutrients`, `water`, `exercise`, `calendar` or a nutrient's key.
    public init?(kind: String, days: ClosedRange<Day>? = nil, grain: Grain? = nil) {
        guard let subject = Subject(kind: kind) else { return nil }
        self.init(subject, days: days, grain: grain)
    }
}

extension Tracker {
    /// What a chart without a subject shows: what beside food was spoken of last; nil for the calories.
    var drawable: ChartQuery.Subject? {
        switch lastAction {
        case "log_weight", "ask_weight": .weight
        case "suggest_goal" where aim?.target != nil, "set_goal" where aim?.target != nil && body?.kind == .weight: .weight
        case "log_water": .water
        case "log_exercise": .exercise
        default:
            switch inquiry {
            case .askWater?: .water
            case .askInsight(let query)? where query.subject == .balance: .macronutrients
            case .askSummary(_, let nutrients)? where nutrients.count == 1 && nutrients[0] != .energy: .nutrient(nutrients[0])
            default: nil
            }
        }
    }
}

extension ChartQuery.Subject {
    /// The name on the wire and on the command line.
    public var kind: String {
        switch self {
        case .nutrient(.energy): "calories"
        case .nutrient(let nutrient): nutrient.key
        case .weight: "weight"
        case .water: "water"
        case .exercise: "exercise"
        case .macronutrients: "macronutrients"
        case .needs: "nutrients"
        case .calendar: "calendar"
        }
    }

    init?(kind: String) {
        switch kind {
        case "calories": self = .nutrient(.energy)
        case "weight": self = .weight
        case "water": self = .water
        case "exercise": self = .exercise
        case "macronutrients", "macros": self = .macronutrients
        case "nutrients": self = .needs
        case "calendar": self = .calendar
        default:
            guard let nutrient = Nutrient(key: kind) else { return nil }
            self = .nutrient(nutrient)
        }
    }
}

extension ChartQuery {
    /// "weekly report", "informe mensual": a report of a period without its dates.
    static func isReport(_ reading: Reading) -> Bool {
        reading.when.isEmpty && reading.nutrients.isEmpty && report(Set(reading.words)) != nil
    }

    /// The days of a report: a week or a month; nil where none is asked for.
    private static func report(_ words: Set<String>) -> Int? {
        guard !ChartWords[.report].isDisjoint(with: words) else { return nil }
        if !ChartWords[.weekly].union(ChartWords[.week]).isDisjoint(with: words) { return 7 }
        return ChartWords[.monthly].union(ChartWords[.month]).isDisjoint(with: words) ? nil : 30
    }

    /// The charts that a message asks for, three at most; none where it names a food, of which nothing is drawn.
    static func all(in reading: Reading) -> [ChartQuery] {
        let words = Set(reading.words)
        func says(_ meaning: ChartWords.Meaning) -> Bool { !ChartWords[meaning].isDisjoint(with: words) }
        if let latest = report(words), reading.when.days == nil {
            return [Subject.nutrient(.energy), .macronutrients].map { ChartQuery($0, latest: latest) }
        }
        if says(.calendar) { return [ChartQuery(.calendar, days: reading.when.days)] }
        var days = reading.when.days
        var grain: Grain?
        let order = reading.words
        func by(_ meaning: ChartWords.Meaning) -> Bool { ChartWords.follows(.by, meaning, in: order) }
        if says(.daily) || by(.day) {
            grain = .day
        } else if says(.weekly) || by(.week) {
            grain = .week
        } else if says(.monthly) || by(.month) {
            grain = .month
        }
        // "a graph of the month", without saying which.
        let latest = days == nil && grain == nil ? says(.month) ? 30 : says(.week) ? 7 : nil : nil
        if let single = reading.when.day, days != nil { days = single...single }
        func query(_ subject: Subject) -> ChartQuery { ChartQuery(subject, days: days, grain: grain, latest: latest) }
        if says(.needs), reading.nutrients.isEmpty || says(.vitamin) { return [query(.needs)] }
        if says(.macros) { return [query(.macronutrients)] }
        let nutrients = reading.nutrients
        if Set(nutrients) == [.protein, .carbohydrate, .fat] { return [query(.macronutrients)] }
        var subjects: [Subject] = nutrients.filter { $0 != .water }.map { .nutrient($0) }
        if says(.weight) { subjects.append(.weight) }
        if says(.water) { subjects.append(.water) }
        if says(.exercise) || reading.activity != nil && subjects.isEmpty { subjects.append(.exercise) }
        if subjects.isEmpty, says(.pie) { subjects = [.macronutrients] }
        if subjects.isEmpty, reading.foods.contains(where: { !$0.candidates.isEmpty && $0.best?.noun != "water" }) { return [] }
        return (subjects.isEmpty ? [.nutrient(.energy)] : Array(subjects.prefix(3))).map(query)
    }
}

/// Words that tell what a chart is of, in both languages; folded and singular.
private enum ChartWords {
    enum Meaning { case by, week, month, day, weekly, monthly, daily, needs, vitamin, macros, pie, weight, water, exercise, report, calendar }

    static subscript(_ meaning: Meaning) -> Set<String> { all[meaning] ?? [] }

    private static let all: [Meaning: Set<String>] = [
        .by: "by per each every against over por cada", .week: "week semana", .month: "month mes", .day: "day día",
        .weekly: "weekly semanal semanales",
        .monthly: "monthly mensual mensuales", .daily: "daily diario diaria diarios diarias",
        .needs: "need vitamin mineral micronutrient nutrient rda micro necesito necesidad vitamina micronutriente nutriente",
        .vitamin: "vitamin mineral vitamina micronutrient micronutriente",
        .macros: "macro macronutrient macronutriente split share reparto distribución balance",
        .pie: "pie pay torta pastel tarta donut dona", .weight: "weight weighin weigh peso pesaje scale báscula balanza",
        .calendar: "calendar calendario almanaque", .report: "report recap informe reporte", .water: "water hydration agua hidratación",
        .exercise: "exercise workout training activity step ejercicio entrenamiento actividad paso",
    ].mapValues { Set(Word.split($0)) }

    /// Whether a word of one meaning comes right after one of another: "by week", "por semana".
    static func follows(_ first: Meaning, _ second: Meaning, in words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains { self[first].contains($0) && self[second].contains($1) }
    }
}

extension ChartQuery {
    /// "pastel de macros de hoy", "a pie of my macros": drawn, whatever the words come nearest to.
    static func isPie(_ reading: Reading) -> Bool {
        let words = Set(reading.words)
        return !ChartWords[.pie].isDisjoint(with: words) && !ChartWords[.macros].isDisjoint(with: words)
            && reading.foods.allSatisfy { $0.amount.isEmpty } && reading.words.count <= 9
    }

    /// "calories by day", "muéstrame las calorías por semana": drawn, and not summed.
    static func isByDay(_ reading: Reading) -> Bool {
        let words = reading.words, last = Array(words.suffix(2))
        return reading.intent.name == "ask_summary" && reading.foods.isEmpty && !reading.nutrients.isEmpty && reading.when.isEmpty
            && [["by", "day"], ["by", "week"], ["por", "dia"], ["por", "semana"]].contains(last)
            && !words.contains(where: ["how", "what", "whats", "cuanta", "cuanto", "average", "promedio", "media", "many", "goal", "meta"].contains)
    }
}

extension Intents {
    /// "put it in my calendar": nothing is drawn.
    static func ordersCalendar(_ words: [String]) -> Bool {
        words.contains(where: ["calendar", "calendario"].contains)
            && ["put", "add", "sync", "send", "pon", "ponlo", "ponla", "agrega", "agregalo", "agregala", "anade", "manda"].contains(words[0])
    }

    /// The charts asked for; by meal none is drawn, their sums are told.
    static func charts(_ reading: Reading, _ tracker: Tracker) -> [Request] {
        // "calories by meal as bars": no chart has meals, their sums are told.
        let words = reading.words
        if isEachMeal(words) {
            return [.askMeals(When(days: reading.when.days), nutrients: reading.nutrients, meals: [])]
        }
        var queries = ChartQuery.all(in: reading)
        // "chart", after a weight.
        if queries.count == 1, queries[0].subject == .nutrient(.energy), reading.nutrients.isEmpty, let subject = tracker.drawable {
            queries[0].subject = subject
        }
        return queries.isEmpty ? [.chartUnknown] : queries.map { .showChart($0) }
    }
}
