import NLU
import Nutrition

/// "and protein?", "and last month?", "now by week": the last chart or question about the diary, of something else.
extension Intents {
    static func goneOn(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Word.split(reading.text)
        guard reading.foods.isEmpty, words.count <= 7, opens(words), !ChartQuery.isReport(reading) else { return nil }
        switch tracker.lastAction {
        case "show_chart": return tracker.chart?.goneOn(reading, words).map { [.showChart($0)] }
        case "ask_insight": return tracker.insight?.goneOn(reading).map { [.askInsight($0)] }
        default: return nil
        }
    }

    /// "and", "now", "what about", "y", "ahora": so goes on who asks for more of the same.
    private static func opens(_ words: [String]) -> Bool {
        guard let first = words.first else { return false }
        return asksAbout(words) || goingOn.contains(first) || steps.contains(first) && words.count <= 3
    }

    private static let goingOn = Set(Word.split("and now same y ahora"))
    /// "by week", "por mes": the steps alone.
    private static let steps = Set(Word.split("by per weekly monthly daily por semanal mensual"))
}

extension ChartQuery {
    /// The same chart of another thing, of other days, or by other steps; nil when the message tells none of these.
    fileprivate func goneOn(_ reading: Reading, _ words: [String]) -> ChartQuery? {
        let named = ChartQuery.all(in: reading).first
        let tellsSubject = named.map { $0.subject != .nutrient(.energy) } ?? false || reading.nutrients.contains(.energy)
        guard tellsSubject || reading.when.days != nil || named?.grain != nil || named?.latest != nil else { return nil }
        var query = self
        if tellsSubject, let named { query.subject = named.subject }
        if reading.when.days != nil || named?.latest != nil {
            query.days = reading.when.days
            query.latest = named?.latest
        }
        if let grain = named?.grain {
            query.grain = grain
            if grain != .day, reading.when.days == nil { (query.days, query.latest) = (nil, nil) }
        }
        return query == self ? nil : query
    }
}

extension InsightQuery {
    /// The same question of another nutrient or of other days; nil when the message tells neither.
    fileprivate func goneOn(_ reading: Reading) -> InsightQuery? {
        let nutrients = reading.nutrients.filter { $0 != .energy }
        guard !nutrients.isEmpty || reading.when.days != nil || reading.when.meal != nil else { return nil }
        var query = self
        if !nutrients.isEmpty {
            query.nutrients = nutrients
            if ![.needs, .limits, .sources].contains(query.subject) { return nil }
        }
        if let days = reading.when.days { query.days = days }
        if let meal = reading.when.meal, [.needs, .sources, .often].contains(query.subject) { query.meal = meal }
        return query == self ? nil : query
    }
}
