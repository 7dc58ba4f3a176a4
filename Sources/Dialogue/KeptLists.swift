import NLU
import Nutrition

/// What is asked of what is kept, in other words than its lists have.
extension KeepIntents {
    /// "any notes this week?", "¿hay notas de hoy?": asked for, and none is taken.
    static func asksForNotes(_ reading: Reading, _ words: [String]) -> Bool {
        guard Vocabulary.says(.note, words), reading.foods.isEmpty, reading.amounts.allSatisfy({ $0.quantity ?? 1 == 1 }), words.count <= 9,
            ["ask_diary", "show_plan", "ask_summary", "add_note", "out_of_scope", "list_favorites"].contains(reading.intent.name)
        else { return false }
        let opening = words.drop { ["and", "y", "me", "ok", "please"].contains($0) }
        guard let first = opening.first else { return false }
        return [
            "what", "which", "any", "show", "read", "list", "see", "do", "did", "have", "hay", "que", "cuales", "tengo", "muestrame",
            "mostrame", "leeme", "ensename", "dime", "dame", "ver", "alguna",
        ].contains(first)
    }

    /// "my usual breakfast is this", "mi desayuno de siempre es este": what was just told.
    static func isWhatWasTold(_ words: [String]) -> Bool {
        Vocabulary.says(.being, words) && words.last.map(["this", "that", "esto", "este", "eso", "ese", "esta"].contains) ?? false
    }
}
