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
        let isOfAll = ["which", "what", "que", "cual", "cuales", "any", "there", "hay"].contains(where: words.contains)
        return .keep(.askComplete(When(days: reading.when.days), isOfAll: isOfAll))
    }

    /// "how many days have I logged?", "¿cuántos días llevo apuntando?"
    private static func daysLogged(_ reading: Reading, _ words: [String]) -> Request? {
        let rest = words.drop { ["and", "so", "y", "ok"].contains($0) }
        if let empty = daysEmpty(reading, Array(rest)) { return empty }
        guard words.count <= 10,
            rest.starts(with: ["how", "many", "day"]) || rest.starts(with: ["how", "many", "days"])
                || rest.first?.hasPrefix("cuanto") == true && ["dia", "dias"].contains(rest.dropFirst().first ?? ""),
            words.contains(where: noting.contains), words.isDisjoint(with: ["row", "seguido", "seguidos", "streak"]), reading.nutrients.isEmpty,
            reading.foods.allSatisfy({ $0.best == nil })
        else { return nil }
        return .own(.daysLogged(When(days: reading.when.days)))
    }

    /// "which days did I log nothing?", "¿qué días no anoté nada?", "what days did I miss?"
    private static func daysEmpty(_ reading: Reading, _ words: [String]) -> Request? {
        guard (3...11).contains(words.count), words.prefix(4).contains(where: ["day", "dia"].contains), reading.nutrients.isEmpty,
            words.prefix(3).contains(where: ["which", "what", "any", "que", "cual", "hay", "algun", "there", "en"].contains),
            reading.foods.allSatisfy({ $0.best == nil }), reading.when.meal == nil
        else { return nil }
        let misses = words.contains(
            where: ["miss", "missed", "forget", "forgot", "olvide", "olvido", "skip", "skipped", "falte", "salte", "faltan", "falta"].contains)
        let denies = words.contains(
            where: ["nothing", "didnt", "didn", "not", "havent", "without", "no", "sin", "nada", "empty", "blank", "vacio"].contains)
        guard misses && words.isDisjoint(with: ["goal", "meta", "target"]) || denies && words.contains(where: noting.union(ofDiary).contains) else {
            return nil
        }
        return .own(.daysEmpty(When(days: reading.when.days)))
    }

    private static let ofDiary = Set(Word.split("entry entries diary nothing record recorded diario registros registro apuntes apunté nada"))
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
        "is", "was", "are", "were", "which", "what", "whats", "que", "cual", "cuales", "esta", "estaba", "estan", "hay",
    ]
}
