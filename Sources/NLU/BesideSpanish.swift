import Nutrition

/// Spanish words that mean something else beside a food: parents who are no potatoes, a drink asked for by its brand alone, "bien helado" and
/// "leche gloria", oil called by its olive, and a quarter of a chicken told behind it.
enum BesideSpanish {
    static let rewrites = [
        Rewrite(WordSet(shortDays.keys), weekdays), Rewrite(["papas"], parents), Rewrite(["comida"], labels), Rewrite(WordSet(named.keys), drinks),
        Rewrite(["helado", "helada"], withoutCold), Rewrite(dairies, brands), Rewrite(makers, withoutMaker),
        Rewrite(["cuenta"], withoutHeed), Rewrite(["oliva"], oils), Rewrite(["pollo"], partsOfChickens), Rewrite(filledSo, kindsBehindMarks),
    ]

    /// "desayuno huevos; comida, enchiladas; cena, sopa": the label of the meal at midday.
    private static func labels(_ tokens: [Token]) -> [Token] {
        guard tokens.contains(where: { ["desayuno", "cena", "merienda"].contains($0.word) }) else { return tokens }
        return tokens.indices.map { place in
            guard tokens[place].word == "comida", place + 1 < tokens.count, [",", ":"].contains(tokens[place + 1].word),
                place == 0 || [";", ".", ","].contains(tokens[place - 1].word)
            else { return tokens[place] }
            return Token("almuerzo", for: tokens[place])
        }
    }

    /// "ten en cuenta que corrí 30 minutos", "me di cuenta de que peso 80 kilos": what is told behind it; "teniendo en cuenta eso, qué ceno" asks.
    private static func withoutHeed(_ tokens: [Token]) -> [Token] {
        guard let heed = tokens.prefix(6).firstIndex(where: { $0.word == "cuenta" }), heed > 0 else { return tokens }
        if ["tomando", "teniendo"].contains(tokens[0].word), tokens[heed - 1].word == "en",
            let asked = tokens.lastIndex(where: { ["cuanto", "cuanta", "cuantos", "cuantas", "que", "cual"].contains($0.word) }), asked > heed + 1
        {
            return Array(tokens[asked...])
        }
        let next = heed + 1 < tokens.count && tokens[heed + 1].word == "de" ? heed + 2 : heed + 1
        guard next + 1 < tokens.count, tokens[next].word == "que", ["en", "di", "doy"].contains(tokens[heed - 1].word),
            tokens[..<heed].allSatisfy({ heeding.contains($0) || $0.kind == .mark })
        else { return tokens }
        return Array(tokens[(next + 1)...])
    }

    private static let heeding: WordSet = [
        "ten", "tengo", "toma", "tome", "tenga", "tomen", "tomo", "en", "me", "di", "doy", "y", "pero", "ah", "ok", "acabo", "por", "favor", "ojo",
    ]

    /// "lun: sopa, mar: arroz", "el vie cené pizza": days; "el mar" is the sea.
    private static func weekdays(_ tokens: [Token]) -> [Token] {
        var out = tokens
        for (place, token) in tokens.enumerated() {
            guard let day = shortDays[token.word], place + 1 < tokens.count else { continue }
            let isLed = place > 0 && tokens[place - 1].word == "el" && token.word != "mar"
            guard tokens[place + 1].word == ":" || isLed else { continue }
            out[place] = Token(day, for: token)
        }
        return out
    }

    private static let shortDays: WordMap<String> = [
        "lun": "lunes", "mar": "martes", "mie": "miercoles", "mier": "miercoles", "jue": "jueves", "juev": "jueves", "vie": "viernes",
        "vier": "viernes", "sab": "sabado", "dom": "domingo",
    ]

    /// "papás" as it was written: the accents are gone from the tokens.
    static func accented(_ tokens: [Token], _ scalars: some Sequence<Unicode.Scalar>) -> [Token] {
        guard tokens.contains(where: { ["papas", "papa"].contains($0.word) }) else { return tokens }
        let written = Array(scalars)
        return tokens.map { token in
            guard ["papas", "papa"].contains(token.word), token.start + 3 < written.count, token.end <= written.count,
                ["á", "Á"].contains(written[token.start + 3])
                    || token.start + 4 < token.end && written[token.start + 4].value == 0x301
            else { return token }
            var parent = token
            (parent.text, parent.singular) = (token.word == "papas" ? "padres" : "padre", "padre")
            return parent
        }
    }

    /// "almorcé con mis papas", "fui con mis papas a comer": those one eats with.
    private static func parents(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst(2).first(where: { place in
                guard tokens[place].word == "papas", ["mis", "sus"].contains(tokens[place - 1].word) else { return false }
                let before = place > 2 ? tokens[place - 3] : tokens[place - 2]
                switch tokens[place - 2].word {
                case "con": return place == 2 || together.contains(before)
                case "de": return before.word == "casa"
                default: return ["donde", "invitaron", "visite"].contains(tokens[place - 2].word)
                }
            })
        else { return tokens }
        var out = tokens
        (out[place].text, out[place].singular) = ("padres", "padre")
        return out
    }

    private static let together: WordSet = [
        "comi", "comimos", "almorce", "almorzamos", "cene", "cenamos", "desayune", "desayunamos", "merende", "merendamos", "tome", "tomamos", "fui",
        "fuimos", "sali", "salimos", "estuve", "estuvimos", "comer", "almorzar", "cenar", "desayunar", "tomar", "cena", "almuerzo", "desayuno",
        "comida", "ayer", "hoy", "anoche", "manana", "juntos", "domingo", "sabado", "viernes", "casa", "comparti", "compartimos", "celebramos",
    ]

    /// "una colombiana", "dos poker", "un jet", "una china": what is asked for by whose it is or where it comes from.
    private static func drinks(_ tokens: [Token]) -> [Token] {
        var out: [Token] = []
        for (place, token) in tokens.enumerated() {
            if let kind = named[token.singularWord], isOne(place, tokens) { out.append(Token(kind, for: token)) }
            out.append(token)
        }
        return out
    }

    private static func isOne(_ place: Int, _ tokens: [Token]) -> Bool {
        guard place > 0 else { return false }
        let before = tokens[place - 1], next = place + 1
        if hers.contains(tokens[place]), !["una", "otra"].contains(before.word) { return false }
        // "un perico con arepa" is one of eggs in Venezuela.
        if tokens[place].word == "perico", next < tokens.count && tokens[next].word == "con" { return false }
        guard before.kind == .number || counts.contains(before) else { return false }
        return next == tokens.count || tokens[next].kind == .mark || following.contains(tokens[next])
    }

    private static let counts: WordSet = ["un", "una", "unas", "unos", "dos", "tres", "cuatro", "cinco", "seis", "otra", "otro", "media"]
    private static let following: WordSet = [
        "y", "con", "para", "en", "a", "al", "de", "bien", "fria", "frias", "helada", "heladas", "ayer", "hoy", "anoche", "light", "grande",
        "grandes", "pequena", "personal", "e", "mas", "por",
    ]
    private static let named: WordMap<String> = [
        "colombiana": "gaseosa", "postobon": "gaseosa", "pap": "gaseosa", "bilz": "gaseosa", "poker": "cerveza", "costena": "cerveza",
        "costenita": "cerveza", "aguila": "cerveza", "aguilita": "cerveza", "cristal": "cerveza", "cusquena": "cerveza", "pilsen": "cerveza",
        "bavaria": "cerveza", "escudo": "cerveza", "becker": "cerveza", "pacena": "cerveza", "kunstmann": "cerveza", "brahma": "cerveza",
        "tecate": "cerveza", "pilsener": "cerveza", "polar": "cerveza", "arequipena": "cerveza", "andes": "cerveza", "imperial": "cerveza",
        "balboa": "cerveza", "atlas": "cerveza", "huari": "cerveza", "patricia": "cerveza", "patagonia": "cerveza",
        "solera": "cerveza", "tropical": "gaseosa", "pulp": "gaseosa", "jet": "chocolatina",
        "china": "naranja", "perico": "cafe",
    ]
    /// What is a soda as "una" alone.
    private static let hers: WordSet = ["tropical"]

    /// "un mote con huesillo bien helado", "chicha muy fria": how cold it was.
    private static func withoutCold(_ tokens: [Token]) -> [Token] {
        guard
            let cold = tokens.indices.dropFirst(2).first(where: {
                ["helado", "helada"].contains(tokens[$0].singularWord)
                    && ["bien", "muy", "super", "bastante", "medio"].contains(tokens[$0 - 1].word) && tokens[$0 - 2].kind == .word
            })
        else { return tokens }
        return Array(tokens[..<(cold - 1)] + tokens[(cold + 1)...])
    }

    /// "una arepa, de queso", "dos empanadas, de pino": its kind behind a mark, and no other thing; "pollo, de postre flan" is one.
    private static func kindsBehindMarks(_ tokens: [Token]) -> [Token] {
        guard
            let mark = tokens.indices.dropFirst().dropLast(2).first(where: { place in
                tokens[place].word == "," && tokens[place + 1].word == "de" && filledSo.contains(tokens[place - 1].singularWord)
                    && tokens[place + 2].kind == .word && !courses.contains(tokens[place + 2])
            })
        else { return tokens }
        return Array(tokens[..<mark] + tokens[(mark + 1)...])
    }

    private static let filledSo: WordSet = [
        "sandwich", "sanguche", "sanduche", "bocadillo", "bocata", "arepa", "empanada", "taco", "quesadilla", "torta", "pizza", "sopa", "crema",
        "ensalada", "jugo", "zumo", "licuado", "batido", "tamal", "croqueta", "tostada", "helado", "yogur", "yogurt", "pupusa", "gordita",
        "enchilada",
        "burrito", "omelet", "omelette", "hamburguesa", "milanesa", "pastel", "galleta", "refresco", "agua", "te", "mermelada", "tortilla",
    ]
    private static let courses: WordSet = [
        "postre", "cena", "desayuno", "almuerzo", "comida", "tomar", "beber", "entrada", "primero", "segundo", "tercero", "merienda", "once",
        "botana",
        "antojo", "noche", "tarde", "aperitivo", "acompanamiento", "guarnicion", "ahi", "camino", "regreso", "vuelta", "nuevo", "paso", "hecho",
        "lado", "los", "las", "el", "la", "un", "una", "mi", "ayer", "hoy", "eso", "esos", "esas",
    ]

    /// "leche gloria", "yogurt colun light", "yogur alpina de fresa": whose it is.
    private static func brands(_ tokens: [Token]) -> [Token] {
        guard
            let brand = tokens.indices.dropFirst().first(where: {
                dairies.contains(tokens[$0])
                    && (milks.contains(tokens[$0 - 1].singularWord)
                        || $0 > 1 && tokens[$0 - 1].word == "la" && milks.contains(tokens[$0 - 2].singularWord)
                        || $0 > 1 && kinds.contains(tokens[$0 - 1]) && milks.contains(tokens[$0 - 2].singularWord))
            }), brand + 2 >= tokens.count || tokens[brand + 1].word != "de" || tokens[brand + 2].word != "linares"
        else { return tokens }
        return Array(tokens[..<(tokens[brand - 1].word == "la" ? brand - 1 : brand)] + tokens[(brand + 1)...])
    }

    private static let dairies: WordSet = [
        "gloria", "colun", "soprole", "laive", "alpina", "alqueria", "colanta", "lala", "alpura", "serenisima", "sancor", "ilolay", "loncoleche",
        "surlat", "calo", "pascual", "puleva", "asturiana", "hacendado", "milkaut", "tregar", "nestle", "quillayes", "danlac", "bonlac", "toni",
        "pil",
    ]
    private static let milks: WordSet = ["leche", "yogurt", "yogur", "queso", "quesillo", "mantequilla", "crema", "manjar", "kumis"]
    private static let kinds: WordSet = ["evaporada", "condensada", "light", "descremada", "natural", "entera", "griego", "deslactosada"]

    /// "un yogur ser de frutilla", "yogur danone de fresa": one of that flavour, whose ever it is.
    private static func withoutMaker(_ tokens: [Token]) -> [Token] {
        guard
            let maker = tokens.indices.dropFirst().dropLast(2).first(where: {
                makers.contains(tokens[$0])
                    && ["yogur", "yogurt", "yoghurt", "postre", "flan", "gelatina", "helado"].contains(tokens[$0 - 1].singularWord)
                    && ["de", "sabor"].contains(tokens[$0 + 1].word)
            })
        else { return tokens }
        return Array(tokens[..<maker] + tokens[(maker + 1)...])
    }

    private static let makers: WordSet = [
        "ser", "danone", "activia", "yoplait", "danette", "vitalinea", "yogurisimo", "conaprole", "parmalat", "oikos", "sancor", "kaiku", "freddo",
        "grido", "savory", "bresler", "royal", "exquisita",
    ]

    /// "un chorrito de oliva", "ensalada con oliva y sal": oil.
    private static func oils(_ tokens: [Token]) -> [Token] {
        guard
            let oil = tokens.indices.dropFirst().first(where: {
                tokens[$0].word == "oliva" && (tokens[$0 - 1].word == "con" || poured(before: $0, tokens))
            }), oil + 1 == tokens.count || tokens[oil + 1].word != "virgen"
        else { return tokens }
        return tokens[..<oil] + [Token("aceite", for: tokens[oil]), Token("de", for: tokens[oil])] + tokens[oil...]
    }

    private static func poured(before place: Int, _ tokens: [Token]) -> Bool {
        place > 1 && tokens[place - 1].word == "de" && measures.contains(tokens[place - 2].singularWord)
    }

    private static let measures: WordSet = [
        "chorro", "chorrito", "cucharada", "cucharadita", "cda", "cdita", "cdta", "hilo", "hilito", "gota", "chorreton", "toque", "ml", "poco",
    ]

    /// "pollo asado un cuarto con papas": how much of the bird is told before it; "un octavo de pollo": a piece.
    private static func partsOfChickens(_ tokens: [Token]) -> [Token] {
        guard let bird = tokens.firstIndex(where: { $0.word == "pollo" }) else { return tokens }
        // "un cuarto de pollo a la brasa, papas fritas y ensalada": the plate called so has fries, which are told beside it.
        let rest = tokens[(bird + 1)...], fries = rest.firstIndex { ["papas", "papitas", "patatas"].contains($0.word) }
        let isPlain = fries.map { place in rest[..<place].contains { $0.word == "," } || tokens[place - 1].word == "y" } ?? false
        if isPlain, rest.contains(where: { ["brasa", "brasas"].contains($0.word) }), bird > 1, tokens[bird - 1].word == "de",
            tokens[bird - 2].word == "cuarto" || tokens[bird - 2].kind == .number && tokens[bird - 2].value == 0.25
        {
            let start = bird > 2 && ["un", "1"].contains(tokens[bird - 3].word) ? bird - 3 : bird - 2
            return Array(tokens[..<start] + tokens[bird...])
        }
        // "1/4 de pollo", "1/8 de pollo a la brasa".
        if bird > 1, tokens[bird - 1].word == "de" {
            if tokens[bird - 2].value == 0.25, tokens[bird - 2].kind == .number {
                return tokens[..<(bird - 2)] + [Token("un", for: tokens[bird - 2]), Token("cuarto", for: tokens[bird - 2])] + tokens[(bird - 1)...]
            }
            let isEighth = tokens[bird - 2].value == 0.125 && tokens[bird - 2].kind == .number
            if isEighth || tokens[bird - 2].word == "octavo" {
                let start = !isEighth && bird > 2 && ["un", "1"].contains(tokens[bird - 3].word) ? bird - 3 : bird - 2
                return Array(tokens[..<start] + tokens[bird...])
            }
            return tokens
        }
        var end = bird + 1
        while end < tokens.count, end < bird + 4, cooked.contains(tokens[end]) { end += 1 }
        if end < tokens.count, tokens[end].word == "," { end += 1 }
        guard end > bird + 1, end < tokens.count else { return tokens }
        let isFigure = tokens[end].kind == .number && tokens[end].value == 0.25
        let last = isFigure ? end + 1 : end + 2
        guard isFigure || ["un", "1"].contains(tokens[end].word) && end + 1 < tokens.count && tokens[end + 1].word == "cuarto",
            last == tokens.count || tokens[last].kind == .mark || ["con", "y", "mas", "sin"].contains(tokens[last].word)
        else { return tokens }
        if fries != nil, tokens[bird..<end].contains(where: { ["brasa", "brasas"].contains($0.word) }) {
            return Array(tokens[..<end].filter { $0.word != "," || $0.start < tokens[bird].start } + tokens[last...])
        }
        let quarter = [Token("un", for: tokens[end]), Token("cuarto", for: tokens[end]), Token("de", for: tokens[end])]
        let name = tokens[bird..<end].filter { $0.word != "," }
        return tokens[..<bird] + quarter + name + tokens[last...]
    }

    private static let cooked: WordSet = [
        "asado", "rostizado", "a", "la", "al", "brasa", "brasas", "lena", "carbon", "spiedo", "horno", "broaster", "parrilla", "frito",
    ]
}
