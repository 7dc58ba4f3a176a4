import Nutrition

/// What Spanish tells of a body in roundabout words: "tengo 65 añitos", "soy del 85", "talla: 1.54", "trabajo en construcción", "bajar de peso, unos
/// 6 kilos", "mi médico quiere que baje 5 kilos", "peso 74 quiero pesar 66", "180 p 250 c 80 g".
enum BodyInSpanish {
    static let rewrite = Rewrite(
        WordSet(["anito", "anitos", "talla", "soy", "naci", "quiero", "quiere", "dijo", "pidio", "mando", "peso", "trabajo", "g", "p"])
    ) { tokens in
        guard (3...40).contains(tokens.count) else { return tokens }
        var out = letteredFat(tokens.map { ["anito", "anitos"].contains($0.word) ? Token("anos", for: $0) : $0 })
        for read in [born, tall, hardWork, doctorsWish, lossTold, wishBehindWeight] { out = read(out) }
        return out
    }

    /// "soy del 85", "nací en el 85": the year with its century.
    private static func born(_ tokens: [Token]) -> [Token] {
        guard let verb = tokens.firstIndex(where: { ["soy", "naci"].contains($0.word) }) else { return tokens }
        var place = verb + 1
        while place < tokens.count, ["de", "del", "en", "el", "ano"].contains(tokens[place].word) { place += 1 }
        let isYear = tokens[(verb + 1)..<place].contains { ["del", "el"].contains($0.word) } || tokens[place - 1].word == "ano"
        guard place > verb + 1, place < tokens.count, tokens[place].kind == .number, let value = tokens[place].value, value == value.rounded(),
            isYear && (30...99).contains(value) || (1930...2015).contains(value),
            place + 1 == tokens.count || tokens[place + 1].kind == .mark || joins(tokens[place + 1])
        else { return tokens }
        let year = value < 100 ? 1900 + value : value, said = tokens[place]
        let number = Token(
            kind: .number, text: String(Int(year)), singular: String(Int(year)), value: year, start: said.start, end: said.end,
            spaceBefore: said.spaceBefore)
        return tokens[..<verb] + [Token("naci", for: tokens[verb]), Token("en", for: tokens[verb + 1]), number] + tokens[(place + 1)...]
    }

    /// "talla: 1.54", "mi talla es 1.65": how tall one is.
    private static func tall(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.firstIndex(where: { $0.word == "talla" }),
            let number = tokens[(place + 1)...].prefix(3).first(where: { $0.kind == .number })?.value,
            (1.2...2.2).contains(number) || (120...220).contains(number)
        else { return tokens }
        return tokens[..<place] + [Token("estatura", for: tokens[place])] + tokens[(place + 1)...]
    }

    /// "trabajo en construcción", "soy albañil": work that is hard on the body.
    private static func hardWork(_ tokens: [Token]) -> [Token] {
        guard let verb = tokens.firstIndex(where: { ["trabajo", "soy"].contains($0.word) }) else { return tokens }
        var place = verb + 1
        while place < tokens.count, place < verb + 4, ["en", "de", "la", "el", "una", "como", "un"].contains(tokens[place].word) { place += 1 }
        guard place < tokens.count,
            tokens[verb].word == "soy" ? hardTrades.contains(tokens[place]) : hardTrades.union(hardPlaces).contains(tokens[place]),
            place + 1 == tokens.count || tokens[place + 1].kind == .mark || joins(tokens[place + 1]),
            tokens[verb].word == "soy" || place > verb + 1
        else { return tokens }
        return tokens[..<verb] + [Token("trabajo", for: tokens[verb]), Token("fisico", for: tokens[place])] + tokens[(place + 1)...]
    }

    private static let hardPlaces: WordSet = [
        "construccion", "construcciones", "campo", "obra", "obras", "finca", "mina", "agricultura", "bodega", "astillero",
    ]
    private static let hardTrades: WordSet = [
        "albanil", "campesino", "campesina", "agricultor", "agricultora", "obrero", "obrera", "jornalero", "jornalera", "minero", "cargador",
        "estibador",
        "lenador", "peon", "carpintero", "jardinero", "jardinera", "mudanzas",
    ]

    /// "mi médico quiere que baje 5 kilos", "el doctor me dijo que baje de peso": what is wanted of the weight.
    private static func doctorsWish(_ tokens: [Token]) -> [Token] {
        guard let that = tokens.firstIndex(where: { $0.word == "que" }), that > 1, that < 8, that + 1 < tokens.count,
            let verb = wishedFor[tokens[that + 1].word], tokens[..<that].contains(where: { wishes.contains($0) }),
            tokens[..<that].contains(where: { healers.contains($0) }), that + 2 == tokens.count || ofWeight(tokens, that + 2)
        else { return tokens }
        return [Token("quiero", for: tokens[0]), Token(verb, for: tokens[that + 1])] + tokens[(that + 2)...]
    }

    private static func ofWeight(_ tokens: [Token], _ place: Int) -> Bool {
        if tokens[place].kind == .number || tokens[place].kind == .mark || ["unos", "unas", "como", "algo", "un"].contains(tokens[place].word) {
            return true
        }
        return tokens[place].word == "de" && place + 1 < tokens.count && tokens[place + 1].word == "peso"
    }

    private static let wishedFor: WordMap<String> = [
        "baje": "bajar", "pierda": "perder", "suba": "subir", "adelgace": "adelgazar", "rebaje": "bajar",
    ]
    private static let wishes: WordSet = ["quiere", "dijo", "dice", "pidio", "mando", "ordeno", "recomendo", "recomienda", "aconsejo"]
    private static let healers: WordSet = [
        "medico", "medica", "doctor", "doctora", "dr", "dra", "nutricionista", "nutriologo", "nutriologa", "dietista", "cardiologo", "cardiologa",
        "ginecologo", "ginecologa", "endocrino", "endocrinologo", "endocrinologa",
    ]

    /// "bajar de peso, unos 6 kilos en 4 meses": so many kilos of it.
    private static func lossTold(_ tokens: [Token]) -> [Token] {
        guard
            let verb = tokens.indices.first(where: { place in
                ["bajar", "perder", "subir", "ganar"].contains(tokens[place].word) && place + 2 < tokens.count && tokens[place + 1].word == "de"
                    && tokens[place + 2].word == "peso"
            })
        else { return tokens }
        var place = verb + 3
        while place < tokens.count, place < verb + 8,
            [",", "unos", "unas", "como", "aproximadamente", "mas", "o", "menos", "al", "quiza", "quizas"].contains(tokens[place].word)
        {
            place += 1
        }
        guard place + 1 < tokens.count,
            tokens[place].kind == .number
                || ["dos", "tres", "cuatro", "cinco", "seis", "ocho", "diez", "quince", "veinte"].contains(tokens[place].word),
            ["kilo", "kg", "libra", "kgs", "lb"].contains(tokens[place + 1].singularWord)
        else { return tokens }
        return Array(tokens[...verb] + tokens[place...])
    }

    /// "peso 74 quiero pesar 66", "90 kg quiero bajar a 80": what is weighed, and what is wanted.
    private static func wishBehindWeight(_ tokens: [Token]) -> [Token] {
        guard
            let wish = tokens.indices.dropFirst(2).first(where: { place in
                tokens[place].word == "quiero" && place + 2 < tokens.count
                    && ["bajar", "pesar", "llegar", "subir", "perder", "ganar"].contains(tokens[place + 1].word)
            }), tokens[wish - 1].kind == .number || ["kg", "kilo", "kgs", "lb", "libra"].contains(tokens[wish - 1].singularWord)
        else { return tokens }
        let said = tokens[wish]
        return tokens[..<wish] + [Token(kind: .mark, text: ",", singular: ",", start: said.start, end: said.start, spaceBefore: false)]
            + tokens[wish...]
    }

    /// "180 p 250 c 80 g": the last of them is the fat.
    private static func letteredFat(_ tokens: [Token]) -> [Token] {
        guard let last = tokens.indices.last(where: { tokens[$0].kind != .mark }), last > 4, ["g", "gr"].contains(tokens[last].word),
            tokens[last - 1].kind == .number,
            tokens.indices.contains(where: { $0 > 0 && ["p", "prote", "proteina"].contains(tokens[$0].word) && tokens[$0 - 1].kind == .number }),
            tokens.indices.contains(where: {
                $0 > 0 && ["c", "ch", "hc", "carbos", "carbohidratos", "hidratos"].contains(tokens[$0].word) && tokens[$0 - 1].kind == .number
            })
        else { return tokens }
        return tokens[..<last] + [Token("grasa", for: tokens[last])] + tokens[(last + 1)...]
    }

    private static func joins(_ token: Token) -> Bool { ["y", "e", "con", "tengo", "mido", "peso", "asi"].contains(token.word) }
}
