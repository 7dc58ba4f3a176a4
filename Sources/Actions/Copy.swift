import Dialogue
import NLU
import Nutrition
import Store

/// "same breakfast as yesterday": new rows like old ones, today unless another day is said.
func copy(_ selection: Selection, to target: When, _ context: ActionContext) throws -> Outcome {
    var outcome = Outcome(name: "copy_entries")
    if selection.foods.isEmpty, selection.ids.isEmpty, selection.when.isEmpty, selection.ordinal == nil,
        let again = try repeatBody(selection.measure?.quantity, to: target, context)
    {
        return again
    }
    if let same = try context.sameNow(selection, to: target) { return try copy(same, to: target, context) }
    let selection = try context.withAdditions(context.pieceMeant(context.oneOfAlike(context.together(selection))))
    // "the same dinner for tomorrow": what lies ahead is where it goes.
    if target == When(meal: target.meal), selection.ids.isEmpty, let days = selection.when.days, days.lowerBound > context.today {
        var source = selection
        source.when.days = selection.when.meal == nil ? nil : context.today...context.today
        // "mañana voy a desayunar lo mismo", after lunch: what was spoken of.
        if let meal = selection.when.meal, selection.foods.isEmpty, try context.pool(When(days: context.today...context.today, meal: meal)).isEmpty,
            !context.tracker.entries.isEmpty
        {
            source = Selection(ids: try context.toldTogether().map(\.id))
        }
        return try copy(source, to: When(days: days, meal: target.meal ?? selection.when.meal), context)
    }
    // "lo mismo que ayer al desayuno": of that day what was had at that meal.
    if selection.ids.isEmpty, selection.foods.isEmpty, !selection.all, selection.when == When(days: selection.when.days), let meal = target.meal,
        let days = selection.when.days, days.upperBound < context.today, try !context.pool(When(days: days, meal: meal)).isEmpty
    {
        var source = selection
        source.when.meal = meal
        return try copy(source, to: target, context)
    }
    // "hoy desayuné lo mismo que anteayer", of a day that has but one meal; "copia la cena de hoy", which was put down as a snack.
    if let source = try context.mealMeant(selection) {
        return try copy(source, to: target.filled(from: When(meal: selection.when.meal)), context)
    }
    // "log the same thing for today", after another day was spoken of: today is where it goes.
    if target.isEmpty, selection.ids.isEmpty, selection.foods.isEmpty, selection.when == When(days: context.today...context.today),
        selection.isSource != true, let day = context.tracker.day, day < context.today
    {
        var source = selection
        source.when = When(days: day...day, meal: context.tracker.scope?.meal)
        return try copy(source, to: When(days: context.today...context.today), context)
    }
    // "log the same thing for tonight", after a meal of another day was told or asked about: all of that meal.
    if selection.ids.isEmpty, selection.foods.isEmpty,
        selection.when.days.map({ $0 == context.today...context.today && target.days == nil }) ?? true, selection.ordinal == nil,
        selection.isOneMore != true,
        ["ask_diary", "ask_summary", "ask_insight"].contains(context.tracker.lastAction ?? ""), let scope = context.tracker.scope,
        let day = scope.day, day < context.today
    {
        let meal = context.meal(scope)
        let rows = try context.pool(When(days: day...day, meal: meal))
        let place = target.filled(from: selection.when)
        if !rows.isEmpty { return try copy(rows.selection(like: selection), to: place.isEmpty ? When(meal: meal) : place, context) }
    }
    switch try context.selectForCopy(selection, to: target) {
    case .entries(let rows) where rows.count > mostCopied && !selection.confirmed:
        outcome.question = context.confirm(rows) { .copy($0, to: target) }
    case .entries(let rows) where try target.isEmpty && selection.pointsBack && context.arePlanned(rows):
        // "ate it", of what was planned.
        outcome.parts = rows.map { .alreadySo($0) }
        outcome.day = try context.diary.totals(context.today)
        outcome.events = [.slot(.entries(rows.map(\.id))), .slot(.day(context.today))]
    case .entries(let rows):
        // "y otra en la merienda", of yesterday's: of that day too.
        let spoken = selection.isOneMore == true ? rows.last.map { min($0.day, context.today) } : nil
        let day = target.days?.upperBound ?? (target.minutesAgo == nil ? spoken : nil) ?? context.today
        let copies = try rows.map { row in
            var place = target
            place.days = day...day
            var copy = row.placed(place, now: context.moment)
            let isLeft = selection.isLeftover == true && day == context.today && target.meal == nil && target.minute == nil
            let isEarlier = try context.isEarlierToday(selection, target)
            if try isLeft || isEarlier || context.isEatenAgain(row, on: day, selection, target) { copy.meal = When().meal(now: context.moment) }
            // "another one" after three tacos is one more.
            if selection.isOneMore == true, context.isCounted(copy), copy.quantity > 1 { copy = context.resized(copy, to: Amount(quantity: 1)) }
            // "the other half", of half a sandwich: as much again.
            if selection.measure?.size == "half" || selection.measure?.quantity == 0.5 {
                copy = row.quantity == 0.5 ? copy : context.scaled(copy, by: 0.5)
            } else if let part = selection.measure?.quantity {
                copy = context.scaled(copy, by: part)
            }
            // "the rest", of half a sandwich, is the other half.
            if selection.measure?.size == "rest", row.quantity < 1 { copy = context.scaled(copy, by: (1 - row.quantity) / row.quantity) }
            copy.id = 0
            copy.minute = target.minute(now: context.moment)
            return try context.diary.add(copy)
        }
        let days = rows.map(\.day)
        let meals = Set(rows.map(\.meal))
        let source = When(days: (days.min() ?? day)...(days.max() ?? day), meal: meals.count == 1 ? meals.first : nil)
        let last = copies[copies.count - 1]
        outcome.parts = [.copied(copies, from: source)]
        outcome.day = try context.diary.totals(day)
        outcome.events = [
            .slot(.entries(copies.map(\.id))), .slot(.food(id: last.foodID, noun: last.noun, grams: last.grams)), .slot(.day(day)),
            .slot(.explanations(copies.map { $0.explanation(of: .energy) })),
        ]
        // "had another one", "how many calories from those?"
        if selection.isOneMore == true || rows.count == 1 && rows[0].day == day {
            outcome.events.append(.slot(.listed(rows.map(\.id) + copies.map(\.id))))
        }
    case .oneOf(let rows, let certain, let said):
        outcome.question = context.whichEntry(rows, said: said) { ids in
            .copy(Selection(ids: certain.map(\.id) + ids), to: target)
        }
    case .unknown
    where (selection.isTold == true || selection.isSource != true && selection.when.isEmpty) && selection.foods.allSatisfy { $0.best != nil }:
        // "the same coffee again", "oatmeal, same as yesterday", where none was told: it is told now.
        var foods = selection.foods
        if selection.measure?.size == "half" { foods[0].amount = Amount(quantity: 0.5) }
        var log = LogFood(foods: foods, when: target.filled(from: When(meal: selection.when.meal)))
        log.restates = .never
        return try logFood(log, context)
    case .unknown(let said): outcome.parts = [.entryUnknown(said: said)]
    case .empty(let when)
    where !context.tracker.entries.isEmpty && !when.isEmpty && target.isEmpty
        && (selection.isSource != true || selection.when.days == nil)
        // "copy yesterday's dinner", of a day without one, tells where to copy from.
        && (selection.isTold == true || selection.when.days.map { $0.upperBound >= context.today } ?? true):
        // "yesterday's lunch was the same": as today's.
        if let meal = when.meal, let days = when.days, !days.contains(context.today) {
            let rows = try context.pool(When(days: context.today...context.today, meal: meal))
            if !rows.isEmpty { return try copy(rows.selection(like: selection), to: when, context) }
        }
        // "had the same for lunch": where nothing is, there it goes.
        return try copy(context.toldTogether().selection(like: selection), to: when, context)
    case .empty(let when):
        outcome.parts = [.diaryEmpty(when)]
        outcome.day = try context.diary.totals(when.day ?? context.today)
    }
    return outcome
}

extension [Entry] {
    /// These rows, but for what was left out, and as much of them.
    fileprivate func selection(like old: Selection) -> Selection {
        var selection = Selection(ids: map(\.id))
        (selection.except, selection.measure) = (old.except, old.measure)
        return selection
    }
}

/// More rows than a day has: copied only when confirmed, for a copy of a day onto itself doubles it.
private let mostCopied = 30

extension ActionContext {
    /// What was had of a day at a meal that has no rows there: the one other meal that it has, or what was eaten at the hours of that meal.
    fileprivate func mealMeant(_ selection: Selection) throws -> Selection? {
        guard selection.ids.isEmpty, selection.foods.isEmpty, let meal = selection.when.meal, let days = selection.when.days, days.count == 1,
            selection.when.minute == nil, case let rows = try diary.entries(days), !rows.isEmpty, !rows.contains(where: { $0.meal == meal })
        else { return nil }
        var source = selection
        source.when = When(days: days)
        if days.upperBound < today, selection.isSource == true, Set(rows.map(\.meal)).count == 1 {
            source.when.meal = rows[0].meal
            return source
        }
        let hours: [Meal: Range<Int>] = [.dinner: 1050..<1440, .lunch: 690..<990, .breakfast: 300..<660]
        let times = try EntryTimes(rows, self)
        let then = rows.filter { row in hours[meal].flatMap { hours in (row.minute ?? times.writtenAt(row)).map(hours.contains) } ?? false }
        guard days.upperBound <= today, !then.isEmpty, Set(then.map(\.meal)) == [.snack] else { return nil }
        return Selection(ids: then.map(\.id))
    }

    /// "same again", after a coffee and another one: one of them.
    fileprivate func oneOfAlike(_ selection: Selection) throws -> Selection {
        let rows = try selection.ids.compactMap { try diary.entry($0) }
        guard rows.count > 1, tracker.entries.count == 1, !selection.all, let last = rows.last,
            rows.allSatisfy({ $0.foodID == last.foodID && $0.noun == last.noun })
        else { return selection }
        var one = selection
        one.ids = [last.id]
        return one
    }

    /// "another", after a coffee's sugars were told last: the coffee, with all that was put in it.
    fileprivate func withAdditions(_ selection: Selection) throws -> Selection {
        // "another tea same": with its sugar.
        if selection.isWithCompany == true, selection.foods.count == 1, selection.ids.isEmpty, selection.when.isEmpty,
            case .entries(let rows) = try select(selection), let host = rows.only, food(host.foodID, noun: host.noun)?.isDrink == true,
            case let added = try additions(to: host), !added.isEmpty
        {
            var whole = selection
            (whole.foods, whole.ids) = ([], [host.id] + added.map(\.id))
            return whole
        }
        guard selection.isOneMore == true, let added = selection.ids.only,
            let host = try toldTogether().last(where: { host in
                try food(host.foodID, noun: host.noun)?.isDrink == true && additions(to: host).contains { $0.id == added }
            })
        else { return selection }
        var whole = selection
        whole.ids = try [host.id] + additions(to: host).map(\.id)
        whole.isOneMore = nil
        return whole
    }

    /// "another one", of a croissant and a cup of tea: what comes in pieces, where the last is only measured.
    fileprivate func pieceMeant(_ selection: Selection) throws -> Selection {
        guard selection.isOneMore == true, let last = try selection.ids.only.flatMap({ try diary.entry($0) }), isPoured(last),
            let piece = try spokenOf().only(where: { !isPoured($0) })
        else { return selection }
        var chosen = selection
        chosen.ids = [piece.id]
        return chosen
    }

    /// A drink in a cup or a glass, and no bottle or can of it.
    private func isPoured(_ row: Entry) -> Bool {
        food(row.foodID, noun: row.noun)?.isDrink == true
            && (!isCounted(row) || ["cup", "glass", "mug", "small", "medium", "large"].contains(row.unit))
    }

    /// "same cookie again", hours later on the same day, "same soup again" the day after: it belongs to the meal of now.
    fileprivate func isEatenAgain(_ row: Entry, on day: Day, _ selection: Selection, _ target: When) throws -> Bool {
        // "same again", of the coffee of the morning: at the meal of now.
        if row.day == today, day == today, selection.foods.isEmpty, selection.when.isEmpty, selection.isOneMore != true, target.isEmpty,
            row.minute == nil, let written = try diary.written(today...today)[row.id], moment.epoch - written >= Self.pause
        {
            return true
        }
        return (row.day == day || selection.when.days == nil) && day == today && !selection.foods.isEmpty && selection.when.meal == nil
            && target.meal == nil
            && target.minute == nil
            && target.part == nil
    }

    /// "same as lunch", told later on the same day: of today's.
    fileprivate func isEarlierToday(_ selection: Selection, _ target: When) throws -> Bool {
        guard selection.isSource == true, target.isEmpty, let meal = selection.when.meal, selection.when.days == nil,
            meal != When().meal(now: moment)
        else { return false }
        return try !pool(When(days: today...today, meal: meal)).isEmpty
    }

    /// What was told with a row and goes with it; of bread also what else lies on it.
    private func laid(on host: Entry) throws -> [Entry] {
        var laid = try additions(to: host)
        guard var last = laid.last?.id, food(host.foodID, noun: host.noun)?.group == "bread" else { return laid }
        for other in try diary.entries(host.day...host.day).sorted(by: { $0.id < $1.id }) where other.id > last && other.meal == host.meal {
            guard other.id == last + 1, let food = food(other.foodID, noun: other.noun),
                ["fish", "meat", "poultry", "cheese", "vegetable", "sauce", "fat", "sausage"].contains(food.group)
            else { break }
            laid.append(other)
            last = other.id
        }
        return laid
    }

    /// The rows to repeat: as said; of equal foods the newest; a meal without its day is the last such meal.
    fileprivate func selectForCopy(_ selection: Selection, to target: When) throws -> Selected {
        if selection.ids.isEmpty, selection.foods.isEmpty, selection.when.days == nil, let meal = selection.when.meal {
            let staysPut = try target.days == nil && (target.meal ?? meal) == meal && !isEarlierToday(selection, target)
            for back in (staysPut ? 1 : 0)...14 {
                let day = today.advanced(by: -back)
                let all = try diary.entries(day...day).filter { $0.meal == meal }
                let rows = leaving(selection.except ?? [], of: all)
                if !rows.isEmpty { return .entries(rows) }
            }
            return .empty(selection.when)
        }
        let selected = try select(selection)
        // "a second coffee, same as the first": with the milk that was logged with it.
        if selection.isAlike == true, case .entries(let rows) = selected { return .entries(try rows.flatMap { try [$0] + laid(on: $0) }) }
        // "the same toast as yesterday": with what lay on it.
        if selection.isSource == true, selection.foods.count == 1, case .entries(let rows) = selected, let row = rows.only,
            food(row.foodID, noun: row.noun)?.group == "bread"
        {
            return .entries(try [row] + laid(on: row))
        }
        if case .oneOf(let rows, let certain, let said) = selected, !said.isEmpty, let newest = rows.max(by: { $0.id < $1.id }) {
            return .entries(certain + [newest])
        }
        if case .empty = selected, selection.foods.isEmpty, selection.when.isEmpty, let last = try diary.latestEntries(limit: 1).first {
            return .entries([last])
        }
        return selected
    }
}
