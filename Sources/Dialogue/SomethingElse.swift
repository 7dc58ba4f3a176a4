import NLU
import Nutrition

/// "something else", "otra cosa": what is told after it was chosen, and the same words where nothing is to be chosen.
extension Policy {
    /// "de jamón", "con almendras", after "otra cosa" of a pizza or a sandwich: told of the dish as it would be at once, and no food in its place.
    static func kindTold(_ understanding: Understanding, _ tracker: Tracker, _ today: Day?) -> Plan? {
        guard let question = tracker.question, question.name == .howMuch, case .correct(let correction) = question.pending,
            correction.food == nil, correction.amount == nil, correction.factor == nil, let reading = understanding.readings.only,
            reading.foods.allSatisfy(\.amount.isEmpty), reading.amounts.isEmpty, reading.nutrients.isEmpty, !reading.text.contains("?"),
            reading.words.count <= 6
        else { return nil }
        let words = reading.words.drop { ["era", "eran", "fue", "fueron", "it", "they", "was", "were", "a", "no"].contains($0) }
        guard let first = words.first, words.count > 1 || reading.foods.count == 1 else { return nil }
        var closed = tracker
        closed.apply(.closed(question.name, .answered))
        var plan = plan(understanding, closed, today: today)
        let isOfKind = ["de", "del", "con", "a", "al", "of", "with"].contains(first) && words.count > 1
        guard
            isOfKind && !plan.requests.contains(where: \.isLost) || plan.requests.only.map({ if case .correct = $0 { true } else { false } }) == true
        else { return nil }
        plan.ending = .answered
        return plan
    }
}

extension Request {
    fileprivate var isLost: Bool {
        switch self {
        case .fallback, .strayAnswer, .delete, .copy: true
        default: false
        }
    }
}

extension Intents {
    /// "otra cosa", with no choice open: no food again.
    static func nothingChosen(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard tracker.question == nil, tracker.hint.isEmpty, reading.words == ["otra", "cosa"] || reading.words == ["something", "else"],
            !recipeActions.contains(tracker.lastAction ?? ""), tracker.offered == nil
        else { return nil }
        return [.strayAnswer(intent: "choose")]
    }
}
