import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// What a dish that stands was with, where it is called by that or made of it anyway.
extension ActionContext {
    /// "era con queso blanco y mantequilla", of an arepa con queso; "con papas fritas", of a lomo saltado; "it had cheese and bacon", of a potato with
    /// cheese: what is in it stands, and only the rest is more.
    func heldAlready(_ request: LogFood) throws -> Outcome? {
        guard request.isPlain != true, request.replaces == nil, request.kinds == nil, request.isMultiple != true, request.restates != .only,
            request.areContents == true || ["con", "with"].contains(request.opening ?? "") || request.host != nil, request.when.isEmpty,
            tracker.areRowsOld != true,
            ["log_food", "correct"].contains(tracker.lastAction ?? ""),
            request.foods.allSatisfy({ $0.amount.isEmpty && !$0.negated && !$0.isDefinite && $0.removed.isEmpty && $0.best != nil })
        else { return nil }
        let spoken = try spokenOf()
        // "era con tomate y aceite", of toast with tomato: the one is told as what the other went on.
        let company = request.host.flatMap { host in
            spoken.last { NameParts($0.said).map { Word.split($0.company) == Word.split(host.said) } ?? false }
        }
        guard company != nil || request.areContents == true || ["con", "with"].contains(request.opening ?? "") else { return nil }
        let rows = company.map { [$0] } ?? (request.host ?? request.addedTo).map { matches($0, in: spoken) } ?? spoken
        var holder = company, isByName = company != nil, areOfRecipe = false, kinds: [Correction] = [], rest: [FoodMention] = []
        for mention in request.foods {
            if let row = rows.last(where: { isCalled($0, with: mention) }) {
                (holder, isByName) = (row, true)
                if request.foods.count == 1, let kind = called(row, with: mention) { return try told(row, as: kind) }
            } else if let row = spoken.last(where: { kinship(of: mention, to: $0) == .same }) {
                (holder, isByName) = (row, true)
            } else if let row = rows.last(where: { isServed($0, with: mention) }) {
                (holder, areOfRecipe) = (row, true)
            } else if request.foods.count > 1, let row = spoken.last(where: { kinship(of: mention, to: $0) == .narrower && spoken.count > 1 }) {
                // "con queso fresco y mantequilla", of toast with a cheese of its own row.
                (holder, isByName) = (row, true)
                kinds.append(Correction(selection: Selection(ids: [row.id]), food: mention))
            } else {
                rest.append(mention)
            }
        }
        // "lleva arroz, habichuelas y pollo", of a bandera: what it is made of is told elsewhere.
        guard let holder, isByName && !areOfRecipe || rest.isEmpty else { return nil }
        if let more = rest.only, kinds.isEmpty, let whole = called(holder, and: more) {
            if whole.best?.id == holder.foodID, whole.best?.noun == holder.noun { return try resaid(holder, as: whole.said) }
            return try correct(Correction(selection: Selection(ids: [holder.id]), food: whole), self)
        }
        var outcome = try kinds.reduce(into: Outcome(name: "correct")) { $0.append(try correct($1, self)) }
        if !rest.isEmpty {
            var added = LogFood(foods: rest, when: holder.when, confirmed: request.confirmed)
            (added.continues, added.restates, added.isPlain) = (true, .never, true)
            outcome.append(try logFood(added, self))
        } else if kinds.isEmpty {
            outcome.parts = [.alreadySo(holder)]
            outcome.events = [.slot(.entries([holder.id]))]
        }
        outcome.name = "correct"
        return outcome
    }

    /// "it was cream cheese and salmon", of a bagel with cream cheese: that stands, and the salmon is more.
    func heldAlready(_ correction: Correction) throws -> Outcome? {
        guard let others = correction.others, !others.isEmpty, let told = correction.food, told.amount.isEmpty, correction.selection.foods.isEmpty,
            correction.selection.ids.isEmpty, correction.factor == nil, correction.removed.isEmpty,
            others.allSatisfy({ $0.amount.isEmpty && $0.best != nil }), case let spoken = try spokenOf(), spoken.count > 1,
            let row = spoken.dropFirst().only(where: { kinship(of: told, to: $0) == .same })
        else { return nil }
        var added = LogFood(foods: others, when: row.when, confirmed: correction.confirmed)
        (added.continues, added.restates, added.isPlain) = (true, .never, true)
        return try logFood(added, self)
    }

    /// "el yogur era griego, 150 g", of a yogurt with granola that no table knows so: yogurt of that kind, and the granola beside it.
    func hostOfKind(_ correction: Correction) throws -> Outcome? {
        guard correction.selection.ids.isEmpty, correction.factor == nil, correction.removed.isEmpty, correction.selection.when.isEmpty else {
            return nil
        }
        let words = bareWords(of: correction)
        guard let verb = words.firstIndex(where: ["era", "fue", "was"].contains), (1...3).contains(verb) else { return nil }
        let subject = Word.split(words[..<verb].filter { !["el", "la", "the", "my", "mi"].contains($0) }.joined(separator: " "))
        let kind = words[(verb + 1)...].prefix { !($0.first?.isNumber ?? true) }
        guard (1...2).contains(kind.count), !["de", "con", "with", "of", "a", "un", "una", "media", "medio", "half", "no"].contains(kind[verb + 1]),
            let row = try spokenOf().only(where: { NameParts($0.said).map { Word.split($0.host) == subject } ?? false }),
            let name = NameParts(row.said), let host = food(named: name.host), !host.isDrink, !host.isDish, let company = food(named: name.company)
        else { return nil }
        let told = kind.joined(separator: " "), called = language == "es" ? "\(name.host) \(told)" : "\(told) \(name.host)"
        guard let new = food(named: called), new.noun != host.noun, new.group == host.group,
            food(named: "\(called) \(name.joint) \(name.company)") == nil
        else { return nil }
        var first = mention(of: new), second = mention(of: company)
        (first.said, second.said, first.amount) = (called, name.company, correction.amount ?? correction.food?.amount ?? Amount())
        var log = LogFood(foods: [first, second], when: row.when)
        (log.replaces, log.restates, log.confirmed, log.isPlain) = (row.id, .never, correction.confirmed, true)
        var outcome = try logFood(log, self)
        outcome.name = "correct"
        return outcome
    }

    /// "no, fue un cuarto de pollo", of a medio pollo a la brasa con papas: that plate, whose kind and chips stand.
    func shareOfBird(_ correction: Correction) throws -> Outcome? {
        guard language == "es", correction.selection.ids.isEmpty, correction.factor == nil, correction.removed.isEmpty,
            let named = correction.food ?? correction.selection.foods.only, case let words = Word.split(named.said), words.last == "pollo",
            let share = words.first == "pollo" ? nil : words.first, ["cuarto", "medio", "octavo", "entero"].contains(share),
            let row = try spokenOf().last(where: { NameParts($0.said) != nil && Word.split($0.said).contains("pollo") }),
            food(row.foodID, noun: row.noun)?.isDish == true, let bird = row.said.lowercased().firstRange(of: "pollo")
        else { return nil }
        return try told(row, as: (share == "medio" ? "medio " : "\(share) de ") + row.said[bird.lowerBound...])
    }

    /// Whether a row is called by a food that it comes with.
    private func isCalled(_ row: Entry, with mention: FoodMention) -> Bool {
        guard food(row.foodID, noun: row.noun)?.isDrink == false, kinship(of: mention, to: row) == nil else { return false }
        let words = Word.split(mention.said)
        if let company = NameParts(row.said).map({ Word.split($0.company) }), let head = language == "es" ? words.first : words.last,
            company == words || (language == "es" ? company.contains(head) : company.last == head)
        {
            return true
        }
        return DishParts(row.said, language: language)?.parts.dropFirst().contains { Word.split($0) == words } ?? false
    }

    /// Whether a row is a plateful that has such a thing on it, as its recipe or such plates go: the rice and the fries of a lomo saltado.
    private func isServed(_ row: Entry, with mention: FoodMention) -> Bool {
        guard let dish = food(row.foodID, noun: row.noun), ["dish", "breakfast", "fastfood"].contains(dish.group), let part = food(mention),
            ["plate", "serving", "order", "bowl"].contains(row.unit), kinship(of: mention, to: row) == nil,
            ["grain", "bread", "egg", "meat", "sausage", "legume"].contains(part.group)
                || !Self.filling.isDisjoint(with: Word.split(part.noun)),
            // What the tables know with it is another.
            food(named: language == "es" ? "\(row.said) con \(mention.said)" : "\(row.said) with \(mention.said)").map({ $0.noun == dish.noun })
                ?? true
        else { return false }
        return isMade(dish, with: part) || grams(of: mention.said, in: dish) > 0
    }

    private static let filling: Set<String> = ["potato", "fry", "fries", "plantain", "cassava", "yuca"]

    /// "tostada con tomate y aceite", of one with tomato: where the tables know it with both.
    private func called(_ row: Entry, and more: FoodMention) -> FoodMention? {
        guard NameParts(row.said) != nil else { return nil }
        let joint = language == "es" ? "y" : "and", short = more.said.split(separator: " ").first.map(String.init) ?? more.said
        for name in [more.said, short].map({ "\(row.said) \(joint) \($0)" }) {
            guard let whole = food(named: name) else { continue }
            var mention = mention(of: whole)
            mention.said = name
            return mention
        }
        return nil
    }

    /// What a row is called with a kind of what it came with: "arepa con queso blanco".
    private func called(_ row: Entry, with mention: FoodMention) -> String? {
        guard let name = NameParts(row.said), Word.split(mention.said).count > Word.split(name.company).count else { return nil }
        return name.with(company: mention.said)
    }

    /// "y 200 ml de leche semi", "leche de soja 150 ml", of what was told with milk or is made with it: how much of which milk that was, and no glass
    /// beside it.
    func milkMeasured(_ request: LogFood) throws -> Outcome? {
        guard request.isPlain != true, request.replaces == nil, !request.isToldAsEaten, request.when.isEmpty, tracker.areRowsOld != true,
            ["log_food", "correct"].contains(tracker.lastAction ?? ""), let mention = request.foods.only, !mention.negated, let milk = food(mention),
            DishRole.of(milk) == .milk, let unit = mention.amount.unit, ["ml", "cl", "dl", "l", "fl oz"].contains(unit.name)
        else { return nil }
        return try milkMeasured(mention, milk)
    }

    /// The same, told as what it was: "eran 200 ml de leche entera".
    func milkMeasured(_ correction: Correction) throws -> Outcome? {
        guard correction.selection.ids.isEmpty, correction.factor == nil, correction.removed.isEmpty, correction.selection.when.isEmpty,
            var mention = correction.food ?? correction.selection.foods.only, correction.selection.foods.allSatisfy({ $0.said == mention.said }),
            let amount = correction.amount ?? Optional(mention.amount), let unit = amount.unit, ["ml", "cl", "dl", "l", "fl oz"].contains(unit.name),
            let milk = food(mention), DishRole.of(milk) == .milk
        else { return nil }
        mention.amount = amount
        return try milkMeasured(mention, milk)
    }

    private func milkMeasured(_ mention: FoodMention, _ milk: Food) throws -> Outcome? {
        let rows = try spokenOf() + mealSpokenOf(), isKind = Word.split(mention.said).count > 1
        func isMilk(_ row: Entry) -> Bool {
            food(row.foodID, noun: row.noun).map { ["dairy", "plant-based"].contains($0.group) && $0.head.last == "milk" } == true
                && NameParts(row.said) == nil
        }
        // A glass of it is a glass; half a cup on cereal was taken for granted.
        if let row = rows.last(where: isMilk) {
            guard rows.contains(where: { !isMilk($0) && $0.day == row.day && $0.meal == row.meal }), row.assumed.contains(.quantity) else {
                return nil
            }
            var told = mention
            told.isDefinite = false
            return try correct(
                Correction(selection: Selection(ids: [row.id]), food: isKind ? told : nil, amount: isKind ? nil : mention.amount), self)
        }
        guard let row = rows.last(where: isWithMilk), let dish = food(row.foodID, noun: row.noun) else { return nil }
        let host = NameParts(row.said)?.host ?? row.said, joint = language == "es" ? "con" : "with"
        if isKind, let kind = food(named: "\(host) \(joint) \(mention.said)"), kind.group == dish.group {
            guard (kind.id, kind.noun) != (row.foodID, row.noun) else { return try told(row, as: inOtherAmount(mention.said, row)) }
            var drink = self.mention(of: kind)
            drink.said = "\(host) \(joint) \(mention.said)"
            return try correct(Correction(selection: Selection(ids: [row.id]), food: drink), self)
        }
        let standing = grams(of: language == "es" ? "leche" : "milk", in: dish) * row.grams / 100, told = milk.portion(mention.amount).grams
        if isKind, let other = altered(dish, with: milk, called: mention.said, said: host) { return try remade(row, as: other) }
        if standing > 0, case let factor = told / standing, (0.2...5).contains(factor), !(0.85...1.15).contains(factor),
            let other = altered(dish, language == "es" ? "leche" : "milk", times: factor, said: row.said)
        {
            return try remade(row, as: other)
        }
        return try self.told(row, as: inOtherAmount(mention.said, row))
    }

    /// Whether a row is told with milk, or is a drink or porridge that is made with it.
    private func isWithMilk(_ row: Entry) -> Bool {
        guard let whole = food(row.foodID, noun: row.noun), whole.contents?.has(.milk) == true else { return false }
        let company = Word.split(NameParts(row.said)?.company ?? "")
        return company.contains(where: ["leche", "milk"].contains) || Word.split(row.said).contains("milk") || whole.group == "drink"
    }
}
