import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "I had two eggs and milk": stores a row for each food, and says what was assumed.
func logFood(_ request: LogFood, _ context: ActionContext) throws -> Outcome {
    var outcome = Outcome(name: "log_food")
    var planned: [(entry: Entry, food: Food)] = []
    var meals: [Entry] = []
    if let refined = try context.refinement(request) ?? context.restatement(request) { return try correct(refined, context) }
    if let retold = try context.retold(request) {
        for one in retold { outcome.append(try correct(one, context)) }
        outcome.name = "correct"
        outcome.events.insert(.slot(.entries(retold.flatMap(\.selection.ids))), at: 0)
        return outcome
    }
    let replaced = try request.replaces.flatMap { try context.diary.entry($0) }
    var request = request
    var host: Entry?
    if let under = request.addedTo {
        let rows = matches(under, in: try context.tracker.entries.compactMap { try context.diary.entry($0) })
        host = try rows.last ?? matches(under, in: try context.pool(request.when)).last
        if host == nil { request.foods.append(under) }
    }
    if request.isNextMeal == true, let day = try context.dayOfLast(before: request.when) { request.when.days = day...day }
    let before = try host ?? replaced ?? (context.goesOnWithFood ? context.row(before: request) : nil)
    var past: Habits?
    func habits() throws -> Habits {
        let read = try past ?? Habits(context.diary.latestAmounts(limit: Habits.reach))
        past = read
        return read
    }
    for (place, said) in request.foods.enumerated() where !said.negated {
        if let meal = said.best.flatMap({ context.own.meal($0.id) }), said.amount.quantity ?? 1 > 0 {
            meals += try context.entries(of: meal, said.amount, said.when.filled(from: request.when)).map { try context.diary.add($0) }
            continue
        }
        let mention = try context.accustomed(context.accompanying(said, before), habits)
        if let quantity = mention.amount.quantity, quantity <= 0 || !quantity.isFinite {
            outcome.parts.append(.amountImpossible(said: mention.said, quantity: quantity))
            continue
        }
        guard let reference = mention.best, var item = context.item(mention) else {
            if let digits = mention.best?.barcode {
                outcome.parts.append(.barcodeUnknown(digits: digits, isMistyped: Barcode(digits) == nil))
                continue
            }
            if !request.confirmed, outcome.question == nil, !mention.said.isEmpty {
                outcome.question = context.notFound(request, item: place)
            } else {
                outcome.parts.append(.foodUnknown(said: mention.said, near: context.near(mention.said)))
            }
            continue
        }
        if !request.confirmed, outcome.question == nil, let question = context.whichFood(mention, request) {
            outcome.question = question
            continue
        }
        if !mention.removed.isEmpty {
            switch context.without(mention.removed, in: item.food) {
            case .variant(let variant):
                item.food = variant
                item.portion = variant.portion(mention.amount, usual: mention.usual)
            case .hasNone: break
            case .unknown where context.isOfAnother(mention.removed, than: said, in: request): break
            case .unknown: outcome.parts.append(.leftOut(noun: context.title(item.food), removed: mention.removed))
            }
        }
        // A meal said of this food alone does not go with a time said of the others.
        var when = mention.when.meal == nil ? mention.when.filled(from: request.when) : mention.when.filled(from: When(days: request.when.days))
        if when.isEmpty, let before { when = When(days: before.day...before.day, minute: before.minute, meal: before.meal) }
        var entry = context.entry(item, reference, when)
        if mention.amount.isEmpty, said.usual != mention.usual, mention.usual != nil { entry.portionSource = .habit }
        guard !entry.isNothing else {
            outcome.parts.append(.amountImpossible(said: mention.said, quantity: 0))
            continue
        }
        planned.append((entry, item.food))
    }
    if !request.confirmed, let implausible = planned.first(where: { $0.entry.isImplausible }) {
        return Outcome(name: "log_food", question: context.confirmAmount(implausible.entry, request))
    }
    guard !planned.isEmpty || !meals.isEmpty else { return outcome }
    outcome.hint = outcome.question == nil ? try context.kindsHint(planned) : []
    if let replaced { try context.diary.remove(replaced) }
    let stored = try meals + planned.map { try context.diary.add($0.entry) }
    outcome.hint = outcome.hint.map { context.aimed($0, at: stored) }
    let isPlanned = stored.allSatisfy { $0.day > context.today }
    outcome.parts.insert(.logged(stored, planned: isPlanned), at: 0)
    if let replaced { outcome.parts.insert(.deleted([replaced]), at: 0) }
    let last = stored[stored.count - 1]
    outcome.day = try context.diary.totals(last.day)
    outcome.events = [
        .slot(.entries(stored.map(\.id))),
        .slot(.food(id: last.foodID, noun: last.noun, grams: last.grams)),
        .slot(.day(last.day)),
        .slot(.explanations(stored.map { $0.explanation(of: .energy) })),
    ]
    return outcome
}

extension ActionContext {
    /// The row that a request goes on from, or adds to.
    fileprivate func row(before request: LogFood) throws -> Entry? {
        guard request.continues else { return nil }
        if let host = request.host {
            switch try select(Selection(foods: [host], when: request.when)) {
            case .entries(let rows), .oneOf(let rows, _, _): if let row = rows.max(by: { $0.id < $1.id }) { return row }
            case .unknown, .empty: break
            }
        }
        return try tracker.entries.last.flatMap { try diary.entry($0) }
    }

    /// "for lunch a burrito", after yesterday's breakfast was told: the day before today that is being told.
    fileprivate func dayOfLast(before when: When) throws -> Day? {
        guard when.days == nil, when.minute == nil, ["log_food", "correct"].contains(tracker.lastAction ?? ""), let meal = when.meal,
            let last = try tracker.entries.last.flatMap({ try diary.entry($0) }), last.day < today, last.meal != meal,
            let order = Meal.allCases.firstIndex(of: meal), let before = Meal.allCases.firstIndex(of: last.meal),
            order > before || last.meal == .snack
        else { return nil }
        return last.day
    }

    /// "tea with milk, no sugar": the sugar would have gone into the tea, which has none.
    fileprivate func isOfAnother(_ removed: [String], than mention: FoodMention, in request: LogFood) -> Bool {
        removed.allSatisfy { said in
            guard let left = food(named: said) else { return false }
            return request.foods.contains { other in
                other != mention && food(other).map { knowledge.companions.amount(of: left, with: $0) != nil } ?? false
            }
        }
    }

    /// Whether food was spoken of last, and no walk or weight: "and a banana" after a run is of now.
    fileprivate var goesOnWithFood: Bool { !["log_exercise", "log_weight", "log_water", "add_note"].contains(tracker.lastAction ?? "") }

    /// "raisin bran, a cup and a half" right after "cereal": which one it was, told by a name of its own.
    fileprivate func namedKind(_ request: LogFood) throws -> Correction? {
        guard request.foods.count == 1, !request.continues, request.when.isEmpty, request.restates != .never, tracker.lastAction == "log_food",
            let mention = request.foods.first, mention.when.isEmpty, mention.removed.isEmpty, let new = food(mention)
        else { return nil }
        let general = try tracker.entries.compactMap { try diary.entry($0) }.filter { row in
            guard let old = food(row.foodID, noun: row.noun), old.group == new.group, old.noun != new.noun else { return false }
            // "cereal" of a cereal, "fish" of a fish: the name of the whole group.
            return Word.split(row.said).last == old.group
        }
        guard general.count == 1 else { return nil }
        return Correction(selection: Selection(ids: [general[0].id]), food: mention)
    }

    /// "whole milk" right after "milk": the kind that was assumed, not a second glass.
    fileprivate func refinement(_ request: LogFood) throws -> Correction? {
        if let kind = try namedKind(request) { return kind }
        guard request.foods.count == 1, !request.continues, request.when.isEmpty, let mention = request.foods.first, mention.amount.isEmpty,
            mention.when.isEmpty,
            mention.removed.isEmpty, ["log_food", "correct"].contains(tracker.lastAction ?? ""), let best = mention.best
        else { return nil }
        let rows = try tracker.entries.compactMap { try diary.entry($0) }
        let words = Word.split(mention.said), group = food(mention)?.group
        // "quest bar", after a protein bar that is the same in the tables.
        if let same = rows.last(where: { $0.foodID == best.id && $0.noun == best.noun }), Word.split(same.said) != words,
            Word.split(same.said).last == words.last
        {
            return Correction(selection: Selection(ids: [same.id]), food: mention)
        }
        func refines(_ row: Entry) -> Bool {
            (row.assumed.contains(.food) || food(row.foodID, noun: row.noun)?.group == group)
                && Set(Word.split(row.said)).isStrictSubset(of: words + Word.split(best.noun))
                && best.noun != row.noun
                // "chicken thigh", of a roast chicken.
                || language == "en" && words.count > 1 && Word.split(row.said).last == words[0] && best.noun != row.noun
                    && food(row.foodID, noun: row.noun)?.group == group
        }
        // "chocolate", after a milkshake: the kind that nobody had told.
        if let last = rows.last, words.count <= 2,
            last.assumed.contains(.food) || Set(Word.split(last.said)).isStrictSubset(of: Word.split(last.noun)),
            let head = Word.split(last.said).last,
            let kind = food(named: "\(mention.said) \(last.said)") ?? food(named: "\(mention.said) \(head)"), kind.noun != last.noun,
            kind.group == food(last.foodID, noun: last.noun)?.group
        {
            return Correction(selection: Selection(ids: [last.id]), food: self.mention(of: kind))
        }
        // "wholemeal toast", after toast and marmalade: of rows before the last only those of which it is a kind by its name.
        guard
            let row = rows.last.flatMap({ refines($0) ? $0 : nil })
                ?? rows.last(where: { refines($0) && [words.first, words.last].contains(Word.split($0.said).last) && language != "es" })
        else { return nil }
        return Correction(selection: Selection(ids: [row.id]), food: mention)
    }

    /// "3 cups of popcorn" right after "popcorn": the amount that was assumed, not a second bowl. "only 80 g of salmon": what was said before was wrong.
    fileprivate func restatement(_ request: LogFood) throws -> Correction? {
        if request.foods.count == 1, !request.continues, request.when.isEmpty, let mention = request.foods.first, mention.amount.size == "whole",
            mention.amount.unit == nil, mention.amount.quantity ?? 1 == 1, let best = mention.best
        {
            // "whole naan", after half of one.
            let parts = try tracker.entries.compactMap { try diary.entry($0) }.filter {
                $0.foodID == best.id && $0.noun == best.noun && $0.quantity < 1
            }
            if parts.count == 1 { return Correction(selection: Selection(ids: [parts[0].id]), amount: Amount(quantity: 1)) }
        }
        // "y el arroz 200", after rice without an amount.
        let weighed = request.foods.first.map { $0.isDefinite && $0.amount.unit?.grams != nil } ?? false
        guard request.foods.count == 1, !request.continues || weighed, request.when.isEmpty, request.restates != .never,
            let mention = request.foods.first, mention.when.isEmpty, mention.removed.isEmpty,
            let quantity = mention.amount.quantity ?? (mention.amount.size == nil ? nil : 1), quantity > 0,
            // "a coffee" after "coffee" may be the next one; "large fries" after fries are those.
            quantity != 1 || request.restates == .only || mention.amount.unit != nil && tracker.entries.count == 1 || mention.amount.quantity == nil,
            ["log_food", "correct", "delete_entry", "explain", "ask_nutrient"].contains(tracker.lastAction ?? "")
                || request.restates == .only && ["copy_entries", "move_entry"].contains(tracker.lastAction ?? ""), let best = mention.best
        else { return nil }
        // What a message before the last told may be put right as well: "½ cup of blueberries", after the bowl of oatmeal was.
        let rows = try mealSpokenOf()
        var same = rows.filter { $0.foodID == best.id && $0.noun == best.noun && $0.day == today && $0.meal == When().meal(now: moment) }
        if same.isEmpty, mention.amount.unit != nil {
            // "half a cup of veggies", after roasted veggies.
            let words = Set(Word.split(mention.said))
            same = rows.filter {
                tracker.entries.contains($0.id) && words.isStrictSubset(of: Word.split($0.said)) && $0.assumed.contains(.quantity)
                    && Word.split($0.said).last == Word.split(mention.said).last
            }
        }
        if request.restates == .only, same.isEmpty {
            // "only one spring roll", after last night's chow mein and spring rolls: of the same meal.
            same = matches(mention, in: rows)
        }
        if weighed {
            same = matches(mention, in: rows.filter { $0.assumed.contains(.quantity) })
        }
        guard same.count == 1,
            request.restates == .only
                || (same[0].assumed.contains(.quantity) || mention.amount.quantity == nil && same[0].assumed.contains(.unit)
                    || isMeasured(mention.amount, after: same[0]))
                    && (tracker.lastAction == "log_food" && tracker.entries.contains(same[0].id) || mention.amount.unit != nil
                        || mention.amount.quantity == nil || request.restates == .bare)
        else { return nil }
        return Correction(selection: Selection(ids: [same[0].id]), amount: mention.amount)
    }

    /// "about half a cup of granola", after a bowl of it: a measure in the place of a vessel.
    private func isMeasured(_ amount: Amount, after row: Entry) -> Bool {
        guard let unit = amount.unit, tracker.entries.contains(row.id) else { return false }
        return ["bowl", "plate", "serving", "handful", "portion", "container"].contains(row.unit)
            && (unit.grams != nil || unit.millilitres != nil || ["cup", "tbsp", "tsp"].contains(unit.name))
    }

    /// The rows of the meal that was spoken of last, else of the newest one of today.
    func mealSpokenOf() throws -> [Entry] {
        let rows = try tracker.entries.compactMap { try diary.entry($0) }
        guard let last = try rows.last ?? diary.entries(today...today).max(by: { $0.id < $1.id }) else { return [] }
        return try diary.entries(last.day...last.day).filter { $0.meal == last.meal }
    }

    /// Foods told again with their amounts, or a part of one: "6 nuggets, medium fries" after nuggets and fries, "I had two pieces of the garlic bread",
    /// "the tea had two sugars".
    fileprivate func retold(_ request: LogFood) throws -> [Correction]? {
        guard request.restates != .never, request.replaces == nil, request.foods.allSatisfy({ !$0.negated && $0.best != nil && $0.removed.isEmpty })
        else { return nil }
        let rows = try tracker.entries.compactMap { try diary.entry($0) }
        guard let last = rows.last else { return nil }
        if request.restates == .part {
            guard request.foods.count == 1, let mention = request.foods.first, !mention.amount.isEmpty else { return nil }
            let same = try diary.entries(last.day...last.day).filter {
                $0.meal == last.meal && $0.foodID == mention.best?.id && $0.noun == mention.best?.noun
            }
            return same.count == 1 ? [Correction(selection: Selection(ids: [same[0].id]), amount: mention.amount)] : nil
        }
        if request.restates == .bare, let mention = request.foods.first, ["log_food", "correct"].contains(tracker.lastAction ?? "") {
            // "4 potatoes", after three roast potatoes: those; of the very same food it may be more of it.
            let head = Word.split(mention.said).last
            let isWeight = ["g", "ml"].contains(mention.amount.unit?.name ?? "")
            if isWeight || tracker.lastAction == "log_food" && last.meal != When().meal(now: moment) {
                // "turkey 140", right after 120 g of turkey breast; "4 rice cakes", after three that were no part of the meal of this hour.
                let named = rows.filter { row in
                    Set(Word.split(mention.said)).isSubset(of: Word.split(row.said) + Word.split(row.noun)) && row.quantity != mention.amount.quantity
                        && (isWeight ? row.unit == mention.amount.unit?.name : Unit(row.unit).grams == nil && Unit(row.unit).millilitres == nil)
                }
                if named.count == 1 { return [Correction(selection: Selection(ids: [named[0].id]), amount: mention.amount)] }
            }
            if mention.amount.unit != nil { return nil }
            let same = try diary.entries(last.day...last.day).filter { row in
                row.meal == last.meal && Word.split(row.said).last == head && row.noun != mention.best?.noun
                    && row.quantity != mention.amount.quantity
                    && Unit(row.unit).grams == nil && Unit(row.unit).millilitres == nil
                    && Set(Word.split(mention.said)).isSubset(of: Word.split(row.said))
            }
            return same.count == 1 ? [Correction(selection: Selection(ids: [same[0].id]), amount: mention.amount)] : nil
        }
        guard !request.continues, request.when.isEmpty, ["log_food", "correct"].contains(tracker.lastAction ?? ""),
            request.foods.allSatisfy({ !$0.amount.isEmpty && $0.when.isEmpty })
        else { return nil }
        let isThose = request.foods.count == 1 && request.foods[0].isDefinite
        guard isThose || request.foods.count > 1 && tracker.lastAction == "log_food" else { return nil }
        var out: [Correction] = []
        for mention in request.foods {
            var fitting = matches(mention, in: rows).filter { isThose || $0.assumed.contains(.quantity) }
            if isThose, fitting.isEmpty { fitting = matches(mention, in: try diary.entries(last.day...last.day).filter { $0.meal == last.meal }) }
            if isThose, fitting.count == 1, let part = mention.amount.quantity, part < 1, mention.amount.unit == nil, mention.amount.size == nil {
                return [Correction(selection: Selection(ids: [fitting[0].id]), factor: part)]
            }
            guard fitting.count == 1, !out.contains(where: { $0.selection.ids == [fitting[0].id] }) else { return nil }
            out.append(Correction(selection: Selection(ids: [fitting[0].id]), amount: mention.amount))
        }
        return out
    }

    /// "with milk" after a coffee: the usual amount is that of its company.
    fileprivate func accompanying(_ mention: FoodMention, _ before: Entry?) -> FoodMention {
        guard mention.usual == nil, let before, let food = food(mention), let host = self.food(before.foodID, noun: before.noun) else {
            return mention
        }
        var mention = mention
        mention.usual = knowledge.companions.amount(of: food, with: host)
        return mention
    }

    /// Asks before an amount is stored that nobody eats.
    fileprivate func confirmAmount(_ entry: Entry, _ request: LogFood) -> Question {
        var confirmed = request
        confirmed.confirmed = true
        return Question(
            name: .confirm, subject: entry.said, options: yesOrNo(.logFood(confirmed), entry: entry), pending: .logFood(confirmed), turn: turn)
    }

    /// Asks which food was meant when two rows fit equally well and the answer matters.
    fileprivate func whichFood(_ mention: FoodMention, _ request: LogFood) -> Question? {
        guard mention.candidates.count > 1, mention.candidates[0].score - mention.candidates[1].score <= 0.05,
            let first = food(mention.candidates[0]), let second = food(mention.candidates[1]), first.layer != .everyday
        else { return nil }
        let energies = [first, second].map { $0.nutrients(grams: $0.portion(mention.amount, usual: mention.usual).grams)[.energy] ?? 0 }
        guard abs(energies[0] - energies[1]) > 100 else { return nil }
        func narrowed(to candidate: FoodReference) -> Request {
            var mention = mention
            mention.candidates = [FoodReference(id: candidate.id, noun: candidate.noun, score: 1)]
            return .logFood(LogFood(foods: [mention], when: request.when, confirmed: true))
        }
        let options = mention.candidates.prefix(3).compactMap { candidate in
            food(candidate).map { Option(title: title($0), words: [$0.noun], request: narrowed(to: candidate)) }
        }
        return Question(
            name: .whichFood, subject: mention.said, options: options + [.somethingElse],
            pending: .logFood(LogFood(foods: [mention], when: request.when)), turn: turn)
    }

    /// Kinds that the plain word may have meant, for the first new food where that would matter; requests are filled in by `aimed`.
    fileprivate func kindsHint(_ planned: [(entry: Entry, food: Food)]) throws -> [Option] {
        guard planned.contains(where: { !$0.food.kinds.isEmpty }) else { return [] }
        let known = Set(try diary.latestNouns(limit: 200))
        for (entry, food) in planned where !food.kinds.isEmpty && !known.contains(food.noun) {
            let kinds = food.kinds.compactMap { self.food(named: $0) }.filter { kind in
                let energy = kind.nutrients(grams: reportioned(entry, as: kind).grams)[.energy] ?? 0
                return abs(energy - (entry.nutrients[.energy] ?? 0)) > 80
            }
            // Who said "blueberry muffin" means no bran muffin.
            let noun = Word.split(food.noun)
            if noun.count > 1, Set(noun).isSubset(of: Word.split(entry.said)) { continue }
            // "crisps" are no fries: who has a word of his own for it means that.
            guard !kinds.isEmpty, language == "es" || Word.split(entry.said).contains(where: food.noun.contains) else { continue }
            return kinds.prefix(2).map { kind in
                Option(
                    title: language == "en" && Word.singular(entry.said) != entry.said ? Word.plural(title(kind)) : title(kind),
                    words: [kind.noun, kind.name],
                    request: .correct(Correction(selection: Selection(), food: mention(of: kind))), entry: nil)
            } + [Option(title: "option.other", words: [food.noun], request: nil)]
        }
        return []
    }

    /// The refinement of a stored row.
    fileprivate func aimed(_ option: Option, at stored: [Entry]) -> Option {
        guard case .correct(var correction)? = option.request, let kind = correction.food?.best else { return option }
        guard
            let target = stored.first(where: { entry in
                food(entry.foodID, noun: entry.noun)?.kinds.contains(kind.noun) ?? false
            })
        else { return option }
        correction.selection.ids = [target.id]
        var option = option
        option.request = .correct(correction)
        return option
    }
}

extension Option {
    /// The way out of every choice.
    static let somethingElse = Option(title: "option.other", request: nil)
}

/// The two answers of a confirmation.
func yesOrNo(_ request: Request, entry: Entry? = nil) -> [Option] {
    [Option(title: "option.yes", request: request, entry: entry), Option(title: "option.no", request: .cancel)]
}
