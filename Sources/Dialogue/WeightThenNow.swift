import NLU
import Nutrition

/// A weight of now beside one of then: "down from 200 to 195", "i was 140 last month now im 135", "weight 132, was 134 two weeks ago".
extension Intents {
    static func weightThenNow(_ reading: Reading) -> [Request]? {
        let told = reading.amounts.filter { $0.quantity != nil && $0 != Amount(quantity: 1) }, words = reading.words
        guard told.count == 2, reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty, !reading.text.hasSuffix("?"),
            words.count <= 14,
            reading.activity == nil, reading.when.meal == nil,
            told.allSatisfy({ $0.unit.map { ["kg", "lb", "stone"].contains($0.name) } ?? true && 30...400 ~= $0.quantity ?? 0 }),
            ["set_goal", "log_weight", "set_profile", "correct", "inform", "out_of_scope", "ask_weight"].contains(reading.intent.name),
            words.isDisjoint(with: [
                "want", "wanna", "goal", "target", "quiero", "meta", "objetivo", "bench", "squat", "deadlift", "press", "if", "si",
            ])
        else { return nil }
        let unit = Self.unit(ofWeights: told)
        func weighed(_ amount: Amount, _ days: ClosedRange<Day>? = nil) -> [Request] {
            var one = reading
            one.amounts = [Amount(quantity: amount.quantity, unit: Unit(unit))]
            one.when = When(days: days)
            return weight(one).map { [$0] } ?? []
        }
        // "im 151 today and 152 yesterday".
        if reading.dates.count == 2, reading.intent.name == "set_profile" { return weights(reading) }
        guard reading.dates.count <= 1 else { return nil }
        // "el año pasado bajé de 100 a 95 kg": then, and not now.
        let isLongAgo = words.contains { ["ano", "year", "ago", "cuando", "when"].contains($0) }
        if reading.dates.isEmpty { return steps(words) && !isLongAgo ? weighed(told[1]) : nil }
        // Of "last month" nobody knows the day.
        let then = reading.dates[0].count <= 7 ? reading.dates[0].upperBound...reading.dates[0].upperBound : nil
        guard let isNowFirst = tellsNowFirst(reading) else { return nil }
        let now = told[isNowFirst ? 0 : 1], before = told[isNowFirst ? 1 : 0]
        return (then.map { weighed(before, $0) } ?? []) + weighed(now)
    }

    /// "down from 200 to 195", "bajé de 80 a 78": the second is what is weighed now.
    private static func steps(_ words: [String]) -> Bool {
        guard let first = words.firstIndex(where: { $0.first?.isNumber ?? false }), first > 1, ["from", "de"].contains(words[first - 1]),
            words[..<first].contains(where: changing.contains), words.isDisjoint(with: ["page", "age", "edad", "goal", "bajar", "subir", "to go"])
        else { return false }
        return words[(first + 1)...].prefix(2).contains(where: ["to", "a"].contains)
    }

    /// Which of the two is of now, by the words before each; nil where they do not tell.
    private static func tellsNowFirst(_ reading: Reading) -> Bool? {
        let words = reading.text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "'") }.map { $0.filter { $0 != "'" } }
        let places = words.indices.filter { words[$0].first?.isNumber ?? false && (Double(words[$0].filter { $0 != "," }) ?? 0) >= 30 }
        guard places.count == 2 else { return nil }
        func wasThen(_ range: ArraySlice<String>) -> Bool? {
            range.reversed().lazy.compactMap { past.contains($0) ? true : present.contains($0) ? false : nil }.first
        }
        switch (wasThen(words[..<places[0]]), wasThen(words[(places[0] + 1)..<places[1]])) {
        case (true?, false?): return false
        case (false?, true?): return true
        default: return nil
        }
    }

    private static let changing: Set<String> = [
        "down", "up", "went", "gone", "dropped", "came", "baje", "subi", "pase", "bajado", "subido", "pasado",
    ]
    private static let past: Set<String> = ["was", "were", "weighed", "started", "estaba", "pesaba", "era"]
    private static let present: Set<String> = [
        "now", "im", "am", "weigh", "weight", "today", "current", "currently", "ahora", "peso", "estoy", "hoy", "weighing",
    ]

    /// "170.2!", after a goal or a summary: nothing else of a person is told so, with its decimal.
    static func weightAlone(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard reading.words.count <= 2, hasFigure(reading.text) else { return nil }
        let text = reading.text.trimmingPrefix(while: \.isWhitespace).replacing(",", with: ".").filter { $0 != "!" && !$0.isWhitespace }
        // "211.0 i mean", right after a weight that could not be one.
        if tracker.lastAction == "log_weight", case let rest = reading.words.filter({ $0.first?.isNumber != true }), !rest.isEmpty,
            rest.allSatisfy(
                ["i", "mean", "meant", "sorry", "no", "quise", "decir", "digo", "perdon", "it", "was", "is", "eran", "era", "son"].contains),
            tracker.question == nil, let value = reading.amounts.only, value.unit.map({ ["kg", "lb"].contains($0.name) }) ?? true,
            (35...400).contains(value.quantity ?? 0), rest.contains(where: ["mean", "meant", "quise", "digo"].contains)
        {
            return weight(reading).map { [$0] }
        }
        guard text.contains("."), let value = Double(text), (35...350).contains(value), value != value.rounded(), tracker.question == nil,
            reading.foods.allSatisfy({ $0.best == nil }), reading.intent.name != "log_food",
            ["set_goal", "set_profile", "suggest_goal", "ask_profile", "greet", "ask_weight", "ask_remaining", "affirm", "thanks"].contains(
                tracker.lastAction ?? "")
        else { return nil }
        return weight(reading).map { [$0] }
    }
}

extension Request {
    /// A weight and nothing more of the person.
    var tellsWeightAlone: Bool {
        switch self {
        case .logWeight: true
        case .setProfile(let facts): facts.kilograms != nil && facts.age == nil && facts.sex == nil && facts.heightCentimetres == nil
        default: false
        }
    }
}
