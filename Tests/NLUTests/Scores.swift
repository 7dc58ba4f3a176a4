import Foundation
import NLU
import Nutrition

/// How a reader does on a table of labelled diary sentences.
///
/// A row: text, intent (alternatives between bars), items as `noun grams` joined by `; ` (`-` for none), meal or `-`, date or `-`,
/// and nouns that must not be found, between bars. Alternatives of a noun stand between bars (`milk, 2%|milk, whole`).
struct Scores {
    struct Wrong {
        let text: String
        let why: String
    }

    private(set) var messages = 0
    private(set) var intents = 0
    private(set) var wholes = 0
    private(set) var foodWholes = 0
    private(set) var found = 0
    private(set) var wanted = 0
    private(set) var right = 0
    /// Foods of the last column that were found all the same.
    private(set) var forbidden = 0
    private(set) var outside = 0
    private(set) var outsideFound = 0
    private(set) var refused = 0
    private(set) var wrong: [Wrong] = []
    private var confidences: [(confidence: Double, isRight: Bool)] = []
    /// Of each item how sure it was, by which signs, and whether it is right.
    private(set) var sureness: [(confidence: Double, isRight: Bool, signs: Trace.Sureness?)] = []
    /// Items whose food is right and whose weight is not.
    private(set) var misweighed = 0

    /// Of items: the right food with its grams within 15 %.
    var itemF1: Double { found + wanted == 0 ? 1 : 2 * Double(right) / Double(found + wanted) }
    var intentAccuracy: Double { Double(intents) / Double(max(messages, 1)) }
    /// Every food, its grams, the meal, the date and the intent.
    var wholeMessage: Double { Double(wholes) / Double(max(messages, 1)) }
    /// Every food and its grams, and no other food.
    var wholeFoods: Double { Double(foodWholes) / Double(max(messages, 1)) }
    /// Of the messages that are none of ours, those taken as such.
    var outOfScopeRecall: Double { Double(outsideFound) / Double(max(outside, 1)) }
    /// Of our messages, those taken as none of ours.
    var refusedShare: Double { Double(refused) / Double(max(messages - outside, 1)) }
    var calibrationError: Double { Scores.calibrationError(confidences) }
    var itemCalibrationError: Double { Scores.calibrationError(sureness.map { ($0.confidence, $0.isRight) }) }

    /// Expected calibration error, ten bins of confidence.
    private static func calibrationError(_ confidences: [(confidence: Double, isRight: Bool)]) -> Double {
        Dictionary(grouping: confidences) { min(9, Int($0.confidence * 10)) }.values.reduce(0) { sum, bin in
            sum + abs(bin.reduce(0) { $0 + $1.confidence - ($1.isRight ? 1 : 0) })
        } / Double(max(confidences.count, 1))
    }

    var summary: String {
        func percent(_ value: Double) -> String { "\((value * 1000).rounded() / 10)" }
        return "messages \(messages), items F1 \(percent(itemF1)), foods whole \(percent(wholeFoods)), all whole \(percent(wholeMessage)), "
            + "intents \(percent(intentAccuracy)), out of scope found \(percent(outOfScopeRecall)), ours refused \(percent(refusedShare)), "
            + "ECE \(percent(calibrationError)), ECE of items \(percent(itemCalibrationError)), forbidden \(forbidden), "
            + "items \(wanted): missing \(wanted - right - misweighed), misweighed \(misweighed), too many \(found - right - misweighed)"
    }

    init(_ reader: Reader, foods: FoodTable, rows: [[String]], now: Moment) {
        for row in rows where row.count >= 5 { add(row, reader, foods, now) }
    }

    private mutating func add(_ row: [String], _ reader: Reader, _ foods: FoodTable, _ now: Moment) {
        messages += 1
        let trace = Trace()
        let understanding = reader.read(row[0], now: now, trace: trace)
        let score = understanding.readings[0].intent, intent = score.name
        let isRight = row[1].split(separator: "|").contains { $0 == intent }
        if isRight { intents += 1 }
        confidences.append((score.confidence, isRight))
        if row[1] == "out_of_scope" {
            outside += 1
            if isRight { outsideFound += 1 }
        } else if intent == "out_of_scope" {
            refused += 1
        }
        let mentions = understanding.readings.flatMap { reading in
            reading.measuresFoods ? reading.foods.filter { !$0.negated }.map { ($0, reading.when) } : []
        }
        var items = intent == "out_of_scope" ? [] : mentions.compactMap { foods.item($0.0) }
        found += items.count
        var why = isRight ? "" : "intent \(intent), not \(row[1]). "
        var areFoodsRight = true
        let nots = row.count > 5 ? Set(row[5].split(separator: "|").map(String.init)) : []
        for item in items where nots.contains(item.food.noun) {
            forbidden += 1
            why += "\(item.food.noun) is none. "
        }
        for label in row[2] == "-" ? [] : row[2].split(separator: ";") {
            let words = label.split(separator: " ")
            guard let last = words.last, let grams = Double(last) else { continue }
            let nouns = words.dropLast().joined(separator: " ").split(separator: "|").map(String.init)
            wanted += 1
            if let place = items.firstIndex(where: { item in
                nouns.contains(item.food.noun) && abs(item.portion.grams - grams) <= 0.15 * grams + 0.5
            }) {
                sureness.append((items[place].mention.confidence ?? 0, true, Scores.signs(of: items[place], trace)))
                items.remove(at: place)
                right += 1
            } else {
                areFoodsRight = false
                if items.contains(where: { nouns.contains($0.food.noun) }) { misweighed += 1 }
                why += "no \(label). "
            }
        }
        for item in items { sureness.append((item.mention.confidence ?? 0, false, Scores.signs(of: item, trace))) }
        if !items.isEmpty {
            areFoodsRight = false
            why += "got " + items.map { "\($0.food.noun) \(Int($0.portion.grams))" }.joined(separator: "; ") + ". "
        }
        if areFoodsRight { foodWholes += 1 }
        var isWhole = isRight && areFoodsRight
        let when = understanding.readings.map { $0.when.filled(from: $0.target ?? When()) }.first { !$0.isEmpty } ?? When()
        let first = mentions.first?.0.when ?? When()
        let meal = when.meal?.rawValue ?? first.meal?.rawValue ?? "-"
        if meal != row[3] { isWhole = false; why += "meal \(meal). " }
        let date = (when.days ?? first.days)?.lowerBound.description ?? "-"
        if date != row[4] { isWhole = false; why += "date \(date). " }
        if isWhole { wholes += 1 } else { wrong.append(Wrong(text: row[0], why: why)) }
    }

    private static func signs(of item: Item, _ trace: Trace) -> Trace.Sureness? {
        trace.items.first { $0.said == item.mention.said && $0.chance == item.mention.confidence }
    }
}

extension Scores {
    /// What `ItemConfidence` is fitted on: an item a line, 1 when right, then its signs as `name=value`.
    func writeSigns(_ path: String) throws {
        let lines = sureness.map { item in
            ([item.isRight ? "1" : "0"] + (item.signs?.signs ?? []).map { "\($0.name)=\($0.value)" }).joined(separator: "\t")
        }
        try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
}
