import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "how much protein is in beef?", "how much iron was that?"
func askNutrients(foods: [FoodMention], nutrients: [Nutrient], _ context: ActionContext) throws -> Outcome {
    let nutrients = nutrients.isEmpty ? [.energy] : nutrients
    if let rows = try context.rowsCalled(foods) { return try askRows(Selection(ids: rows.map(\.id)), nutrients: nutrients, context) }
    if let row = try context.rowMeant(by: foods) { return try askRows(Selection(ids: [row.id]), nutrients: nutrients, context) }
    let foods =
        try context.comingIn(foods) ?? context.oneOfCounted(foods) ?? foods.map { try context.own.begun(by: $0) ?? context.ofNoSuchKind($0) ?? $0 }
    var outcome = Outcome(name: "ask_nutrient")
    var answers: [NutrientAnswer] = []
    var chain: [Explanation] = []
    for mention in foods {
        if let quantity = mention.amount.quantity, quantity <= 0 || !quantity.isFinite {
            outcome.parts.append(.amountImpossible(said: mention.said, quantity: quantity))
        } else if var food = context.food(mention) ?? context.food(ofKind: mention) {
            // "and without the bacon?"
            if !mention.removed.isEmpty {
                switch context.without(mention.removed, in: food) {
                case .variant(let variant): food = variant
                case .hasNone: break
                case .unknown: outcome.parts.append(.leftOut(noun: context.title(food), removed: mention.removed))
                }
            }
            // Of the omega-3 acids those of fish are told where there are any.
            let isPlant = nutrients.contains(.linolenicAcid) && (food.figures[.dha] ?? 0) < 0.005
            for nutrient in nutrients where !(isPlant && [.dha, .epa].contains(nutrient)) {
                answers.append(context.answer(food, said: mention.said, mention.amount, usually: mention.usual, nutrient))
                chain.append(context.explanation(food, mention, nutrient))
            }
        } else {
            outcome.parts.append(.foodUnknown(said: mention.said, near: context.near(mention.said)))
        }
    }
    if foods.isEmpty {
        (answers, chain) = try context.answersAboutLast(nutrients)
        if answers.isEmpty { outcome.parts = [.foodUnknown(said: "", near: [])] }
    }
    guard let last = answers.last else { return outcome }
    outcome.parts.insert(.nutrients(answers), at: 0)
    if foods.isEmpty { outcome.parts += try context.dayBesideNone(answers, nutrients) }
    outcome.countDrinks(answers)
    outcome.events = [.slot(.food(id: last.foodID, noun: last.noun, grams: last.grams)), .slot(.explanations(chain))]
    return outcome
}

/// "how much spinach for 10 mg of iron?": so much of it as gives that, and what of it that is.
func askAmount(of food: FoodMention, _ nutrient: Nutrient, _ much: Double, _ context: ActionContext) throws -> Outcome {
    guard let known = context.food(food), let held = known.nutrients(grams: 100)[nutrient], held > 0 else {
        return try askNutrients(foods: [food], nutrients: [nutrient], context)
    }
    // Nothing told: what is missing of the goal, else of what a day should hold.
    guard let much = try much > 0 ? much : context.missing(nutrient), much > 0 else {
        return try askRemaining(When(), nutrients: [nutrient], upTo: nil, context)
    }
    let grams = much / held * 100
    var asked = food
    // In pieces where it comes in such.
    let piece = known.portion(Amount(quantity: 1))
    let isCounted = Word.split(food.said).last.map { Word.singular($0) } != food.said.lowercased() && piece.grams > 0 && piece.grams < grams
    asked.amount =
        isCounted ? Amount(quantity: (grams / piece.grams * 10).rounded() / 10) : Amount(quantity: grams < 10 ? grams : grams.rounded(), unit: .gram)
    return try askNutrients(foods: [asked], nutrients: [nutrient], context)
}

extension ActionContext {
    /// How much of a nutrient today still lacks; nil where neither a goal nor a need tells.
    fileprivate func missing(_ nutrient: Nutrient) throws -> Double? {
        let totals = try diary.totals(today)
        if let left = totals.remaining(nutrient) { return left }
        let need = knowledge.intakes.recommended(nutrient, for: try profile())?.amount
        return need.map { $0 - (totals.sum[nutrient] ?? 0) }
    }
}

extension Outcome {
    /// Alcohol, counted in drinks as well, where it alone was asked about.
    mutating func countDrinks(_ answers: [NutrientAnswer]) {
        let grams = answers.reduce(0) { $0 + ($1.value ?? 0) }
        if answers.allSatisfy({ $0.nutrient == .alcohol && $0.portion != nil }), grams >= 3 { parts.append(.own(.standardDrinks(grams))) }
    }
}

extension ActionContext {
    /// The food of a name that was put together: "white egg" is egg white.
    func food(ofKind mention: FoodMention) -> Food? {
        guard mention.candidates.isEmpty else { return nil }
        let words = mention.said.split(separator: " ").map(String.init)
        guard !words.isEmpty else { return nil }
        if let parts = NameParts(mention.said) {
            // "ham sandwich with cheese" may be a cheese sandwich, "latte with oat milk" an oat latte.
            let heads = [parts.host] + (parts.host.split(separator: " ").last.map { [String($0)] } ?? [])
            let companies = [parts.company] + (parts.company.split(separator: " ").first.map { [String($0)] } ?? [])
            let names = heads.flatMap { head in companies.flatMap { ["\(head) \(parts.joint) \($0)", "\($0) \(head)", "\(head) de \($0)"] } }
            return names.lazy.compactMap { self.food(named: $0) }.first
        }
        let turned = words.indices.dropFirst().map { (words[$0...] + words[..<$0]).joined(separator: " ") }
        // "integral arroz blanco cocido": the kind takes the place of a word.
        let kind = words[0], rest = Array(words.dropFirst())
        let without =
            rest.indices.map { place in rest.indices.filter { $0 != place }.map { rest[$0] } } + [Array(rest.prefix(1)), Array(rest.suffix(1))]
        let renamed = without.filter { !$0.isEmpty }.flatMap { left in
            [[kind] + left, [left[0], kind] + left.dropFirst(), left + [kind]].map { $0.joined(separator: " ") }
        }
        return (turned + [mention.said] + (words.count > 2 ? renamed : [])).lazy.compactMap { self.food(named: $0) }.first
    }

    /// "how much protein in a bowl of it?", of soup and a roll: of what comes in bowls.
    fileprivate func comingIn(_ foods: [FoodMention]) throws -> [FoodMention]? {
        guard let mention = foods.only, let last = tracker.food, mention.best?.id == last.id, mention.said == last.noun,
            let unit = mention.amount.unit, unit.grams == nil, unit.millilitres == nil,
            let row = try mealSpokenOf().only(where: { $0.unit == unit.name }), row.foodID != last.id
        else { return nil }
        let reference = FoodReference(id: row.foodID, noun: row.noun, score: 1)
        return [FoodMention(said: row.said, candidates: [reference], amount: mention.amount)]
    }

    /// "how many calories in each cookie?", of four Oreos that stand: one of those.
    fileprivate func oneOfCounted(_ foods: [FoodMention]) throws -> [FoodMention]? {
        guard let mention = foods.only, mention.isDefinite, mention.amount == Amount(quantity: 1), let named = food(mention) else { return nil }
        let words = Word.split(mention.said)
        let row = try mealSpokenOf().only { row in
            guard row.quantity > 1, let own = food(row.foodID, noun: row.noun), own.each == row.unit else { return false }
            let said = Word.split(row.said)
            return own.id == named.id || own.isCalled(words) || (language == "es" ? said.starts(with: words) : said.suffix(words.count) == words[...])
        }
        return row.map { row in
            let reference = FoodReference(id: row.foodID, noun: row.noun, score: 1)
            return [FoodMention(said: row.said, candidates: [reference], amount: Amount(quantity: 1, unit: Unit(row.unit)))]
        }
    }

    /// "¿y de frijoles?", after a cup of rice: no kind of rice is called so, and as much of the beans is meant.
    fileprivate func ofNoSuchKind(_ mention: FoodMention) -> FoodMention? {
        guard mention.candidates.isEmpty, food(mention) == nil, food(ofKind: mention) == nil, let joint = mention.said.firstRange(of: " de ") else {
            return nil
        }
        var other = mention
        other.said = String(mention.said[joint.upperBound...])
        return food(named: other.said) == nil ? nil : other
    }

    /// "¿cuánto sodio tienen las empanadas?", of one with chicken and three with beef: all of today that are called so.
    fileprivate func rowsCalled(_ foods: [FoodMention]) throws -> [Entry]? {
        guard let mention = foods.only, mention.isDefinite, mention.amount.isEmpty, mention.removed.isEmpty, mention.said.hasSuffix("s"),
            let name = Word.split(mention.said).only
        else { return nil }
        let rows = try pool(When()).filter { row in
            language == "es"
                ? Word.split(row.said).first == name || Word.split(row.food).first == name
                : Word.split(row.said).last == name || Word.split(row.noun).last == name
        }
        return rows.count > 1 ? rows : nil
    }

    /// "¿cuántas calorías tiene la ensalada?", after a tuna salad: the one row of today, or of those told just now, that begins so.
    fileprivate func rowMeant(by foods: [FoodMention]) throws -> Entry? {
        guard foods.count == 1, let mention = foods.first, mention.isDefinite, mention.amount.isEmpty, mention.removed.isEmpty else { return nil }
        let words = Word.split(mention.said)
        let rows = try tracker.entries.compactMap { try diary.entry($0) }.filter { $0.day != today } + pool(When())
        let begun = rows.only { row in
            let said = Word.split(row.said)
            guard said.starts(with: words) else { return false }
            return said.count > words.count ? language == "es" || said[words.count] == "de" : language == "es" && tracker.entries.contains(row.id)
        }
        // "¿cuánto sumaba la paella?", after the beer beside it was put right.
        return try begun
            ?? mealSpokenOf().only { row in
                Word.split(row.said) == words || mention.best.map { $0.id == row.foodID && $0.noun == row.noun } ?? false
            }
            ?? rows.only { isHead(mention, of: $0) }
    }

    /// "is that salad healthy?", of the one row of today that is called so and more.
    func rowHeaded(by foods: [FoodMention]) throws -> Entry? {
        guard let mention = foods.only, mention.isDefinite, mention.amount.isEmpty, mention.removed.isEmpty else { return nil }
        return try pool(When()).only { isHead(mention, of: $0) }
    }

    /// "the salad", of a chicken caesar salad: the last words of an English name, of the same group; never the cream of an ice cream.
    private func isHead(_ mention: FoodMention, of row: Entry) -> Bool {
        let words = Word.split(mention.said), said = Word.split(row.said)
        guard language == "en", said.count > words.count, said.suffix(words.count) == words[...], let own = food(row.foodID, noun: row.noun) else {
            return false
        }
        return food(mention).map { $0.group == own.group || ActionContext.baked.isSuperset(of: [$0.group, own.group]) } ?? true
    }

    /// Groups of what is baked, which share their names: a biscuit is bread in one country and sweet in another.
    private static let baked: Set<String> = ["bread", "sweet", "dessert", "snack", "pastry", "breakfast", "cookie"]

    /// The nutrient in the amount said; in 100 g and the usual portion when none was.
    /// - Parameter usually: what no amount means, where that is not 100 g.
    func answer(_ food: Food, said: String = "", _ amount: Amount, usually: Amount? = nil, _ nutrient: Nutrient) -> NutrientAnswer {
        let figure = food.figures[nutrient]
        // Of what nobody knows the weight of a serving is told, for there are no 100 g of it.
        let amount = food.isWeightless && amount.isEmpty ? Amount(quantity: 1, unit: food.usual.unit) : amount
        let usual = food.usualPortion
        let portion = amount.isEmpty && usually == nil ? nil : food.portion(amount, usual: usually)
        let grams = portion?.grams ?? 100
        return NutrientAnswer(
            food: name(food, said: said), noun: food.noun, foodID: food.id, grams: grams, portion: portion.map { weighed($0, of: food) },
            usual: portion == nil ? usual : nil,
            nutrient: nutrient, value: figure.map { $0 * grams / 100 }, usualValue: portion == nil ? figure.map { $0 * usual.grams / 100 } : nil)
    }

    func explanation(_ food: Food, _ mention: FoodMention, _ nutrient: Nutrient) -> Explanation {
        let portion =
            mention.amount.isEmpty && mention.usual == nil
            ? Portion(quantity: 100, unit: "g", grams: 100, source: .stated) : food.portion(mention.amount, usual: mention.usual)
        return Explanation(
            said: mention.said, food: name(food, said: mention.said), foodID: food.id, quantity: portion.quantity, unit: portion.unit,
            grams: portion.grams,
            assumed: portion.assumed, portionSource: portion.source, nutrient: nutrient, figure: food.figures[nutrient])
    }

    /// "how much caffeine", after a pizza that has none: what there is of it today, from the coffee of the morning.
    fileprivate func dayBesideNone(_ answers: [NutrientAnswer], _ nutrients: [Nutrient]) throws -> [Part] {
        guard let nutrient = nutrients.only, [.caffeine, .alcohol].contains(nutrient), answers.allSatisfy({ $0.value ?? 1 < 0.05 }),
            try diary.totals(today).sum[nutrient] ?? 0 >= 0.5
        else { return [] }
        return try askSummary(When(), nutrients: nutrients, self).parts
    }

    /// The nutrient in what was spoken of last: the rows of the last message, or the last food asked about.
    fileprivate func answersAboutLast(_ nutrients: [Nutrient]) throws -> ([NutrientAnswer], [Explanation]) {
        let rows = try tracker.entries.isEmpty ? [] : toldTogether()
        // A food asked about since then is what "it" means.
        let isAsked = tracker.food.map { food in !rows.contains { $0.foodID == food.id && $0.noun == food.noun } } ?? false
        if !rows.isEmpty, !isAsked {
            let answers = nutrients.flatMap { nutrient in
                rows.map { row in
                    NutrientAnswer(
                        food: row.food, noun: row.noun, foodID: row.foodID, grams: row.grams, portion: row.portion, usual: nil,
                        nutrient: nutrient, value: row.nutrients[nutrient], usualValue: nil)
                }
            }
            return (answers, nutrients.flatMap { nutrient in rows.map { $0.explanation(of: nutrient) } })
        }
        guard let last = tracker.food, let food = food(last.id, noun: last.noun) else { return ([], []) }
        let mention = FoodMention(said: title(food), candidates: [], amount: Amount(quantity: last.grams, unit: .gram))
        return (nutrients.map { answer(food, said: mention.said, mention.amount, $0) }, nutrients.map { explanation(food, mention, $0) })
    }
}
