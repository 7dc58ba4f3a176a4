import Nutrition

/// A question put as an order: "tell me if I was over 1700 yesterday", "dime si me pasé ayer". Of what is to come it is a wish for a notice, and stays.
enum AskedIndirectly {
    static let inEnglish = Rewrite(["if", "whether"]) { asked($0, orders, ["if", "whether"]) }
    static let inSpanish = Rewrite(["si"]) { asked($0, ordersInSpanish, ["si"]) }

    private static func asked(_ tokens: [Token], _ orders: WordSet, _ joints: WordSet) -> [Token] {
        guard let joint = tokens.prefix(6).firstIndex(where: { joints.contains($0) }), joint > 0, joint + 2 < tokens.count,
            tokens[..<joint].allSatisfy({ orders.contains($0) || leading.contains($0) }), tokens[..<joint].containsOne(of: orders),
            let verb = tokens[(joint + 1)...].prefix(3).firstIndex(where: { past.contains($0) })
        else { return tokens }
        var rest = Array(tokens[(joint + 1)...])
        // "if I was over": "was I over".
        if ["was", "were", "did"].contains(tokens[verb].word) { rest.insert(rest.remove(at: verb - joint - 1), at: 0) }
        if rest.last?.word != "?", let last = rest.last {
            rest.append(Token(kind: .mark, text: "?", singular: "?", start: last.end, end: last.end, spaceBefore: false))
        }
        return rest
    }

    private static let orders: WordSet = ["tell", "know", "check", "see", "say"]
    private static let ordersInSpanish: WordSet = ["dime", "decime", "dices", "decirme", "saber", "mira", "fijate", "sabes"]
    private static let leading: WordSet = [
        "can", "could", "you", "me", "let", "please", "just", "i", "want", "to", "do", "now", "and", "ok", "puedes", "podrias", "quiero", "y", "oye",
        "por", "favor",
    ]
    private static let past: WordSet = ["was", "were", "did", "went", "pase", "llegue", "cumpli", "excedi", "supere", "estuve"]
}
