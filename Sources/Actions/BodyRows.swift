import Dialogue
import Knowledge
import Nutrition
import Store

extension ActionContext {
    /// The rows of a kind on some days, by day and number; of all days when `days` is nil.
    func bodyRows(_ kind: BodyKind, _ days: ClosedRange<Day>?) throws -> [Record] {
        let days = days ?? allDays
        return switch kind {
        case .exercise: try diary.exercise(days).map(Record.exercise)
        case .water: try diary.water(days).map(Record.water)
        case .weight: try diary.weights(days).map(Record.weight)
        }
    }

    /// The rows that a message speaks of: those chosen, else those of the day said or of today, else the newest of the last week.
    func select(_ selection: BodySelection) throws -> [Record] {
        if !selection.ids.isEmpty { return try selection.ids.compactMap { try diary.bodyRow(selection.kind, $0) } }
        var selection = selection
        // "the gym" is whatever was done there, where nothing is called so.
        if let activity = selection.activity, ["gym", "gimnasio"].contains(activity),
            try !bodyRows(.exercise, selection.when.days ?? today.advanced(by: -7)...today).contains(where: { isOf(activity, $0) })
        {
            selection.activity = nil
        }
        func fitting(_ days: ClosedRange<Day>) throws -> [Record] {
            let rows = try bodyRows(selection.kind, days).filter { isOf(selection.activity, $0) }
            // "correr", beside a walk on the "cinta de correr": what goes by that very name.
            let meant = selection.activity.flatMap(knowledge.activities.match)?.plainName
            let exact = rows.filter { if case .exercise(let one) = $0 { one.activity == meant } else { false } }
            return exact.isEmpty ? rows : exact
        }
        if let days = selection.when.days {
            let rows = try fitting(days)
            return selection.ordinal.map { ordinal in rows.at(ordinal: ordinal).map { [$0] } ?? [] } ?? rows
        }
        var rows = try fitting(today...today)
        // "my last weight", "delete the run" the morning after.
        if rows.isEmpty, !selection.all {
            rows = try fitting((selection.kind == .weight ? allDays.lowerBound : today.advanced(by: -7))...today)
            guard let last = rows.map({ $0.day ?? today }).max() else { return [] }
            rows = rows.filter { $0.day == last }
        }
        if let measured = selection.measured {
            let alike = rows.filter { row in
                guard case .exercise(let exercise) = row else { return false }
                return [exercise.minutes, exercise.kilometres].contains { $0.map { abs($0 - measured) < 0.05 * measured } ?? false }
            }
            if !alike.isEmpty { rows = alike }
        }
        if let ordinal = selection.ordinal { return rows.at(ordinal: ordinal).map { [$0] } ?? [] }
        return rows
    }

    /// Whether a row is of an activity: the same, or one whose name begins alike ("walking, 2.8 to 3.2 mph"); "the workout" is any.
    private func isOf(_ activity: String?, _ row: Record) -> Bool {
        guard let activity, case .exercise(let exercise) = row else { return true }
        if knowledge.activities.isCalled(activity, activity: exercise.activity) { return true }
        guard let meant = knowledge.activities.match(activity) else { return false }
        if meant.plainName == exercise.activity { return true }
        func sport(_ name: String) -> Substring { name.prefix { $0 != "," && $0 != " " } }
        return sport(meant.name) == sport(exercise.activity) && sport(meant.name).hasSuffix("ing")
    }

    /// What the conversation remembers of such rows.
    func spoken(_ kind: BodyKind, _ rows: [Record]) -> [Event] {
        [.slot(.body(kind, rows.map(\.number)))] + (rows.last?.day.map { [.slot(.day($0))] } ?? [])
    }

    /// Asks which of several rows is meant.
    func whichBody(_ selection: BodySelection, _ rows: [Record], offersAll: Bool, _ request: (BodySelection) -> Request) -> Question {
        func narrowed(_ rows: [Record]) -> Request {
            var chosen = selection
            chosen.ids = rows.map(\.number)
            chosen.ordinal = nil
            return request(chosen)
        }
        var options = rows.suffix(3).map { row in
            var option = Option(title: selection.activity ?? selection.kind.rawValue, request: narrowed([row]))
            option.record = row
            return option
        }
        if offersAll { options.append(Option(title: "option.all", request: narrowed(rows))) }
        options.append(.somethingElse)
        return Question(
            name: .whichEntry, subject: selection.activity ?? "body.\(selection.kind.rawValue)", options: options, pending: request(selection),
            turn: turn)
    }
}

extension Record {
    /// The day whose figures the row belongs to.
    var day: Day? {
        switch self {
        case .entry(let entry): entry.day
        case .exercise(let exercise): exercise.day
        case .water(let water): water.day
        case .weight(let weight): weight.day
        case .keepsake(let keepsake): keepsake.day
        case .goal, .setting: nil
        }
    }

    var bodyKind: BodyKind? {
        switch self {
        case .exercise: .exercise
        case .water: .water
        case .weight: .weight
        case .entry, .goal, .setting, .keepsake: nil
        }
    }

    var number: Int {
        switch self {
        case .entry(let row): row.id
        case .exercise(let row): row.id
        case .weight(let row): row.id
        case .water(let row): row.id
        case .goal(let row): row.id
        case .setting(let row): row.id
        case .keepsake(let row): row.id
        }
    }

    /// The same on another day.
    func moved(to day: Day) -> Record {
        switch self {
        case .exercise(var row):
            row.day = day
            return .exercise(row)
        case .water(var row):
            row.day = day
            return .water(row)
        case .weight(var row):
            row.day = day
            return .weight(row)
        case .entry, .goal, .setting, .keepsake: return self
        }
    }
}
