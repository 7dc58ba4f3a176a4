import Nutrition

/// What Spanish names beside what was eaten: "en vez de arroz", "normalmente ceno sopa pero hoy …", "le di mis papas a mi hermano".
extension Mentions {
    func isAwayInSpanish(_ food: Range<Int>) -> Bool {
        if isLikened(food) { return true }
        var start = food.lowerBound
        while start > 0, !endsClauseInSpanish(start - 1) { start -= 1 }
        let texts = chart.tokens[start..<food.lowerBound].map(\.text)
        let later = chart.tokens[food.upperBound...].map(\.text)
        func has(_ phrase: [String]) -> Bool {
            texts.count >= phrase.count && texts.indices.dropLast(phrase.count - 1).contains { Array(texts[$0..<$0 + phrase.count]) == phrase }
        }
        let lead = texts.reversed().drop {
            chart.lexicon.determiners.contains($0) || chart.lexicon.articles.contains($0) || $0 == "las" || $0 == "los"
        }
        if SpanishNotEaten.replacing.contains(Array(lead.prefix(3).reversed())) { return true }
        if SpanishNotEaten.usual.contains(where: texts.contains), later.contains("pero") || later.contains("hoy") { return true }
        guard later.contains(where: SpanishNotEaten.eaten) else { return false }
        if SpanishNotEaten.wanted.contains(where: has) || texts.first == "manana" && later.contains("hoy") { return true }
        // "cambié las papas por ensalada".
        if texts.contains(where: SpanishNotEaten.changed.contains), later.first == "por" { return true }
        return false
    }

    private func endsClauseInSpanish(_ place: Int) -> Bool {
        let token = chart.tokens[place]
        if token.kind == .mark { return [",", ";", ".", "!", "?", "(", ")", ":"].contains(token.text) }
        return ["pero", "y", "entonces", "porque", "aunque", "sino", "mejor"].contains(token.text)
    }
}

private enum SpanishNotEaten {
    static let replacing: [[String]] = [
        ["en", "vez", "de"], ["en", "lugar", "de"], ["en", "vez", "del"], ["en", "lugar", "del"], ["a", "cambio", "de"],
    ]
    static let usual = ["normalmente", "usualmente", "generalmente", "suelo"]
    /// What was wished for, given away or gone.
    static let wanted: [[String]] = [
        ["antojaba"], ["antojo"], ["ganas", "de"], ["prefiero"],
        ["preferia"], ["le", "di"], ["les", "di"], ["regale"], ["tire"], ["acabo"], ["acabaron"], ["termino"], ["terminaron"], ["sobro"],
        ["provocaba"], ["tentaba"], ["ofrecio"], ["ofrecieron"], ["hare"], ["prepare", "para"], ["cocine", "para"],
    ]
    static let changed: WordSet = ["cambie", "cambiamos", "cambio", "reemplace", "sustitui"]

    static func eaten(_ text: String) -> Bool {
        Reader.eatingInSpanish.contains(text) || ["mejor", "hoy", "pedi", "yo"].contains(text)
    }
}
