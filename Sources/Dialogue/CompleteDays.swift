import NLU
import Nutrition

/// Whether days are complete, and that one is not after all: "was yesterday complete?", "¿qué días están completos?", "reopen yesterday".
extension Intents {
    static func completeness(_ reading: Reading) -> Request? {
        let words = reading.words
        if let days = daysLogged(reading, words) { return days }
        guard words.count <= 9, reading.foods.allSatisfy({ whole.contains($0.said) || whole.contains(Word.singular($0.said)) }),
            reading.nutrients.isEmpty,
            !Vocabulary.says(.eating, words), reading.amounts.allSatisfy({ $0.quantity == nil }),
            reading.when.meal == nil, reading.when.days != nil || words.contains("day") || words.contains("dia") || words.contains("diary")
        else { return nil }
        if ["reopen", "unmark", "reabre", "reabrir", "desmarca"].contains(words.first { !Vocabulary[.opening].contains($0) }) {
            return .keep(.reopenDay(reading.when))
        }
        guard !whole.isDisjoint(with: words), marking.isDisjoint(with: words) else { return nil }
        if !reading.text.hasSuffix("?"),
            !Vocabulary[.denying].union(["isnt", "arent"]).isDisjoint(with: words) || words.contains("incomplete") && words[0] != "which"
        {
            return .keep(.reopenDay(reading.when))
        }
        guard reading.text.hasSuffix("?") || asked.contains(words[0]) else { return nil }
        // "is the day complete?" is of today, or of the day that is spoken of.
        let isOfAll = ["which", "what", "que", "cual", "cuale", "any", "there", "hay"].contains(where: words.contains)
        return .keep(.askComplete(When(days: reading.when.days), isOfAll: isOfAll))
    }

    /// "how many days have I logged?", "¿cuántos días llevo apuntando?"
    private static func daysLogged(_ reading: Reading, _ words: [String]) -> Request? {
        let rest = words.drop { ["and", "so", "y", "ok"].contains($0) }
        guard words.count <= 10,
            rest.starts(with: ["how", "many", "day"]) || rest.starts(with: ["how", "many", "days"])
                || rest.first?.hasPrefix("cuanto") == true && ["dia", "dias"].contains(rest.dropFirst().first ?? ""),
            words.contains(where: noting.contains), words.isDisjoint(with: ["row", "seguido", "seguidos", "streak"]), reading.nutrients.isEmpty,
            reading.foods.allSatisfy({ $0.best == nil })
        else { return nil }
        return .own(.daysLogged(When(days: reading.when.days)))
    }

    private static let noting = Set(
        Word.split(
            "logged logging tracked tracking recorded log track apuntando registrando anotando registrado anotado apuntado registré anoté apunté usando using"
        ))

    private static let whole: Set<String> = [
        "complete", "completed", "finished", "incomplete", "completo", "completa", "cerrado", "terminado", "incompleto",
    ]
    private static let marking: Set<String> = [
        "mark", "close", "marca", "marcar", "marcame", "cierra", "cerrar", "can", "could", "please", "puede", "puedes", "have", "i",
    ]
    private static let asked: Set<String> = [
        "is", "was", "are", "were", "which", "what", "whats", "que", "cual", "cuale", "esta", "estaba", "estan", "hay",
    ]
}
