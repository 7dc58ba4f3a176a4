import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "delete the milk", "clear lunch": removes rows; many of them only after a yes.
func delete(_ selection: Selection, _ context: ActionContext) throws -> Outcome {
    var outcome = Outcome(name: "delete_entry")
    if selection.isDuplicate == true { return try context.deleteDuplicate(selection) }
    if try selection.whole == true || context.meansWhole(selection) { return try deleteDiary(selection, context) }
    if let first = try context.rankedFirst(selection) { return try delete(first, context) }
    if let ahead = try context.mealAhead(selection) { return try delete(ahead, context) }
    // "delete it all", of what was told message by message: asked before it goes.
    if selection.all, selection.pointsBack, selection.ids.isEmpty, selection.foods.isEmpty, selection.when.isEmpty, !selection.confirmed,
        !context.written.contains(where: ["that", "those", "eso", "esos", "esas"].contains),
        let ids = try context.allTold(isOfMeal: false)
    {
        outcome.question = context.confirm(try ids.compactMap { try context.diary.entry($0) }) { .delete($0) }
        return outcome
    }
    if let mention = selection.foods.only, selection.ids.isEmpty, mention.amount.isEmpty,
        let dish = try context.openedDish(without: mention, among: context.mealSpokenOf() + context.pool(selection.when))
    {
        outcome = try logFood(dish.logged, context)
        outcome.name = "delete_entry"
        return outcome
    }
    if let mention = selection.foods.only, selection.ids.isEmpty, mention.amount.isEmpty,
        let row = try context.holdingAnyway(mention, among: context.mealSpokenOf() + context.pool(selection.when))
    {
        outcome = try correct(Correction(selection: Selection(ids: [row.id]), removed: [mention.said]), context)
        outcome.name = "delete_entry"
        return outcome
    }
    if let measure = selection.measure {
        guard let row = try context.measured(in: measure) else {
            if let less = try context.lessByPieces(measure) { return try correct(less, context) }
            return Outcome(name: "delete_entry", parts: [.entryUnknown(said: measure.unit?.name ?? "")])
        }
        let rest = row.quantity - (measure.quantity ?? 1)
        var outcome =
            try rest > 0
            ? correct(Correction(selection: Selection(ids: [row.id]), amount: Amount(quantity: rest)), context)
            : delete(Selection(ids: [row.id]), context)
        outcome.name = "delete_entry"
        return outcome
    }
    if let row = try context.oneOfCounted(selection) {
        var outcome = try correct(Correction(selection: Selection(ids: [row.id]), amount: Amount(quantity: row.quantity - 1)), context)
        outcome.name = "delete_entry"
        return outcome
    }
    switch try context.select(selection) {
    case .entries(let rows):
        if context.needsConfirmation(selection, rows) {
            outcome.question = context.confirm(rows) { .delete($0) }
            return outcome
        }
        // "take off the sugar", of a coffee with milk and sugar.
        if let mention = selection.foods.only, mention.amount.isEmpty, let row = rows.only, let part = context.dishPart(mention, among: [row]),
            Word.split(mention.said) == Word.split(part.parts.parts[part.place])
        {
            var outcome = try correct(Correction(selection: Selection(ids: [row.id]), removed: [mention.said]), context)
            outcome.name = "delete_entry"
            return outcome
        }
        // "quita 50 g de pollo", of 150 g.
        if let amount = selection.foods.only?.amount, let gone = amount.unit?.grams.map({ $0 * (amount.quantity ?? 1) }), gone > 0,
            selection.ids.isEmpty, let row = rows.only, row.grams > gone * 1.05
        {
            let rest = Amount(quantity: ((row.grams - gone) * 10).rounded() / 10, unit: .gram)
            var outcome = try correct(Correction(selection: Selection(ids: [row.id]), amount: rest), context)
            outcome.name = "delete_entry"
            return outcome
        }
        let counted = rows.compactMap { row in context.rest(of: row, without: selection).map { (row, $0) } }
        if counted.count == 1, rows.count == 1 || selection.less != nil, let (row, rest) = counted.first {
            var outcome = try correct(Correction(selection: Selection(ids: [row.id]), amount: Amount(quantity: rest)), context)
            outcome.name = "delete_entry"
            return outcome
        }
        if let less = selection.less, rows.count > 1 {
            // "one was for my wife", of two coffees and a muffin: of what was told of more than one; else it is asked which.
            guard let row = rows.only(where: { !context.isWeighed($0) && $0.quantity > less }) else {
                outcome.question = context.whichEntry(rows, said: "") { ids in
                    var chosen = selection
                    chosen.ids = ids
                    return .delete(chosen)
                }
                return outcome
            }
            outcome = try correct(Correction(selection: Selection(ids: [row.id]), amount: Amount(quantity: row.quantity - less)), context)
            outcome.name = "delete_entry"
            return outcome
        }
        let rows = try context.withAdditions(rows, selection)
        for row in rows { try context.diary.remove(row) }
        let gone = Set(rows.map(\.id))
        outcome.parts = [.deleted(rows)]
        outcome.day = try context.diary.totals(rows[rows.count - 1].day)
        let left = context.tracker.entries.filter { !gone.contains($0) }
        outcome.events = [.slot(.entries(left)), .slot(.day(rows[rows.count - 1].day))]
        // "how many carbs was that?", then, is of what stays.
        if let stays = try left.last.flatMap({ try context.diary.entry($0) }) {
            outcome.events.append(.slot(.food(id: stays.foodID, noun: stays.noun, grams: stays.grams)))
        }
        // "I had beans instead": of the meal that something was taken from.
        let last = rows[rows.count - 1]
        if rows.allSatisfy({ $0.day == last.day && $0.meal == last.meal }) {
            outcome.events.append(.slot(.scope(When(days: last.day...last.day, meal: last.meal))))
        }
    case .oneOf(let rows, let certain, let said):
        outcome.question = context.whichEntry(rows, said: said, offersAll: true) { ids in
            .delete(Selection(ids: certain.map(\.id) + ids))
        }
    case .unknown(let said):
        // "borra mi desayuno rápido": no row, but a meal or food that is kept under that name.
        if !said.isEmpty, try context.own.named(said) != nil { return try forget(Forgetting(kind: nil, name: said), context) }
        // "remove the bike", of a ride.
        let rides = BodySelection(.exercise, activity: said, when: selection.when)
        if !said.isEmpty, try context.select(rides).count == 1 { return try deleteBody(rides, context) }
        // "minus the coffee", of a flat white.
        if let mention = selection.foods.only, mention.amount.isEmpty, selection.ids.isEmpty,
            let row = try context.pool(selection.when).only(where: { context.isCalled(mention, $0) })
        {
            return try delete(Selection(ids: [row.id]), context)
        }
        // "hold the pickles", of a burger: part of what was told last.
        if let mention = selection.foods.only, mention.amount.isEmpty, selection.when.isEmpty, context.food(mention)?.isDrink != true,
            let host = try context.dishSpokenOf() ?? context.holder(of: [mention.said], among: context.mealSpokenOf())
        {
            var outcome = try correct(Correction(selection: Selection(ids: [host.id]), removed: [mention.said]), context)
            outcome.name = "delete_entry"
            return outcome
        }
        outcome.parts = [.entryUnknown(said: said)]
    case .empty(let when):
        // "delete yesterday", where only a run stands.
        if selection.foods.isEmpty, let days = when.days, try !context.bodyRows(.exercise, days).isEmpty {
            var runs = BodySelection(.exercise, when: When(days: days))
            runs.all = true
            return try deleteBody(runs, context)
        }
        if selection.isDenied == true, selection.confirmed { return outcome }
        outcome.parts = [selection.isDenied == true ? .talk(.nothingDone) : .diaryEmpty(when)]
        outcome.day = try context.diary.totals(when.day ?? context.today)
    }
    return outcome
}

/// Words that mean what is mostly called otherwise, each with words of such names.
private let kindsCalled: [String: Set<String>] = {
    let coffees = Set(Word.split("latte cappuccino espresso americano mocha macchiato cortado flat frappuccino ristretto"))
    let sodas = Set(Word.split("cola sprite pepsi fanta lemonade ale"))
    return ["coffee": coffees, "cafe": coffees, "soda": sodas, "pop": sodas, "refresco": sodas, "gaseosa": sodas]
}()

extension ActionContext {
    /// Whether a row is of what the word of a mention is mostly said of.
    func isCalled(_ mention: FoodMention, _ row: Entry) -> Bool {
        guard let word = Word.split(mention.said).only, let kinds = kindsCalled[word] else { return false }
        return !kinds.isDisjoint(with: Word.split(row.noun))
    }

    /// "quita la cena", right after tomorrow was listed or told, where today has none: that day's; nil for all else.
    fileprivate func mealAhead(_ selection: Selection) throws -> Selection? {
        guard let meal = selection.when.meal, selection.when.days == nil, selection.ids.isEmpty, selection.foods.isEmpty, tracker.question == nil,
            let day = tracker.day, day > today, try pool(selection.when).isEmpty,
            try !pool(When(days: day...day, meal: meal)).isEmpty
        else { return nil }
        var ahead = selection
        ahead.when.days = day...day
        return ahead
    }

    /// Whether what was listed last is of a day to come: "cancel it" then takes it off the plan.
    var listsAhead: Bool {
        tracker.question == nil && tracker.lastAction == "ask_diary" && !tracker.entries.isEmpty && tracker.day.map { $0 > today } ?? false
    }

    /// "quita un vaso de refresco", of two: how many stay; nil where all of it goes.
    fileprivate func rest(of row: Entry, without selection: Selection) -> Double? {
        let amount = selection.less.map { Amount(quantity: $0) } ?? (selection.foods.count == 1 ? selection.foods[0].amount : Amount())
        guard selection.ids.isEmpty, let count = amount.quantity, count > 0,
            count < row.quantity, Unit(row.unit).grams == nil, Unit(row.unit).millilitres == nil || Self.vessels.contains(row.unit),
            amount.unit == nil || row.unit.hasSuffix(amount.unit?.name ?? "")
        else { return nil }
        return row.quantity - count
    }

    /// Measures of volume that are drunk from, and counted: one of two coffees.
    private static let vessels: Set<String> = ["cup", "pint", "imperial pint", "metric cup", "imperial cup"]

    /// The last row spoken of, else of the day, that comes in a measure: "one of the pints".
    fileprivate func measured(in measure: Amount) throws -> Entry? {
        func fits(_ row: Entry) -> Bool { Word.split(row.unit).last == measure.unit.map { Word.singular($0.name) } }
        return try tracker.entries.compactMap { try diary.entry($0) }.last(where: fits) ?? pool(When()).last(where: fits)
    }

    /// The dish that was told or changed last, where it is the only one: something may be left out of it.
    fileprivate func dishSpokenOf() throws -> Entry? {
        guard ["log_food", "correct", "copy_entries", "delete_entry"].contains(tracker.lastAction ?? "") else { return nil }
        return try tracker.entries.compactMap { try diary.entry($0) }.only { row in
            food(row.foodID, noun: row.noun).map { knowledge.composed[$0.id] != nil || ActionContext.dishes.contains($0.group) } ?? false
        }
    }

    /// Groups of foods that are made of several.
    private static let dishes: Set<String> = ["dish", "sandwich", "fastfood", "breakfast", "salad", "pizza", "soup"]

    /// Whether so much changes that a slip would hurt: too many rows, or a whole day.
    func needsConfirmation(_ selection: Selection, _ rows: [Entry]) -> Bool {
        if selection.isDenied == true, !selection.confirmed { return true }
        if selection.confirmed || !selection.ids.isEmpty && rows.count <= ActionContext.mostUnasked { return false }
        let isEverything =
            selection.all && !selection.pointsBack && selection.foods.isEmpty && selection.when.meal == nil && selection.when.bound == nil
            && rows.count > 1
        // "delete tuesday".
        let isWholeDay =
            selection.when.days != nil && selection.when == When(days: selection.when.days) && selection.foods.isEmpty && !selection.pointsBack
            && selection.ordinal == nil && rows.count > 1
        return isWholeDay || rows.count > ActionContext.mostUnasked || isEverything || Set(rows.map(\.day)).count > 1
    }

    /// "delete everything", where today has nothing and other days have.
    fileprivate func meansWhole(_ selection: Selection) throws -> Bool {
        guard selection.all, selection.foods.isEmpty, selection.when.isEmpty, selection.ids.isEmpty, selection.ordinal == nil else { return false }
        return try pool(When()).isEmpty && !diary.latestEntries(limit: 1).isEmpty
    }

    /// Asks before many rows are changed.
    func confirm(_ rows: [Entry], _ request: (Selection) -> Request) -> Question {
        let days = rows.map(\.day)
        let span = (days.min() ?? today)...(days.max() ?? today)
        let confirmed = request(Selection(ids: rows.map(\.id), when: When(days: span), confirmed: true))
        return Question(name: .confirm, subject: "\(rows.count)", options: yesOrNo(confirmed), pending: confirmed, turn: turn)
    }
}

/// "wipe my diary": foods, exercise and water of all days, only after a yes; weights and goals stay.
private func deleteDiary(_ selection: Selection, _ context: ActionContext) throws -> Outcome {
    let rows = try context.wholeDiary()
    let others = try context.bodyRows(.exercise, nil) + context.bodyRows(.water, nil)
    let days = rows.map(\.day) + others.compactMap(\.day)
    guard let first = days.min(), let last = days.max() else {
        return Outcome(name: "delete_entry", parts: [.diaryEmpty(When())], day: try context.diary.totals(context.today))
    }
    guard selection.confirmed else {
        var confirmed = Selection(when: When(days: first...last), confirmed: true)
        confirmed.whole = true
        return Outcome(
            name: "delete_entry",
            question: Question(
                name: .confirm, subject: "\(days.count)", options: yesOrNo(.delete(confirmed)), pending: .delete(confirmed), turn: context.turn))
    }
    for row in rows { try context.diary.remove(row) }
    for row in others { try context.diary.remove(row) }
    let parts: [Part] = (rows.isEmpty ? [] : [.deleted(rows)]) + (others.isEmpty ? [] : [.bodyDeleted(others)])
    return Outcome(
        name: "delete_entry", events: [.slot(.entries([])), .slot(.day(context.today))], parts: parts, day: try context.diary.totals(context.today))
}
