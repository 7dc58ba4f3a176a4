import Nutrition

/// Minced meat by how much fat is in it, as packets tell it: "turkey mince 5%", "20% fat beef mince", "carne picada 5 % de grasa".
///
/// The tables know lean to fat ("95/5 ground beef"); the nearest of those is meant.
enum LeanMince {
    static let inEnglish = Rewrite(["mince", "minced", "ground"]) { read($0, isSpanish: false) }
    static let inSpanish = Rewrite(["picada", "picado", "molida", "molido"]) { read($0, isSpanish: true) }

    private static func read(_ tokens: [Token], isSpanish: Bool) -> [Token] {
        guard let share = tokens.firstIndex(where: { $0.kind == .number && $0.percent }), let said = tokens[share].value, (1...99).contains(said),
            tokens.count(where: { $0.percent }) == 1, tokens.last?.word != "?",
            let mince = tokens.indices.filter({ minced.contains(tokens[$0].word) }).min(by: { abs($0 - share) < abs($1 - share) }),
            // "carne molida y leche 2%", "yogur 5% y carne picada": the share of another food.
            tokens[(min(mince, share) + 1)..<max(mince, share)].allSatisfy({
                named.contains($0) || beside.contains($0) || leading.contains($0) || being.contains($0) || $0.word == "%"
            })
        else { return tokens }
        // What of the percentage stands beside it: "5% fat", "de grasa", "(95% lean)".
        var start = share, end = share + 1
        while end < tokens.count, beside.contains(tokens[end]) || tokens[end].word == "%" { end += 1 }
        while start > 0, leading.contains(tokens[start - 1]) { start -= 1 }
        if end < tokens.count, tokens[end].word == ")" { end += 1 }
        let fat = said > 50 ? 100 - said : said
        // The name itself: "turkey mince", "lean minced beef", "carne picada de pavo".
        var from = mince, to = mince + 1
        while from > 0, from - 1 != end - 1, named.contains(tokens[from - 1]) { from -= 1 }
        while to < tokens.count, to != start, named.contains(tokens[to]) { to += 1 }
        let name = tokens[from..<to].map(\.text)
        let isTurkey = name.contains { ["turkey", "pavo"].contains($0) }
        // "ground coffee with 10% cream", "minced garlic".
        guard isTurkey || name.contains("mince") || name.contains(where: meats.contains) else { return tokens }
        let isBeef = !isTurkey && name.allSatisfy { !others.contains($0) }
        let isRaw = tokens.contains { ["raw", "uncooked", "crudo", "cruda"].contains($0.word) }
        let kinds: [(fat: Double, name: String)] = isTurkey ? turkey(isSpanish) : beef(isSpanish)
        // Raw turkey is known as one.
        guard let nearest = kinds.min(by: { abs($0.fat - fat) < abs($1.fat - fat) }), isBeef || isTurkey && !isRaw, abs(nearest.fat - fat) <= 6
        else {
            return Array(tokens[..<start] + tokens[end...])
        }
        let words = nearest.name.split(whereSeparator: { " /".contains($0) }).map { Token(String($0), for: tokens[from]) }
        // "the mince was 5% fat": the kind of what stands.
        if tokens[min(mince, share)..<max(mince, share)].contains(where: { being.contains($0) }) {
            return share > mince ? tokens[..<start] + words + tokens[end...] : tokens
        }
        var out: [Token] = []
        for place in tokens.indices {
            if place == from { out += words }
            if !(from..<to).contains(place), !(start..<end).contains(place) { out.append(tokens[place]) }
        }
        return out
    }

    private static func beef(_ isSpanish: Bool) -> [(fat: Double, name: String)] {
        [5.0, 7, 10, 15, 20, 30].map { ($0, isSpanish ? "carne molida \(Int(100 - $0))/\(Int($0))" : "\(Int(100 - $0))/\(Int($0)) ground beef") }
    }

    private static func turkey(_ isSpanish: Bool) -> [(fat: Double, name: String)] {
        isSpanish
            ? [(1, "pavo molido extra magro"), (7, "pavo molido magro"), (15, "pavo molido 85/15")]
            : [(1, "extra lean ground turkey"), (7, "lean ground turkey"), (15, "85/15 ground turkey")]
    }

    private static let being: WordSet = ["was", "is", "were", "are", "era", "es", "fue", "eran"]
    private static let minced: WordSet = ["mince", "minced", "ground", "picada", "picado", "molida", "molido"]
    private static let beside: WordSet = ["fat", "lean", "grasa", "de", "magra", "magro", "materia"]
    private static let leading: WordSet = ["(", "con", "with", "al"]
    private static let named: WordSet = [
        "turkey", "beef", "steak", "lean", "extra", "meat", "minced", "mince", "ground", "carne", "pavo", "res", "vacuno", "ternera", "magra", "de",
        "pork", "lamb", "chicken", "cerdo", "pollo", "cordero",
    ]
    private static let meats = others.union(["beef", "steak", "meat", "carne", "res", "vacuno", "ternera"])
    private static let others: Set<String> = ["pork", "lamb", "chicken", "cerdo", "pollo", "cordero"]
}
