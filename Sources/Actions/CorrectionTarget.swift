import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

extension ActionContext {
    /// The row a correction is about: what it names, else what is most like the new food or amount among what was spoken of last.
    func target(of correction: Correction) throws -> Selected {
        let selected = try targets(of: correction)
        // "they were tiny, 30 g each", of a coffee and three croissants: of what was counted.
        guard correction.isOfEach == true, case .entries(let rows) = selected, rows.count > 1 else { return selected }
        let counted = rows.filter { isCounted($0) && $0.quantity > 1 && !isDrunk($0) }
        return counted.isEmpty ? selected : .entries(counted)
    }

    private func targets(of correction: Correction) throws -> Selected {
        let selection = correction.selection
        // "half of everything": all that was spoken of last.
        if selection.all, selection.ids.isEmpty, selection.foods.isEmpty, selection.when.isEmpty, selection.ordinal == nil,
            selection.isOthers == nil
        {
            let rows = try selection.isOfMeal == true ? mealSpokenOf() : spokenOf()
            // "1 tbsp each", of toast with jam and butter: of what is measured so; "330 ml each", of tacos and beers: of the beers.
            let unit = correction.amount?.unit?.name, poured = rows.filter { ["ml", "cl", "l"].contains(unit) && isDrunk($0) }
            let measured =
                poured.isEmpty ? rows.filter { row in unit.map { food(row.foodID, noun: row.noun)?.grams(of: $0) != nil } ?? false } : poured
            return rows.isEmpty ? .empty(When()) : .entries(measured.isEmpty ? rows : measured)
        }
        if !selection.ids.isEmpty || selection.ordinal != nil || selection.when.days != nil || selection.all {
            return single(try select(selection), correction)
        }
        if !selection.foods.isEmpty {
            let selected = try select(selection)
            if case .unknown = selected, let food = correction.food, !selection.foods.contains(where: { $0.said == food.said }),
                try !pool(When()).isEmpty, matches(food, in: try pool(When())).isEmpty
            {
                return selected
            }
            if case .unknown = selected, correction.food != nil { return single(try likeliest(correction), correction) }
            // "el vaso era grande", of a beer that no glass was told of.
            if case .unknown = selected, let named = selection.foods.only, named.best == nil, Unit.named(named.said) != nil {
                return try likeliest(correction)
            }
            // "el refri era de 600", right after the one soda: by a name that is not known, and was not asked about.
            if case .unknown = selected, let named = selection.foods.only, named.best == nil, named.isDefinite, correction.food == nil,
                correction.amount != nil, tracker.question?.name != .whichFood, tracker.lastAction == "log_food", let row = try spokenOf().only,
                row.day == today
            {
                return .entries([row])
            }
            return single(selected, correction)
        }
        if let rows = try servedIn(correction) ?? sizedTogether(correction) { return .entries(rows) }
        if let row = try ofItsMeasure(correction) { return .entries([row]) }
        if meal(selection.when) != nil || selection.when.minute != nil, case let there = try select(selection) {
            if case .empty = there, meal(selection.when) == nil { return try likeliest(correction) }
            return single(there, correction)
        }
        return try likeliest(correction)
    }

    /// A food that is corrected without being in the diary is simply logged.
    func unlogged(_ correction: Correction) -> FoodMention? {
        guard correction.selection.ids.isEmpty, correction.selection.ordinal == nil else { return nil }
        let isUnnamed = correction.selection.foods.isEmpty
        guard var mention = correction.food ?? correction.selection.foods.first, mention.best != nil,
            correction.factor == nil || correction.factor == mention.amount.quantity
        else { return nil }
        // "swap the rice for quinoa": of a food that is not there nothing becomes another.
        let isOther = correction.food.map { food in !correction.selection.foods.contains { $0.said == food.said } } ?? false
        // "el miércoles tacos al pastor, fueron 5": told of a day that has none.
        let isOfDay = correction.selection.when.days != nil && correction.amount != nil
        guard isUnnamed || correction.food == nil && correction.amount != nil || (tracker.entries.isEmpty || isOfDay) && !isOther else { return nil }
        if let amount = correction.amount { mention.amount = amount }
        mention.removed += correction.removed
        mention.negated = false
        return mention
    }

    /// One row, or a question, unless everything was meant.
    private func single(_ selected: Selected, _ correction: Correction) -> Selected {
        guard case .entries(let rows) = selected, rows.count > 1, !correction.selection.all else { return selected }
        let recent = rows.filter { tracker.entries.contains($0.id) }
        // "I left half the pudding": the one that was told last.
        if recent.count == 1, !correction.selection.foods.isEmpty { return .entries(recent) }
        if let best = pick(from: rows, for: correction) { return .entries([best]) }
        // "las papas", of a chicken with papas and papas fritas: what is headed so.
        if let named = correction.selection.foods.only.map({ Word.split($0.said) }),
            let head = rows.only(where: { row in
                let said = Word.split(row.said)
                return language == "es" ? said.starts(with: named) : said.suffix(named.count) == named[...]
            })
        {
            return .entries([head])
        }
        return .oneOf(rows, certain: [], said: correction.selection.foods.first?.said ?? "")
    }

    private func likeliest(_ correction: Correction) throws -> Selected {
        var recent = try spokenOf()
        // "I only had one pint", after the total of Friday was asked.
        if tracker.lastAction == "ask_summary", let past = try daySpokenOf().map(pool), !past.isEmpty, recent.allSatisfy({ $0.day != past[0].day }) {
            recent = past
        }
        if let row = countedOf(correction, among: recent) { return .entries([row]) }
        if let row = try weighedBefore(correction, recent) ?? inVesselNamed(correction, recent) ?? servedSo(correction, recent)
            ?? likelyOf(recent, correction) ?? toldInGeneral(recent, correction)
        {
            return .entries([row])
        }
        if let food = correction.food {
            // "era napolitana", of a milanesa beside the pastries of breakfast.
            let kin = recent.only { kind(correction, of: $0) != nil }
            // "they were blueberry pancakes", of pancakes with a syrup that was told after them.
            if !recent.contains(where: { isHeaded($0, as: food) }), let row = try mealSpokenOf().only(where: { isHeaded($0, as: food) }) {
                return .entries([row])
            }
            for rows in [recent, kin.map { [$0] } ?? [], try mealSpokenOf(), try pool(When())] {
                if let kin, rows.map(\.id) == [kin.id] { return .entries([kin]) }
                // "it was chocolate", of a donut: no milk that stands beside it.
                let alike = rows.filter { row in
                    likeness(row, food) >= 2 && (language == "es" || recent.contains { $0.id == row.id } || isNamed(row, by: food))
                }
                if let best = alike.map({ likeness($0, food) }).max() {
                    // The newest of those that are most like it.
                    return .entries(alike.filter { likeness($0, food) == best }.max { $0.id < $1.id }.map { [$0] } ?? [])
                }
            }
        }
        guard !recent.isEmpty else { return .empty(When()) }
        // "it was salmon rolls", of sushi and a miso soup that was told after it.
        if let food = correction.food, recent.allSatisfy({ likeness($0, food) == 0 }),
            let row = try mealSpokenOf().only(where: { likeness($0, food) == 1 })
        {
            return .entries([row])
        }
        // "3 slices" after a drink: the only row of the day that is counted so.
        if let amount = correction.amount, let unit = amount.unit, unit.grams == nil, unit.millilitres == nil || unit.name == "pint",
            !recent.contains(where: { isServed(in: unit, $0) && fits(amount, $0) && !dwindles($0, to: amount) })
        {
            for rows in [try daySpokenOf().map(pool) ?? [], try mealSpokenOf(), try pool(When())] {
                if let row = rows.only(where: { $0.unit == unit.name || $0.unit.hasSuffix(" " + unit.name) }) { return .entries([row]) }
                // "fueron 4 porciones", of a pizza that was told in those.
                if language == "es", unit.name == "serving", let row = rows.only(where: { $0.unit == "slice" && !isPartOfBread($0) }) {
                    return .entries([row])
                }
            }
        }
        // "I only ate half", after the wine that was told last: of what is eaten.
        if correction.factor ?? 1 < 1, recent.allSatisfy(isDrunk), Word.split(correction.words).contains(where: Self.eaten.contains) {
            let eaten = try toldTogether().filter { !isDrunk($0) }
            if let row = eaten.only ?? composed(among: eaten) { return .entries([row]) }
            if !eaten.isEmpty { return .entries(eaten) }
        }
        // "sin queso", after the mustard of a burger: of the burger.
        if recent.allSatisfy(isAddition), correction.food == nil, !correction.removed.isEmpty,
            holder(of: correction.removed, among: recent) == nil, let row = try composed(among: mealSpokenOf())
        {
            return .entries([row])
        }
        // "era triple", of an alfajor and a coffee: of what is eaten.
        if recent.count > 1, correction.factor ?? 1 > 1, correction.food == nil,
            let row = recent.only(where: { !isAddition($0) && !isDrunk($0) && isCounted($0) })
        {
            return .entries([row])
        }
        // "era media", of bread and butter: of what was buttered.
        if recent.count > 1, correction.factor ?? 1 < 1, correction.food == nil, correction.tellsHalf,
            let row = recent.only(where: { !isAddition($0) })
        {
            return .entries([row])
        }
        // "make that 3 slices", of a slice of pizza and a can of cola: the one that is counted so.
        if correction.food == nil, let unit = correction.amount?.unit, unit.grams == nil, unit.millilitres == nil,
            let row = recent.only(where: { $0.unit == unit.name })
        {
            return .entries([row])
        }
        // "and no pork", after the egg of a bowl of ramen: of what has some.
        if recent.count == 1, correction.food == nil, !correction.removed.isEmpty, let row = try holdingWhatIsLeft(correction, recent[0]) {
            return .entries([row])
        }
        // "it was a big bowl", after the milk of the cereal that came in it.
        if recent.count == 1, isDrunk(recent[0]), correction.food == nil, ["bowl", "plate"].contains(correction.amount?.unit?.name ?? ""),
            let row = try mealSpokenOf().only(where: { row in
                !isDrunk(row) && food(row.foodID, noun: row.noun)?.grams(of: correction.amount?.unit?.name ?? "") != nil
            })
        {
            return .entries([row])
        }
        if recent.count == 1 { return .entries(recent) }
        if correction.food == nil, !Set(Word.split(correction.words)).isDisjoint(with: ["venti", "grande", "tall", "trenta"]) {
            // Sizes of cups.
            let drinks = recent.filter { food($0.foodID, noun: $0.noun)?.isDrink == true }
            if drinks.count == 1 { return .entries(drinks) }
        }
        if correction.food == nil, let row = numbered(correction.words, among: recent) { return .entries([row]) }
        if correction.food == nil, let row = spokenBy(correction.words, among: recent) { return .entries([row]) }
        if correction.food == nil, !correction.removed.isEmpty, let row = holder(of: correction.removed, among: recent) ?? composed(among: recent) {
            return .entries([row])
        }
        if let best = pick(from: recent, for: correction) { return .entries([best]) }
        // "make it nonfat", of yogurt and granola: what is so by its name.
        let told = Set(Word.split(correction.words)).subtracting(Self.besideKind)
        if correction.food == nil, correction.amount?.isEmpty ?? true, correction.factor == nil, (1...2).contains(told.count),
            let row = recent.only(where: { told.isSubset(of: Word.split($0.food)) })
        {
            return .entries([row])
        }
        // "I only ate half", of a sandwich and chips: what comes in one piece.
        if correction.factor ?? 1 < 1, let row = composed(among: recent) { return .entries([row]) }
        return .oneOf(recent, certain: [], said: "")
    }

    static let besideKind = Set(Word.split("make it that be was were they the a an actually oh sorry que sea era eran fue en realidad lo"))

    /// The one row of the meal that can be made without what is left out, where the one spoken of last cannot.
    private func holdingWhatIsLeft(_ correction: Correction, _ last: Entry) throws -> Entry? {
        func holds(_ row: Entry) -> Bool {
            guard let food = food(row.foodID, noun: row.noun), case .variant = without(correction.removed, in: food, said: row.said) else {
                return false
            }
            return true
        }
        guard !holds(last) else { return nil }
        let rows = try mealSpokenOf()
        return rows.only(where: holds) ?? (composed(among: [last]) == nil && !isDrunk(last) ? composed(among: rows) : nil)
    }

    /// "that was 350 actually", of 300 g of pie with peas that were told after it: the only row of the meal whose weight was told.
    private func weighedBefore(_ correction: Correction, _ recent: [Entry]) throws -> Entry? {
        guard correction.food == nil, correction.removed.isEmpty, correction.factor == nil, let amount = correction.amount, amount.unit == nil,
            amount.size == nil, let number = amount.quantity, number >= 30, !recent.contains(where: isWeighed)
        else { return nil }
        return try mealSpokenOf().only { isWeighed($0) && (0.25...4).contains(number / $0.quantity) }
    }

    /// "bigger bowl, like 2 cups", of cereal with milk that was told after it: the only row of the meal that came in one.
    private func inVesselNamed(_ correction: Correction, _ recent: [Entry]) throws -> Entry? {
        guard correction.food == nil, correction.removed.isEmpty, let amount = correction.amount else { return nil }
        let named = Set(Word.split(correction.words).compactMap { Unit.named($0)?.name }).intersection(Self.vessels)
            .subtracting([amount.unit?.name ?? ""])
        guard let vessel = named.first, named.count == 1, !recent.contains(where: { $0.unit == vessel }) else { return nil }
        let meal = try mealSpokenOf()
        // "it was a 20 oz bottle", right after the crisps beside a soda.
        let isOfDrinks = ["bottle", "can", "glass", "mug"].contains(vessel) && !recent.contains(where: isDrunk)
        return meal.only { $0.unit == vessel } ?? (isOfDrinks ? meal.only(where: isDrunk) : nil)
    }

    /// "a small scoop, 60 g", of apple pie with ice cream: of what is served in such.
    private func servedSo(_ correction: Correction, _ recent: [Entry]) -> Entry? {
        guard correction.food == nil, correction.removed.isEmpty, let unit = correction.amount?.unit, unit.grams != nil, recent.count > 1 else {
            return nil
        }
        let named = Set(Word.split(correction.words).compactMap(Unit.named)).filter { $0.grams == nil && $0.millilitres == nil }
        return named.only.flatMap { measure in recent.only { food($0.foodID, noun: $0.noun)?.grams(of: measure.name) != nil } }
    }

    private static let vessels: Set<String> = ["bowl", "plate", "glass", "mug", "bottle", "can", "box", "packet", "bag", "jar"]

    /// Whether a row has a word of a food as it was said, or is of the same kind.
    func isNamed(_ row: Entry, by food: FoodMention) -> Bool {
        if food.best?.id == row.foodID || self.food(row.foodID, noun: row.noun).map({ $0.kinds.contains(food.best?.noun ?? "") }) == true {
            return true
        }
        let told = Set(Word.split(food.said) + [Word.split(food.best?.noun ?? "").last ?? ""])
        return !told.isDisjoint(with: Word.split(row.noun) + Word.split(row.said))
    }

    /// Whether a longer English name than the row's ends as that does.
    private func isHeaded(_ row: Entry, as told: FoodMention) -> Bool {
        let words = Word.split(told.said)
        return language == "en" && words.count > 1 && words.last == Word.split(row.said).last
    }

    /// "it was three slices", right after a banana: next to nothing of what stands, where another row comes in slices.
    private func dwindles(_ row: Entry, to amount: Amount) -> Bool {
        guard let unit = amount.unit, unit.name != row.unit, food(row.foodID, noun: row.noun)?.usual.unit != unit else { return false }
        return resized(row, to: amount).grams < row.grams / 2
    }

    /// "two servings", right after a slice of bread or a beer: of what was told in servings, where something else was not.
    private func isServed(in unit: Unit, _ row: Entry) -> Bool { unit.name != "serving" || row.unit == "serving" }

    private func isPartOfBread(_ row: Entry) -> Bool { food(row.foodID, noun: row.noun)?.group == "bread" }

    func isDrunk(_ row: Entry) -> Bool { food(row.foodID, noun: row.noun)?.isDrink == true }

    private static let eaten: Set<String> = [
        "ate", "eat", "eaten", "comi", "comimos", "split", "share", "shared", "comparti", "compartimos", "compartido", "compartida",
    ]

    /// "they were grilled", of three tacos and a margarita: the only row of several pieces.
    private func numbered(_ words: String, among rows: [Entry]) -> Entry? {
        let said = Word.split(words).drop { ["no", "sorry", "actually", "oh"].contains($0) }
        guard ["they", "those", "these"].contains(said.first), !said.contains("all"), !said.contains("both") else { return nil }
        return rows.only { Unit($0.unit).grams == nil && Unit($0.unit).millilitres == nil && $0.quantity > 1 }
    }

    /// The only row whose name ends in a word that follows "the": "i left half the pudding".
    private func spokenBy(_ words: String, among rows: [Entry]) -> Entry? {
        let said = Word.split(words)
        // "it was a big salad" names it last.
        let last = said.count > 2 ? said.suffix(1) : []
        let named = Set(zip(said, said.dropFirst()).filter { ["the", "my", "that", "el", "la", "mi"].contains($0.0) }.map(\.1) + last)
        guard !named.isEmpty else { return nil }
        let fitting = rows.filter { row in
            [Word.split(row.said).last, Word.split(row.noun).last].contains { $0.map(named.contains) ?? false }
        }
        return fitting.count == 1 ? fitting[0] : nil
    }

    /// The row that something is left out of: the one that has it in its name, else the only one that there is without it.
    func holder(of removed: [String], among rows: [Entry]) -> Entry? {
        let words = Set(removed.flatMap { Word.split($0) })
        let named = rows.filter { row in
            let own = Set(Word.split(row.said) + Word.split(row.noun) + Word.split(row.food))
            return words.isSubset(of: own) && words != Set(Word.split(row.noun))
        }
        if named.count == 1 { return named[0] }
        guard named.isEmpty else { return nil }
        let without = rows.filter { row in
            guard let food = food(row.foodID, noun: row.noun), case .variant = self.without(removed, in: food) else { return false }
            return true
        }
        return without.count == 1 ? without[0] : nil
    }

    /// The only row that a new food or a new amount fits.
    private func pick(from rows: [Entry], for correction: Correction) -> Entry? {
        if let food = correction.food {
            let best = rows.map { likeness($0, food) }.max() ?? 0
            let alike = rows.filter { likeness($0, food) == best }
            return best > 0 && alike.count == 1 ? alike[0] : nil
        }
        guard let amount = correction.amount, correction.factor == nil else { return nil }
        if rows.count > 1, amount.unit?.name == "oz", amount.quantity ?? 0 >= 8, !rows.contains(where: { $0.unit == "oz" }) {
            // "16 oz", of a coffee with milk and a croissant: what comes in a cup.
            let drinks = rows.filter { food($0.foodID, noun: $0.noun)?.isDrink == true && $0.grams > 100 }
            if drinks.count == 1 { return drinks[0] }
        }
        // What is told already is not put right by the same number: "solo una", of two beers and one portion of chips.
        let rows = rows.filter { row in amount.unit != nil || amount.size != nil || row.assumed.contains(.quantity) || row.quantity != amount.quantity
        }
        let exact = rows.filter { $0.unit == amount.unit?.name && !$0.assumed.contains(.unit) }
        let alike = rows.filter { amount.unit != nil && $0.unit == amount.unit?.name }
        let fitting = exact.count == 1 ? exact : alike.count == 1 ? alike : rows.filter { fits(amount, $0) }
        // A cup of honey is no likely slip for a cup of the yogurt beside it.
        if fitting.count == 1, rows.count > 1, (resized(fitting[0], to: amount).nutrients[.energy] ?? 0) > 500 + (fitting[0].nutrients[.energy] ?? 0)
        {
            return nil
        }
        // "eran tres porciones", of two slices of pizza and a fainá: what was told of more than one.
        let several = fitting.filter { $0.quantity > 1 }
        if fitting.count > 1, several.count == 1, isCounted(several[0]), amount.quantity ?? 1 > 1 || saysMany(correction.words) { return several[0] }
        let stated = fitting.filter { !$0.assumed.contains(.quantity) }
        if amount.unit == nil, stated.count == 1 { return stated[0] }
        if fitting.count > 1, amount.unit?.grams != nil {
            // "8 oz", of a steak with spinach: meat and fish are what is weighed.
            let weighed = fitting.filter { row in
                ["meat", "poultry", "fish"].contains(food(row.foodID, noun: row.noun)?.group ?? "") && row.assumed.contains(.quantity)
            }
            if weighed.count == 1 { return weighed[0] }
        }
        return fitting.count == 1 ? fitting[0] : nil
    }

    /// "they were", "eran": of more than one.
    private func saysMany(_ words: String) -> Bool { Word.split(words).prefix(3).contains { ["were", "eran", "fueron", "son"].contains($0) } }

    /// How alike a row and a new food are: the same food 3, a word of its name in common 2, the same group 1.
    func likeness(_ row: Entry, _ mention: FoodMention) -> Int {
        if let best = mention.best, best.id == row.foodID, best.noun == row.noun { return 3 }
        let words = Set(Word.split(mention.said) + (mention.best.map { Word.split($0.noun) } ?? []))
        if !words.isDisjoint(with: Word.split(row.noun) + Word.split(row.said)) { return 2 }
        guard let new = food(mention), let old = food(row.foodID, noun: row.noun) else { return 0 }
        if old.kinds.contains(new.noun) { return 2 }
        return new.group == old.group && !new.group.isEmpty ? 1 : 0
    }

    /// Whether an amount can be that of a row: the same unit, a measure its food knows, a count for what is counted.
    private func fits(_ amount: Amount, _ row: Entry) -> Bool {
        guard let unit = amount.unit else { return isCounted(row) }
        if unit.name == row.unit || unit.name == "serving" && isCounted(row) && !row.assumed.contains(.unit) { return true }
        guard let food = food(row.foodID, noun: row.noun) else { return false }
        if unit.millilitres != nil { return food.isDrink || Unit(row.unit).millilitres != nil }
        return unit.grams != nil ? !food.isDrink : food.grams(of: unit.name) != nil
    }
}

extension Correction {
    /// Whether its words have the head of a row's name before what it was.
    func names(_ row: Entry) -> Bool {
        let words = Word.split(words), said = Word.split(row.said)
        return words.firstIndex(where: ["was", "were", "had", "era", "eran", "fue", "fueron"].contains).map { verb in
            [said.first, said.last].contains { $0.map(words[..<verb].contains) ?? false }
        } ?? false
    }
}
