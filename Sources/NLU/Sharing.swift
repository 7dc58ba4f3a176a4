import Nutrition

/// What of a shared dish was one's own: "split a pizza with a friend", "shared nachos between 4 of us", "a bottle of wine for two".
struct Sharing {
    private let tokens: [Token]
    /// Where sharing is spoken of.
    private let verb: Int?
    /// The part of the whole that was one's own; nil where nothing is said to be shared.
    let share: Double?
    private let isSpanish: Bool
    /// Told of all that was put into something.
    private let isOfAll: Bool

    init(tokens: [Token], amounts: AmountGrammar) {
        self.tokens = tokens
        // Most messages have none of the words that it is told by.
        guard tokens.containsOne(of: Sharing.telling) else {
            (verb, share, isSpanish, isOfAll) = (nil, nil, false, false)
            return
        }
        let spanish = Sharing.halves(tokens, amounts) ?? Sharing.spanish(tokens, amounts)
        isSpanish = spanish != nil
        if let made = Sharing.made(tokens, amounts) {
            (verb, share, isOfAll) = (made.verb, made.share, true)
            return
        }
        isOfAll = false
        verb = spanish?.place ?? tokens.indices.first { Sharing.verbs.contains(tokens[$0].word) } ?? Sharing.betweenPeople(tokens, amounts)
        share = spanish?.share ?? verb.flatMap { Sharing.share(tokens, after: $0, amounts) }
    }

    /// Behind the verb these tell with whom and into how many, and not what.
    private static let withWhom: WordSet = ["with", "w", "between", "among", "amongst", "and", "plus", "ways", "way", "by", "evenly", "then"]
    private static let verbs: WordSet = ["split", "shared", "share", "sharing", "splitting"]
    fileprivate static let among: Set<WordKey> = ["entre", "between", "among", "amongst"]
    private static let telling = verbs.union(spanishVerbs).union(blending).union(["medias", "mitad", "entre", "between", "among", "amongst", "each"])

    /// The share of a food, nil when it was not shared: a mark between it and the sharing parts them ("we split the bill, i had a salad").
    func share(of food: Range<Int>, beside foods: some Sequence<Range<Int>>) -> Double? {
        guard let verb, let share else { return nil }
        if isOfAll { return food.lowerBound > verb ? share : nil }
        // "compartimos una pizza entre dos y me tomé una caña": what one had oneself was one's own.
        if isSpanish, food.lowerBound > verb, foods.contains(where: { $0.lowerBound > verb && $0.upperBound <= food.lowerBound }),
            tokens[(verb + 1)..<food.lowerBound].containsOne(of: Reader.eatingInSpanish)
        {
            return nil
        }
        // "churros para compartir entre 3 y mi chocolate": what is named after the sharing was not shared.
        if isSpanish, food.lowerBound > verb, foods.contains(where: { $0.upperBound <= verb }) { return nil }
        // "un chivito y una cerveza, entre dos": after a mark at the end it is told of all.
        if isSpanish, food.upperBound <= verb, closes(verb), !tokens[food.upperBound..<verb].contains(where: { [".", ";"].contains($0.word) }) {
            return share
        }
        // "un pancho y una coca que compartimos": what is told behind one food is of that alone.
        if food.upperBound <= verb, isRelative(verb), foods.contains(where: { $0.lowerBound > food.lowerBound && $0.upperBound <= verb }) {
            return nil
        }
        // "a miso soup and split an order of fries 3 ways": what is named behind the verb was shared, and nothing before it.
        if !isSpanish, food.upperBound <= verb, let shared = foods.filter({ $0.lowerBound > verb }).map(\.lowerBound).min(),
            !tokens[(verb + 1)..<shared].contains(where: { $0.kind == .mark || Sharing.withWhom.contains($0) })
        {
            return nil
        }
        let between = min(verb, food.upperBound)..<max(verb, food.lowerBound)
        // "doritos for lunch and a pizza i shared": each in its own clause.
        if !isSpanish, food.upperBound <= verb,
            tokens[between].contains(where: { ["then", "for", "breakfast", "lunch", "dinner", "snack"].contains($0.word) })
        {
            return nil
        }
        // "morcilla y provoleta compartida": what stands beside it was shared.
        let isBeside = Sharing.participles.contains(tokens[verb]) && food.upperBound <= verb
        // "split the nachos with two friends and had a margarita": a new verb, a new thing.
        if !isSpanish, food.lowerBound > verb, tokens[between].contains(where: { ["had", "ate", "drank", "then"].contains($0.word) }) { return nil }
        // "a ribeye, split with my dad".
        let gap = isBehind(food) || isCompany(between) || isOfOnly(food, foods) ? between.prefix(0) : between[...]
        return gap.contains { place in
            tokens[place].kind == .mark || ["but", "pero"].contains(tokens[place].word) || isBeside && tokens[place].word == "y"
        } ? nil : share
    }

    /// Whether the sharing is told right behind a food, after a mark at most: "a ribeye, split with my dad", "media sandía entre cuatro".
    func isBehind(_ food: Range<Int>) -> Bool {
        guard let verb, food.upperBound <= verb else { return false }
        if verb == food.upperBound || verb == food.upperBound + 1 && tokens[food.upperBound].kind == .mark { return true }
        // "una pizza grande, la compartí con mi pololo".
        let gap = food.upperBound..<verb
        return isSpanish && gap.count <= 4 && gap.count(where: { tokens[$0].kind == .mark }) <= 1
            && gap.allSatisfy { tokens[$0].kind == .mark || Sharing.besideCompany.contains(tokens[$0]) || Sharing.clitics.contains(tokens[$0]) }
    }

    /// "blended 2 bananas and 200 ml of milk, drank half": the part at the end is of all that went into it.
    private static func made(_ tokens: [Token], _ amounts: AmountGrammar) -> (verb: Int, share: Double)? {
        let verb = tokens.prefix(3).firstIndex { blending.contains($0) }
        guard let verb, tokens[..<verb].allSatisfy({ opening.contains($0) }), tokens.last?.word != "?",
            let deed = tokens.lastIndex(where: { ["had", "ate", "drank"].contains($0.word) }), deed > verb + 3, tokens.count - deed <= 6,
            tokens[deed - 1].kind == .mark || ["i", "we", "and", "just", "then", "only", "so", "ive"].contains(tokens[deed - 1].word),
            tokens[(verb + 1)..<deed].contains(where: { $0.kind == .mark || $0.word == "and" }),
            let (part, end) = amounts.quantity(at: deed + 1) ?? (tokens.dropFirst(deed + 1).first?.word == "half" ? (0.5, deed + 2) : nil), part < 1,
            tokens[end...].allSatisfy({ $0.kind == .mark || ["of", "it", "that", "the", "now", "today", "a", "so", "far"].contains($0.word) })
        else { return nil }
        return (verb, part)
    }

    private static let opening: WordSet = ["i", "we", "just", "and", "ok", "so"]
    private static let blending: WordSet = ["blended", "mixed", "blitzed", "whizzed"]

    /// ", entre dos" or ", a medias" is all that follows.
    private func closes(_ verb: Int) -> Bool {
        let start = tokens[verb].word == "medias" ? verb - 1 : verb
        return start > 0 && ["entre", "medias"].contains(tokens[verb].word) && tokens[start - 1].word == "," && tokens.count <= verb + 3
    }

    private static let clitics: WordSet = ["la", "lo", "las", "los", "que", "personal", "chico", "completa", "y"]

    /// "que compartimos", "that we split".
    private func isRelative(_ verb: Int) -> Bool {
        let before = tokens[max(0, verb - 3)..<verb].map { $0.word }
        // "una pizza y una ensalada para compartir entre dos": both of them.
        let isAmong = tokens[verb...].contains { Sharing.among.contains($0.word) }
        if isSpanish {
            return before.last == "que" || tokens[verb].word == "compartir" && before.last == "para" && !before.contains("todo") && !isAmong
        }
        guard let that = before.lastIndex(where: { ["that", "which"].contains($0) }) else { return false }
        return before[(that + 1)...].allSatisfy { ["we", "i", "us"].contains($0) }
    }

    /// "palomitas en el cine, las grandes, compartidas entre dos": nothing else is named that could be shared.
    private func isOfOnly(_ food: Range<Int>, _ foods: some Sequence<Range<Int>>) -> Bool {
        guard let verb, food.upperBound <= verb, Sharing.participles.contains(tokens[verb]) else { return false }
        return foods.allSatisfy { $0 == food }
    }

    /// "con mi novio, una grande": between the food and the sharing nothing but with whom and which one.
    private func isCompany(_ between: Range<Int>) -> Bool {
        isSpanish && between.contains { Sharing.people.contains(tokens[$0].singularWord) }
            && between.allSatisfy {
                tokens[$0].kind != .word || Sharing.people.contains(tokens[$0].singularWord) || Sharing.besideCompany.contains(tokens[$0])
            }
    }

    private static let besideCompany: WordSet = [
        "con", "mi", "mis", "un", "una", "uno", "y", "grande", "mediana", "mediano", "chica", "familiar", "entera",
    ]

    /// "a bottle of wine between two of us", "between the 3 of us": shared without a word of sharing.
    private static func betweenPeople(_ tokens: [Token], _ amounts: AmountGrammar) -> Int? {
        tokens.indices.dropFirst().first { place in
            guard ["between", "among", "amongst"].contains(tokens[place].word) else { return false }
            guard let (people, end) = party(at: place + 1, amounts), (2...20).contains(people), people == people.rounded() else { return false }
            return end >= tokens.count || tokens[end].kind == .mark || amounts.word(end) == "of" || Sharing.people.contains(amounts.singularWord(end))
        }
    }

    /// How many: "the 3 of us", "me and two mates", "me and my wife".
    private static func party(at start: Int, _ amounts: AmountGrammar) -> (people: Double, end: Int)? {
        let place = amounts.word(start) == "the" ? start + 1 : start
        guard ["me", "myself"].contains(amounts.text(place)), amounts.word(place + 1) == "and" else {
            return amounts.number(at: place).map { ($0.0, $0.1) }
        }
        if let (others, end) = amounts.number(at: place + 2) { return (others + 1, end) }
        let isOne = ["my", "a"].contains(amounts.text(place + 2)) && people.contains(amounts.singularWord(place + 3))
        return isOne ? (2, place + 3) : nil
    }

    private static func share(_ tokens: [Token], after verb: Int, _ amounts: AmountGrammar) -> Double? {
        // Without a verb of its own "between" is where sharing is spoken of.
        let first = ["between", "among", "amongst"].contains(tokens[verb].word) ? verb : verb + 1
        for place in tokens.indices where place >= first {
            switch tokens[place].text {
            case "between", "among", "amongst":
                if let (people, _) = party(at: place + 1, amounts), people >= 2, people <= 20 { return 1 / people }
                return 0.5
            case "with":
                // "with two friends" is three people, "with my sister" two.
                if let (others, end) = amounts.number(at: place + 1), others >= 1, others <= 20, others == others.rounded(),
                    Sharing.people.contains(amounts.singularWord(end))
                {
                    return 1 / (others + 1)
                }
                if Sharing.people.contains(amounts.singularWord(place + 1)) || Sharing.people.contains(amounts.singularWord(place + 2)) { return 0.5 }
                // "split the onion rings with tom": a name that no food has.
                if place + 1 < tokens.count, tokens[place + 1].kind == .word, amounts.nameLength(place + 1) == 0,
                    place + 2 == tokens.count || tokens[place + 2].kind == .mark
                {
                    return 0.5
                }
            case "way", "ways":
                if let (people, _) = amounts.number(at: place - 1), people >= 2 { return 1 / people }
            default: continue
            }
        }
        // "there were 4 of us sharing a pizza".
        if let of = tokens[..<verb].indices.dropFirst().dropLast().first(where: { tokens[$0].word == "of" && tokens[$0 + 1].word == "us" }),
            let (people, _) = amounts.number(at: of - 1), (2...20).contains(people)
        {
            return 1 / people
        }
        // "me and john shared a pizza".
        return verb > 0 && tokens[..<verb].contains { ["and", "we", "us"].contains($0.word) } ? 0.5 : nil
    }

    /// "una cerveza de 1 litro con mi hermano, la mitad cada uno", "a beer with my brother, half each": told where the company is, else where the half is.
    private static func halves(_ tokens: [Token], _ amounts: AmountGrammar) -> (place: Int, share: Double)? {
        guard let end = tokens.lastIndex(where: { $0.kind != .mark }), end > 2, tokens.last?.word != "?" else { return nil }
        let isSpanish = tokens[end - 1].word == "cada" && ["uno", "una", "quien"].contains(tokens[end].word)
        guard isSpanish || tokens[end].word == "each", case let half = isSpanish ? end - 2 : end - 1, ["mitad", "half"].contains(tokens[half].word)
        else { return nil }
        let start = half > 0 && ["la", "una", "a"].contains(tokens[half - 1].word) ? half - 1 : half
        let company = tokens[..<start].lastIndex { ["con", "with", "w"].contains($0.word) }
        guard let company, (company + 1...company + 3).contains(where: { people.contains(amounts.singularWord($0)) }) else { return (start, 0.5) }
        return (company, 0.5)
    }

    /// "a medias con mi novia", "entre cuatro", "compartí una pizza con dos amigos".
    private static func spanish(_ tokens: [Token], _ amounts: AmountGrammar) -> (place: Int, share: Double)? {
        func text(_ place: Int) -> String { amounts.text(place) }
        func word(_ place: Int) -> WordKey { amounts.word(place) }
        let verb = tokens.indices.first { Sharing.spanishVerbs.contains(tokens[$0].word) }
        for place in tokens.indices {
            if word(place) == "medias", place > 0, word(place - 1) == "a" { return (place, 0.5) }
            // "mitad y mitad", "mitad para mí, mitad para mi carnal".
            if word(place) == "mitad", (2...5).contains(where: { word(place + $0) == "mitad" }) { return (verb ?? place, 0.5) }
            guard word(place) == "entre" else { continue }
            var next = place + 1
            while ["los", "las", "nosotros", "nosotras", "mis", "unos"].contains(word(next)) { next += 1 }
            // "entre 5 y 6 nueces" is a range, "entre mi hermano y yo" two people.
            if let (people, end) = amounts.number(at: next), people >= 2, people <= 20, people == people.rounded(),
                end >= tokens.count || tokens[end].kind == .mark || Sharing.people.contains(amounts.singularWord(end))
                    || Sharing.follows.contains(word(end)),
                word(end) != "y" || amounts.number(at: end + 1) == nil
            {
                return (verb ?? place, 1 / people)
            }
            if verb != nil || word(next) == "mi" || word(next) == "ambos" { return (verb ?? place, 0.5) }
        }
        guard let verb else { return nil }
        // "unas bravas para compartir, la mitad fue mía", "…, me comí un tercio".
        for place in tokens.indices where place > verb {
            guard let (part, end) = word(place) == "mitad" ? (0.5, place + 1) : amounts.quantity(at: place), part < 1 else { continue }
            let isOwn = end + 1 < tokens.count && ["fue", "era", "es", "para"].contains(word(end)) && ["mia", "mio", "mi"].contains(word(end + 1))
            // "comí medio sándwich" is of another thing.
            let isOfIt = end >= tokens.count || tokens[end].kind == .mark || ["y", "pero", "nada"].contains(word(end))
            if isOwn || isOfIt && tokens[(verb + 1)..<place].contains(where: { Sharing.hadOfIt.contains($0) }) { return (verb, part) }
        }
        for place in tokens.indices where place > verb && word(place) == "con" {
            if let (others, end) = amounts.number(at: place + 1), others >= 1, others <= 20, others == others.rounded(),
                Sharing.people.contains(amounts.singularWord(end))
            {
                return (verb, 1 / (others + 1))
            }
            if (place + 1...place + 3).contains(where: { Sharing.people.contains(amounts.singularWord($0)) }) {
                return (verb, tokens[(place + 1)...].prefix(3).contains { $0.word == "padres" } ? 1.0 / 3 : 0.5)
            }
            // "con Juan", "con mi polola": whoever that is, no food is called so.
            let whom = ["mi", "el", "la"].contains(word(place + 1)) ? place + 2 : place + 1
            if whom < tokens.count, tokens[whom].kind == .word, amounts.nameLength(whom) == 0, !Sharing.noPerson.contains(tokens[whom]) {
                return (verb, 0.5)
            }
        }
        // "mi novia y yo compartimos unos nachos", "de postre compartimos un brownie".
        if ["compartimos", "dividimos", "repartimos", "partimos"].contains(word(verb)) {
            return (verb, 0.5)
        }
        return nil
    }

    private static let participles: WordSet = [
        "compartida", "compartido", "compartidas", "compartidos", "repartida", "dividida", "dividido", "shared", "split",
    ]
    private static let spanishVerbs: WordSet = [
        "comparti", "compartimos", "compartida", "compartido", "compartidas", "compartidos", "compartir", "compartiendo", "dividimos", "dividi",
        "repartimos",
        "repartida", "partimos", "dividida", "dividido",
    ]
    private static let follows: WordSet = [
        "nos", "comimos", "compartimos", "pedimos", "tomamos", "bebimos", "cenamos", "y", "asi", "que", "con", "pero", "en", "ayer", "hoy", "anoche",
        "para", "porque", "nada", "a", "de", "por", "un", "una", "unos", "unas", "el", "la", "los", "las", "media", "medio",
    ]

    private static let hadOfIt: WordSet = ["comi", "tome", "bebi", "probe", "toco"]

    /// Follow "con" and are none who share.
    private static let noPerson: WordSet = [
        "mucho", "mucha", "poco", "poca", "un", "una", "unos", "unas", "extra", "doble", "gusto", "ganas", "todo", "toda", "eso", "los", "las", "mis",
        "su", "sus", "dos", "tres", "cuatro", "cinco",
    ]

    static let people: WordSet = [
        "polola", "pololo", "padres", "conyuge", "comadre", "compadre", "sobrino", "sobrina", "nieto", "nieta", "suegros", "chavo", "chava",
        "vieja", "viejo", "peladita", "parcero", "parce", "pata", "causa", "flaca", "flaco", "jermu", "senora",
        "amigo", "amiga", "hermano", "hermana", "primo", "prima", "esposo", "esposa", "marido", "mujer", "novio", "novia", "pareja", "mama", "papa",
        "madre",
        "padre", "hijo", "hija", "companero", "companera", "colega", "vecino", "vecina", "jefe", "abuela", "abuelo", "tio", "tia", "cunada", "cunado",
        "alguien", "ella", "suegra", "suegro", "nino", "nina", "familia", "roomie", "cuate", "pana", "compa", "persona", "amigui",
        "bf", "gf", "hubby", "wifey", "missus", "nephew", "niece", "cousin", "friend", "sister", "brother", "wife", "husband", "girlfriend",
        "boyfriend", "partner", "mum", "mom", "dad", "son", "daughter", "kid",
        "child", "colleague",
        "roommate", "person", "other", "someone", "somebody", "her", "him", "them", "mate", "flatmate", "coworker", "fiance", "buddy", "family",
        "date",
    ]
}

extension Mentions {
    /// The food with the amount that stands right behind it: "pulpo a la gallega, una ración".
    private func withAmount(_ item: Found) -> Range<Int> {
        guard let amount = item.amount, amount.tokens.lowerBound >= item.tokens.upperBound, amount.tokens.lowerBound <= item.tokens.upperBound + 1
        else {
            return item.tokens
        }
        return item.tokens.lowerBound..<amount.tokens.upperBound
    }

    /// The amounts that count those who shared: "pizza entre tres", "nachos between 4 of us".
    var sharers: Set<Int> {
        guard chart.said.contains(where: Sharing.among.contains),
            Sharing(tokens: chart.tokens, amounts: chart.grammar).share != nil
        else { return [] }
        return Set(
            chart.amounts.indices.filter { place in
                let start = chart.amounts[place].tokens.lowerBound
                return start > 0 && chart.amounts[place].unit == nil
                    && (Sharing.among.contains(chart.tokens[start - 1].word) || start > 1 && Sharing.among.contains(chart.tokens[start - 2].word))
            })
    }

    private var birds: Set<String> { ["asado", "rostizado", "brasa", "entero"] }

    /// One's own part of what was shared; the thing shared is a whole one.
    func shares(_ found: inout [Found]) {
        let sharing = Sharing(tokens: chart.tokens, amounts: chart.grammar)
        // "between me and two mates": people, and no drink.
        if !chart.lexicon.isSpanish, sharing.share != nil {
            found.removeAll { $0.tokens.count == 1 && words($0.tokens).first.map(Sharing.people.contains) == true }
        }
        let all = found.map(withAmount)
        for place in found.indices where !found[place].isRetold {
            // "shared a pizza, ate half": one's own part is told already; "media sandía entre cuatro" is what there was.
            let measure = found[place].mention.amount.unit,
                isPackage = chart.lexicon.isSpanish && (measure?.grams != nil || measure?.millilitres != nil)
            guard found[place].mention.amount.quantity ?? 1 >= 1 || isPackage || sharing.isBehind(withAmount(found[place])),
                let share = sharing.share(of: withAmount(found[place]), beside: all)
            else { continue }
            var amount = found[place].mention.amount
            // "una paella entre cuatro": a pan of it is for all of them, a plate for each.
            if amount.unit == nil, amount.size == nil, amount.quantity ?? 1 == 1, let food = food(found[place]), food.grams(of: "plate") != nil,
                Mentions.feasted(food.noun)
            {
                found[place].mention.amount = Amount(quantity: 1, unit: Unit("plate"))
                continue
            }
            // "shared calamari with 3 friends": a part of the portion, not of one ring.
            let last = chart.tokens[found[place].tokens.upperBound - 1]
            if amount.isEmpty, !chart.lexicon.isSpanish, let food = food(found[place]),
                food.grams(of: last.singular) == nil || last.text != last.singular
            {
                let usual = food.usual
                found[place].mention.amount = Amount(quantity: (usual.quantity ?? 1) * share, unit: usual.unit)
                continue
            }
            // "un pollo asado entre tres": a whole bird, whatever is meant by the bare word.
            let said = words(found[place].tokens), isBird = amount.quantity != nil || said.count > 1 && birds.contains(said[said.count - 1])
            if chart.lexicon.isSpanish, amount.unit == nil, amount.size == nil, isBird,
                ["chicken", "roast chicken"].contains(food(found[place])?.noun)
            {
                let whole = links.candidates(["pollo", "entero"])
                if whole.first != nil {
                    found[place].mention.candidates = whole
                    found[place].mention.amount = Amount(quantity: (amount.quantity ?? 1) * share, unit: Unit("whole"))
                    continue
                }
            }
            let names =
                chart.lexicon.isSpanish
                ? ["whole", food(found[place])?.noun.split(separator: " ").last.map(String.init) ?? ""]
                : [last.singular]
            // "pollo frito entre dos": a helping of it.
            let isHelping = chart.lexicon.isSpanish && food(found[place])?.group == "poultry" && !isBird
            if amount.unit == nil, amount.size == nil, !isHelping, names.contains(where: { food(found[place])?.grams(of: $0) != nil }) {
                amount.size = "whole"
            }
            amount.quantity = (amount.quantity ?? 1) * share
            found[place].mention.amount = amount
        }
    }
}
