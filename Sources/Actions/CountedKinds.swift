import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// So many of a kind of what was counted before, logged as kinds of that.
extension ActionContext {
    /// "y otra de pollo", after an empanada; "uno de mole y dos de rajas", of three tamales. Nil where no row comes in such kinds.
    func logged(_ told: CountedKinds, _ request: LogFood) throws -> Outcome? {
        if let other = try otherOfCounted(told) { return other }
        let isInEnglish = told.isInEnglish == true
        var rows = try Array(spokenOf().reversed())
        rows += try mealSpokenOf().reversed().filter { row in !rows.contains { $0.id == row.id } }
        rows = rows.filter { row in told.kinds.allSatisfy { isNamed($0, row) } }
        guard let counted = told.of(rows.first(where: isCounted)?.quantity ?? told.count) else { return nil }
        if isInEnglish {
            // Of nothing that was counted there are kinds.
            rows = rows.filter { $0.quantity >= counted.count && (isCounted($0) || $0.assumed.contains(.unit)) }
            if !counted.tellsWas { rows = rows.filter { row in row.quantity == counted.count && counted.kinds.allSatisfy { isKind($0, of: row) } } }
            let isOfKinds = rows.first.map { row in
                counted.kinds.allSatisfy { isKind($0, of: row) || food(named: $0.name) != nil }
            }
            let isStray = counted.tellsWas || request.foods.allSatisfy(\.candidates.isEmpty)
            if isOfKinds != true { return isStray ? Outcome(name: "correct", parts: [.strayAnswer]) : nil }
        }
        if let right = try setRight(counted, rows) { return right }
        for row in rows {
            let kinds = counted.kinds.compactMap { known($0, of: row, isInEnglish) }
            if kinds.count == counted.kinds.count { return try log(kinds, counted, of: row, request) }
        }
        if counted.kinds.count == 1, let one = counted.kinds.first {
            // "y otra sin azúcar": the same without, as far as that is known.
            if one.joint == "sin", let row = rows.first, let same = food(row.foodID, noun: row.noun) {
                var mention = mention(of: same)
                (mention.said, mention.removed, mention.amount) = (row.said, [one.name], amount(one, of: row, same))
                return try log([mention], counted, of: row, request)
            }
            if one.joint == "con", let company = food(named: one.name), let row = host(of: company, among: rows) {
                var beside = mention(of: company)
                beside.usual = food(row.foodID, noun: row.noun).flatMap { knowledge.companions.amount(of: company, with: $0) }
                return try log([again(row, one), beside], counted, of: row, request)
            }
            // "una taza de té y otra de café".
            if one.joint == "de", let other = food(named: one.name), let row = rows.first, !row.assumed.contains(.unit),
                other.grams(of: row.unit) != nil || Unit(row.unit).grams != nil || Unit(row.unit).millilitres != nil
            {
                var mention = mention(of: other)
                (mention.said, mention.amount) = (one.name, Amount(quantity: one.count, unit: Unit(row.unit)))
                return try log([mention], counted, of: row, request)
            }
        }
        guard
            let row = rows.first(where: { row in
                isCounted(row)
                    && counted.kinds.allSatisfy {
                        known($0, of: row, isInEnglish) != nil || isFilling($0, of: row) || beside($0, row) != nil
                            || counted.kinds.count > 1 && counted.count == row.quantity && isFlavour($0)
                    }
            })
        else { return nil }
        var unknown: [String] = []
        let foods = counted.kinds.flatMap { kind -> [FoodMention] in
            if let known = known(kind, of: row, isInEnglish) { return [known] }
            var plain = again(row, kind)
            if isInEnglish, kind.joint.isEmpty {
                let head = row.said.split(separator: " ").last.map(String.init) ?? ""
                plain.said = "\(kind.name) \(kind.count == 1 ? Word.singular(head) : head)"
            }
            // "y la otra con huevo", of baleadas: with an egg beside.
            if let company = beside(kind, row) { return [plain] + company }
            if !kind.joint.isEmpty || isInEnglish && !Self.plain.contains(kind.name) { unknown.append(plain.said) }
            return [plain]
        }
        var outcome = try log(foods, counted, of: row, request)
        outcome.parts += unknown.map { .leftOut(noun: $0, removed: []) }
        return outcome
    }

    /// In English, where no verb tells it: a kind by its name, the plain one, or one with company.
    private func isKind(_ kind: CountedKind, of row: Entry) -> Bool {
        guard kind.joint.isEmpty else { return beside(kind, row) != nil }
        // "one lager, one stout", after two glasses of wine, are two more.
        return Self.plain.contains(kind.name) || known(kind, of: row, true).map { $0.said.count > kind.name.count } ?? false
    }

    private static let plain: Set<String> = ["plain", "regular", "normal", "original", "ordinary", "black"]

    /// "al revés, una de carne y dos de queso", "eran una de carne y dos de queso": of rows of those kinds, how many there were.
    private func setRight(_ counted: CountedKinds, _ rows: [Entry]) throws -> Outcome? {
        guard counted.setsRight || counted.tellsWas, counted.kinds.count > 1, !counted.isMore else { return nil }
        var left = rows.filter(isCounted), right: [Correction] = []
        for kind in counted.kinds {
            guard
                let place = left.firstIndex(where: { row in
                    known(kind, of: row, counted.isInEnglish == true)?.best?.id == row.foodID
                        || !kind.joint.isEmpty && row.said.hasSuffix(" \(kind.joint) \(kind.name)")
                })
            else { return nil }
            right.append(Correction(selection: Selection(ids: [left.remove(at: place).id]), amount: Amount(quantity: kind.count)))
        }
        return try right.reduce(into: Outcome(name: "correct")) { $0.append(try correct($1, self)) }
    }

    /// "al revés", of two foods told in the same way: each in the amount of the other.
    func otherWayRound(_ correction: Correction) throws -> Outcome? {
        guard correction.isOtherWayRound == true else { return nil }
        let rows = try correction.selection.ids.compactMap { try diary.entry($0) }
        guard rows.count == 2, rows[0].quantity != rows[1].quantity, rows[0].unit == rows[1].unit || rows.allSatisfy(isCounted) else {
            return Outcome(name: "correct", parts: [.strayAnswer])
        }
        return try zip(rows, rows.reversed()).reduce(into: Outcome(name: "correct")) { outcome, pair in
            outcome.append(try correct(Correction(selection: Selection(ids: [pair.0.id]), amount: Amount(quantity: pair.1.quantity)), self))
        }
    }

    /// Whether what is said to have been counted may be the row: any, where nothing is named.
    private func isNamed(_ kind: CountedKind, _ row: Entry) -> Bool {
        guard let named = kind.named.map({ stem(Word.split($0).first ?? $0) }) else { return true }
        return (Word.split(row.said) + Word.split(row.noun)).contains { stem($0) == named }
    }

    /// What lies with one of them: the egg of "la otra con huevo (y queso)", as much as goes with so many.
    private func beside(_ kind: CountedKind, _ row: Entry) -> [FoodMention]? {
        guard kind.joint == "con" else { return nil }
        let company = kind.name.replacing(" and ", with: " y ").split(separator: " y ").map { food(named: String($0)) }
        guard company.allSatisfy({ $0.map { host(of: $0, among: [row]) != nil } ?? false }) else { return nil }
        return company.compactMap { $0 }.map { company in
            var mention = mention(of: company)
            mention.usual = food(row.foodID, noun: row.noun).flatMap { knowledge.companions.amount(of: company, with: $0) }
            return mention
        }
    }

    /// The foods as told; in the place of the row where they say what that was.
    private func log(_ foods: [FoodMention], _ counted: CountedKinds, of row: Entry, _ request: LogFood) throws -> Outcome {
        var log = LogFood(foods: foods, when: request.when, confirmed: request.confirmed)
        (log.restates, log.continues) = (.never, request.when.isEmpty)
        if !counted.isMore, row.quantity > 1, counted.count <= row.quantity, isCounted(row) || counted.isInEnglish == true,
            NameParts(row.said) == nil || counted.setsRight || counted.tellsWas,
            counted.tellsWas || counted.setsRight || counted.count == row.quantity && counted.kinds.count > 1 || !row.said.contains(" de ")
        {
            (log.replaces, log.when, log.continues) = (row.id, row.when, false)
            if counted.count < row.quantity, let old = food(row.foodID, noun: row.noun) {
                var rest = mention(of: old)
                (rest.said, rest.amount) = (row.said, Amount(quantity: row.quantity - counted.count))
                log.foods.append(rest)
            }
        }
        return try logFood(log, self)
    }

    /// The kind of a row's food that the tables know by its name.
    func known(_ kind: CountedKind, of row: Entry, _ isInEnglish: Bool = false) -> FoodMention? {
        guard let old = food(row.foodID, noun: row.noun) else { return nil }
        if isInEnglish { return kind.joint.isEmpty ? knownInEnglish(kind, of: row, old) : nil }
        var heads: [String] = []
        for name in [row.said, title(old)] {
            let plain = kind.joint == "sin" ? [name] : [plainName(name), String(name.prefix { $0 != " " })]
            heads += plain.filter { !heads.contains($0) }
        }
        for head in heads {
            let whole = [head, kind.joint, kind.name].filter { !$0.isEmpty }.joined(separator: " ")
            for name in kind.joint == "sin" ? [whole] : [whole, "\(head) de \(kind.name)", "\(head) \(kind.name)"] {
                guard let food = food(named: name), food.group == old.group || food.isDish && old.isDish || food.head.last == old.head.last
                else { continue }
                return counted(food, as: name, kind, of: row)
            }
        }
        return nil
    }

    /// "chicken", of tacos: chicken tacos; "stout", of pints of lager.
    private func knownInEnglish(_ kind: CountedKind, of row: Entry, _ old: Food) -> FoodMention? {
        for head in [title(old)] + [row.said, title(old)].compactMap({ $0.split(separator: " ").last.map(String.init) }) {
            for name in ["\(kind.name) \(head)", "\(head) \(kind.name)"] {
                guard let food = food(named: name), food.group == old.group || food.isDish && old.isDish else { continue }
                return counted(food, as: name, kind, of: row)
            }
        }
        guard let other = food(named: kind.name), other.group == old.group, other.isDrink, old.isDrink else { return nil }
        return counted(other, as: kind.name, kind, of: row)
    }

    /// So many of a food, under the name that it was found by.
    private func counted(_ food: Food, as name: String, _ kind: CountedKind, of row: Entry) -> FoodMention {
        var mention = mention(of: food)
        (mention.said, mention.amount) = (name, amount(kind, of: row, food))
        return mention
    }

    /// As many, in the measure of the row where that was told.
    private func amount(_ kind: CountedKind, of row: Entry, _ food: Food) -> Amount {
        let isMeasured = !row.assumed.contains(.unit) && isCounted(row) && food.each != row.unit && food.grams(of: row.unit) != nil
        return Amount(quantity: kind.count, unit: isMeasured ? Unit(row.unit) : nil)
    }

    /// The row's food once more, by its plain name where it has one: the arepa of an "arepa de queso".
    private func again(_ row: Entry, _ kind: CountedKind) -> FoodMention {
        let old = food(row.foodID, noun: row.noun), head = kind.joint.isEmpty ? row.said : plainName(row.said)
        let plain = food(named: head).flatMap { $0.group == old?.group ? $0 : nil } ?? old
        var mention = plain.map(mention(of:)) ?? FoodMention(said: head, candidates: [])
        mention.amount = plain.map { amount(kind, of: row, $0) } ?? Amount(quantity: kind.count)
        mention.said = kind.joint == "con" ? head : [head, kind.joint, kind.name].filter { !$0.isEmpty }.joined(separator: " ")
        return mention
    }

    /// The row that something goes with: the toast of toast and jam.
    private func host(of company: Food, among rows: [Entry]) -> Entry? {
        rows.first { row in
            guard let food = food(row.foodID, noun: row.noun), food.group != company.group, !["sauce", "fat", "sweet", "spice"].contains(food.group)
            else { return false }
            return knowledge.companions.amount(of: company, with: food) != nil || food.isDish || food.isDrink && company.group != "drink"
        }
    }

    /// Whether what was counted may come so, where a kind of each of them is told: "dos de chocolate", of four donas.
    private func isFlavour(_ kind: CountedKind) -> Bool { kind.joint == "de" && food(named: kind.name)?.isDish != true }

    /// Whether a row is a dish that may come in such a kind.
    private func isFilling(_ kind: CountedKind, of row: Entry) -> Bool {
        if kind.joint.isEmpty { return true }
        guard food(row.foodID, noun: row.noun)?.isDish ?? false else { return false }
        return food(named: kind.name)?.isFilling ?? (kind.name.split(separator: " ").count <= 2)
    }
}

/// A name without what it is of or with: "arepa" of "arepa de queso".
private func plainName(_ name: String) -> String {
    let words = name.split(separator: " ")
    return words.prefix { !["de", "con", "al"].contains($0) }.joined(separator: " ")
}
