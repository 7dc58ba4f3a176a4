import Nutrition

/// Reads what a message says of a food's label: figures and what they are of, in any order ("protein bar: 210 kcal, 20g protein per bar").
struct LabelGrammar {
    let chart: Chart
    /// The message's own scalars, for the name as it was written; none where no name is looked for.
    let scalars: [Unicode.Scalar]

    private var tokens: [Token] { chart.tokens }

    /// A figure, with the tokens that tell it.
    private struct Fact {
        var nutrient: Nutrient
        var amount: Double
        var tokens: Range<Int>
    }

    /// What the message says of a label, nil where it says nothing of one.
    func label() -> FoodLabel? {
        guard !chart.nutrients.isEmpty || !chart.amounts.isEmpty else { return nil }
        let (facts, used) = facts()
        var label = FoodLabel()
        for fact in facts where label.figures[fact.nutrient] == nil {
            if fact.amount < 0 { label.impossible = fact.amount } else { label.figures[fact.nutrient] = fact.amount }
        }
        let begin = facts.map(\.tokens.lowerBound).min()
        let name = scalars.isEmpty ? nil : named(before: begin)
        readBasis(into: &label, used: used, name: name)
        guard !label.isEmpty else { return nil }
        label.name = name.map { LabelGrammar.text(scalars, tokens[$0.lowerBound].start, tokens[$0.upperBound - 1].end) }
        return label
    }

    // MARK: Figures

    /// Where each figure stands with its nutrient, in their order.
    func figures() -> [Range<Int>] { facts().facts.map(\.tokens).sorted { $0.lowerBound < $1.lowerBound } }

    private func facts() -> (facts: [Fact], used: Set<Int>) {
        var facts: [Fact] = []
        var used: Set<Int> = []
        for (range, nutrient) in chart.nutrients {
            // "of", and the micrograms that no amount is counted in, may stand between.
            var start = range.lowerBound, scale = 1.0
            while start > 0, LabelGrammar.between.contains(tokens[start - 1]) || LabelGrammar.micrograms.contains(tokens[start - 1]) {
                start -= 1
                if LabelGrammar.micrograms.contains(tokens[start]) { scale = 1e-6 }
            }
            if let place = chart.amounts.firstIndex(where: { (start...range.lowerBound).contains($0.tokens.upperBound) }), !used.contains(place),
                let amount = figure(chart.amounts[place].amount, nutrient, range, scale)
            {
                used.insert(place)
                facts.append(Fact(nutrient: nutrient, amount: amount, tokens: chart.amounts[place].tokens.lowerBound..<range.upperBound))
                continue
            }
            var end = range.upperBound
            while end < tokens.count, LabelGrammar.equals.contains(tokens[end]) { end += 1 }
            guard let place = chart.amounts.firstIndex(where: { $0.tokens.lowerBound == end }), !used.contains(place) else { continue }
            let after = chart.amounts[place].tokens.upperBound
            scale = after < tokens.count && LabelGrammar.micrograms.contains(tokens[after]) ? 1e-6 : 1
            guard let amount = figure(chart.amounts[place].amount, nutrient, range, scale) else { continue }
            used.insert(place)
            facts.append(Fact(nutrient: nutrient, amount: amount, tokens: range.lowerBound..<chart.amounts[place].tokens.upperBound))
        }
        // Energy in kilojoules, where no kilocalories are told: 4.184 kJ is 1 kcal.
        for (place, span) in chart.amounts.enumerated() where !used.contains(place) {
            let next = span.tokens.upperBound
            guard next < tokens.count, LabelGrammar.kilojoules.contains(tokens[next]), let quantity = span.amount.quantity else { continue }
            used.insert(place)
            if !facts.contains(where: { $0.nutrient == .energy }) {
                facts.append(Fact(nutrient: .energy, amount: quantity / 4.184, tokens: span.tokens.lowerBound..<next + 1))
            }
        }
        return (facts, used)
    }

    /// The amount in the nutrient's own unit; nil where its unit is none of a nutrient.
    private func figure(_ amount: Amount, _ nutrient: Nutrient, _ range: Range<Int>, _ scale: Double) -> Double? {
        // The "a" of "a protein bar" tells no figure.
        let isArticle = range.lowerBound > 0 && LabelGrammar.articles.contains(tokens[range.lowerBound - 1])
        guard let quantity = amount.quantity, amount.size == nil, !isArticle else { return nil }
        let own = ["g": 1.0, "mg": 1e-3, "ug": 1e-6][nutrient.unit]
        let isSalt = range.contains { ["salt", "sal"].contains(tokens[$0].word) }
        guard let unit = amount.unit?.name else {
            if scale != 1, let own { return quantity * scale / own }
            // A label tells salt in grams; 39.34 % of it is sodium, by the atomic weights.
            return isSalt ? quantity * 393.4 : quantity
        }
        guard let own, let said = ["g": 1.0, "mg": 1e-3][unit] else { return nil }
        return quantity * said / own * (isSalt ? 0.3934 : 1)
    }

    private static let between: WordSet = ["of", "de", "total", "totales", "en"]
    private static let equals: WordSet = [":", "=", "is", "are", "es", "son", "of", "de", "-"]
    private static let micrograms: WordSet = ["mcg", "ug", "µg", "microgram", "micrograms", "microgramo", "microgramos"]
    private static let kilojoules: WordSet = ["kj", "kilojoule", "kilojoules", "kilojulio", "kilojulios"]

    // MARK: What they are of

    private func readBasis(into label: inout FoodLabel, used: Set<Int>, name: Range<Int>?) {
        let hasFigures = !label.figures.isEmpty
        // "1/2 cup is 55 g": what so many of them weigh.
        var count = 1.0
        for (place, span) in chart.amounts.enumerated() where !used.contains(place) {
            guard let quantity = span.amount.quantity, quantity > 0, let unit = span.amount.unit, !hasFigures || !isEaten(span) else { continue }
            let leads = span.tokens.lowerBound > 0 ? tokens[span.tokens.lowerBound - 1].text : ""
            let isPer = LabelGrammar.per.contains(leads)
            if unit.grams != nil || unit.millilitres != nil, !["cup", "tsp", "tbsp"].contains(unit.name) {
                let measured = quantity * (unit.grams ?? unit.millilitres ?? 1)
                if abs(measured - 100) < 0.01, isPer || hasFigures {
                    label.basis = unit.grams != nil ? .grams : .millilitres
                } else if isPer, hasFigures, unit.millilitres != nil, label.basis == nil, !isServing(span.tokens.upperBound) {
                    // "per 250 ml: 120 kcal": by the millilitre, whatever it weighs.
                    (label.figures, label.basis) = (label.figures.scaled(by: 100 / measured), .millilitres)
                } else if isPer || hasFigures || tellsOfServing(span.tokens) {
                    label.servingGrams = measured
                }
            } else if hasFigures || isPer, name.map({ !$0.overlaps(span.tokens) }) ?? true {
                // "2 slices have 160 kcal", "a bar".
                label.serving = label.serving ?? unit.name
                if quantity != 1 { (label.figures, count) = (label.figures.scaled(by: 1 / quantity), quantity) }
            }
        }
        for place in tokens.indices.dropFirst() where label.serving == nil && !(name?.contains(place) ?? false) {
            guard tokens[place].kind == .word || tokens[place].kind == .own else { continue }
            let token = tokens[place], before = tokens[place - 1].word
            let isPer = LabelGrammar.per.contains(before)
            if LabelGrammar.each.contains(token) || before == "cada" && ["una", "uno"].contains(token.word) {
                label.serving = "piece"
            } else if let unit = chart.lexicon.units[token.singularWord] ?? chart.lexicon.units[token.word], Unit(unit).grams == nil,
                Unit(unit).millilitres == nil || unit == "cup",
                isPer || LabelGrammar.articles.contains(before) || tokens[place - 1].value == 1 || tellsServing(after: place)
                    || isWeighedServing(place)
            {
                label.serving = unit
            } else if isPer, hasFigures, chart.classes[place] == 0, token.word != "cada", !LabelGrammar.notServings.contains(token) {
                // "por galleta": by its own name.
                label.serving = "piece"
            }
        }
        // "an own food: 2 pancakes is 90 g and 210 kcal": of one of them.
        if let name, hasFigures, label.serving == nil, tokens[..<name.lowerBound].contains(where: { LabelGrammar.making.contains($0) }),
            let many = chart.amounts.first(where: { $0.tokens.upperBound == name.lowerBound && $0.amount.unit == nil && $0.amount.size == nil }),
            let quantity = many.amount.quantity, (2...24).contains(quantity), quantity == quantity.rounded()
        {
            (label.figures, count, label.serving) = (label.figures.scaled(by: 1 / quantity), quantity, "piece")
        }
        label.servingGrams = label.servingGrams.map { $0 / count }
        if label.basis == nil, label.serving != nil || label.servingGrams != nil, hasFigures || label.serving != nil { label.basis = .serving }
    }

    /// "per 330 ml can": what it comes in stands behind.
    private func isServing(_ place: Int) -> Bool {
        place < tokens.count && (chart.lexicon.units[tokens[place].singularWord] != nil || LabelGrammar.servings.contains(tokens[place]))
    }

    private static let servings: WordSet = ["serving", "portion", "porcion", "racion", "pack", "carton"]

    /// "210 calories per 45 g, and I had 60 g": so much was eaten of it.
    private func isEaten(_ span: AmountSpan) -> Bool {
        let before = tokens[..<span.tokens.lowerBound].reversed().prefix(4)
        guard let verb = before.firstIndex(where: { LabelGrammar.eating.contains($0) }) else { return false }
        return before[..<verb].allSatisfy { LabelGrammar.besideAmounts.contains($0) }
    }

    private static let eating: WordSet = ["had", "ate", "eaten", "drank", "comi", "tome", "bebi", "comido"]
    private static let besideAmounts: WordSet = ["a", "an", "the", "about", "like", "around", "only", "just", "me", "unos", "unas", "como", "solo"]

    /// "a serving is 45 g", "one bar weighs 60 g": a serving's word stands a little before the weight.
    private func tellsOfServing(_ range: Range<Int>) -> Bool {
        tokens[max(0, range.lowerBound - 5)..<range.lowerBound].contains {
            chart.lexicon.units[$0.singularWord] != nil || LabelGrammar.weighing.contains($0)
        }
    }

    /// "per 250 g bowl": what it comes in, behind what that weighs.
    private func isWeighedServing(_ place: Int) -> Bool {
        chart.amounts.contains {
            $0.tokens.upperBound == place && $0.tokens.lowerBound > 0 && LabelGrammar.per.contains(tokens[$0.tokens.lowerBound - 1])
        }
    }

    private func tellsServing(after place: Int) -> Bool {
        tokens[(place + 1)...].prefix(2).contains { LabelGrammar.weighing.contains($0) || ["is", "es", "son", "=", ":"].contains($0.word) }
    }

    private static let per: WordSet = ["per", "por", "cada", "/", "in", "en", "every", "x"]
    private static let articles: WordSet = ["a", "an", "one", "each", "la", "el", "una", "un", "the"]
    private static let each: WordSet = ["each", "apiece", "unidad", "unit", "pieza"]
    private static let weighing: WordSet = ["weighs", "weigh", "pesa", "pesan", "size", "tamano"]
    private static let notServings: WordSet = ["day", "dia", "total", "week", "semana", "favor", "fin", "all"]

    // MARK: The name

    /// Where the food is named: the person's own, after "called" or "call it", else what stands before the first figure.
    private func named(before begin: Int?) -> Range<Int>? {
        if let own = tokens.indices.first(where: { tokens[$0].kind == .own }) { return own..<own + 1 }
        if let place = tokens.indices.first(where: { LabelGrammar.called.contains(tokens[$0]) || isKeptAs($0) || GivenName.isCalling(tokens, $0) }),
            place + 1 < tokens.count
        {
            let start = tokens[place + 1].kind == .mark ? place + 2 : place + 1
            return stripped(start..<end(from: start, before: begin.map { $0 > place ? $0 : tokens.count } ?? tokens.count))
        }
        let limit = begin ?? tokens.count
        if let colon = tokens[..<limit].lastIndex(where: { $0.word == ":" || $0.word == "=" }) {
            // "save this as a food: protein bar: …": the name stands between the marks.
            let opening = tokens[..<colon].lastIndex { $0.word == ":" || $0.word == "=" }.map { $0 + 1 } ?? 0
            let behind = stripped(colon + 1..<end(from: colon + 1, before: limit))
            // "my bar isnt in your list. create food: Trek flapjack, …", "un alimento que no tienes: …": talk, and the name behind the mark.
            if let behind, tokens[opening..<colon].containsOne(of: LabelGrammar.talking) { return behind }
            return stripped(opening..<(opening > 0 ? end(from: opening, before: colon) : colon)) ?? behind
        }
        return stripped(0..<end(from: 0, before: limit))
    }

    /// "…, save it as gym bar", "…, guárdala como barrita": the name stands behind.
    private func isKeptAs(_ place: Int) -> Bool {
        let name = tokens[(place + 1)...].drop { LabelGrammar.leading.contains($0) || ["own", "new", "custom"].contains($0.word) }
        return ["as", "como"].contains(tokens[place].word) && tokens[..<place].suffix(2).contains { LabelGrammar.keeping.contains($0) }
            // "save this as a food: protein bar: …" names it behind.
            && name.first.map { !LabelGrammar.kindsKept.contains($0) } ?? false
    }

    private static let kindsKept: WordSet = [
        ":", "food", "alimento", "favourite", "favorite", "favorito", "favorita", "meal", "recipe", "propio", "propia", "snack", "comida", "receta",
    ]

    private static let keeping: WordSet = ["save", "keep", "store", "guardalo", "guardala", "guardar", "guarda", "guardame"]

    /// Where a name that begins here ends: before a figure, a mark, or a word that opens the figures.
    private func end(from start: Int, before limit: Int) -> Int {
        guard start < limit else { return start }
        return (start..<limit).first { place in
            let token = tokens[place]
            if token.kind == .mark, !["'", "\"", "-", "&"].contains(token.word) { return place > start }
            // "arepa con queso" is a name, "barrita con 200 kcal" none.
            let isCompany = ["con", "with"].contains(token.word) && !chart.amounts.contains { $0.tokens.lowerBound == place + 1 }
            return place > start && !isCompany && LabelGrammar.opening.contains(token)
        } ?? limit
    }

    private func stripped(_ range: Range<Int>) -> Range<Int>? {
        guard range.lowerBound < range.upperBound else { return nil }
        var start = range.lowerBound, end = range.upperBound
        while start < end, LabelGrammar.leading.contains(tokens[start]) || tokens[start].kind == .mark { start += 1 }
        while end > start, LabelGrammar.trailing.contains(tokens[end - 1]) || tokens[end - 1].kind == .mark { end -= 1 }
        // "60 g protein bar", "a protein bar".
        while start < end,
            let amount = chart.amounts.first(where: { $0.tokens.lowerBound == start && $0.tokens.upperBound <= end && $0.quantity != nil })
        {
            start = amount.tokens.upperBound
            if start >= end { return nil }
        }
        while start < end, LabelGrammar.leading.contains(tokens[start]) { start += 1 }
        // "own food: protein ball 30 g 120 kcal".
        while let weight = chart.amounts.first(where: {
            $0.tokens.upperBound == end && $0.tokens.lowerBound > start && $0.amount.quantity != nil && $0.amount.unit?.grams != nil
        }) {
            end = weight.tokens.lowerBound
        }
        // "oat drink per 250 ml: 120 kcal".
        if let amount = chart.amounts.first(where: { $0.tokens.upperBound == end && $0.tokens.lowerBound > start + 1 && $0.amount.quantity != nil }),
            LabelGrammar.per.contains(tokens[amount.tokens.lowerBound - 1])
        {
            end = amount.tokens.lowerBound - 1
        }
        return start < end && end - start <= 8 ? start..<end : nil
    }

    private static let talking: WordSet = [
        "isnt", "isn't", "dont", "don't", "doesnt", "doesn't", "cant", "can't", "not", "know", "list", "missing", "que",
        "no", "tienes", "tienen", "encuentro", "aparece", "falta", "existe", "conoces", "sale",
    ]
    private static let called: WordSet = ["called", "named", "llamado", "llamada", "llama", "llamalo", "llamala", "llamale", "llame"]
    /// Words of making a food one's own.
    static let making = called.union(["food", "custom", "own", "alimento", "propio", "propia", "create", "crea", "save", "guarda", "define"])
    /// Words that open the figures and are in no name before a figure.
    private static let opening: WordSet = [
        "with", "has", "have", "contains", "con", "tiene", "tienen", "contiene", "is", "are", "es", "son", "at", "to", "trae", "per", "por", "was",
        "weighs", "pesa", "as", "que", "aporta", "where", "says", "say", "lists", "claims", "states", "reads", "dice", "pone", "marca", "indica",
    ]
    private static let leading: WordSet = [
        "create", "make", "add", "define", "save", "register", "enter", "new", "custom", "own", "food", "foods", "item", "product", "a", "an", "the",
        "my", "please", "can", "could", "you", "i", "want", "would", "like", "to", "for", "me", "change", "update", "edit", "correct", "set", "fix",
        "had", "ate", "log", "of", "this", "as", "that", "store", "remember", "esto", "como", "recuerda", "and", "is", "it", "s", "database", "in",
        "one", "just", "some", "actually", "no", "crea", "creame", "crear", "cree", "creo", "hice", "made",
        "añade", "anade", "anadir", "agrega", "agregar", "agregame", "define", "definir", "comida", "bebida", "guarda", "guardar", "guardame", "este",
        "esta",
        "siguiente", "registra", "registrar", "nuevo", "nueva",
        "alimento",
        "alimentos", "personalizado", "propio", "propia", "mio", "mia", "producto", "un", "una", "el", "la", "los", "las", "mi", "mis", "quiero", "a",
        "al", "base",
        "datos",
        "de", "cambia", "cambiar", "actualiza", "corrige", "pon", "comi", "me", "comí", "anota", "apunta", "por", "favor", "da", "alta", "ahora",
        "meal", "nutrition", "facts", "label", "etiqueta", "receta", "recipe", "se", "llama", "haz", "hazme", "mete", "meter",
    ]
    private static let trailing: WordSet = [
        "actually", "really", "just",
        "has", "have", "at", "with", "is", "are", "about", "con", "de", "for", "now", "to", "a", "tiene", "tienen", "es", "son", "and", "y", "of",
        "contains", "contiene", "per", "por", "as", "of", "which", "que", "each", "ahora", "now", "had", "como", "says",
        "say", "lists", "claims", "states", "reads", "dice", "pone", "marca", "indica",
    ]

    /// Whether a word may belong to the name of a food, and does not lead to one or from it.
    static func mayName(_ token: Token) -> Bool {
        !leading.contains(token) && !trailing.contains(token) && !opening.contains(token) && !besideNames.contains(token)
    }

    /// Words of telling what was eaten that stand in no name.
    private static let besideNames: WordSet = [
        "lunch", "breakfast", "dinner", "snack", "eating", "eaten", "drank", "drunk", "tried", "having", "got", "today", "then", "also", "more",
        "some", "bebi", "tome", "desayune", "cene", "almorce", "merende", "cenado", "comido", "tomado", "desayunado", "probe", "luego", "tambien",
        "mas", "otro", "otra", "another", "he", "grabbed", "logged", "my", "our", "their", "his", "her", "su", "sus", "no", "not", "know", "wont",
    ]

    private static func text(_ scalars: [Unicode.Scalar], _ start: Int, _ end: Int) -> String {
        String(scalars: scalars[start..<end]).trimmingMarks()
    }
}

extension String {
    /// Without quotes and spaces at its ends.
    fileprivate func trimmingMarks() -> String {
        var text = Substring(self)
        while let first = text.first, " \"'“”«»‘’.,".contains(first) { text = text.dropFirst() }
        while let last = text.last, " \"'“”«»‘’.,".contains(last) { text = text.dropLast() }
        return String(text)
    }
}
