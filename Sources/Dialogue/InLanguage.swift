import NLU
import Nutrition

extension Intents {
    /// "show me my day in English", "dime en inglés qué comí hoy": what is asked, told in that language from now on.
    static func inLanguage(_ reading: Reading, _ understanding: Understanding, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard
            let place = words.indices.dropLast().first(where: { ["in", "en"].contains(words[$0]) && LanguageNames.code(in: [words[$0 + 1]]) != nil }),
            let code = LanguageNames.code(in: [words[place + 1]]), ["en", "es"].contains(code), reading.foods.allSatisfy({ $0.best == nil })
        else { return nil }
        let rest = Array(words[..<place] + words[(place + 2)...])
        let isAsked = asksDiary.contains(reading.intent.name)
        guard isAsked || reading.intent.name == "set_language" && rest.contains(where: ofDiary.contains) else { return nil }
        var plain = reading
        plain.foods = []
        plain.text = rest.joined(separator: " ")
        if !isAsked { plain.intent.name = rest.contains(where: sums.contains) ? "ask_summary" : "ask_diary" }
        return [.setLanguage(code)] + requests(plain, understanding, tracker)
    }

    private static let asksDiary: Set<String> = [
        "ask_diary", "ask_summary", "ask_remaining", "ask_insight", "show_plan", "show_chart", "list_favorites", "ask_profile", "list_saved_recipes",
    ]
    /// Folded and singular.
    private static let ofDiary = Set(
        Word.split("day diary entries meals lunch breakfast dinner today had ate eaten día diario comidas almuerzo desayuno cena hoy comí")
    ).union(sums)
    private static let sums = Set(Word.split("summary totals total resumen totales"))
}
