import NLU
import Nutrition

/// What was only thought of: "I should drink more water", "maybe a pizza later", "next time I'll get the salad", "should I delete that".
extension Intents {
    /// Whether nothing of what is named was eaten or drunk: resolutions, and what may be had some other time.
    static func onlyWishes(_ reading: Reading) -> Bool {
        let words = reading.words.drop { opening.contains($0) }
        guard let first = words.first, words.count <= 12, !Vocabulary.says(.eating, words), !Vocabulary.says(.logging, words),
            !Vocabulary.says(.writingDown, words), reading.when.minute == nil
        else { return false }
        let pairs = Array(zip(words, words.dropFirst()))
        // "la próxima vez pido la ensalada".
        if pairs.prefix(2).contains(where: { $0 == "next" && $1 == "time" || $0 == "proxima" && $1 == "vez" }) {
            return true
        }
        // "maybe a pizza later", "quizá una manzana luego": not "maybe 200 g".
        let doubts = ["maybe", "perhaps", "quiza", "quizas", "capaz"].contains(first) || pairs.first.map { $0 == "tal" && $1 == "vez" } == true
        if doubts, words.contains(where: later.contains), !words.contains(where: ["la", "after"].contains),
            reading.foods.allSatisfy({ $0.amount.unit?.grams == nil })
        {
            return true
        }
        // "I should drink more water", "necesito comer más verdura"; ", only 2 glasses so far" tells of what was drunk.
        return !(reading.text.contains(",") && words.contains { $0.first?.isNumber ?? false || SmallCount.words[$0] != nil && $0 != "a" })
            && words.prefix(3).contains(where: resolving.contains)
            && words.contains(where: ["more", "less", "fewer", "mas", "menos", "meno"].contains)
            && words.contains(where: ["eat", "drink", "have", "comer", "tomar", "beber", "eating", "drinking"].contains)
    }

    /// "should I delete that", "¿lo borro?": asked, and not ordered.
    static func asksWhetherToDelete(_ words: [String], _ text: String) -> Bool {
        guard let first = words.first else { return false }
        if ["should", "shall"].contains(first) { return ["i", "we"].contains(words.dropFirst().first ?? "") }
        return ["deberia", "debo"].contains(first)
            || text.hasSuffix("?") && words.count == 2 && ["lo", "la", "los", "las"].contains(first)
                && ["borro", "quito", "elimino"].contains(words[1])
    }

    private static let opening = Set(Word.split("ok okay oh and so well hmm lol ugh i think y bueno pues ah ay yo creo que im vale"))
    private static let later = Set(Word.split("later tonight tomorrow afterwards luego mañana rato finde weekend"))
    private static let resolving = Set(Word.split("should need must gotta ought want debería debo necesito tengo tendría quiero hay debemos"))
}
