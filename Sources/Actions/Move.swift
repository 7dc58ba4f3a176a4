import Dialogue
import NLU
import Nutrition
import Store

/// "move the eggs to lunch", "that was yesterday": the same rows at another meal, day or time.
func move(_ selection: Selection, to target: When, _ context: ActionContext) throws -> Outcome {
    var outcome = Outcome(name: "move_entry")
    var target = target
    if target.isEmpty, selection.isAlike == true, let last = try context.tracker.entries.last.flatMap({ try context.diary.entry($0) }) {
        target = last.when
    }
    guard !target.isEmpty else { return Outcome(name: "move_entry", parts: [.strayAnswer]) }
    if selection.isExchange == true { return try exchangeMeals(selection.when, target, context) }
    var selection = selection
    if selection.isAlike == true, selection.all, selection.foods.isEmpty { selection = Selection(ids: try context.leftBehind(target).map(\.id)) }
    var selected = try context.select(context.together(selection, isOfMeal: target.meal != nil))
    if case .unknown = selected, selection.when.days == nil {
        // "move the pizza to friday", of thursday's: the week that was.
        var week = selection
        week.when.days = context.today.advanced(by: -7)...context.today
        selected = try context.select(week)
    }
    if case .empty = selected, selection.pointsBack, selection.foods.isEmpty, !selection.when.isEmpty {
        // "it wasn't lunch", of what stands at another meal.
        selected = try context.select(context.together(Selection(pointsBack: true)))
    }
    // "cené tortilla", after a "comí paella" that stands at lunch.
    if case .empty = selected, !selection.ids.isEmpty, selection.exceptMeals != nil { return outcome }
    switch selected {
    case .entries(let found):
        let rows = context.timed(context.ofThatMeal(found, selection, target), selection, target)
        // "move the curry to wednesday", of what is planned: the wednesday to come.
        if let day = target.day, day < context.today, context.today.number - day.number < 7, rows.allSatisfy({ $0.day > context.today }) {
            target.days = day.advanced(by: 7)...day.advanced(by: 7)
        }
        if context.needsConfirmation(selection, rows) {
            outcome.question = context.confirm(rows) { .move($0, to: target) }
            return outcome
        }
        // "move it to Monday", of what is planned: the Monday to come.
        if let day = target.days?.lowerBound, target.days?.count == 1, day < context.today, day.distance(to: context.today) < 7,
            rows.allSatisfy({ $0.day > context.today })
        {
            let next = day.advanced(by: 7)
            target.days = next...next
        }
        var from: [Entry] = [], moved: [Entry] = []
        let times = try EntryTimes(rows, context)
        for row in rows {
            var target = target
            if let shift = target.shift {
                // Past midnight it is of the day before or after, and of no day to come.
                let minute = times.minute(of: row) + shift, day = row.day.advanced(by: Int((Double(minute) / 1440).rounded(.down)))
                let isThere = day == row.day || day <= context.today
                target.minute = isThere ? ((minute % 1440) + 1440) % 1440 : 1439
                if isThere, day != row.day { target.days = day...day }
            }
            let place = row.placed(target, now: context.moment)
            if place == row {
                outcome.parts.append(.alreadySo(row))
            } else {
                from.append(row)
                moved.append(try context.diary.update(place))
            }
        }
        if !moved.isEmpty { outcome.parts.insert(.moved(moved, from: from), at: 0) }
        let day = moved.last?.day ?? rows[rows.count - 1].day
        outcome.day = try context.diary.totals(day)
        outcome.events =
            [.slot(.entries(rows.map(\.id))), .slot(.day(day))] + (target.minute == nil && target.shift == nil ? [] : [.slot(.movedToTime)])
    case .oneOf(let rows, let certain, let said):
        outcome.question = context.whichEntry(rows, said: said, offersAll: true) { ids in
            .move(Selection(ids: certain.map(\.id) + ids), to: target)
        }
    // "and the toast too", after the eggs were moved to breakfast: one thing more that was eaten there.
    case .unknown where selection.isAlike == true && selection.foods.allSatisfy { $0.best != nil } && !selection.foods.isEmpty:
        return try logFood(LogFood(foods: selection.foods, when: target), context)
    case .unknown(let said): outcome.parts = [.entryUnknown(said: said)]
    case .empty(let when): outcome.parts = [.diaryEmpty(when)]
    }
    return outcome
}

extension ActionContext {
    /// "all of it", after the margarita was moved to yesterday: what was told in one meal with it, and stands there yet.
    fileprivate func leftBehind(_ target: When) throws -> [Entry] {
        let moved = Set(tracker.entries)
        let rows = try pool(When()).filter { !moved.contains($0.id) && $0.placed(target, now: moment) != $0 }
        let meal = rows.filter { $0.meal == target.meal }.isEmpty ? rows.max { $0.id < $1.id }?.meal : target.meal
        return rows.filter { $0.meal == meal }
    }

    /// "eso cené", of a lunch and a dinner that were told in one message: what stands at that meal already, and no lunch.
    fileprivate func ofThatMeal(_ rows: [Entry], _ selection: Selection, _ target: When) -> [Entry] {
        let standing = rows.filter { $0.placed(target, now: moment) == $0 }
        let isTold = selection.pointsBack && selection.foods.isEmpty && !selection.all && target == When(days: target.days, meal: target.meal)
        return isTold && !standing.isEmpty && Set(rows.map(\.meal)).count > 1 ? standing : rows
    }

    /// "it was at 10:30", after a coffee at 8 and a croissant at 10: of rows that had hours of their own, the one that was nearest;
    /// of a meal that is named also what was eaten with it.
    fileprivate func timed(_ rows: [Entry], _ selection: Selection, _ target: When) -> [Entry] {
        guard selection.ids.isEmpty, selection.foods.isEmpty, !selection.all, selection.when.minute == nil, selection.when.bound == nil,
            selection.when.isEmpty || selection.when.meal != nil, let minute = target.minute(now: moment),
            Set(rows.map(\.minute)).count > 1, rows.allSatisfy({ $0.minute != nil }),
            let nearest = rows.min(by: { abs(($0.minute ?? 0) - minute) < abs(($1.minute ?? 0) - minute) })
        else { return rows }
        guard selection.when.meal != nil else { return [nearest] }
        return rows.filter { abs(($0.minute ?? 0) - (nearest.minute ?? 0)) <= 90 }
    }
}

extension Entry {
    /// The row where and when `target` says, as far as it says.
    func placed(_ target: When, now: Moment) -> Entry {
        var row = self
        var minute = target.minute(now: now)
        // "fue a las 8", of a dinner.
        if target.isOfEitherHalf == true, target.meal == nil, meal == .dinner || meal == .snack && self.minute ?? 0 > 720, let hour = minute,
            hour < 720, hour + 720 <= now.minute || target.days?.upperBound ?? day != now.day || meal != now.meals.meal(at: now.minute)
        {
            // "fue a las 10", said at half past eight in the evening: in the morning, for it was.
            minute = hour + 720
        }
        if target.isOfEitherHalf == true, target.meal == nil, meal == .breakfast, let hour = minute, hour >= 1020 { minute = hour - 720 }
        row.day = target.days?.upperBound ?? day
        // "make it 2pm", of a snack at three: still one.
        let isNear = meal == .snack && self.minute.flatMap { old in minute.map { abs($0 - old) <= 150 } } ?? false
        row.meal = target.meal ?? (isNear ? meal : minute.map(now.meals.meal(at:))) ?? target.part?.meal ?? meal
        // A time that was said for the old place does not hold for the new one.
        if minute != nil || row.meal != meal { row.minute = minute }
        return row
    }
}

/// "swap lunch and breakfast": what was told for either is the other's.
private func exchangeMeals(_ first: When, _ second: When, _ context: ActionContext) throws -> Outcome {
    let there = When(days: second.days ?? first.days, meal: second.meal)
    let rows = try (context.pool(first).map { ($0, there.meal) } + context.pool(there).map { ($0, first.meal) })
    guard let last = rows.last else { return Outcome(name: "move_entry", parts: [.strayAnswer]) }
    let moved = try rows.map { row, meal in
        var row = row
        (row.meal, row.minute) = (meal ?? row.meal, nil)
        return try context.diary.update(row)
    }
    return Outcome(
        name: "move_entry", events: [.slot(.entries(moved.map(\.id))), .slot(.day(last.0.day))], parts: [.moved(moved, from: rows.map(\.0))],
        day: try context.diary.totals(last.0.day))
}
