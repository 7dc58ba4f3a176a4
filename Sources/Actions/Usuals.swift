import Dialogue
import NLU
import Nutrition
import Store

/// What the person usually has, by the diary: pure counting, so that it can be told why.
enum Usual {
    /// The days looked back upon.
    static let span = 28
    /// A meal has to have been told on so many of them.
    static let leastDays = 3

    /// The rows of a usual meal: what was in more than half of the meals, in the amount it had most often (of several the latest).
    /// - Parameter rows: of one meal, oldest first.
    /// - Returns: the rows, and of how many days; nil where there are too few days or nothing in common.
    static func meal(_ rows: [Entry]) -> (entries: [Entry], days: Int)? {
        let days = Set(rows.map(\.day))
        guard days.count >= leastDays else { return nil }
        var order: [Key] = []
        var byFood: [Key: [Entry]] = [:]
        for row in rows {
            let key = Key(row)
            if byFood[key] == nil { order.append(key) }
            byFood[key, default: []].append(row)
        }
        let entries = order.compactMap { key -> Entry? in
            guard let own = byFood[key], Set(own.map(\.day)).count * 2 > days.count else { return nil }
            return mostCommon(own)
        }
        return entries.isEmpty ? nil : (entries, days.count)
    }

    /// The latest row of the amount that is there most often.
    static func mostCommon(_ rows: [Entry]) -> Entry? {
        var counts: [String: Int] = [:]
        for row in rows { counts["\(row.quantity) \(row.unit)", default: 0] += 1 }
        let most = counts.values.max()
        return rows.last { counts["\($0.quantity) \($0.unit)"] == most }
    }

    private struct Key: Hashable {
        var id: FoodID
        var noun: String

        init(_ row: Entry) {
            id = row.foodID
            noun = row.noun
        }
    }
}

/// "my usual breakfast", "lo de siempre": as told, else as the diary tells, else the last one.
func logUsual(_ meal: Meal?, _ when: When, without left: [FoodMention] = [], _ context: ActionContext) throws -> Outcome {
    let isNamed = meal != nil || when.meal != nil
    var meal = meal ?? when.meal(now: context.moment)
    // "the usual", of who told of one meal alone.
    if !isNamed, try context.usual(meal) == nil, let only = try Meal.allCases.filter({ try context.usual($0) != nil }).only { meal = only }
    guard let usual = try context.usual(meal) else {
        // Where no such meal was told lately, another one is none.
        let lately = try context.diary.entries(context.today.advanced(by: -14)...context.today)
        guard lately.contains(where: { $0.meal == meal }) else { return Outcome(name: "copy_entries", parts: [.kept(.noUsual(meal))]) }
        var selection = Selection(when: When(meal: meal))
        selection.pointsBack = true
        let last = try copy(selection, to: When(days: when.days), context)
        let isNone = last.parts.contains { if case .diaryEmpty = $0 { true } else { false } }
        return isNone ? Outcome(name: "copy_entries", parts: [.kept(.noUsual(meal))], day: last.day) : last
    }
    var place = when
    place.meal = meal
    // "my usual breakfast without the toast".
    let leftOut = left.flatMap { food in matches(food, in: usual.entries).filter { !isPart(food, of: $0) } }
    let stored = try usual.entries.filter { !leftOut.contains($0) }.map { old in
        var row = old
        row.id = 0
        row.day = context.day(place)
        row.minute = place.minute(now: context.moment)
        row.meal = meal
        if usual.days != nil, !row.assumed.contains(.quantity) { row.assumed.insert(.quantity, at: 0) }
        return try context.diary.add(row)
    }
    guard !stored.isEmpty else { return Outcome(name: "copy_entries", parts: [.kept(.nothingToSave)]) }
    var outcome = context.logged(stored, name: "copy_entries")
    outcome.parts.append(.kept(.usualFound(meal, on: usual.days)))
    // "lo de siempre sin queso", of an arepa with cheese: the arepa without it.
    for food in left {
        guard let dish = matches(food, in: stored).first(where: { isPart(food, of: $0) }) else { continue }
        outcome.parts += try correct(Correction(selection: Selection(ids: [dish.id]), removed: [food.said]), context).parts
    }
    outcome.day = try context.diary.totals(stored[stored.count - 1].day)
    return outcome
}

/// Whether a food is only what a row comes with: "queso", of an "arepa con queso".
private func isPart(_ food: FoodMention, of row: Entry) -> Bool {
    let words = Word.split(food.said)
    return [row.noun, row.said].contains { name in
        let name = Word.split(name)
        guard let with = name.firstIndex(where: ["with", "con"].contains), with > 0 else { return false }
        return name[with...].contains(where: words.contains) && !name[..<with].contains(where: words.contains)
    }
}

/// "the usual coffee": in the amount that the person has most often.
func logUsualFoods(_ request: LogFood, _ context: ActionContext) throws -> Outcome {
    var request = request
    let past = Habits(try context.diary.latestAmounts(limit: Habits.reach))
    for index in request.foods.indices where request.foods[index].amount.isEmpty {
        request.foods[index].usual = request.foods[index].best.flatMap { past.amount($0.id, $0.noun, least: 1) } ?? request.foods[index].usual
    }
    return try logFood(request, context)
}

extension ActionContext {
    /// A usual meal: as told, else as the last weeks tell.
    func usual(_ meal: Meal) throws -> LearnedUsual? {
        if case .usual(let saved, _)? = try toldUsual(meal)?.content { return LearnedUsual(meal: meal, entries: saved.entries, days: nil) }
        let rows = try diary.entries(today.advanced(by: -Usual.span)...today.advanced(by: -1)).filter { $0.meal == meal }
        return Usual.meal(rows).map { LearnedUsual(meal: meal, entries: $0.entries, days: $0.days) }
    }

    /// Rows that were written, as an outcome.
    func logged(_ stored: [Entry], name: String) -> Outcome {
        guard let last = stored.last else { return Outcome(name: name) }
        return Outcome(
            name: name,
            events: [
                .slot(.entries(stored.map(\.id))), .slot(.food(id: last.foodID, noun: last.noun, grams: last.grams)), .slot(.day(last.day)),
                .slot(.explanations(stored.map { $0.explanation(of: .energy) })),
            ],
            parts: [.logged(stored, planned: stored.allSatisfy { $0.day > today })])
    }
}
