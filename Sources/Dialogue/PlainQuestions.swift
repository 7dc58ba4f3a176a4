import NLU
import Nutrition

/// Questions that their form tells, whatever intent the words come nearest to: "what's for dinner?", "how much to go?"
extension Intents {
    /// "what's the protein for the day?": of what was eaten, where no word speaks of a need.
    static func asksTotal(_ words: [String]) -> Bool {
        [["for", "the", "day"], ["for", "today"], ["so", "far"], ["del", "dia"], ["de", "hoy"]].contains { Array(words.suffix($0.count)) == $0 }
            && words.isDisjoint(with: [
                "should", "need", "recommended", "limit", "max", "maximum", "rda", "requirement", "goal", "target", "healthy", "allowed", "deberia",
                "necesito", "debo", "recomendado", "recomendada", "limite", "maximo",
            ])
    }

    /// What is asked of a food or a row in so many words, and what follows from it.
    static func plainlyAsked(_ reading: Reading, _ tracker: Tracker) -> Request? {
        countedWith(reading, tracker) ?? hadAfterAsked(reading, tracker) ?? rowWondered(
            reading, tracker) ?? onlyNamed(reading)
            ?? guessStands(reading, tracker)
    }

    /// "coffee?": what it has, and nothing of it is eaten by that.
    static func onlyNamed(_ reading: Reading) -> Request? {
        guard reading.intent.name == "log_food", reading.text.hasSuffix("?"), let food = reading.foods.only, food.best != nil, food.amount.isEmpty,
            !food.negated, reading.words == Word.split(food.said)
        else { return nil }
        return .askNutrients(foods: [food], nutrients: [.energy])
    }

    /// "the lemonade?", "¿y la limonada?", where nothing was asked before: how it stands, and nothing is taken off.
    static func rowWondered(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard ["delete_entry", "correct", "move_entry"].contains(reading.intent.name), reading.text.hasSuffix("?"), !tracker.entries.isEmpty,
            let food = reading.foods.only, food.amount.isEmpty, !food.negated, food.removed.isEmpty, reading.when.isEmpty,
            case let rest = reading.words.drop(while: { ["and", "y", "but", "pero"].contains($0) }),
            ["the", "my", "el", "la", "los", "las"].contains(rest.first), Array(rest.dropFirst()) == Word.split(food.said)
        else { return nil }
        return .askRows(Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)]), nutrients: [.energy])
    }

    /// "ok had it", after it was asked whether it fits: it was eaten.
    static func hadAfterAsked(_ reading: Reading, _ tracker: Tracker) -> Request? {
        // "I had it without peanuts".
        let left = reading.foods, name = left.flatMap { Word.split($0.said) }
        let small = left.isEmpty ? [] : ["without", "with", "no", "the", "any", "and", "or"]
        guard ["ask_remaining", "ask_nutrient", "ask_food_facts"].contains(tracker.lastAction ?? ""), tracker.question == nil,
            left.allSatisfy(\.negated),
            case let words = reading.words.drop(while: beforeHad.contains).filter({ !name.contains($0) && !small.contains($0) }),
            hadAlone.contains(words)
        else { return nil }
        var foods: [FoodMention] = []
        switch tracker.inquiry {
        case .askFits(let asked)?, .askNutrients(let asked, _)?, .askFoodFacts(let asked)?: foods = asked
        // "ok had it", after what is in a food that stands was asked.
        case .askContents(let asked, _)? where asked.best?.id == tracker.food?.id && !tracker.entries.isEmpty: return .tell(.noted)
        case .askContents(let asked, _)?: foods = [asked]
        case .own(.against(.askNutrients(let asked, _), _, _, _))?: foods = asked
        // What stands already.
        default: return tracker.entries.isEmpty || !["had", "ate"].contains(words.first) ? nil : .tell(.noted)
        }
        // "had one", of two eggs that were asked about.
        if words.last == "one", foods.count == 1, foods[0].amount.unit == nil, isOneOfSeveral(foods[0]) { foods[0].amount.quantity = 1 }
        guard !foods.isEmpty, left.isEmpty || foods.count == 1 else { return nil }
        foods[0].removed += left.map(\.said)
        return .logFood(LogFood(foods: foods, when: reading.when.filled(from: foods[0].when)))
    }

    /// "just guess", right after it was told: the guess that stands.
    static func guessStands(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard ["log_food", "correct"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty, tracker.question == nil,
            [["just", "guess"], ["guess"], ["best", "guess"], ["your", "best", "guess"], ["you", "guess"], ["take", "a", "guess"]].contains(
                reading.words)
        else { return nil }
        return .askRows(Selection(ids: tracker.entries), nutrients: [.energy])
    }

    /// "cuál es el promedio", "and the average"; "show my macro split".
    static func summedUp(_ reading: Reading) -> Request? {
        let words = reading.words
        if reading.intent.name == "ask_summary", InsightQuery.asksForDay(reading) { return .askInsight(InsightQuery(reading)) }
        // "mi media" is a mean, and no half.
        guard reading.foods.isEmpty, reading.amounts.allSatisfy({ $0 == Amount(quantity: 0.5) && words.contains("media") }) else { return nil }
        let isHalf = !reading.amounts.isEmpty && words.isDisjoint(with: ["mi", "diaria", "cual"])
        // "y el promedio de estos dos días": of those that are named.
        let isOfDays = reading.when.days.map { $0.count > 1 && reading.when == When(days: $0) } ?? false
        if reading.when.isEmpty || isOfDays, words.count <= (isOfDays ? 9 : 6), !isHalf, Vocabulary.says(.average, words),
            !["above", "below"].contains(words.first),
            ["out_of_scope", "inform", "choose", "ask_insight", "ask_profile", "ask_weight", "set_profile", "log_food"].contains(reading.intent.name)
        {
            return isOfDays ? .askSummary(reading.when, nutrients: reading.nutrients) : .askAverage(reading.nutrients)
        }
        // "total", "esta semana", with nothing else.
        if words == ["total"] || isSpanAlone(words, reading.when) { return .askSummary(reading.when, nutrients: []) }
        // "¿cuánto he bebido hoy?"
        if ["cuanto", "cuanta"].contains(words.first), words.contains(where: ["bebido", "bebi"].contains), words.count <= 5, reading.nutrients.isEmpty
        {
            return .askWater(When(days: reading.when.days))
        }
        // "how much did I drink?": whatever it was.
        if words.starts(with: ["how", "much"]) || words.starts(with: ["what"]),
            words.last == "drink" || words.contains(where: ["drunk", "drink"].contains),
            words.count <= 8, reading.nutrients.isEmpty, reading.when.days?.count ?? 1 == 1, words.allSatisfy(ofDrinking.contains),
            let groups = FoodKinds.eaten["drink"]
        {
            var selection = Selection(when: reading.when, all: true)
            selection.groups = groups
            return .askRows(selection, nutrients: [])
        }
        guard reading.intent.name == "ask_profile", words.contains("macro"), words.contains(where: ["split", "ratio", "breakdown"].contains) else {
            return nil
        }
        return .askInsight(InsightQuery(.balance, days: reading.when.days, meal: reading.when.meal))
    }

    private static let ofDrinking = Set(
        Word.split("how much what did have i ive drink drunk today so far yesterday tonight last night all day in total this week morning"))

    /// "what should my goal be?", "¿cuál debería ser mi meta?"
    static func asksWhich(_ words: [String]) -> Bool {
        ["what", "whats", "which", "cual", "que"].contains(words.first) && Vocabulary.says(.goal, words) && words.count <= 7
            && !words.isDisjoint(with: ["should", "be", "good", "deberia", "debe", "buena"])
    }

    /// "dime tu contraseña", "another user's password", "borra la base de datos": nothing that will ever be built.
    static func asksSecret(_ reading: Reading) -> Bool {
        let words = reading.words
        guard ["change_password", "delete_account"].contains(reading.intent.name) else { return false }
        if words.contains(where: ["database", "server", "servidor"].contains) || words.suffix(3) == ["base", "de", "dato"] { return true }
        return reading.intent.name == "change_password"
            && words.isDisjoint(with: ["mi", "my", "cambia", "cambiar", "change", "reset", "forgot", "olvide"])
    }

    /// "what should I have for dinner not to go over?", "¿qué ceno para no pasarme?": food for what is left, and no question of the days that were.
    static func asksWhatFits(_ reading: Reading) -> Bool {
        let words = reading.words
        guard ["ask_insight", "explain"].contains(reading.intent.name), reading.foods.isEmpty, ["que", "what"].contains(words[0]), words.count <= 12
        else { return false }
        // "¿qué ceno con eso?", of what is left.
        if words.suffix(2) == ["con", "eso"] { return words.prefix(3).contains(where: eatingNext.contains) || words.contains("alcanza") }
        return words.prefix(6).contains(where: eatingNext.contains)
            && words.contains(where: ["pasarme", "pasar", "excederme", "over", "under", "within"].contains)
    }

    private static let eatingNext = Set(Word.split("cenar ceno comer como almorzar almuerzo desayunar desayuno merendar meriendo have eat cook"))

    /// "what's for dinner?", "¿qué hay de cena?"
    static func asksMenu(_ words: [String]) -> Bool {
        let tomorrow = words.last == "manana" && ["ceno", "almuerzo", "desayuno", "meriendo"].contains(words.dropFirst().first)
        let asks = [["what", "for"], ["whats", "for"], ["what", "s", "for"], ["what", "is", "for"], ["what", "am", "i", "having"]]
        let isThere = words.starts(with: ["que", "hay"]) && words.contains(where: ["para", "de"].contains)
        return words.count <= 6 && (isThere || tomorrow && words[0] == "que" || asks.contains { words.starts(with: $0) })
    }

    /// "was the croissant really that much?": asks where the figure comes from, and changes nothing.
    static func doubts(_ reading: Reading) -> Bool {
        let words = reading.words
        return reading.isQuestion && reading.amounts.isEmpty && reading.foods.allSatisfy { !$0.negated && $0.amount.isEmpty }
            && ["was", "is", "are", "were", "did", "does", "really", "seriously", "tanto", "tanta", "de"].contains(words.first)
            && !words.isDisjoint(with: [
                "that", "much", "many", "high", "right", "correct", "really", "so", "tanto", "tanta", "tantas", "verdad", "seguro",
            ])
    }

    /// "how much vitamin D is that?", "cuánto calcio me dio": of what was told.
    static func asksOfTold(_ words: [String]) -> Bool {
        words[0] == "how" && ["that", "it", "this", "those", "them", "these"].contains(words[words.count - 1])
            && words.contains(where: ["is", "was", "in", "from"].contains)
            || words.contains(where: ["dio", "dieron", "aporto", "aportaron", "gave"].contains)
            // "¿cuánto hierro hay ahí?"
            || words.prefix(2).contains { $0.hasPrefix("cuant") } && ["ahi", "alli", "aca", "aqui", "eso", "esto", "ello"].contains(words.last)
    }

    /// "how many calories do I need?": worked out for the person.
    static func asksNeed(_ reading: Reading) -> Bool {
        let words = reading.words
        let isOfDay = reading.nutrients.isEmpty && ["cuanto", "how"].contains(words.first) && words.contains(where: ["dia", "day"].contains)
        if !reading.profile.isEmpty, reading.nutrients == [.energy] || isOfDay, reading.foods.isEmpty, reading.aim == nil,
            words.contains(where: ["puedo", "debo", "deberia", "tendria", "necesito", "should", "can", "need"].contains),
            words.contains(where: ["comer", "consumir", "ingerir", "necesito", "eat", "eating", "need", "have", "get", "aim"].contains)
        {
            return true
        }
        // "what's a good calorie goal for me?"
        if ["ask_profile", "set_goal", "ask_intake", "recommend_food"].contains(reading.intent.name), reading.foods.isEmpty,
            reading.nutrients.allSatisfy({ $0 == .energy }), reading.amounts.allSatisfy({ $0 == Amount(quantity: 1) }),
            Vocabulary.says(.goal, words), words.contains(where: ["good", "right", "best", "sensible", "reasonable", "healthy"].contains),
            reading.aim == nil,
            ["what", "whats", "which"].contains(words.first), reading.nutrients == [.energy]
        {
            return true
        }
        // "what's my calorie need?", "¿cuál es mi gasto calórico?"
        if reading.foods.isEmpty, reading.nutrients.allSatisfy({ $0 == .energy }), reading.amounts.isEmpty, reading.aim == nil, words.count <= 8,
            words.contains("my") || words.contains("mi"), ["what", "whats", "cual"].contains(words.first),
            zip(words, words.dropFirst()).contains(where: {
                ["calorie", "energy", "caloric", "kcal"].contains($0) && ["need", "needs", "requirement", "requirements"].contains($1)
            }) || words.contains("tdee")
        {
            return true
        }
        // "what should my calories be?"
        if ["ask_insight", "set_goal", "ask_intake", "ask_profile", "ask_summary"].contains(reading.intent.name), reading.foods.isEmpty,
            reading.nutrients == [.energy], reading.amounts.isEmpty, words.contains("my") || words.contains("mis"), words.count <= 8,
            words.contains("should") || words.contains("deberian") || words.contains("deben")
        {
            return true
        }
        // "como 5 veces al día, ¿cuánto debería ser mi meta?"
        if ["explain", "out_of_scope", "ask_profile"].contains(reading.intent.name), reading.foods.isEmpty,
            reading.nutrients.allSatisfy({ $0 == .energy }), reading.amounts.allSatisfy({ $0.unit == nil && $0.quantity ?? 0 < 100 }),
            let goal = words.lastIndex(where: Vocabulary[.goal].contains), goal >= words.count - 3,
            words.contains(where: ["should", "deberia", "debe", "tendria"].contains), words.contains(where: ["what", "cuanto", "cual"].contains),
            !words.contains("why")
        {
            return true
        }
        // "hola, ¿cuántas calorías debo comer?"
        let eats =
            words.contains(where: ["debo", "deberia", "should"].contains)
            && words.contains(where: ["comer", "consumir", "ingerir", "tomar", "eat", "consume", "eating"].contains)
        // "do you have any idea how many calories I should eat?"
        let isWrapped = eats && ["help", "ask_profile", "recommend_food", "out_of_scope", "ask_insight"].contains(reading.intent.name)
        return (isWrapped || ["ask_nutrient", "ask_remaining", "ask_summary", "greet"].contains(reading.intent.name)) && reading.foods.isEmpty
            && reading.when.isEmpty
            && reading.nutrients == [.energy] && reading.amounts.isEmpty && (Vocabulary.says(.needing, words) || eats)
            && !words.contains {
                ["left", "more", "still", "today", "falta", "faltan", "quedan", "mas", "todavia", "did", "burned", "gaste", "queme"].contains($0)
            }
    }

    /// "is 2000 enough?", "¿es suficiente 2000?": worked out for the person.
    static func whetherEnough(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard ["cancel", "out_of_scope", "ask_intake", "ask_remaining", "inform", "ask_insight", "ask_summary"].contains(reading.intent.name),
            Vocabulary[.askingWhether].contains(words.first ?? "") || ["es", "son"].contains(words.first), reading.foods.isEmpty,
            reading.nutrients.allSatisfy({ $0 == .energy }), let amount = plainNumber(reading, words), (800...9000).contains(amount),
            reading.when.days == nil, reading.when.meal == nil, Vocabulary.says(.judging, words) || words.contains("suficiente")
        else { return nil }
        return .own(.judgeEnergy(amount))
    }

    /// The only number of a message, also where it could be an hour: "1800".
    static func plainNumber(_ reading: Reading, _ words: [String]) -> Double? { number(reading) ?? words.compactMap(Double.init).only }

    /// "how can I get to 25 g of fiber?", "what other vegetable has calcium?": foods, of the kind that is named.
    static func foodsWith(_ reading: Reading) -> Request? {
        guard asksHowToReach(reading) || asksWhatElse(reading) || asksWhere(reading) else { return nil }
        let low = reading.lowNutrients
        var query = RecipeQuery(nutrients: reading.nutrients.filter { !low.contains($0) }, low: low)
        query.groups = reading.words.lazy.compactMap { FoodKinds.groups[$0] }.first ?? []
        return .recommendFood(query)
    }

    /// "where do I get b12?", "¿dónde encuentro hierro?"
    private static func asksWhere(_ reading: Reading) -> Bool {
        let words = reading.words.drop { ["and", "so", "y", "de"].contains($0) }
        return ["where", "donde"].contains(words.first) && reading.nutrients.count == 1 && reading.nutrients != [.energy] && reading.foods.isEmpty
            && words.count <= 7 && reading.when.isEmpty
            && words.contains { ["get", "find", "saco", "encuentro", "consigo", "obtengo", "hay"].contains($0) }
            && !words.contains(where: ["from", "my", "mi"].contains)
    }

    /// "how can I get to 25 g of fiber?": asks for foods, whatever the goal is.
    private static func asksHowToReach(_ reading: Reading) -> Bool {
        let words = reading.words
        guard !reading.nutrients.isEmpty, !reading.nutrients.contains(.energy), reading.foods.isEmpty, words.count <= 14,
            ["ask_remaining", "set_goal", "ask_intake", "ask_summary", "ask_insight", "ask_nutrient", "recommend_food", "out_of_scope"].contains(
                reading.intent.name)
        else { return false }
        return ["how", "como", "what", "que"].contains(words.first)
            && (!Set(words).isDisjoint(with: ["reach", "get", "hit", "llegar", "alcanzar", "subir"])
                || !reading.lowNutrients.isEmpty && ["how", "como"].contains(words.first))
            && !Set(words).isDisjoint(with: ["can", "do", "could", "to", "puedo", "hago", "hacer", "podria"]) && !Set(words).contains("far")
    }

    /// "¿en qué más hay potasio?", "what else has iron?": foods, whatever was eaten.
    private static func asksWhatElse(_ reading: Reading) -> Bool {
        let words = Array(reading.words.drop { ["y", "and"].contains($0) })
        return reading.foods.isEmpty && reading.amounts.isEmpty && reading.when.isEmpty && words.count <= 8 && !reading.nutrients.isEmpty
            && reading.nutrients != [.energy] && words.isDisjoint(with: ["i", "my", "mi", "comi", "llevo", "hoy", "today"])
            && (words.starts(with: ["what", "else"]) || words.starts(with: ["que", "mas"]) || words.starts(with: ["en", "que"])
                || words.starts(with: ["donde"]) || words.starts(with: ["where"]) || words.starts(with: ["que", "otra"])
                || words.starts(with: ["que", "otro"]))
            && words.contains(
                where: ["hay", "tiene", "tienen", "has", "have", "contain", "contiene", "contienen", "encuentro", "get", "find", "is"].contains)
    }

    /// "al día", "a day": of every day, and not of what is left of this one.
    static func asksDaily(_ reading: Reading) -> Bool {
        let text = reading.words.joined(separator: " ")
        return !reading.nutrients.isEmpty && !reading.nutrients.contains(.energy) && reading.foods.isEmpty
            && ["al dia", "por dia", "a day", "per day", "each day", "diario", "diaria"].contains(where: text.hasSuffix)
            && reading.words.contains(where: ["puedo", "can", "puede", "podria", "could"].contains)
    }

    private static let lowering: Set<String> = ["bajarlo", "bajarla", "reducirlo", "reducirla", "bajarle", "lo bajo", "disminuirlo", "disminuirla"]
    private static let raising: Set<String> = ["subirla", "subirlo", "aumentarla", "aumentarlo", "mejorarla", "mejorarlo", "subo", "aumento"]

    /// "how much to go?", "what would get me there?", of the nutrient that was spoken of.
    static func toGo(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        // "how many calories does that leave me?"
        if reading.foods.isEmpty, reading.amounts.isEmpty, words.count <= 9,
            !words.isDisjoint(with: ["leave", "leaf"]) && words.contains("me") || words.contains("deja") && words.contains("me"),
            ["how", "what", "so", "cuanto", "cuanta", "cuantos", "cuantas"].contains(words[0])
        {
            return .askRemaining(reading.when, nutrients: reading.nutrients == [.energy] ? [] : reading.nutrients)
        }
        // "what can't I eat?", "¿qué no puedo comer?": what is known to be kept to.
        if reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty, reading.when.isEmpty, words.count <= 6,
            [
                ["what", "cant", "i", "eat"], ["what", "can", "t", "i", "eat"], ["what", "dont", "i", "eat"], ["what", "don", "t", "i", "eat"],
                ["que", "no", "puedo", "comer"], ["que", "no", "debo", "comer"],
            ].contains(where: { words.starts(with: $0) })
        {
            return .askProfile
        }
        // "what can I eat with what's left?", "¿qué puedo comer con lo que me queda?"
        if reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty, reading.intent.name == "ask_remaining", words.count <= 10,
            ["what", "que"].contains(words[0]), words.contains(where: ["eat", "have", "make", "cook", "comer", "cenar"].contains),
            words.contains(where: ["can", "could", "should", "puedo", "podria"].contains)
        {
            return recommend(reading, [], tracker)
        }
        // "how much protein does that make?", after a meal: of the day.
        if reading.foods.isEmpty, !reading.nutrients.isEmpty, reading.amounts.isEmpty, words.count <= 8, words[0] == "how", !tracker.entries.isEmpty,
            words.suffix(2) == ["that", "make"] || words.suffix(2) == ["me", "to"] || words.suffix(2) == ["me", "at"]
        {
            return .askSummary(When(days: tracker.day.map { $0...$0 }), nutrients: reading.nutrients)
        }
        // "how close am I now?"
        if reading.foods.isEmpty, reading.amounts.isEmpty, words.count <= 7, !["log_weight", "ask_weight"].contains(tracker.lastAction ?? ""),
            words.starts(with: ["how", "close", "am", "i"]) || words.starts(with: ["how", "far", "am", "i"])
                || words.starts(with: ["am", "i", "close"]) || words.starts(with: ["am", "i", "nearly"])
                || words.starts(with: ["am", "i", "almost"]),
            !words.contains("weight")
        {
            let isOfWater = reading.nutrients.isEmpty && tracker.bodySpokenOf == .water
            return .askRemaining(When(days: reading.when.days), nutrients: isOfWater ? [.water] : reading.nutrients)
        }
        // "was I under 2000 yesterday?"
        if reading.foods.isEmpty, reading.nutrients.allSatisfy({ $0 == .energy }), reading.aim == nil,
            ["was", "am", "did", "have"].contains(words[0]), words.contains("i"),
            let side = words.firstIndex(where: ["under", "over", "below", "above"].contains), side + 1 < words.count,
            let most = Double(words[side + 1]), (800...9000).contains(most)
        {
            return .askRemaining(reading.when, nutrients: [], upTo: most)
        }
        // "what was my total?", after yesterday's lunch was told: of that day.
        if reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty, reading.when.isEmpty, words.count <= 6, words.contains("total"),
            ["ask_summary", "ask_nutrient"].contains(reading.intent.name), let day = tracker.day, !tracker.entries.isEmpty,
            ["log_food", "correct", "move_entry", "copy_entries", "delete_entry", "ask_nutrient"].contains(tracker.lastAction ?? ""),
            words.contains(where: ["was", "fue", "that", "fueron"].contains) || words.contains("day") && !words.contains("today")
        {
            return .askSummary(When(days: day...day), nutrients: [])
        }
        // "what am I eating too much of?"
        if reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty, ["what", "and", "anything", "que", "y"].contains(words[0]),
            words.count <= 9,
            zip(words, words.dropFirst()).contains(where: { $0 == "too" && $1 == "much" }) || words.contains("demasiado") && words.contains("de"),
            ["ask_insight", "ask_diary", "ask_summary", "out_of_scope", "ask_intake", "recommend_food"].contains(reading.intent.name)
        {
            return .askInsight(InsightQuery(.limits, days: reading.when.days))
        }
        guard reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty, reading.when.isEmpty, words.count <= 10,
            !InsightQuery.namesGroup(words), let nutrient = tracker.askedNutrient ?? tracker.explanations.first?.nutrient, nutrient != .energy
        else { return nil }
        // "¿y cuánto me falta?"
        if ["ask_summary", "explain", "ask_insight", "ask_remaining", "ask_intake", "ask_nutrient"].contains(tracker.lastAction ?? ""),
            words.count <= 5,
            words.contains("falta") || words.suffix(2) == ["i", "need"] || words.suffix(2) == ["short", "of"]
        {
            return .askInsight(InsightQuery(.needs, nutrients: [nutrient]))
        }
        if words.suffix(2) == ["to", "go"], ["how", "what", "whats", "much"].contains(words[0]) {
            return .askRemaining(When(), nutrients: [nutrient])
        }
        // "what could I add to get more?"
        if ["what", "how", "que", "como"].contains(words[0]), nutrient != .energy,
            words.suffix(2) == ["get", "more"] || words.suffix(2) == ["increase", "it"]
                || words.suffix(2) == ["increase", "that"] || words.count <= 5 && words.contains(where: raising.contains)
        {
            return .recommendFood(RecipeQuery(nutrients: [nutrient]))
        }
        // "what are some easy ways to get the rest?"
        if ["what", "how", "any", "que", "como", "algun", "alguna"].contains(words[0]), ["rest", "resto", "remainder"].contains(words.last) {
            return .recommendFood(RecipeQuery(nutrients: [nutrient]))
        }
        // "how can I lower it?", "¿cómo puedo bajarlo?": foods with little of it.
        if ["what", "how", "que", "como"].contains(words[0]), GoalKind(nutrient) == .limit,
            words.contains(where: lowering.contains)
                || words.contains(where: ["lower", "reduce", "cut"].contains) && words.count <= 6
        {
            return .recommendFood(RecipeQuery(low: [nutrient]))
        }
        guard ["what", "how", "que", "como"].contains(words[0]), words.last == "there" || words.contains("llegar"),
            !words.isDisjoint(with: ["get", "gets", "reach", "llegar"])
        else { return nil }
        return .recommendFood(RecipeQuery(nutrients: [nutrient]))
    }
}
