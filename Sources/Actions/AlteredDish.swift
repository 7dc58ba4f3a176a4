import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// A dish that was made otherwise, reckoned anew from what it is made of: "completo sin mayo", "double chicken", "on sourdough".
extension Kitchen {
    /// The dish without some of its parts; nil where no source tells what it is made of, or it has none of them.
    func altered(_ dish: Food, without removed: [String], said: String = "") -> LeftOut? {
        guard let batch = knowledge.batch(of: dish.id.base), !removed.isEmpty else { return nil }
        var changes: [(food: Food, grams: Double)] = []
        var left: [String] = []
        for name in removed {
            let parts = self.parts(called: name, of: dish, batch)
            guard !parts.isEmpty else {
                // Its makers put in none; what nobody knows may be in it all the same.
                if food(named: name) == nil { return nil }
                continue
            }
            changes += parts.map { ($0.food, -$0.grams) }
            left.append(name)
        }
        guard !left.isEmpty else { return .hasNone }
        // "lomo saltado con arroz" without it is no "con arroz".
        let host = NameParts(said).flatMap { Word.split($0.company) == Word.split(left.joined(separator: " ")) ? $0.host : nil }
        return made(dish, changes, batch).map { .variant(named($0, after: dish, host ?? said, ("without %", "sin %"), left)) }
    }

    /// "double the chicken", "el pan era media barra": the dish with so many times a part of it, or so much.
    func altered(_ dish: Food, _ part: String, times factor: Double, said: String = "") -> Food? {
        guard let batch = knowledge.batch(of: dish.id.base) else { return nil }
        let changes = parts(called: part, of: dish, batch).map { ($0.food, $0.grams * (factor - 1)) }
        guard !changes.isEmpty, factor > 0, factor <= 8, factor != 1, let food = made(dish, changes, batch) else { return nil }
        let times: [Double: (String, String)] = [2: ("with double %", "con doble %"), 3: ("with triple %", "con triple %")]
        return named(
            food, after: dish, said, times[factor] ?? (factor < 1 ? ("with less %", "con menos %") : ("with extra %", "con más %")), [part])
    }

    /// "burrito de tofu", "lasaña de berenjena", "tofu poke bowl", where the tables know only one with meat: that one, with what is told in the place
    /// of its meat.
    func ofPlants(_ dish: Food, said: String) -> Food? {
        let words = Word.split(said)
        guard words.count > 1, let contents = dish.contents, flesh.contains(where: contents.has), dish.id.alterations.isEmpty,
            let batch = knowledge.batch(of: dish.id)
        else { return nil }
        let name: ArraySlice<String>
        if language == "es" {
            guard let of = words.firstIndex(of: "de") else { return nil }
            name = words[(of + 1)...].prefix { !["con", "y", "e", "al", "a", "sin", "en"].contains($0) }
        } else {
            name = words.prefix { !dish.head.contains($0) }
        }
        guard (1...2).contains(name.count), let part = food(named: name.joined(separator: " ")), let own = part.contents,
            ["plant-based", "vegetable", "legume"].contains(part.group), !flesh.contains(where: own.mayHave),
            Set(Word.split(part.noun)).union(name).isDisjoint(with: Word.split(dish.noun) + dish.namesES.flatMap { Word.split($0) }),
            !batch.parts.contains(where: { $0.food.id == part.id })
        else { return nil }
        let meat = top(batch.parts.filter { DishRole.of($0.food) == .meat && $0.food.contents.map { flesh.contains(where: $0.has) } ?? true })
        let grams = meat.reduce(0) { $0 + $1.grams }
        guard grams > 5, let made = made(dish, meat.map { ($0.food, -$0.grams) } + [(part, grams)], batch) else { return nil }
        return named(made, after: dish, "", ("with %", "de %"), [name.joined(separator: " ")])
    }

    /// "on sourdough", "con leche descremada": the dish with another food in the place of what plays its part.
    func altered(_ dish: Food, with other: Food, called told: String, said: String = "") -> Food? {
        guard let batch = knowledge.batch(of: dish.id.base) else { return nil }
        let isWater = other.head.last == "water"
        guard let role = isWater ? .milk : DishRole.of(other) else { return nil }
        let parts = top(batch.parts.filter { DishRole.of($0.food) == role })
        guard !parts.isEmpty, !parts.contains(where: { $0.food.id == other.id }) else { return nil }
        // What goes in raw is raw.
        let name = DishRole.mainWords(of: parts[0].food)
        let isRaw = ["raw", "dry", "uncooked", "unenriched"].contains(where: name.contains) && !["cooked", "roasted"].contains(where: name.contains)
        let raw = isRaw ? other.raw.flatMap { knowledge.foods.figureRow($0) } : nil
        let changes = parts.map { ($0.food, -$0.grams) } + [(raw ?? other, parts.reduce(0) { $0 + $1.grams })]
        guard let food = made(dish, changes, batch) else { return nil }
        return named(food, after: dish, said, ("with %", "con %"), [told])
    }
}

extension ActionContext {
    /// "double the avocado", "el pan era media barra", "the pasta was whole wheat": the one dish of the meal that has such a part, where no row
    /// is that.
    func partChanged(_ correction: Correction) throws -> Outcome? {
        let factor = correction.factor ?? Word.split(correction.words).lazy.compactMap { multiples[$0] }.first
        guard correction.selection.ids.isEmpty, correction.selection.when.days == nil, correction.removed.isEmpty else { return nil }
        if let outcome = try exchangedKind(correction) ?? onBread(correction) { return outcome }
        guard
            let named = correction.selection.foods.only ?? (factor == nil ? nil : correction.food), let part = food(named),
            // "una pizza para dos, comí la mitad", after a cachopo: told now, and no part of that.
            named.isDefinite || !["un", "una", "a", "an"].contains(Word.split(correction.words).first)
        else { return nil }
        let rows = try mealSpokenOf()
        let isMeasured = factor == nil && (correction.amount ?? correction.food?.amount)?.unit != nil
        if isMeasured, let amount = correction.amount ?? correction.food?.amount,
            let row = rows.only(where: {
                isCalled(by: named, $0) && food($0.foodID, noun: $0.noun).map { grams(of: named.said, in: $0) == 0 } ?? false
            })
        {
            return try withPart(named, amount, row, confirmed: correction.confirmed)
        }
        guard
            matches(named, in: rows + (try pool(correction.selection.when))).allSatisfy({ isMeasured && isNamedAfter(named, $0) }),
            let row = rows.only(where: { row in food(row.foodID, noun: row.noun).map { grams(of: named.said, in: $0) > 0 } ?? false }),
            let dish = food(row.foodID, noun: row.noun), row.grams > 0,
            // The eggs of an omelette are what it is measured by.
            factor != nil || part.group != "egg" || dish.grams(of: "egg") == nil
        else { return nil }
        if let factor {
            return try altered(dish, named.said, times: factor, said: row.said).map { try remade(row, as: $0) }
        }
        if let other = correction.food ?? kind(of: part, called: named.said, saidIn: correction), other.said != named.said, other.amount.isEmpty,
            let food = food(other)
        {
            return try altered(dish, with: food, called: other.said, said: row.said).map { try remade(row, as: $0) }
        }
        guard let amount = correction.amount ?? correction.food?.amount, !amount.isEmpty else { return nil }
        let told = part.portion(amount).grams, standing = grams(of: named.said, in: dish) * row.grams / 100
        guard told > 0, let made = altered(dish, named.said, times: told / standing, said: row.said) else { return nil }
        return try remade(row, as: made)
    }

    /// "the sandwich had 2 cans of tuna", "cada taco llevaba 50 g de pollo": so much of what the row's dish is made with, and no food besides. Those
    /// parts leave the request.
    func partsMeasured(in request: inout LogFood) throws -> Outcome? {
        guard request.areContents == true || request.restates == .part, request.foods.contains(where: { !$0.amount.isEmpty }) else { return nil }
        let meal = try mealSpokenOf(), host = request.host ?? request.addedTo
        guard var row = try host.map({ matches($0, in: meal) })?.last ?? (host == nil ? spokenOf().only : nil), row.grams > 0 else { return nil }
        // "the smoothie had a banana and a cup of milk" tells all of it.
        if let dish = food(row.foodID, noun: row.noun), isMade(dish, row, wholeOf: request) { return nil }
        var outcome: Outcome?
        for mention in request.foods where !mention.amount.isEmpty {
            guard let dish = food(row.foodID, noun: row.noun), let part = food(mention),
                matches(mention, in: meal.filter { $0.id != row.id }).isEmpty
            else { continue }
            let standing = grams(of: mention.said, in: dish) * row.grams / 100, told = part.portion(mention.amount).grams
            let made = standing > 0 && told > 0 ? altered(dish, mention.said, times: told / standing, said: row.said) : nil
            // What its dough was weighed at, or what it is called after, is in it already, however no table tells how much.
            guard made != nil || standing == 0 && (Self.doughs.contains(part.head.last ?? "") && dish.isDish || isCalled(by: mention, row)) else {
                continue
            }
            let next =
                try made.map { try remade(row, as: $0) }
                ?? self.told(row, as: inOtherAmount(mention.said, row))
            if outcome == nil { outcome = next } else { outcome?.append(next) }
            request.foods.removeAll { $0 == mention }
            row = try diary.entry(row.id) ?? row
        }
        if outcome != nil, !request.foods.isEmpty { outcome?.append(try logFood(request, self)) }
        return outcome
    }

    private static let doughs: Set<String> = ["flour", "dough", "masa"]

    /// "the chicken was 100 g", of a chicken caesar salad: called by what is in it, and no chicken.
    private func isNamedAfter(_ part: FoodMention, _ row: Entry) -> Bool {
        guard isCalled(by: part, row), let dish = food(row.foodID, noun: row.noun) else { return false }
        return (1..<90).contains(grams(of: part.said, in: dish))
    }

    /// Whether a dish is called by a food that is a part of it, and not its head: the cheese of a cheese omelette.
    func isCalled(by part: FoodMention, _ row: Entry) -> Bool {
        let said = Word.split(row.said), name = Word.split(part.said)
        guard said.count > 1, let dish = food(row.foodID, noun: row.noun), !dish.isDrink, let food = food(part), food.group != dish.group,
            let head = language == "es" ? said.first : head(of: row.said, dish)
        else { return false }
        return !name.contains(head) && Set(name).isSubset(of: said) && !name.isEmpty
    }

    /// The word that an English name is of: "mac" of mac and cheese, "sandwich" of a ham and cheese sandwich.
    private func head(of name: String, _ dish: Food) -> String? {
        let parts = DishParts(name)?.parts ?? [name], last = parts[parts.count - 1]
        return Word.split(food(named: last)?.group == dish.group ? last : parts[0]).last
    }

    /// "the cheese was 40 g", of a cheese omelette that no table tells the parts of: the omelette alone, and so much cheese; else it stands as it is.
    private func withPart(_ part: FoodMention, _ amount: Amount, _ row: Entry, confirmed: Bool) throws -> Outcome? {
        let name = Set(Word.split(part.said) + ["and", "with", "y", "con", "de"])
        let rest = row.said.split(separator: " ").map(String.init).filter { Word.split($0).allSatisfy { !name.contains($0) } }.joined(separator: " ")
        // "150 g chicken", of a chicken wrap: nobody has an empty one.
        guard let host = food(named: rest), let dish = food(row.foodID, noun: row.noun), host.group == dish.group, host.noun != dish.noun,
            !["sandwich", "fastfood"].contains(dish.group),
            // "100 g beans", of a bean burrito: a bare one is of beef.
            !flesh.contains(where: { meat in host.contents?.has(meat) == true && dish.contents?.has(meat) != true })
        else {
            return try told(row, as: inOtherAmount(part.said, row))
        }
        var alone = mention(of: host), beside = part
        if !row.assumed.contains(.quantity) || row.unit == "egg" { alone.amount = said(row) }
        (beside.amount, beside.isDefinite) = (amount, false)
        var log = LogFood(foods: [alone, beside], when: row.when)
        (log.replaces, log.restates, log.confirmed) = (row.id, .never, confirmed)
        var outcome = try logFood(log, self)
        outcome.name = "correct"
        return outcome
    }

    /// "the pasta was whole wheat", "el arroz era integral": another kind of a part of the one dish that has it.
    private func exchangedKind(_ correction: Correction) throws -> Outcome? {
        guard correction.factor == nil, correction.amount?.isEmpty ?? true, let told = correction.food, told.amount.isEmpty,
            told.isDefinite || Word.split(correction.words).prefix(2).contains(where: ["the", "el", "la", "los", "las"].contains)
                || ["cambia", "cambiame", "reemplaza", "sustituye", "change", "swap"].contains(Word.split(correction.words).first),
            let other = food(told), let role = DishRole.of(other), [.bread, .pasta, .grain, .milk].contains(role),
            correction.selection.foods.allSatisfy({ Set(Word.split($0.said)).isSubset(of: Word.split(told.said) + Word.split(correction.words)) }),
            // "the toast was whole wheat", of avocado toast: no plain one stands.
            try matches(told, in: mealSpokenOf() + pool(correction.selection.when)).allSatisfy({ row in
                knowledge.composed[row.foodID.base] != nil && DishRole.of(other) == .bread
            })
        else { return nil }
        let made = try mealSpokenOf().compactMap { row in
            food(row.foodID, noun: row.noun).flatMap { altered($0, with: other, called: told.said, said: row.said) }.map { (row, $0) }
        }
        return try made.only.map { try remade($0.0, as: $0.1) }
    }

    /// What a name with a part told behind it stands for: "club sandwich on sourdough", "sándwich con pan integral".
    func remade(_ row: Entry, called name: String) throws -> Outcome? {
        guard let dish = food(row.foodID, noun: row.noun) else { return nil }
        if let made = onOtherBread(dish, row, called: name) { return try remade(row, as: made) }
        guard name.count > row.said.count, name.lowercased().hasPrefix(row.said.lowercased()) else { return nil }
        var words = name.dropFirst(row.said.count).split(separator: " ").map(String.init)
        words.removeFirst(words.prefix { ["on", "with", "made", "cooked", "in", "con", "en", "hecho", "hecha"].contains($0) }.count)
        if let first = words.first, words.count > 1, let factor = multiples[first] ?? (first == "extra" ? 1.5 : nil) {
            return try altered(dish, words.dropFirst().joined(separator: " "), times: factor, said: row.said).map { try remade(row, as: $0) }
        }
        // "descremada", of a licuado de banana con leche.
        let company = NameParts(name)?.company ?? ""
        let told = food(named: words.joined(separator: " ")) == nil && !company.isEmpty ? company : words.joined(separator: " ")
        guard let other = food(named: told) else { return nil }
        let said = told == company ? NameParts(row.said)?.host ?? row.said : row.said
        return try altered(dish, with: other, called: told, said: said).map { try remade(row, as: $0) }
    }

    /// "tostadas integrales con palta", of tostadas con palta, "avocado whole wheat toast": the dish with bread of that kind.
    private func onOtherBread(_ dish: Food, _ row: Entry, called name: String) -> Food? {
        let said = Word.split(row.said), kind = Word.split(name).filter { !said.contains($0) && !["de", "pan"].contains($0) }.joined(separator: " ")
        let new = NameParts(name), old = NameParts(row.said)
        guard said.count > 1, !kind.isEmpty, new?.company == old?.company, let head = language == "es" ? said.first : said.last,
            let bread = food(named: new?.host ?? "\(kind) \(head)"), DishRole.of(bread) == .bread
        else { return nil }
        return altered(dish, with: bread, called: language == "es" ? "pan \(kind)" : "\(kind) bread", said: row.said)
    }

    /// "the toast was whole wheat", of avocado toast, where its bread is the head of its name.
    private func onBread(_ correction: Correction) throws -> Outcome? {
        guard let named = correction.selection.foods.only, let row = try matches(named, in: mealSpokenOf()).only,
            let mention = kind(correction, of: row), let bread = food(mention), isOnlyBread(bread, of: row),
            let dish = food(row.foodID, noun: row.noun)
        else { return nil }
        return try altered(dish, with: bread, called: mention.said, said: row.said).map { try remade(row, as: $0) }
    }

    /// "avocado whole wheat toast" is no plain toast.
    func isOnlyBread(_ kind: Food, of row: Entry) -> Bool {
        knowledge.composed[row.foodID.base] != nil && knowledge.composed[kind.id] == nil && DishRole.of(kind) == .bread
    }

    /// The same row with a dish that was made otherwise.
    func remade(_ row: Entry, as food: Food) throws -> Outcome {
        let reference = FoodReference(id: food.id, noun: food.noun, score: 1)
        let stored = try diary.update(replaced(row, with: food, reference, said: title(food), amount: Amount()))
        return Outcome(
            name: "correct",
            events: [
                .slot(.entries([stored.id])), .slot(.food(id: stored.foodID, noun: stored.noun, grams: stored.grams)), .slot(.day(stored.day)),
                .slot(.explanations([stored.explanation(of: .energy)])),
            ], parts: [.corrected(before: row, after: stored)], day: try diary.totals(stored.day))
    }

    /// Grams of a part in 100 g of a dish; none where nobody tells what it is made of.
    func grams(of part: String, in dish: Food) -> Double {
        knowledge.batch(of: dish.id.base).map { batch in
            parts(called: part, of: dish, batch).reduce(0) { sum, part in
                sum + part.grams + dish.id.alterations.filter { $0.food == part.food.id }.reduce(0) { $0 + $1.grams }
            }
        } ?? 0
    }
}

extension Kitchen {
    /// The dish that a code with changes stands for.
    func altered(_ id: FoodID, noun: String) -> Food? {
        let changes = id.alterations.compactMap { change in knowledge.foods.food(change.food).map { (food: $0, grams: change.grams) } }
        guard !changes.isEmpty, changes.count == id.alterations.count,
            let dish = usual(id, noun), var food = dish.altered(by: changes, kept: knowledge.batch(of: id.base)?.kept ?? 1)
        else { return nil }
        if noun.hasPrefix(dish.noun) { food.name += noun.dropFirst(dish.noun.count) }
        food.noun = noun
        return food
    }

    /// The dish as usually made, of one that is made otherwise: its noun begins that of the other.
    fileprivate func usual(_ id: FoodID, _ noun: String) -> Food? {
        let words = noun.split(separator: " ")
        let nouns = words.indices.reversed().lazy.map { words[...$0].joined(separator: " ") }
        let named = nouns.compactMap { noun in self.knowledge.foods.food(id.base, noun: noun).flatMap { $0.noun == noun ? $0 : nil } }.first
        return named ?? knowledge.foods.food(id.base)
    }

    /// The dish with these changes beside those that were made before; nothing is taken out that is not in.
    /// - Parameter changes: grams to 100 g of the dish as usually made.
    func made(_ dish: Food, _ changes: [(food: Food, grams: Double)], _ batch: Batch) -> Food? {
        let before = dish.id.alterations.compactMap { change in knowledge.foods.food(change.food).map { (food: $0, grams: change.grams) } }
        var all: [(food: Food, grams: Double)] = []
        for change in before + changes {
            if let place = all.firstIndex(where: { $0.food.id == change.food.id }) { all[place].grams += change.grams } else { all.append(change) }
        }
        for place in all.indices {
            let usual = batch.parts.first { $0.food.id == all[place].food.id }?.grams ?? 0
            all[place].grams = max(all[place].grams, -usual)
        }
        return usual(dish.id, dish.noun)?.altered(by: all.filter { abs($0.grams) >= 0.005 }, kept: batch.kept)
    }

    /// As the person calls it: the dish, and how it was made; its noun is English.
    /// - Parameters:
    ///   - mark: in both languages, `%` for the parts.
    ///   - parts: as they were said.
    fileprivate func named(_ food: Food, after dish: Food, _ said: String, _ mark: (en: String, es: String), _ parts: [String]) -> Food {
        var food = food
        let names = parts.map { part in
            guard language == "es", let noun = self.food(named: part)?.noun else { return part }
            return part.hasSuffix("s") ? Word.plural(noun) : noun
        }
        func appended(_ mark: String, _ parts: [String], _ more: String, to name: String) -> String {
            // "without parmesan or croutons".
            let open = mark.prefix { $0 != "%" }
            let isMore = mark.hasSuffix("%") && ["without ", "sin "].contains(String(open)) && name.contains(" " + open)
            return name + " " + (isMore ? mark.replacing(open, with: more + " ") : mark).replacing("%", with: parts.joined(separator: " \(more) "))
        }
        if language == "es" {
            let plain = dish.id.alterations.isEmpty || said.isEmpty ? title(dish, said: said) : said
            food.spanish = appended(mark.es, parts, "ni", to: plain)
        }
        food.noun = appended(mark.en, names, "or", to: dish.noun)
        food.name = appended(mark.en, names, "or", to: dish.name)
        return food
    }

    /// What a part of a dish is called by: itself, a word of its name, a general word, or the part that it plays; the nearest alone.
    func parts(called name: String, of dish: Food, _ batch: Batch) -> [Batch.Part] {
        let asked = food(named: name), words = Word.split(asked?.noun ?? name), said = Word.split(name)
        let role = asked.flatMap(DishRole.of)
        let changed = dish.id.alterations
        let tests: [(Food) -> Bool] = [
            { food in food.id == asked?.id || food.noun == asked?.noun },
            // The chicken of a chicken curry with rice is no curry.
            { food in
                Set(words).isSubset(of: Word.split(food.noun) + DishRole.mainWords(of: food)) && (food.group != "dish" || asked?.group == "dish")
            },
            { food in said.count == 1 && food.namesES.contains { Word.split($0).first == said[0] } && self.language == "es" },
            // "chicharrón (fried pork belly)", of what was made with pork belly.
            { food in asked.map { Set(DishRole.mainWords(of: food)).subtracting(["raw", "fresh"]).isSubset(of: Word.split($0.name)) } ?? false },
            { food in food.isCalled(said) || food.isCalled(words) },
            { food in
                let kin = [words, said].compactMap(\.only).reduce(into: Set<String>()) { $0.formUnion(KinNames.same(as: $1)) }
                return !kin.isDisjoint(with: DishRole.mainWords(of: food))
            },
            // "sin la ensalada", of a plate: what lies raw on it.
            { food in
                ["salad", "ensalada"].contains(said.only ?? "") && dish.group != "salad"
                    && !Set(DishRole.mainWords(of: food)).isDisjoint(with: ["lettuce", "cabbage", "tomato", "cucumber", "radish"])
            },
            { food in role.map { [.bread, .pasta, .dressing, .cheese].contains($0) && DishRole.of(food) == $0 } ?? false },
            { food in ["meat", "carne"].contains(name) && DishRole.of(food) == .meat },
        ]
        for test in tests {
            var found = top(batch.parts.filter { test($0.food) })
            // "the cheese", of an omelette with "cheese as ingredient in sandwiches": all of it, and not the cheddar that is some of that.
            let wholes = batch.parts.filter { whole in
                whole.within == nil && [said[...], words.suffix(1)].contains(DishRole.mainWords(of: whole.food)[...])
                    && found.contains { $0.within == whole.food.id }
            }
            if !wholes.isEmpty { found = wholes }
            if !found.isEmpty {
                return found.filter { part in !changed.contains { $0.food == part.food.id && $0.grams <= -part.grams + 0.02 } }
            }
        }
        return []
    }

    /// No part of what is told whole already.
    func top(_ parts: [Batch.Part]) -> [Batch.Part] {
        parts.filter { part in part.within.map { whole in !parts.contains { $0.food.id == whole } } ?? true }
    }
}

/// How many times as much of a part a word tells.
private let multiples: [String: Double] = ["double": 2, "triple": 3, "doble": 2]

/// What is of no plant.
let flesh: [Content] = [.meat, .pork, .fish, .crustaceans, .molluscs]
