import Dialogue
import NLU
import Nutrition
import Store

/// "fueron 40 no 30", "no era 80 era 79", where only an exercise or a weight stands with the number that it was not: that one, whatever was told since.
extension ActionContext {
    func numberPutRight(_ request: Request) throws -> Outcome? {
        switch request {
        case .correct(let correction) where correction.selection.foods.isEmpty && correction.food == nil && !correction.confirmed: break
        case .logFood, .again, .logWeight, .logExercise, .correctBody, .undo, .strayAnswer: break
        default: return nil
        }
        guard let (wrong, right) = Self.numbers(written) else { return nil }
        let rows = try mealSpokenOf()
        guard !rows.contains(where: { [$0.quantity, $0.grams.rounded()].contains(wrong) }) else { return nil }
        let weights = try select(BodySelection(.weight, when: When(days: today...today), ordinal: -1))
        if case .weight(let last)? = weights.last, abs((last.unit == "lb" ? last.kilograms / 0.45359237 : last.kilograms) - wrong) < 0.06 {
            var correction = BodyCorrection(BodySelection(.weight, ids: [last.id]))
            (correction.kilograms, correction.unit) = (last.unit == "lb" ? right * 0.45359237 : right, last.unit)
            return try correctBody(correction, self)
        }
        for case .exercise(let row) in try select(BodySelection(.exercise, when: When(days: today...today))).reversed() {
            guard row.minutes == wrong || row.kilometres == wrong else { continue }
            var correction = BodyCorrection(BodySelection(.exercise, ids: [row.id]))
            if row.kilometres == wrong { correction.kilometres = right } else { correction.minutes = right }
            return try correctBody(correction, self)
        }
        return nil
    }

    /// What it was not and what it was, where nothing else is told.
    private static func numbers(_ words: [String]) -> (wrong: Double, right: Double)? {
        let places = words.indices.filter { Double(words[$0]) != nil }
        guard (3...9).contains(words.count), places.count == 2, let first = Double(words[places[0]]), let second = Double(words[places[1]]),
            first != second, words.allSatisfy({ Double($0) != nil || beside.contains($0) }),
            let denial = words.firstIndex(where: ["no", "not"].contains)
        else { return nil }
        // "40 no 30"; "no 30 sino 40", "no era 80 era 79".
        if denial > places[0], denial < places[1] { return (second, first) }
        return denial < places[0] && words[places[0]..<places[1]].contains(where: turning.contains) ? (first, second) : nil
    }

    private static let turning: Set<String> = ["sino", "era", "eran", "fue", "fueron", "son", "but", "was", "were"]
    private static let beside = turning.union(
        Word.split("no not perdón sorry digo en realidad corrí caminé nadé trotó peso pesé ran walked swam it i me que es is y hice"))
}
