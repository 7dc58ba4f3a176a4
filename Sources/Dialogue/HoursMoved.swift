import NLU
import Nutrition

/// Rows moved by the clock after they were told: "an hour earlier", "move the tea 30 minutes later", "we ate at 1".
extension Intents {
    /// "the run was an hour earlier": no hour is kept of it, and neither its length nor another run is meant.
    static func exerciseMoved(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard reading.activity != nil, reading.foods.isEmpty, words.count <= 9,
            ["earlier", "later", "antes", "despues"].contains(words.last ?? "") || words.suffix(2) == ["mas", "tarde"],
            ["the", "my", "el", "la", "mi"].contains(words[0]), words.contains(where: ["was", "were", "fue", "fueron", "era"].contains)
        else { return nil }
        return [.tell(.nothingDone)]
    }

    static func hoursMoved(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard !tracker.entries.isEmpty,
            ["log_food", "correct", "move_entry", "copy_entries", "ask_nutrient", "explain", "ask_remaining"].contains(tracker.lastAction ?? ""),
            !reading.text.hasSuffix("?"), reading.words.count <= 12, reading.nutrients.isEmpty, reading.when.days == nil, reading.activity == nil
        else { return nil }
        return movedBy(reading) ?? eatenAt(reading)
    }

    /// "actually it was an hour earlier", "move the tea half an hour later": so much before or after where it stands.
    private static func movedBy(_ reading: Reading) -> Request? {
        let words = Array(reading.words.drop { openers.contains($0) })
        guard let first = words.first, let unit = words.lastIndex(where: { lengths[$0] != nil }), let length = lengths[words[unit]], unit > 0 else {
            return nil
        }
        // "push it an hour": later.
        let isEarlier = words.contains(where: earlier.contains)
        guard isEarlier || words.contains(where: later.contains) || first == "push" else { return nil }
        // "the 3 tacos were half an hour earlier": the count of the hours stands before them.
        let lead = words[..<unit].suffix(words[unit - 1] == "of" ? 3 : 2)
        let half = lead.contains(where: ["half", "media"].contains), isMore = words[unit...].contains(where: ["half", "media"].contains)
        let count = lead.reversed().lazy.compactMap { SmallCount.of($0) ?? counts[$0] }.first ?? (half ? 1 : nil)
        guard let count, count > 0, count <= 600 else { return nil }
        let named = reading.foods.filter { $0.best != nil && !$0.negated }, said = Set(named.flatMap { Word.split($0.said) })
        // "the pizza was an hour earlier": the count is one of hours.
        guard named.count <= 1,
            named.allSatisfy({ $0.amount.isEmpty || $0.amount.unit == nil && $0.amount.size == nil }),
            named.isEmpty || orders.contains(words[0]) || words.contains(where: turning.contains),
            words.allSatisfy({
                said.contains($0) || SmallCount.of($0) != nil || lengths[$0] != nil || counts[$0] != nil || earlier.contains($0) || later.contains($0)
                    || besideShift.contains($0) || orders.contains($0) || turning.contains($0)
                    || named.isEmpty && reading.meals.count == 1 && Vocabulary[.mealInGeneral].contains($0)
            })
        else { return nil }
        var target = When()
        target.shift = Int((count * (half ? 0.5 : 1) + (isMore ? 0.5 : 0)) * length) * (isEarlier ? -1 : 1)
        let foods = named.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        // "lunch was an hour earlier", "la cena fue media hora después".
        if named.isEmpty, let meal = reading.meals.only { return .move(Selection(when: When(meal: meal), all: true), to: target) }
        return .move(Selection(foods: foods, pointsBack: named.isEmpty || reading.pointsBack), to: target)
    }

    /// "we ate at 1", "had it around 8pm": when what was just told was eaten.
    private static func eatenAt(_ reading: Reading) -> Request? {
        let words = Array(reading.words.drop { openers.contains($0) })
        guard (4...7).contains(words.count), ["i", "we"].contains(words[0]), ["ate", "had", "drank", "finished"].contains(words[1]),
            case let rest = words.dropFirst(2).drop(while: { ["it", "that", "this", "them", "those"].contains($0) }),
            rest.startIndex > 2 || ["ate"].contains(words[1]), ["at", "around", "about"].contains(rest.first),
            reading.foods.allSatisfy({ $0.best == nil }), reading.meals.isEmpty, var hour = hour(rest, bare: true),
            rest.dropFirst().allSatisfy({ besideHour.contains($0) || clock($0) != nil })
        else { return nil }
        // "we ate at 1": by day.
        if !hour.isSure, hour.minute < 420 { hour.minute += 720 }
        var target = When(minute: hour.minute)
        if !hour.isSure { target.isOfEitherHalf = true }
        return .move(Selection(pointsBack: true), to: target)
    }

    private static let openers = Set(Word.split("actually no oh so sorry ok wait well and but perdón"))
    private static let orders = Set(Word.split("move shift push make put set change mueve pasa"))
    private static let turning = Set(Word.split("was were fue era eran fueron"))
    private static let earlier = Set(Word.split("earlier before sooner back antes"))
    private static let later = Set(Word.split("later forward ahead después tarde"))
    private static let besideShift = Set(
        Word.split("it that this them they the by about around like more actually my of all half media and to y el la lo los las mi eso esa ese mas"))
    private static let lengths: [String: Double] = [
        "hour": 60, "hr": 60, "h": 60, "minute": 1, "min": 1, "mins": 1, "hora": 60, "minuto": 1,
    ]
    private static let counts: [String: Double] = ["a": 1, "an": 1, "couple": 2]
}
