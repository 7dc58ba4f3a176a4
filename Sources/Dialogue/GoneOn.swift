import NLU
import Nutrition

extension Request {
    /// The request with what a fragment names put in the place of its own; nil where that asks nothing else.
    func goneOn(_ part: Fragment, _ tracker: Tracker) -> Request? {
        let foods = part.foods, nutrients = part.nutrients, when = part.when
        // "same for today", after what was eaten yesterday, and "lo mismo de ayer": it is eaten again.
        if part.asksSame, asksForFoods, let day = when.days?.lowerBound, let asked = tracker.day,
            day > asked || part.words.starts(with: ["lo", "mismo", "de"]) && !part.reading.text.hasSuffix("?")
        {
            return nil
        }
        if part.isOfAll, let whole = ofAll(part, tracker) { return whole }
        if part.isOfRest, !tracker.entries.isEmpty {
            switch self {
            case .askRows(_, let asked), .askNutrients(_, let asked): return .askRows(Selection(pointsBack: true, all: true), nutrients: asked)
            default: break
            }
        }
        // "and half a bowl for lunch today", after the chili of last night was asked about: eaten.
        if foods.isEmpty, nutrients.isEmpty, when.meal != nil || when.days != nil, asksForFoods, let amount = part.amount,
            amount.quantity != nil, !part.reading.text.hasSuffix("?"), let food = tracker.food
        {
            return .logFood(LogFood(foods: [food.mention(amount)], when: when))
        }
        // "fine, I'll have 2", of what was asked about.
        if foods.isEmpty, asksForFoods, part.amount?.quantity != nil, part.words.contains(where: ["ill", "ll", "dame", "comere", "tomare"].contains),
            !part.reading.text.hasSuffix("?"), let log = Intents.askedFoods(part.reading, tracker)
        {
            return log
        }
        switch self {
        // "and with tuna mayo instead?", of a potato with beans: the same with other company.
        case .askNutrients(let old, let asked) where part.exchanges(old) != nil:
            return .askNutrients(foods: part.exchanges(old).map { [$0] } ?? old, nutrients: nutrients.isEmpty ? asked : nutrients)
        // "and compared to lentils?"
        case .askNutrients(let old, let asked)
        where old.count == 1 && foods.count == 1 && part.words.contains(where: ["compared", "versus", "vs", "comparado", "comparada"].contains):
            return .compareFoods(foods: old + foods, nutrients: nutrients.isEmpty ? asked : nutrients)
        // "and with medium fries?": both together.
        case .askNutrients(let old, let asked) where !foods.isEmpty && part.adds && (!old.isEmpty || tracker.food != nil):
            return .askNutrients(
                foods: (old.isEmpty ? tracker.food.map { [$0.mention()] } ?? [] : old) + foods, nutrients: nutrients.isEmpty ? asked : nutrients)
        // "¿y de maíz?", of a tortilla de harina: another kind of it.
        case .askNutrients(let old, let asked) where part.tellsKind && foods.count == 1 && old.count == 1:
            var kind = old[0]
            let joint = part.isPutUp ? part.words.contains("in") ? "in" : "en" : "de"
            kind.said = "\(old[0].said.prefix { $0 != " " }) \(joint) \(foods[0].said)"
            kind.candidates = []
            return .askNutrients(foods: [kind], nutrients: nutrients.isEmpty ? asked : nutrients)
        // "and if I use half the milk?", of cereal with milk.
        case .askNutrients(let old, let asked) where part.shares(of: old) != nil:
            return .askNutrients(foods: part.shares(of: old) ?? old, nutrients: nutrients.isEmpty ? asked : nutrients)
        // "and without the bacon?"
        case .askNutrients(let old, let asked) where old.count == 1 && foods.isEmpty && !part.left.isEmpty:
            return .askNutrients(foods: part.without(old), nutrients: nutrients.isEmpty ? asked : nutrients)
        case .askFoodFacts(let old) where old.count == 1 && foods.isEmpty && !part.left.isEmpty:
            return .askNutrients(foods: part.without(old), nutrients: nutrients)
        case .askNutrients(let old, let asked) where part.tellsKindFirst && old.count == 1:
            var kind = old[0]
            kind.said = "\(foods[0].said) \(old[0].said)"
            kind.candidates = []
            return .askNutrients(foods: [kind], nutrients: nutrients.isEmpty ? asked : nutrients)
        case .askNutrients(let old, let asked):
            if foods.isEmpty, when.days != nil || when.meal != nil { return .askSummary(when, nutrients: nutrients.isEmpty ? asked : nutrients) }
            let subject = foods.isEmpty ? part.measured(old, tracker) ?? part.kinds(of: old) : part.inMeasure(of: old)
            guard subject != nil || !nutrients.isEmpty,
                // After a question about what was logged, "and an iced tea" is more of it; at an hour, or of water, it was drunk in any case.
                !part.isTold
                    || part.when.minute == nil && !foods.contains(where: Intents.isWater) && !old.isEmpty
                        && !foods.contains(where: { food in old.contains { $0.best?.id == food.best?.id } })
            else { return nil }
            return .askNutrients(foods: subject ?? old, nutrients: nutrients.isEmpty ? asked : nutrients)
        // "también un té", after what was just told was judged.
        case .judge(let old, _, nil) where part.isTold && old.isEmpty: return nil
        case .judge(let old, let asked, nil):
            let subject = foods.isEmpty ? part.measured(old, tracker) : foods
            guard subject != nil || !nutrients.isEmpty else { return nil }
            return .judge(foods: subject ?? old, nutrients: nutrients.isEmpty ? asked : nutrients)
        case .askFoodFacts(let old) where !foods.isEmpty && !old.isEmpty && part.adds && nutrients.isEmpty: return .askFoodFacts(foods: old + foods)
        case .askFoodFacts(let old):
            let subject = foods.isEmpty ? part.measured(old, tracker) ?? part.kinds(of: old) : foods
            if !nutrients.isEmpty { return .askNutrients(foods: subject ?? old, nutrients: nutrients) }
            return subject.map { .askFoodFacts(foods: $0) }
        // "and minerals?", after the vitamins of a food.
        case .askNutrientsOf(let old, let group):
            if !nutrients.isEmpty { return .askNutrients(foods: foods.isEmpty ? part.measured(old, tracker) ?? old : foods, nutrients: nutrients) }
            if let other = InsightQuery.group(part.words) { return .askNutrientsOf(foods: foods.isEmpty ? old : foods, other) }
            return foods.isEmpty ? nil : .askNutrientsOf(foods: foods, group)
        case .askMadeOf: return foods.isEmpty || !nutrients.isEmpty ? nil : .askMadeOf(foods: foods)
        case .askContents(_, let question):
            return foods.count == 1 && part.amount == nil ? .askContents(of: foods[0], question) : nil
        // "how about fiber in a cup of black beans?": in an amount of its own, and held against none.
        case .compareFoods(_, let asked, _) where foods.count == 1 && !foods[0].amount.isEmpty:
            return .askNutrients(foods: foods, nutrients: nutrients.isEmpty ? asked : nutrients)
        // "y cuánta proteína tiene el yogur?", of one of those that were compared.
        case .compareFoods(let old, _, _)
        where foods.count == 1 && !nutrients.isEmpty && old.contains { $0.best?.id == foods[0].best?.id }:
            return .askNutrients(foods: foods, nutrients: nutrients)
        case .compareFoods(let old, let asked, let least):
            let rest = foods.filter { food in !old.contains { $0.best?.id == food.best?.id } }
            // "y de los dos?", "which of the two?": the last two of those that were held against each other.
            let two = rest.isEmpty && old.count > 2 && part.words.contains(where: ["two", "dos", "both"].contains) ? old.suffix(2) : old[...]
            let subject = rest.isEmpty ? part.measured(Array(two), tracker) ?? Array(two) : old + rest
            let next = Request.compareFoods(
                foods: subject, nutrients: part.asksHealth ? Intents.ofHealth : nutrients.isEmpty ? asked : nutrients,
                least: Vocabulary.says(.fewest, part.words) || least && part.words.isDisjoint(with: ["more", "most", "mas", "higher"]))
            return next == self ? nil : next
        case .askFits(let old) where foods.isEmpty && !nutrients.isEmpty:
            return .askNutrients(foods: part.measured(old, tracker) ?? old, nutrients: nutrients)
        case .askFits(let old):
            return (foods.isEmpty ? part.measured(old, tracker) : foods).map { .askFits(foods: $0) }
        // "and water?", after the carbs of the day.
        case .askSummary(let old, _) where foods.count == 1 && Intents.isWater(foods[0]) && foods[0].amount.isEmpty && nutrients.isEmpty:
            return .askWater(When(days: old.days))
        case .askSummary(let old, let asked):
            if !foods.isEmpty { return part.isTold ? nil : .askNutrients(foods: foods, nutrients: nutrients.isEmpty ? asked : nutrients) }
            // "and fiber for the whole day?", after a meal.
            let day = tracker.day.map { $0...$0 }
            let next = Request.askSummary(
                part.isOfWholeDay ? When(days: when.days ?? old.days ?? day) : part.moved(old), nutrients: nutrients.isEmpty ? asked : nutrients)
            return next == self && nutrients.isEmpty ? nil : next
        case .askRemaining(let old, let asked, let bound):
            if !foods.isEmpty { return part.isTold ? nil : .askFits(foods: foods) }
            let next = Request.askRemaining(
                part.moved(old), nutrients: nutrients.isEmpty ? asked : nutrients, upTo: nutrients.isEmpty ? bound : nil)
            return next == self && nutrients.isEmpty ? nil : next
        case .askDiary(let old):
            if !nutrients.isEmpty, foods.isEmpty { return .askSummary(part.moved(old), nutrients: nutrients) }
            return foods.isEmpty && !when.isEmpty ? .askDiary(part.moved(old)) : nil
        case .askMealSpokenOf: return foods.isEmpty && !nutrients.isEmpty && when.isEmpty ? .askMealSpokenOf(nutrients) : nil
        case .askAverage(_, let meal): return foods.isEmpty && !nutrients.isEmpty && when.isEmpty ? .askAverage(nutrients, meal) : nil
        case .askMeals(let old, let asked, let meals):
            guard foods.isEmpty, !nutrients.isEmpty || when.days != nil else { return nil }
            return .askMeals(part.moved(old), nutrients: nutrients.isEmpty ? asked : nutrients, meals: meals)
        case .askEaten(var question):
            guard foods.count == 1 || foods.isEmpty && when.days != nil else { return nil }
            if let food = foods.first { question.food = food }
            if when.days != nil { question.when = when }
            return .askEaten(question)
        case .askMost(let old):
            let isLeast = part.words.contains(where: ["least", "lowest", "fewest", "menos", "meno"].contains)
            guard foods.isEmpty, !nutrients.isEmpty || !when.isEmpty || isLeast else { return nil }
            var next = old.of(part.moved(old.when))
            if let nutrient = nutrients.first { next.nutrient = nutrient }
            if isLeast { next.isLeast = true }
            return .askMost(next)
        // "and today?", of what was asked about of yesterday.
        case .askRows(_, let asked) where foods.isEmpty && when.days != nil && asked.allSatisfy({ $0 == .energy }):
            return nutrients.isEmpty ? .askDiary(when) : .askSummary(when, nutrients: nutrients)
        case .askRows(let selection, let asked) where part.adds && !foods.isEmpty && !selection.foods.isEmpty:
            return .askNutrients(foods: selection.foods + foods, nutrients: nutrients.isEmpty ? asked : nutrients)
        // "and a banana on the way to work": more of it.
        case .askRows where part.isTold: return .logFood(LogFood(foods: foods, when: when, continues: true))
        case .askRows(var selection, let asked):
            if let food = foods.first { (selection.foods, selection.groups) = ([food], nil) }
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
        // "¿y cuánto como por día?" asks of food.
        case .askExercise where !nutrients.isEmpty || Vocabulary.says(.havingEaten, part.words): return nil
        case .askExercise(let old, let activity):
            return foods.isEmpty && nutrients.isEmpty && when.days != nil ? .askExercise(part.moved(old), activity: activity) : nil
        case .askWeightOn: return foods.isEmpty && nutrients.isEmpty && when.days != nil ? .askWeightOn(when) : nil
        // "and vegetables?", after fruit rich in fiber.
        case .recommendFood(var query) where !query.groups.isEmpty && part.words.last.flatMap({ FoodKinds.groups[$0] }) != nil && when.isEmpty:
            query.groups = part.words.last.flatMap { FoodKinds.groups[$0] } ?? []
            return .recommendFood(query)
        // "y hierro cuánto llevo?", among ideas: of the day.
        case .recommendFood where foods.isEmpty && !nutrients.isEmpty && part.words.contains(where: Self.ofSoFar.contains):
            return .askSummary(when, nutrients: nutrients)
        case .recommendFood(var query):
            // "what about for dinner?"
            guard foods.isEmpty, !nutrients.isEmpty || when.meal != nil, when.days == nil else { return nil }
            if let meal = when.meal { query.meal = meal }
            if !nutrients.isEmpty { query.nutrients = nutrients.filter { $0 != .energy } }
            return when.meal.map { $0 == .snack } ?? true ? .recommendFood(query) : .recommendRecipe(query)
        case .recommendRecipe(var query) where foods.isEmpty && when.meal != nil && when.days == nil:
            query.meal = when.meal
            return .recommendRecipe(query)
        case .showChart(let query): return query.goneOn(part.reading).map { .showChart($0) }
        // "and how much was thursday?", after the highest of several days.
        case .askInsight(let query) where query.subject == .overDays && when.day != nil && foods.isEmpty:
            return .askSummary(when, nutrients: nutrients.isEmpty ? query.nutrients : nutrients)
        case .askInsight(let query): return query.goneOn(part.reading).map { .askInsight($0) }
        case .askIntake(_, let limit): return foods.isEmpty && !nutrients.isEmpty && part.amount == nil ? .askIntake(nutrients, limit: limit) : nil
        default: return nil
        }
    }
}

extension Request {
    /// Ask of what was eaten by now.
    private static let ofSoFar: Set<String> = ["llevo", "llevamos", "llevaba", "comi", "comido", "had", "eaten", "far"]

    /// Asks which foods were eaten, or of those foods.
    var asksForFoods: Bool {
        switch self {
        case .askDiary, .askNutrients, .askRows, .judge: true
        default: false
        }
    }

    /// The same of the whole meal that is spoken of, or of the meal or day that is named: "and protein overall?", "total for dinner?"
    private func ofAll(_ part: Fragment, _ tracker: Tracker) -> Request? {
        let asked: [Nutrient]
        switch self {
        case .askNutrients(_, let nutrients), .askRows(_, let nutrients), .judge(_, let nutrients, _): asked = nutrients
        case .askSummary(_, let nutrients) where !part.when.isEmpty: asked = nutrients
        // "and in total?", "overall?", after a meal: of its day.
        case .askSummary(let old, let nutrients) where old.meal != nil:
            return .askSummary(When(days: old.days ?? tracker.day.map { $0...$0 }), nutrients: part.nutrients.isEmpty ? nutrients : part.nutrients)
        default: return nil
        }
        // "total" alone is of the usual figures.
        let isTotal = part.words.contains("total") && !part.words.contains("in") && !part.words.contains("en") || asked == [.energy]
        let nutrients = part.nutrients.isEmpty ? (isTotal ? [] : asked) : part.nutrients
        if part.isOfWholeDay { return .askSummary(When(days: part.when.days ?? tracker.day.map { $0...$0 }), nutrients: nutrients) }
        if !part.when.isEmpty { return .askSummary(part.when, nutrients: nutrients) }
        guard !tracker.entries.isEmpty else { return nil }
        return .askMealSpokenOf(nutrients)
    }
}

extension Fragment {
    /// The foods asked about in the amount that is named now; nil where none is.
    fileprivate func measured(_ foods: [FoodMention], _ tracker: Tracker) -> [FoodMention]? {
        if isPerEnergy, !foods.isEmpty { return foods.map(Intents.per100Kilocalories) }
        guard let amount, when.isEmpty || supposes && when.days == nil, kind == nil else { return nil }
        if foods.isEmpty {
            guard let food = tracker.food else { return nil }
            return [food.mention(amount)]
        }
        return foods.map { food in
            var food = food
            // "and in a cup cooked?"
            if let made = words.first(where: Fragment.preparations.contains), foods.count == 1 {
                let rest = food.said.split(separator: " ").filter { !Fragment.preparations.contains($0.lowercased()) }
                (food.said, food.candidates) = (([made] + rest.map(String.init)).joined(separator: " "), [])
            }
            let was = food.amount
            // "and if I have half?", of a whole one: half of that.
            let isShare = amount.unit == nil && amount.size == nil && amount.quantity ?? 1 < 1 && food.amount.quantity ?? 0 >= 1
            food.amount =
                isShare
                ? Amount(quantity: (amount.quantity ?? 1) * (food.amount.quantity ?? 1), unit: food.amount.unit, size: food.amount.size) : amount
            // "y por cada 100?": grams.
            if amount.unit == nil, amount.quantity == 100, words.contains(where: ["por", "cada", "per"].contains) { food.amount.unit = .gram }
            // "and two?", of a slice: two slices; "and 250?", of 100 g: grams.
            if !isShare, amount.unit == nil, amount.size == nil, let unit = was.unit,
                unit.grams == nil && unit.millilitres == nil || amount.quantity ?? 1 >= 10
            {
                food.amount.unit = unit
            }
            return food
        }
    }

    /// "y dos de mantequilla", after a spoonful of oil: two of those; "and of beans?", after a cup of rice: as much.
    fileprivate func inMeasure(of old: [FoodMention]) -> [FoodMention] {
        guard var food = foods.only, food.amount.unit == nil, food.amount.size == nil, let measure = old.only?.amount, let unit = measure.unit,
            let head = Word.split(food.said).first, let place = words.firstIndex(of: head), place > 0, ["de", "of"].contains(words[place - 1]),
            food.amount.quantity == nil ? place == 2 : place > 1
        else { return foods }
        food.amount = Amount(quantity: food.amount.quantity ?? measure.quantity, unit: unit)
        return [food]
    }

    /// The foods asked about, of one of which only a share is meant now; nil where none is.
    fileprivate func shares(of old: [FoodMention]) -> [FoodMention]? {
        guard old.count > 1, let told = foods.only, let share = told.amount.quantity, share < 1, told.amount.unit == nil,
            let place = old.firstIndex(where: { $0.best?.id == told.best?.id })
        else { return nil }
        var all = old
        let amount = old[place].amount.isEmpty ? old[place].usual ?? Amount() : old[place].amount
        all[place].amount = Amount(quantity: share * (amount.quantity ?? 1), unit: amount.unit, size: amount.size)
        return all
    }

    /// The one food asked about with other company than it has, known by its name alone.
    fileprivate func exchanges(_ old: [FoodMention]) -> FoodMention? {
        guard adds, var food = old.only, !foods.isEmpty, let joint = words.firstIndex(where: ["with", "con"].contains) else { return nil }
        let said = food.said.split(separator: " "), host = said.prefix { !["with", "con"].contains($0.lowercased()) }
        guard Vocabulary.says(.inPlace, words) || host.count < said.count && !["and", "y"].contains(words[0]) else { return nil }
        let company = words[(joint + 1)...].filter { !Vocabulary[.inPlace].contains($0) && !Vocabulary[.small].contains($0) }
        food.said = "\(host.joined(separator: " ")) \(words[joint]) \(company.joined(separator: " "))"
        (food.candidates, food.amount) = ([], Amount())
        return food
    }

    /// The one food asked about, of the kind that is named now: known by its name alone.
    fileprivate func kinds(of foods: [FoodMention]) -> [FoodMention]? {
        guard opens || reading.text.hasSuffix("?"), let kind, foods.count == 1, var food = foods.first else { return nil }
        // "¿y a la plancha?": behind the name, with its own words.
        let joint = words.drop { ["y", "e", "si", "es", "fuera", "fuese", "pero"].contains($0) }
        let isMade = ["a", "al", "en", "con"].contains(joint.first) && joint.count > 1
        // "and without the bacon?", by a name that was not read as a food.
        if ["without", "sin"].contains(joint.drop(while: { $0 == "and" }).first) {
            let name = joint.drop { ["and", "without", "sin", "the", "any", "el", "la", "los", "las"].contains($0) }
            food.removed.append(name.joined(separator: " "))
            return name.isEmpty ? nil : [food]
        }
        food.said = isMade ? "\(food.said) \(joint.joined(separator: " "))" : "\(kind) \(food.said)"
        food.candidates = []
        return [food]
    }

    /// The foods asked about without what is named now.
    fileprivate func without(_ foods: [FoodMention]) -> [FoodMention] {
        foods.map { food in
            var food = food
            food.removed += left.map(\.said)
            return food
        }
    }

    var isOfWholeDay: Bool {
        ["whole day", "entire day", "full day", "for the day", "todo el dia", "dia entero", "en el dia", "del dia"].contains(
            where: words.joined(separator: " ").contains)
    }

    /// The day that is named, in the meal asked about; or the meal that is named, on the day asked about.
    fileprivate func moved(_ old: When) -> When {
        if when.isEmpty { return old }
        // "¿y hoy qué llevo?", after a dinner: of the day.
        if when.days != nil, words.contains(where: ["llevo", "llevamos", "far"].contains) { return When(days: when.days) }
        // "and how's my protein today?", after today's breakfast: of the whole day; "and yesterday?" is of that breakfast.
        if when.days != nil, old.days == when.days || old.days == nil && words.contains(where: ["today", "hoy"].contains) { return when }
        return when.days == nil ? when.filled(from: When(days: old.days)) : when.filled(from: When(meal: old.meal))
    }
}

extension ChartQuery {
    /// The same chart of another thing, of other days, or by other steps; nil when the message tells none of these.
    func goneOn(_ reading: Reading) -> ChartQuery? {
        let named = ChartQuery.all(in: reading).first
        let tellsSubject = named.map { $0.subject != .nutrient(.energy) } ?? false || reading.nutrients.contains(.energy)
        guard tellsSubject || reading.when.days != nil || named?.grain != nil || named?.latest != nil else { return nil }
        var query = self
        if tellsSubject, let named { query.subject = named.subject }
        if reading.when.days != nil || named?.latest != nil {
            query.days = reading.when.days
            query.latest = named?.latest
        }
        if let grain = named?.grain {
            query.grain = grain
            if grain != .day, reading.when.days == nil { (query.days, query.latest) = (nil, nil) }
        }
        return query == self ? nil : query
    }
}

extension InsightQuery {
    /// The same question of another nutrient or of other days; nil when the message tells neither.
    fileprivate func goneOn(_ reading: Reading) -> InsightQuery? {
        let nutrients = reading.nutrients.filter { $0 != .energy }
        let other = InsightQuery.group(reading.words)
        guard !nutrients.isEmpty || other != nil || reading.when.days != nil || reading.when.meal != nil else { return nil }
        var query = self
        // "and minerals?"
        if let other, subject == .needs { (query.group, query.nutrients) = (other, []) }
        if !nutrients.isEmpty {
            query.nutrients = nutrients
            if ![.needs, .limits, .sources].contains(query.subject) { return nil }
            // "and saturated fat?": of which less is better.
            if query.subject != .sources { query.subject = nutrients.allSatisfy { GoalKind($0) == .limit } ? .limits : .needs }
        }
        if let days = reading.when.days { query.days = days }
        if let meal = reading.when.meal, [.needs, .sources, .often].contains(query.subject) { query.meal = meal }
        return query == self ? nil : query
    }
}
