import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// What became of "without dressing".
enum LeftOut {
    /// A row of the tables has it so, or it was reckoned anew.
    case variant(Food)
    /// The food has none of it anyway.
    case hasNone
    /// Nobody tells what it is made of: the figures of the usual food stand.
    case unknown

    /// Drinks into which sugar is put, if at all, by who drinks them; and words of those that are sold with it.
    fileprivate static let unsweetened: Set<String> = [
        "coffee", "latte", "cappuccino", "espresso", "cortado", "macchiato", "americano", "tea", "flat",
    ]
    fileprivate static let sweetened: Set<String> = [
        "sweet", "sweetened", "sugar", "flavored", "vanilla", "caramel", "mocha", "chai", "frappe", "iced", "condensed", "chocolate", "bottled",
    ]
}

extension ActionContext {
    /// "el mismo tumbet pero sin huevo", of which nothing that was copied is or holds an egg: it stands, and so does the egg of the day before.
    func copiedWithout(_ correction: Correction) throws -> Outcome? {
        guard correction.selection.isCopied == true, !correction.removed.isEmpty else { return nil }
        let rows = try tracker.entries.compactMap { try diary.entry($0) }
        guard let last = rows.last, holder(of: correction.removed, among: rows) == nil else { return nil }
        let isThere = correction.removed.contains { said in
            let mention = FoodMention(said: said, candidates: food(named: said).map { self.mention(of: $0).candidates } ?? [])
            return !matches(mention, in: rows).isEmpty || rows.contains { isCalled(mention, $0) } || dessert(said, of: rows) != nil
        }
        guard !isThere else { return nil }
        return Outcome(
            name: "correct", events: [.slot(.entries(rows.map(\.id)))], parts: [.heldNone(correction.removed)], day: try diary.totals(last.day))
    }

    /// "era pierna y muslo", of a mole with chicken: the dish stands, and no table tells it by its cuts.
    func cutTold(_ correction: Correction) throws -> Outcome? {
        guard language == "es", correction.selection.foods.isEmpty, correction.selection.ids.isEmpty, correction.amount == nil,
            correction.factor == nil,
            let cut = correction.food, cut.amount.isEmpty, let noun = cut.best?.noun,
            Word.split(noun).contains(where: ["thigh", "drumstick", "breast", "leg"].contains), Word.split(noun).contains("chicken"),
            let row = try spokenOf().only, let dish = food(row.foodID, noun: row.noun), dish.isDish,
            Word.split(dish.name).contains("chicken") || Word.split(title(dish)).contains("pollo"), Word.split(row.said).first != "pollo"
        else { return nil }
        return Outcome(
            name: "correct", events: [.slot(.entries([row.id]))],
            parts: [.leftOut(noun: "\(row.said) de \(cut.said)", removed: []), .alreadySo(row)],
            day: try diary.totals(row.day))
    }

    /// "but without the beer", of a meal that was copied: the one row that is called so, whatever kind of it stands.
    func copiedRow(called said: String) throws -> Entry? {
        let words = Word.split(said)
        guard tracker.lastAction == "copy_entries", tracker.entries.count > 1, !words.isEmpty else { return nil }
        let rows = try tracker.entries.compactMap { try diary.entry($0) }
        return rows.only { row in
            let told = Word.split(row.said)
            return language == "es" ? told.starts(with: words) : told.suffix(words.count).elementsEqual(words)
        } ?? rows.only { isCalled(FoodMention(said: said, candidates: []), $0) }
    }
}

extension Kitchen {
    /// Whether a dish is cooked from lentils or rice and known by what goes in: without one of these it is a plateful as before, and no side of them.
    func isPotful(_ dish: Food, of host: Food, without part: Food?) -> Bool {
        // "lentejas con arroz" without the rice are lentils.
        if let part, ["legume", "grain"].contains(part.group) { return false }
        return dish.isDish && ["legume", "grain"].contains(host.group) && knowledge.batch(of: dish.id.base) != nil
    }

    /// Looks for the food without the things that were left out, else reckons it anew from what it is made of. `said` is what the person
    /// called it.
    func without(_ removed: [String], in food: Food, said: String = "") -> LeftOut {
        // "sin granola", of a yogurt with granola.
        if let name = NameParts(said), Word.split(name.company) == Word.split(removed.joined(separator: " ")), let host = self.food(named: name.host),
            host.id != food.id || host.noun != food.noun
        {
            if isPotful(food, of: host, without: removed.only.flatMap { self.food(named: $0) }),
                case .variant(let rest)? = altered(food, without: removed, said: said)
            {
                return .variant(rest)
            }
            return .variant(host)
        }
        for name in [said, food.noun] {
            let isTold = name == said
            guard let parts = DishParts(name, language: isTold ? language : "en"),
                let place = removed.only.flatMap({ parts.place(endingIn: Word.split($0).last) }), place > 0,
                let rest = self.food(named: parts.without(place)), rest.noun != food.noun
            else { continue }
            return .variant(rest)
        }
        // "no cheese", of a ham and cheese sandwich.
        for name in [said, food.noun] {
            guard let part = removed.only else { break }
            // "without the ham" of a ham and cheese omelette, "sin queso" of jamón y queso, "no cheese" of a cheeseburger.
            let cuts = [
                (" and \(part) ", " "), (" & \(part) ", " "), ("\(part) and ", ""), ("\(part) & ", ""), ("\(part) y ", ""), (" y \(part)", ""),
            ]
            let isCompound = name.hasPrefix(part) && !name.hasPrefix(part + " ") && name.utf8.count > part.utf8.count + 3
            let rest =
                isCompound
                ? String(name.dropFirst(part.count)) : cuts.lazy.compactMap { name.contains($0.0) ? name.replacing($0.0, with: $0.1) : nil }.first
            if let rest, let variant = self.food(named: rest), variant.noun != food.noun { return .variant(variant) }
        }
        let list = removed.joined(separator: " and ")
        var names = ["\(food.noun) without \(list)", "\(food.noun) no \(list)", "\(list) free \(food.noun)", "un\(list)ed \(food.noun)"]
        names += food.namesES.map { "\($0) sin \(removed.joined(separator: " ni "))" }
        if food.noun.contains(" with \(list)") { names.append(food.noun.replacing(" with \(list)", with: "")) }
        for name in names {
            if let variant = self.food(named: name) {
                // "lomo saltado con papas" is no name for one without.
                let isWith = variant.id == food.id && food.namesES.contains { $0.hasSuffix(" con \(removed.joined(separator: " y "))") }
                if isWith { continue }
                return variant.id == food.id && variant.noun == food.noun ? .hasNone : .variant(variant)
            }
        }
        if let part = removed.only, let bare = bare(food, of: part) { return bare }
        let rest = removed.filter { !isWithout($0, food) && !hasNone(of: $0, food) }
        return rest.isEmpty ? .hasNone : altered(food, without: rest, said: said) ?? .unknown
    }
}

extension ActionContext {
    /// The row that has none of what a correction leaves out, where the tables know no row of these without it.
    func without(_ correction: Correction, among rows: [Entry]) -> Entry? {
        guard !correction.removed.isEmpty, correction.food == nil, correction.amount?.isEmpty ?? true, correction.factor == nil else { return nil }
        var without: Entry?
        for row in rows {
            switch food(row.foodID, noun: row.noun).map({ self.without(correction.removed, in: $0, said: row.said) }) {
            case .variant?: return nil
            case .hasNone?: without = without ?? row
            case .unknown?, nil: break
            }
        }
        return without
    }

    /// "no pickle", of a burger with fries and a drink: of what lies in it, and in the place of no fries.
    private func topping(_ mention: FoodMention) throws -> Entry? {
        guard let side = food(mention), ["vegetable", "sauce", "spice"].contains(side.group), matches(mention, in: try mealSpokenOf()).isEmpty else {
            return nil
        }
        let rows = try spokenOf()
        return rows.count > 1
            ? rows.only { row in
                food(row.foodID, noun: row.noun).map {
                    $0.group == "sandwich" || ["burger", "hamburger", "cheeseburger", "mac", "whopper", "taco", "dog"].contains($0.head.last ?? "")
                } ?? false
            } : nil
    }

    /// "no rice", of a curry that has none, "no bun", of a veggie burger: it stands.
    func standingWithout(_ mention: FoodMention, _ correction: Correction) throws -> Outcome? {
        if correction.selection.foods.isEmpty, let row = try topping(mention) {
            return Outcome(
                name: "correct", events: [.slot(.entries([row.id]))], parts: [.leftOut(noun: row.said, removed: [mention.said]), .alreadySo(row)],
                day: try diary.totals(row.day))
        }
        guard correction.selection.foods.isEmpty, let row = try spokenOf().only, matches(mention, in: try mealSpokenOf()).isEmpty,
            let dish = food(row.foodID, noun: row.noun), !dish.isDrink, let side = food(mention)
        else { return nil }
        // "no bun", of a hamburger: the patty.
        if side.group == "bread", case .variant(let bare) = without([mention.said], in: dish, said: row.said), bare.id.alterations.isEmpty {
            return try correct(Correction(selection: Selection(ids: [row.id]), food: self.mention(of: bare)), self)
        }
        guard
            knowledge.batch(of: dish.id.base) != nil || dish.group == "dish"
                ? ["grain", "bread", "sauce"].contains(side.group) : side.group == "bread"
        else { return nil }
        return Outcome(name: "correct", events: [.slot(.entries([row.id]))], parts: [.alreadySo(row)])
    }
}

extension ActionContext {
    /// "no sugar", after the milk of a tea was told: the tea, which has none.
    func hostLeftWithout(_ correction: Correction, _ row: Entry) throws -> Entry? {
        guard !correction.removed.isEmpty, correction.food == nil, correction.selection.foods.isEmpty, correction.amount?.isEmpty ?? true else {
            return nil
        }
        return try mealSpokenOf().last { host in
            guard host.id < row.id, let food = food(host.foodID, noun: host.noun), let part = self.food(row.foodID, noun: row.noun),
                knowledge.companions.amount(of: part, with: food) != nil,
                case .hasNone = without(correction.removed, in: food, said: host.said)
            else { return false }
            return true
        }
    }
}

extension Kitchen {
    /// Whether the name says so: "Salad, grilled chicken, no dressing".
    fileprivate func isWithout(_ removed: String, _ food: Food) -> Bool {
        let name = Word.split(food.name)
        // In the table's own words where the person spoke another language.
        return ([removed] + (self.food(named: removed).map { [$0.noun] } ?? [])).map(Word.split).contains { wanted in
            name.indices.contains { ["no", "without"].contains(name[$0]) && name[($0 + 1)...].starts(with: wanted) }
        }
    }

    /// Whether the food holds next to nothing of what the left-out food is made of: black coffee has no sugar to take away.
    fileprivate func hasNone(of removed: String, _ food: Food) -> Bool {
        guard let other = self.food(named: removed) else { return false }
        // Nobody counts ketchup into plain fries: a sauce is logged beside them.
        if other.group == "sauce", ["vegetable", "meat", "poultry", "fish", "egg", "grain", "bread", "fruit", "snack"].contains(food.group),
            knowledge.composed[food.id] == nil
        {
            return true
        }
        // The sugars of a latte are those of its milk: none was put in.
        let named = Set(Word.split("\(food.noun) \(food.name)"))
        if other.noun.hasSuffix("sugar"), food.isDrink, !named.isDisjoint(with: LeftOut.unsweetened), named.isDisjoint(with: LeftOut.sweetened) {
            return true
        }
        // Juice of fruit alone has that of the fruit.
        if other.noun.hasSuffix("sugar"), food.isDrink, named.contains("juice"),
            named.isDisjoint(with: LeftOut.sweetened.union(["cocktail", "drink", "nectar", "ade", "punch", "blend"]))
        {
            return true
        }
        let energies: [(nutrient: Nutrient, kilocalories: Double)] = [(.carbohydrate, 4), (.protein, 4), (.fat, 9)].map { nutrient, factor in
            (nutrient, (other.figures[nutrient] ?? 0) * factor)
        }
        guard let main = energies.max(by: { $0.kilocalories < $1.kilocalories }), main.kilocalories > 0 else { return false }
        return (food.figures[main.nutrient] ?? 1) < 1
    }
}

extension ActionContext {
    /// "hoy no comí pan", "no wine today", where only yesterday had some: nothing of another day is taken out.
    func notThatDay(_ correction: Correction) throws -> Outcome? {
        let denied = correction.food.map(correction.saysNo) ?? false ? correction.food?.said : nil
        guard let day = correction.selection.when.day, correction.selection.ids.isEmpty, let said = correction.removed.first ?? denied,
            let last = try spokenOf().last, last.day != day, try !pool(When(days: day...day)).contains(where: { Word.split($0.said).contains(said) })
        else { return nil }
        return Outcome(name: "deny", parts: [.talk(.nothingDone)])
    }
}
