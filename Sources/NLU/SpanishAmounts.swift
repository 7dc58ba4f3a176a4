import Nutrition

/// What amounts have in Spanish alone: numbers to thousands, "la mitad de", "cuarto y mitad", "vaso grande", "cucharadita de té".
extension AmountGrammar {
    /// "una sola copa", "fue una sola": that there was but one.
    func isAlone(_ place: Int) -> Bool {
        ["sola", "solo", "unica", "unico"].contains(word(place))
            && (place + 1 >= tokens.count || unit(at: place + 1) != nil || nameLength(place + 1) > 0)
    }

    /// Words that praise the measure and say nothing of it: "un buen plato de lentejas".
    static let praise: WordSet = [
        "buen", "buena", "buenos", "buenas", "rico", "rica", "ricos", "ricas", "delicioso", "deliciosa", "hermoso", "simple",
    ]

    /// How many a collective word stands for.
    static let bunches: WordMap<Double> = ["dozen": 12, "doz": 12, "docena": 12, "docenita": 12, "decena": 10]

    /// "un poco de", "un montón de", "algo de": the article counts nothing.
    func isVague(_ start: Int) -> Bool {
        var place = ["un", "una", "a"].contains(word(start)) ? start + 1 : start
        if ["little", "tiny", "wee", "small"].contains(word(place)) { place += 1 }
        // "a side of fries"; a side salad is one.
        if word(place) == "side", !lexicon.of.contains(word(place + 1)) { return false }
        return lexicon.vague.contains(word(place)) && (place > start || lexicon.of.contains(word(place + 1))) && nameLength(start) < 2
    }

    /// "treinta y dos", "ciento cincuenta", "dos mil quinientos"; nil where the number is one plain word.
    func spanishCardinal(at start: Int) -> (Double, Int)? {
        guard let first = belowThousand(at: start) else { return nil }
        var (value, end) = first
        if word(end) == "mil", lexicon.numbers["mil"] != nil, value > 1, value < 1000 {
            value *= 1000
            end += 1
            if let (rest, last) = belowThousand(at: end), rest >= 1, rest < 1000 { return (value + rest, last) }
            return (value, end)
        }
        if value == 1000, let (rest, last) = belowThousand(at: end), rest >= 1, rest < 1000 { return (1000 + rest, last) }
        return end > start + 1 || value >= 1000 ? (value, end) : nil
    }

    private func belowThousand(at start: Int) -> (Double, Int)? {
        guard start < tokens.count, tokens[start].kind == .word, let value = lexicon.numbers[text(start)] else { return nil }
        guard value >= 100, value < 1000, word(start) != "cien", let (rest, end) = belowHundred(at: start + 1), rest >= 1 else {
            return value >= 100 ? (value, start + 1) : belowHundred(at: start)
        }
        return (value + rest, end)
    }

    private func belowHundred(at start: Int) -> (Double, Int)? {
        guard start < tokens.count, tokens[start].kind == .word, let value = lexicon.numbers[text(start)], value < 100 else { return nil }
        guard value >= 20, value.truncatingRemainder(dividingBy: 10) == 0, word(start + 1) == "y" else { return (value, start + 1) }
        let unit = ["un", "una"].contains(word(start + 2)) ? 1 : lexicon.numbers[text(start + 2)] ?? 0
        return unit >= 1 && unit <= 9 ? (value + unit, start + 3) : (value, start + 1)
    }

    /// "varios", "unas cuantas", "par de", "docena de", "la mitad de", "las tres cuartas partes de".
    func spanishCount(at start: Int) -> (Double, Int)? {
        let word = text(start), next = text(start + 1)
        if ["varios", "varias"].contains(word) { return (4, start + 1) }
        if ["algunos", "algunas"].contains(word) { return (3, start + 1) }
        if ["unos", "unas"].contains(word), ["cuantos", "cuantas", "pocos", "pocas"].contains(next) { return (3, start + 2) }
        if word == "par", lexicon.of.contains(next) { return (2, start + 2) }
        if AmountGrammar.bunches[singularWord(start)] != nil, lexicon.of.contains(next) || next == "y" { return (1, start) }
        if ["la", "las", "el", "los"].contains(word) {
            if next == "mitad" { return (0.5, afterOf(start + 2)) }
            return partOf(at: start + 1)
        }
        return nil
    }

    /// "tercera parte de", "tres cuartas partes de", "dos terceras partes de".
    func partOf(at start: Int) -> (Double, Int)? {
        var count = 1.0, place = start
        if let value = start < tokens.count && tokens[start].kind == .number ? tokens[start].value : lexicon.numbers[text(start)], value >= 1,
            value < 10
        {
            count = value
            place += 1
        }
        guard singularWord(place + 1) == "parte", let part = AmountGrammar.ordinalParts[singularWord(place)]
        else { return nil }
        return (count * part, afterOf(place + 2))
    }

    static let ordinalParts: WordMap<Double> = ["tercera": 1.0 / 3, "cuarta": 0.25, "quinta": 0.2, "sexta": 1.0 / 6, "octava": 0.125]

    private func afterOf(_ start: Int) -> Int {
        guard lexicon.of.contains(word(start)) else { return start }
        // "del" has its article in it.
        let next = start + 1
        return lexicon.articles.contains(word(next)) || lexicon.determiners.contains(word(next)) ? next + 1 : next
    }

    /// Whether a fraction's word is one here: no "término medio", "medio hecho", "un tercio de cerveza", "el cuarto".
    func isPart(_ start: Int) -> Bool {
        switch singular(start) {
        // "porridge half an hour ago".
        case "half":
            let hour = lexicon.articles.contains(word(start + 1)) ? start + 2 : start + 1
            return !(singularWord(hour) == "hour" && word(hour + 1) == "ago")
        case "medio", "media":
            return !["hecho", "hecha", "crudo", "cruda", "asado", "asada", "dia", "manana", "tarde", "camino", "tiempo"].contains(word(start + 1))
                && !(start > 0 && ["termino", "en"].contains(word(start - 1)) && word(start + 1) != "hora")
                && !(start > 0 && word(start - 1) == "por" && word(start + 1) == "de")
                && nameLength(start) < 2
        case "cuarto", "octavo":
            guard nameLength(start) < 2 || word(start + nameLength(start)) == "de" else { return false }
            let isAlone = start > 0 && word(start - 1) == "un" && (start + 1 >= tokens.count || tokens[start + 1].kind == .mark)
            return lexicon.of.contains(word(start + 1)) || unit(at: start + 1) != nil || isAlone
        // "dos cervezas, tercios": bottles.
        case "tercio": return nameLength(start) < 2 && !(start > 0 && tokens[start - 1].kind == .mark && tokens[start].text != tokens[start].singular)
        case "quarter": return word(start + 1) != "pounder"
        case "mitad": return lexicon.of.contains(word(start + 1)) || start + 1 >= tokens.count
        default: return true
        }
    }

    /// "cuarto y mitad de jamón", as at the counter: 375 g.
    func marketQuarters(at start: Int) -> AmountSpan? {
        let place = word(start) == "un" ? start + 1 : start
        guard word(place) == "cuarto", word(place + 1) == "y", word(place + 2) == "mitad" else { return nil }
        var span = AmountSpan(tokens: start..<place + 3, amount: Amount(quantity: 375, unit: .gram), quantity: start..<place + 3)
        if lexicon.of.contains(word(place + 3)) {
            span.of = true
            span.tokens = start..<place + 4
        }
        return span
    }

    /// "2 o 3", where nothing else could be meant: both are numbers and no food or unit needs to follow.
    func isEither(_ between: Int, _ end: Int) -> Bool {
        ["o", "u"].contains(word(between)) && (end >= tokens.count || tokens[end].kind == .word && !["de", "la", "las"].contains(word(end)))
    }

    /// "vasito", "platito": unit and size in one word.
    func sizedUnit(at index: Int) -> (String, String, Int)? {
        guard index < tokens.count, tokens[index].kind == .word else { return nil }
        return (lexicon.sized[word(index)] ?? lexicon.sized[singularWord(index)]).map { ($0.unit, $0.size, index + 1) }
    }

    /// A unit's word that means another with this food: "una onza de chocolate", "media barra de pan".
    func unitOfFood(at index: Int) -> (String, Int)? {
        guard let foods = lexicon.unitsOfFoods[singular(index)], lexicon.of.contains(word(index + 1)) else { return nil }
        return foods[singular(index + 2)].map { ($0, index + 1) }
    }

    /// "pozole, un plato grande y 4 tostadas": another food follows, and none that the size could be of.
    private func goesOn(_ place: Int) -> Bool { ["y", "e", "con", "sin", "pero"].contains(word(place)) }

    /// What may follow a unit before "de": a size ("un vaso grande de"), how full it was, or which spoon ("una cucharadita de té de").
    func afterUnit(_ end: Int, _ span: inout AmountSpan) -> Int {
        var position = end
        if lexicon.isSpanish, span.amount.size == nil, let (size, after) = size(at: position), size != "whole", nameLength(position) < 2,
            lexicon.of.contains(word(after)) || after >= tokens.count || tokens[after].kind == .mark || goesOn(after)
        {
            span.amount.size = size
            span.size = position..<after
            position = after
        }
        if !lexicon.isSpanish, span.amount.size == nil, let (thickness, after) = thickness(at: position), after > position + 1 {
            span.amount.size = thickness
            span.size = position..<after
            position = after
        }
        if AmountGrammar.heaped.contains(singularWord(position)), lexicon.of.contains(word(position + 1)) { span.amount.size = "heaped" }
        if AmountGrammar.fullness.contains(word(position)), lexicon.of.contains(word(position + 1)) { position += 1 }
        // "un plato de sopa de pollo" is soup for all that.
        if ["tbsp", "tsp", "dessertspoon"].contains(span.amount.unit?.name), word(position) == "de",
            AmountGrammar.spoons.contains(word(position + 1)),
            word(position + 2) == "de"
        {
            position += 2
        }
        return position
    }

    /// Past the words that make an amount a rough one: "como", "unos", "más o menos".
    func afterHedges(_ start: Int) -> Int {
        guard lexicon.isSpanish else { return start }
        var place = start
        while place < tokens.count {
            if lexicon.hedges.contains(tokens[place]) || word(place) == "alrededor" {
                place += 1
            } else if word(place) == "mas", word(place + 1) == "o", word(place + 2) == "menos" {
                place += 3
            } else {
                break
            }
        }
        return place
    }

    /// What "de" leads to, behind a measure or a food: "de 150 g", "como de unos 150 g"; nil without "de".
    func afterOf(of start: Int) -> Int? {
        let of = afterHedges(start)
        return lexicon.of.contains(word(of)) ? afterHedges(of + 1) : nil
    }

    private static let heaped: WordSet = ["colmado", "colmada", "copeteado", "copeteada"]
    private static let fullness: WordSet = [
        "lleno", "llena", "llenos", "llenas", "colmado", "colmada", "colmadas", "copeteada", "copeteadas", "raso", "rasa", "rasas", "generoso",
        "generosa", "generosas",
        "escaso",
        "escasa", "hondo", "hondos", "sopera", "soperas", "bueno", "buena",
    ]
    private static let spoons: WordSet = ["te", "cafe", "postre", "sopa", "desayuno", "madera"]
}
