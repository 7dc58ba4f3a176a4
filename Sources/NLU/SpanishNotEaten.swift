import Nutrition

/// What Spanish names beside what was eaten: "en vez de arroz", "normalmente ceno sopa pero hoy …", "le di mis papas a mi hermano".
extension Mentions {
    func isAwayInSpanish(_ food: Range<Int>) -> Bool {
        if isLikened(food) { return true }
        var start = food.lowerBound
        while start > 0, !endsClauseInSpanish(start - 1) { start -= 1 }
        let texts = chart.tokens[start..<food.lowerBound].map(\.text)
        let later = chart.tokens[food.upperBound...].map(\.text)
        func has(_ phrase: [String]) -> Bool {
            texts.count >= phrase.count && texts.indices.dropLast(phrase.count - 1).contains { Array(texts[$0..<$0 + phrase.count]) == phrase }
        }
        let lead = texts.reversed().drop {
            chart.lexicon.determiners.contains($0) || chart.lexicon.articles.contains($0) || $0 == "las" || $0 == "los"
        }
        if SpanishNotEaten.replacing.contains(Array(lead.prefix(3).reversed())) { return true }
        // "kilo y medio de carne para el asado".
        if lead.first == "para", lead.count < texts.count, food.count == 1, Mentions.feasts.contains(chart.tokens[food.lowerBound]) { return true }
        if SpanishNotEaten.usual.contains(where: texts.contains), later.contains("pero") || later.contains("hoy") { return true }
        // "casi me como una dona".
        if let almost = texts.lastIndex(of: "casi"),
            texts[almost...].dropFirst().prefix(3).contains(where: { Reader.eatingInSpanish.contains($0) || SpanishNotEaten.taking.contains($0) })
        {
            return true
        }
        // "dejé los frijoles"; "dejé la mitad de los frijoles" tells how many.
        if let left = lead.first, ["deje", "dejamos", "dejando"].contains(left), lead.count < texts.count { return true }
        guard later.contains(where: SpanishNotEaten.eaten) else { return false }
        if SpanishNotEaten.wanted.contains(where: has) || texts.first == "manana" && later.contains("hoy") { return true }
        // "cambié las papas por ensalada".
        if texts.contains(where: SpanishNotEaten.changed.contains), later.first == "por" { return true }
        return false
    }

    /// "estoy cocinando un guiso para mañana": made, and eaten by nobody yet.
    var isOnTheStove: Bool {
        zip(chart.tokens, chart.tokens.dropFirst()).contains {
            ["estoy", "ando", "estamos"].contains($0.word) && SpanishNotEaten.cooking.contains($1)
        }
            && chart.tokens.contains { $0.word == "para" } && !chart.tokens.contains { Reader.eatingInSpanish.contains($0) }
    }

    /// "pedí papas pero no me las comí": what is said of a food right behind it.
    func isRefused(_ food: Range<Int>) -> Bool {
        guard chart.lexicon.isSpanish else { return false }
        let later = chart.tokens[food.upperBound...].map(\.text)
        let words = later.drop { [",", "pero", "que", "y", "al", "final"].contains($0) }
        guard words.first == "no" else { return false }
        let said = words.dropFirst().prefix(3).drop { $0 == "me" || $0 == "nos" }
        guard let pronoun = said.first, ["lo", "la", "los", "las"].contains(pronoun) || later.first == "que" else { return false }
        return said.contains(where: SpanishNotEaten.taking.contains)
    }

    /// "no perdona la ensalada llevaba atún": a "no" that opens what was otherwise denies neither the salad nor the tuna.
    func isPutRight(_ food: Range<Int>, at place: Int) -> Bool {
        let token = chart.tokens[place]
        if SpanishNotEaten.having.contains(token) { return place == 0 || chart.tokens[place - 1].word != "no" }
        guard place == 0, token.word == "no", chart.tokens.count > 1 else { return false }
        return SpanishNotEaten.apologising.contains(chart.tokens[1])
            || chart.tokens.indices.contains(food.upperBound) && SpanishNotEaten.having.contains(chart.tokens[food.upperBound])
    }

    /// "el sándwich no llevaba jamón": what the dish named before it was without.
    func isNotInIt(_ place: Int) -> Bool {
        place > 1 && SpanishNotEaten.having.contains(chart.tokens[place]) && chart.tokens[place - 1].word == "no"
            && chart.nameLengths[..<(place - 1)].contains { $0 > 0 }
    }

    /// "casi me como un pastel", "estuve a punto de pedir pizza", "me quedé con ganas de un taco", "i was about to eat a cake".
    func isOnlyNearly(_ place: Int, before food: Range<Int>) -> Bool {
        func word(_ index: Int) -> WordKey { chart.tokens.indices.contains(index) ? chart.tokens[index].word : .none }
        guard chart.lexicon.isSpanish else {
            return word(place) == "about" && ["was", "were", "am", "im"].contains(word(place - 1)) && word(place + 1) == "to"
                && ["eat", "have", "order", "drink", "get"].contains(word(place + 2))
        }
        func isTaking(_ index: Int) -> Bool { index < food.lowerBound && SpanishNotEaten.infinitives.contains(word(index)) }
        switch word(place) {
        case "casi":
            return (place + 1..<min(place + 4, food.lowerBound)).contains {
                Reader.eatingInSpanish.contains(chart.tokens[$0]) || SpanishNotEaten.taking.contains(chart.tokens[$0].text)
            }
        case "comi", "tome", "bebi", "cene", "almorce", "desayune", "pedi": return [word(place - 1), word(place - 2)].contains("casi")
        case "punto": return word(place - 1) == "a" && word(place + 1) == "de" && isTaking(place + 2)
        case "por": return ["estuve", "estuvimos", "estaba"].contains(word(place - 1)) && isTaking(place + 1)
        case "ganas": return ["de", "del"].contains(word(place + 1)) && ["con", "tenia", "tuve", "dieron"].contains(word(place - 1))
        case "en": return ["pense", "pensaba", "pensamos"].contains(word(place - 1)) && isTaking(place + 1)
        default: return false
        }
    }

    /// "mi mujer cenó ensalada y yo …": what may be one's own verb is another's behind who ate.
    func isOfAnother(_ verb: Int) -> Bool {
        if verb > 0, ["el", "ella"].contains(chart.tokens[verb - 1].word), ["tomo", "ceno", "desayuno"].contains(chart.tokens[verb].word),
            chart.tokens[verb...].contains(where: { $0.word == "yo" })
        {
            return true
        }
        return verb > 1 && ["ceno", "tomo", "almorzo", "desayuno", "merendo"].contains(chart.tokens[verb].word)
            && Sharing.people.contains(chart.tokens[verb - 1].singularWord) && ["mi", "mis", "el", "la"].contains(chart.tokens[verb - 2].word)
    }

    private func endsClauseInSpanish(_ place: Int) -> Bool {
        let token = chart.tokens[place]
        if token.kind == .mark { return [",", ";", ".", "!", "?", "(", ")", ":"].contains(token.word) }
        return ["pero", "y", "entonces", "porque", "aunque", "sino", "mejor"].contains(token.word)
    }
}

private enum SpanishNotEaten {
    static let replacing: [[String]] = [
        ["en", "vez", "de"], ["en", "lugar", "de"], ["en", "vez", "del"], ["en", "lugar", "del"], ["a", "cambio", "de"],
    ]
    static let usual = ["normalmente", "usualmente", "generalmente", "suelo"]
    /// What was wished for, given away or gone.
    static let wanted: [[String]] = [
        ["antojaba"], ["antojo"], ["ganas", "de"], ["prefiero"],
        ["preferia"], ["le", "di"], ["les", "di"], ["regale"], ["tire"], ["acabo"], ["acabaron"], ["termino"], ["terminaron"], ["sobro"],
        ["provocaba"], ["tentaba"], ["ofrecio"], ["ofrecieron"], ["hare"], ["prepare", "para"], ["cocine", "para"],
    ]
    static let taking: Set<String> = [
        "como", "comi", "comimos", "tomo", "tome", "tomamos", "bebi", "probe", "toque", "pido", "pedi", "compro", "ceno", "almuerzo", "desayuno",
    ]
    static let infinitives: WordSet = [
        "comer", "comerme", "tomar", "tomarme", "pedir", "pedirme", "beber", "cenar", "almorzar", "desayunar", "comprar", "comprarme",
    ]
    static let cooking: WordSet = ["cocinando", "preparando", "haciendo", "horneando", "guisando", "asando"]
    static let having: WordSet = ["llevaba", "llevaban", "tenia", "tenian", "traia", "traian"]
    static let apologising: WordSet = ["perdon", "perdona", "perdone", "disculpa", "espera", "digo", "oye"]
    static let changed: WordSet = ["cambie", "cambiamos", "cambio", "reemplace", "sustitui"]

    static func eaten(_ text: String) -> Bool {
        Reader.eatingInSpanish.contains(text) || ["mejor", "hoy", "pedi", "yo"].contains(text)
    }
}
