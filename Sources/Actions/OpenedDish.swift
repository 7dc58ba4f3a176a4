import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// A dish of one row that is called by foods of their own, "steak and fries", with the place of the one that is spoken of.
struct OpenedDish {
    let row: Entry
    /// What it is called by, each as much as is usual.
    var foods: [FoodMention]
    let place: Int

    /// With another food for the part spoken of.
    func with(_ mention: FoodMention) -> OpenedDish {
        var dish = self
        // "half the chips", "small fish", of fish and chips: no crisps, and fried as it was.
        let own = DishParts(row.said).flatMap { $0.parts.count == foods.count ? Word.split($0.parts[place]) : nil } ?? []
        let told = Word.split(mention.said).filter { $0 != mention.amount.size }
        if told == ["chip"] || told.count == 1 && told == own { dish.foods[place].amount = mention.amount } else { dish.foods[place] = mention }
        return dish
    }

    /// The foods in the place of the dish.
    var logged: LogFood {
        var log = LogFood(foods: foods, when: row.when)
        (log.replaces, log.restates) = (row.id, .never)
        return log
    }
}

extension ActionContext {
    /// The only dish among rows that has a food for a part, where no row is that food; nil where its parts are no dishes by themselves.
    func openedDish(with mention: FoodMention, among rows: [Entry]) -> OpenedDish? {
        guard !rows.contains(where: { likeness($0, mention) > 2 || Word.split($0.said) == Word.split(mention.said) }) else { return nil }
        var seen: Set<Int> = []
        let found = rows.filter { seen.insert($0.id).inserted }.compactMap { row in
            // The noun is English.
            (language == "en" ? [row.said, row.noun] : [row.said]).lazy.compactMap { self.opened(row, called: $0, with: mention) }.first
        }
        return found.only
    }

    private func opened(_ row: Entry, called name: String, with mention: FoodMention) -> OpenedDish? {
        guard let named = DishParts(name, language: language), case let parts = named.parts, parts.count <= 3,
            let whole = food(row.foodID, noun: row.noun), Self.opening.contains(whole.group),
            let last = parts.last.map({ Word.split($0) })
        else { return nil }
        // A ham and cheese omelette is one of ham.
        if last.count > 1, food(named: "\(parts[0]) \(last[last.count - 1])")?.group == whole.group { return nil }
        let foods = parts.compactMap { food(named: Self.served(named.parts)[$0] ?? $0) }
        guard foods.count == parts.count, !foods.contains(where: { $0.group == "spice" }) else { return nil }
        let words = Word.split(mention.said), head = language == "es" ? words.first : words.last
        func isCalledSo(_ place: Int) -> Bool {
            let own = Word.split(parts[place])
            return (language == "es" ? own.first : own.last) == head || foods[place].id == mention.best?.id && foods[place].noun == mention.best?.noun
        }
        let group = food(mention)?.group
        guard let place = parts.indices.only(where: isCalledSo) ?? (mention.isDefinite ? nil : parts.indices.only { foods[$0].group == group }) else {
            return nil
        }
        // "el arroz", of an arroz con pollo, is the dish.
        let isBeside = ["and", "&", "y", "e", "n"].contains(named.joints[0]) || language == "en" && foods[0].group == "grain"
        guard place > 0 || isBeside else { return nil }
        // An omelette of 3 eggs is made of as many.
        return OpenedDish(
            row: row,
            foods: foods.map { part in
                row.unit == "egg" && part.group == "egg"
                    ? counted(part, row.quantity) : usual(part, times: isCounted(row) && row.unit != "egg" ? row.quantity : 1)
            },
            place: place)
    }

    /// "half the chips", "a cup of rice": a dish by its parts, with what is told of one of them.
    func retold(_ dish: OpenedDish, _ mention: FoodMention) -> OpenedDish {
        let share = mention.amount.unit == nil && mention.amount.size == nil && mention.isDefinite ? mention.amount.quantity : nil
        return share.flatMap { shared(dish, $0) } ?? kept(dish.with(mention))
    }

    /// A share of one part of a plateful, with as much of each part as makes up that plate; nil where the parts are not what was on it.
    private func shared(_ dish: OpenedDish, _ share: Double) -> OpenedDish? {
        let parts = dish.foods.compactMap { food($0) }, grams = parts.reduce(0) { $0 + $1.usualPortion.grams }
        guard share < 1, ["plate", "bowl", "serving", "order", "portion"].contains(dish.row.unit), parts.count == dish.foods.count, grams > 0,
            dish.foods.allSatisfy(\.amount.isEmpty), case let factor = (dish.row.grams / grams * 4).rounded() / 4, (1.25...3).contains(factor)
        else { return nil }
        var dish = dish
        for (place, part) in parts.enumerated() {
            dish.foods[place].amount = part.usualPortion.said(times: place == dish.place ? factor * share : factor)
        }
        return dish
    }

    /// As much of each part as makes up the plate that they were on.
    func filledUp(_ dish: OpenedDish) -> OpenedDish {
        let parts = dish.foods.compactMap { food($0) }, grams = parts.reduce(0) { $0 + $1.usualPortion.grams }
        guard ["plate", "bowl", "serving", "order", "portion"].contains(dish.row.unit), parts.count == dish.foods.count, grams > 0,
            dish.foods.allSatisfy(\.amount.isEmpty), case let factor = (dish.row.grams / grams * 4).rounded() / 4, (1.25...3).contains(factor)
        else { return dish }
        var dish = dish
        for (place, part) in parts.enumerated() { dish.foods[place].amount = part.usualPortion.said(times: factor) }
        return dish
    }

    /// "the fish was a small one", of fish and chips: what was not spoken of keeps as much as there was of it on that plate.
    private func kept(_ dish: OpenedDish) -> OpenedDish {
        let filled = filledUp(bare(dish))
        var dish = dish
        for place in dish.foods.indices where place != dish.place && dish.foods[place].amount.isEmpty {
            // Sausages and eggs are as many as before.
            let unit = food(dish.foods[place])?.usualPortion.unit ?? ""
            if !["link", "piece", "egg", "large", "slice"].contains(unit) { dish.foods[place].amount = filled.foods[place].amount }
        }
        return dish
    }

    /// With nothing told of how much there is of its parts.
    private func bare(_ dish: OpenedDish) -> OpenedDish {
        var dish = dish
        for place in dish.foods.indices { dish.foods[place].amount = Amount() }
        return dish
    }

    private func counted(_ food: Food, _ quantity: Double) -> FoodMention {
        var mention = mention(of: food)
        mention.amount = Amount(quantity: quantity)
        return mention
    }

    /// As much of a food as is usual with so many of a dish.
    private func usual(_ food: Food, times factor: Double) -> FoodMention {
        var mention = mention(of: food)
        guard factor != 1, factor < 10 else { return mention }
        mention.amount = food.usualPortion.said(times: factor)
        return mention
    }

    /// "the steak was 250 g", "the fries were sweet potato fries", "only half of the fries", of steak and fries: its parts as foods of their own.
    func openedDish(by correction: Correction) throws -> OpenedDish? {
        guard correction.selection.ids.isEmpty, correction.selection.ordinal == nil else { return nil }
        guard correction.selection.when.days == nil else { return openedDish(by: correction, among: try pool(correction.selection.when)) }
        return try openedDish(by: correction, among: mealSpokenOf()) ?? openedDish(by: correction, among: pool(correction.selection.when))
    }

    private func openedDish(by correction: Correction, among rows: [Entry]) -> OpenedDish? {
        if let left = correction.food.flatMap({ correction.saysNo($0) ? $0.said : nil }) ?? correction.removed.only {
            return openedDish(without: FoodMention(said: left, candidates: []), among: rows)
        }
        guard correction.removed.isEmpty, let named = correction.selection.foods.only ?? correction.food,
            var dish = openedDish(with: named, among: rows),
            let part = food(dish.foods[dish.place])
        else { return nil }
        // "el arroz era integral", of a lomo saltado con arroz, which has rice in it anyway: no second plate of it.
        if dish.place > 0, correction.factor == nil, correction.amount ?? correction.food?.amount ?? Amount() == Amount(),
            dish.foods[0].best?.id == dish.row.foodID
        {
            return nil
        }
        // "it was lasagna", beside another row that it may have been.
        if correction.selection.foods.isEmpty, rows.contains(where: { $0.id != dish.row.id && likeness($0, named) > 0 }) { return nil }
        let amount = correction.amount ?? correction.food?.amount ?? Amount()
        // "the fish was haddock", of fish and chips: fried as it was.
        let isKind = correction.factor == nil && amount.isEmpty
        let told = correction.food.flatMap { food($0) } ?? (isKind ? kind(of: part, called: named.said, in: correction).flatMap { food($0) } : nil)
        if isKind, part.group == "fish" || Word.split(part.noun).contains("fish"), told?.group == "fish" { return nil }
        if let told = correction.food, told.said != correction.selection.foods.first?.said {
            guard let other = food(told) else { return nil }
            // "cambia tostadas por tostadas integrales", of tostadas con aguacate: that dish, on other bread.
            if dish.place == 0, isOnlyBread(other, of: dish.row) { return nil }
            dish.foods[dish.place] = told
            // "the chips were sweet potato", "the meatballs were turkey": a kind of those.
            if isKind, language == "en", let head = Word.split(part.noun).last, let kind = food(named: "\(told.said) \(head)"),
                kind.noun != part.noun,
                kind.noun != food(told)?.noun
            {
                dish.foods[dish.place] = mention(of: kind)
                return filledUp(dish)
            }
        }
        if let factor = correction.factor, factor < 1, correction.tellsHalf {
            // "la palta era media", of a pan con palta: half of one.
            dish.foods[dish.place].amount = Amount(quantity: factor)
        } else if let factor = correction.factor {
            if let shared = shared(dish, factor) { return shared }
            dish.foods[dish.place].amount = part.usualPortion.said(times: factor)
        } else if !amount.isEmpty {
            dish.foods[dish.place].amount = amount
            return kept(dish)
        } else if correction.food == nil {
            guard let kind = kind(of: part, called: named.said, in: correction) else { return nil }
            dish.foods[dish.place] = kind
        }
        return dish
    }

    /// "no fries", of steak and fries: the dish with that part gone.
    func openedDish(without mention: FoodMention, among rows: [Entry]) -> OpenedDish? {
        guard holdingAnyway(mention, among: rows) == nil, var dish = openedDish(with: mention, among: rows) else { return nil }
        if let rest = restKnown(of: dish, without: mention) {
            dish.foods = [rest]
            return dish
        }
        dish.foods.remove(at: dish.place)
        return dish
    }

    /// What a dish is called without a part, where the tables know that as a dish too: "macarrones con tomate", of those with tomato and chorizo.
    private func restKnown(of dish: OpenedDish, without mention: FoodMention) -> FoodMention? {
        guard let parts = DishParts(dish.row.said, language: language), parts.parts.count > 2,
            let place = parts.parts.lastIndex(where: { Word.split($0).contains(Word.split(mention.said).first ?? "") }), place > 0,
            let rest = food(named: parts.without(place)), rest.isDish, rest.noun != dish.row.noun, food(named: parts.parts[0])?.noun != rest.noun
        else { return nil }
        var told = self.mention(of: rest)
        told.said = parts.without(place)
        if isCounted(dish.row), !dish.row.assumed.contains(.quantity) { told.amount = Amount(quantity: dish.row.quantity) }
        return told
    }

    /// "quítale el arroz", of a lomo saltado con arroz, "sin chorizo", of lentejas con chorizo: the row of a dish that has it in any case, and can be
    /// made without.
    func holdingAnyway(_ mention: FoodMention, among rows: [Entry]) -> Entry? {
        guard let dish = openedDish(with: mention, among: rows), dish.place > 0, let whole = food(dish.row.foodID, noun: dish.row.noun),
            let host = dish.foods[0].best,
            host.id == whole.id && host.noun == whole.noun || food(host).map({ isPotful(whole, of: $0, without: food(named: mention.said)) }) == true,
            case .variant = without([mention.said], in: whole)
        else { return nil }
        return dish.row
    }

    /// What the parts of a British plate are: chips are fries, the fish beside them is fried, and beans on toast are baked beans.
    static func served(_ parts: [String]) -> [String: String] {
        var served = parts.contains("chips") ? ["chips": "fries", "fish": "fried fish", "cod": "fried cod"] : [:]
        if parts.contains(where: ["toast", "chips", "jacket potato", "baked potato"].contains) { served["beans"] = "baked beans" }
        return served
    }

    /// Groups of dishes that are put together on a plate, and not of one dough or in one glass.
    private static let opening: Set<String> = ["dish", "fastfood", "breakfast", "grain", "legume", "meat", "poultry", "fish", "vegetable", "egg"]
}
