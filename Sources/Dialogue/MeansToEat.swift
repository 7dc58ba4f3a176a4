import NLU
import Nutrition

extension Intents {
    /// "ok I'll have the pork chops for lunch": as good as eaten.
    static func intendsToEat(_ reading: Reading) -> Bool {
        guard reading.foods.contains(where: { !$0.negated && $0.best != nil }), !reading.text.hasSuffix("?"),
            !["log_food", "plan_meal", "delete_entry", "copy_entries", "set_preference"].contains(reading.intent.name)
        else { return false }
        return meansToEat(reading.words)
    }

    static func meansToEat(_ words: [String]) -> Bool {
        let words = words.drop { beforeIntentions.contains($0) }
        return intentions.contains { words.starts(with: $0) }
    }

    private static let beforeIntentions = Set(
        Word.split("ok okay alright then so fine thanks thank you now vale bueno pues entonces gracias hoy ahora"))
    private static let intentions = [
        "ill have", "i will have", "im having", "ill take", "ill eat", "ill go with", "i ll have", "im going to have", "im gonna have",
        "me voy a comer",
        "voy a comer", "me como", "voy a tomar", "me tomo", "voy a cenar", "voy a almorzar", "voy a desayunar", "voy a merendar", "mañana voy a",
    ].map(Word.split)
}
