public import Dialogue
public import NLU
import Nutrition
import Store

/// One thing that a message may mean for a row that stands: what would be carried out, and which kind of change it is.
public struct Proposal: Sendable {
    public let requests: [Request]
    /// Short and stable, for the features of `Judgement`: `amount`, `kind`, `part`, `out`, `move`, `exchange`, `beside`, `each`, `anew`.
    public let kind: String
}

extension ActionContext {
    /// What a message may mean for the rows that it names, or for those told last where it names none; empty where it is about no row.
    ///
    /// Nothing is decided here: each is carried out and thrown away again, and what came of it is weighed (`Dialogue.Judgement`).
    /// - Parameter rows: those in reach, the nearest first.
    public func proposals(_ understanding: Understanding, of rows: [Entry]) throws -> [Proposal] {
        let readings = understanding.readings, foods = readings.flatMap(\.foods), amounts = readings.flatMap(\.amounts).filter { !$0.isEmpty }
        guard foods.count <= 4, readings.count <= 2 else { return [] }
        let when = readings.map(\.when).first { !$0.isEmpty } ?? When(), meals = Array(Set(readings.flatMap(\.meals))).sorted { "\($0)" < "\($1)" }
        let words = Word.split(understanding.text)
        let named = foods.map { mention in Array(rows.filter { isNamed($0, as: mention) }.prefix(3)) }
        let classed = rowsOfClass(words, foods, among: rows)
        var out: [Proposal] = []
        for (place, mention) in foods.enumerated() {
            if foods.count == 1 { out += ofAllNamed(mention, named[place], words) }
            let others = foods.indices.filter { $0 != place }.map { foods[$0] }
            for row in named[place] {
                if others.isEmpty {
                    out += alone(mention, amounts, of: row, when) + someOfThem(mention, words, of: row, when)
                    if mention.best == nil || isOther(mention, than: row) { out += again(row, mention.amount, when) }
                }
                if let other = others.only, !isNamed(row, as: other) || other.best?.noun != mention.best?.noun {
                    out += beside(mention, other, of: row)
                    if !when.isEmpty { out.append(Proposal(requests: [.move(Selection(ids: [row.id]), to: when)], kind: "move")) }
                    // "no ghee on the khichdi", read as another helping of it.
                    if !mention.negated, !other.negated, words.contains(where: Doubt.deniers.contains) {
                        out.append(self.out(row))
                    }
                }
            }
        }
        for row in classed {
            if let mention = foods.only { out += alone(mention, amounts, of: row, When()) }
            if foods.isEmpty, let amount = amounts.only { out.append(Proposal(requests: [.correct(change(row, amount: amount))], kind: "amount")) }
            out.append(self.out(row))
        }
        // What no name tells is of what was told last, or of the meal that is named.
        let near = try when.isEmpty ? [] : pool(when), unnamed = Array((near + rows).prefix(ActionContext.reach))
        if foods.isEmpty, let amount = amounts.only {
            for row in unnamed { out.append(Proposal(requests: [.correct(change(row, amount: amount))], kind: "amount")) }
            for row in rows.prefix(2) { out += again(row, amount, when) }
        }
        let day = readings.flatMap(\.dates).only.flatMap { $0.count == 1 ? $0 : nil }
        out += try groupProposals(foods, amounts, words, near, when) + moveProposals(named, meals, when, on: day)
        if foods.isEmpty { out += moveProposals(meals, of: rows) }
        if foods.count < 2 { out += twiceProposals(words, of: named.first.flatMap { $0.isEmpty ? nil : $0 } ?? unnamed) }
        if foods.isEmpty, let amount = amounts.only {
            // "vanilla, the small cup".
            for row in unnamed.prefix(2) { out += inWords(understanding.text, amount, of: row) }
        }
        if foods.isEmpty {
            for row in unnamed + classed { out += inWords(understanding.text, of: row) + someOfThem(nil, words, of: row, when) }
        }
        if let mention = foods.only, let first = named.first {
            for row in unnamed where !first.contains(where: { $0.id == row.id }) {
                out += ofSameGroup(mention, amounts, row)
                if let kind = compound(mention, ofKind: true, row) {
                    var food = self.mention(of: kind)
                    food.amount = mention.amount
                    out.append(Proposal(requests: [.correct(change(row, food: food))], kind: "compound"))
                    out += someOfThem(food, words, of: row, when)
                }
            }
        }
        let parts = partsOut(readings, words, of: rows)
        if let mention = foods.only, let (host, _) = parts.first {
            // "no cheese", of the bowl that was told last, takes away no cream cheese of breakfast.
            let far = rows.drop { $0.id != host.id }.dropFirst().filter { $0.foodID != mention.best?.id }.map { self.out($0).requests }
            out.removeAll { far.contains($0.requests) }
        }
        out += parts.map(\.proposal) + partProposals(foods, of: unnamed)
        guard !out.isEmpty else { return [] }
        if foods.count > 1, named.count(where: { !$0.isEmpty }) > 1 || foods.contains(where: { !$0.amount.isEmpty }) {
            let requests = zip(foods, named).map { mention, rows in rows.first.map { told(mention, of: $0) } ?? .logFood(log([mention], when)) }
            out.append(Proposal(requests: requests, kind: "each"))
        }
        return Array(out.prefix(ActionContext.mostProposals)) + anew(understanding)
    }

    /// What is told as food, as new rows and nothing else.
    public func anew(_ understanding: Understanding) -> [Proposal] {
        let foods = understanding.readings.flatMap(\.foods).filter { !$0.negated && $0.best != nil }
        guard let when = understanding.readings.first?.when, !foods.isEmpty, foods.count <= 4 else { return [] }
        return [Proposal(requests: [.logFood(log(foods, when))], kind: "anew")]
    }

    /// So many rows are tried where none is named, and so many proposals at most.
    private static let reach = 4, mostProposals = 24

    /// The rows that a message may speak of without saying when: those told last, of their meal, of today, of the day before and of the day spoken of;
    /// what is nearest comes first.
    public func rowsInReach() throws -> [Entry] {
        let last = tracker.entries, meal = try Set(mealSpokenOf().map(\.id))
        var days = Set([today, today.advanced(by: -1)])
        if let day = tracker.day { days.insert(day) }
        let rows = try days.flatMap { try diary.entries($0...$0) } + last.compactMap { try diary.entry($0) }.filter { !days.contains($0.day) }
        func distance(_ row: Entry) -> Int { last.contains(row.id) ? 0 : meal.contains(row.id) ? 1 : row.day == today ? 2 : 3 }
        return rows.sorted { (distance($0), -$0.id) < (distance($1), -$1.id) }
    }

    func isNamed(_ row: Entry, as mention: FoodMention) -> Bool {
        !isPutOn(mention, row) && (!matches(mention, in: [row]).isEmpty || kinship(of: mention, to: row) != nil || isA(mention, row))
    }

    /// "the drink was apple juice", "la carne era cerdo": the rows of the class that a word names which is no food's.
    private func rowsOfClass(_ words: [String], _ foods: [FoodMention], among rows: [Entry]) -> [Entry] {
        // In the order of the words: of two classes the first.
        let named = Set(foods.flatMap { Word.split($0.said) })
        guard let groups = words.lazy.filter({ !named.contains($0) }).compactMap(FoodKinds.groups(ofClass:)).first else { return [] }
        return Array(
            rows.filter { row in
                guard let food = food(row.foodID, noun: row.noun) else { return false }
                return groups.contains("drink") ? food.isDrink : groups.contains(food.group)
            }.prefix(2))
    }

    /// "no cheese", "sin crema": of each row near by that can be made without it.
    private func partsOut(_ readings: [Reading], _ words: [String], of rows: [Entry]) -> [(row: Entry, proposal: Proposal)] {
        let foods = readings.flatMap(\.foods)
        guard words.count <= 6, words.contains(where: Doubt.deniers.contains), foods.count <= 1 else { return [] }
        // "el café sin azúcar" leaves the coffee: what is denied stands behind the word that denies it.
        let out = foods.first.map { mention -> [String] in
            guard mention.removed.isEmpty else { return mention.removed }
            let place = Word.split(mention.said).first.flatMap(words.firstIndex(of:)) ?? 0
            return words[..<place].contains(where: Doubt.deniers.contains) ? [mention.said] : []
        }
        guard let out, !out.isEmpty else { return [] }
        return rows.prefix(6).compactMap { row in
            guard let food = food(row.foodID, noun: row.noun), case .variant = without(out, in: food, said: row.said) else { return nil }
            return (row, Proposal(requests: [.correct(change(row, removed: out))], kind: "part out"))
        }
    }

    private func out(_ row: Entry) -> Proposal { Proposal(requests: [.delete(Selection(ids: [row.id]))], kind: "out") }

    /// Whether a food that is told is another than a row's.
    private func isOther(_ mention: FoodMention, than row: Entry) -> Bool {
        mention.best.map { $0.noun != row.noun || $0.id != row.foodID } ?? false
    }

    func change(_ row: Entry, food: FoodMention? = nil, amount: Amount? = nil, removed: [String] = []) -> Correction {
        var change = Correction(selection: Selection(ids: [row.id]), food: food, amount: amount, removed: removed)
        change.isPlain = true
        return change
    }

    func log(_ foods: [FoodMention], _ when: When) -> LogFood {
        var log = LogFood(foods: foods, when: when)
        (log.restates, log.isPlain) = (.never, true)
        return log
    }

    /// "era doble", "it was plain": words alone, of one row.
    private func inWords(_ text: String, _ amount: Amount? = nil, of row: Entry) -> [Proposal] {
        var change = change(row, amount: amount)
        (change.words, change.isPlain) = (text, nil)
        return [Proposal(requests: [.correct(change)], kind: amount == nil ? "words" : "words amount")]
    }

    /// "it was a double cheeseburger", of a burger: another food of the same group.
    private func ofSameGroup(_ mention: FoodMention, _ amounts: [Amount], _ row: Entry) -> [Proposal] {
        guard !mention.negated, let told = food(mention), let standing = food(row.foodID, noun: row.noun), isOther(mention, than: row),
            told.isDrink ? standing.isDrink : told.group == standing.group && !told.group.isEmpty || told.head.last == standing.head.last
        else { return [] }
        var kind = mention
        if kind.amount.isEmpty { kind.amount = amounts.only ?? Amount() }
        return [Proposal(requests: [.correct(change(row, food: kind))], kind: "same group")]
    }

    /// "one of them was cheese", "my son ate one": some of what was counted.
    private func someOfThem(_ kind: FoodMention?, _ words: [String], of row: Entry, _ when: When) -> [Proposal] {
        let unit = Unit(row.unit)
        guard row.quantity >= 2, row.quantity <= 12, unit.grams == nil, unit.millilitres == nil,
            let count = words.lazy.compactMap({ ActionContext.one.contains($0) ? 1 : SmallCount.of($0) }).first, count < row.quantity
        else { return [] }
        let rest = Request.correct(change(row, amount: Amount(quantity: row.quantity - count, unit: row.assumed.contains(.unit) ? nil : unit)))
        guard let kind, isOther(kind, than: row) else {
            let fewer = Proposal(requests: [rest], kind: "fewer")
            // "one of the donuts was for lunch".
            return when.isEmpty
                ? [fewer] : [fewer, Proposal(requests: [rest] + again(row, Amount(quantity: count), when).flatMap(\.requests), kind: "some moved")]
        }
        var other = log([kind], row.when)
        other.foods[0].amount = Amount(quantity: count)
        return [Proposal(requests: [rest, .logFood(other)], kind: "some")]
    }

    /// "two more", "sardines again": as much as is said of what stands, or as there was, at another time.
    private func again(_ row: Entry, _ amount: Amount, _ when: When) -> [Proposal] {
        var mention = FoodMention(said: row.said, candidates: [FoodReference(id: row.foodID, noun: row.noun, score: 1)])
        mention.amount = amount.isEmpty ? Amount(quantity: row.quantity, unit: Unit(row.unit)) : amount
        if !amount.isEmpty, amount.unit == nil, !row.assumed.contains(.unit) { mention.amount.unit = Unit(row.unit) }
        return [Proposal(requests: [.logFood(log([mention], when))], kind: "again")]
    }

    private static let one: Set<String> = ["one", "uno", "una", "un", "otro", "otra", "other"]

    /// One food that names a row, and nothing else.
    private func alone(_ mention: FoodMention, _ amounts: [Amount], of row: Entry, _ when: When) -> [Proposal] {
        let amount = mention.amount.isEmpty ? amounts.only ?? Amount() : mention.amount
        var plain = mention
        plain.negated = false
        var out: [Proposal] = []
        if !mention.removed.isEmpty { out.append(Proposal(requests: [.correct(change(row, removed: mention.removed))], kind: "part")) }
        // "prawn laksa", "la concha de vainilla": a name that tells more of it.
        let name = Set(Word.split(mention.said))
        if amount.isEmpty, name.count > Word.split(row.said).count, !isOther(mention, than: row) || name.isSuperset(of: Word.split(row.said)) {
            var called = change(row)
            called.called = mention.said
            out.append(Proposal(requests: [.correct(called)], kind: "called"))
        }
        if !amount.isEmpty { out.append(Proposal(requests: [.correct(change(row, amount: amount))], kind: "amount")) }
        if let factor = share(amount), mention.isDefinite { out.append(Proposal(requests: [scaled([row.id], by: factor)], kind: "share")) }
        // "pizza", of a pepperoni pizza, is no other kind of it, nor is the chicken of chicken with fries; vanilla is none of ice cream.
        if isOther(mention, than: row), food(mention)?.group != "spice" || food(row.foodID, noun: row.noun)?.group == "spice",
            kinship(of: mention, to: row) != .wider,
            !Set(Word.split(mention.said)).isStrictSubset(of: Word.split(row.said))
        {
            plain.amount = amount
            out.append(Proposal(requests: [.correct(change(row, food: plain))], kind: amount.isEmpty ? "kind" : "kind amount"))
        }
        // "las tostadas sin mantequilla" takes no toast away.
        if mention.removed.isEmpty { out.append(self.out(row)) }
        let to = mention.when.filled(from: when)
        if !to.isEmpty { out.append(Proposal(requests: [.move(Selection(ids: [row.id]), to: to)], kind: "move")) }
        return out
    }

    /// "los dos cafés con leche", "both times red rice": all rows that a food names.
    private func ofAllNamed(_ mention: FoodMention, _ rows: [Entry], _ words: [String]) -> [Proposal] {
        guard rows.count > 1, words.contains(where: ["both", "ambos", "ambas", "dos", "two", "all", "todo", "toda", "each"].contains) else {
            return []
        }
        var kind = mention
        kind.negated = false
        // So many are the rows, and not what is in each.
        if mention.amount.quantity ?? Double(rows.count) == Double(rows.count) { kind.amount = Amount() }
        let requests = rows.map { row -> Request in
            isOther(mention, than: row) ? .correct(change(row, food: kind)) : .correct(change(row, amount: kind.amount))
        }
        return [Proposal(requests: requests, kind: "all named")]
    }

    /// "half the beans": so much of what stands.
    func share(_ amount: Amount) -> Double? { amount.unit == nil ? amount.quantity.flatMap { $0 < 1 ? $0 : nil } : nil }

    /// So many times what stands in rows.
    func scaled(_ ids: [Int], by factor: Double) -> Request {
        var change = Correction(selection: Selection(ids: ids), factor: factor)
        change.isPlain = true
        return .correct(change)
    }

    /// A food that names a row, and another: its kind, what takes its place, or what came with it.
    private func beside(_ mention: FoodMention, _ other: FoodMention, of row: Entry) -> [Proposal] {
        var kind = other
        (kind.negated, kind.amount) = (false, other.amount.isEmpty ? mention.amount : other.amount)
        var added = log([kind], row.when)
        if other.amount.isEmpty { added.foods[0].amount = Amount() }
        var out = [Proposal(requests: [.correct(change(row, food: kind))], kind: "exchange")]
        if !mention.negated, !other.negated {
            let first: [Request] = mention.amount.isEmpty ? [] : [.correct(change(row, amount: mention.amount))]
            out.append(Proposal(requests: first + [.logFood(added)], kind: first.isEmpty ? "beside" : "amount beside"))
            // "garlic bread with the lasagna, 2 slices".
            if !first.isEmpty { out.append(Proposal(requests: [.logFood(log([kind], row.when))], kind: "beside in amount")) }
        }
        if mention.negated, !other.negated {
            out.append(Proposal(requests: [.delete(Selection(ids: [row.id])), .logFood(added)], kind: "out beside"))
        }
        if other.negated { out.append(self.out(row)) }
        return out
    }

    /// What a food tells of the row that it names, where others are told with it.
    private func told(_ mention: FoodMention, of row: Entry) -> Request {
        if mention.negated { return .delete(Selection(ids: [row.id])) }
        if !mention.removed.isEmpty { return .correct(change(row, removed: mention.removed)) }
        if let factor = share(mention.amount), mention.isDefinite { return scaled([row.id], by: factor) }
        let isKind = isOther(mention, than: row)
        let amount = mention.amount.isEmpty ? Amount(quantity: row.quantity, unit: Unit(row.unit)) : mention.amount
        return .correct(isKind ? change(row, food: mention) : change(row, amount: amount))
    }
}
