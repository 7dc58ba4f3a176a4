import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "delete the run", "remove that water", "borra mi último peso".
func deleteBody(_ selection: BodySelection, _ context: ActionContext) throws -> Outcome {
    // "delete the weights", where none were lifted: those of the body.
    if selection.kind == .exercise, selection.activity == "weights", try context.select(selection).isEmpty {
        return try deleteBody(BodySelection(.weight, when: selection.when, ordinal: selection.ordinal, all: true), context)
    }
    var rows = try context.select(selection)
    var outcome = Outcome(name: "delete_entry")
    if let less = selection.less, case .water(let row)? = rows.last {
        rows = [rows[rows.count - 1]]
        if row.millilitres > less + 1 {
            var correction = BodyCorrection(BodySelection(.water, ids: [row.id]))
            correction.millilitres = row.millilitres - less
            outcome = try correctBody(correction, context)
            outcome.name = "delete_entry"
            return outcome
        }
    }
    guard !rows.isEmpty else {
        // "borra el agua", of an agua de jamaica.
        if selection.kind == .water,
            let drink = try context.mealSpokenOf().only(where: { ["agua", "water"].contains(Word.split($0.said).first ?? "") })
        {
            return try delete(Selection(ids: [drink.id]), context)
        }
        let none = Part.bodyUnknown(selection.kind, activity: selection.activity, selection.when)
        outcome.parts = [selection.isDenied == true ? .talk(.nothingDone) : none]
        return outcome
    }
    if rows.count > 1, !selection.all, selection.ids.isEmpty, selection.when.day != nil || selection.when.days == nil {
        outcome.question = context.whichBody(selection, rows, offersAll: true) { .deleteBody($0) }
        return outcome
    }
    if !selection.confirmed, selection.ids.isEmpty, rows.count > ActionContext.mostUnasked || Set(rows.map(\.day)).count > 1 {
        var confirmed = selection
        confirmed.ids = rows.map(\.number)
        confirmed.confirmed = true
        outcome.question = Question(
            name: .confirm, subject: "\(rows.count)", options: yesOrNo(.deleteBody(confirmed)), pending: .deleteBody(confirmed), turn: context.turn)
        return outcome
    }
    for row in rows { try context.diary.remove(row) }
    outcome.parts = [.bodyDeleted(rows)]
    outcome.events = context.spoken(selection.kind, []) + (rows.last?.day.map { [.slot(.day($0))] } ?? [])
    outcome.day = try rows.last?.day.map { try context.diary.totals($0) }
    return outcome
}

/// "move the run to yesterday": the same row on another day.
func moveBody(_ selection: BodySelection, to target: When, _ context: ActionContext) throws -> Outcome {
    let rows = try context.select(selection)
    var outcome = Outcome(name: "move_entry")
    guard let day = target.days?.upperBound, !rows.isEmpty else {
        outcome.parts = [.bodyUnknown(selection.kind, activity: selection.activity, selection.when)]
        return outcome
    }
    if rows.count > 1, !selection.all, selection.ids.isEmpty {
        outcome.question = context.whichBody(selection, rows, offersAll: true) { .moveBody($0, to: target) }
        return outcome
    }
    let moved = try rows.map { $0.day == day ? $0 : try context.diary.update($0.moved(to: day)) }
    outcome.parts = [.bodyMoved(moved)]
    outcome.events = context.spoken(selection.kind, moved)
    outcome.day = try context.diary.totals(day)
    return outcome
}

/// "the run was 40 minutes", "no, 5 km", "my weight yesterday was 81".
func correctBody(_ correction: BodyCorrection, _ context: ActionContext) throws -> Outcome {
    var outcome = Outcome(name: "correct")
    let rows = try context.select(correction.selection)
    let kind = correction.selection.kind
    // One weight a day is meant, the newest told.
    let row: Record
    if kind == .exercise, correction.kilometres != nil, correction.activity == nil, rows.allSatisfy({ !context.isOfDistance($0) }),
        let paced = try context.bodyRows(.exercise, context.today...context.today).last(where: context.isOfDistance)
    {
        // "actually it was 6k", after weights were lifted: of the run.
        var run = correction
        run.selection = BodySelection(.exercise, ids: [paced.number])
        return try correctBody(run, context)
    }
    if rows.count > 1, kind == .exercise, !rows.map(\.number).contains(where: { context.tracker.body?.ids == [$0] }) {
        outcome.question = context.whichBody(correction.selection, rows, offersAll: false) { chosen in
            var narrowed = correction
            narrowed.selection = chosen
            return .correctBody(narrowed)
        }
        return outcome
    } else if let spoken = rows.first(where: { context.tracker.body?.ids == [$0.number] }) ?? rows.last {
        row = spoken
    } else if let otherwise = correction.otherwise {
        return try perform(otherwise, context)
    } else {
        outcome.parts = [.bodyUnknown(kind, activity: correction.selection.activity, correction.selection.when)]
        return outcome
    }
    let after: Record
    switch row {
    case .exercise(let exercise):
        switch context.corrected(exercise, correction) {
        case .success(let right): after = .exercise(right)
        case .failure(let refusal): return Outcome(name: "correct", parts: [refusal.part])
        }
    case .water(var water):
        let millilitres =
            correction.millilitres ?? correction.number.map(water.millilitres(counting:)) ?? water.millilitres * (correction.factor ?? 1)
        guard millilitres > 0, millilitres <= Water.most else {
            return Outcome(name: "refuse_water", parts: [.waterImpossible(millilitres: millilitres)])
        }
        water.millilitres = millilitres
        after = .water(water)
    case .weight(var weight):
        let kilograms = correction.kilograms ?? weight.kilograms
        guard BodyWeight.plausible.contains(kilograms) else {
            return Outcome(name: "refuse_weight", parts: [.weightImpossible(kilograms: kilograms, unit: correction.unit ?? weight.unit)])
        }
        weight.kilograms = kilograms
        weight.unit = correction.unit ?? weight.unit
        after = .weight(weight)
    case .entry, .goal, .setting, .keepsake: return outcome
    }
    outcome.parts = after == row ? [.bodySame(row)] : [.bodyCorrected(before: row, after: try context.diary.update(after))]
    outcome.events = context.spoken(kind, [row])
    outcome.day = try row.day.map { try context.diary.totals($0) }
    return outcome
}

extension ActionContext {
    /// Whether miles can be told of it.
    fileprivate func isOfDistance(_ row: Record) -> Bool {
        guard case .exercise(let exercise) = row else { return false }
        return exercise.kilometres != nil || knowledge.activities.match(exercise.activity)?.kilometresPerHour != nil
    }

    /// "no, 500 ml", after a banana: of the water before it, for nothing that is spoken of is poured.
    func poured(_ correction: Correction) throws -> BodyCorrection? {
        guard correction.food == nil, correction.selection.foods.isEmpty, correction.selection.ids.isEmpty, correction.selection.when.isEmpty,
            correction.selection.ordinal == nil, let amount = correction.amount, amount.quantity != nil, let unit = amount.unit,
            unit.millilitres != nil || ["glass", "bottle"].contains(unit.name),
            try spokenOf().allSatisfy({ row in
                guard let food = food(row.foodID, noun: row.noun) else { return false }
                return !food.isDrink && food.grams(of: unit.name) == nil && Unit(row.unit).millilitres == nil
            }), let last = try bodyRows(.water, today...today).last
        else { return nil }
        var water = BodyCorrection(BodySelection(.water, ids: [last.number]))
        water.millilitres = amount.millilitresOfWater
        return water
    }
}

/// Why an exercise cannot be what was said.
private struct Refusal: Error { var part: Part }

extension ActionContext {
    /// The exercise as it was: its energy goes by the same body weight and the same way of counting as before.
    fileprivate func corrected(_ before: Exercise, _ correction: BodyCorrection) -> Result<Exercise, Refusal> {
        var after = before, correction = correction
        if let number = correction.number { (correction.minutes, correction.kilometres) = before.measures(counting: number) }
        if correction.adds == true {
            correction.minutes = correction.minutes.map { $0 + before.minutes }.flatMap { $0 > 0 ? $0 : nil }
            correction.kilometres = correction.kilometres.flatMap { more in before.kilometres.map { $0 + more } }.flatMap { $0 > 0 ? $0 : nil }
        }
        let table = knowledge.activities
        if let said = correction.activity?.said {
            guard let activity = table.match(said) else { return .failure(Refusal(part: .activityUnknown(said: said))) }
            after.activity = activity.plainName
            after.met = activity.met
            after.source = activity.source
            // "scrap the run, it was a bike ride, 45 min": the miles were of the run.
            if correction.minutes != nil, correction.kilometres == nil { after.kilometres = nil }
        }
        if let factor = correction.factor {
            after.minutes *= factor
            after.kilometres = after.kilometres.map { $0 * factor }
        }
        if let kilometres = correction.kilometres {
            // The pace stays where the time went by it.
            if correction.minutes == nil, before.isTimeAssumed, let old = before.kilometres, old > 0 {
                after.minutes = before.minutes * kilometres / old
            } else if correction.minutes == nil, before.assumed.contains("minutes"), let pace = table.match(before.activity)?.kilometresPerHour {
                after.minutes = kilometres / pace * 60
                after.assumed = after.assumed.filter { $0 != "minutes" } + ["pace"]
            }
            after.kilometres = kilometres
        }
        if let minutes = correction.minutes {
            after.minutes = minutes
            after.assumed.removeAll { $0 == "minutes" || $0 == "pace" }
        }
        // "no, 4 miles", in the same time: a slower run.
        if correction.activity == nil, correction.minutes != nil || correction.kilometres != nil, let kilometres = after.kilometres,
            after.minutes > 0, !after.assumed.contains("pace"), !after.assumed.contains("minutes"),
            table.match(before.activity)?.kilometresPerHour != nil,
            let paced = table.match(before.activity, kilometresPerHour: kilometres / after.minutes * 60)
        {
            after.activity = paced.plainName
            after.met = paced.met
            after.source = paced.source
        }
        for amount in [correction.minutes, correction.kilometres].compactMap({ $0 }) where amount <= 0 {
            return .failure(Refusal(part: .amountImpossible(said: before.activity, quantity: amount)))
        }
        guard after.minutes <= 1440, after.kilometres ?? 0 <= 1440 else { return .failure(Refusal(part: .exerciseTooLong(said: before.activity))) }
        if before.minutes > 0, before.met > 0 {
            after.kilocalories = before.kilocalories * (after.minutes / before.minutes) * (after.met / before.met)
        }
        // By the weight that was told since.
        if correction.recounts == true, let kilograms = correction.kilograms ?? (try? diary.weights(nil))?.last?.kilograms {
            after.kilocalories = after.met * kilograms * after.minutes / 60
            after.assumed.removeAll { $0 == "weight" }
        } else if before.assumed.contains("weight"), let weight = (try? diary.weights(nil))?.last {
            after.kilocalories *= weight.kilograms / usualBodyWeight
            after.assumed.removeAll { $0 == "weight" }
        }
        if let told = correction.kilocalories {
            after.kilocalories = told
            after.assumed.removeAll { $0 == "weight" }
        }
        return .success(after)
    }
}
