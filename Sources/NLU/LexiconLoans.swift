import Nutrition

/// Words of one language in a message of the other: "I had dos huevos con bacon", "comí un sandwich with cheese".
enum LexiconLoans {
    /// Spanish words that are other words in English.
    static let falseFriendsInEnglish: WordSet = [
        "once", "mil", "taco", "feta", "cc", "e", "o", "u", "grande", "media", "plus", "como", "solo", "no", "algo", "poco", "mas", "pinta", "as",
        "hoja",
        "men", "rueda", "par", "tapa", "pot", "mata", "lasca", "bola", "tubo", "once", "extra", "mini", "pan", "pie", "son", "ud", "u", "medio",
        "cono",
        "comida",
    ]

    /// English words that are other words in Spanish, or letters of its chat spelling.
    static let falseFriendsInSpanish: WordSet = [
        "a", "an", "t", "c", "tb", "mil", "can", "tin", "bar", "pat", "me", "no", "on", "in", "as", "like", "say", "head", "pc", "once", "his",
        "then",
        "also", "or", "not", "rib", "pot", "leg", "ear", "sip", "dash", "stone", "lead", "sans", "grande", "over", "this", "that", "pound", "stack",
        "regular", "single", "order", "zero",
    ]
}

extension Lexicon {
    /// The same with the words of another language that it does not use otherwise.
    func borrowing(from other: Lexicon, without friends: WordSet) -> Lexicon {
        func lent<Value>(_ path: KeyPath<Lexicon, WordMap<Value>>) -> WordMap<Value> {
            WordMap(self[keyPath: path].pairs.merging(other[keyPath: path].pairs.filter { !friends.contains($0.key) }) { own, _ in own })
        }
        func lent(_ path: KeyPath<Lexicon, WordSet>) -> WordSet { self[keyPath: path].union(other[keyPath: path].subtracting(friends)) }
        return Lexicon(
            isSpanish: isSpanish, numbers: lent(\.numbers), articles: lent(\.articles), determiners: lent(\.determiners), of: lent(\.of),
            units: lent(\.units), sizes: lent(\.sizes), meals: lent(\.meals), hedges: hedges, without: lent(\.without), with: lent(\.with),
            and: lent(\.and), vague: lent(\.vague), sized: lent(\.sized), unitsOfFoods: unitsOfFoods)
    }
}
