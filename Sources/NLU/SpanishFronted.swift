import Nutrition

/// Spanish ways to tell a row's food first and what was done with it behind: "vino me bebí dos copas", "las cañas iban sin alcohol".
enum SpanishFronted {
    static let rewrites = [
        Rewrite(["como"], about), Rewrite(["once", "onces"], onceAsMeal),
        Rewrite(["habran", "habra", "debieron", "debio"], supposed), Rewrite(["fueron", "eran", "serian"], ofWhat), Rewrite(eaten, eatenFirst),
        Rewrite(went, cameWith), Rewrite(["ni"], notEven),
    ]

    /// "de arroz fueron como 2 tazas": about so many, and nothing is asked.
    private static func about(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst().dropLast().first(where: {
                tokens[$0].word == "como" && told.contains(tokens[$0 - 1]) && (tokens[$0 + 1].kind == .number || counts.contains(tokens[$0 + 1]))
            })
        else { return tokens }
        return Array(tokens[..<place] + tokens[(place + 1)...])
    }

    /// "almuerzo charquicán, once té y kuchen": the Chilean meal, where nothing is counted.
    private static func onceAsMeal(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropLast().first(where: { place in
                ["once", "onces"].contains(tokens[place].word) && (place == 0 || tokens[place - 1].kind == .mark)
                    && !["y", "de", "menos", "en", "o", "por", "a", "mil"].contains(tokens[place + 1].word)
                    && (tokens[place + 1].word == ":" || tokens[place + 1].kind == .word && tokens[place + 1].text == tokens[place + 1].singular)
            })
        else { return tokens }
        var out = tokens
        out[place] = Token("merienda", for: tokens[place])
        return out
    }

    private static let told: WordSet = ["fueron", "eran", "era", "fue", "serian", "son", "habrian"]

    /// "de cerveza me tomé 2 latas": two cans of beer.
    private static func eatenFirst(_ tokens: [Token]) -> [Token] {
        guard let me = (1...4).first(where: { $0 + 2 < tokens.count && tokens[$0].word == "me" && eaten.contains(tokens[$0 + 1]) }) else {
            return tokens
        }
        let start = ["de", "del"].contains(tokens[0].word) ? 1 : 0, name = tokens[start..<max(start, me)]
        let end = tokens[(me + 2)...].firstIndex { $0.kind == .mark } ?? tokens.count, rest = tokens[(me + 2)..<end]
        guard (1...3).contains(name.count), name.allSatisfy({ $0.kind == .word && !noName.contains($0) }), (1...3).contains(rest.count),
            rest.allSatisfy({ $0.kind == .number || counts.contains($0) || measures.contains($0.singularWord) }),
            let last = rest.last
        else { return tokens }
        let joint = measures.contains(last.singularWord) ? [Token("de", after: last)] : []
        return [tokens[me], tokens[me + 1]] + rest + joint + name.map { Token($0.text, for: $0) } + tokens[end...]
    }

    /// "de asado fueron 300 g": the asado was.
    private static func ofWhat(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 3, tokens[0].word == "de",
            let verb = (2...4).first(where: {
                $0 + 1 < tokens.count && ["fueron", "eran", "serian"].contains(tokens[$0].word)
            }), tokens[1..<verb].allSatisfy({ $0.kind == .word && !noName.contains($0) }),
            tokens[verb + 1].kind == .number || counts.contains(tokens[verb + 1])
        else { return tokens }
        return [Token(tokens[verb - 1].text.hasSuffix("s") ? "los" : "el", for: tokens[0])] + tokens[1...]
    }

    /// "las cañas iban sin alcohol", "el café venía con azúcar": as it was; "el pollo iba con arroz, una taza": it had that with it.
    private static func cameWith(_ tokens: [Token]) -> [Token] {
        guard let verb = tokens.indices.dropFirst(2).dropLast().first(where: { went.contains(tokens[$0]) }), verb <= 4,
            articles.contains(tokens[0]), ["sin", "con"].contains(tokens[verb + 1].word), verb + 2 < tokens.count
        else { return tokens }
        if tokens[verb + 1].word == "con", tokens[(verb + 2)...].contains(where: { $0.word == "," }) {
            return tokens[..<verb] + [Token("llevaba", for: tokens[verb])] + tokens[(verb + 2)...]
        }
        let isSeveral = tokens[verb].text.hasSuffix("n")
        return tokens[..<verb] + [Token(isSeveral ? "eran" : "era", for: tokens[verb])] + tokens[(verb + 1)...]
    }

    /// "las patatas ni las toqué": not at all.
    private static func notEven(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.indices.dropFirst().dropLast(2).first(where: { tokens[$0].word == "ni" }),
            ["la", "lo", "las", "los"].contains(tokens[place + 1].word), untouched.contains(tokens[place + 2])
        else { return tokens }
        return tokens[..<place] + [Token("no", for: tokens[place])] + tokens[(place + 1)...]
    }

    /// "de asado habrán sido 300 g", "debieron ser 3": so many.
    private static func supposed(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.indices.dropLast(2).first(where: { ["habran", "habra", "debieron", "debio"].contains(tokens[$0].word) }),
            ["sido", "ser"].contains(tokens[place + 1].word)
        else { return tokens }
        let start = place + 2 < tokens.count && ["como", "unos", "unas"].contains(tokens[place + 2].word) ? place + 3 : place + 2
        guard start < tokens.count, tokens[start].kind == .number || counts.contains(tokens[start]) else { return tokens }
        return tokens[..<place] + [Token("fueron", for: tokens[place])] + tokens[start...]
    }

    private static let eaten: WordSet = ["tome", "comi", "bebi", "zampe", "jale", "meti"]
    private static let went: WordSet = ["iban", "iba", "venian", "venia"]
    private static let articles: WordSet = ["el", "la", "los", "las", "mi", "mis"]
    private static let untouched: WordSet = ["toque", "probe", "comi", "tome", "bebi"]
    private static let counts: WordSet = ["un", "una", "dos", "tres", "cuatro", "cinco", "seis", "medio", "media", "como", "y"]
    private static let measures: WordSet = [
        "vaso", "copa", "lata", "taza", "botella", "porcion", "rebanada", "pieza", "plato", "cucharada", "pinta", "jarra", "botellin", "tajada",
        "trozo", "racion", "g", "gramo", "ml", "litro", "tazon", "shot", "trago", "caballito",
    ]
    /// What stands before "me" and is no food.
    private static let noName: WordSet = [
        "hoy", "ayer", "anoche", "antier", "anteayer", "luego", "despues", "tambien", "ya", "y", "pero", "al", "en", "que", "no", "si", "solo",
        "recien",
        "yo", "creo", "perdon", "bueno", "realidad", "ahora", "antes", "cuando", "como", "total", "entonces", "pues", "oye", "lunes", "martes",
        "miercoles", "jueves", "viernes", "sabado", "domingo", "desayuno", "almuerzo", "cena", "comida", "merienda", "manana", "tarde", "noche",
        "mentira",
        "ese", "esa", "eso", "esos", "esas", "este", "esta", "la", "el", "los", "las", "un", "una", "a", "de", "por", "para", "con", "apenas", "casi",
        "igual",
        "otro", "otra", "mejor", "dicho", "ah", "uy", "ay",
    ]
}
