import NLU
import Nutrition

/// A measure that is told alone: "pint" after a beer, "small bag" after crisps.
extension Intents {
    /// "diet", right after a coke, "personal", after a pizza: which one it was, and no question of the profile.
    static func tellsKindAlone(_ words: [String], _ tracker: Tracker) -> Bool {
        ["diet", "personal", "individual"].contains(words.only) && !tracker.entries.isEmpty
            && ["log_food", "correct"].contains(tracker.lastAction ?? "")
    }

    static func vesselAlone(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !tracker.entries.isEmpty, tracker.question == nil, ["log_food", "correct", "copy_entries"].contains(tracker.lastAction ?? ""),
            (1...2).contains(words.count), reading.foods.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty, !reading.text.hasSuffix("?"),
            let unit = words.last.flatMap(Unit.named), vessels.contains(unit.name), words.count == 1 || sizes.contains(words[0])
        else { return nil }
        return [
            .correct(
                Correction(
                    selection: Selection(pointsBack: true), amount: Amount(unit: unit, size: words.count == 1 ? nil : named[words[0]] ?? words[0])))
        ]
    }

    private static let vessels: Set<String> = ["pint", "glass", "bottle", "bowl", "plate", "bag", "packet", "mug", "tin", "tub", "pot", "half pint"]
    private static let named = ["big": "large", "little": "small", "tall": "large", "tiny": "small"]
    private static let sizes: Set<String> = ["small", "medium", "large", "big", "little", "tall", "tiny"]
}
