import Nutrition

/// A flavour that is all that is said of what was told: "vanilla flavour", "strawberry flavored", "sabor fresa".
enum FlavourTold {
    static let inEnglish = Rewrite(["flavor", "flavour", "flavored", "flavoured"]) { tokens in
        let start = tokens.prefix { beforeFlavours.contains($0) }.count
        guard let word = tokens.indices.first(where: { flavouring.contains(tokens[$0]) }), (start + 1...start + 2).contains(word),
            isEnd(word + 1, tokens), tokens[start..<word].allSatisfy({ $0.kind == .word })
        else { return tokens }
        return ["it", "was"].map { Token($0, before: tokens[start]) } + tokens[start..<word] + tokens[(word + 1)...]
    }

    static let inSpanish = Rewrite(["sabor"]) { tokens in
        guard let word = tokens.prefix(3).firstIndex(where: { $0.word == "sabor" }), tokens[..<word].allSatisfy(beforeFlavours.contains) else {
            return tokens
        }
        let name = tokens[(word + 1)...].drop { ["a", "de"].contains($0.word) }
        guard let first = name.first, (1...2).contains(name.prefix { $0.kind == .word && $0.word != "y" }.count) else { return tokens }
        return ["era", "de"].map { Token($0, before: first) } + name
    }

    /// "milkshake, vanilla, a large one", "protein shake with water after, chocolate, 1 scoop": its flavour, between a food and how much of it there was.
    static let between = Rewrite(["shake", "milkshake", "yogurt", "yoghurt", "cream", "smoothie", "whey", "pudding", "bar", "powder"]) { tokens in
        let tokens = withoutPowderFlavour(tokens)
        guard let head = tokens.indices.first(where: { flavoured.contains(tokens[$0].singularWord) }),
            let first = tokens[(head + 1)...].prefix(4).firstIndex(where: { $0.word == "," }), first + 2 < tokens.count,
            tokens[(head + 1)..<first].allSatisfy({ besideFlavoured.contains($0) }), flavours.contains(tokens[first + 1]),
            let last = marked(first + 2, tokens), isMeasure(tokens[last...])
        else { return tokens }
        if tokens[..<head].contains(where: { ["protein", "whey"].contains($0.word) }) { return Array(tokens[..<first] + tokens[(first + 2)...]) }
        let start = tokens[head].word == "cream" && head > 0 && tokens[head - 1].word == "ice" ? head - 1 : head
        return tokens[..<start] + [Token(tokens[first + 1].text, before: tokens[start])] + tokens[start..<first] + tokens[(first + 2)...]
    }

    /// "helado, chocolate, 2 bolas".
    static let betweenInSpanish = Rewrite(["helado", "yogur", "yogurt", "batido", "malteada", "licuado", "gelatina", "pudin"]) { tokens in
        guard let head = tokens.indices.first(where: { flavoured.contains(tokens[$0].singularWord) }),
            let first = tokens[(head + 1)...].prefix(5).firstIndex(where: { $0.word == "," }), first + 2 < tokens.count,
            tokens[(head + 1)..<first].allSatisfy({ besideFlavoured.contains($0) }), flavours.contains(tokens[first + 1]),
            let last = marked(first + 2, tokens), isMeasure(tokens[last...])
        else { return tokens }
        if tokens[head..<first].contains(where: { $0.singularWord == "proteina" }) { return Array(tokens[..<first] + tokens[(first + 2)...]) }
        return tokens[...head] + [Token("de", after: tokens[head]), Token(tokens[first + 1].text, after: tokens[head])] + tokens[(head + 1)..<first]
            + tokens[(first + 2)...]
    }

    /// "batido plátano": of it.
    static let bareInSpanish = Rewrite(["batido", "licuado", "malteada", "jugo", "zumo"]) { tokens in
        guard let head = tokens.indices.dropLast().first(where: { blended.contains(tokens[$0].singularWord) }),
            flavours.contains(tokens[head + 1]) || fruits.contains(tokens[head + 1]),
            head + 2 == tokens.count || tokens[head + 2].kind != .word || ["con", "y", "de", "sin"].contains(tokens[head + 2].word)
        else { return tokens }
        return tokens[...head] + [Token("de", after: tokens[head])] + tokens[(head + 1)...]
    }

    private static let blended: WordSet = ["batido", "licuado", "malteada", "jugo", "zumo"]
    private static let fruits: WordSet = [
        "platano", "banana", "banano", "mango", "naranja", "manzana", "papaya", "pina", "guayaba", "maracuya", "pera",
    ]

    /// "chocolate protein shake with water": the shake, whichever its flavour.
    private static func withoutPowderFlavour(_ tokens: [Token]) -> [Token] {
        guard
            let shake = tokens.indices.dropFirst(2).dropLast(2).first(where: {
                tokens[$0].word == "shake" && ["protein", "whey"].contains(tokens[$0 - 1].word) && flavours.contains(tokens[$0 - 2])
                    && (tokens[$0 + 1].word == "with" || tokens[$0 + 1].word == "made")
                    && tokens[($0 + 1)...].prefix(3).contains { $0.word == "water" }
            })
        else { return tokens }
        return Array(tokens[..<(shake - 2)] + tokens[(shake - 1)...])
    }

    private static func marked(_ place: Int, _ tokens: [Token]) -> Int? {
        place + 1 < tokens.count && [",", "-"].contains(tokens[place].word) ? place + 1 : nil
    }

    /// "1 scoop", "a large one".
    private static func isMeasure(_ tokens: ArraySlice<Token>) -> Bool {
        let said = tokens.filter { $0.word != "." }
        guard (1...4).contains(said.count), let first = said.first, first.kind == .number || counts.contains(first), let last = said.last else {
            return false
        }
        return said.count > 1 && measures.contains(last.singularWord)
            && said.dropFirst().allSatisfy { sizes.contains($0) || measures.contains($0.singularWord) }
    }

    private static let flavoured: WordSet = [
        "shake", "milkshake", "yogurt", "yoghurt", "cream", "smoothie", "pudding", "bar", "powder", "helado", "yogur", "batido", "malteada",
        "licuado",
        "gelatina", "pudin",
    ]
    private static let besideFlavoured: WordSet = [
        "with", "made", "water", "milk", "after", "afterwards", "today", "de", "con", "agua", "leche", "proteina", "proteinas", "protein",
    ]
    private static let flavours: WordSet = [
        "chocolate", "vanilla", "strawberry", "caramel", "mocha", "raspberry", "blueberry", "cherry", "peach", "coconut", "lemon",
        "hazelnut",
        "pistachio", "mint", "vainilla", "fresa", "frutilla", "caramelo", "durazno", "melocoton", "coco", "limon", "avellana",
        "pistacho", "menta", "mora", "frambuesa", "arandano", "nata",
    ]
    static func isFlavour(_ token: Token) -> Bool { flavours.contains(token) }

    private static let counts: WordSet = ["a", "an", "one", "two", "three", "half", "un", "una", "dos", "tres", "medio", "media"]
    private static let sizes: WordSet = [
        "large", "small", "big", "medium", "little", "heaped", "level", "full", "whole", "grande", "chico", "chica", "pequeno", "pequena", "mediano",
    ]
    private static let measures: WordSet = [
        "scoop", "pot", "tub", "bottle", "carton", "can", "glass", "one", "shake", "container", "bola", "pote", "envase", "cacito", "vaso", "botella",
        "medida", "scoops", "grande", "chico", "pequeno", "bar",
    ]

    /// Nothing but marks follows: "vanilla flavour, and for breakfast" says more.
    private static func isEnd(_ place: Int, _ tokens: [Token]) -> Bool { tokens[place...].allSatisfy { $0.kind == .mark } }

    private static let flavouring: WordSet = ["flavor", "flavour", "flavored", "flavoured"]
    private static let beforeFlavours: WordSet = ["the", "it", "was", "its", "but", "and", "oh", "sorry", "actually", "era", "el", "de", "y", "pero"]
}
