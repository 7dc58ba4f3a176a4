import NLU
import Nutrition

/// "was the milk included?", "what if I had eggs instead?": asked of what was told, or in its place.
extension Intents {
    /// Whether a food is among what was told, or in a dish of it: "did you count the butter?", "is the dressing included?", "was the grapefruit counted
    /// with sugar?", "¿contaste la leche?".
    static func included(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard words.count <= 9, !tracker.entries.isEmpty, tracker.body == nil, reading.activity == nil, reading.when.meal == nil,
            reading.text.hasSuffix("?") || opensIncluding.contains(words[0]), reading.foods.count <= 2,
            reading.foods.allSatisfy({ $0.amount.isEmpty && !$0.negated })
        else { return nil }
        let named = Set(reading.foods.flatMap { Word.split($0.said) }), rest = words.filter { !named.contains($0) }
        let text = " \(rest.joined(separator: " ")) "
        let isThere = opensBeing.contains(rest.first ?? "") && ["in there", "in that", "in it", "part of"].contains(where: text.contains)
        let counts = rest.contains(where: counting.contains)
        let isHad =
            reading.foods.count == 1 && rest.starts(with: ["did", "you"]) && rest.contains(where: ["get", "got", "catch", "see", "have"].contains)
        guard isThere || counts || isHad else { return nil }
        // "is there peanut in it?": also where no name tells it.
        if isThere, rest.dropFirst().first == "there", !counts, let (food, question) = ContentQuestion.read(reading, tracker) {
            return .askContents(of: food, question)
        }
        // "did you count the butter on the roll?" asks about the butter.
        let onOther = reading.foods.count == 2 ? reading.foods.first.flatMap { onAnother($0, words) } : nil
        let other = rest.filter { !included.contains($0) && $0 != onOther }
        let part: FoodMention
        switch (reading.foods.last, reading.nutrients.only) {
        // "¿incluiste el azúcar?" names a nutrient, and means the food.
        case (_, let nutrient?):
            guard counts, other.count == 1, Reading.namesakes[other[0]] == nutrient else { return nil }
            part = FoodMention(said: other[0], candidates: [])
        case (let food?, nil):
            // "did you count the coffee with sugar?" is of one thing, "was the grapefruit counted with sugar?" of what came with it.
            guard reading.nutrients.isEmpty, other.isEmpty else { return nil }
            part = onOther == nil ? food : reading.foods[0]
        case (nil, nil):
            guard reading.nutrients.isEmpty, counts || isThere, (1...2).contains(other.count), other.allSatisfy({ $0.count > 2 && Double($0) == nil })
            else { return nil }
            part = FoodMention(said: other.joined(separator: " "), candidates: [])
        }
        let days = tracker.day.map { $0...$0 }
        return .askEaten(EatenQuestion(.whether, part, When(days: reading.when.days ?? days)))
    }

    /// The word behind a food that says on or in what it was.
    private static func onAnother(_ food: FoodMention, _ words: [String]) -> String? {
        guard let last = Word.split(food.said).last, let place = words.firstIndex(of: last), place + 1 < words.count else { return nil }
        return ["on", "in", "inside", "over", "en", "sobre", "del", "de"].contains(words[place + 1]) ? words[place + 1] : nil
    }

    private static let opensBeing: Set<String> = ["was", "were", "is", "are"]
    private static let opensIncluding = opensBeing.union(["did", "does", "doe", "incluye", "incluiste", "contaste", "sumaste"])
    private static let counting = Set(
        Word.split(
            "included include includes including counted count incluye incluyes incluiste incluido incluida incluidos incluidas cuenta contaste contado contada contados contadas contabas sumaste"
        ))

    /// "what about if I had skimmed milk?", "how many units is that?": supposed or reckoned, and nothing is changed.
    static func supposed(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words, foods = reading.foods
        if let drinks = drinksCounted(reading, words, tracker) { return drinks }
        if let changed = supposedAmount(reading, words, tracker) { return changed }
        guard supposing.contains(where: { words.starts(with: $0) }), supposable.contains(reading.intent.name), !foods.isEmpty,
            foods.allSatisfy({ $0.best != nil && !$0.negated })
        else { return nil }
        // "… for lunch": where it goes once it is logged.
        let placed = foods.map { food in
            var food = food
            food.when = food.when.filled(from: When(days: reading.when.days, meal: reading.when.meal))
            return food
        }
        return .askNutrients(foods: placed, nutrients: reading.nutrients.isEmpty ? tracker.askedNutrients : reading.nutrients)
    }

    /// "how about two of them with tamarind chutney?", after the calories of a samosa: two, and what goes with them.
    static func countedWith(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard ["how", "what", "and"].contains(words.first), !Vocabulary.says(.eating, words),
            case .askNutrients(let asked, let nutrients)? = tracker.inquiry, var host = asked.only, !reading.foods.isEmpty,
            reading.foods.allSatisfy({ $0.best != nil && !$0.negated }), let count = reading.amounts.first?.quantity, (1...24).contains(count),
            let of = words.firstIndex(of: "of"), of > 0, of + 2 < words.count, ["them", "those", "these"].contains(words[of + 1]),
            ["with", "and", "plus"].contains(words[of + 2])
        else { return nil }
        host.amount = Amount(quantity: count, unit: host.amount.unit, size: host.amount.size)
        let beside = reading.foods.map { food in
            var food = food
            if food.amount.isEmpty { food.usual = food.usual ?? Amount() }
            return food
        }
        return .askNutrients(foods: [host] + beside, nutrients: reading.nutrients.isEmpty ? nutrients : reading.nutrients)
    }

    /// "how many units is that?", "how many standard drinks in 3 pints?", "¿cuántas bebidas estándar son?"
    static func drinksCounted(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        let isStandard =
            words.contains(where: ["standard", "estandar"].contains) && words.contains(where: ["drink", "trago", "bebida", "copa", "unit"].contains)
        let isUnits =
            words.contains(where: ["unit", "unidad"].contains)
            && (words.contains("alcohol") || words.count <= 9 && words.starts(with: ["how", "many", "unit"])
                || words.count <= 6 && words.starts(with: ["how", "many"])
                || words.starts(with: ["how", "many", "unit", "in"]))
            // "how many units of insulin for that".
            && !zip(words, words.dropFirst()).contains { ["unit", "unidad"].contains($0) && ["of", "de"].contains($1) }
            || words.contains("unit") && words.contains("alcohol")
        guard words.count <= 12, ["how", "cuanta", "cuanto", "is", "what", "y", "and"].contains(words[0]), isStandard || isUnits else { return nil }
        let foods = reading.foods.filter { food in
            food.best != nil && !food.negated
                && Word.split(food.said).allSatisfy { !["drink", "standard", "trago", "bebida", "unit", "copa"].contains($0) }
        }
        // "how many units have I had this week?"
        if foods.isEmpty, reading.when.days != nil { return .askSummary(reading.when, nutrients: [.alcohol]) }
        guard !foods.isEmpty || !tracker.entries.isEmpty else { return nil }
        return .askNutrients(
            foods: foods.map { food in
                var food = food
                food.usual = food.usual ?? Amount()
                return food
            }, nutrients: [.alcohol])
    }

    /// "had 2 units of alcohol": of what is still to be told, and no water.
    static func unitsOfAlcohol(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard words.contains("alcohol"), words.contains(where: ["unit", "unidad"].contains), !reading.text.hasSuffix("?"),
            ["had", "drank", "i", "tome", "bebi"].contains(words[0]), reading.foods.allSatisfy({ $0.best == nil })
        else { return nil }
        return [.goAhead(When(days: reading.when.days?.count == 1 ? reading.when.days : nil))]
    }

    /// "what if I halve the rice?", of the rice that stands: that row, which can be changed so.
    private static func supposedAmount(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard reading.intent.name == "correct", !tracker.entries.isEmpty, !Vocabulary.says(.inPlace, words), var named = reading.foods.only,
            named.best != nil, !named.negated, named.isDefinite, supposing.contains(where: { words.starts(with: $0) }),
            let quantity = named.amount.quantity
        else { return nil }
        let amount = named.amount
        named.amount = Amount()
        let isShare = quantity < 1 && amount.unit == nil
        return .suppose(
            .correct(Correction(selection: Selection(foods: [named]), amount: isShare ? nil : amount, factor: isShare ? quantity : nil)))
    }

    private static let supposing = [
        "what about if i", "what if i", "what if it", "how about if i", "and if i had", "if i had had", "if id had", "suppose i", "would it be",
        "y si hubiera", "y si hubiese", "y si fuera", "y si fuese", "si hubiera", "si hubiese", "si fuera", "y si en vez", "y si en lugar",
    ].map(Word.split)
    private static let supposable: Set<String> = [
        "log_food", "correct", "inform", "ask_diary", "recommend_food", "ask_nutrient", "out_of_scope", "log_water",
    ]

    private static let included = counting.union(
        Word.split(
            "was were is are did does do you get got catch see the my a that it this those them in there part of too also already so with total and have been as everything all anything lo la los las el eso esto está están estaba mi también con todo ya y"
        ))
}
