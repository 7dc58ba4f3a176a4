import Nutrition

/// How Spanish tells of a dish in passing: "chorizo y medio", "arroz ya cocido", "anoche cayó un completo", "la bandera con su arroz",
/// "yogur y encima granola", "ensalada con huevo, tomate y lechuga", "batido de plátano, chía y leche".
enum ToldInPassing {
    static let rewrites = Rewrites([
        Rewrite(["medio", "media"], oneAndHalf), Rewrite(["postre"], asDessert), Rewrite(["ya"], alreadyCooked), Rewrite(fallen, eaten),
        Rewrite(begun, breakfast), Rewrite(bowls.union(["taza"]), inVessel),
        Rewrite(["ademas"], besides), Rewrite(["su", "sus"], withoutOwner), Rewrite(["ostra"], withoutOutcry), Rewrite(["("], eggsInside),
        Rewrite(["bolonesa", "carbonara"], sauces), Rewrite(["arriba", "encima"], onTop), Rewrite(["ensalada"], greensFirst),
        Rewrite(["batido", "licuado", "smoothie", "malteada"], milkFirst),
    ])

    /// "chorizo y medio", "taza y media de arroz": one and a half, with no word for the one.
    private static func oneAndHalf(_ tokens: [Token]) -> [Token] {
        guard
            let half = tokens.indices.dropFirst(2).first(where: { place in
                ["medio", "media"].contains(tokens[place].word) && tokens[place - 1].word == "y" && tokens[place - 2].kind == .word
                    && !KindsInClauses.counting.contains(tokens[place - 2]) && !numerals.contains(tokens[place - 2])
                    && (place + 1 == tokens.count || tokens[place + 1].kind == .mark || ["de", "y", "con"].contains(tokens[place + 1].word))
            }), case let head = half - 2, tokens[head].text == tokens[head].singular
        else { return tokens }
        if head > 0 {
            let before = tokens[head - 1]
            guard before.kind != .number, !KindsInClauses.counting.contains(before), !numerals.contains(before), before.word != "de" else {
                return tokens
            }
        }
        return tokens[..<head] + [Token(tokens[half].word == "media" ? "una" : "un", before: tokens[head])] + tokens[head...]
    }

    /// "y una naranja para el postre", "como postre flan": the course.
    private static func asDessert(_ tokens: [Token]) -> [Token] {
        guard let course = tokens.indices.dropFirst().first(where: { tokens[$0].word == "postre" }), tokens.last?.word != "?" else { return tokens }
        let lead = ["el", "la", "mi"].contains(tokens[course - 1].word) ? course - 2 : course - 1
        guard lead >= 0, ["para", "como"].contains(tokens[lead].word), lead > 0 || course + 1 < tokens.count else { return tokens }
        return tokens[..<lead] + [Token("de", for: tokens[lead])] + tokens[course...]
    }

    /// "arroz ya cocido": as it was weighed.
    private static func alreadyCooked(_ tokens: [Token]) -> [Token] {
        guard
            let already = tokens.indices.dropFirst().dropLast().first(where: {
                tokens[$0].word == "ya" && cooked.contains(tokens[$0 + 1].singularWord) && tokens[$0 - 1].kind == .word
                    && !KindsInClauses.being.contains(tokens[$0 - 1])
            })
        else { return tokens }
        return Array(tokens[..<already] + tokens[(already + 1)...])
    }

    /// "anoche cayó un completo", "han caído tres cañas": eaten or drunk.
    private static func eaten(_ tokens: [Token]) -> [Token] {
        guard let fell = tokens.indices.dropLast().first(where: { fallen.contains(tokens[$0]) }), tokens.last?.word != "?",
            tokens[fell + 1].kind == .number || articles.contains(tokens[fell + 1])
        else { return tokens }
        var start = fell
        while start > 0, ["ha", "han", "me", "nos"].contains(tokens[start - 1].word) { start -= 1 }
        guard start == 0 || tokens[start - 1].word != "se" && tokens[start - 1].word != "no" else { return tokens }
        return tokens[..<start] + [Token("comi", for: tokens[fell])] + tokens[(fell + 1)...]
    }

    /// "arranqué el día con dos medialunas": breakfast.
    private static func breakfast(_ tokens: [Token]) -> [Token] {
        guard let begin = tokens.prefix(4).firstIndex(where: { begun.contains($0) }), begin + 4 < tokens.count,
            tokens[(begin + 1)...(begin + 2)].map(\.text) == ["el", "dia"] || tokens[(begin + 1)...(begin + 2)].map(\.text) == ["la", "manana"],
            ["con", "comiendo", "tomando", "desayunando"].contains(tokens[begin + 3].word)
        else { return tokens }
        return tokens[..<begin] + [Token("desayune", for: tokens[begin])] + tokens[(begin + 4)...]
    }

    /// "avena en un bol", "avena en una taza": so much of it.
    private static func inVessel(_ tokens: [Token]) -> [Token] {
        guard
            let vessel = tokens.indices.dropFirst(3).first(where: {
                tokens[$0 - 1].word == "un" && tokens[$0 - 2].word == "en" && bowls.contains(tokens[$0].word)
                    || tokens[$0 - 1].word == "una" && tokens[$0 - 2].word == "en" && tokens[$0].word == "taza"
            }), vessel + 1 == tokens.count || tokens[vessel + 1].kind == .mark || ["con", "y"].contains(tokens[vessel + 1].word),
            case let head = vessel - 3, tokens[head].kind == .word,
            head == 0 || tokens[head - 1].kind == .mark || notNamed.contains(tokens[head - 1])
        else { return tokens }
        let measure = [tokens[vessel - 1], tokens[vessel]].map { Token($0.text, before: tokens[head]) } + [Token("de", before: tokens[head])]
        return tokens[..<head] + measure + [tokens[head]] + tokens[(vessel + 1)...]
    }

    private static let bowls: WordSet = ["bol", "bowl", "tazon", "cuenco"]

    /// "me tomé además jugo de guayaba": said at the beginning, as "también" is.
    private static func besides(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.indices.dropFirst().dropLast().first(where: { tokens[$0].word == "ademas" }), place <= 3,
            ate.contains(tokens[place - 1]), tokens.last?.word != "?"
        else { return tokens }
        return [Token("tambien", before: tokens[0])] + tokens[..<place] + tokens[(place + 1)...]
    }

    /// "la bandera con su arroz, sus habichuelas y su carne": as it comes.
    private static func withoutOwner(_ tokens: [Token]) -> [Token] {
        guard tokens.last?.word != "?" else { return tokens }
        return tokens.indices.filter { place in
            guard ["su", "sus"].contains(tokens[place].word), place > 1, place + 1 < tokens.count, tokens[place + 1].kind == .word else {
                return true
            }
            let isCompany = tokens[..<place].contains { $0.word == "con" }
            return !isCompany || !["con", "y", ","].contains(tokens[place - 1].word) || persons.contains(tokens[place + 1].singularWord)
        }.map { tokens[$0] }
    }

    /// "ostras que me dejaba la tortilla": an outcry, and none were eaten.
    private static func withoutOutcry(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 3, ["ostras", "ostra"].contains(tokens[0].word),
            ["que", "se", "me", "olvide", "falta", "falto"].contains(tokens[1].word)
        else { return tokens }
        let rest = tokens.dropFirst(tokens[1].word == "que" ? 2 : 1)
        guard rest.first?.word == "me", let left = rest.dropFirst().first, ["dejaba", "olvidaba", "deje"].contains(left.word) else {
            return Array(rest)
        }
        return [tokens[2], Token("olvide", for: left)] + rest.dropFirst(2)
    }

    /// "tortilla francesa (2 huevos)": what it was made of.
    private static func eggsInside(_ tokens: [Token]) -> [Token] {
        guard
            let open = tokens.indices.dropFirst().dropLast(2).first(where: { place in
                tokens[place].word == "(" && (tokens[place + 1].kind == .number || KindsInClauses.counting.contains(tokens[place + 1]))
                    && tokens[place + 2].singularWord == "huevo"
            }), open + 3 == tokens.count || tokens[open + 3].word == ")",
            tokens[..<open].suffix(2).contains(where: { ["tortilla", "omelette", "omelet", "revuelto", "francesa"].contains($0.singularWord) })
        else { return tokens }
        return tokens[..<open] + [Token("de", for: tokens[open])] + tokens[(open + 1)...(open + 2)] + tokens[min(open + 4, tokens.count)...]
    }

    /// "tallarines con boloñesa": the sauce of that name.
    private static func sauces(_ tokens: [Token]) -> [Token] {
        guard let sauce = tokens.indices.dropFirst(2).first(where: { ["bolonesa", "carbonara"].contains(tokens[$0].word) }) else { return tokens }
        let with = tokens[sauce - 1].word == "la" ? sauce - 2 : sauce - 1
        guard with > 0, tokens[with].word == "con", tokens[with - 1].kind == .word else { return tokens }
        let joint = tokens[sauce].word == "bolonesa" ? ["con", "salsa"] : ["a", "la"]
        return tokens[..<with] + joint.map { Token($0, for: tokens[with]) } + tokens[sauce...]
    }

    /// "tallarines y arriba queso", "yogur y encima granola": with that.
    private static func onTop(_ tokens: [Token]) -> [Token] {
        guard
            let top = tokens.indices.dropFirst(2).dropLast().first(where: { place in
                ["arriba", "encima"].contains(tokens[place].word) && ["y", ","].contains(tokens[place - 1].word) && tokens[place + 1].kind == .word
                    && tokens[place - 2].kind == .word && !["de", "del", "no", "que", "me", "lo", "la", "todo"].contains(tokens[place + 1].word)
            })
        else { return tokens }
        return tokens[..<(top - 1)] + [Token("con", for: tokens[top])] + tokens[(top + 1)...]
    }

    /// "ensalada con huevo, tomate y lechuga": a green salad, and what else is in it.
    private static func greensFirst(_ tokens: [Token]) -> [Token] {
        guard let salad = tokens.indices.dropLast(4).first(where: { tokens[$0].word == "ensalada" }), tokens[salad + 1].word == "con" else {
            return tokens
        }
        var items: [Range<Int>] = [], start = salad + 2
        for place in start...tokens.count {
            let ends = place == tokens.count || tokens[place].kind != .word || ["y", "con", "sin", "en", "para"].contains(tokens[place].word)
            guard ends else { continue }
            if place > start { items.append(start..<place) }
            guard place < tokens.count, [",", "y"].contains(tokens[place].word), place > start else { break }
            start = place + 1
        }
        guard items.count > 1, items.allSatisfy({ $0.count <= 2 }), let first = items.first,
            let green = items.dropFirst().first(where: { greens.contains(tokens[$0.lowerBound].singularWord) }),
            !greens.contains(tokens[first.lowerBound].singularWord)
        else { return tokens }
        var out = Array(tokens[...salad])
        out.append(Token("de", for: tokens[salad + 1]))
        out += tokens[green]
        out += tokens[first.upperBound..<green.lowerBound]
        out += tokens[first]
        return Rewrites.inOrder(out + tokens[green.upperBound...])
    }

    /// "batido de plátano, chía y leche de almendras": a blend with that milk, and what else is in it.
    private static func milkFirst(_ tokens: [Token]) -> [Token] {
        guard let head = tokens.indices.dropLast(4).first(where: { ["batido", "licuado", "smoothie", "malteada"].contains(tokens[$0].word) }),
            tokens[head + 1].word == "de", tokens[head + 2].kind == .word
        else { return tokens }
        var items: [Range<Int>] = [], start = head + 2
        for place in start...tokens.count {
            guard place == tokens.count || tokens[place].kind != .word || ["y", "e", "con", "sin", "en", "para"].contains(tokens[place].word) else {
                continue
            }
            if place > start { items.append(start..<place) }
            guard place < tokens.count, [",", "y", "e"].contains(tokens[place].word), place > start else { break }
            start = place + 1
        }
        guard items.count > 1, let first = items.first, first.count <= 2,
            let milk = items.dropFirst().first(where: { blendedIn.contains(tokens[$0.lowerBound]) }),
            !blendedIn.contains(tokens[first.lowerBound]), let end = items.last?.upperBound, milk.count <= 3
        else { return tokens }
        var out = Array(tokens[..<first.upperBound])
        out.append(Token("con", before: tokens[milk.lowerBound]))
        out += tokens[milk]
        for item in items.dropFirst() where item != milk {
            out.append(Token("y", before: tokens[item.lowerBound]))
            out += tokens[item]
        }
        return Rewrites.inOrder(out + tokens[end...])
    }

    private static let persons: WordSet = [
        "hijo", "hija", "madre", "padre", "mama", "novio", "novia", "marido", "mujer", "esposa", "esposo", "amigo", "amiga", "hermano",
        "hermana", "casa", "familia", "perro", "parte", "mitad", "porcion", "racion", "consome", "caldo", "refresco", "bebida", "agua", "cafe",
        "postre",
    ]
    private static let greens: WordSet = ["lechuga", "rucula", "espinaca", "canonigo", "berro", "escarola"]
    private static let ate: WordSet = ["comi", "tome", "bebi", "cene", "almorce", "desayune", "merende", "comido", "tomado", "bebido"]
    private static let blendedIn: WordSet = ["leche", "yogur", "yogurt"]

    private static let fallen: WordSet = ["cayo", "cayeron", "caido"]
    private static let articles: WordSet = ["un", "una", "unos", "unas", "dos", "tres", "cuatro", "cinco", "seis", "medio", "media", "otro", "otra"]
    private static let begun: WordSet = ["arranque", "empece", "comence", "inicie", "abri", "arrancamos", "empezamos"]
    private static let notNamed: WordSet = [
        "y", "comi", "tome", "desayune", "cene", "almorce", "merende", "manana", "tarde", "noche", "desayuno", "almuerzo", "comida", "cena",
        "merienda",
        "hoy", "ayer", "de", "tambien", "desayunado", "comido", "cenado",
    ]
    private static let cooked: WordSet = [
        "cocido", "cocida", "hervido", "hervida", "preparado", "preparada", "hecho", "hecha", "cocinado", "cocinada", "escurrido", "escurrida",
        "pelado",
        "pelada",
    ]
    private static let numerals: WordSet = ["once", "doce", "hora", "ano", "mes", "y", "a", "es", "las", "la"]
}
