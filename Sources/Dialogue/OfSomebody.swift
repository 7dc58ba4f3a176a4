import NLU
import Nutrition

/// What is asked of a person in general: "is that too much for a man of 62, 210 pounds?", "¿2500 calorías es mucho para una mujer de 30 años?". Nothing
/// of it is the person's own.
extension Intents {
    static func ofSomebody(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        let isChild = words.indices.contains { place in
            place > 2 && words[place] == "old" && words[place - 1] == "year" && ["my", "our", "his", "her"].contains(words[place - 3])
        }
        guard reading.isQuestion || reading.text.hasSuffix("?") || asksOfOthers.contains(words[0]), (4...20).contains(words.count),
            isChild || words.isDisjoint(with: oneself), reading.foods.allSatisfy({ $0.best == nil }), reading.when.isEmpty, reading.activity == nil,
            words.isDisjoint(with: ["burn", "friend", "like"]), let sex = isChild ? .some(nil) : somebody(words)
        else { return nil }
        // "what should a 180 cm man weigh": that is not worked out, and nothing of it is kept.
        let nothing = Request.fallback(text: reading.text, nearest: [], repeated: tracker.misunderstandings > 0)
        if words.contains(where: ["bmi", "imc", "weigh", "weight", "peso", "pesar"].contains) { return [nothing] }
        // Nobody can say of a child what it needs without its age.
        if reading.profile.age == nil, words.contains(where: children.contains) { return [nothing] }
        var facts = reading.profile
        facts.sex = facts.sex ?? sex
        // "100 g of protein" is no height, and what is eaten no weight.
        let nutrients = reading.nutrients.filter { $0 != .energy }
        let isOfTold = !tracker.entries.isEmpty && words.contains(where: ["that", "this", "it", "eso", "esto"].contains)
        guard nutrients.isEmpty else {
            let need = Request.supposeIntake(nutrients, limit: Vocabulary.says(.limit, words), facts, isOfOther: true)
            return isOfTold && reading.amounts.allSatisfy { $0.unit?.grams == nil } ? [.askNutrients(foods: [], nutrients: nutrients), need] : [need]
        }
        guard !reading.nutrients.isEmpty || words.contains(where: ofEating.contains) else { return nil }
        let need = Request.supposeIntake([.energy], limit: false, facts, isOfOther: true)
        return tracker.entries.isEmpty || !isOfTold && !reading.nutrients.isEmpty || reading.amounts.contains { $0.quantity ?? 0 >= leastGoal }
            ? [need] : [.askMealSpokenOf([.energy]), need]
    }

    /// The sex of who is told of by a noun with "a" before it, nil within where the noun tells none; nil where nobody is.
    private static func somebody(_ words: [String]) -> Sex?? {
        if words.contains(where: ["someone", "somebody", "alguien"].contains) {
            // "alguien de 45 años, 90 kilos, hombre": told behind.
            return words.contains(where: men.contains) ? .some(.male) : words.contains(where: women.contains) ? .some(.female) : .some(nil)
        }
        for (place, word) in words.enumerated() {
            guard words[max(0, place - 6)..<place].contains(where: ["a", "an", "un", "una", "average", "typical"].contains) else { continue }
            if men.contains(word) { return .some(.male) }
            if women.contains(word) { return .some(.female) }
            if people.contains(word) || word == "old" && place > 1 && words[place - 1] == "year" { return .some(nil) }
        }
        return nil
    }

    private static let men = Set(Word.split("man male guy boy gentleman dude hombre varón chico niño señor muchacho"))
    private static let women = Set(Word.split("woman female girl lady mujer chica niña señora muchacha"))
    private static let people = Set(Word.split("person adult kid child teenager teen senior persona adulto adulta adolescente"))
    private static let children = Set(
        Word.split("boy girl kid child teenager teen teenage toddler chico chica niño niña adolescente muchacho muchacha"))
    private static let oneself = Set(Word.split("i im ive am my me mine we our yo soy tengo mi mis me mido nosotros"))
    private static let asksOfOthers = Set(Word.split("is are isnt would does do how what can should es son cuánto cuánta cuántas cuántos sería qué"))
    private static let ofEating = Set(
        Word.split(
            "much enough lot many little few eat need high low ok okay safe mucho mucha demasiado suficiente poco comer necesita alcanza recomendado recomendada recommended"
        ))
}
