import Dialogue
import NLU
import Nutrition
import Store

/// What was planned, and is told as eaten when its time has come: it stands in the diary already.
extension ActionContext {
    /// Rows of a day up to today that were written ahead: the day before or earlier, or hours before a meal that has come since.
    func planned(_ day: Day) throws -> [Entry] {
        guard day <= today else { return [] }
        let rows = try diary.entries(day...day)
        guard !rows.isEmpty else { return [] }
        var written = try diary.written(day...day)
        // Those of days before are looked through only for what was not written on the day itself.
        if rows.contains(where: { written[$0.id] == nil }) {
            written.merge(try diary.written(day.advanced(by: -ActionContext.reach)...day.advanced(by: -1))) { $1 }
        }
        return rows.filter { row in
            guard let at = written[row.id] else { return false }
            let minutes = today.number * 1440 + moment.minute + Int(((at - moment.epoch) / 60).rounded(.down))
            let begins = day.number * 1440 + (row.minute ?? EntryTimes.usual(row.meal)) - ActionContext.early
            return minutes < day.number * 1440 || minutes < begins && today.number * 1440 + moment.minute >= begins
        }
    }

    /// Whether all of these rows were planned for today.
    func arePlanned(_ rows: [Entry]) throws -> Bool { Set(rows.map(\.id)).isSubset(of: try planned(today).map(\.id)) }

    /// So many days ahead of its day a plan is looked for.
    private static let reach = 14
    /// So many minutes before its usual hour a meal may be eaten, and not only planned.
    private static let early = 120

    /// "log the pizza from last night", which stands there: it is no second one.
    func stoodThen(_ request: LogFood) throws -> Outcome? {
        guard ["log", "add", "record", "note", "anota", "apunta", "registra"].contains(request.opening), request.replaces == nil,
            let mention = request.foods.only, mention.isDefinite, mention.amount.isEmpty,
            request.when.days.map({ $0.upperBound < today }) ?? false || request.when.part != nil,
            let row = try matches(mention, in: pool(request.when)).only
        else { return nil }
        return Outcome(
            name: "log_food", events: [.slot(.entries([row.id])), .slot(.day(row.day))], parts: [.alreadySo(row)], day: try diary.totals(row.day))
    }

    /// "I ate the lasagna", planned yesterday for today's lunch: the row stays, in the amount that is told now, and only what is beside it is logged.
    func eatenAsPlanned(_ request: LogFood) throws -> Outcome? {
        guard request.restates != .never, request.restates != .anew, !request.continues, request.replaces == nil, request.addedTo == nil,
            request.host == nil,
            request.isMoreOfLast != true, request.when.minute == nil, request.when.days == nil || request.when.day != nil
        else { return nil }
        var rows = try planned(request.when.day ?? today)
        guard !rows.isEmpty else { return nil }
        var outcome = Outcome(name: "log_food"), stood: [Entry] = [], rest = request
        rest.foods = []
        for mention in request.foods {
            guard let row = asPlanned(mention, among: rows, meal(mention.when) ?? meal(request.when)) else {
                rest.foods.append(mention)
                continue
            }
            rows.removeAll { $0.id == row.id }
            stood.append(row)
            if !mention.amount.isEmpty, resized(row, to: mention.amount).grams != row.grams {
                outcome.append(try correct(Correction(selection: Selection(ids: [row.id]), amount: mention.amount), self))
            } else {
                outcome.parts.append(.alreadySo(row))
            }
        }
        guard let last = stood.last else { return nil }
        outcome.name = "log_food"
        outcome.events = [
            .slot(.entries(stood.map(\.id))), .slot(.food(id: last.foodID, noun: last.noun, grams: last.grams)), .slot(.day(last.day)),
            .slot(.explanations(stood.map { $0.explanation(of: .energy) })),
        ]
        outcome.day = try diary.totals(last.day)
        if rest.foods.contains(where: { !$0.negated }) {
            (rest.restates, rest.when) = (.never, rest.when.filled(from: When(days: last.day...last.day, meal: last.meal)))
            outcome.append(try logFood(rest, self))
        }
        return outcome
    }

    /// The planned row that a food is: by the very food at its meal, or by its name where it is spoken of as known ("the steak").
    private func asPlanned(_ mention: FoodMention, among rows: [Entry], _ meal: Meal?) -> Entry? {
        guard !mention.negated, mention.removed.isEmpty else { return nil }
        if mention.isDefinite { return matches(mention, in: rows).first }
        return rows.first { row in
            (meal ?? row.meal) == row.meal && mention.best.map { $0.id == row.foodID && $0.noun == row.noun } == true
        }
    }

    /// "al final cené pizza", "ended up having pizza": what was planned for the meal gives way; "change lunch to soup": all that stands there.
    func givenWay(_ request: inout LogFood) throws -> [Entry] {
        if request.restates == .anew, let meal = request.when.meal {
            for day in [request.when.day ?? tracker.day ?? today, request.when.day ?? today] {
                let rows = try diary.entries(day...day).filter { $0.meal == meal }
                request.when.days = day...day
                if !rows.isEmpty { return rows }
            }
            return []
        }
        guard request.restates == .inTheEnd, request.when.days == nil || request.when.day != nil else { return [] }
        let meal = meal(request.when) ?? When().meal(now: moment)
        return try planned(request.when.day ?? today).filter { $0.meal == meal }
    }
}

/// "I want to log my lunch", "ya almorcé": what it was is yet to be told, but where it stands as planned.
func goAhead(_ when: When, _ context: ActionContext) throws -> Outcome {
    let stands = try context.planned(when.day ?? context.today).filter { $0.meal == when.meal }
    return stands.isEmpty
        ? Outcome(name: "go_ahead", events: [.slot(.scope(when))], parts: [.goAhead(when)]) : try askDiary(when, context)
}
