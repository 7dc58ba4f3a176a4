import Nutrition

/// What a Spanish speaker tells of a food in a clause behind it, and in plain words stands in its name: "un capuchino de los grandes", "una cerveza
/// de las sin alcohol", "lentejas de las que llevan chorizo", "una cazuela que traía choclo", "un batido hecho con agua", "una coca también mediana".
enum KindsInClauses {
    static let rewrites = Rewrites([
        Rewrite(["de", "del"], ofThose), Rewrite(["que"], thatHad), Rewrite(made, madeWith), Rewrite(["tambien"], sizedToo),
    ])

    /// "un capuchino de los grandes", "una cerveza, de las sin alcohol", "un alfajor de los de maicena", "pan del que no lleva sal".
    private static func ofThose(_ tokens: [Token]) -> [Token] {
        guard
            let of = tokens.indices.dropFirst().dropLast().first(where: { place in
                guard ["de", "del"].contains(tokens[place].word) else { return false }
                let head = tokens[place - 1].word == "," && place > 1 ? place - 2 : place - 1
                guard tokens[head].kind == .word, !counting.contains(tokens[head]) else { return false }
                return tokens[place].word == "del"
                    ? tokens[place + 1].word == "que" || kinds.contains(tokens[place + 1].singularWord)
                    : pointing.contains(tokens[place + 1]) && place + 2 < tokens.count
            })
        else { return tokens }
        let end = tokens[of - 1].word == "," ? of - 1 : of, next = tokens[of].word == "del" ? of + 1 : of + 2, head = tokens[end - 1]
        let rest = tokens[(next + 1)...]
        switch tokens[next].word {
        case "de" where !rest.isEmpty && rest.first?.kind == .word && !["siempre", "toda", "ayer", "antes"].contains(rest.first?.word ?? ""):
            return Array(tokens[..<end] + tokens[next...])
        case "con" where !rest.isEmpty: return Array(tokens[..<end] + tokens[next...])
        case "sin":
            let isBare = rest.first.map { $0.kind == .mark } ?? true
            return tokens[..<end] + [tokens[next]] + (isBare && beers.contains(head.singularWord) ? [Token("alcohol", after: tokens[next])] : [])
                + rest
        case "que":
            guard let (joint, start) = clause(at: next + 1, tokens) else { return tokens }
            return tokens[..<end] + [Token(joint, for: tokens[next])] + tokens[start...]
        default:
            guard kinds.contains(tokens[next].singularWord), rest.first.map({ $0.kind == .mark || behind.contains($0) }) ?? true,
                !left.contains(head.singularWord)
            else { return tokens }
            let kind = head.text == head.singular ? tokens[next].singular : tokens[next].text
            return tokens[..<end] + (usual.contains(tokens[next].singularWord) ? [] : [Token(kind, for: tokens[next])]) + rest
        }
    }

    /// What a clause says that something had: the word that joins it, and where it begins; nil for another clause.
    private static func clause(at start: Int, _ tokens: [Token]) -> (joint: String, start: Int)? {
        guard start < tokens.count else { return nil }
        let isDenied = tokens[start].word == "no", verb = isDenied ? start + 1 : start
        guard verb + 1 < tokens.count, had.contains(tokens[verb]) || came.contains(tokens[verb]) && ["con", "sin"].contains(tokens[verb + 1].word)
        else {
            return nil
        }
        let isCame = came.contains(tokens[verb]), first = isCame ? verb + 2 : verb + 1
        guard first < tokens.count, tokens[first].kind == .word && !noPart.contains(tokens[first]) || tokens[first].kind == .number && !isDenied,
            // "que tenía 300 kcal", "que lleva 20 g de proteína": what its label says.
            !tokens[first...].prefix(4).contains(where: { figures.contains($0.singularWord) })
        else { return nil }
        return (isDenied || isCame && tokens[verb + 1].word == "sin" ? "sin" : "con", first)
    }

    /// "una cazuela que traía choclo", "un café que no llevaba azúcar", "pechuga que fueron 200 gramos".
    private static func thatHad(_ tokens: [Token]) -> [Token] {
        guard tokens.last?.word != "?",
            let that = tokens.indices.dropFirst().dropLast(2).first(where: { place in
                tokens[place].word == "que"
                    && (tokens[place - 1].word == "," || tokens[place - 1].kind == .word && !noHead.contains(tokens[place - 1]))
            })
        else { return tokens }
        if weighed.contains(tokens[that + 1]), tokens[that + 2].kind == .number, tokens[that - 1].kind == .word,
            that + 3 < tokens.count, ["g", "gr", "gramo", "ml", "kg"].contains(tokens[that + 3].singularWord),
            tokens[(that + 4)...].allSatisfy({ $0.kind == .mark })
        {
            return tokens[..<that]
                + [Token(kind: .mark, text: ",", singular: ",", start: tokens[that].start, end: tokens[that].end, spaceBefore: false)]
                + tokens[(that + 2)...]
        }
        guard let (joint, start) = clause(at: that + 1, tokens) else { return tokens }
        let end = tokens[that - 1].word == "," ? that - 1 : that
        guard end > 0 else { return tokens }
        return tokens[..<end] + [Token(joint, for: tokens[that])] + tokens[start...]
    }

    /// "un batido hecho con agua", "arroz preparado con leche", "acompañado de pan".
    private static func madeWith(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropLast(2).first(where: {
                made.contains(tokens[$0]) && (tokens[$0 + 1].word == "con" || tokens[$0 + 1].word == "de" && beside.contains(tokens[$0]))
            }),
            place == 0
                ? beside.contains(tokens[0]) : tokens[place - 1].kind == .word && !being.contains(tokens[place - 1]) || tokens[place - 1].word == ","
        else { return tokens }
        let end = place > 0 && tokens[place - 1].word == "," ? place - 1 : place
        return tokens[..<end] + [Token("con", for: tokens[place + 1])] + tokens[(place + 2)...]
    }

    /// "una coca también mediana": that size, and nothing besides.
    private static func sizedToo(_ tokens: [Token]) -> [Token] {
        guard
            let too = tokens.indices.dropFirst(2).dropLast().first(where: {
                tokens[$0].word == "tambien" && sizes.contains(tokens[$0 + 1].singularWord) && tokens[$0 - 1].kind == .word
            }), too + 2 == tokens.count || tokens[too + 2].kind == .mark || behind.contains(tokens[too + 2])
        else { return tokens }
        return Array(tokens[..<too] + tokens[(too + 1)...])
    }

    private static let pointing: WordSet = ["los", "las", "esos", "esas", "estos", "estas", "la", "el", "ese", "esa"]
    /// What is counted of those, and is no head of a kind.
    static let counting: WordSet = [
        "un", "una", "uno", "unos", "unas", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "mas", "menos", "mitad",
        "alguno", "alguna", "otro", "otra", "ninguno", "ninguna", "cada", "medio", "media", "parte", "resto", "tercio", "cuarto", "el", "la", "los",
        "las", "cerca", "antes", "despues", "dentro", "era", "eran", "fue", "fueron", "es", "son", "algo", "nada", "todo", "todos", "todas",
    ]
    private static let beers: WordSet = ["cerveza", "birra", "cana", "tercio", "jarra", "chela", "vino", "sidra", "botellin", "clara", "lata"]
    private static let kinds: WordSet = [
        "grande", "mediano", "mediana", "pequeno", "pequena", "gordo", "gorda", "grueso", "gruesa", "fino", "fina", "delgado", "delgada", "largo",
        "larga", "horneado", "horneada", "frito", "frita", "integral", "light", "zero", "dulce", "salado", "salada", "grandote", "grandota",
        "chiquito", "chiquita", "verde", "rojo", "roja", "negro", "negra", "amarillo", "amarilla", "blanco", "blanca", "morado", "morada", "casero",
        "casera", "griego", "natural", "desnatado", "desnatada", "descremado", "descremada", "entero", "entera", "tostado", "tostada", "picante",
        "ahumado", "ahumada", "vegano", "vegana", "mini", "doble", "normal", "bueno", "buena", "clasico", "clasica", "tipico", "tipica", "corriente",
    ]
    /// Kinds that are what is meant anyway.
    private static let usual: WordSet = [
        "normal", "bueno", "buena", "clasico", "clasica", "tipico", "tipica", "corriente",
    ]
    private static let sizes: WordSet = [
        "grande", "mediano", "mediana", "pequeno", "pequena", "chico", "chica", "doble", "light", "zero", "normal", "integral",
    ]
    /// "las sobras de los pequeños" are of children.
    private static let left: WordSet = ["sobra", "resto", "plato", "comida", "cena", "merienda", "desayuno", "almuerzo", "cumple", "cumpleanos"]
    static let behind: WordSet = ["y", "con", "para", "en", "de", "a", "al", "por", "sin"]
    private static let had: WordSet = ["traia", "traian", "llevaba", "llevaban", "trae", "traen", "lleva", "llevan", "tenia", "tenian"]
    private static let came: WordSet = ["venia", "venian", "viene", "vienen", "iba", "iban", "va", "van", "vino", "vinieron"]
    private static let noPart: WordSet = [
        "en", "que", "de", "desde", "para", "por", "ganas", "hambre", "antojo", "prisa", "sueno", "mucha", "mucho", "guardado", "guardada",
        "pensado", "planeado", "preparado", "sobrado", "tiempo", "hoy", "ayer", "pendiente", "mi", "a", "al", "el", "la", "los", "las", "yo",
        "buena", "muy", "mas", "menos", "congelado", "congelada", "hecho", "hecha",
    ]
    private static let figures: WordSet = ["kcal", "caloria", "cal", "proteina", "carbo", "carbohidrato", "grasa", "fibra", "anos", "dia", "pieza"]
    private static let noHead: WordSet = [
        "lo", "la", "el", "los", "las", "creo", "parece", "digo", "dice", "es", "se", "ya", "asi", "hasta", "mas", "menos", "decir", "eso", "ese",
        "esa", "esos", "esas", "mejor", "igual", "mismo", "misma", "antes", "despues", "dijo", "pense", "para", "por", "a", "de", "en", "con", "ver",
        "supongo", "sino", "tengo", "hay", "tenia", "y", "o", "cosa", "dia", "vez", "todo", "algo", "nada", "que", "si", "no",
    ]
    private static let weighed: WordSet = ["fueron", "eran", "pesaba", "pesaban", "peso", "pesaron", "serian"]
    private static let beside: WordSet = ["acompanado", "acompanada", "acompanados", "acompanadas", "acompanando"]
    private static let made = beside.union([
        "hecho", "hecha", "hechos", "hechas", "preparado", "preparada", "preparados", "preparadas", "mezclado", "mezclada", "mezclados", "mezcladas",
    ])
    static let being: WordSet = [
        "estaba", "estaban", "era", "eran", "fue", "fueron", "es", "son", "he", "ha", "habia", "esta", "estan", "iba", "iban", "venia", "no", "lo",
        "la",
        "los", "las", "viene",
    ]
}
