import NLU
import Nutrition

/// Goals on top of one that was just set, in the words of a food ("and salt at 5 g", "also 2 litres of water a day"), goals that are given up ("stop
/// tracking iron"), and the water of a day that begins anew ("reset my water").
extension Intents {
    static func goalsOnTop(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard (2...12).contains(words.count), !reading.text.hasSuffix("?"), reading.when.meal == nil, reading.when.minute == nil else { return nil }
        return givenUp(reading, words) ?? waterAnew(reading, words) ?? oneMore(reading, words, tracker)
    }

    private static func oneMore(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        switch tracker.inquiry {
        case .setGoal?, .boundGoal?, .changeGoal?, .adoptIntake?, .own(.setGoals)?, .own(.goals)?: break
        default: return nil
        }
        guard reading.nutrients.count <= 1, let food = reading.foods.only, !food.negated, reading.when.isEmpty,
            ["and", "also", "plus", "y", "tambien", "ademas", "then", "with", "con", "max", "maximum", "limit"].contains(words[0])
                || words.contains(where: ["max", "limit", "under", "maximo", "limite"].contains),
            words.isDisjoint(with: ["had", "ate", "drank", "log", "add", "comi", "tome", "bebi", "anota", "agrega", "just", "i"]),
            let amount = food.amount.quantity != nil ? food.amount : reading.amounts.first(where: { $0.unit != nil })
        else { return nil }
        if isWater(food) {
            let isOfDay = words.contains(where: ["day", "daily", "dia", "diario", "diarios"].contains)
            return isOfDay && reading.nutrients.isEmpty ? [.setGoal(nutrient: .water, amount: amount.millilitresOfWater)] : nil
        }
        guard let nutrient = Reading.namesakes[Word.split(food.said).joined(separator: " ")],
            amount.unit.map({ ["g", "mg"].contains($0.name) }) ?? false,
            words.contains(
                where: ["at", "to", "under", "below", "max", "limit", "maximum", "a", "en", "hasta", "menos", "maximo", "limite"].contains)
        else { return nil }
        var one = reading
        (one.nutrients, one.foods, one.amounts) = ([nutrient], [], [amount])
        return goals(one)
    }

    /// "stop tracking iron", "deja de seguir el hierro": its goal ends.
    private static func givenUp(_ reading: Reading, _ words: [String]) -> [Request]? {
        let said = reading.nutrients + reading.foods.compactMap { Reading.namesakes[Word.split($0.said).joined(separator: " ")] }
        guard words.count <= 8, !said.isEmpty, reading.amounts.isEmpty, reading.when.isEmpty,
            zip(words, words.dropFirst()).contains(where: {
                ["stop", "quit"].contains($0) && ["tracking", "track", "counting", "watching", "following", "monitoring"].contains($1)
            })
                || ["deja", "dejar", "para"].contains(words[0]) && words[1] == "de"
                    && words.dropFirst(2).first.map(["seguir", "contar", "vigilar", "controlar", "llevar"].contains) ?? false
        else { return nil }
        return [.own(.endGoals(said, all: false))]
    }

    /// "reset my water", "reinicia mi agua", "start my water over": none of today.
    private static func waterAnew(_ reading: Reading, _ words: [String]) -> [Request]? {
        let text = words.joined(separator: " ")
        guard words.count <= 7, reading.amounts.isEmpty || reading.amounts.allSatisfy({ $0.quantity == 0 }), reading.foods.allSatisfy(isWater),
            words.contains(where: ["water", "agua"].contains), words.isDisjoint(with: ["goal", "meta", "reminder", "limit"]),
            ["reset", "reinicia", "reiniciar", "resetea", "clear", "empieza"].contains(words[0]) || text.hasSuffix("over") && words[0] == "start"
                || text.hasSuffix("to zero") || text.hasSuffix("a cero") || text.hasSuffix("to 0") || text.hasSuffix("a 0")
        else { return nil }
        return [.deleteBody(BodySelection(.water, when: When(days: reading.when.days), all: true))]
    }
}
