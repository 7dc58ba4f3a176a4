import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// What is named and then told in detail in one message: "beans on toast, 2 slices, half a tin of beans", "biscuits with tea, 4 parle g",
/// "porridge, 50 g of oats".
extension ActionContext {
    /// The foods of a message without what only names those that are told in detail behind it.
    func inDetail(_ foods: [FoodMention]) -> [FoodMention] {
        let foods = withMilks(foods)
        guard foods.count > 1, foods.dropFirst().contains(where: { !$0.amount.isEmpty }) else { return foods }
        var told: [Detailed] = [], isDetailed = false
        for (place, next) in foods.enumerated() {
            let joint = place == 0 ? Joint.and : joint(foods[place - 1], next)
            if place > 0, joint != .and || isDetailed || isRepeated(next, foods[..<place]), !next.negated, !next.isDefinite, next.removed.isEmpty,
                let host = told.lastIndex(where: { isDetail(next, of: $0, joint) })
            {
                told[host].details.append(next)
                isDetailed = true
            } else {
                told.append(Detailed(mention: next, row: draft(next)))
                isDetailed = false
            }
        }
        return told.flatMap { $0.details.contains { !$0.amount.isEmpty } ? detailed($0) : [$0.mention] + $0.details }
    }

    /// "flat white, full cream milk", "iced latte, oat milk, 16 oz": with which milk, and no cup of that.
    private func withMilks(_ foods: [FoodMention]) -> [FoodMention] {
        foods.reduce(into: []) { told, next in
            guard let host = told.last, food(next)?.head.last == "milk", Word.split(next.said).count > 1, let drink = food(host),
                Self.milky.contains(where: drink.noun.hasSuffix), joint(host, next) == .mark, !next.negated, !host.negated,
                next.amount.isEmpty || host.amount.isEmpty
            else { return told.append(next) }
            let words = host.said.split(separator: " ").map(String.init), last = words.last ?? ""
            let names =
                language == "es"
                ? ["\(host.said) con \(next.said)"]
                : ["\(next.said) \(host.said)", (words.dropLast() + [next.said, last]).joined(separator: " "), "\(host.said) with \(next.said)"]
            let known = names.lazy.compactMap { self.food(named: $0) }.first { kind in
                kind.isDrink && kind.head.last != "milk" && kind.noun != drink.noun
            }
            // Where no table knows it so, it goes by that name with the figures of the usual one.
            var meant = known.map(mention(of:)) ?? host
            if known == nil { meant.said = names[names.count - 1] }
            (meant.amount, meant.when, meant.removed) = (host.amount.isEmpty ? next.amount : host.amount, host.when, host.removed)
            told[told.count - 1] = meant
        }
    }

    /// Coffees that are as good as all milk.
    private static let milky = ["latte", "flat white", "cappuccino", "cortado", "macchiato", "mocha", "cafe con leche", "café con leche"]

    /// What a row comes to by what is told of it in detail, "1 marraqueta y 2 huevos" of a pan con huevo; nil where that is something else.
    func inDetail(_ foods: [FoodMention], of row: Entry) -> [FoodMention]? {
        var whole = FoodMention(said: row.said, candidates: [FoodReference(id: row.foodID, noun: row.noun, score: 1)])
        if !row.assumed.contains(.quantity) {
            whole.amount = Amount(quantity: row.quantity, unit: row.assumed.contains(.unit) ? nil : Unit(row.unit))
        }
        var told = Detailed(mention: whole, row: row)
        guard let first = foods.first, foods.contains(where: { !$0.amount.isEmpty }), !foods.contains(where: \.negated),
            foods.allSatisfy({ isDetail($0, of: told, .mark) }) || isKind(first, of: whole, row)
        else { return nil }
        told.details = foods
        return detailed(told)
    }

    /// A food of a message, with what is told of it behind it.
    private struct Detailed {
        let mention: FoodMention
        /// As it would be written; nil where no table knows it.
        let row: Entry?
        var details: [FoodMention] = []
    }

    /// "pasta con atún, 100 g de pasta y una lata de atún": named before, and measured now.
    private func isRepeated(_ next: FoodMention, _ before: ArraySlice<FoodMention>) -> Bool {
        guard next.amount.unit != nil || next.amount.quantity.map({ $0 != 1 || Word.split(next.said).count > 1 }) ?? false, let part = food(next)
        else { return false }
        return !said.contains(where: ["another", "more", "otro", "otra", "mas"].contains)
            && before.contains { $0.amount.isEmpty && food($0)?.noun == part.noun || isNamedIn($0, next) }
    }

    /// A word of the name of a dish with others.
    private func isNamedIn(_ dish: FoodMention, _ next: FoodMention) -> Bool {
        let words = Word.split(dish.said)
        return words.count > 2 && Set(Word.split(next.said)).isSubset(of: words)
    }

    private enum Joint { case mark, with, and }

    /// What stands between two foods, but for the amount of the second.
    private func joint(_ former: FoodMention, _ next: FoodMention) -> Joint {
        // "a kitkat, 4 fingers": named once.
        if !next.amount.isEmpty, next.amount.unit != nil, next.said == former.said, said.count(where: { $0 == Word.split(next.said).last }) == 1 {
            return .mark
        }
        guard let between = wordsBetween(former, next).map({ Set($0) }) else { return .and }
        if !between.isDisjoint(with: ["and", "y", "e", "n", "plus", "mas", "in", "on", "en", "or", "o"]) { return .and }
        return between.isDisjoint(with: ["with", "con", "w"]) ? .mark : .with
    }

    private func draft(_ mention: FoodMention) -> Entry? {
        guard let reference = mention.best, !mention.negated, let item = item(mention) else { return nil }
        return entry(item, reference, mention.when)
    }

    // MARK: What is a detail

    private func isDetail(_ next: FoodMention, of host: Detailed, _ joint: Joint) -> Bool {
        guard let row = host.row, let part = food(next), next.when.isEmpty || next.when == host.mention.when else { return false }
        if host.details.isEmpty, isKind(next, of: host.mention, row) { return true }
        guard isServed(host.mention), let dish = food(row.foodID, noun: row.noun) else { return false }
        // 50 g of oats, of porridge.
        if dish.raw == part.id, joint != .and { return true }
        if let names = named(row), names.contains(where: { isCalled(part, next, $0) }) { return joint != .with || !next.amount.isEmpty }
        return joint != .with && host.mention.amount.quantity ?? 1 == 1 && isMeasuredBy(dish, part, next)
    }

    /// "10 buffalo wings", of wings, "4 parle g", of biscuits: how many of which kind.
    private func isKind(_ next: FoodMention, of host: FoodMention, _ row: Entry) -> Bool {
        guard !next.amount.isEmpty, host.amount.quantity ?? 1 == 1, host.amount.unit == nil || host.amount.unit?.name == "bowl",
            host.amount.size == nil, let kind = food(next),
            let whole = food(row.foodID, noun: row.noun)
        else { return false }
        switch kinship(of: next, to: row) {
        case .same, .narrower: return true
        case .wider: return false
        case nil:
            guard let head = language == "es" ? Word.split(host.said).first : Word.split(host.said).last else { return false }
            let isAlike = kind.group == whole.group || [kind.group, whole.group].allSatisfy(Self.sweets.contains)
            return isAlike && (Word.split(kind.noun) + Word.split(kind.name)).map(Word.singular).contains(Word.singular(head))
        }
    }

    private static let sweets: Set<String> = ["sweet", "dessert"]

    /// No weight of the whole.
    private func isServed(_ mention: FoodMention) -> Bool {
        mention.removed.isEmpty && mention.kilocalories == nil && mention.amount.unit?.grams == nil && mention.amount.unit?.millilitres == nil
    }

    /// The foods that a dish is called by, two or three: "beans", "toast"; nil for a name of one thing.
    private func named(_ row: Entry) -> [Food]? {
        let joints: Set<String> = language == "es" ? ["con", "y", "e"] : ["with", "and", "on", "&", "n"]
        let names = row.said.split(separator: " ").split { joints.contains($0.lowercased()) }.map { $0.joined(separator: " ") }
        guard (2...3).contains(names.count), let whole = food(row.foodID, noun: row.noun), !whole.isDrink else { return nil }
        // A ham and cheese sandwich is one of ham.
        if language == "en", let last = names.last.map({ Word.split($0) }), last.count > 1,
            food(named: "\(names[0]) \(last[last.count - 1])")?.group == whole.group
        {
            return nil
        }
        let foods = names.compactMap { food(named: Self.served(names)[$0] ?? $0) }
        return foods.count == names.count && !foods.contains(where: { $0.noun == whole.noun || $0.group == "spice" }) ? foods : nil
    }

    /// Whether a food is what a dish is called by, or a kind of it.
    private func isCalled(_ part: Food, _ mention: FoodMention, _ named: Food) -> Bool {
        if part.noun == named.noun || part.head.last == named.head.last { return true }
        let isMain = !["sauce", "spice", "fat", "dairy", "drink", ""].contains(named.group)
        return isMain && part.group == named.group && !part.isDrink
    }

    /// Whether people tell how much of a part went into such a dish: oats of porridge, butter of a coffee, the bread and the filling of a sandwich.
    private func isMeasuredBy(_ dish: Food, _ part: Food, _ mention: FoodMention) -> Bool {
        guard part.noun != dish.noun, !part.isDrink || dish.isDrink else { return false }
        let isOwn = grams(of: mention.said, in: dish) > 0 || grams(of: part.noun, in: dish) > 0
        func hasRole() -> Bool {
            guard let role = DishRole.of(part), let batch = knowledge.batch(of: dish.id.base) else { return false }
            return batch.parts.contains { DishRole.of($0.food) == role }
        }
        // "avocado toast, one slice of sourdough, half an avocado".
        if dish.head.last == "toast", dish.head.count > 1 { return isOwn || part.group == "bread" }
        switch dish.group {
        case "sandwich": return isOwn || part.group == "bread"
        case "salad": return isOwn && ["sauce", "fat", "dairy", "poultry", "meat", "fish"].contains(part.group) || part.group == "sauce" && hasRole()
        case "egg": return part.group == "egg" || isOwn
        case "grain", "breakfast": return isOwn && part.group == "grain"
        default: return dish.isDrink && !part.isDrink && (isOwn || hasRole())
        }
    }

    // MARK: What it comes to

    private func detailed(_ told: Detailed) -> [FoodMention] {
        guard let row = told.row, let dish = food(row.foodID, noun: row.noun) else { return [told.mention] + told.details }
        var details = told.details
        for place in details.indices where details[place].when.isEmpty { details[place].when = told.mention.when }
        if let first = details.first, isKind(first, of: told.mention, row) { return details }
        if let names = named(row),
            details.contains(where: { detail in food(detail).map { part in names.contains { isCalled(part, detail, $0) } } ?? false })
        {
            return parted(names, told.mention, &details)
        }
        if covers(details, dish, row) { return details }
        // "avo toast, 2 pieces sourdough": who tells nothing of what is on it may mean more bread.
        if dish.head.last == "toast" { return [told.mention] + told.details }
        return [changed(told.mention, dish, row, by: details)]
    }

    /// Each food that the dish is called by, as it is told, and what is told besides.
    private func parted(_ names: [Food], _ whole: FoodMention, _ details: inout [FoodMention]) -> [FoodMention] {
        let counted = names.firstIndex { $0.group == "bread" } ?? 0
        let parts = names.enumerated().map { place, name -> FoodMention in
            var plain = mention(of: name)
            if let place = details.firstIndex(where: { detail in food(detail).map { isCalled($0, detail, name) } ?? false }) {
                let told = details.remove(at: place)
                // "half a tin of beans", of beans on toast: baked ones.
                guard Word.split(whole.said).contains(Word.split(told.said).joined(separator: " ")), food(told)?.noun != name.noun else {
                    return told
                }
                (plain.amount, plain.when) = (told.amount, told.when)
                return plain
            }
            plain.when = whole.when
            // "beans on toast, 2 slices": of bread.
            if place == counted { plain.amount = whole.amount }
            return plain
        }
        return parts + details
    }

    /// Whether what is told is nearly all that a dish is made of, by the energy of its parts.
    private func covers(_ details: [FoodMention], _ dish: Food, _ row: Entry) -> Bool {
        guard !dish.isDrink else { return false }
        guard let batch = knowledge.batch(of: dish.id.base) else { return details.contains { food($0)?.id == dish.raw } }
        let parts = batch.parts.filter { $0.within == nil }
        func energy(_ parts: [Batch.Part]) -> Double { parts.reduce(0) { $0 + ($1.food.nutrients(grams: $1.grams)[.energy] ?? 0) } }
        let told = parts.filter { part in
            details.contains { detail in
                guard let food = food(detail) else { return false }
                return self.parts(called: detail.said, of: dish, batch).contains { $0.food.id == part.food.id } || food.raw == part.food.id
                    || DishRole.of(food).map { $0 == DishRole.of(part.food) } ?? false
            }
        }
        return energy(told) > 0.7 * energy(parts)
    }

    /// The dish with as much of each part as is told.
    private func changed(_ whole: FoodMention, _ dish: Food, _ row: Entry, by details: [FoodMention]) -> FoodMention {
        var whole = whole
        for detail in details where !detail.amount.isEmpty {
            let name = [detail.said, food(detail)?.noun ?? ""].first { grams(of: $0, in: dish) > 0 }
            guard let name, let part = food(detail), case let standing = grams(of: name, in: dish) * row.grams / 100, standing > 0 else { continue }
            let factor = part.portion(detail.amount).grams / standing
            if (0.1...6).contains(factor), !(0.9...1.1).contains(factor) { whole.changed = (whole.changed ?? [:]).merging([name: factor]) { $1 } }
        }
        return whole
    }
}
