import NLU
import Nutrition

/// How a reader does on a table of labelled diary sentences.
///
/// A row: text, intent, items as `noun grams` joined by `; ` (`-` for none), meal or `-`, date or `-`. Alternatives of a noun stand
/// between bars (`milk, 2%|milk, whole`).
struct Scores {
    struct Wrong {
        let text: String
        let why: String
    }

    private(set) var messages = 0
    private(set) var intents = 0
    private(set) var wholes = 0
    private(set) var found = 0
    private(set) var wanted = 0
    private(set) var right = 0
    private(set) var wrong: [Wrong] = []

    /// Of items: the right food with its grams within 15 %.
    var itemF1: Double { found + wanted == 0 ? 1 : 2 * Double(right) / Double(found + wanted) }
    var intentAccuracy: Double { Double(intents) / Double(max(messages, 1)) }
    /// Every food, its grams, the meal and the date.
    var wholeMessage: Double { Double(wholes) / Double(max(messages, 1)) }

    init(_ reader: Reader, foods: FoodTable, rows: [[String]], now: Moment) {
        for row in rows where row.count >= 5 {
            messages += 1
            let understanding = reader.read(row[0], now: now)
            let intent = understanding.readings[0].intent.name
            if intent == row[1] { intents += 1 }
            let mentions = understanding.readings.flatMap { reading in reading.foods.filter { !$0.negated }.map { ($0, reading.when) } }
            var items = intent == "out_of_scope" ? [] : mentions.compactMap { foods.item($0.0) }
            found += items.count
            var isWhole = intent == row[1]
            var why = isWhole ? "" : "intent \(intent), not \(row[1]). "
            for label in row[2] == "-" ? [] : row[2].split(separator: ";") {
                let words = label.split(separator: " ")
                guard let last = words.last, let grams = Double(last) else { continue }
                let nouns = words.dropLast().joined(separator: " ").split(separator: "|").map(String.init)
                wanted += 1
                if let place = items.firstIndex(where: { item in
                    nouns.contains(item.food.noun) && abs(item.portion.grams - grams) <= 0.15 * grams + 0.5
                }) {
                    items.remove(at: place)
                    right += 1
                } else {
                    isWhole = false
                    why += "no \(label). "
                }
            }
            if !items.isEmpty {
                isWhole = false
                why += "got " + items.map { "\($0.food.noun) \(Int($0.portion.grams))" }.joined(separator: "; ") + ". "
            }
            let when = understanding.readings.map { $0.when.filled(from: $0.target ?? When()) }.first { !$0.isEmpty } ?? When()
            let meal = when.meal?.rawValue ?? items.first?.mention.when.meal?.rawValue ?? "-"
            if meal != row[3] { isWhole = false; why += "meal \(meal). " }
            if when.days?.lowerBound.description ?? "-" != row[4] { isWhole = false; why += "date \(when.days?.lowerBound.description ?? "-"). " }
            if isWhole { wholes += 1 } else { wrong.append(Wrong(text: row[0], why: why)) }
        }
    }
}
