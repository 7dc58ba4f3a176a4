import Nutrition

/// Ways of saying it in Spanish that name no food of their own: "330 cc", "sin azúcar x2", "chocolate en agua", "con poco aceite",
/// "pasta espagueti", "las dos que trae el paquete", "mi hijo comió dos empanadas y yo tres", "un pedazo del pastel que compré".
enum SaidInSpanish {
    /// Before "en agua" is left out of what is made in water as a rule.
    static let inWater = Rewrite(["agua"], withWater)

    static let rewrites = [
        millilitres, Rewrite(WordSet(kinds.keys), withoutGeneralName), Rewrite(["entero", "entera"], wholeFish),
        Rewrite(littleOrMuch, asSizes), Rewrite(["plato"], fullPlates), Rewrite(["pecho"], breasts), Rewrite(["vitamina"], shakes),
        Rewrite(["completo", "completa"], withoutWhole), Rewrite(["torta"], cakes), Rewrite(["que"], withoutPurchase),
        Rewrite(["("], bracketedCounts), Rewrite(["yo"], ownCount), FriedPieces.rewrite,
        Rewrite(["golpe"], threeHits), Rewrite(WordSet(ordersForMe.keys), withoutMe), Rewrite(["semana", "mes"], thisSpan),
        Rewrite(crumbled) { tokens in tokens.indices.filter { $0 == 0 || !crumbled.contains(tokens[$0]) }.map { tokens[$0] } },
        PreparedBehind.inSpanish, BodyInSpanish.rewrite,
    ]

    /// "semana", alone: this one.
    private static func thisSpan(_ tokens: [Token]) -> [Token] {
        guard tokens.count < 3, ["semana", "mes"].contains(tokens[0].word), tokens.dropFirst().allSatisfy({ $0.kind == .mark }) else { return tokens }
        return [Token(tokens[0].word == "semana" ? "esta" : "este", before: tokens[0])] + tokens
    }

    /// "leche con pan migado": what was done to the bread names no other food.
    private static let crumbled: WordSet = ["migado", "migada", "migados", "desmigado", "desmigada", "desmigajado"]

    /// "bórrame la media barrita", "eliminame el café": the orders themselves.
    private static func withoutMe(_ tokens: [Token]) -> [Token] {
        tokens.map { token in ordersForMe[token.word].map { Token($0, for: token) } ?? token }
    }

    private static let ordersForMe: WordMap<String> = ["borrame": "borra", "eliminame": "elimina", "sacame": "saca", "borrarme": "borrar"]

    /// "cerveza de 330 cc": never cream cheese behind a number.
    static let millilitres = Rewrite(["cc"]) { tokens in
        tokens.indices.map { place in
            tokens[place].word == "cc" && place > 0 && tokens[place - 1].kind == .number ? Token("ml", for: tokens[place]) : tokens[place]
        }
    }

    /// "mangú con los tres golpes", "los tres golpes": salami, fried cheese and a fried egg beside it.
    private static func threeHits(_ tokens: [Token]) -> [Token] {
        guard
            let hits = tokens.indices.dropFirst().first(where: { tokens[$0].singularWord == "golpe" && ["tres", "3"].contains(tokens[$0 - 1].word) })
        else { return tokens }
        // "me di tres golpes en la cabeza" tells of no plate.
        guard tokens.contains(where: { $0.singularWord == "mangu" }) || hits > 1 && ["los", "sus"].contains(tokens[hits - 2].word),
            !tokens.contains(where: { ["di", "dio", "dieron", "pego", "recibi", "cabeza"].contains($0.word) })
        else { return tokens }
        var start = hits - 1
        while start > 0, ["los", "con", "de", "sus"].contains(tokens[start - 1].word) { start -= 1 }
        // "mangú con salami y huevo frito los tres golpes": what they are is told already.
        if tokens[..<start].contains(where: { ["salami", "huevo"].contains($0.singularWord) }) {
            return Array(tokens[..<start] + tokens[(hits + 1)...])
        }
        if start > 0, tokens[start - 1].word == "mangu" { start -= 1 }
        let plate = ["mangu", "con", "salami", ",", "queso", "frito", "y", "huevo", "frito"].map { word -> Token in
            var token = Token(word, for: tokens[hits])
            if word == "," { token.kind = .mark }
            return token
        }
        return tokens[..<start] + plate + tokens[(hits + 1)...]
    }

    /// "pan dulce concha", "pasta espagueti", "pescado salmón": the general name says nothing beside the kind.
    private static func withoutGeneralName(_ tokens: [Token]) -> [Token] {
        for place in tokens.indices {
            guard let sorts = kinds[tokens[place].word] else { continue }
            var next = place + 1
            if next < tokens.count, ["dulce", "frances"].contains(tokens[next].word) { next += 1 }
            if next < tokens.count, tokens[next].word == "tipo" { next += 1 }
            guard next < tokens.count, sorts.contains(tokens[next].singularWord) || sorts.contains(tokens[next].word) else { continue }
            // "pan dulce de oreja" is the pastry, and an ear alone is that of a pig.
            if tokens[next].singularWord == "oreja" { return Array(tokens[..<(place + 2)] + tokens[(next + 1)...]) }
            return Array(tokens[..<place] + tokens[next...])
        }
        return tokens
    }

    private static let kinds: WordMap<WordSet> = [
        "pan": ["concha", "marraqueta", "hallulla", "baguette", "croissant", "cuerno", "oreja"],
        "pasta": ["espagueti", "spaghetti", "macarron", "fideo", "tallarin", "fusilli", "penne", "lasana", "raviol", "ravioles", "fetuccini"],
        "pescado": [
            "salmon", "tilapia", "merluza", "trucha", "atun", "bacalao", "corvina", "reineta", "mojarra", "robalo", "lenguado", "dorado", "sardina",
        ],
        "fruta": ["papaya", "mango", "manzana", "pera", "sandia", "melon", "pina", "uva", "fresa", "guayaba", "naranja"],
        "carne": ["bistec", "bife", "entrana", "picana", "arrachera"],
    ]

    /// "chocolate caliente en agua", "cocoa hecha con agua", "heladito de agua de frutilla": made with water.
    private static func withWater(_ tokens: [Token]) -> [Token] {
        guard let water = tokens.firstIndex(where: { $0.word == "agua" }), water > 1 else { return tokens }
        if let ice = tokens[..<water].lastIndex(where: { ["helado", "heladito"].contains($0.singularWord) }) {
            let between = tokens[(ice + 1)..<water].map { $0.word }
            let isBehind = between.count == 3 && between[0] == "de" && ["al", "de"].contains(between[2])
            guard between == ["de"] || isBehind else { return tokens }
            let end = between.count == 1 && water + 2 < tokens.count && tokens[water + 1].word == "de" ? water + 3 : water + 1
            var out = Array(tokens[..<ice])
            out += [Token("polo", for: tokens[ice]), Token("de", for: tokens[ice]), Token("hielo", for: tokens[water])]
            out += tokens[end...]
            return out
        }
        guard let cocoa = tokens[..<water].lastIndex(where: { ["chocolate", "cocoa", "chocolatada"].contains($0.singularWord) }),
            ["en", "con"].contains(tokens[water - 1].word),
            tokens[(cocoa + 1)..<(water - 1)].allSatisfy({ ["caliente", "hecho", "hecha", "preparado", "preparada", "solo"].contains($0.word) })
        else { return tokens }
        let end = water + 1 < tokens.count && tokens[water + 1].word == "caliente" ? water + 2 : water + 1
        var out = Array(tokens[..<cocoa])
        out += [Token("chocolate", for: tokens[cocoa]), Token("aguado", for: tokens[water])]
        out += tokens[end...]
        return out
    }

    /// "trucha entera asada como de 250 g": its weight is told.
    private static func wholeFish(_ tokens: [Token]) -> [Token] {
        guard let whole = tokens.indices.dropFirst().first(where: { ["entero", "entera"].contains(tokens[$0].word) }),
            !["leche", "yogur", "yogurt", "queso", "grano", "integral"].contains(tokens[whole - 1].word)
        else { return tokens }
        let later = tokens[(whole + 1)...].prefix(7)
        guard later.allSatisfy({ $0.kind != .mark }),
            zip(later, later.dropFirst()).contains(where: {
                $0.kind == .number && ["g", "gr", "grs", "gramo", "kg", "kilo"].contains($1.singularWord)
            })
        else { return tokens }
        return Array(tokens[..<whole] + tokens[(whole + 1)...])
    }

    /// "con poco aceite", "harta miel", "aceite poco": a small or a large measure of what is poured or put on.
    private static func asSizes(_ tokens: [Token]) -> [Token] {
        var out = tokens
        for place in tokens.indices where littleOrMuch.contains(tokens[place]) {
            let isBefore =
                place + 1 < tokens.count && measured.contains(tokens[place + 1].singularWord) && place > 0
                && ["con", "y", ",", "pero", "harta", "harto"].contains(tokens[place - 1].word)
            let isBehind =
                place > 0 && measured.contains(tokens[place - 1].singularWord)
                && (place + 1 == tokens.count || tokens[place + 1].kind == .mark)
            guard isBefore && !isWished(tokens, place) || isBehind else { continue }
            out[place] = Token(little.contains(tokens[place]) ? "pequeno" : "grande", for: tokens[place])
        }
        return out
    }

    /// "algo con poco azúcar", "una merienda con poca azúcar": wished for so, and no spoon of it.
    private static func isWished(_ tokens: [Token], _ place: Int) -> Bool {
        place > 1 && tokens[place - 1].word == "con" && wishable.contains(tokens[place - 2])
            || place > 2 && ["que", "dame", "recomiendame", "sugiereme"].contains(tokens[0].word)
    }

    private static let wishable: WordSet = [
        "algo", "merienda", "cena", "postre", "desayuno", "almuerzo", "comida", "snack", "colacion", "receta", "recetas", "ideas", "plato", "menu",
        "alimentos", "frutas",
    ]
    private static let little: WordSet = ["poco", "poca", "poquito", "poquita", "pocos", "pocas", "poquitos", "poquitas"]
    private static let littleOrMuch = little.union([
        "mucho", "mucha", "muchos", "muchas", "harto", "harta", "hartos", "hartas", "bastante", "bastantes", "abundante",
    ])
    private static let measured: WordSet = [
        "aceite", "azucar", "miel", "mantequilla", "margarina", "manteca", "mayonesa", "mayo", "crema", "queso", "salsa", "aderezo", "leche",
        "mermelada", "palta", "aguacate", "frijol", "arroz", "ketchup", "catsup", "mostaza", "parmesano", "granola", "cacao", "nutella", "guacamole",
        "hogao", "suero", "natilla", "poroto", "caraota", "habichuela", "jarabe", "manjar", "cajeta",
    ]

    /// "plato abundante", "plato bien servido": a large one.
    private static func fullPlates(_ tokens: [Token]) -> [Token] {
        guard let plate = tokens.firstIndex(where: { $0.word == "plato" }), plate + 1 < tokens.count else { return tokens }
        let isServed =
            tokens[plate + 1].word == "bien" && plate + 2 < tokens.count && ["servido", "lleno", "grande"].contains(tokens[plate + 2].word)
        guard isServed || tokens[plate + 1].word == "abundante" else { return tokens }
        return tokens[...plate] + [Token("grande", for: tokens[plate + 1])] + tokens[(plate + (isServed ? 3 : 2))...]
    }

    /// "pecho de pollo", "pollo pecho".
    private static func breasts(_ tokens: [Token]) -> [Token] {
        tokens.indices.map { place in
            let isOfBird = place + 2 < tokens.count && tokens[place + 1].word == "de" && ["pollo", "pavo"].contains(tokens[place + 2].word)
            let isBehind = place > 0 && ["pollo", "pavo"].contains(tokens[place - 1].word)
            return tokens[place].word == "pecho" && (isOfBird || isBehind) ? Token("pechuga", for: tokens[place]) : tokens[place]
        }
    }

    /// "una vitamina de papaya": as a shake is called in Peru and Ecuador.
    private static func shakes(_ tokens: [Token]) -> [Token] {
        tokens.indices.map { place in
            guard tokens[place].word == "vitamina", place + 2 < tokens.count, tokens[place + 1].word == "de",
                fruits.contains(tokens[place + 2].singularWord)
            else { return tokens[place] }
            return Token("licuado", for: tokens[place])
        }
    }

    private static let fruits: WordSet = [
        "papaya", "platano", "banana", "guineo", "fresa", "frutilla", "mora", "lucuma", "mango", "mamey", "melon", "guayaba", "durazno", "zapote",
        "manzana", "pera", "chirimoya", "guanabana", "fruta", "naranjilla", "tomate", "avena", "aguacate", "palta",
    ]

    /// "un desayuno completo", "plato completo": the whole of it, and no hot dog.
    private static func withoutWhole(_ tokens: [Token]) -> [Token] {
        guard
            let whole = tokens.indices.dropFirst().first(where: {
                ["completo", "completa"].contains(tokens[$0].word) && wholes.contains(tokens[$0 - 1].singularWord)
            })
        else { return tokens }
        return Array(tokens[..<whole] + tokens[(whole + 1)...])
    }

    private static let wholes: WordSet = [
        "plato", "desayuno", "almuerzo", "comida", "cena", "menu", "combo", "integral", "grano", "taza", "vaso", "paquete", "bolsa", "lata", "caja",
        "tableta", "porcion", "once", "merienda",
    ]

    /// "una porción de torta de zanahoria": cake, and no sandwich of Mexico.
    private static func cakes(_ tokens: [Token]) -> [Token] {
        tokens.indices.map { place in
            guard tokens[place].word == "torta", place > 1, tokens[place - 1].word == "de", pieces.contains(tokens[place - 2].singularWord),
                place + 1 < tokens.count
            else { return tokens[place] }
            let kind = tokens[place + 1].word == "de" && place + 2 < tokens.count ? place + 2 : place + 1
            return sweet.contains(tokens[kind].singularWord) ? Token("pastel", for: tokens[place]) : tokens[place]
        }
    }

    private static let pieces: WordSet = ["porcion", "porcioncita", "pedazo", "pedacito", "trozo", "trocito", "rebanada", "tajada"]
    private static let sweet: WordSet = [
        "zanahoria", "chocolate", "tres", "auyama", "ahuyama", "manzana", "naranja", "vainilla", "banano", "platano", "pina", "limon", "coco",
        "amapola", "yogur", "nuez", "cumpleano", "matrimonio", "milhoja", "lucuma", "guanabana", "maracuya", "frutilla", "fresa", "almendra",
    ]

    /// "la mitad del burrito que compramos en el mercado": where an amount of it opens the message, it was eaten.
    private static func withoutPurchase(_ tokens: [Token]) -> [Token] {
        guard let first = tokens.first, first.kind == .number || counts.contains(first),
            let that = tokens.indices.dropFirst(2).first(where: { place in
                tokens[place].word == "que" && place + 1 < tokens.count && bought.contains(tokens[place + 1])
            }), first.word != "la" || tokens[1].word == "mitad"
        else { return tokens }
        let end = tokens[that...].firstIndex { $0.kind == .mark || ["y", "con"].contains($0.word) } ?? tokens.count
        return Array(tokens[..<that] + tokens[end...])
    }

    private static let counts: WordSet = [
        "un", "una", "unos", "unas", "medio", "media", "la", "dos", "tres", "cuatro", "cinco", "seis", "comi", "me", "tome",
    ]
    private static let bought: WordSet = ["compre", "compramos", "compro", "compraron", "traje", "trajimos", "trajo"]

    /// "galletas (las 6 del paquete)", "barrita (las dos)", "empanadas y ají (unas 4)": how many there were.
    private static func bracketedCounts(_ tokens: [Token]) -> [Token] {
        guard let open = tokens.firstIndex(where: { $0.word == "(" }), open > 0, open + 3 < tokens.count,
            let close = tokens[open...].firstIndex(where: { $0.word == ")" }), close > open + 2,
            leading.contains(tokens[open + 1]), tokens[open + 2].kind == .number || numbers.contains(tokens[open + 2])
        else { return tokens }
        let rest = tokens[(open + 3)..<close]
        guard rest.isEmpty || ["que", "del"].contains(rest[rest.startIndex].word) else { return tokens }
        // Of what the message begins with, where the bracket stands behind what goes with it.
        let gender = tokens[open + 1].text.suffix(2)
        if rest.isEmpty, close + 1 == tokens.count, tokens[open + 1].word == "unas" || tokens[open + 1].word == "unos",
            tokens[0].text.hasSuffix(gender), tokens[..<open].contains(where: { ["con", "y"].contains($0.word) })
        {
            let mark = tokens[open]
            var out = Array(tokens[..<open])
            out += [Token(",", as: mark), Token("me", for: mark), Token("comi", for: mark), tokens[open + 2]]
            return out
        }
        return tokens[...open] + [tokens[open + 2]] + tokens[close...]
    }

    private static let leading: WordSet = ["las", "los", "unas", "unos", "como"]
    private static let numbers: WordSet = ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "diez"]

    /// "mi hijo se comió dos empanadas y yo tres": so many of them were one's own.
    private static func ownCount(_ tokens: [Token]) -> [Token] {
        guard let own = tokens.firstIndex(where: { $0.word == "yo" }), own > 3, ["y", ","].contains(tokens[own - 1].word),
            let verb = tokens[..<own].firstIndex(where: { others.contains($0) }), verb > 0, verb + 2 < own,
            let count = tokens[(own + 1)...].first(where: { !besideCount.contains($0) }), count.kind == .number || ownCounts.contains(count),
            tokens.last.map({ $0 == count || $0.kind == .mark || $0.word == "mas" }) == true
        else { return tokens }
        let end = tokens[(verb + 1)..<own].firstIndex { $0.kind == .mark || $0.word == "y" } ?? own
        let food = tokens[(verb + 1)..<end].drop { $0.kind == .number || ownCounts.contains($0) }
        guard !food.isEmpty, end >= own - 1 else { return tokens }
        var out = [Token("comi", for: tokens[verb]), Token(count, at: tokens[verb])]
        out += food
        return out
    }

    private static let others: WordSet = ["comio", "tomo", "bebio", "ceno", "almorzo", "desayuno", "comieron", "pidio", "agarro"]
    private static let besideCount: WordSet = ["me", "comi", "tome", "solo", "los", "las", "otros", "otras", "otro", "otra", "el", "la"]
    private static let ownCounts: WordSet = [
        "un", "una", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "media", "medio",
    ]
}

extension Token {
    /// A count told elsewhere in the message, in the place of another word.
    fileprivate init(_ count: Token, at other: Token) {
        self = count
        (start, end, spaceBefore) = (other.start, other.end, true)
    }

    /// Another mark in the place of one.
    fileprivate init(_ text: String, as mark: Token) {
        self = mark
        (self.text, singular) = (text, text)
    }
}
