import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// How much of a part a dish was made with, told after it: "3 rashers" of a bacon sandwich, "50 g oats" of overnight oats, "double meat" of a burrito.
extension ActionContext {
    /// The dish of the last turn made with so much of what is told; nil where it is one more food.
    func partMeasured(_ request: LogFood) throws -> Outcome? {
        guard tracker.lastAction == "log_food" || tracker.lastAction == "correct", request.replaces == nil, request.when.isEmpty,
            let mention = request.foods.only, !mention.negated, mention.removed.isEmpty, let part = food(mention), !part.isDrink,
            tellsOfParts(request), let quantity = mention.amount.quantity, quantity > 0,
            // Right after it, and no share: what comes hours later is another meal.
            tracker.days != nil, mention.amount.unit != nil || quantity >= 1
        else { return nil }
        let spoken = try spokenOf().filter { row in
            // "2 slices of toast", of beans on toast: what that is counted in.
            row.day == today && (mention.amount.unit.map { food(row.foodID, noun: row.noun)?.grams(of: $0.name) == nil || $0.grams != nil } ?? true)
        }
        let rows = try request.addedTo.map { matches($0, in: spoken) } ?? request.host.map { matches($0, in: try mealSpokenOf()) } ?? spoken
        guard !rows.contains(where: { $0.foodID == mention.best?.id && $0.noun == mention.best?.noun }) else { return nil }
        if let factor = times(mention, request) {
            let made = rows.compactMap { row in self.made(row, mention.said, times: factor).map { (row: row, food: $0) } }
            return try made.only.map { try remade($0.row, as: $0.food) }
        }
        guard mention.amount.unit != nil || quantity != 1, let row = rows.only(where: { isMade($0, with: part, mention, request) }) else {
            return nil
        }
        // "a slice of ham" after a sandwich with more of it is one more, where no word says that it was in it.
        let isContent =
            request.areContents == true || request.restates == .part || request.addedTo != nil || request.host != nil
            || isPartCounted(mention, mention.amount, of: row)
        return try measured(part, mention.said, mention.amount, of: row, mayBeLess: isContent)
    }

    // MARK: Counts

    func isCounted(_ row: Entry) -> Bool { row.foodID != .supplement && Unit(row.unit).grams == nil && Unit(row.unit).millilitres == nil }

    /// Whether a count is of a part that a dish is called by, "6 meatballs" of a meatball sub: one counts dishes by their head, "2 subs".
    func isPartCounted(_ mention: FoodMention, _ amount: Amount, of row: Entry) -> Bool {
        amount.unit == nil && amount.size == nil && amount.quantity ?? 1 >= 2 && isCalled(by: mention, row)
    }

    /// The one row that such an amount is of a part of, "200 g chicken" of a chicken curry and rice, where no row is that food itself.
    func rowOfPart(_ mention: FoodMention, _ amount: Amount, among rows: [Entry]) -> Entry? {
        guard !rows.contains(where: { kinship(of: mention, to: $0) == .same }) else { return nil }
        return rows.only { row in
            isPartCounted(mention, amount, of: row)
                || (amount.unit?.grams != nil || ["tbsp", "tsp"].contains(amount.unit?.name)) && isCalled(by: mention, row)
                    && row.assumed.contains(.quantity)
        }
    }

    /// "6 meatballs", of a meatball sub that no table tells the parts of: the row as it stands; a pie is made of no so many apples.
    func partCounted(_ mention: FoodMention, _ amount: Amount, of row: Entry) -> Belonging? {
        guard let part = food(mention), let dish = food(row.foodID, noun: row.noun), dish.isMadeOfParts, part.portion(amount).grams < row.grams,
            // "2 eggs", of egg fried rice, "2 tomatoes", of tomato soup: nobody counts those in it.
            !["fruit", "vegetable", "egg"].contains(part.group)
        else { return nil }
        return .part(of: row, called: inOtherAmount(mention.said, row))
    }

    /// "no, 6 meatballs": the same, said of the row.
    func partCounted(_ correction: Correction) throws -> Outcome? {
        guard correction.selection.ids.isEmpty, correction.selection.when.isEmpty, correction.factor == nil, correction.removed.isEmpty,
            !Word.split(correction.words).contains(where: ["double", "triple", "doble"].contains),
            var mention = correction.food ?? correction.selection.foods.only, correction.selection.foods.allSatisfy({ $0.said == mention.said }),
            case let amount = correction.amount ?? mention.amount, case let rows = try mealSpokenOf(),
            let row = rowOfPart(mention, amount, among: rows), let part = food(mention),
            isPartCounted(mention, amount, of: row) || !mention.isDefinite,
            !rows.contains(where: { $0.id != row.id && !matches(mention, in: [$0]).isEmpty })
        else { return nil }
        if let made = try measured(part, mention.said, amount, of: row) { return made }
        if food(row.foodID, noun: row.noun)?.isMadeOfParts == true || mention.isDefinite {
            return try told(row, as: inOtherAmount(mention.said, row))
        }
        // "2 apples", after an apple pie: eaten beside it.
        mention.amount = amount
        var log = LogFood(foods: [mention], when: When(), confirmed: correction.confirmed)
        log.restates = .never
        return try logFood(log, self)
    }

    func inOtherAmount(_ part: String, _ row: Entry) -> String {
        "\(row.said) \(language == "es" ? "con otra cantidad de" : "with another amount of") \(part)"
    }

    /// "double shot" of a latte, "a double gin" of a gin and tonic, "doble": one drink with more in it, and no two of them.
    func doubleMeasure(_ correction: Correction) throws -> Outcome? {
        let words = Word.split(correction.words)
        guard correction.selection.when.isEmpty, correction.removed.isEmpty, words.count <= 4,
            // "double it", "tomé el doble": two of them.
            !words.contains(where: ["it", "that", "this", "amount", "el", "tome", "had", "eso"].contains) || words.contains("shot"),
            language == "en" || words.contains("shot"),
            words.contains(where: ["double", "doble"].contains)
                || correction.amount == Amount(quantity: 2, unit: Unit("shot")),
            let row = try correction.selection.ids.isEmpty ? spokenOf().only : correction.selection.ids.only.flatMap({ try diary.entry($0) }),
            row.quantity == 1 || row.assumed.contains(.quantity), let drink = food(row.foodID, noun: row.noun), drink.isDrink,
            drink.grams(of: "shot") == nil,
            (correction.food ?? correction.selection.foods.only).map({ Set(Word.split($0.said)).isSubset(of: Word.split(row.said)) }) ?? true
        else { return nil }
        if drink.group == "alcohol", drink.each == "drink" {
            return try correct(Correction(selection: Selection(ids: [row.id]), amount: Amount(quantity: 1, size: "large")), self)
        }
        guard ["latte", "cappuccino", "macchiato", "mocha", "flat white", "cortado", "cafe con leche"].contains(where: drink.noun.hasSuffix) else {
            return nil
        }
        return try told(row, as: language == "es" ? "\(row.said) doble" : "\(row.said) with a double shot")
    }

    /// "the oats were 50 g", "the avocado was half", of a dish that is made with it: so much of that, and not of the dish.
    func partMeasured(_ correction: Correction) throws -> Outcome? {
        guard correction.selection.ids.isEmpty, correction.selection.when.days == nil, correction.removed.isEmpty,
            let named = correction.selection.foods.only, let part = food(named), !part.isDrink,
            correction.food == nil || correction.food?.said == named.said, case let words = Word.split(correction.words),
            named.isDefinite && words.contains(where: ["was", "were", "era", "eran", "fue", "fueron"].contains)
                || !named.isDefinite && words.count <= 5
                    && !words.contains(where: ["only", "just", "solo", "no", "not", "it", "era", "was"].contains)
        else { return nil }
        let rows = try mealSpokenOf()
        guard !rows.contains(where: { $0.foodID == part.id && $0.noun == part.noun || Word.split($0.said) == Word.split(named.said) }) else {
            return nil
        }
        var amount = correction.amount ?? correction.food?.amount ?? Amount()
        if let factor = correction.factor, factor < 1, ["fruit", "vegetable"].contains(part.group), amount.isEmpty {
            // "half the avocado" is a share of what stands.
            guard !words.contains("the") || words.contains("was") else { return nil }
            amount = Amount(quantity: factor)
        }
        guard amount.quantity != nil, amount.unit?.grams != nil || correction.factor != nil,
            let row = rows.only(where: { row in food(row.foodID, noun: row.noun).map { grams(of: named.said, in: $0) > 0 } ?? false }),
            // "los fideos fueron 300 g", of fideos con manteca: what the dish is called by.
            NameParts(row.said).map({ Word.split($0.host) != Word.split(named.said) }) ?? true
        else { return nil }
        return try measured(part, named.said, amount, of: row)
    }

    /// A row with as much of a part as is told; that it stands so, where it is about as much; nil where the amount fits the dish better.
    private func measured(_ part: Food, _ said: String, _ amount: Amount, of row: Entry, mayBeLess: Bool = true) throws -> Outcome? {
        guard let dish = food(row.foodID, noun: row.noun), dish.id != part.id, row.grams > 0, !isWeighed(row),
            // The eggs of an omelette are what it is measured by.
            part.group != "egg" || dish.grams(of: "egg") == nil
        else { return nil }
        let told = part.portion(amount).grams, standing = grams(of: said, in: dish) * row.grams / 100
        guard told > 0, standing > 0, case let factor = told / standing, (0.1...5).contains(factor), mayBeLess || factor >= 0.88 else { return nil }
        // "200 g of oats", of overnight oats, may be all of it.
        let name = Word.split(row.said), isHead = (language == "es" ? name.first : name.last).map(Word.split(said).contains) ?? false
        guard !isHead || max(factor, 1 / factor) < max(told / row.grams, row.grams / told) else { return nil }
        let near = amount.unit == nil ? 0.75...1.34 : amount.unit?.grams == nil ? 0.88...1.14 : 0.97...1.03
        if near.contains(factor) {
            return Outcome(name: "correct", events: [.slot(.entries([row.id]))], parts: [.alreadySo(row)])
        }
        return try made(row, said, times: factor).map { try remade(row, as: $0) }
    }

    private func made(_ row: Entry, _ part: String, times factor: Double) -> Food? {
        guard let dish = food(row.foodID, noun: row.noun), dish.isMadeOfParts else { return nil }
        return altered(dish, part, times: factor, said: row.said)
    }

    /// Twice and three times of "double meat", "with triple cheese".
    private func times(_ mention: FoodMention, _ request: LogFood) -> Double? {
        guard request.isMultiple == true, mention.amount.unit == nil, let quantity = mention.amount.quantity, [2, 3].contains(quantity) else {
            return nil
        }
        return quantity
    }

    /// Nothing but an amount and a name, or what was in it: no word of eating, and none of more.
    private func tellsOfParts(_ request: LogFood) -> Bool {
        if request.isToldAsEaten || request.isMore == true || request.restates == .never && request.addedTo == nil { return false }
        if request.areContents == true || request.restates == .bare || request.restates == .part { return true }
        let opening = request.opening ?? ""
        return opening.isEmpty || Double(opening) != nil || Self.beforeMeasures.contains(opening) || request.isMultiple == true
    }

    private static let beforeMeasures = Set(
        Word.split(
            "with it about like around roughly maybe half quarter a an one two three four five six con unas unos un una como media medio cuarto dos tres cuatro cinco"
        ))

    /// Whether a dish is called by a food, or is a sandwich that is made with such meat or cheese: no second helping.
    private func isMade(_ row: Entry, with part: Food, _ mention: FoodMention, _ request: LogFood) -> Bool {
        // The eggs of an omelette are what it is measured by.
        guard let dish = food(row.foodID, noun: row.noun), dish.isMadeOfParts, part.group != "egg" || dish.grams(of: "egg") == nil,
            (0.5..<90).contains(grams(of: mention.said, in: dish))
        else {
            return false
        }
        let name = Set(Word.split(mention.said) + part.head), own = Set(Word.split(row.said) + Word.split(row.noun))
        let isContent = request.areContents == true || request.addedTo != nil || request.host != nil || request.opening == "it"
        return !name.isDisjoint(with: own) || isContent
            || ["sandwich", "fastfood"].contains(dish.group) && ["meat", "poultry", "sausage", "dairy"].contains(part.group)
                && mention.amount.unit != nil
    }

    /// "the smaller one", of two foods that were compared: the one that has less of it.
    func extreme(of request: LogFood) -> [FoodMention] {
        guard let extreme = request.extreme else { return request.foods }
        // As they were compared: by 100 g where nobody told how much.
        let isByWeight = request.foods.allSatisfy(\.amount.isEmpty)
        let figures = request.foods.map { mention in
            item(mention).map { $0.food.nutrients(grams: isByWeight && extreme.nutrient != .energy ? 100 : $0.portion.grams)[extreme.nutrient] ?? 0 }
                ?? 0
        }
        guard let bound = extreme.isLeast ? figures.min() : figures.max(), let place = figures.firstIndex(of: bound) else { return request.foods }
        return [request.foods[place]]
    }

    /// "double meat" of a dish that nobody tells the parts of: once more of its meat.
    func onceMore(_ request: LogFood) throws -> LogFood {
        guard request.isMultiple == true, var mention = request.foods.first, let quantity = mention.amount.quantity, quantity >= 2,
            mention.amount.unit == nil, let part = food(mention), !part.isDrink, tracker.lastAction == "log_food" || tracker.lastAction == "correct",
            let row = try spokenOf().only(where: { food($0.foodID, noun: $0.noun)?.isMadeOfParts ?? false }),
            // "double fries", after a burger, lie beside it; "triple sandwich" is the one that was told.
            DishRole.of(part) != nil || mention.said == "meat" || mention.said == "carne", kinship(of: mention, to: row) == nil
        else { return request }
        var request = request
        mention.amount.quantity = quantity - 1
        if mention.said == "meat" || mention.said == "carne",
            let meat = Word.split(row.noun).lazy.compactMap({ self.food(named: $0) }).first(where: { self.isMeat($0) })
        {
            (mention.candidates, mention.said, mention.amount) = (self.mention(of: meat).candidates, self.title(meat), Amount())
        }
        (request.foods[0], request.restates, request.continues) = (mention, .never, true)
        return request
    }
}

extension Food {
    /// Of what is put together of other foods, each of which may be more or less.
    fileprivate var isMadeOfParts: Bool {
        ["sandwich", "fastfood", "pizza", "dish", "salad", "breakfast", "bread", "soup", "egg"].contains(group)
    }
}
