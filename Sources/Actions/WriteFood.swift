public import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// Stores a row for each food, whatever stands already.
/// - Parameters:
///   - host: the row that they go with; `givenWay` are rows that they take the place of.
func write(_ request: LogFood, _ host: Entry?, _ givenWay: [Entry], _ context: ActionContext) throws -> Outcome {
    var request = request, outcome = Outcome(name: "log_food")
    var planned: [(entry: Entry, food: Food)] = [], meals: [Entry] = []
    let replaced = try request.replaces.flatMap { try context.diary.entry($0) }
    request.when = try context.settled(request.when)
    try request.foods.indices.forEach { request.foods[$0].when = try context.settled(request.foods[$0].when) }
    try context.settleDay(&request)
    try context.settleBetween(&request)
    if let meal = try context.mealOfLast(request) { request.when.meal = meal }
    if let row = try context.alike(request), let now = Meal.allCases.firstIndex(of: When().meal(now: context.moment)),
        let told = Meal.allCases.firstIndex(of: row.meal), row.day < context.today || told > now
    {
        // "otra cerveza", of a dinner that is told at noon.
        request.when = When(days: row.day...row.day, meal: row.meal)
    }
    let before = try host ?? replaced ?? (context.goesOnWithFood || request.host != nil ? context.row(before: request) : nil)
    var past: Habits?
    func habits() throws -> Habits {
        let read = try past ?? Habits(context.diary.latestAmounts(limit: Habits.reach))
        past = read
        return read
    }
    for (place, said) in request.foods.enumerated() where !said.negated {
        if let meal = said.best.flatMap({ context.own.meal($0.id) }), said.amount.quantity ?? 1 > 0 {
            let rows = context.entries(of: meal, said.amount, said.when.filled(from: request.when))
            meals += try context.changed(rows, by: &request).map { try context.diary.add($0) }
            continue
        }
        if request.changesMeal == true, !request.foods.contains(said) { continue }
        let mention = try context.accustomed(context.accompanying(context.another(said, request), before, request), habits)
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
        let milk = context.milkTold(in: item.food, said: mention.said)
        let host = NameParts(mention.said)?.host ?? mention.said
        let milked = milk.flatMap { context.altered(item.food, with: $0.food, called: $0.name, said: host) }
        if let milk, milked == nil {
            outcome.parts.append(.leftOut(noun: "\(host) \(context.language == "es" ? "con" : "with") \(milk.name)", removed: []))
        }
        if let dish = try context.ofPlants(item.food, said: mention.said) ?? milked ?? context.ofDiet(item.food, said: mention.said)
            ?? context.ofKitchen(item.food, said: mention.said, on: request.when.day ?? context.today)
        {
            item.food = dish
            item.portion = dish.portion(mention.amount, usual: mention.usual)
        }
        for (part, factor) in (mention.changed ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let dish = context.altered(item.food, part, times: factor) else {
                outcome.parts.append(.leftOut(noun: mention.said + (context.language == "es" ? " con menos " : " with less ") + part, removed: []))
                continue
            }
            item.food = dish
            item.portion = dish.portion(mention.amount, usual: mention.usual)
        }
        // A meal or hour said of this food alone does not go with a time said of the others.
        let hasOwn = mention.when.meal != nil || mention.when.minute != nil || mention.when.minutesAgo != nil
        var when = mention.when.filled(from: hasOwn ? When(days: request.when.days) : request.when)
        // "and chicken curry for tuesday", after Monday's dinner was planned.
        if request.continues, when.meal == nil, when.minute == nil, let day = when.day, day > context.today, let before, before.day > context.today {
            when.meal = before.meal
        }
        if when.isEmpty, let before = try before ?? context.underCondiment(item.food, in: request) {
            when = before.when
        }
        var entry = context.entry(item, reference, request.placed ?? when)
        if mention.amount.isEmpty, said.usual != mention.usual, mention.usual != nil { entry.portionSource = .habit }
        if let energy = mention.kilocalories { entry = entry.holding(energy) }
        guard !entry.isNothing else {
            outcome.parts.append(.amountImpossible(said: mention.said, quantity: 0))
            continue
        }
        planned.append((entry, item.food))
    }
    if !request.confirmed, let implausible = planned.first(where: { $0.entry.isImplausible }) {
        return Outcome(name: "log_food", question: context.confirmAmount(implausible.entry, request))
    }
    guard !planned.isEmpty || !meals.isEmpty else {
        if outcome.question == nil, case .amountImpossible? = outcome.parts.only { outcome.name = "refuse_food" }
        return outcome
    }
    outcome.hint = outcome.question == nil ? try context.kindsHint(planned) : []
    for row in givenWay + (replaced.map { [$0] } ?? []) { try context.diary.remove(row) }
    let stored = try meals + planned.map { try context.diary.add($0.entry) }
    outcome.hint = outcome.hint.map { context.aimed($0, at: stored) }
    let isPlanned = stored.allSatisfy { $0.day > context.today }
    outcome.parts.insert(.logged(stored, planned: isPlanned), at: 0)
    if let replaced { outcome.parts.insert(.deleted([replaced]), at: 0) }
    if !givenWay.isEmpty { outcome.parts.insert(.deleted(givenWay), at: 0) }
    let last = stored[stored.count - 1]
    outcome.day = try context.diary.totals(last.day)
    let joined = try context.joined(stored, to: before, replacing: replaced)
    outcome.events =
        [.slot(.entries(stored.map(\.id)))] + (joined.map { [.slot($0)] } ?? []) + [
            .slot(.food(id: last.foodID, noun: last.noun, grams: last.grams)),
            .slot(.explanations(stored.map { $0.explanation(of: .energy) })),
        ]
    outcome.events += Set(stored.map(\.day)).subtracting([last.day]).sorted().map { .slot(.day($0)) } + [.slot(.day(last.day))]
    // "had another one": with the one before they are two.
    if joined == nil, request.restates == .never, stored.count == 1,
        let first = try context.tracker.entries.last.flatMap({ try context.diary.entry($0) }), first.foodID == last.foodID, first.day == last.day
    {
        outcome.events.append(.slot(.listed([first.id, last.id])))
    }
    return outcome
}

extension ActionContext {
    /// "soy sauce, 1 tablespoon", a few minutes after lunch was told: what went on that is of the same meal.
    fileprivate func underCondiment(_ food: Food, in request: LogFood) throws -> Entry? {
        func isCondiment(_ food: Food?) -> Bool { ["sauce", "spice", "fat"].contains(food?.group ?? "") }
        // "carne asada, tortillas y guacamole": that of its own message.
        guard isCondiment(food), request.foods.allSatisfy({ isCondiment(self.food($0)) }), let at = tracker.toldAt,
            moment.epoch - at < ActionContext.minutes,
            ["log_food", "correct"].contains(tracker.lastAction ?? "")
        else { return nil }
        return try tracker.entries.last.flatMap { try diary.entry($0) }
    }

    /// Seconds in which a condiment goes with what was told before it.
    private static let minutes = 30 * 60.0

    /// The row that a request goes on from, or adds to.
    fileprivate func row(before request: LogFood) throws -> Entry? {
        guard request.continues else {
            guard request.when.isEmpty, request.isPlain != true, let last = try tracker.entries.last.flatMap({ try diary.entry($0) }) else {
                return nil
            }
            return isAhead(last) ? last : nil
        }
        guard try tracker.areRowsOld != true || request.isOfRow || spokenOf().last?.day != today else { return nil }
        if let host = request.host {
            switch try select(Selection(foods: [host], when: request.when)) {
            case .entries(let rows), .oneOf(let rows, _, _): if let row = rows.max(by: { $0.id < $1.id }) { return row }
            case .unknown, .empty: break
            }
        }
        return try tracker.entries.last.flatMap { try diary.entry($0) }
    }

    /// The rows of one's own meal, those in other amounts that are told so: "avena power con 60 g de avena".
    fileprivate func changed(_ rows: [Entry], by request: inout LogFood) -> [Entry] {
        guard request.changesMeal == true else { return rows }
        var rows = rows
        request.foods.removeAll { mention in
            guard !mention.amount.isEmpty, !mention.negated, let reference = mention.best, let item = item(mention),
                let place = rows.firstIndex(where: { $0.foodID == item.food.id })
            else { return false }
            rows[place] = entry(item, reference, When(days: rows[place].day...rows[place].day, minute: rows[place].minute, meal: rows[place].meal))
            return true
        }
        return rows
    }

    /// The row that "otra cerveza", "un taco más" is one more of.
    fileprivate func alike(_ request: LogFood) throws -> Entry? {
        guard request.restates == .never, request.opening != nil, request.replaces == nil, request.when.isEmpty,
            ["log_food", "correct"].contains(tracker.lastAction ?? ""), let mention = request.foods.only, !mention.isDefinite, !mention.said.isEmpty
        else { return nil }
        let words = Word.split(mention.said)
        if language == "en" {
            guard ["more", "another"].contains(request.opening) else { return nil }
            // "another granola bar", of the one of mum's that was had for breakfast.
            return try sameSpokenOf(mention) ?? pool(When()).filter { $0.foodID.isOwn }.only { Word.split($0.said).suffix(words.count) == words[...] }
        }
        // "y 4 churros más", of churros with chocolate, are without.
        func only(_ rows: [Entry]) -> Entry? {
            rows.only { Word.split($0.said).map(stem).starts(with: words.map(stem)) && NameParts($0.said) == nil }
        }
        return try only(spokenOf()) ?? only(mealSpokenOf())
    }

    /// "otros dos tacos", after tacos al pastor: of those.
    fileprivate func another(_ mention: FoodMention, _ request: LogFood) throws -> FoodMention {
        var asked = request
        asked.when = When()
        guard let row = try alike(asked), Word.split(row.said) != Word.split(mention.said) else { return mention }
        var mention = mention
        mention.said = row.said
        mention.candidates = [FoodReference(id: row.foodID, noun: row.noun, score: 1)]
        return mention
    }

    /// "on tuesday it was cereal", after monday's breakfast was told: the same meal of another day that is past.
    fileprivate func mealOfLast(_ request: LogFood) throws -> Meal? {
        let when = request.when, isOfDays = request.isOfDays == true
        guard let day = when.day, day < today, when.meal == nil, when.minute == nil, when.part == nil else { return nil }
        // "ayer fue una ensalada", after "¿qué cené esta semana?"
        if tracker.lastAction == "ask_diary", let asked = tracker.scope?.meal { return asked }
        guard
            ["log_food", "correct", "copy_entries", "out_of_scope"].contains(tracker.lastAction ?? ""),
            let last = try tracker.entries.last.flatMap({ try diary.entry($0) }), last.day < today || isOfDays,
            // "ayer también una coca", after yesterday's dinner.
            last.day != day || request.continues
        else { return nil }
        return last.meal
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

    /// "with milk" after a coffee: the usual amount is that of its company.
    fileprivate func accompanying(_ mention: FoodMention, _ before: Entry?, _ request: LogFood) throws -> FoodMention {
        guard mention.usual == nil, let before, let food = food(mention) else { return mention }
        // "with milk", after a coffee and a muffin: of the coffee.
        let isWith = ["with", "both", "one", "con"].contains(request.opening ?? "")
        let alike = try request.ofSeveral == nil ? isWith ? spokenOf().reversed() : [] : mealSpokenOf().reversed()
        for row in [before] + alike {
            guard let host = self.food(row.foodID, noun: row.noun), var usual = knowledge.companions.amount(of: food, with: host) else { continue }
            // "both with cream", of two coffees: a splash for each.
            let cups = request.ofSeveral.map { min($0, row.quantity) } ?? (request.opening == "both" ? row.quantity : 1)
            if let each = usual.quantity, !isWeighed(row) { usual.quantity = each * cups }
            var mention = mention
            mention.usual = usual
            return mention
        }
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
            if noun.count > 1 && Set(noun).isSubset(of: Word.split(entry.said)) || tellsKind(entry.said, of: food) { continue }
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
