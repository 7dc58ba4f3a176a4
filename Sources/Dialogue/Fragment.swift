import NLU
import Nutrition

/// A message that only the last question makes whole: what it names takes the place of what was asked.
struct Fragment {
    let reading: Reading
    let words: [String]
    /// Those that it names, as asked about.
    let foods: [FoodMention]
    /// An amount of no food: "in 200 g".
    let amount: Amount?
    /// What names a kind of the food asked about: "the white only", "a diet one".
    let kind: String?
    var nutrients: [Nutrient] { reading.nutrients }
    var when: When { reading.when }
    /// Begins as who goes on: "and", "what about".
    let opens: Bool
    /// May as well tell what was eaten: "and a pack of peanuts".
    let isTold: Bool

    /// Nil for a message that stands on its own.
    init?(_ reading: Reading) {
        let words = Word.split(reading.text)
        self.reading = reading
        self.words = words
        let named = reading.foods.filter { !$0.negated && $0.best != nil }
        foods = named
        amount = reading.amounts.first { $0.quantity != nil || $0.unit != nil || $0.size != nil }
        let telling = Word.split(reading.untimed).filter { !Fragment.small.contains($0) && !Vocabulary[.small].contains($0) }
        let isKind =
            reading.foods.isEmpty && reading.nutrients.isEmpty && reading.when.isEmpty && amount.map { $0 == Amount(quantity: 1) } ?? true
        kind = isKind && (1...2).contains(telling.count) ? telling.joined(separator: " ") : nil
        guard reading.foods.allSatisfy({ $0.best != nil }), !words.isEmpty, words.count <= 10, reading.activity == nil || !named.isEmpty,
            !reading.pointsBack || amount != nil || !reading.nutrients.isEmpty, named.isEmpty || reading.when.meal == nil
        else { return nil }
        let supposes = Fragment.supposing.contains { words.starts(with: $0) }
        let tells = Vocabulary.says(.eating, words) || Vocabulary.says(.logging, words) || words.contains("delete") || words.contains("remove")
        let isQuestion = reading.text.hasSuffix("?")
        // "and a pack of peanuts", after the peanuts were asked about: eaten, perhaps.
        let isTold =
            !isQuestion && words.first.map(["and", "y", "also", "tambien", "ademas"].contains) == true && named.contains { !$0.amount.isEmpty }
        guard supposes || !tells, !Fragment.answers.contains(reading.intent.name) || amount != nil else { return nil }
        if Fragment.openings.contains(where: { words.starts(with: $0) }) || supposes {
            opens = true
            self.isTold = isTold
            return
        }
        opens = false
        self.isTold = false
        if named.isEmpty, reading.when.isEmpty, amount?.unit != nil, reading.intent.name == "ask_nutrient", words.count <= 9 {
            // "how many calories in 3 slices", of what was asked about.
        } else if named.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty, amount != nil {
            guard words.count <= 5,
                ["inform", "choose", "log_food", "out_of_scope", "ask_nutrient", "log_in", "compare_foods"].contains(reading.intent.name)
            else { return nil }
        } else if !named.isEmpty {
            let spoken = Set(named.flatMap { Word.split($0.said) })
            guard isQuestion, words.count <= 6, words.count(where: { !spoken.contains($0) }) <= 3,
                ["log_food", "inform", "out_of_scope"].contains(reading.intent.name)
            else { return nil }
        } else {
            guard words.count <= 3, isQuestion || ["inform", "out_of_scope", "choose"].contains(reading.intent.name),
                !Vocabulary.says(.question, words), !Vocabulary.says(.havingEaten, words)
            else { return nil }
        }
    }

    /// Folded and singular: what may stand about a kind.
    private static let small = Set(
        Word.split(
            "and what how about the a an one ones only just alone version kind type if it was were is same for with y qué tal el la lo los las un una uno solo sola versión tipo si fuera es hay de que but also now then but pero ahora"
        ))
    private static let answers: Set<String> = ["affirm", "deny", "cancel", "undo", "redo", "delete_entry", "explain"]
    private static let openings = [
        "and", "what about", "how about", "how bout", "what bout", "wat about", "hows about", "ok and", "okay and", "also", "same for", "same with",
        "now", "then", "but", "y", "e", "que tal", "que hay de", "que hay del", "ahora", "pero", "tambien", "lo mismo para", "lo mismo con", "ok y",
        "vale y", "bueno y", "what of", "as for", "in", "per", "for", "en", "por", "para",
    ].map(Word.split)
    private static let supposing = ["what if", "and if", "if i", "y si", "if it", "si"].map(Word.split)
}

extension Intents {
    /// "and in 200 g?", "what about yesterday?", "strawberries?": the last question with what is named put in.
    static func continued(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let request = asksAgain(reading, tracker) { return [request] }
        if let request = comparedLast(reading, tracker) { return [request] }
        // "now how much sodium?", after something was changed.
        if let first = Word.split(reading.text).first, ["now", "ahora"].contains(first), reading.foods.isEmpty, !reading.nutrients.isEmpty,
            reading.when.isEmpty, ["ask_nutrient", "ask_summary"].contains(reading.intent.name), tracker.inquiry == nil
        {
            return [.askSummary(When(), nutrients: reading.nutrients)]
        }
        // "how many carbs was it?", of the meal that was just listed; "how much of that was fat?", of the day that was summed.
        if reading.foods.isEmpty, !reading.nutrients.isEmpty, reading.when.isEmpty, ["ask_nutrient", "ask_summary"].contains(reading.intent.name) {
            switch tracker.inquiry {
            case .askDiary(let when)?: return [.askSummary(when, nutrients: reading.nutrients)]
            case .askSummary(let when, _)? where reading.pointsBack: return [.askSummary(when, nutrients: reading.nutrients)]
            default: break
            }
        }
        guard let last = tracker.inquiry, let fragment = Fragment(reading) else { return nil }
        return last.goneOn(fragment, tracker).map { [$0] }
    }

    /// "and the day before?": counted from the day that was spoken of.
    static func dayBeside(_ reading: Reading) -> Int? {
        let pairs = Set(zip(Word.split(reading.text), Word.split(reading.text).dropFirst()).map { "\($0) \($1)" })
        if !pairs.isDisjoint(with: ["day before", "previous day", "dia anterior", "dia ante", "dia previo"]) { return -1 }
        return pairs.isDisjoint(with: ["day after", "next day", "following day", "dia siguiente", "dia despue"]) ? nil : 1
    }

    /// "and now?": the last question once more, or what is left after what has just changed.
    private static func asksAgain(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Word.split(reading.text)
        if [["how", "much"], ["cuanto"], ["cuanta"], ["how", "many"]].contains(words), case .askNutrients? = tracker.inquiry {
            return tracker.inquiry
        }
        guard words.count <= 4, words.contains("now") || words.contains("ahora"),
            words.allSatisfy({ ["and", "so", "ok", "how", "what", "about", "now", "y", "ahora", "bueno", "entonces"].contains($0) })
        else { return nil }
        switch tracker.inquiry {
        case .askRemaining?, .askSummary?, .askDiary?, .askWater?, .askInsight?, .askMeals?, .askExercise?: return tracker.inquiry
        case .setGoal(let nutrient, _)?: return .askRemaining(When(), nutrients: nutrient == .energy ? [] : [nutrient])
        case .boundGoal(let goal)?: return .askRemaining(When(), nutrients: goal.nutrient == .energy ? [] : [goal.nutrient])
        default:
            let changed = ["log_food", "correct", "delete_entry", "undo", "redo", "copy_entries", "move_entry", "set_goal", "log_exercise"]
            return changed.contains(tracker.lastAction ?? "") ? .askRemaining(When(), nutrients: []) : nil
        }
    }

    /// "which one has more fiber?", of the foods asked about last.
    private static func comparedLast(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Word.split(reading.text)
        let ofRows = tracker.asked.count < 2 && tracker.entries.count > 1 && !reading.nutrients.isEmpty
        guard reading.foods.isEmpty, reading.when.isEmpty, tracker.asked.count > 1 || ofRows,
            let which = words.prefix(3).firstIndex(where: ["which", "what", "cual", "cuale"].contains), which + 1 < words.count,
            [
                "one", "of", "had", "tenia", "ha", "has", "have", "is", "de", "tiene", "es", "s", "would", "lleva", "aporta", "got", "do", "me",
                "conviene",
            ].contains(
                words[which + 1]),
            !reading.nutrients.isEmpty || Vocabulary.says(.best, words), Vocabulary.says(.most, words) || Vocabulary.says(.best, words)
        else { return nil }
        if ofRows { return .askRows(Selection(ids: tracker.entries), nutrients: reading.nutrients) }
        let asked = reading.nutrients.isEmpty ? tracker.askedNutrients : reading.nutrients
        return .compareFoods(foods: tracker.asked.suffix(4).map { $0 }, nutrients: asked, least: Vocabulary.says(.fewest, words))
    }
}

extension Request {
    /// The request with what a fragment names put in the place of its own; nil where that asks nothing else.
    func goneOn(_ part: Fragment, _ tracker: Tracker) -> Request? {
        let foods = part.foods, nutrients = part.nutrients, when = part.when
        switch self {
        case .askNutrients(let old, let asked):
            if foods.isEmpty, when.days != nil || when.meal != nil { return .askSummary(when, nutrients: nutrients.isEmpty ? asked : nutrients) }
            let subject = foods.isEmpty ? part.measured(old, tracker) ?? part.kinds(of: old) : foods
            guard subject != nil || !nutrients.isEmpty,
                // After a question about what was logged, "and an iced tea" is more of it.
                !part.isTold || !old.isEmpty && !foods.contains(where: { food in old.contains { $0.best?.id == food.best?.id } })
            else { return nil }
            return .askNutrients(foods: subject ?? old, nutrients: nutrients.isEmpty ? asked : nutrients)
        case .judge(let old, let asked, nil):
            let subject = foods.isEmpty ? part.measured(old, tracker) : foods
            guard subject != nil || !nutrients.isEmpty else { return nil }
            return .judge(foods: subject ?? old, nutrients: nutrients.isEmpty ? asked : nutrients)
        case .askFoodFacts(let old):
            let subject = foods.isEmpty ? part.measured(old, tracker) ?? part.kinds(of: old) : foods
            if !nutrients.isEmpty { return .askNutrients(foods: subject ?? old, nutrients: nutrients) }
            return subject.map { .askFoodFacts(foods: $0) }
        case .askContents(_, let question):
            return foods.count == 1 && part.amount == nil ? .askContents(of: foods[0], question) : nil
        case .compareFoods(let old, let asked, let least):
            let rest = foods.filter { food in !old.contains { $0.best?.id == food.best?.id } }
            let subject = rest.isEmpty ? part.measured(old, tracker) ?? old : old + rest
            let next = Request.compareFoods(foods: subject, nutrients: nutrients.isEmpty ? asked : nutrients, least: least)
            return next == self ? nil : next
        case .askFits(let old) where foods.isEmpty && !nutrients.isEmpty:
            return .askNutrients(foods: part.measured(old, tracker) ?? old, nutrients: nutrients)
        case .askFits(let old):
            return (foods.isEmpty ? part.measured(old, tracker) : foods).map { .askFits(foods: $0) }
        case .askSummary(let old, let asked):
            if !foods.isEmpty { return part.isTold ? nil : .askNutrients(foods: foods, nutrients: nutrients.isEmpty ? asked : nutrients) }
            let next = Request.askSummary(part.moved(old), nutrients: nutrients.isEmpty ? asked : nutrients)
            return next == self ? nil : next
        case .askRemaining(let old, let asked, let bound):
            if !foods.isEmpty { return part.isTold ? nil : .askFits(foods: foods) }
            let next = Request.askRemaining(
                part.moved(old), nutrients: nutrients.isEmpty ? asked : nutrients, upTo: nutrients.isEmpty ? bound : nil)
            return next == self ? nil : next
        case .askDiary(let old):
            if !nutrients.isEmpty, foods.isEmpty { return .askSummary(part.moved(old), nutrients: nutrients) }
            return foods.isEmpty && !when.isEmpty ? .askDiary(part.moved(old)) : nil
        case .askMeals(let old, let asked, let meals):
            guard foods.isEmpty, !nutrients.isEmpty || when.days != nil else { return nil }
            return .askMeals(part.moved(old), nutrients: nutrients.isEmpty ? asked : nutrients, meals: meals)
        case .askEaten(var question):
            guard foods.count == 1 || foods.isEmpty && when.days != nil else { return nil }
            if let food = foods.first { question.food = food }
            if when.days != nil { question.when = when }
            return .askEaten(question)
        case .askMost(let old, let asked):
            guard foods.isEmpty, !nutrients.isEmpty || when.days != nil else { return nil }
            return .askMost(part.moved(old), nutrient: nutrients.first ?? asked)
        case .askRows(var selection, let asked):
            if let food = foods.first { selection.foods = [food] }
            selection.when = part.moved(selection.when)
            let next = Request.askRows(selection, nutrients: nutrients.isEmpty ? asked : nutrients)
            return next == self ? nil : next
        case .explainNutrient(let asked, let old):
            guard foods.isEmpty, !nutrients.isEmpty || when.days != nil else { return nil }
            return .explainNutrient(nutrients.first ?? asked, part.moved(old))
        case .own(.goals(let old, let isHistory, _)):
            guard foods.isEmpty, !nutrients.isEmpty || when.days != nil else { return nil }
            return .own(.goals(part.moved(old), isHistory: isHistory, nutrients))
        case .compareDays(let spans, _, let meal):
            return foods.isEmpty && !nutrients.isEmpty && when.isEmpty ? .compareDays(spans, nutrients: nutrients, meal: meal) : nil
        case .askWater(let old): return foods.isEmpty && nutrients.isEmpty && when.days != nil ? .askWater(part.moved(old)) : nil
        case .askExercise(let old, let activity):
            return foods.isEmpty && nutrients.isEmpty && when.days != nil ? .askExercise(part.moved(old), activity: activity) : nil
        case .askWeightOn: return foods.isEmpty && nutrients.isEmpty && when.days != nil ? .askWeightOn(when) : nil
        case .askIntake(_, let limit): return foods.isEmpty && !nutrients.isEmpty && part.amount == nil ? .askIntake(nutrients, limit: limit) : nil
        default: return nil
        }
    }
}

extension Fragment {
    /// The foods asked about in the amount that is named now; nil where none is.
    fileprivate func measured(_ foods: [FoodMention], _ tracker: Tracker) -> [FoodMention]? {
        guard let amount, when.isEmpty, kind == nil else { return nil }
        if foods.isEmpty {
            guard let food = tracker.food else { return nil }
            return [food.mention(amount)]
        }
        return foods.map { food in
            var food = food
            food.amount = amount
            return food
        }
    }

    /// The one food asked about, of the kind that is named now: known by its name alone.
    fileprivate func kinds(of foods: [FoodMention]) -> [FoodMention]? {
        guard opens || reading.text.hasSuffix("?"), let kind, foods.count == 1, var food = foods.first else { return nil }
        food.said = "\(kind) \(food.said)"
        food.candidates = []
        return [food]
    }

    /// The day that is named, in the meal asked about; or the meal that is named, on the day asked about.
    fileprivate func moved(_ old: When) -> When {
        if when.isEmpty { return old }
        return when.days == nil ? when.filled(from: When(days: old.days)) : when.filled(from: When(meal: old.meal))
    }
}

extension Intents {
    /// "and 25 grams of fiber", after a goal was set: one goal more.
    private static func goalMore(_ reading: Reading, _ tracker: Tracker) -> Request? {
        switch tracker.inquiry {
        case .setGoal?, .boundGoal?, .own(.setGoals)?: break
        default: return nil
        }
        guard let first = Word.split(reading.text).first, ["and", "also", "plus", "y", "tambien", "ademas", "with", "con"].contains(first),
            reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.count == 1, reading.amounts.count == 1, number(reading) != nil,
            reading.when.isEmpty, !reading.text.hasSuffix("?")
        else { return nil }
        return goals(reading).first
    }

    /// "make it 130", after the goal was set or asked about: the same goal with another amount.
    static func goalAgain(_ reading: Reading, _ tracker: Tracker) -> Request? {
        if let more = goalMore(reading, tracker) { return more }
        let nutrient: Nutrient
        switch tracker.inquiry {
        case .setGoal(let last, _)?: nutrient = last
        case .boundGoal(let last)?: nutrient = last.nutrient
        case .own(.goals(_, false, let asked))? where asked.count == 1: nutrient = asked[0]
        case .own(.goals(_, false, []))?, .own(.setGoals)?: nutrient = .energy
        default: return nil
        }
        let words = Word.split(reading.text)
        guard ["correct", "inform", "choose", "set_goal", "log_food", "out_of_scope", "log_weight"].contains(reading.intent.name), words.count <= 8,
            reading.foods.allSatisfy({ $0.best == nil }), reading.when.days == nil, reading.when.meal == nil,
            reading.nutrients.allSatisfy({ $0 == nutrient }), reading.amounts.count == 1, let amount = reading.amounts.first,
            amount.unit.map({ ["g", "mg"].contains($0.name) && nutrient.unit != "kcal" }) ?? true, let number = number(reading),
            nutrient != .energy || number >= 500, !asksWhether(reading), !reading.text.hasSuffix("?")
        else { return nil }
        return .setGoal(nutrient: nutrient, amount: number)
    }
}
