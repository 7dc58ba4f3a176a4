import Nutrition

/// A dish, how many, and of which kind, one behind the other: "tacos, 3, carne asada", "dumplings - 6 - pork and cabbage".
enum KindsListed {
    static let inEnglish = Rewrite(heads) { named($0, heads, kinds, isSpanish: false) }
    static let inSpanish = Rewrite(headsInSpanish) { named($0, headsInSpanish, kindsInSpanish, isSpanish: true) }

    /// The kind is said before the dish, as it is called: "3 carne asada tacos".
    private static func named(_ tokens: [Token], _ heads: WordSet, _ kinds: WordSet, isSpanish: Bool) -> [Token] {
        for head in tokens.indices where heads.contains(tokens[head].singularWord) && opens(head, tokens) {
            guard let count = marked(head + 1, tokens), isCount(tokens[count]), var start = marked(count + 1, tokens) else { continue }
            if isSpanish, ["de", "con"].contains(tokens[start].word), start + 1 < tokens.count { start += 1 }
            let kind = tokens[start...].prefix { kinds.contains($0) || ["and", "&", "y", "al"].contains($0.word) }
            let end = kind.endIndex
            guard (1...5).contains(kind.count), let last = kind.last, kinds.contains(last), kinds.contains(tokens[start]),
                end == tokens.count || tokens[end].kind == .mark || ends.contains(tokens[end])
            else { continue }
            if isSpanish {
                return tokens[..<head] + [tokens[count], tokens[head], Token("de", before: tokens[start])] + kind + tokens[end...]
            }
            var dish = Token(tokens[head].text, after: last)
            dish.singular = tokens[head].singular
            return tokens[..<head] + [tokens[count]] + kind + [dish] + tokens[end...]
        }
        return tokens
    }

    /// The place behind a mark that parts, nil where there is none.
    private static func marked(_ place: Int, _ tokens: [Token]) -> Int? {
        place < tokens.count && [",", "-", ":", "("].contains(tokens[place].word) && place + 1 < tokens.count ? place + 1 : nil
    }

    /// A dish that no amount stands before.
    private static func opens(_ head: Int, _ tokens: [Token]) -> Bool {
        head == 0 || tokens[head - 1].kind == .mark || before.contains(tokens[head - 1])
    }

    private static func isCount(_ token: Token) -> Bool {
        token.kind == .number ? (token.value.map { $0 >= 1 && $0 <= 30 } ?? false) && !token.percent : counts.contains(token)
    }

    private static let heads: WordSet = [
        "taco", "tamale", "dumpling", "empanada", "pierogi", "pierogy", "burrito", "enchilada", "quesadilla", "gyoza", "pupusa", "potsticker",
        "momo", "wonton", "taquito", "flauta", "slider", "samosa", "bao", "gordita", "tostada", "arepa", "crepe", "wrap", "calzone",
    ]
    /// As words, not in the plural: "beans" lie beside a taco, "bean" in it.
    private static let kinds: WordSet = [
        "beef", "chicken", "pork", "fish", "shrimp", "prawn", "carne", "asada", "al", "pastor", "carnitas", "barbacoa", "steak", "turkey", "tofu",
        "veggie", "veg", "vegetable", "cheese", "potato", "cabbage", "chive", "bean", "black", "mushroom", "spinach", "chorizo", "pulled", "shredded",
        "ground", "grilled", "fried", "steamed", "birria", "lengua", "ham", "egg", "sausage", "crab", "lamb", "red", "green", "chile", "chili",
        "sauerkraut", "cheddar", "mozzarella", "ricotta", "feta", "leek", "onion", "kimchi", "fried", "spicy", "jalapeno",
    ]
    private static let headsInSpanish: WordSet = [
        "taco", "tamal", "tamale", "empanada", "quesadilla", "enchilada", "gordita", "sope", "pupusa", "arepa", "croqueta", "burrito", "flauta",
        "saltena", "tostada", "hallaca", "baleada", "tlacoyo", "humita", "bao", "gyoza",
    ]
    private static let kindsInSpanish: WordSet = [
        "carne", "asada", "pollo", "pastor", "carnitas", "barbacoa", "bistec", "suadero", "lengua", "birria", "cerdo", "puerco", "res", "jamon",
        "queso", "frijol", "chicharron", "chorizo", "papa", "pescado", "camaron", "atun", "espinaca", "acelga", "verdura", "champinon", "rajas",
        "mole",
        "tinga", "picadillo", "molida", "cortada", "cuchillo", "humita", "setas", "cochinita", "mechada", "desmechada", "cabeza", "tripa",
    ]
    private static let before: WordSet = [
        "had", "ate", "have", "got", "and", "plus", "then", "some", "with", "comi", "cene", "almorce", "desayune", "y",
    ]
    private static let counts: WordSet = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "dos", "tres", "cuatro", "cinco", "seis",
    ]
    private static let ends: WordSet = [
        "plus", "with", "for", "at", "then", "today", "yesterday", "from", "in", "w", "on", "con", "en", "para", "a", "mas",
    ]
}
