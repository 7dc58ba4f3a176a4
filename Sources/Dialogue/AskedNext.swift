import NLU
import Nutrition

/// Short questions that are of what was told or asked just before, whatever intent their words come near to: "by how much?", "and yesterday?", "in grams".
extension Intents {
    /// - Parameter isAlone: the message asks nothing else.
    static func askedNext(_ reading: Reading, _ tracker: Tracker, isAlone: Bool) -> [Request]? {
        let words = Array(reading.words.drop { leadIns.contains($0) })
        guard (1...20).contains(words.count) else { return nil }
        if let told = ofCare(words, reading, tracker) { return told }
        let text = words.joined(separator: " ")
        if let again = inGrams(text, reading, tracker) { return [again] }
        guard isAlone, reading.own == nil else { return nil }
        if let named = ofAccount(words, reading, tracker) { return [named] }
        if let held = heldUp(words, reading, tracker) ?? whatToEat(words, reading, tracker) { return [held] }
        if ["was", "is", "were"].contains(words[0]), (4...7).contains(words.count),
            words.suffix(2) == ["a", "lot"] || words.suffix(2) == ["too", "much"],
            let food = reading.foods.only, food.isDefinite, food.best != nil, !food.negated, reading.nutrients.isEmpty, reading.when.isEmpty
        {
            return [.judge(foods: [FoodMention(said: food.said, candidates: food.candidates)], nutrients: [.energy])]
        }
        if reached.contains(text), let held = overIt(text, words, reading, tracker) { return [held] }
        guard words.count <= 9, reading.foods.allSatisfy({ $0.best == nil }), reading.amounts.allSatisfy({ $0.quantity == nil }),
            reading.activity?.minutes == nil
        else { return nil }
        if let told = ofExercise(text, reading, tracker) ?? weekBefore(text, tracker) { return [told] }
        let asked =
            goalMet(words, reading, tracker) ?? difference(text, reading, tracker) ?? fatteningOf(words, reading, tracker) ?? soundAmount(
                text, reading, tracker)
            ?? hadOfIt(words, reading, tracker) ?? dayNext(reading, tracker) ?? reachIt(text, reading, tracker)
        if let asked = asked ?? sourceOfIt(words, reading, tracker) ?? foodsOfIt(text, reading, tracker) ?? overIt(text, words, reading, tracker) {
            return [asked]
        }
        return judgedNext(text, reading, tracker)
    }

    /// "was that a lot", "is it all noted", "es suficiente": asked, with no mark to tell it.
    static func marked(_ reading: Reading) -> Reading {
        guard asksByForm(reading) else { return reading }
        var asked = reading
        asked.text += "?"
        return asked
    }

    private static func asksByForm(_ reading: Reading) -> Bool {
        let words = Array(reading.words.drop { leadIns.contains($0) })
        guard (2...8).contains(words.count), reading.text.last != "?", !reading.text.contains(","), reading.foods.allSatisfy({ $0.best == nil }),
            reading.amounts.isEmpty
        else { return false }
        if judgements.contains(words.joined(separator: " ")) { return words != ["esta", "bien"] && words != ["estuvo", "bien"] }
        return reading.isQuestion && asksWhether.contains(words[0]) && ["i", "it", "that", "this", "there"].contains(words[1])
            && words.isDisjoint(with: ["tell", "mention", "say", "forget", "please", "you"])
            && !["all", "done", "it"].contains(words[words.count - 1])
    }

    /// A short question of its own, which is no yes to one that is open.
    static func asksShortly(_ reading: Reading) -> Bool {
        let words = Array(reading.words.drop { leadIns.contains($0) })
        return asksByForm(reading) || differences.contains(words.joined(separator: " ")) && words.count > 1
            || reading.text.hasSuffix("?") && words.count < 6 && asksWhether.contains(words[0]) && judgements.contains(words.joined(separator: " "))
    }

    private static let asksWhether = Set(Word.split("was is did am does are has have"))
    private static let leadIns = Set(Word.split("and so ok okay but then well hey y e pero entonces pues bueno oye"))

    private static func listed(_ phrases: String) -> Set<String> {
        Set(phrases.split(separator: ",").map { Word.split(String($0)).joined(separator: " ") })
    }

    /// "by how much?", "la diferencia?": of what was compared or asked about one by one; else of the goal.
    private static func difference(_ text: String, _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard reading.nutrients.isEmpty, reading.when.isEmpty,
            differences.contains(text) || moreBy.contains(text) && tracker.lastAction == "compare_foods"
        else { return nil }
        switch tracker.inquiry {
        case .compareFoods(let foods, let nutrients, _)? where foods.count > 1:
            // Of as much of each it is told.
            let isPlain = foods.allSatisfy(\.amount.isEmpty)
            let measured = foods.map { food in
                var food = food
                if isPlain { food.amount = Amount(quantity: 100, unit: .gram) }
                return food
            }
            return .compareFoods(foods: measured, nutrients: nutrients.count > 3 ? [.energy] : nutrients, least: false)
        case .compareDays?, .askMost?, .askMeals?, .askInsight?, .askRemaining?, .judge?: return tracker.inquiry
        case .askNutrients(let foods, let nutrients)? where !foods.isEmpty:
            return tracker.asked.count > 1 ? .compareFoods(foods: tracker.asked, nutrients: nutrients) : .judge(foods: foods, nutrients: nutrients)
        case .askSummary(let when, let nutrients)? where when.days?.count ?? 1 > 1:
            return .judge(foods: [], nutrients: nutrients.filter { $0 != .energy }, when: when)
        case .askWater?: return .askRemaining(When(), nutrients: [.water])
        case .askSummary(let when, let nutrients)?:
            return .askRemaining(When(days: when.days ?? tracker.day.map { $0...$0 }), nutrients: nutrients.filter { $0 != .energy })
        default:
            if tracker.bodySpokenOf == .weight { return .askWeight }
            if tracker.bodySpokenOf == .water { return .askRemaining(When(), nutrients: [.water]) }
            return tracker.entries.isEmpty && tracker.lastAction != "set_goal"
                ? nil : .askRemaining(When(days: tracker.day.map { $0...$0 }), nutrients: [])
        }
    }

    private static let differences = listed(
        "by how much,how much difference,whats the difference,what is the difference,how big is the difference,the difference,por cuánto,por cuánta,"
            + "por cuántos,cuánta diferencia,cuál es la diferencia,qué diferencia hay,la diferencia,por cuánta diferencia,de cuánto es la diferencia")
    private static let moreBy = listed("how much more,how many more,how much less,cuánto más,cuánta más,cuánto menos,de cuánto")

    /// "cuál engorda más?", "which is better for losing weight?", of the foods that were compared or asked about: by their energy.
    private static func fatteningOf(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        if words.last == "fattening", asksWhether.contains(words[0]), words.count <= 4, case .askNutrients(let foods, _)? = tracker.inquiry,
            !foods.isEmpty
        {
            return .judge(foods: foods, nutrients: [.energy])
        }
        guard ["which", "what", "whats", "cual", "cuales", "que"].contains(words[0]), reading.nutrients.allSatisfy({ $0 == .energy }),
            reading.when.isEmpty
        else { return nil }
        let text = " \(words.joined(separator: " ")) ", slims = slimming.contains { text.contains(" \($0) ") }
        guard slims || words.contains(where: ["engorda", "engordan", "engordaria", "fattening"].contains) else { return nil }
        let isLeast = slims || Vocabulary.says(.fewest, words)
        if ["recommend_recipe", "search_recipe", "more_recipes"].contains(tracker.lastAction), tracker.recipes?.last.count ?? 0 > 1 {
            return .pickRecipe(by: .energy, least: isLeast)
        }
        guard tracker.asked.count > 1, ["compare_foods", "ask_nutrient", "ask_food_facts"].contains(tracker.lastAction ?? "") else { return nil }
        return .compareFoods(foods: tracker.asked, nutrients: [.energy], least: isLeast)
    }

    private static let slimming = listed("lose weight,losing weight,weight loss,slim down,bajar de peso,perder peso,adelgazar,bajar kilos")

    /// "how much is too much?", "cuánta puedo tomar?", of the caffeine that was asked about: what a body bears of it, or needs.
    private static func soundAmount(_ text: String, _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard reading.nutrients.isEmpty, reading.when.days == nil, soundAmounts.contains(text), let nutrient = tracker.askedNutrient else {
            return nil
        }
        return .askIntake([nutrient], limit: GoalKind(nutrient) == .limit || text.contains("too much") || text.contains("demasiad"))
    }

    private static let soundAmounts = listed(
        "how much do i need,how much do i need a day,cuánto necesito,cuánta necesito,how much is too much,how much is ok,how much is okay,how much is safe,how much is fine,how much can i have,how much can i drink,"
            + "how much can i have a day,how much is allowed,how much am i allowed,cuánto es demasiado,cuánta es demasiada,cuánta es demasiado,"
            + "cuánto puedo tomar,cuánta puedo tomar,cuánto puedo comer,cuánta puedo comer,hasta cuánto puedo tomar,hasta cuánta puedo tomar,"
            + "cuánto puedo,cuánta puedo,cuánto se puede,cuánta se puede tomar,cuánto es lo máximo,cuánta puedo tomar al día,cuánto puedo tomar al día"
    )

    /// "how much did I have today?", "cuánta llevo hoy?", after the caffeine of a coffee: of that.
    private static func hadOfIt(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard reading.nutrients.isEmpty, reading.when.meal == nil,
            ["ask_nutrient", "ask_intake", "ask_food_facts"].contains(tracker.lastAction ?? ""),
            let nutrient = tracker.askedNutrient, hadSoFar.contains(words.filter { !timesOfHad.contains($0) }.joined(separator: " "))
        else { return nil }
        let when = When(days: reading.when.days)
        return nutrient == .water ? .askWater(when) : .askSummary(when, nutrients: [nutrient])
    }

    private static let hadSoFar = listed(
        "how much did i have,how much have i had,how much did i get,how much have i eaten,how much did i eat,cuánto llevo,cuánta llevo,cuánto he comido,"
            + "cuánta he comido,cuánto he tomado,cuánta he tomado,cuánto tomé,cuánta tomé,cuánto comí,cuánta comí,cuántos llevo,cuántas llevo")
    private static let timesOfHad = Set(
        Word.split("today hoy so far already ya yesterday ayer this week esta semana up to now until hasta ahora el momento"))

    /// "in grams", "cuántos gramos son?", after a food, a meal or a comparison: told once more, and no setting.
    private static func inGrams(_ text: String, _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard gramsAlone.contains(text), tracker.bodySpokenOf == nil else { return nil }
        switch tracker.inquiry {
        case .askNutrients?, .compareFoods?, .askFoodFacts?, .askMealSpokenOf?, .askRows?, .askDiary?: return tracker.inquiry
        case .askSummary(let when, _)? where when.days?.count ?? 1 == 1: return .askDiary(when)
        case nil where !tracker.entries.isEmpty: return .askNutrients(foods: [], nutrients: [.energy])
        default: return nil
        }
    }

    private static let gramsAlone = listed(
        "in grams,how many grams,how many grams is that,how many grams is it,how many grams was that,how many grams was it,how many grams are they,"
            + "whats that in grams,what is that in grams,en gramos,cuántos gramos,cuántos gramos son,cuántos gramos es,cuántos gramos eran,cuántos gramos es eso,"
            + "cuánto es en gramos,cuánto es eso en gramos")

    /// "and yesterday?", "y ayer": the same of that day, and no row is moved there.
    private static func dayNext(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard let days = reading.when.days, days.count == 1, reading.when == When(days: days, meal: reading.when.meal),
            reading.nutrients.isEmpty, reading.when.meal == nil || tracker.lastAction == "log_food",
            ["y", "and", "what", "how", "but", "pero"].contains(reading.words[0]), reading.words.contains(where: pastDays.contains),
            Word.split(reading.untimed).allSatisfy(beforeDay.contains)
        else { return nil }
        let when = reading.when
        switch tracker.lastAction {
        case "set_goal":
            guard let nutrient = tracker.goalSpokenOf else { return .askRemaining(when, nutrients: []) }
            return goal(nutrient, on: when, tracker)
        case "log_exercise": return .askExercise(when, activity: nil)
        case "log_water": return .askWater(when)
        case "log_weight": return .askWeightOn(when)
        case "log_food", "correct", "delete_entry", "move_entry", "copy_entries", "undo", "redo": return .askDiary(when)
        default: return nil
        }
    }

    /// A goal held against a day, in the amount that was just set where that was told.
    private static func goal(_ nutrient: Nutrient, on when: When, _ tracker: Tracker) -> Request {
        let bound: Double? = if case .setGoal(nutrient, let amount?)? = tracker.inquiry { amount } else { nil }
        return .askRemaining(when, nutrients: nutrient == .energy ? [] : [nutrient], upTo: bound)
    }

    private static let pastDays = Set(Word.split("yesterday ayer anteayer antier antes"))
    private static let beforeDay = Set(
        Word.split(
            "y and what how about que but pero qué hay de pasó con entonces so then the day la el en for at cena almuerzo desayuno comida merienda dinner lunch breakfast"
        ))

    /// "how do I get there?", "cómo llego?", of the goal that was just set or told: what is rich in it, else what is left.
    private static func reachIt(_ text: String, _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard reaching.contains(text), reading.nutrients.isEmpty,
            ["set_goal", "ask_remaining", "ask_intake", "ask_summary", "log_food", "ask_insight"].contains(tracker.lastAction ?? ""),
            let nutrient = tracker.goalSpokenOf ?? tracker.topicSpokenOf
        else { return nil }
        let isRich = GoalKind(nutrient) == .minimum && nutrient != .water
        return isRich ? .recommendFood(RecipeQuery(nutrients: [nutrient])) : .askRemaining(When(), nutrients: nutrient == .energy ? [] : [nutrient])
    }

    private static let reaching = listed(
        "how do i reach it,how do i reach that,how can i reach it,how can i reach that,how do i get there,how can i get there,how do i hit it,how do i hit that,"
            + "how can i hit it,how do i meet it,how would i get there,how do i get to that,cómo llego,cómo llego ahí,cómo llego a eso,cómo la alcanzo,"
            + "cómo lo alcanzo,cómo lo logro,cómo la logro,cómo la cumplo,cómo lo cumplo,cómo hago para llegar,cómo puedo llegar,cómo puedo alcanzarla,"
            + "qué hago para llegar,what else can i eat for it,what can i eat for it,what else can i eat to get there,qué más como para llegar,qué más puedo comer para llegar"
    )

    /// "cuál es la mejor fuente?", of the iron that is talked of; "foods with the least", of the sodium.
    private static func sourceOfIt(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        if let named = bestSource(words, reading) { return named }
        guard reading.nutrients.isEmpty, reading.when.isEmpty, words.count <= 7,
            let nutrient = tracker.askedNutrient ?? tracker.topicSpokenOf ?? tracker.goalSpokenOf, nutrient != .energy, nutrient != .water
        else { return nil }
        if tracker.asked.count < 2, mostOfIt.contains(words.joined(separator: " ")) { return .recommendFood(RecipeQuery(nutrients: [nutrient])) }
        if leastOfIt.contains(words.joined(separator: " ")) { return .recommendFood(RecipeQuery(low: [nutrient])) }
        guard words.contains(where: ["fuente", "source"].contains),
            words.contains(where: ["mejor", "best", "good", "buena", "great", "better"].contains),
            words.isDisjoint(with: ["mi", "my", "comi", "ate", "had"])
        else { return nil }
        return .recommendFood(RecipeQuery(nutrients: [nutrient]))
    }

    private static let mostOfIt = listed(
        "what has more,what has the most,qué tiene más,qué tiene mucha,qué tiene mucho,qué alimento tiene más")
    private static let leastOfIt = listed(
        "foods with the least,which foods have the least,what foods have the least,food with the least,alimentos con menos,qué alimentos tienen menos,"
            + "cuáles alimentos tienen menos,alimentos que tengan menos")

    /// "which foods?", "qué alimentos?", after a sum of the day: what it came from.
    private static func foodsOfIt(_ text: String, _ reading: Reading, _ tracker: Tracker) -> Request? {
        if foodsEaten.contains(text), reading.nutrients.isEmpty { return .askDiary(When(days: reading.when.days ?? tracker.day.map { $0...$0 })) }
        guard foodsAlone.contains(text), reading.nutrients.isEmpty else { return nil }
        if ["set_goal", "ask_intake"].contains(tracker.lastAction), let nutrient = tracker.goalSpokenOf ?? tracker.askedNutrient, nutrient != .energy
        {
            return .recommendFood(RecipeQuery(nutrients: [nutrient]))
        }
        guard case .askSummary(let when, let nutrients)? = tracker.inquiry else { return nil }
        let days = when.days ?? tracker.day.map { $0...$0 }
        guard let nutrient = nutrients.only, nutrient != .energy else { return .askDiary(When(days: days, meal: when.meal)) }
        return .askInsight(InsightQuery(.sources, nutrients: [nutrient], days: days, meal: when.meal))
    }

    private static let foodsEaten = listed("qué alimentos comí,qué alimentos he comido,qué alimentos comí hoy,qué alimentos tomé")
    private static let foodsAlone = listed(
        "which foods,what foods,from which foods,from what foods,which foods was that,which foods were those,qué alimentos,cuáles alimentos,qué comidas,"
            + "qué alimentos son,de qué alimentos,con qué alimentos,qué alimentos fueron")

    /// "was that a lot?", "es suficiente", after exercise, water, a weight, a goal or the figure of a food: of that.
    private static func judgedNext(_ text: String, _ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard reading.nutrients.isEmpty, reading.when.isEmpty, judgements.contains(text), reading.isQuestion || text != "esta bien" else {
            return nil
        }
        switch tracker.lastAction {
        case "log_exercise": return [.askExercise(When(days: tracker.day.map { $0...$0 }), activity: nil)]
        case "log_weight": return [.own(.bodyMass)]
        case "log_water": return [.askWater(When()), .askIntake([.water], limit: false)]
        case "set_goal":
            guard let nutrient = tracker.goalSpokenOf, nutrient != .energy else { return nil }
            return [.askIntake([nutrient], limit: GoalKind(nutrient) == .limit)]
        case "ask_nutrient":
            guard case .askNutrients(let foods, let nutrients)? = tracker.inquiry, !foods.isEmpty else { return nil }
            return [.judge(foods: foods, nutrients: nutrients)]
        default: return nil
        }
    }

    private static let judgements = listed(
        "was that a lot,is that a lot,is it a lot,was it a lot,is that enough,is it enough,was it enough,was that enough,is that ok,is that okay,is it ok,"
            + "is that good,is it good,was that good,is that too much,is it too much,was that too much,is that bad,is that healthy,is it healthy,is that normal,"
            + "is it normal,es mucho,fue mucho,es poco,fue poco,es suficiente,fue suficiente,está bien,es bueno,es demasiado,fue demasiado,estuvo bien,es normal,"
            + "es sano,es saludable,is one enough,is one ok,alcanza con una,con una alcanza,una es suficiente,es suficiente con una,alcanza con uno,con uno alcanza"
    )

    /// "how many calories was the yoga", "total?", after exercise: of that, and of nothing that was eaten.
    private static func ofExercise(_ text: String, _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard tracker.lastAction == "log_exercise", reading.when.isEmpty, reading.nutrients.allSatisfy({ $0 == .energy }) else { return nil }
        let days = When(days: tracker.day.map { $0...$0 })
        if ["total", "in total", "en total", "altogether", "all together", "cuanto en total", "es suficiente ejercicio"].contains(text) {
            return .askExercise(days, activity: nil)
        }
        guard let activity = reading.activity, reading.nutrients == [.energy], ["how", "cuanta", "cuantas", "cuanto"].contains(Word.split(text)[0]),
            Word.split(text).contains(where: havingBeen.contains)
        else { return nil }
        return .askExercise(days, activity: activity.said)
    }

    /// "y la pasada", "and the one before", after the sum of a week: the week before.
    private static func weekBefore(_ text: String, _ tracker: Tracker) -> Request? {
        guard before.contains(text), case .askSummary(let when, let nutrients)? = tracker.inquiry, let days = when.days, days.count == 7 else {
            return nil
        }
        return .askSummary(When(days: days.lowerBound.advanced(by: -7)...days.upperBound.advanced(by: -7)), nutrients: nutrients)
    }

    private static let before = listed("la pasada,la anterior,la de antes,the one before,the week before,the previous one,the last one")

    /// "was it over?", "qué hago ahora?", "am I over on fat too", after rows or their sum: how the day stands against its goal.
    private static func overIt(_ text: String, _ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard reading.when.isEmpty, ofRows.contains(tracker.lastAction ?? "") else { return nil }
        let days = When(days: tracker.day.map { $0...$0 })
        if reached.contains(text), reading.nutrients.isEmpty {
            return .askRemaining(days, nutrients: tracker.goalSpokenOf.map { $0 == .energy ? [] : [$0] } ?? [])
        }
        let asksOrigin = ["where", "wheres", "whered"].contains(words[0]) && words.contains(where: ["from", "come", "coming"].contains)
        if asksOrigin, words.count <= 8, let nutrient = reading.nutrients.only, nutrient != .energy {
            return .askInsight(InsightQuery(.sources, nutrients: [nutrient], days: days.days))
        }
        if over.contains(text), reading.nutrients.isEmpty { return .askRemaining(days, nutrients: []) }
        let isOver =
            words.starts(with: ["am", "i", "over"]) || words.starts(with: ["did", "i", "go", "over"]) || words.starts(with: ["me", "pase"])
        return isOver && !reading.nutrients.isEmpty && words.count <= 8 ? .askRemaining(days, nutrients: reading.nutrients) : nil
    }

    private static let ofRows: Set<String> = [
        "log_food", "correct", "ask_summary", "ask_remaining", "copy_entries", "delete_entry", "ask_diary", "log_water",
    ]
    private static let reached = listed(
        "ya llegué,ya la cumplí,ya lo cumplí,estoy cerca,voy cerca,llegué,is that over half,"
            + "is that half,is that halfway,am i halfway,am i half way,voy por la mitad,ya voy por la mitad")
    private static let over = listed(
        "should i have had less,should i have eaten less,was it over,is it over,was that over,is that over,am i over it,did it go over,what now,so what now,now what,what do i do,what do i do now,"
            + "what should i do,what should i do now,ahora qué,ahora qué hago,qué hago,qué hago ahora,qué puedo hacer,y ahora qué,y ahora qué hago")

    /// "was that 200 g", "did I say two", "is it 500 calories", of the rows told last: as they stand, and no change.
    private static func heldUp(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard (3...8).contains(words.count), reading.amounts.contains(where: { $0.quantity != nil }), reading.foods.allSatisfy({ $0.best == nil }),
            reading.when.days == nil, ["log_food", "correct"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty,
            ["was", "is", "did", "does"].contains(words[0]), ["that", "it", "i"].contains(words[1]),
            words.isDisjoint(with: [
                "over", "under", "more", "less", "above", "below", "than", "within", "enough", "too", "at", "reach", "hit", "for",
            ])
        else { return nil }
        return .askNutrients(foods: [], nutrients: reading.nutrients.isEmpty ? [.energy] : reading.nutrients)
    }

    /// "how many calories was the mcdonalds stuff?", "cuánto fue lo de la feria?": the rows that were told in those words.
    private static func ofAccount(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard (3...11).contains(words.count), ["how", "cuanto", "cuanta", "cuantos", "cuantas"].contains(words[0]), reading.when.isEmpty,
            reading.foods.allSatisfy({ $0.best == nil || Eatery.isNamed($0.said) }), words.contains(where: havingBeen.contains),
            case let named = words.filter({ !besideAccount.contains($0) && !havingBeen.contains($0) }), (1...3).contains(named.count),
            named.allSatisfy({ $0.count > 2 && Double($0) == nil && Unit.named($0) == nil && !vessels.contains($0) }),
            let account = tracker.accounts?.last(where: { account in named.allSatisfy(account.words.contains) })
        else { return nil }
        return .askRows(Selection(ids: account.ids), nutrients: reading.nutrients.isEmpty ? tracker.askedNutrients : reading.nutrients)
    }

    private static let vessels = Set(Word.split("plato tazón vaso porción plate bowl glass handful puñado bolsa bag"))
    private static let havingBeen = Set(Word.split("was were is are came from fue fueron era eran es son tenía tuvo sumó"))
    private static let besideAccount = Set(
        Word.split(
            """
            how much many cuánto cuánta cuántos cuántas calories calorías kcal cals cal protein proteína proteínas carbs carbohydrate carbohidratos fat grasa
            grasas sugar azúcar azúcares sodium sodio sal salt fiber fibra the that it this of in at all total stuff thing things meal food my our lo la el los
            las de del eso esa ese al en mi toda todo comida cosas lunch dinner breakfast snack for to
            """))
}
