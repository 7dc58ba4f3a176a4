import NLU
import Nutrition

/// "what if I only have half of it?", "and without the bun?": changes that are asked about, and not ordered.
extension Intents {
    /// Whether a message asks what would be.
    static func supposes(_ reading: Reading, _ tracker: Tracker) -> Bool {
        let words = Array(reading.words.drop { beforeIf.contains($0) })
        guard let first = words.first else { return false }
        let isAsked = reading.text.hasSuffix("?")
        // "I'm thinking of having cheesecake": nobody ate it yet.
        if considering.contains(where: { phrase in words.indices.contains { words[$0...].starts(with: phrase) } }) { return true }
        if suppositions.contains(where: words.starts(with:)) { return true }
        // "y si me como otro", "if I had another, where would I be": of what nobody ate yet.
        if first == "si" || first == "if" { return words != reading.words && words.count > 2 && isAsked || words.contains(where: would.contains) }
        if asking.contains(first), words.contains(where: would.contains) {
            return !zip(words, words.dropFirst()).contains { would.contains($0) && ["you", "like"].contains($1) }
        }
        // "with oat milk?", "was it with oat milk?"
        return isAsked && words.count <= 7 && !tracker.entries.isEmpty
            && (["with", "without", "con", "sin"].contains(first) || words.count > 2 && inverted.contains(where: words.starts(with:)))
    }

    /// "what would a donut do to my day?", "how would a beer affect my total?": the food as if it had been eaten.
    static func supposesFood(_ reading: Reading) -> Bool {
        let words = reading.words
        guard ["what", "how", "que", "como"].contains(words[0]), words.contains(where: would.union(["haria", "afectaria"]).contains),
            words.count <= 12,
            !reading.foods.isEmpty, reading.foods.allSatisfy({ $0.best != nil && !$0.negated }), reading.nutrients.allSatisfy({ $0 == .energy })
        else { return false }
        return zip(words, words.dropFirst()).contains { $0 == "do" && $1 == "to" }
            || words.contains(where: ["affect", "change", "impact", "haria", "afectaria"].contains)
                && words.contains(where: ["day", "total", "calorie", "number", "goal", "macro", "dia", "caloria", "meta", "cuenta"].contains)
    }

    private static let beforeIf: Set<String> = ["ok", "okay", "and", "but", "so", "hmm", "hm", "wait", "y", "pero", "oye", "bueno", "entonces"]
    private static let suppositions = [
        "what if", "what about if", "how about if", "suppose", "supposing", "say i", "let say", "lets say", "que pasa si", "que pasaria si",
        "que tal si",
    ].map(Word.split)
    private static let considering = ["thinking of", "thinking about", "considering", "pensando en", "pienso comer", "pienso comerme"].map(Word.split)
    private static let would = Set(Word.split("would id itd sería serían quedaría tendría sumaría ahorraría bajaría haría afectaría"))
    private static let asking = Set(Word.split("what how would where qué cuánto cuánta cuántos cuántas cómo qué sería quedaría"))
    private static let inverted = ["was it", "were they", "is it", "did it have", "does it have", "was the", "were the", "was my", "were my"].map(
        Word.split)
}

extension Request {
    /// The same as it is only asked about, where it would change what stands.
    var supposed: Request {
        switch self {
        case .logFood, .correct, .delete, .copy, .move: .suppose(self)
        // "what if I raise my goal to 1900?": what would be left.
        case .setGoal(.energy, let amount?): .askRemaining(When(), nutrients: [], upTo: amount)
        default: self
        }
    }
}
