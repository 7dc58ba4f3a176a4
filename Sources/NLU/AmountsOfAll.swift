import Nutrition

/// Amounts at the end of a message that tell of what was measured already, or of all of it together.
extension Mentions {
    /// "12oz latte x2", "spring rolls from the corner shop x4": as often what is told before it.
    func timesBehind(_ found: inout [Found], _ used: inout Set<Int>) {
        for (index, span) in chart.amounts.enumerated() where !used.contains(index) && span.unit == nil && span.size == nil {
            let times = span.tokens.lowerBound - 1
            guard times > 0, chart.tokens[times].word == "x", let count = span.amount.quantity, count >= 2, count <= 24, count == count.rounded(),
                let place = found.lastIndex(where: { !$0.isRemoved && $0.tokens.upperBound <= times }),
                !found.contains(where: { $0.tokens.lowerBound == span.tokens.upperBound })
            else { continue }
            let gap = found[place].tokens.upperBound..<times
            guard gap.count <= 6, gap.allSatisfy({ chart.tokens[$0].kind != .mark || chart.tokens[$0].word == "(" || chart.tokens[$0].word == "-" })
            else { continue }
            let said = found[place].mention.amount
            guard said.quantity ?? 1 == 1 || said.unit != nil else { continue }
            found[place].mention.amount.quantity = (said.quantity ?? 1) * count
            if said.isEmpty { found[place].amount = span }
            used.insert(index)
        }
        timesOfHost(&found)
        riceBeside(&found)
    }

    /// "chicken adobo with rice 1.5 cups": so much rice, beside a dish of its own.
    private func riceBeside(_ found: inout [Found]) {
        for place in found.indices.reversed() where !found[place].isRemoved {
            let range = found[place].tokens
            guard range.count >= 4, let span = found[place].amount, span.tokens.lowerBound == range.upperBound,
                span.amount.unit.map({ $0.name == "cup" || $0.grams != nil }) == true, found[place].mention.amount == span.amount,
                ["rice", "arroz"].contains(chart.tokens[range.upperBound - 1].word), chart.lexicon.with.contains(chart.tokens[range.upperBound - 2]),
                case let dish = range.lowerBound..<range.upperBound - 2, case let rice = range.upperBound - 1..<range.upperBound,
                dish.count > 1, links.linker.isName(words(dish)), let best = links.candidates(words(dish)).first,
                links.food(best)?.group == "dish"
            else { continue }
            var mention = FoodMention(said: said(rice), candidates: links.candidates(words(rice)))
            (mention.amount, mention.when, mention.negated) = (span.amount, found[place].mention.when, found[place].mention.negated)
            found[place].tokens = dish
            (found[place].mention.candidates, found[place].mention.said) = (links.candidates(words(dish)), said(dish))
            (found[place].mention.amount, found[place].amount) = (Amount(), nil)
            found.insert(Found(tokens: rice, mention: mention, isRemoved: false, confidence: found[place].confidence, amount: span), at: place + 1)
        }
    }

    /// "arepa con mantequilla x2", "bread with jam x3": so many of what it lies on, each with it.
    private func timesOfHost(_ found: inout [Found]) {
        for place in found.indices.dropFirst() where isTimes(found[place]) {
            guard found[place - 1].mention.amount.isEmpty, !found[place - 1].isRemoved,
                let joint = between(found[place - 1].tokens, found[place].tokens).only, ["with", "w", "con"].contains(chart.tokens[joint].word)
            else { continue }
            (found[place - 1].mention.amount, found[place - 1].amount) = (found[place].mention.amount, found[place].amount)
            (found[place].mention.amount, found[place].amount) = (Amount(), nil)
        }
    }

    /// Whether its amount stands behind it, as "x2".
    func isTimes(_ item: Found) -> Bool {
        guard let span = item.amount, span.unit == nil, span.tokens.lowerBound > item.tokens.upperBound else { return false }
        return chart.tokens[span.tokens.lowerBound - 1].word == "x" && (2...12).contains(item.mention.amount.quantity ?? 0)
    }

    /// "rice, beans and chicken, 400 grams total": each a part of that, as large as it usually is beside the others.
    func weighedTogether(_ found: inout [Found], _ used: inout Set<Int>) {
        guard let index = chart.amounts.indices.last, let unit = chart.amounts[index].amount.unit,
            let quantity = chart.amounts[index].amount.quantity, quantity > 0
        else { return }
        guard let grams = unit.grams else { return measuredTogether(&found, &used, index, unit, quantity) }
        let span = chart.amounts[index], rest = chart.tokens[span.tokens.upperBound...].prefix(3).map(\.text)
        let saysSo = Mentions.together.contains { rest.starts(with: $0) }
        guard saysSo || rest.isEmpty && tellsAll(span, found) else { return }
        let parts = found.indices.filter { !found[$0].isRemoved && !found[$0].mention.negated }
        guard parts.count > 1, parts.allSatisfy({ found[$0].tokens.upperBound <= span.tokens.lowerBound }),
            parts.allSatisfy({ found[$0].mention.amount.isEmpty || found[$0].amount == span || $0 == parts[0] && isVesselful(found[$0]) })
        else { return }
        let usual = parts.map { food(found[$0])?.usualPortion.grams ?? 0 }, sum = usual.reduce(0, +)
        // "oats with milk, banana and honey, about 10 g": no plate weighs so little.
        guard sum > 0, !usual.contains(0), saysSo || (0.33...2.5).contains(quantity * grams / sum) else { return }
        for (place, share) in zip(parts, usual) {
            found[place].mention.amount = Amount(quantity: (quantity * grams * share / sum).rounded(), unit: Unit("g"))
            found[place].amount = nil
        }
        used.insert(index)
    }

    /// "beef stir fry with rice, about 2 cups all up": cups of all of it, each as much of them as it usually takes.
    private func measuredTogether(_ found: inout [Found], _ used: inout Set<Int>, _ index: Int, _ unit: Unit, _ quantity: Double) {
        let span = chart.amounts[index], rest = chart.tokens[span.tokens.upperBound...].prefix(3).map(\.text)
        guard unit.name == "cup" || unit.millilitres != nil, Mentions.together.contains(where: { rest.starts(with: $0) }) else { return }
        let parts = found.indices.filter { !found[$0].isRemoved && !found[$0].mention.negated }
        let usual = parts.map { place -> Double in
            guard let food = food(found[place]), !food.isDrink, let cup = food.grams(of: "cup"), cup > 0 else { return 0 }
            return food.usualPortion.grams / cup
        }
        guard parts.count > 1, !usual.contains(0), case let sum = usual.reduce(0, +),
            parts.allSatisfy({ found[$0].tokens.upperBound <= span.tokens.lowerBound }),
            parts.allSatisfy({ found[$0].mention.amount.isEmpty || found[$0].amount == span })
        else { return }
        for (place, share) in zip(parts, usual) {
            found[place].mention.amount = Amount(quantity: (quantity * share / sum * 4).rounded() / 4, unit: unit)
            found[place].amount = nil
        }
        used.insert(index)
    }

    /// "quinoa salad with feta, cucumber and chickpeas, about 350 g": of the whole plate, and not of what was named last.
    private func tellsAll(_ span: AmountSpan, _ found: [Found]) -> Bool {
        let before = chart.tokens[..<span.tokens.lowerBound].reversed(), rough = before.prefix { Mentions.roughly.contains($0) }.count
        guard rough > 0, before.dropFirst(rough).first?.word == ",", let second = found.dropFirst().first else { return false }
        func isWith(_ token: Token) -> Bool { ["with", "con"].contains(token.word) }
        // "ensalada con atún y maíz, unos 300 g": a dish that has taken the first of them into its name.
        return found.count > 2 && chart.tokens[found[0].tokens.gap(to: second.tokens)].contains(where: isWith)
            || chart.tokens[found[0].tokens].contains(where: isWith)
    }

    /// "a big bowl of pasta": what it lay in, and no more of how much.
    private func isVesselful(_ item: Found) -> Bool {
        let amount = item.mention.amount
        return amount.quantity ?? 1 == 1 && (amount.unit.map { Mentions.vessels.contains($0.name) } ?? true)
    }

    private static let vessels: Set<String> = ["bowl", "plate", "dish", "serving"]
    private static let roughly: WordSet = [
        "about", "around", "roughly", "approx", "approximately", "maybe", "unos", "como", "aproximadamente", "aprox",
    ]
    private static let together: [[String]] = [
        ["total"], ["altogether"], ["in", "total"], ["all", "together"], ["combined"], ["in", "all"], ["en", "total"], ["todo", "junto"],
        ["entre", "todo"], ["all", "up"],
    ]

    /// "pecan pie, 1/8 of a 9 inch pie": what it is a part of is not eaten besides.
    func partOfItself(_ found: inout [Found]) {
        for place in found.indices.dropFirst().reversed() where !found[place].isRemoved {
            let item = found[place], before = found[place - 1], said = words(item.tokens)
            guard said.count == 1, let whole = words(before.tokens).last else { continue }
            let start = item.amount.map { min($0.tokens.lowerBound, item.tokens.lowerBound) } ?? item.tokens.lowerBound
            let (amount, told) = (item.mention.amount, before.mention.amount)
            if before.tokens.upperBound == start, Word.split(food(before)?.noun ?? "").last == said[0], whole != said[0],
                told.isEmpty || amount.isEmpty, amount.unit == nil
            {
                // "pop tart brown sugar cinnamon 1 pastry": what it is, said again.
                if told.isEmpty { (found[place - 1].mention.amount, found[place - 1].amount) = (amount, item.amount) }
            } else if told.isEmpty, let share = amount.quantity, share < 1, item.amount?.of == true, whole != said[0], whole.hasSuffix(said[0]) {
                // "cheesecake 1/12 of a cake".
                found[place - 1].mention.amount = Amount(quantity: share, unit: Unit("whole"))
            } else {
                guard let share = told.quantity, share < 1, told.unit == nil, whole == said[0] || said[0].count > 2 && whole.hasSuffix(said[0]),
                    chart.tokens[before.tokens.gap(to: item.tokens)].contains(where: { chart.lexicon.of.contains($0) })
                else { continue }
            }
            found.remove(at: place)
        }
    }
}
