import NLU
import Nutrition

/// One food held against another: "which has more iron per calorie?", "what's healthier, butter or margarine?"
extension Intents {
    static func compared(_ foods: [FoodMention], _ reading: Reading, _ tracker: Tracker) -> Request {
        let words = reading.words
        // "is that more than rice?", of the nutrient that was asked about.
        let isNext = reading.pointsBack || foods.count == 1 || ["compared", "versus", "vs", "comparado", "comparada"].contains(words.first)
        let isPerEnergy = isPerEnergy(words)
        let named = isPerEnergy ? reading.nutrients.filter { $0 != .energy } : reading.nutrients
        var asked = named.isEmpty && isNext ? tracker.askedNutrients : named
        // "how does that compare to tuna?", after the omega-3 of salmon.
        if asked.isEmpty, named.isEmpty, isNext, case .askNutrients(_, let several)? = tracker.inquiry, (2...3).contains(several.count) {
            asked = several
        }
        // "which is better for it?", of the vitamin C that is talked of.
        let isForIt = zip(words, words.dropFirst()).contains { $0 == "for" && ["it", "that", "this"].contains($1) } && tracker.topicSpokenOf != nil
        if named.isEmpty, words.contains(where: healthy.contains) || isBetter(words) && !isForIt { asked = ofHealth }
        // "which is better for sugar, rice or roti?": what raises that of the blood, and what slows it.
        if isForBloodSugar(words), asked.isEmpty || asked == [.sugars] || asked == ofHealth { asked = [.carbohydrate, .fiber, .sugars] }
        // "which has more, lentils or beef?", while iron is talked of.
        if asked.isEmpty, let taste = words.lazy.compactMap({ tastier[$0] }).first { asked = [taste] }
        if asked.isEmpty, !isPerEnergy, reading.when.isEmpty, words.contains(where: holding.contains), let nutrient = tracker.topicSpokenOf,
            GoalKind(nutrient) == .limit || words.isDisjoint(with: ["worse", "worst", "peor", "heavier", "lighter"])
        {
            asked = [nutrient]
        }
        var sides = tracker.besideLast(foods)
        if let food = foods.only, let kind = otherKind(of: food, words) { sides = [food, kind] }
        if foods.isEmpty, reading.when.isEmpty, let both = comparedKinds(words, tracker) { sides = both }
        // "mejor para el azúcar, arroz o tortilla": which is none of them.
        if isForBloodSugar(words), sides.count > 2 { sides = sides.filter { !Word.split($0.said).allSatisfy(ofBlood.contains) } }
        if isPerEnergy { sides = sides.map(per100Kilocalories) }
        return .compareFoods(foods: sides, nutrients: asked, least: Vocabulary.says(.fewest, words))
    }

    /// "¿en qué alimentos hay mucho hierro que no sea carne?", "which foods have a lot of iron?": foods are asked for, whatever was compared before.
    static func foodsHolding(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { ["y", "and", "en", "in", "con", "pero", "but"].contains($0) })
        guard (4...14).contains(words.count), ["que", "which", "what", "cuales"].contains(words[0]), ["alimento", "food"].contains(words[1]),
            words.contains(where: ["hay", "tienen", "tiene", "contienen", "have", "has", "contain"].contains), reading.when.isEmpty,
            reading.nutrients.contains(where: { $0 != .energy }), reading.amounts.isEmpty, tracker.lastAction == "compare_foods",
            reading.foods.allSatisfy({ $0.negated || words.contains("no") || words.contains("sin") || words.contains("not") })
        else { return nil }
        return .recommendFood(RecipeQuery(reading))
    }

    private static let holding = Set(Word.split("more most less least fewer fewest higher lower richer better worse best más menos mejor peor mayor"))

    /// "was the shake worse than the burger?", "which was saltier, the jjigae or the rice": two things spoken of as known, held against each other by form alone.
    static func comparedByForm(_ reading: Reading, _ tracker: Tracker) -> Request? {
        // "¿cuál de las dos tiene más proteína?", of what was asked about one after the other.
        let among = reading.words.prefix(5).lazy.compactMap({ numbers[$0] }).first
        let isLess = reading.words.contains(where: ["mas", "menos", "meno", "more", "less", "most", "least"].contains)
        let pool = among ?? 0 > tracker.asked.count ? tracker.askedOneByOne : tracker.asked
        if reading.words.starts(with: ["cual", "de"]) || reading.words.starts(with: ["which", "of"]), let among, among <= pool.count,
            case let foods = Array(pool.suffix(among)), reading.foods.isEmpty,
            let nutrient = reading.nutrients.only ?? (reading.nutrients.isEmpty && isLess ? tracker.askedNutrient : nil), reading.when.days == nil,
            tracker.lastAction == "ask_nutrient" || tracker.lastAction == "ask_food_facts"
        {
            // Of those that are known by their names alone each tells its figure.
            if foods.contains(where: { $0.best == nil }) { return .askNutrients(foods: foods, nutrients: [nutrient]) }
            return .compareFoods(foods: foods, nutrients: [nutrient], least: Vocabulary.says(.fewest, reading.words))
        }
        let words = Array(reading.words.drop { ["and", "so", "ok", "but"].contains($0) })
        guard (5...14).contains(words.count), reading.foods.count <= 2, reading.when.days == nil, reading.meals.isEmpty,
            reading.foods.contains(where: { $0.best != nil }),
            reading.foods.allSatisfy({ $0.isDefinite && $0.amount.isEmpty && !$0.negated && $0.removed.isEmpty }),
            ["which", "was", "were", "is", "are", "did", "does", "do", "what"].contains(words[0]),
            words.contains(where: { comparing.contains($0) || tastier[$0] != nil }),
            words.isDisjoint(with: ["i", "you", "should", "goal", "one", "day", "meal", "limit", "last", "other"])
        else { return nil }
        if reading.foods.count == 2 { return reading.intent.name == "compare_foods" ? nil : compared(reading.foods, reading, tracker) }
        // "the jjigae", "the bowl": known by a row alone.
        guard !tracker.entries.isEmpty, let joint = words.lastIndex(where: ["than", "or"].contains) else { return nil }
        let sides = [words[..<joint], words[(joint + 1)...]].compactMap { side -> FoodMention? in
            guard let article = side.lastIndex(where: ["the", "my"].contains) else { return nil }
            let name = side[(article + 1)...].prefix {
                !comparing.contains($0) && tastier[$0] == nil && !["have", "had", "has", "was", "in"].contains($0)
            }
            guard (1...3).contains(name.count) else { return nil }
            if let food = reading.foods.first(where: { Word.split($0.said) == Array(name) }) { return food }
            var known = FoodMention(said: name.joined(separator: " "), candidates: [])
            known.isDefinite = true
            return known
        }
        guard sides.count == 2, sides[0].said != sides[1].said else { return nil }
        var told = reading
        told.foods = sides
        return compared(sides, told, tracker)
    }

    private static let numbers = ["dos": 2, "do": 2, "2": 2, "two": 2, "tres": 3, "tre": 3, "3": 3, "three": 3, "cuatro": 4, "4": 4, "four": 4]
    private static let comparing = Set(
        Word.split("worse better heavier lighter bigger smaller more less fewer higher lower healthier unhealthier fattening richer"))
    /// Folded and singular.
    static let tastier: [String: Nutrient] = [
        "saltier": .sodium, "sweeter": .sugars, "sugarier": .sugars, "fattier": .fat, "greasier": .fat, "fatter": .fat,
    ]

    /// "how does that compare to a sausage biscuit?", after a meal of several things: what they come to, and then the other.
    static func heldAgainstMeal(_ foods: [FoodMention], _ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard reading.pointsBack, var other = foods.only, other.best != nil, (tracker.listed ?? tracker.entries).count > 1, reading.when.isEmpty,
            ["log_food", "correct", "copy_entries", "ask_summary", "ask_nutrient", "delete_entry"].contains(tracker.lastAction ?? ""),
            tracker.inquiry.map({ if case .askNutrients(let asked, _) = $0 { asked.isEmpty } else { true } }) ?? true
        else { return nil }
        if other.amount.isEmpty { other.amount = Amount(quantity: 1) }
        let asked = reading.nutrients.isEmpty ? tracker.askedNutrients : reading.nutrients
        return [.askNutrients(foods: [], nutrients: asked), .askNutrients(foods: [other], nutrients: asked)]
    }

    /// "how much protein does it have compared to quinoa?", of the food that was asked about.
    static func comparedToLast(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard ["ask_nutrient", "ask_food_facts", "ask_summary"].contains(reading.intent.name), let food = reading.foods.only, !food.negated,
            food.amount.isEmpty, reading.when.isEmpty,
            words.contains(where: ["compared", "comparado", "comparada", "comparados", "versus", "vs", "frente"].contains),
            tracker.besideLast([food]).count == 2
        else { return nil }
        return compared([food], reading, tracker)
    }

    /// "per calorie", "por cada 100 calorías".
    static func isPerEnergy(_ words: [String]) -> Bool {
        guard let place = words.firstIndex(where: ["calorie", "kcal", "caloria", "cal"].contains) else { return false }
        let before = words[..<place].reversed().drop { ["100", "cada", "each"].contains($0) }
        return ["per", "por"].contains(before.first)
    }

    static func per100Kilocalories(_ food: FoodMention) -> FoodMention {
        var food = food
        food.amount = Amount(quantity: 100, unit: Unit("kcal"))
        return food
    }

    /// "which is better for me?", of no figure that is named.
    static func isBetter(_ words: [String]) -> Bool {
        words.contains(where: ["better", "best", "mejor", "conviene", "convienen"].contains)
            && words.isDisjoint(with: ["more", "less", "most", "least", "highest", "lowest", "mas", "menos", "meno", "high", "low"])
    }

    /// "better for my sugar", "mejor para la glucosa", "para un diabético": of the blood, and of no grams of it in the food.
    private static func isForBloodSugar(_ words: [String]) -> Bool {
        guard words.contains(where: ["better", "best", "worse", "worst", "good", "bad", "mejor", "peor", "conviene", "safer"].contains),
            let place = words.firstIndex(where: { ofBlood.contains($0) })
        else { return false }
        if !["sugar", "azucar"].contains(words[place]) { return true }
        return words[..<place].suffix(3).contains { ["for", "on", "para", "blood"].contains($0) } || words[place...].contains("sangre")
    }

    private static let ofBlood = Set(
        Word.split("sugar sugars glucose diabetes diabetic diabetics prediabetic azúcar glucosa glucemia diabético diabética diabéticos insulin"))

    /// "boiled or fried which is healthier", "¿hervido o frito?", of the one food that was spoken of: both ways of it.
    private static func kindsByOr(_ words: [String], _ tracker: Tracker) -> [FoodMention]? {
        guard let food = tracker.asked.last ?? tracker.food?.mention(), (3...14).contains(words.count),
            let or = words.indices.dropFirst().dropLast().first(where: { ["or", "o", "vs", "versus"].contains(words[$0]) }),
            kindWords.contains(words[or - 1]), kindWords.contains(words[or + 1])
        else { return nil }
        let isSpanish = words[or] == "o" || (words[or] != "or" && words.contains(where: ["que", "cual", "mejor"].contains))
        let name = Word.split(food.said).filter { !kindWords.contains($0) }
        guard !name.isEmpty else { return nil }
        return [words[or - 1], words[or + 1]].map { kind in
            let named = isSpanish ? name + [kind] : [kind] + name
            return FoodMention(said: named.joined(separator: " "), candidates: [])
        }
    }

    /// Ways in which a food is made or comes, singular and folded.
    private static let kindWords = Set(
        Word.split(
            """
            boiled fried grilled baked roasted roast steamed raw cooked scrambled poached mashed stewed smoked toasted fresh frozen canned tinned dried
            dry white brown whole wholemeal wholewheat wholegrain skim skimmed red green sweet dark light plain full regular diet black ripe unripe
            crispy airfried braised sauteed
            hervido hervida frito frita cocido cocida asado asada horneado horneada crudo cruda revuelto revuelta fresco fresca congelado congelada
            enlatado enlatada blanco blanca integral entero entera descremado descremada desnatado desnatada verde maduro madura
            """))

    /// "compare it with white", "compáralo con el blanco", of the one food that was asked about: another kind of it.
    private static func comparedKinds(_ words: [String], _ tracker: Tracker) -> [FoodMention]? {
        if let both = kindsByOr(words, tracker) { return both }
        guard let food = tracker.asked.only ?? tracker.food?.mention(), words.count <= 7,
            let joint = words.lastIndex(where: ["with", "to", "against", "vs", "versus", "con", "contra"].contains), joint > 0
        else { return nil }
        let kinds = words[(joint + 1)...].filter { !["the", "a", "an", "one", "kind", "el", "la", "los", "lo", "las", "uno", "una"].contains($0) }
        let name = Word.split(food.said), isSpanish = ["con", "contra"].contains(words[joint]) || words[0].hasPrefix("compara")
        guard let kind = kinds.only, !name.contains(kind), Double(kind) == nil, let head = isSpanish ? name.first : name.last else { return nil }
        var other = food
        other.said = isSpanish ? "\(head) \(kind)" : "\(kind) \(head)"
        other.candidates = []
        return [food, other]
    }

    /// "is brown bread healthier than white?", "el pan integral que el blanco": another kind of the one food that is named.
    private static func otherKind(of food: FoodMention, _ words: [String]) -> FoodMention? {
        let name = Word.split(food.said)
        guard name.count > 1, let joint = words.lastIndex(where: ["than", "que", "or", "o"].contains) else { return nil }
        let rest = words[(joint + 1)...].drop { ["the", "el", "la", "los", "lo", "las"].contains($0) }
        guard rest.count == 1, let kind = rest.first, !name.contains(kind), Double(kind) == nil,
            let place = words.firstIndex(of: name[0]), place < joint, words[joint - 1] != "mas"
        else { return nil }
        var other = food
        let isSpanish = ["que", "o"].contains(words[joint])
        other.said = (isSpanish ? Array(name.dropLast()) + [kind] : [kind] + Array(name.dropFirst())).joined(separator: " ")
        other.candidates = []
        return other
    }

    /// Folded and singular.
    static let healthy = Set(
        Word.split("healthy healthier healthiest unhealthier sano sana sanos sanas saludable saludables nutritious nutritivo nutritiva"))
    /// By what foods are called more or less healthy.
    static let ofHealth: [Nutrient] = [.energy, .saturatedFat, .sugars, .fiber, .protein, .sodium]
}
