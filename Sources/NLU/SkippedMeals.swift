import Nutrition

/// A meal that was not had after all, and the order that follows from it: "skipped lunch, take it off", "al final no cené, bórralo".
///
/// What is to go stands at that meal alone, so the order is read as one of the meal: "remove lunch".
enum SkippedMeals {
    static let inEnglish = Rewrite(["skipped", "missed", "didnt", "didn", "never"]) { takenOff($0, isSpanish: false) }
    static let inSpanish = Rewrite(WordSet(Array(verbs.keys) + ["salte", "saltee"])) { takenOff($0, isSpanish: true) }

    private static func takenOff(_ tokens: [Token], isSpanish: Bool) -> [Token] {
        guard (3...16).contains(tokens.count), let last = tokens.last, last.word != "?",
            let order = tokens.indices.dropFirst(2).first(where: { orders.contains(tokens[$0]) }),
            tokens[order...].allSatisfy({ ofOrder.contains($0) || $0.kind == .mark }), isSpanish || tokens[order...].containsOne(of: pronouns),
            case let clause = tokens[..<order], clause.allSatisfy({ ofClause.contains($0) || $0.kind == .mark }),
            case let verb = Token(isSpanish ? "quita" : "remove", for: tokens[order])
        else { return tokens }
        guard let meal = meal(clause, isSpanish: isSpanish) else {
            // "I didn't have it, remove it".
            let isThat =
                !isSpanish && !clause.containsOne(of: meals) && clause.containsOne(of: ["it", "that"])
                && clause.contains { ["have", "eat"].contains($0.word) }
            return isThat ? [verb, Token("it", after: verb)] : tokens
        }
        return [verb] + (isSpanish ? [Token(meal == "cena" || meal == "merienda" ? "la" : "el", after: verb)] : []) + [Token(meal, after: verb)]
            + days(clause, isSpanish, after: verb)
    }

    /// Of the day that was told, which need not be today.
    private static func days(_ clause: ArraySlice<Token>, _ isSpanish: Bool, after verb: Token) -> [Token] {
        let day = clause.filter { ["yesterday", "ayer", "anteayer", "antier", "anoche"].contains($0.word) }.prefix(1)
        return day.isEmpty ? [] : (isSpanish ? [Token("de", after: verb)] : []) + day.map { Token($0.text, after: verb) }
    }

    private static func meal(_ clause: ArraySlice<Token>, isSpanish: Bool) -> String? {
        guard isSpanish else {
            let isNone =
                clause.contains { ["skipped", "missed"].contains($0.word) }
                || clause.contains { ["didnt", "didn", "never"].contains($0.word) }
                    && clause.contains { ["have", "eat", "had", "ate"].contains($0.word) }
            return isNone ? clause.first { meals.contains($0) }?.text : nil
        }
        if clause.contains(where: { ["salte", "saltee"].contains($0.word) }) {
            return clause.first { meals.contains($0) }.map { $0.word == "comida" ? "almuerzo" : $0.text }
        }
        guard let no = clause.firstIndex(where: { $0.word == "no" }), no + 1 < clause.endIndex, let told = verbs[clause[no + 1].text] else {
            return nil
        }
        // "no comí" alone tells of no meal.
        return clause[no + 1].word == "comi" && !clause.contains { $0.word == "mediodia" } ? nil : told
    }

    private static let verbs = ["desayune": "desayuno", "almorce": "almuerzo", "comi": "almuerzo", "cene": "cena", "merende": "merienda"]
    private static let meals: WordSet = [
        "breakfast", "lunch", "dinner", "supper", "brunch", "desayuno", "almuerzo", "comida", "cena", "merienda",
    ]
    private static let orders: WordSet = [
        "take", "remove", "delete", "erase", "scrap", "quitalo", "quitala", "quitalos", "borralo", "borrala", "borralos", "eliminalo", "eliminala",
        "sacalo", "sacala", "quitamelo", "borramelo",
    ]
    private static let pronouns: WordSet = ["it", "that", "this", "them", "those"]
    private static let ofOrder = orders.union(pronouns).union([
        "off", "out", "please", "pls", "the", "list", "diary", "log", "from", "by", "por", "favor", "porfa", "del", "diario", "gracias", "thanks",
    ])
    private static let ofClause = meals.union(WordSet(Array(verbs.keys))).union([
        "i", "we", "so", "oh", "ok", "actually", "wait", "no", "sorry", "ended", "up", "skipped", "missed", "skipping", "didnt", "didn", "t", "'",
        "have", "eat", "had", "ate", "never", "any", "it", "that", "my", "the", "today", "yesterday", "after", "all", "in", "end", "and", "just",
        "please", "can",
        "you", "could", "al", "final", "me", "salte", "saltee", "el", "la", "hoy", "ayer", "anoche", "anteayer", "antier", "mediodia", "a", "y",
        "perdon", "pero", "en", "realidad", "asi", "que", "yo", "ah", "nada",
    ])
}
