import Dialogue
import Knowledge
import NLU
import Nutrition

extension ActionContext {
    /// The food a reference points to.
    func food(_ reference: FoodReference) -> Food? { food(reference.id, noun: reference.noun) }

    /// The food of a source code: of the tables, else one that was imported.
    func food(_ id: FoodID, noun: String) -> Food? {
        // A serving of a recipe is known by its own figures alone.
        if knowledge.recipes.ofRow(id, called: noun) != nil { return nil }
        if id.code.contains("~") { return altered(id, noun: noun) }
        return knowledge.foods.food(id, noun: noun) ?? own.food(id).map(likened) ?? imported.food(id)
    }

    /// "galletas de mi abuela", of which only figures for 100 g are known: one weighs what one of the food at the head of its name does.
    private func likened(_ food: Food) -> Food {
        guard food.id.code.hasPrefix("custom:"), food.each == nil, food.group != "drink" else { return food }
        let words = Word.split(food.noun)
        let heads = (1..<max(2, words.count)).reversed().flatMap { count in
            [words.prefix(count), words.suffix(count)].map { $0.joined(separator: " ") }
        }
        guard let like = heads.lazy.compactMap({ self.food(named: $0) }).first(where: { $0.each != nil }) else { return food }
        var likened = food
        likened.each = like.each
        likened.measures = like.measures.filter { $0.name != "serving" } + [Measure(name: "serving", grams: like.usualPortion.grams)]
        likened.usual = Amount(quantity: 1, unit: Unit("serving"))
        return likened
    }

    /// The item of a mention, nil when no food fits.
    func item(_ mention: FoodMention) -> Item? {
        if let item = knowledge.foods.item(mention) { return item }
        guard let food = food(mention) else { return nil }
        var portion = food.portion(mention.amount, usual: mention.usual)
        // A brand's product for a few words is a guess; a barcode is none.
        if mention.best?.barcode == nil, Set(Word.split(mention.said)).isStrictSubset(of: Word.split(food.noun)) { portion.assumed.append(.food) }
        // What one of a person's own weighs is known from its label alone.
        let isLikened = food.layer == .own && food.each != nil && food.usual.unit?.name != food.each
        if isLikened, portion.source == .measure, !portion.assumed.contains(.unit) { portion.assumed.append(.unit) }
        return Item(mention: mention, food: food, portion: portion)
    }

    /// The food a mention most probably means.
    func food(_ mention: FoodMention) -> Food? { mention.best.flatMap { food($0) } }

    /// The display name in the person's language; in Spanish the person's own word, where it is one of the food's names.
    func name(_ food: Food, said: String = "") -> String {
        guard language == "es", let name = food.spanishName(said: said) else { return food.name }
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// Whether a person who said the plain word may well have meant something else.
    func isAssumed(_ food: Food, _ reference: FoodReference) -> Bool { reference.score < Item.sureScore || !food.kinds.isEmpty }

    /// "cheese pizza", "beef burrito": a name of the row that says more than its plain word, and more than where it is from.
    func tellsKind(_ said: String, of food: Food) -> Bool {
        // "burger" is another word for it; "cheese burger" has the plain one and more.
        let words = Set(Word.split(said))
        guard let plain = [food.noun, title(food)].map({ Set(Word.split($0)) }).first(where: { $0.isSubset(of: words) }) else { return false }
        let more = words.subtracting(plain).subtracting(["de", "con", "a", "and", "y", "with"])
        return !more.isEmpty && more.isDisjoint(with: origins) && self.food(named: said)?.id == food.id
    }

    /// The row for a food that was said, as it would be stored.
    func entry(_ item: Item, _ reference: FoodReference, _ when: When) -> Entry {
        let food = item.food, portion = weighed(item.portion, of: item.food)
        return Entry(
            day: day(when), minute: when.minute(now: moment), meal: mealTold(when), foodID: food.id, food: name(food), noun: food.noun,
            said: item.mention.said, quantity: portion.quantity, unit: portion.unit, grams: portion.grams,
            assumed: portion.assumed.filter { $0 != .food } + (portion.assumed.contains(.food) || isAssumed(food, reference) ? [.food] : []),
            portionSource: portion.source,
            nutrients: item.nutrients)
    }

    /// The meal of a row; late in the evening what was eaten on another day is no snack.
    private func mealTold(_ when: When) -> Meal {
        let isUntold = when.meal == nil && when.minute == nil && when.minutesAgo == nil && when.part == nil
        return isUntold && day(when) < today && moment.minute >= 1200 ? .dinner : when.meal(now: moment)
    }

    /// The day that was said; the one before for a time ago that lies before midnight; else today.
    func day(_ when: When) -> Day {
        if let days = when.days { return days.upperBound }
        return when.minutesAgo ?? 0 > moment.minute ? today.advanced(by: -1) : today
    }

    /// The day that was said; else that of the row that is replaced, or today.
    func day(_ when: When, replacing day: Day?) -> Day {
        when.days == nil && when.minutesAgo == nil ? day ?? today : self.day(when)
    }

    /// The meal that was said, by name or by the part of the day.
    func meal(_ when: When) -> Meal? { when.isBesideMeal ? nil : when.meal ?? when.part?.meal }

    /// A reference to a food that was chosen, and so is certain.
    func mention(of food: Food) -> FoodMention {
        FoodMention(said: title(food), candidates: [FoodReference(id: food.id, noun: food.noun, score: 1)])
    }
}

extension Entry {
    /// The chain from the words to a nutrient's figure.
    func explanation(of nutrient: Nutrient) -> Explanation {
        // Of an imported row nobody may know the weight: its figures stand for themselves.
        let grams = knownGrams ?? 100
        return Explanation(
            said: said, food: food, foodID: foodID, quantity: quantity, unit: unit, grams: grams, assumed: assumed,
            portionSource: portionSource, nutrient: nutrient, figure: nutrients[nutrient].map { $0 / grams * 100 },
            entry: id > 0 ? id : nil)
    }

    /// The amount as a portion.
    var portion: Portion {
        Portion(quantity: quantity, unit: unit, grams: grams, assumed: assumed.filter { $0 != .food }, source: portionSource)
    }

    /// Less than any figure shows: "0.0000001 eggs" is none.
    var isNothing: Bool { [.imported, .label].contains(portionSource) ? !(quantity >= 0.0005) : !(grams >= 0.0005) }

    /// More than a person eats of one thing: the amount is asked about before it is stored.
    var isImplausible: Bool {
        if grams > 5000 || (nutrients[.energy] ?? 0) > 3500 { return true }
        let isCounted = Unit(unit).grams == nil && Unit(unit).millilitres == nil
        return isCounted && quantity >= 100 && grams > 3000
    }
}

/// Tell where a dish is from, and no kind of it; folded and singular.
private let origins = Set(
    Word.split(
        """
        homemade home made takeaway takeout frozen fresh leftover restaurant store bought shop regular normal domino dominos papa john johns little
        caesars murphy murphys new york hut casero casera congelada fast food big small large
        """
    ))
