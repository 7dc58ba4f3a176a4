import Nutrition

/// What stands in brackets, or behind a mark, and is of one thing alone: "150 g (en crudo) de macarrones", "2 tostadas con jamón (30 g)", "un paquete
/// de galletas oreo de 6", "chocolate negro, 4 onzas".
enum Bracketed {
    static let inEnglish = [Rewrite(["("], weighedSo), Rewrite(["("], ofPart)]
    static let inSpanish = inEnglish + [Rewrite(WordSet(packs), packed), Rewrite(["onza", "onzas"], squares)]

    /// "150 g (en crudo) de macarrones": as it was weighed, said behind its name.
    private static func weighedSo(_ tokens: [Token]) -> [Token] {
        guard let open = tokens.indices.dropFirst(2).first(where: { tokens[$0].word == "(" }), weights.contains(tokens[open - 1].singularWord),
            tokens[open - 2].kind == .number, let close = tokens[open...].firstIndex(where: { $0.word == ")" }), close > open + 1,
            close + 1 < tokens.count, tokens[close + 1].kind == .word, !joints.contains(tokens[close + 1])
        else { return tokens }
        let said = tokens[(open + 1)..<close]
        guard said.allSatisfy({ raw.contains($0) || cooked.contains($0) || beside.contains($0) }) else { return tokens }
        guard let dry = said.first(where: { raw.contains($0) }) else { return Array(tokens[..<open] + tokens[(close + 1)...]) }
        let end = tokens[(close + 1)...].firstIndex { $0.kind == .mark || joints.contains($0) } ?? tokens.count
        let isSpanish = dry.text.hasSuffix("o") || dry.text.hasSuffix("a") || dry.text.hasSuffix("s")
        let behind = (isSpanish ? ["en", "crudo"] : ["dry", "weight"]).map { Token($0, after: tokens[end - 1]) }
        return tokens[..<open] + tokens[(close + 1)..<end] + behind + tokens[end...]
    }

    /// "2 tostadas con jamón serrano (30 g)": so much of the ham, and no other amount of what was counted.
    private static func ofPart(_ tokens: [Token]) -> [Token] {
        guard
            let open = tokens.indices.dropFirst(3).first(where: { place in
                tokens[place].word == "(" && place + 3 < tokens.count && tokens[place + 1].kind == .number
                    && weights.contains(tokens[place + 2].singularWord) && tokens[place + 3].word == ")"
            }), let with = tokens[..<open].lastIndex(where: { ["con", "with", "w"].contains($0.word) }), (2...5).contains(open - with),
            tokens[(with + 1)..<open].allSatisfy({ $0.kind == .word && !joints.contains($0) && !counts.contains($0) })
        else { return tokens }
        let start = tokens[..<with].lastIndex { $0.kind == .mark || joints.contains($0) }.map { $0 + 1 } ?? 0
        guard with > start + 1 else { return tokens }
        let isCounted = (start..<(with - 1)).contains { place in
            counts.contains(tokens[place])
                || tokens[place].kind == .number && !tokens[place].percent && !weights.contains(tokens[place + 1].singularWord)
        }
        // "2 burgers with cheese (300 g)" weighs the whole: so little is of the company alone.
        guard isCounted, with - start <= 7, tokens[open + 1].value ?? 0 <= 60,
            ["g", "gr", "gram", "gramme", "gramo"].contains(tokens[open + 2].singular)
        else { return tokens }
        let of = Token(tokens[with].word == "con" ? "de" : "of", after: tokens[open + 2])
        return tokens[...with] + tokens[(open + 1)...(open + 2)] + [of] + tokens[(with + 1)..<open] + tokens[(open + 4)...]
    }

    /// "un paquete de galletas oreo de 6", "una caja de nuggets de 10": one that holds so many.
    private static func packed(_ tokens: [Token]) -> [Token] {
        guard
            let pack = tokens.indices.dropLast(4).first(where: { place in
                packs.contains(tokens[place].text) && tokens[place + 1].word == "de" && (place == 0 || tokens[place - 1].kind != .number)
                    // "4 de una caja de nuggets de 10", "media caja", "abrí un paquete": another amount, or nothing eaten.
                    && !tokens[..<place].contains { $0.kind == .number || ofOthers.contains($0) }
            }),
            let of = tokens.indices.dropLast().first(where: { $0 > pack + 2 && tokens[$0].word == "de" && tokens[$0 + 1].kind == .number }),
            of - pack <= 6, let many = tokens[of + 1].value, (2...24).contains(many), many == many.rounded(),
            of + 2 == tokens.count || tokens[of + 2].kind == .mark || joints.contains(tokens[of + 2]),
            case let name = tokens[(pack + 2)..<of],
            name.allSatisfy({ $0.kind == .word && !joints.contains($0) && !weighed.contains($0.singularWord) }),
            // What is counted is told in the plural or by its brand; milk is not.
            name.contains(where: { $0.text != $0.singular }) || name.count > 1 || name.last?.word == "oreo"
        else { return tokens }
        return tokens[...(pack + 1)] + [tokens[of + 1]] + name + tokens[(of + 2)...]
    }

    /// "chocolate negro, 4 onzas": squares of it, as "4 onzas de chocolate" are.
    private static func squares(_ tokens: [Token]) -> [Token] {
        guard
            let ounces = tokens.indices.dropFirst(2).first(where: { place in
                tokens[place].singularWord == "onza" && (tokens[place - 1].kind == .number || counts.contains(tokens[place - 1]))
                    && (place + 1 == tokens.count || tokens[place + 1].word != "de")
            }), let bar = tokens[..<ounces].lastIndex(where: { ["chocolate", "turron"].contains($0.word) }),
            // Of a bar, by its kinds alone: hot chocolate, a cake and a drink come in real ounces.
            bar == 0 || ["comi", "un", "el", "y", ",", "poco", "tome"].contains(tokens[bar - 1].word),
            tokens[(bar + 1)..<(ounces - 1)].allSatisfy({ $0.kind == .mark || ofBars.contains($0) }),
            tokens[ounces - 1].value ?? 1 <= 8
        else { return tokens }
        var out = tokens
        out[ounces] = Token("cuadraditos", for: tokens[ounces])
        return out
    }

    private static let weights: WordSet = ["g", "gr", "gram", "gramme", "gramo", "ml", "oz", "kg"]
    private static let joints: WordSet = [
        "y", "e", "con", "sin", "and", "with", "without", "w", "plus", "mas", "o", "or", "en", "in", "on", "for", "para",
    ]
    private static let raw: WordSet = ["crudo", "cruda", "crudos", "crudas", "seco", "seca", "secos", "secas", "dry", "dried", "raw", "uncooked"]
    private static let cooked: WordSet = ["cooked", "cocido", "cocida", "cocidos", "cocidas", "hecho", "hecha", "aprox", "approx", "aproximadamente"]
    private static let beside: WordSet = ["en", "peso", "weight", "weighed", "before", "cooking", "ya", "pesado", "pesada", "pesados"]
    private static let counts: WordSet = ["dos", "tres", "cuatro", "cinco", "seis", "two", "three", "four", "five", "six"]
    /// What is sold by its weight: "un paquete de papas de 24" holds no 24 of them.
    private static let weighed: WordSet = [
        "papa", "patata", "papita", "chip", "palomita", "mani", "cacahuate", "cacahuete", "nuez", "nuece", "almendra", "pasta", "arroz", "cafe",
        "cereal",
        "azucar",
    ]
    private static let ofOthers: WordSet = ["de", "media", "medio", "mitad", "abri", "compre", "compramos", "abrimos", "tercio", "cuarto"]
    private static let ofBars: WordSet = [
        "negro", "amargo", "blanco", "oscuro", "puro", "con", "leche", "almendras", "avellanas", "de", "al", "70", "85", "%", "sin", "azucar",
    ]
    private static let packs: [String] = ["paquete", "caja", "cajita", "bandeja", "estuche"]
}
