import Nutrition

/// Puts foods together from what was found: which amount, meal, addition and removal belongs to which food.
struct Mentions {
    let chart: Chart
    let resources: Resources
    let links: Links
    let wordsRead = WordsRead()
    /// What is told as eaten: an amount that no rule gave to a food is that of the food before it.
    var claimsAmounts = false

    /// A food span with its tokens.
    struct Found {
        var tokens: Range<Int>
        var mention: FoodMention
        var isRemoved: Bool
        var confidence: Double
        /// Where its amount stands in the chart.
        var amount: AmountSpan?
        /// Where what was left out of it is named.
        var removals: [Range<Int>] = []
        /// Takes in what it is made of: "salad with lettuce, tomato".
        var holdsParts = false
        /// A later clause said how much of it was eaten.
        var isRetold = false
        /// Measured in spoons, as what is stirred in is.
        var isSpooned: Bool { ["tsp", "tbsp"].contains(mention.amount.unit?.name ?? "") }
    }

    /// The foods of a request in order, and the amounts that belong to none.
    func foods(spans: [Tagger.Span]) -> (found: [Found], free: [AmountSpan]) {
        // Without a food and without an amount there is nothing to put together.
        guard !chart.amounts.isEmpty || spans.contains(where: { $0.label.hasPrefix("food") }) else { return ([], []) }
        var pieces: [(tokens: Range<Int>, removed: Bool, confidence: Double)] = []
        let eateries = chart.lexicon.isSpanish ? [] : Eatery.all(chart.tokens)
        let run = FoodRun(chart: chart, links: links)
        for span in spans where span.label.hasPrefix("food") {
            for piece in withoutEggs(bare(span.tokens, eateries)).flatMap({ cut($0, run) }).flatMap(parted)
            where !run.words(piece).isEmpty && !isPlace(piece) && !isBrine(piece) && !isMadeSo(piece, after: pieces.last?.tokens)
                && !isShareOfCocoa(piece) && !onlyDescribes(piece) && !namesCourse(piece) && !(span.label == "food#removed" && isOnTheSide(piece))
            {
                if let last = pieces.last, last.tokens.upperBound == piece.lowerBound, run.isSame(last.tokens, piece) {
                    pieces[pieces.count - 1].tokens = last.tokens.lowerBound..<piece.upperBound
                } else {
                    pieces.append((piece, span.label == "food#removed", span.confidence))
                }
            }
        }
        pieces = withoutHeadings(withoutEateries(pieces, eateries, \.tokens), \.tokens)
        var used = sharers
        let places = pieces.map(\.tokens)
        let covered = chart.covered(by: places)
        let trailing = TrailingAmounts(
            chart: chart, foods: places, isTransparent: { isTransparent($0) && !covered[$0] }, isOfFormer: isOfFormer
        ).owners
        var found: [Found] = pieces.enumerated().map { index, piece in
            let words = words(piece.tokens)
            let first = chart.tokens[piece.tokens.lowerBound]
            let known: [FoodReference]? =
                first.kind == .barcode ? [.product(first.text)] : first.kind == .own ? links.own[first.singular].map { [$0] } : nil
            var mention = FoodMention(
                said: said(piece.tokens), candidates: known ?? candidates(words))
            var span: AmountSpan?
            if !piece.removed,
                let place = trailing.first(where: { $0.value == index })?.key
                    ?? amount(for: piece.tokens, others: places, covered, used: used.union(trailing.keys))
            {
                used.insert(place)
                mention.amount = chart.amounts[place].amount
                span = chart.amounts[place]
            }
            if let name = name(words, at: piece.tokens, of: eateries) ?? packed(words, mention.amount, mention.best) ?? FoodRun.whole(words, links) {
                mention.candidates = links.candidates(name)
            } else if let name = measureInName(words, span, mention.best) {
                (mention.candidates, mention.amount.unit) = (links.candidates(name), nil)
            }
            // "gatorade azul 1 botella de 500", "fanta 1 lata de 330": how much the one that is told behind holds.
            if chart.lexicon.isSpanish, !piece.removed, let span, span.tokens.lowerBound >= piece.tokens.upperBound, span.unit != nil {
                let whole = piece.tokens.lowerBound..<span.tokens.upperBound - (span.of ? 1 : 0)
                _ = qualified(&mention.amount, after: whole, isLiquid: isDrink(mention), used: &used)
            }
            if !piece.removed, let after = qualified(&mention.amount, after: piece.tokens, isLiquid: isDrink(mention), used: &used) {
                span = span ?? after
                // "una manzana grande de 200 g": and how much it was.
                if chart.lexicon.isSpanish, after.tokens.lowerBound == piece.tokens.upperBound {
                    let whole = piece.tokens.lowerBound..<after.tokens.upperBound - (after.of ? 1 : 0)
                    _ = qualified(&mention.amount, after: whole, isLiquid: isDrink(mention), used: &used)
                }
            }
            if !piece.removed, let after = laterAmount(&mention.amount, after: piece.tokens, others: places, used: &used), span == nil {
                span = after
            }
            // "camarones grandes a la plancha", "un sub de 15 cm de pavo": the size stands within the name.
            if !piece.removed, mention.amount.size == nil, let inside = size(within: piece.tokens) { mention.amount.size = inside }
            mention.negated = !piece.removed && isNegated(piece.tokens)
            mention.isDefinite =
                opensStatement(piece.tokens) || isAskedOf(piece.tokens)
                || piece.tokens.lowerBound > 0
                    && TimeWords.pointing.contains(chart.tokens[piece.tokens.lowerBound - 1].word)
            return Found(
                tokens: piece.tokens, mention: mention, isRemoved: piece.removed || isLeftOut(piece.tokens), confidence: piece.confidence,
                amount: span)
        }
        zeros(&found)
        spoons(&found)
        spoonedIn(&found)
        amountsOfHosts(&found)
        amountsOfDishes(&found)
        platefuls(&found)
        slicesOfBread(&found)
        countedMeasures(&found)
        ownMeasures(&found)
        cutFruit(&found)
        sizedPortions(&found)
        preparations(&found)
        latePreparation(&found)
        dishesByParts(&found)
        sandwiches(&found)
        namedAgain(&found)
        eggsOfOmelettes(&found)
        namedBlends(&found)
        if chart.lexicon.isSpanish {
            settleInSpanish(&found)
        } else {
            company(&found)
            ingredientsOfDishes(&found)
        }
        friedPotatoes(&found)
        doubleDoubles(&found)
        doubleMeasures(&found)
        halves(&found)
        ones(&found, &used)
        kindsOfDishes(&found)
        countedAtEnd(&found, &used)
        timesBehind(&found, &used)
        weighedTogether(&found, &used)
        partOfItself(&found)
        kindAtEnd(&found, &used)
        respectively(&found, &used)
        toldMoreExactly(&found)
        again(&found, &used)
        unnamedDrinks(&found, &used)
        proteinShakes(&found, &used)
        partsChanged(&found)
        alreadyInside(&found)
        companions(&found)
        single(&found)
        catalogueNames(&found)
        generalTerms(&found)
        headsAndParts(&found)
        notEaten(&found)
        if chart.lexicon.isSpanish { putRight(&found, &used) }
        partsLeft(&found)
        retold(&found, &used)
        heads(&found, &used)
        saidBeside(&found, &used)
        milks(&found)
        flavoursBehind(&found)
        flavoursOfBrands(&found)
        if chart.lexicon.isSpanish { flavoursInSpanish(&found) }
        onToast(&found)
        dryWeights(&found)
        leftovers(&found)
        if claimsAmounts { unclaimed(&found, &used) }
        for (place, when) in TimesOfFoods(chart: chart, foods: found.map(\.tokens)).whens.enumerated() {
            found[place].mention.when = found[place].mention.when.filled(from: when)
        }
        timedCounts(&found)
        setMeals(&found)
        toldEnergies(&found)
        shares(&found)
        withoutOccasions(&found)
        withoutChatter(&found)
        confidences(&found)
        return (
            removals(alsoLeftOut(withoutBlends(found))),
            chart.amounts.indices.filter { !used.contains($0) && !covered[chart.amounts[$0].tokens.lowerBound] }.map { chart.amounts[$0] }
        )
    }

    // MARK: Amounts

    /// The index of the amount of a food: just before it, else just after it.
    private func amount(for range: Range<Int>, others: [Range<Int>], _ covered: [Bool], used: Set<Int>) -> Int? {
        let amounts = chart.amounts
        for place in amounts.firstPlace({ $0.tokens.upperBound >= range.lowerBound - 3 })..<amounts.count {
            guard amounts[place].tokens.upperBound <= range.lowerBound else { break }
            let between = amounts[place].tokens.gap(to: range)
            // "100 calorie pack of almonds": what is told of it, and not how many.
            let isEnergy =
                amounts[place].tokens.upperBound < range.lowerBound
                && chart.nutrients.contains { $0.nutrient == .energy && $0.tokens.lowerBound == amounts[place].tokens.upperBound }
            if !used.contains(place), !isEnergy, between.allSatisfy({ isTransparent($0) && !covered[$0] }) { return place }
        }
        // "piscola anoche 2", "pizza last night like four slices and two beers": a day between them.
        let next = amounts.firstPlace { $0.tokens.lowerBound > range.upperBound }
        var timed = range.upperBound
        if timed < chart.tokens.count, ["for", "at", "para", "de", "en"].contains(chart.tokens[timed].word) {
            timed += 1
            if timed < chart.tokens.count, ["el", "la"].contains(chart.tokens[timed].word) { timed += 1 }
        }
        let isTimed = isTime(timed), from = isTimed ? timed : pastAside(range.upperBound, covered)
        if next < amounts.count, isTimed || from > range.upperBound, !amounts[next].of, !used.contains(next), from <= amounts[next].tokens.lowerBound,
            (from..<amounts[next].tokens.lowerBound).allSatisfy({ isTime($0) || chart.lexicon.hedges.contains(chart.tokens[$0]) }),
            amounts[next].tokens.upperBound == chart.tokens.count || amounts[next].unit != nil && endsAmount(amounts[next].tokens.upperBound)
        {
            return next
        }
        // "eggs x2", "chicken breast 200g", "rice (1 cup)", "coffee - large".
        for place in amounts.firstPlace({ $0.tokens.lowerBound >= range.upperBound })..<amounts.count {
            let span = amounts[place]
            let rough = chart.grammar.afterHedges(range.upperBound + (isComma(range.upperBound) ? 1 : 0))
            let isRough = chart.lexicon.isSpanish && rough == span.tokens.lowerBound
            guard isRough || span.tokens.lowerBound <= range.upperBound + (chart.lexicon.isSpanish ? 2 : 4) else { break }
            let between = range.gap(to: span.tokens)
            guard !used.contains(place),
                isRough
                    || between.allSatisfy({
                        Mentions.links.contains(chart.tokens[$0]) || chart.tokens[$0].percent || chart.lexicon.hedges.contains(chart.tokens[$0])
                            || describes($0)
                            || $0 == range.upperBound && !chart.lexicon.isSpanish && isMeasure($0, of: range)
                            || chart.tokens[$0].word == "en" && isVessel(span)
                    })
            else { continue }
            // "dark chocolate, 2 squares", "lindt truffles, 3", "poached eggs, 2 of them": after a comma nothing that it could belong to follows.
            let end = span.tokens.upperBound
            let isThem = end < chart.tokens.count && ["them", "em", "those", "these", "one"].contains(chart.tokens[end].word)
            if let mark = between.first, chart.tokens[mark].word == "," {
                let goesOn = chart.lexicon.isSpanish && span.unit != nil && !span.of
                guard isThem || end == chart.tokens.count || chart.tokens[end].kind == .mark || goesOn && chart.tokens[end].word == "y" else {
                    continue
                }
            }
            if isThem, span.of { return place }
            // "carne: 200 g de bife".
            if span.of, !between.isEmpty, others.contains(where: { $0.lowerBound == end }) { continue }
            // Not when the amount goes with the next food: "eggs 2 toast".
            let isBeing = between.contains { ["was", "were", "era", "eran", "fue", "fueron"].contains(chart.tokens[$0].word) }
            if between.allSatisfy({ chart.tokens[$0].percent }) || isBeing
                || ["(", ":"].contains(chart.tokens[between.upperBound - 1].word) && !chart.lexicon.isSpanish,
                let next = others.first(where: { $0.lowerBound >= span.tokens.upperBound })
            {
                let gap = span.tokens.gap(to: next)
                if gap.allSatisfy({ isTransparent($0) }) { continue }
            }
            return place
        }
        return nil
    }

    /// A size or weight that says more of an amount said before: "dos huevos grandes", "dos yogures de 125 g".
    private func qualified(_ amount: inout Amount, after range: Range<Int>, isLiquid: Bool, used: inout Set<Int>) -> AmountSpan? {
        var start = range.upperBound
        // "vaso de agua x2", "fun size snickers x2".
        if amount.quantity == nil, !amount.isEmpty, start + 1 < chart.tokens.count, chart.tokens[start].word == "x",
            let place = chart.amounts.firstIndex(where: { $0.tokens.lowerBound == start + 1 && $0.unit == nil }), !used.contains(place)
        {
            amount.quantity = chart.amounts[place].amount.quantity
            used.insert(place)
            return chart.amounts[place]
        }
        // "un gatorade azul de 500 ml".
        if chart.lexicon.isSpanish, start < chart.tokens.count, Mentions.colours.contains(chart.tokens[start].singularWord) { start += 1 }
        // "un filete de unos 200 g", "un bistec como de 200 g".
        start = chart.grammar.afterOf(of: start) ?? start
        // "una coca de litro".
        if chart.lexicon.isSpanish, start > range.upperBound, start < chart.tokens.count, amount.unit?.millilitres == nil,
            chart.lexicon.units[chart.tokens[start].singularWord] == "l",
            !chart.amounts.contains(where: { $0.tokens.lowerBound == start && $0.amount.quantity != nil })
        {
            amount = Amount(quantity: amount.quantity ?? 1, unit: Unit("l")); return nil
        }
        let place = chart.amounts.firstPlace { $0.tokens.lowerBound >= start }
        guard place < chart.amounts.count, chart.amounts[place].tokens.lowerBound == start, !used.contains(place) else { return nil }
        let said = chart.amounts[place].amount
        if said.quantity == nil || said.unit == nil && said.size?.hasSuffix("inch") == true, let size = said.size, said.unit == nil,
            amount.size == nil,
            start == range.upperBound || size.hasSuffix("inch")
        {
            guard start > range.upperBound || chart.lexicon.isSpanish else { return nil }
            amount.size = size
            used.insert(place)
            return chart.amounts[place]
        }
        // "un bistec de 200", "un filete de 150": grams.
        let end = chart.amounts[place].tokens.upperBound
        if chart.lexicon.isSpanish, start > range.upperBound, said.unit == nil, said.size == nil, !isLiquid, let quantity = said.quantity,
            (80...1000).contains(quantity), amount.quantity ?? 1 == 1, amount.unit.map({ ["fillet", "piece", "steak"].contains($0.name) }) ?? true,
            end == chart.tokens.count || chart.tokens[end].kind == .mark || chart.lexicon.with.contains(chart.tokens[end])
                || chart.lexicon.and.contains(chart.tokens[end])
        {
            amount = Amount(quantity: quantity, unit: .gram)
            used.insert(place)
            return chart.amounts[place]
        }
        // "dos latas de cerveza de 473": millilitres.
        if chart.lexicon.isSpanish, start > range.upperBound, said.unit == nil, said.size == nil, let quantity = said.quantity, quantity >= 100,
            quantity <= 5000, isLiquid || ["can", "bottle", "carton"].contains(amount.unit?.name ?? ""), amount.unit?.grams == nil,
            amount.unit?.millilitres == nil
        {
            amount = Amount(quantity: quantity * (amount.quantity ?? 1), unit: Unit(isLiquid ? "ml" : "g"))
            used.insert(place)
            return chart.amounts[place]
        }
        guard start > range.upperBound, let quantity = said.quantity, let unit = said.unit,
            unit.grams != nil || unit.millilitres != nil || ["scoop", "ball", "slice", "piece"].contains(unit.name),
            amount.unit?.grams == nil, amount.unit?.millilitres == nil
        else { return nil }
        amount = Amount(quantity: quantity * (amount.quantity ?? 1), unit: unit)
        used.insert(place)
        return chart.amounts[place]
    }

    /// What may stand between a food and the amount after it: "eggs x2", "the chicken was 200 g".
    private static let links: WordSet = [
        "(", "-", ":", "x", "times", "=", ",", "~", "too", "was", "were", "fue", "fueron", "era", "eran", "son", "pesaba", "pesaban", "peso",
        "pesaron", "pesa", "serian",
    ]

    func isTime(_ place: Int) -> Bool {
        place < chart.classes.count && [.date, .time, .meal].contains(Chart.Class(rawValue: chart.classes[place]) ?? .none)
    }

    /// A word that may stand between an amount and its food: "of", "the", "big", "yummy"; never a mark or a word of another class.
    func isTransparent(_ place: Int) -> Bool {
        let token = chart.tokens[place]
        // "150 g 0% fage", "3 bone in chicken legs".
        if token.percent || place > 0 && ["in", "on"].contains(token.word) && ["bone", "skin"].contains(chart.tokens[place - 1].word) {
            return true
        }
        // "50 g más de arroz".
        if chart.lexicon.isSpanish, token.word == "mas", place + 1 < chart.tokens.count, chart.lexicon.of.contains(chart.tokens[place + 1].word) {
            return true
        }
        guard token.kind == .word, !chart.lexicon.and.contains(token), !chart.lexicon.with.contains(token),
            !chart.lexicon.without.contains(token),
            !(chart.lexicon.isSpanish && (Reader.eatingInSpanish.contains(token) || ["me", "nos", "se", "yo"].contains(token.word)))
        else { return false }
        return [.none, .of, .size].contains(Chart.Class(rawValue: chart.classes[place]) ?? .none)
    }

    // MARK: What is not there

    /// What was left out becomes a part of the food before it (else after it).
    private func removals(_ found: [Found]) -> [Found] {
        guard found.contains(where: \.isRemoved) else { return found }
        var out: [Found] = []
        var early: [Found] = []
        for item in found {
            if item.isRemoved {
                if out.isEmpty {
                    early.append(item)
                } else {
                    let owner = ownerOfRemoval(item, after: out)
                    // "costco hot dog without the bun": what is left has a name of its own.
                    let whole = words(out[owner].tokens)
                    let without = [chart.lexicon.isSpanish ? "sin" : "without"] + words(item.tokens)
                    let bare = whole.drop { resources.brands.words.contains($0) || ["boiled", "hard", "fried", "poached", "top"].contains($0) }
                    // A chicken salad is no salad of a brand.
                    let names = (links.linker.isName(whole) ? [whole[...]] : [whole[...], bare]).lazy.map { $0 + without }
                    if let name = names.first(where: { links.linker.isName(Array($0)) }) {
                        out[owner].mention.candidates = links.candidates(Array(name))
                    }
                    out[owner].mention.removed.append(item.mention.said)
                    out[owner].removals.append(item.tokens)
                }
            } else {
                var item = item
                item.mention.removed += early.map(\.mention.said)
                item.removals += early.map(\.tokens)
                early = []
                out.append(item)
            }
        }
        guard out.isEmpty else { return out }
        var removed = found.filter(\.isRemoved)
        for place in removed.indices { removed[place].mention.negated = true }
        return removed
    }

    /// "was that salad high in fat?", "¿cuánto fue de la pura agua?": one that was told.
    private func isAskedOf(_ range: Range<Int>) -> Bool {
        guard range.lowerBound > 0 else { return false }
        let before = chart.tokens[range.lowerBound - 1].word
        if range.lowerBound > 1, ["pura", "puro", "mera", "mero"].contains(before),
            ["el", "la", "del"].contains(chart.tokens[range.lowerBound - 2].word)
        {
            return true
        }
        return before == "this"
            && (chart.said.last == "?" || ["is", "was", "how", "what", "did", "does", "whats"].contains(chart.tokens[0].word))
    }

    /// "soup was made with milk", "coffee had sugar in it": as chats leave the article out.
    private func opensStatement(_ range: Range<Int>) -> Bool {
        !chart.lexicon.isSpanish && range.upperBound + 1 < chart.tokens.count
            && chart.tokens[..<range.lowerBound].allSatisfy { ["oh", "ok", "actually", "and", "sorry", "no", "wait", ","].contains($0.word) }
            && ["was", "were", "had"].contains(chart.tokens[range.upperBound].word)
    }
}
