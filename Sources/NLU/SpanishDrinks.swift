import Nutrition

/// What is drunk, told by the words around it: "una taza de chocolate sin azúcar", "chipa con cocido", "un culín de sidra", "mate toda la tarde",
/// "una copa de tinto".
enum SpanishDrinks {
    static let rewrites = [
        Rewrite(["chocolate"], inCups), Rewrite(["chocolate"], atBreakfast),
        Rewrite(["cocido"], withChipa), Rewrite(WordSet(pours.keys), poured), Rewrite(["toda", "todo"], sipped),
        Rewrite(["tinto", "rosado"], byTheGlass),
        Rewrite(["amb"], breadOfMallorca),
    ]

    /// "una taza de chocolate con leche": hot chocolate, and no cup full of a bar.
    private static func inCups(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst(2).dropLast().first(where: {
                tokens[$0].word == "chocolate" && tokens[$0 - 1].word == "de" && cups.contains(tokens[$0 - 2].singularWord)
                    && ["con", "sin"].contains(tokens[$0 + 1].word)
            })
        else { return tokens }
        return tokens[...place] + [Token("caliente", after: tokens[place])] + tokens[(place + 1)...]
    }

    /// "desayuno pandebono y chocolate con leche", "churros con un chocolate": drunk, where nothing says that it is a bar or in a cake.
    private static func atBreakfast(_ tokens: [Token]) -> [Token] {
        // "churros con chocolate" is a name.
        guard tokens.contains(where: { beside.contains($0.singularWord) }), tokens.last?.word != "?",
            let place = tokens.indices.dropFirst(2).first(where: { tokens[$0].word == "chocolate" }),
            ["y", ",", "con", "un", "mi", "el", "e", "tome"].contains(tokens[place - 1].word),
            tokens[place - 2].singularWord != "churro", tokens[place - 1].word != "con" || beside.contains(tokens[place - 2].singularWord),
            place + 1 == tokens.count || tokens[place + 1].kind == .mark && tokens[place + 1].word != "("
                || ["y", "e"].contains(tokens[place + 1].word)
                || tokens[place + 1].word == "con" && place + 2 < tokens.count && ["leche", "queso", "pan"].contains(tokens[place + 2].word),
            !tokens.contains(where: {
                ["onza", "onzas", "tableta", "barra", "cuadrado", "cuadrados", "cuadradito", "cuadraditos", "g"].contains($0.word)
            })
        else { return tokens }
        return tokens[...place] + [Token("caliente", after: tokens[place])] + tokens[(place + 1)...]
    }

    private static let beside: WordSet = [
        "pandebono", "almojabana", "bunuelo", "pandeyuca", "arepa", "calentado", "calentao", "churro", "porra", "bizcochuelo", "roscon", "tamal",
        "parva", "pandequeso", "achira",
    ]
    private static let cups: WordSet = ["taza", "tacita", "tazon", "pocillo", "jarro", "jarrito"]

    /// "2 chipas con cocido", "mbejú y un cocido": burnt mate, as Paraguay drinks it.
    private static func withChipa(_ tokens: [Token]) -> [Token] {
        guard tokens.contains(where: { ["chipa", "chipita", "mbeju", "coquito", "terere"].contains($0.singularWord) }),
            let place = tokens.indices.dropFirst().first(where: {
                tokens[$0].word == "cocido" && ["con", "y", ",", "un", "el", "de", "del"].contains(tokens[$0 - 1].word)
            }), place + 1 == tokens.count || !stews.contains(tokens[place + 1])
        else { return tokens }
        return tokens[...place] + [Token("quemado", after: tokens[place])] + tokens[(place + 1)...]
    }

    private static let stews: WordSet = ["madrileno", "montanes", "maragato", "lebaniego", "gallego", "andaluz", "quemado", "con"]

    /// "un culín de sidra", "dos culines de sidra": so many millilitres.
    private static func poured(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.indices.first(where: { pours[tokens[$0].word] != nil }), place + 2 < tokens.count, tokens[place + 1].word == "de",
            let size = pours[tokens[place].word], tokens[place + 2].kind == .word
        else { return tokens }
        let before = place > 0 ? tokens[place - 1] : nil
        let count = before.flatMap { $0.kind == .number ? $0.value : counts[$0.word] }
        var number = Token(String(Int(size * (count ?? 1))), for: count == nil ? tokens[place] : tokens[place - 1])
        (number.kind, number.value) = (.number, size * (count ?? 1))
        return tokens[..<(count == nil ? place : place - 1)] + [number, Token("ml", for: tokens[place])] + tokens[(place + 1)...]
    }

    private static let pours: WordMap<Double> = [
        "culin": 100, "culines": 100, "culete": 100, "culetes": 100, "culito": 100,
    ]
    private static let counts: WordMap<Double> = ["un": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6]

    /// "mate toda la tarde y 2 bizcochos": it was had.
    private static func sipped(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 3, ["toda", "todo"].contains(tokens[1].word), ["la", "el"].contains(tokens[2].word), tokens.last?.word != "?",
            ["mate", "terere", "cafe", "te", "agua", "infusion", "guayoyo", "tinto", "manzanilla"].contains(tokens[0].word)
        else { return tokens }
        return [Token("tome", before: tokens[0])] + tokens
    }

    /// "pa amb oli con jamón", "pa amb tomàquet": bread with tomato and oil, and what lies on it; "pa" is no "para" there.
    private static func breadOfMallorca(_ tokens: [Token]) -> [Token] {
        guard let with = tokens.indices.dropFirst().dropLast().first(where: { tokens[$0].word == "amb" }),
            ["pa", "para", "pan"].contains(tokens[with - 1].word), ["oli", "tom"].contains(where: tokens[with + 1].text.hasPrefix)
        else { return tokens }
        let name = [
            Token("pan", for: tokens[with - 1]), Token("con", for: tokens[with]), Token("tomate", for: tokens[with + 1]),
        ]
        var rest = tokens[(with + 2)...]
        if let next = rest.first, next.word == "con" { rest[rest.startIndex] = Token("y", for: next) }
        return tokens[..<(with - 1)] + name + rest
    }

    /// "una copa de tinto": wine, whatever "un tinto" is elsewhere.
    private static func byTheGlass(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst(2).first(where: {
                ["tinto", "rosado"].contains(tokens[$0].word) && tokens[$0 - 1].word == "de"
                    && ["copa", "copita", "botella"].contains(tokens[$0 - 2].singularWord)
                    // "tinto de verano" is a drink of its own.
                    && tokens[($0 + 1)...].first?.word != "de"
            })
        else { return tokens }
        return tokens[..<place] + [Token("vino", before: tokens[place])] + tokens[place...]
    }
}
