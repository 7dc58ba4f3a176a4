import Nutrition

/// The energy that is told of foods along with them: "a 200 calorie protein bar", "a sandwich for 450 kcal", "galletas de 150 calorías".
struct ToldEnergy: Sendable {
    /// A figure, and where it stood among the words that are left without it.
    struct Figure: Sendable, Hashable {
        var kilocalories: Double
        /// The place of the word that follows it.
        var place: Int
        /// Its food follows: "a 200 calorie muffin".
        var leads: Bool
        /// Told of each of what was counted: "two cookies, 80 calories each".
        var isOfEach: Bool
        /// What its label says besides.
        var label: FoodLabel?
    }

    let figures: [Figure]
    /// The words without the figures.
    let rest: [Token]

    /// Of labels that are told along with what was eaten; nil where there are none, or a goal is told.
    init?(labelsOf chart: Chart) {
        // "it was a quest bar, 190 kcal and 21 g protein", "add a food called …": said of a row, or to keep it and eat nothing.
        guard chart.nutrients.count > 1, let first = chart.tokens.first, !ToldEnergy.pointing.contains(first),
            !chart.tokens.containsOne(of: ToldEnergy.otherwise), !chart.tokens.containsOne(of: LabelGrammar.making)
        else { return nil }
        var rest: [Token] = [], from = 0
        figures = ToldLabel.all(chart).map { told in
            rest += chart.tokens[from..<max(from, told.tokens.lowerBound)]
            from = told.tokens.upperBound
            var figure = Figure(kilocalories: told.label.figures[.energy] ?? 0, place: rest.count, leads: false, isOfEach: told.defines)
            figure.label = told.label
            return figure
        }
        guard !figures.isEmpty else { return nil }
        self.rest = rest + chart.tokens[from...]
    }

    /// Nil where no energy is told of something, or as a label, a bound or a goal tells it.
    init?(_ chart: Chart) {
        let tokens = chart.tokens
        guard let last = tokens.last, last.word != "?", chart.nutrients.contains(where: { $0.nutrient == .energy }),
            !tokens.containsOne(of: ToldEnergy.otherwise),
            // "it's a protein bar, 200 calories and 20 g protein": what a label says of what was told before.
            chart.nutrients.count == 1 || !["it", "its", "they", "theyre", "that", "thats"].contains(tokens[0].word)
        else { return nil }
        var figures: [Figure] = [], rest: [Token] = [], from = 0
        for (range, nutrient) in chart.nutrients {
            var end = range.lowerBound
            if end > 1, tokens[end - 1].word == "-" { end -= 1 }
            guard let span = chart.amounts.first(where: { $0.tokens.upperBound == end }) else { continue }
            // A protein bar.
            if nutrient != .energy, chart.names[range.lowerBound] & 4 != 0 || chart.lexicon.articles.contains(tokens[span.tokens.lowerBound].word) {
                continue
            }
            guard let value = span.amount.quantity, span.size == nil,
                nutrient == .energy ? value >= 5 && span.unit == nil : span.amount.unit?.grams != nil
            else { return nil }
            var start = span.tokens.lowerBound
            // "with 20 g protein and 200 calories": what joins two figures goes with them.
            if start == from + 1, from > 0, chart.lexicon.and.contains(tokens[from]) { start = from }
            while start > from, ToldEnergy.leading.contains(tokens[start - 1]) {
                // "that was 430 calories"; "the burrito was 650 calories" puts right one that stands.
                if ToldEnergy.verbs.contains(tokens[start - 1]), start < 2 || !["that", "which", "que"].contains(tokens[start - 2].word) { break }
                start -= 1
            }
            let before = start > 0 ? tokens[start - 1].text : ""
            end = range.upperBound
            while end < tokens.count, ToldEnergy.each.contains(tokens[end]) { end += 1 }
            var isOfEach = end > range.upperBound || tokens[start].word == "de"
            if end < tokens.count, tokens[end].word == ")" { end += 1 }
            // "95 kcal per slice", "60 calories a slice", "it has 250 kcal".
            guard !ToldEnergy.ofLabels.contains(before), end == tokens.count || !ToldEnergy.per.contains(tokens[end]) else { return nil }
            let isApart = start == span.tokens.lowerBound || start == span.tokens.lowerBound - 1 && tokens[start].word == ","
            func isOf(_ place: Int) -> Bool { place < tokens.count && ["of", "de"].contains(tokens[place].word) }
            // "a 100 calorie pack of almonds".
            let pack = isOf(end + 1) && chart.lexicon.units[tokens[end].singularWord] != nil ? 2 : 0
            let of = isOf(end) ? 1 : 0, food = end + of + pack
            let leads =
                isApart && food < tokens.count && chart.names[food] & 3 == 1
                && (start < span.tokens.lowerBound || start == 0 || chart.names[start - 1] == 0)
            // "the shake had 160 calories".
            guard leads || before != "had" else { return nil }
            guard nutrient == .energy else {
                rest += tokens[from..<start]
                from = end
                continue
            }
            if leads { (start, end, isOfEach) = (span.tokens.lowerBound, end + of, true) }
            rest += tokens[from..<start]
            figures.append(Figure(kilocalories: value, place: rest.count, leads: leads, isOfEach: isOfEach))
            from = end
        }
        guard !figures.isEmpty else { return nil }
        self.figures = figures
        self.rest = rest + tokens[from...]
    }

    /// The figures of the part that lies in a range of the words, with places counted from its start.
    static func figures(_ figures: [Figure], in range: Range<Int>) -> [Figure] {
        figures.filter { range.contains($0.place) || $0.place == range.upperBound }.map {
            var figure = $0
            figure.place -= range.lowerBound
            return figure
        }
    }

    /// Lead to a figure from the food before it, and say how sure it is.
    private static let leading: WordSet = [
        ",", "(", "-", "with", "at", "for", "of", "about", "around", "roughly", "approximately", "approx", "like", "maybe", "almost", "nearly",
        "just",
        "~", "that", "was", "were", "had", "which", "worth",
        "de", "con", "por", "unas", "unos", "como", "aproximadamente", "casi", "que", "tenia", "tenian", "era", "eran", "fueron", "cerca", "aprox",
    ]
    /// Open what is said of what was told before.
    private static let pointing: WordSet = ["it", "its", "they", "theyre", "that", "thats", "this", "those", "eso", "esa", "ese"]
    static let eating: WordSet = [
        "had", "ate", "eat", "eating", "eaten", "having", "drank", "drunk", "log", "logged", "add", "snacked", "grabbed", "comi", "como", "tome",
        "bebi", "desayune", "almorce", "cene", "merende", "comido", "tomado", "desayunado", "cenado", "anota", "apunta", "registra", "agrega",
    ]
    private static let verbs: WordSet = ["was", "were", "had", "tenia", "tenian", "era", "eran", "fueron"]
    private static let each: WordSet = ["each", "apiece", "cada", "una", "uno", "un"]
    /// Before a figure these tell what is so of a food at any time.
    private static let ofLabels: WordSet = [
        "is", "are", "has", "have", "contains", "es", "son", "tiene", "tienen", "contiene", ":", "=", "to", "it", "lo", "was", "were", "tenia",
        "tenian", "era", "eran", "fueron",
    ]
    private static let per: WordSet = ["per", "por", "/", "a", "an", "el", "la", "in", "en", "every", "x"]
    /// Of energy that is a bound or a goal, was burnt or is left.
    private static let otherwise: WordSet = [
        "goal", "target", "budget", "limit", "meta", "objetivo", "tope", "limite", "burned", "burnt", "burn", "burning", "quemo", "queme", "quemar",
        "quemado", "quemando", "quemaron", "left", "remaining", "quedan", "under", "below", "over", "less", "more", "than", "max", "maximum", "up",
        "min", "minimum",
        "menos", "mas", "hasta", "maximo", "minimo", "between", "entre", "deficit", "day", "dia", "daily", "diarias",
    ]
}

extension Mentions {
    /// Gives each told figure to the food it leads or follows.
    func toldEnergies(_ found: inout [Found]) {
        for figure in chart.energies {
            guard
                var place = figure.leads
                    ? found.firstIndex(where: { $0.tokens.lowerBound >= figure.place })
                    : found.lastIndex(where: { $0.tokens.lowerBound < figure.place })
            else { continue }
            // "una barra de cereal tosh": a word that no table knows behind a food is of its name.
            if figure.label != nil, place > 0, found[place - 1].mention.best != nil,
                found[place].mention.best == nil || found[place].tokens.allSatisfy({ resources.brands.covers($0, of: chart.tokens) }),
                found[place - 1].tokens.upperBound == found[place].tokens.lowerBound
            {
                found.remove(at: place)
                place -= 1
            }
            let amount = found[place].mention.amount
            if let label = figure.label {
                let name = named(found[place].tokens, before: figure.place)
                // "a protein bar with 20 g protein and 200 calories" is any: no food of one's own is made that hides all others.
                guard
                    label.figures.known.count > 2 || label.servingGrams != nil || name != found[place].tokens || found[place].mention.best == nil
                        || name.contains(where: { resources.brands.covers($0, of: chart.tokens) })
                else { continue }
                var told = figure.isOfEach ? label : label.ofOne(of: amount)
                told.name = said(name)
                found[place].mention.label = told
                continue
            }
            let count = figure.isOfEach && amount.unit?.grams == nil ? max(1, amount.quantity ?? 1) : 1
            found[place].mention.kilocalories = figure.kilocalories * count
        }
    }

    /// The words of a food with those beside it that no table knows: "aldi protein pudding", "yogur proteico hacendado".
    private func named(_ range: Range<Int>, before end: Int) -> Range<Int> {
        func isOfName(_ place: Int) -> Bool {
            chart.tokens[place].kind == .word && chart.tokens[place].text.utf8.count > 2 && chart.amounts.allSatisfy { !$0.tokens.contains(place) }
                && chart.times.allSatisfy { !$0.tokens.contains(place) } && LabelGrammar.mayName(chart.tokens[place])
        }
        var (start, last) = (range.lowerBound, range.upperBound)
        while start > 0, range.lowerBound - start < 3, isOfName(start - 1) { start -= 1 }
        if last < end, end <= chart.tokens.count, end - last <= 3, (last..<end).allSatisfy(isOfName) { last = end }
        return start..<last
    }
}

extension FoodLabel {
    /// The label of one, where it was told of all that was eaten; of a weight it is of that weight.
    fileprivate func ofOne(of amount: Amount) -> FoodLabel {
        guard basis != .grams, basis != .millilitres, let quantity = amount.quantity, quantity > 0 else { return self }
        var one = self
        if let grams = amount.unit?.grams ?? amount.unit?.millilitres {
            (one.servingGrams, one.basis) = (quantity * grams, .serving)
        } else if quantity > 1 {
            one.figures = figures.scaled(by: 1 / quantity)
            one.servingGrams = servingGrams.map { $0 / quantity }
        }
        return one
    }
}

extension Understanding {
    /// Whether foods are told as eaten or planned, so many of them with their energy or their label.
    func tellsFoods(with figures: [ToldEnergy.Figure]) -> Bool {
        let foods = readings.flatMap(\.foods).filter { $0.best != nil && !$0.negated }
        guard figures.contains(where: { $0.label != nil }) else {
            return foods.count { $0.kilocalories != nil } == figures.count
                && readings.allSatisfy { ["log_food", "plan_meal"].contains($0.intent.name) || $0.foods.allSatisfy { $0.kilocalories == nil } }
        }
        let told = readings.flatMap(\.foods).filter { $0.label != nil && !$0.negated }
        guard told.count == figures.count, readings.allSatisfy({ $0.intent.name == "log_food" }) else { return false }
        // "protein bar: 210 kcal, 20 g protein" says what a food is, and nothing of eating.
        return !figures.contains(where: \.isOfEach) || told.contains { $0.amount.quantity != nil } || readings.contains { !$0.when.isEmpty }
            || Word.split(text).contains { ToldEnergy.eating.contains($0) }
    }
}
