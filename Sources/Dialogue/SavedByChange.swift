import NLU
import Nutrition

/// What the last change of the diary made of the calories: "how much did that save me?", after a swap or a removal; "¿cuánto me ahorré con eso?"
extension Intents {
    static func savedByChange(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words.drop { ["and", "so", "ok", "then", "y", "entonces"].contains($0) }
        guard ["correct", "delete_entry", "ask_summary", "ask_remaining"].contains(tracker.lastAction ?? ""), words.count <= 9,
            reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.count < 2, reading.when.isEmpty,
            ["how", "what", "cuanto", "cuanta", "cuantas", "did", "whats"].contains(words.first),
            words.contains(where: saving.contains), words.contains(where: deed.contains),
            !words.contains(where: ["meal", "food", "recipe", "list", "comida", "receta", "favorite", "favourite"].contains),
            words.first != "did" || words.contains(where: ["me", "any", "anything", "much"].contains)
        else { return nil }
        return .askSaved(reading.nutrients.first ?? .energy)
    }

    private static let saving = Set(Word.split("save saved saving savings ahorré ahorro ahorrado ahorró ahorraste ahorramos"))
    /// What would be saved is asked otherwise.
    private static let deed = Set(Word.split("did that it have i saved ahorré ahorró eso ahorrado ahorramos"))
}
