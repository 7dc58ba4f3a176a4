import NLU
import Nutrition

/// A message that only the last question makes whole: what it names takes the place of what was asked.
struct Fragment {
    let reading: Reading
    let words: [String]
    /// Those that it names, as asked about.
    let foods: [FoodMention]
    /// What it would be without.
    let left: [FoodMention]
    /// An amount of no food: "in 200 g".
    let amount: Amount?
    /// What names a kind of the food asked about: "the white only", "a diet one".
    let kind: String?
    var nutrients: [Nutrient] { isPerEnergy ? reading.nutrients.filter { $0 != .energy } : reading.nutrients }
    /// "and if I only have half?"
    let supposes: Bool
    /// "per calorie", "por cada 100 calorías".
    var isPerEnergy: Bool { Intents.isPerEnergy(words) }
    /// "and which is healthier?"
    var asksHealth: Bool { reading.nutrients.isEmpty && words.contains(where: Intents.healthy.contains) }
    var when: When { reading.when }
    /// Begins as who goes on: "and", "what about".
    let opens: Bool
    /// May as well tell what was eaten: "and a pack of peanuts".
    let isTold: Bool
    /// "same for yesterday": the question once more.
    let asksSame: Bool

    /// "and with a coke?"
    var adds: Bool { words.prefix(3).contains { ["with", "con"].contains($0) } }
    /// "and protein overall?", "and the total?", "y todo junto?": of more than the one thing asked about.
    var isOfAll: Bool {
        isOfWholeDay && foods.isEmpty
            || foods.isEmpty && left.isEmpty
                && (words.contains(where: Fragment.all.contains) || words.contains(where: Fragment.whole.contains) && !when.isEmpty)
            || Fragment.isAllOfIt(words)
    }
    /// "and the rest?", "¿y los demás?": each of the others as well.
    var isOfRest: Bool { words.count <= 7 && words.contains(where: Fragment.rest.contains) && foods.isEmpty }
    /// "¿y de maíz?"
    var tellsKind: Bool {
        // "y de beber, agua con gas" tells no kind.
        guard let head = foods.first.flatMap({ Word.split($0.said).first }), let place = words.firstIndex(of: head) else { return false }
        return [["y", "de"], ["y", "si", "es", "de"], ["y", "la", "de"], ["y", "el", "de"], ["y", "uno", "de"], ["y", "una", "de"]].contains(
            Array(words[..<place])) || isPutUp
    }
    /// "¿y si son en tomate?", "what if they're in tomato?": what it was put up in.
    var isPutUp: Bool {
        guard let head = foods.only.flatMap({ Word.split($0.said).first }), let place = words.firstIndex(of: head), place > 0 else { return false }
        return ["en", "in"].contains(words[place - 1]) && supposes && words.count <= 7
            && words[..<(place - 1)].allSatisfy { Fragment.besideKinds.contains($0) }
    }
    /// "and an almond one?"
    var tellsKindFirst: Bool { words.count > 2 && ["one", "ones"].contains(words[words.count - 1]) && foods.count == 1 }

    /// Nil for a message that stands on its own.
    init?(_ reading: Reading) {
        let words = reading.words
        self.reading = reading
        self.words = words
        let named = reading.foods.filter { !$0.negated && $0.best != nil }
        foods = named
        left = reading.foods.filter(\.negated)
        // "per 100 calories" counts no pieces.
        amount =
            reading.amounts.first {
                ($0.quantity != nil || $0.unit != nil || $0.size != nil)
                    && !($0.unit == nil && $0.quantity ?? 0 >= 20 && reading.nutrients == [.energy])
            } ?? Fragment.perMeasure(words)
        let telling = Word.split(reading.untimed).filter { !Fragment.small.contains($0) && !Vocabulary[.small].contains($0) }
        let isKind =
            reading.foods.isEmpty && reading.nutrients.isEmpty && reading.when.isEmpty && amount.map { $0 == Amount(quantity: 1) } ?? true
        kind = isKind && (1...2).contains(telling.count) ? telling.joined(separator: " ") : nil
        guard reading.foods.allSatisfy({ $0.best != nil }), !words.isEmpty, words.count <= 10, reading.activity == nil || !named.isEmpty,
            !reading.pointsBack || amount != nil || !reading.nutrients.isEmpty || reading.when.days != nil
                || Fragment.isAllOfIt(words),
            // "en la noche solo una manzanilla y pan": eaten then.
            named.isEmpty || reading.when.meal == nil && (reading.when.part == nil || reading.text.hasSuffix("?"))
        else { return nil }
        // "for dinner quiero algo light" stands on its own.
        if ["recommend_food", "recommend_recipe"].contains(reading.intent.name), words.contains(where: ["quiero", "want", "algo"].contains) {
            return nil
        }
        supposes = Fragment.supposing.contains { words.starts(with: $0) }
        let tells =
            Vocabulary.says(.eating, words) || Vocabulary.says(.logging, words.filter { $0 != "cooked" || !reading.text.hasSuffix("?") })
            || !named.isEmpty && Intents.meansToEat(words)
            || words.contains("delete") || words.prefix(3).contains("acabo")
            || words.contains("remove")
            || words.prefix(2).contains(where: Intents.placingOf.contains)
            // "en la mañana: pan con chicharrón y camote".
            || reading.intent.name == "log_food" && !named.isEmpty && reading.text.contains(": ")
        let isQuestion = reading.text.hasSuffix("?")
        // "and a pack of peanuts", after the peanuts were asked about: eaten, perhaps.
        let opening = words.drop { ["ok", "okay", "oh", "vale", "right"].contains($0) }.first
        let isTold =
            !isQuestion && opening.map(["and", "y", "also", "tambien", "ademas"].contains) == true && named.contains { !$0.amount.isEmpty }
            || !isQuestion && named.count == 1 && words.starts(with: ["y", "de"]) && words.count > 3
                && ["beber", "tomar", "postre", "sobremesa", "picar"].contains(words[2])
        let isSame = Fragment.asksSame(words)
        asksSame = isSame
        // "y hoy lo mismo" repeats what was eaten, and no question.
        if reading.intent.name == "copy_entries", !isSame, words.contains(where: ["same", "mismo", "igual"].contains), named.isEmpty,
            reading.nutrients.isEmpty
        {
            return nil
        }
        guard supposes || !tells, !Fragment.answers.contains(reading.intent.name) || amount != nil else { return nil }
        if Fragment.openings.contains(where: { words.starts(with: $0) }) || isSame || supposes
            || words.count <= 3 && Fragment.steps.contains(words[0]) || Fragment.asksToo(reading, words) && named.isEmpty
        {
            opens = true
            self.isTold = isTold && !supposes
            return
        }
        opens = false
        self.isTold = false
        if named.isEmpty, !left.isEmpty, reading.when.isEmpty, words.count <= 8, reading.intent.name.hasPrefix("ask_") {
            // "how many calories without the croutons?"
        } else if named.isEmpty, reading.when.isEmpty, amount?.unit != nil, reading.intent.name == "ask_nutrient", words.count <= 9 {
            // "how many calories in 3 slices", of what was asked about.
        } else if named.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty, amount != nil {
            guard words.count <= 5,
                ["inform", "choose", "log_food", "out_of_scope", "ask_nutrient", "log_in", "compare_foods"].contains(reading.intent.name)
            else { return nil }
        } else if !named.isEmpty {
            let spoken = Set(named.flatMap { Word.split($0.said) })
            let others = words.count { !spoken.contains($0) }
            guard isQuestion, words.count <= 6, others <= 3,
                // "chickpeas?" asks what was asked, whatever else it comes near to.
                ["log_food", "inform", "out_of_scope"].contains(reading.intent.name) || others == 0 && reading.nutrients.isEmpty
            else { return nil }
        } else {
            guard words.count <= 3,
                isQuestion || words.count == 1 && !reading.nutrients.isEmpty || ["inform", "out_of_scope", "choose"].contains(reading.intent.name),
                !Vocabulary.says(.question, words), !Vocabulary.says(.havingEaten, words)
            else { return nil }
        }
    }

    /// "vitamin d too", "y el hierro también": another nutrient of the same.
    static func asksToo(_ reading: Reading, _ words: [String]) -> Bool {
        !reading.nutrients.isEmpty && (2...5).contains(words.count) && ["too", "also", "tambien"].contains(words[words.count - 1])
    }

    /// "same for yesterday", "now the same for protein", "lo mismo para ayer": what was asked, once more.
    private static func asksSame(_ words: [String]) -> Bool {
        let rest = words.drop { beforeSame.contains($0) }
        let asks = [["what", "about"], ["how", "about"]].contains { words.starts(with: $0) }
        return same.contains { rest.starts(with: $0) } || asks && rest.first == "same"
    }

    private static let beforeSame = Set(
        Word.split("ok okay now and how about what can could you then the do give show me but also y ahora pero la haz hazme dame también"))
    private static let same = [
        "same for", "same with", "same but", "same question", "same thing for", "same chart", "lo mismo de", "lo mismo para", "lo mismo con",
        "lo mismo pero",
        "lo mismo sobre", "misma pregunta", "mismo gráfico", "igual pero", "igual para",
    ].map(Word.split)
    /// Folded and singular: what may stand about a kind.
    private static let small = Set(
        Word.split(
            "and what how about the a an one ones only just alone version kind type if it was were is same for with y qué tal el la lo los las un una uno solo sola versión tipo si fuera es hay de que but also now then but pero ahora"
        ))
    /// "and per cup?", "¿y por rebanada?": in one of those.
    private static func perMeasure(_ words: [String]) -> Amount? {
        guard let per = words.firstIndex(where: ["per", "por"].contains), per + 2 == words.count, let unit = Unit.named(words[per + 1]),
            !["kcal", "day"].contains(unit.name)
        else { return nil }
        return Amount(quantity: 1, unit: unit)
    }

    private static func isAllOfIt(_ words: [String]) -> Bool {
        zip(words, words.dropFirst(2)).contains { $0 == "all" && ["it", "them", "that"].contains($1) }
            || zip(words, words.dropFirst()).contains {
                whole.contains($0) && ["meal", "thing", "comida", "plate", "plato", "day", "dia"].contains($1) || $0 == "del" && $1 == "dia"
            }
            || [["for", "the", "day"], ["of", "the", "day"]].contains { Array(words.suffix(3)) == $0 }
    }

    private static let whole: Set<String> = ["whole", "entire", "toda", "entera"]
    private static let rest = Set(Word.split("rest resto other others demás otros otras"))
    private static let all = Set(Word.split("total overall altogether everything together combined junto juntos todo"))
    static let howMuch: Set<String> = [
        "much", "many", "is", "it", "that", "i", "have", "had", "do", "at", "am", "cuanto", "cuanta", "llevo", "va", "voy", "es", "tengo",
    ]
    private static let answers: Set<String> = ["affirm", "deny", "cancel", "undo", "redo", "delete_entry", "explain"]
    private static let openings = [
        "and", "what about", "how about", "how bout", "what bout", "wat about", "hows about", "ok and", "okay and", "also",
        "now", "then", "but", "with", "con", "y", "e", "que tal", "que hay de", "que hay del", "ahora", "pero", "tambien", "ok y", "is there one for",
        "is there one of", "one for", "do one for",
        "vale y", "bueno y", "what of", "as for", "in", "per", "for", "en", "por", "para",
    ].map(Word.split)
    /// "by week", "por mes": how a chart goes on.
    private static let steps = Set(Word.split("by weekly monthly daily same semanal mensual"))
    /// How a food was made, said in English before its name.
    static let preparations = Set(
        Word.split("cooked raw boiled canned tinned frozen grilled fried roasted baked steamed dried dry uncooked scrambled poached mashed"))
    private static let besideKinds = Set(Word.split("y si es son era eran fuera fueran esta estan what if and it they re theyre its were was are is"))
    private static let supposing = ["what if", "and if", "if i", "y si", "if it", "si", "how about if", "que tal si"].map(Word.split)
}

extension Intents {
    /// "and in 200 g?", "what about yesterday?", "strawberries?": the last question with what is named put in.
    static func continued(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        if let request = asksAgain(reading, tracker) { return [request] }
        // "una taza de cada uno, ¿cuánto tienen?", of the foods asked about last.
        if Vocabulary.says(.ofEach, reading.words), reading.foods.isEmpty, reading.text.hasSuffix("?"), tracker.asked.count > 1,
            let amount = reading.amounts.first(where: { $0.unit != nil })
        {
            let foods = tracker.asked.map { food in
                var food = food
                food.amount = amount
                return food
            }
            return [.askNutrients(foods: foods, nutrients: reading.nutrients.isEmpty ? tracker.askedNutrients : reading.nutrients)]
        }
        // "now how much sodium?", after something was changed.
        if let first = reading.words.first, ["now", "ahora"].contains(first), reading.foods.isEmpty, !reading.nutrients.isEmpty,
            reading.when.isEmpty, ["ask_nutrient", "ask_summary"].contains(reading.intent.name), tracker.inquiry == nil
        {
            return [.askSummary(When(), nutrients: reading.nutrients)]
        }
        // "how many carbs was it?", of the meal that was just listed; "how much of that was fat?", of the day that was summed.
        if reading.foods.isEmpty, !reading.nutrients.isEmpty, reading.when.isEmpty, ["ask_nutrient", "ask_summary"].contains(reading.intent.name) {
            switch tracker.inquiry {
            case .askDiary(let when)?: return [.askSummary(when, nutrients: reading.nutrients)]
            case .askSummary(let when, _)? where reading.pointsBack || asksHowMuch(words, tracker):
                return [.askSummary(when, nutrients: reading.nutrients)]
            // "how much sugar was that?", of the days that were looked at.
            case .askInsight(let query)? where reading.pointsBack: return [.askSummary(When(days: query.days), nutrients: reading.nutrients)]
            default: break
            }
        }
        // "and a pie of today's macros", after a question: a chart of its own.
        if reading.intent.name == "show_chart" || ChartQuery.isReport(reading), reading.foods.isEmpty {
            guard case .showChart? = tracker.inquiry else { return nil }
        }
        // "and the macros for today": their sums, whatever was asked.
        if words.contains("macro"), words.count <= 6, reading.foods.isEmpty, reading.when.days != nil, reading.when.meal == nil {
            switch tracker.inquiry {
            case .askInsight?, .askSummary?: return [.askSummary(reading.when, nutrients: [])]
            default: break
            }
        }
        // "now a bowl of cornflakes", after a question of yesterday's: eaten.
        if reading.isOfNow, reading.intent.name == "log_food", !reading.foods.isEmpty, !reading.text.hasSuffix("?") { return nil }
        guard let last = tracker.inquiry, let fragment = Fragment(reading.namingNutrient(after: last)) else { return nil }
        // "with chicken" goes on from a question of a food, and from no other.
        if ["with", "con"].contains(fragment.words[0]), !["ask_nutrient", "ask_food_facts"].contains(tracker.lastAction ?? "") { return nil }
        if let next = last.goneOn(fragment, tracker) { return [next] }
        // "same but for the whole week": asked, and no food is copied.
        return fragment.asksSame && !last.asksForFoods && reading.intent.name == "copy_entries" ? [.strayAnswer(intent: "copy_entries")] : nil
    }

    /// "cuánta grasa saturada", "how much fiber", right after the sum of a day or meal: of that.
    private static func asksHowMuch(_ words: [String], _ tracker: Tracker) -> Bool {
        guard tracker.lastAction == "ask_summary", words.count <= 5 else { return false }
        let asked = words.drop { ["y", "and"].contains($0) }
        return (["cuanto", "cuanta"].contains(asked.first) || asked.starts(with: ["how", "much"]) || asked.starts(with: ["how", "many"]))
            && !asked.contains(where: ofFood.contains)
    }

    /// Tell that something is asked of a food.
    private static let ofFood: Set<String> = [
        "tiene", "tienen", "tenia", "tenian", "hay", "habia", "lleva", "in", "it", "de", "del", "en", "a", "debo", "should", "is", "was", "fue",
    ]

    /// "and the day before?": counted from the day that was spoken of.
    static func dayBeside(_ reading: Reading) -> Int? {
        let pairs = Set(zip(reading.words, reading.words.dropFirst()).map { "\($0) \($1)" })
        if !pairs.isDisjoint(with: ["day before", "night before", "previous day", "noche anterior", "dia anterior", "dia antes", "dia previo"]) {
            return -1
        }
        return pairs.isDisjoint(with: ["day after", "next day", "following day", "dia siguiente", "dia despues"]) ? nil : 1
    }

    /// "and now?": the last question once more, or what is left after what has just changed.
    private static func asksAgain(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        if [["how", "much"], ["cuanto"], ["cuanta"], ["how", "many"]].contains(words), case .askNutrients? = tracker.inquiry {
            return tracker.inquiry
        }
        guard words.count <= 6, words.contains("now") || words.contains("ahora"), reading.foods.isEmpty, reading.nutrients.isEmpty,
            words.allSatisfy({ again.contains($0) || Fragment.howMuch.contains($0) })
        else { return nil }
        // "and now?", after something was logged since the vitamin C was asked about.
        if tracker.inquiry == nil, let summed = tracker.summed, tracker.turns - summed.turn <= 3 { return summed.request }
        guard words.count <= 4, words.allSatisfy(again.contains) else { return nil }
        switch tracker.inquiry {
        case .askRemaining?, .askSummary?, .askDiary?, .askWater?, .askInsight?, .askMeals?, .askExercise?: return tracker.inquiry
        case .setGoal(let nutrient, _)?: return .askRemaining(When(), nutrients: nutrient == .energy ? [] : [nutrient])
        case .boundGoal(let goal)?: return .askRemaining(When(), nutrients: goal.nutrient == .energy ? [] : [goal.nutrient])
        // "and now?", after a cookie was only thought of: what was asked before it.
        case .askFits?: return .askRemaining(When(), nutrients: tracker.topicSpokenOf.map { [$0] } ?? [])
        default:
            let changed = ["log_food", "correct", "delete_entry", "undo", "redo", "copy_entries", "move_entry", "set_goal", "log_exercise"]
            return changed.contains(tracker.lastAction ?? "") ? .askRemaining(When(), nutrients: []) : nil
        }
    }

    /// "better now?", "is that better?", after what is missing was told and something was logged since.
    static func betterNow(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard let summed = tracker.summed, !summed.request.ranksFoods, tracker.turns - summed.turn <= 4, words.count <= 6, reading.foods.isEmpty,
            reading.nutrients.isEmpty,
            reading.amounts.isEmpty, ["log_food", "correct", "copy_entries"].contains(tracker.lastAction ?? ""),
            words.contains(
                where: [
                    "better", "mejor", "mejoro", "improved", "improve", "enough", "there", "llego", "alcanza", "alcanzo", "cubre", "cubro",
                    "suficiente", "basta", "cover", "falta", "faltan", "missing", "lacking",
                ].contains),
            words.allSatisfy({ again.contains($0) || ofBetter.contains($0) })
        else { return nil }
        return summed.request
    }

    private static let ofBetter = Set(
        Word.split(
            "better mejor mejoró improved improve am i it are things did this any estoy voy va eso esto ya con a bit enough there yet does cover me llego alcanza alcanzo cubre cubro suficiente basta para hoy es falta faltan missing lacking still todavía aún qué im anything"
        ))
    private static let again: Set<String> = [
        "and", "so", "ok", "how", "what", "about", "now", "much", "many", "is", "that", "y", "ahora", "bueno", "entonces", "cual", "cuales", "which",
        "one",
    ]

    /// "do they have calcium?", "¿tienen calcio?"
    private static func asksOfThem(_ words: [String]) -> Bool {
        ["do", "tienen", "llevan", "aportan", "are"].contains(words[0]) && words.count <= 6
            && (words[0].count > 4 || words.contains(where: ["they", "those", "these", "them", "any"].contains))
    }

    /// "which one has more fiber?", of the foods asked about last.
    static func comparedLast(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        let asked = reading.nutrients.isEmpty ? tracker.askedNutrients : reading.nutrients
        // "which has the most?", of the foods that were suggested for something.
        if let offered = tracker.offered, offered.count > 1, tracker.lastAction == "recommend_food", reading.foods.isEmpty, reading.when.isEmpty,
            words.count <= 7, ["which", "cual", "what"].contains(words[0]) || asksOfThem(words) && !reading.nutrients.isEmpty,
            !Vocabulary.says(.mealWord, words),
            Vocabulary.says(.most, words) || Vocabulary.says(.best, words)
                || words.contains(where: ["mas", "more", "lot", "mucho", "mucha"].contains)
                || asksOfThem(words),
            case .recommendFood(let query)? = tracker.ideas
        {
            let asked = reading.nutrients.isEmpty ? query.nutrients.isEmpty ? [.energy] : Array(query.nutrients.prefix(1)) : reading.nutrients
            let usual = offered.map { food in
                var food = food
                food.usual = food.usual ?? Amount()
                return food
            }
            return .compareFoods(foods: usual, nutrients: asked, least: Vocabulary.says(.fewest, words))
        }
        guard reading.foods.isEmpty, reading.when.isEmpty, tracker.asked.count > 1,
            let which = words.prefix(3).firstIndex(where: { ["which", "what", "cual", "cuales"].contains($0) || $0 == "que" && words.count <= 5 }),
            which + 1 < words.count,
            [
                "seria", "sera",
                "one", "of", "had", "was", "were", "tenia", "ha", "has", "have", "is", "de", "tiene", "es", "s", "would", "lleva", "aporta", "got",
                "do", "me",
                "conviene",
            ].contains(
                words[which + 1]),
            !reading.nutrients.isEmpty || Vocabulary.says(.best, words) || tracker.askedNutrient != nil && words.count <= 7,
            Vocabulary.says(.most, words) || Vocabulary.says(.best, words)
                || words.contains(where: ["mas", "more", "worse", "worst", "peor"].contains)
        else { return nil }
        // "which one has the most?", of three that were asked about one by one.
        let isOfAll = words.contains(where: ["most", "least", "best", "worst", "all", "three", "four", "tres", "cuatro", "todo", "toda"].contains)
        let foods = isOfAll ? tracker.askedOneByOne : tracker.asked.suffix(4).map { $0 }
        let isOfHealth =
            reading.nutrients.isEmpty && (words.contains(where: healthy.contains) || isBetter(words) && (tracker.askedNutrient ?? .energy) == .energy)
        return .compareFoods(foods: foods, nutrients: isOfHealth ? ofHealth : asked, least: Vocabulary.says(.fewest, words))
    }
}
