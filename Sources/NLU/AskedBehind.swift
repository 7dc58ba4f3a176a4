import Nutrition

/// "2 oreos (they're vegan right?)", "comí 2 galletas, ¿son veganas?": what was had, and a question about it behind it.
extension Requests {
    /// What is told and what is asked of it; nil for other messages.
    func askedBehind() -> [Range<Int>]? {
        let tokens = chart.tokens
        guard let last = tokens.last, last.word == "?" || last.word == ")" && tokens.count > 1 && tokens[tokens.count - 2].word == "?" else {
            return nil
        }
        for place in tokens.indices.dropFirst(2) where Requests.askingOfIt.contains(tokens[place]) {
            var mark = place - 1
            while mark > 0, ["¿", "and", "y"].contains(tokens[mark].word) { mark -= 1 }
            guard mark > 0, ["(", ",", ".", ";", "-"].contains(tokens[mark].word), tokens.count - place <= 12,
                !tokens[place...].containsOne(of: Requests.ofDay)
            else { continue }
            let isAside = tokens[mark].word == "(", head = tokens[..<mark]
            guard !Requests.asking.contains(tokens[0]), !head.contains(where: { $0.word == "?" }),
                head.indices.contains(where: { chart.names[$0] != 0 }),
                isAside || head.containsOne(of: Requests.eating) || head.containsOne(of: Reader.eatingInSpanish)
                    || tokens[mark].word == "." && chart.amounts.contains { $0.tokens.upperBound <= mark && $0.amount.quantity != nil },
                // "… is that more than a burger?" names what it is held against.
                !tokens.indices[place...].contains(where: { chart.names[$0] != 0 && ["than", "que", "as", "como"].contains(tokens[$0 - 1].word) })
            else { return nil }
            return [0..<mark, (mark + 1)..<tokens.count]
        }
        return nil
    }

    /// What opens a question about what was just told.
    private static let askingOfIt: WordSet = [
        "is", "are", "was", "were", "does", "do", "did", "they", "theyre", "its", "how", "what", "whats", "es", "son", "sera", "seran", "lleva",
        "llevan",
        "tiene", "tienen", "contiene", "contienen", "cuanto", "cuanta", "cuantos", "cuantas",
    ]
    /// What opens a message that asks, or that is of what may be.
    private static let asking: WordSet = [
        "is", "are", "was", "were", "does", "do", "did", "how", "what", "whats", "which", "can", "could", "should", "would", "if", "will", "es",
        "son",
        "cuanto", "cuanta", "cuantos", "cuantas", "que", "cual", "puedo", "debo", "deberia", "si", "compare", "compara", "why", "when", "where",
    ]
    /// Of the day, and not of what was just told.
    private static let ofDay: WordSet = [
        "llevo", "llevamos", "queda", "quedan", "falta", "faltan", "left", "remaining", "today", "hoy", "day", "dia", "total", "goal", "meta",
    ]
}
