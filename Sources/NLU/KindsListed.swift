import Nutrition

/// A dish, how many, and of which kind, one behind the other: "tacos, 3, carne asada", "dumplings - 6 - pork and cabbage".
enum KindsListed {
    static let inEnglish = Rewrite(heads.union(filled).union(baked)) { atEnd(filledWith(named($0, heads, kinds, isSpanish: false))) }
    static let inSpanish = Rewrite(headsInSpanish) { named($0, headsInSpanish, kindsInSpanish, isSpanish: true) }

    /// The kind is said before the dish, as it is called: "3 carne asada tacos".
    private static func named(_ tokens: [Token], _ heads: WordSet, _ kinds: WordSet, isSpanish: Bool) -> [Token] {
        for head in tokens.indices where heads.contains(tokens[head].singularWord) && opens(head, tokens) {
            guard let next = marked(head + 1, tokens), let count = pastEating(next, tokens), isCount(tokens[count]),
                var start = marked(count + 1, tokens)
            else { continue }
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

    /// "pierogies potato and cheese (6)", "ravioli spinach and ricotta": what they are filled with, said before them.
    private static func filledWith(_ tokens: [Token]) -> [Token] {
        guard let head = tokens.indices.dropLast(3).first(where: { filled.contains(tokens[$0].singularWord) }) else { return tokens }
        let inside = tokens[(head + 1)...].prefix(3)
        guard inside.count == 3, let last = inside.last, kinds.contains(last), inside.first.map(kinds.contains) == true,
            // "dumplings chicken and fried rice".
            !["fried", "steamed", "grilled"].contains(last.word),
            ["and", "&"].contains(tokens[head + 2].word), head + 4 == tokens.count || !kinds.contains(tokens[head + 4])
        else { return tokens }
        var dish = Token(tokens[head].text, after: last)
        dish.singular = tokens[head].singular
        return tokens[..<head] + inside + [dish] + tokens[(head + 4)...]
    }

    /// "2 rice paper rolls, prawn", "two slices of toast, wholemeal": the one kind at the end, said before them.
    private static func atEnd(_ tokens: [Token]) -> [Token] {
        guard let mark = tokens.lastIndex(where: { $0.kind == .mark && $0.word != "." }), tokens[mark].word == ",", mark > 1,
            !tokens[..<mark].contains(where: { $0.kind == .mark })
        else { return tokens }
        // "toast on the side, sourdough".
        let isBeside = mark > 3 && tokens[(mark - 3)..<mark].map(\.text) == ["on", "the", "side"]
        let head = isBeside ? mark - 4 : mark - 1, kind = tokens[(mark + 1)...].prefix { $0.kind == .word }
        guard (1...2).contains(kind.count), heads.contains(tokens[head].singularWord) || baked.contains(tokens[head].singularWord),
            // "toast, fried egg", "a bagel, cheese": beside what is baked lies a side, but for a kind of bread.
            kind.allSatisfy({ kindsOfBread.contains($0) || heads.contains(tokens[head].singularWord) && kinds.contains($0) }),
            tokens[(mark + 1 + kind.count)...].allSatisfy({ $0.word == "." })
        else { return tokens }
        var start = head
        while start > 0, ["paper", "rice", "spring", "summer", "egg", "bread", "sushi", "hand"].contains(tokens[start - 1].word) { start -= 1 }
        return tokens[..<start] + kind.map { Token($0.text, before: tokens[start]) } + tokens[start..<mark]
    }

    /// Of these the kind alone names no side.
    private static let baked: WordSet = [
        "toast", "bagel", "roll", "bun", "muffin", "bap", "pitta", "pita", "sandwich", "omelette", "omelet", "paratha",
    ]
    private static let kindsOfBread: WordSet = [
        "wholemeal", "wholewheat", "white", "brown", "rye", "sourdough", "multigrain", "granary", "seeded", "plain", "sesame", "whole", "wheat",
        "blueberry",
        "gluten", "free", "garlic", "tuna", "salmon", "paneer", "aloo",
    ]

    /// The place behind a mark that parts, nil where there is none.
    private static func marked(_ place: Int, _ tokens: [Token]) -> Int? {
        place < tokens.count && [",", "-", ":", "(", "!", "."].contains(tokens[place].word) && place + 1 < tokens.count ? place + 1 : nil
    }

    /// "tacos! I had 3, ground beef": the place behind words of eating.
    private static func pastEating(_ place: Int, _ tokens: [Token]) -> Int? {
        tokens[place...].firstIndex { !["i", "we", "had", "ate", "comi"].contains($0.word) }
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
    /// What is filled, and never with a side: "ravioli spinach and ricotta".
    private static let filled: WordSet = [
        "pierogi", "pierogy", "pierogie", "perogie", "perogy", "ravioli", "raviolis", "tortellini", "tortelloni", "agnolotti", "dumpling", "gyoza",
        "potsticker", "wonton", "empanada", "momo", "samosa", "manicotti", "cannelloni", "blintz", "knish", "kolache", "bourekas", "calzone",
    ]
    /// As words, not in the plural: "beans" lie beside a taco, "bean" in it.
    private static let kinds: WordSet = [
        "beef", "chicken", "pork", "fish", "shrimp", "prawn", "carne", "asada", "al", "pastor", "carnitas", "barbacoa", "steak", "turkey", "tofu",
        "veggie", "veg", "vegetable", "cheese", "potato", "cabbage", "chive", "bean", "black", "mushroom", "spinach", "chorizo", "pulled", "shredded",
        "ground", "grilled", "fried", "steamed", "birria", "lengua", "ham", "egg", "sausage", "crab", "lamb", "red", "green", "chile", "chili",
        "sauerkraut", "cheddar", "mozzarella", "ricotta", "feta", "leek", "onion", "kimchi", "spicy", "jalapeno",
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
        "had", "ate", "have", "got", "made", "and", "plus", "then", "some", "with", "comi", "cene", "almorce", "desayune", "y",
    ]
    private static let counts: WordSet = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "dos", "tres", "cuatro", "cinco", "seis",
    ]
    private static let ends: WordSet = [
        "plus", "with", "for", "at", "then", "today", "yesterday", "from", "in", "w", "on", "con", "en", "para", "a", "mas",
    ]
}
