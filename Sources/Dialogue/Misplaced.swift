import NLU
import Nutrition

/// Rows that were touched and had nothing to do with the message.
extension Doubt {
    /// Rows that nothing in the words leads to: "hoy no tomé vino" of yesterday's, "nibbled some cheese" of the lasagna that was told before it.
    static func misplaced(_ rows: Rows, _ occasion: Occasion) -> Double {
        var weight = 0.0
        let words = Set(occasion.words), isMoved = rows.changed.contains { $0.before.day != $0.after.day }
        let denies = !words.isDisjoint(with: deniers) || occasion.orders
        if denies, isMoved, words.isDisjoint(with: moving) { weight += 8 }
        if let day = occasion.namedDay, !isMoved, !words.isDisjoint(with: ["hoy", "today", "tonight"]),
            (rows.gone + rows.changed.map(\.before)).contains(where: { $0.day != day })
        {
            weight += 8
        }
        guard words.isDisjoint(with: puttingRight), !exchanging.contains(where: { stem in words.contains { $0.hasPrefix(stem) } }), !denies else {
            return weight
        }
        let eats = Vocabulary.says(.eating, occasion.words)
        for (before, after) in rows.changed where before.foodID != after.foodID && names("\(before.said) \(before.noun)").isDisjoint(with: words) {
            let isOther = names("\(before.said) \(before.noun) \(before.food)").isDisjoint(with: names("\(after.said) \(after.noun) \(after.food)"))
            if isOther && (eats || occasion.isLong || occasion.namesTime) { weight += 6 }
        }
        if eats, rows.logged.isEmpty, rows.kept.contains(where: { names("\($0.said) \($0.noun)").isDisjoint(with: words) }) { weight += 4 }
        return weight
    }

    private static let moving: Set<String> = [
        "move", "moved", "fue", "fueron", "era", "eran", "was", "were", "pasa", "mueve", "pasalo", "muevelo", "pon", "put", "sino",
    ]
    private static let puttingRight: Set<String> = Vocabulary[.being].union(
        Word.split(
            "it that those they them meant mean said wrong actually only just instead make sorry eso esos era solo solamente nomás digo perdón realidad mejor"
        ))
}
