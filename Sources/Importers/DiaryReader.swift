public import Nutrition

/// Reads the diary that another program exported, row by row: MyFitnessPal, Cronometer, Lose It!, FoodData Central's column names, and any
/// table with a date and foods, in English or Spanish, our own export among them.
///
/// The file is read twice: first for what its dates and numbers show of their order and decimal mark, then for its rows. Figures are those
/// of the export, converted to our units and never computed anew.
public final class DiaryReader {
    /// Rows that are kept in one call of `next`; what cannot be one is told to the report.
    private let table: DelimitedReader
    private let kind: ImportKind
    private let columns: DiaryColumns
    private var dates = DiaryDates()
    private var numbers = DiaryNumbers()
    private let days: ClosedRange<Day>
    /// How often a row like this has come, by the hash of what tells it from others.
    private var seen: [Int: Int] = [:]
    private var meals: [String: Meal?] = [:]
    private var strangeMeals = 0

    /// The header is our own export's: its rows may be those of the very diary they go into.
    public var isOwn: Bool { columns.isOwn }

    /// - Parameters:
    ///   - kind: one of the diary kinds.
    ///   - today: days more than ten years after it are refused.
    /// - Throws: `ImportError` or `DiaryProblem` when the file as a whole is none of this kind.
    public init(path: String, kind: ImportKind, today: Day) throws {
        self.kind = kind
        table = try DiaryReader.open(path)
        // MyFitnessPal gives these as percent of a daily value, which it does not name.
        columns = DiaryColumns(table.header, percent: kind == .myfitnesspal ? [.vitaminA, .vitaminC, .calcium, .iron] : [])
        days = Day(year: 1900, month: 1, day: 1)...Day(year: today.civil.year + 10, month: today.civil.month, day: today.civil.day)
        try check(path)
    }

    private static func open(_ path: String) throws -> DelimitedReader {
        try DelimitedReader(path: path, needed: [DiaryColumns.dates], toleratesCutOff: true)
    }

    /// Looks through the file once, and says in the report what it had to decide.
    public func survey(_ report: inout ImportReport) throws {
        let table = try DiaryReader.open(self.table.path)
        var order = DiaryDates.Evidence(), mark = DiaryNumbers.Evidence()
        let figures = columns.figures.map(\.column) + [columns[.quantity], columns[.grams], columns[.amount]].compactMap { $0 }
        while let row = try table.next() {
            order.note(row.text(columns[.date]))
            if !mark.isClear { for column in figures { mark.note(row.bytes(column)) } }
        }
        dates.order = order.order
        numbers.commaIsPoint = mark.isComma
        if order.isGuess {
            report.warn("Dates such as 03/04/2026 were read as month/day/year, for nothing in the file shows another order.")
        } else if order.dayFirst > 0, order.monthFirst > 0 {
            report.warn("Some dates have the day first and some the month; most decided.")
        }
        if mark.isMixed { report.warn("Some numbers have a decimal comma and some a point; most decided.") }
        if !columns.unread.isEmpty {
            report.warn("Not read, for the unit is percent or cannot be converted: \(columns.unread.joined(separator: ", ")).")
        }
    }

    private func check(_ path: String) throws {
        let header = Set(table.header)
        func named(_ words: String...) -> Bool { header.isSuperset(of: words) }
        let isFood = columns[.food] != nil
        if named("exercise"), !isFood || named("exercise minutes") || named("calories burned") {
            throw DiaryProblem.otherTable(path: path, what: "exercise", hint: "only foods are imported.")
        }
        if named("metric", "unit") || named("body fat %") || (named("weight", "last updated") && columns.figures.isEmpty) {
            throw DiaryProblem.otherTable(path: path, what: "measurements", hint: "only foods are imported.")
        }
        switch kind {
        case .cronometer where !isFood:
            throw DiaryProblem.daily(path: path, hint: "export \"Food & Recipe Entries\" (servings.csv) in place of the daily nutrition.")
        case .loseit where !isFood:
            throw DiaryProblem.daily(path: path, hint: "give food-logs.csv, or the weekly food log, in place of a summary.")
        case .myfitnesspal where !isFood && columns[.meal] == nil:
            throw DiaryProblem.daily(path: path, hint: "export the Nutrition Summary, which has a row for each meal.")
        default: break
        }
        guard isFood || columns[.meal] != nil else {
            if !columns.figures.isEmpty { throw DiaryProblem.daily(path: path, hint: "a column \"food\" or \"meal\" is needed.") }
            throw DiaryProblem.nothingNamed(path: path, needed: ["food", "meal"])
        }
        guard isFood || !columns.figures.isEmpty else { throw DiaryProblem.nothingNamed(path: path, needed: ["food", "calories"]) }
    }

    /// The next row that can be one, nil at the end; `survey` comes first.
    public func next(_ report: inout ImportReport) throws -> DiaryRow? {
        while let row = try table.next() {
            if row.problem == nil, (0..<row.count).allSatisfy({ row.bytes($0).isEmpty }) { continue }
            report.read += 1
            do {
                return try self.row(row, &report)
            } catch let reason as Reason {
                report.skip(reason.text, at: .init(file: table.name, line: row.line))
            }
        }
        if strangeMeals > 0 { report.warn("Rows of no meal that is known here, which are snacks now: \(strangeMeals).") }
        return nil
    }

    /// Why a row is left out.
    private struct Reason: Error {
        let text: String
        init(_ text: String) { self.text = text }
    }

    private func row(_ row: Row, _ report: inout ImportReport) throws -> DiaryRow {
        if let problem = row.problem { throw Reason(problem.rawValue) }
        let when = row.text(columns[.date])
        let name = DiaryWords.name(row.text(columns[.food]))
        if DiaryReader.isTotal(when) || DiaryReader.isTotal(row.text(columns[.meal])) || (!name.isEmpty && DiaryReader.isTotal(name)) {
            throw Reason("a total, not a food")
        }
        if ["1", "true", "yes", "deleted"].contains(row.text(columns[.deleted]).lowercased()) { throw Reason("deleted in the app") }
        let day = try self.day(when)
        let group = row.text(columns[.meal]).isEmpty ? row.text(columns[.kind]) : row.text(columns[.meal])
        if [group, row.text(columns[.kind])].contains(where: { ["exercise", "ejercicio"].contains(DiaryWords.folded($0)) }) {
            throw Reason("exercise, not food")
        }
        let nutrients = try self.nutrients(row)
        if name.isEmpty, nutrients.known.isEmpty { throw Reason("nothing in it") }
        let minute = DiaryDates.minute(row.text(columns[.time])) ?? DiaryDates.minute(when)
        var (amount, food) = try self.amount(row, name)
        if let grams = try weight(row) { amount.grams = grams }
        guard amount.quantity > 0, amount.grams.map({ $0 > 0 }) ?? true else {
            throw Reason(amount.quantity < 0 || (amount.grams ?? 0) < 0 ? "a negative amount" : "an amount of zero")
        }
        guard amount.quantity <= 1e6, (amount.grams ?? 0) <= 1e5 else { throw Reason("an amount that cannot be") }
        if food.isEmpty { food = name }
        var result = DiaryRow(
            line: row.line, day: day, minute: minute, meal: meal(group, minute), group: DiaryWords.name(group), food: food.isEmpty ? nil : food,
            quantity: amount.quantity,
            unit: amount.unit, grams: amount.grams, nutrients: nutrients)
        if isOwn { addOwn(row, &result) }
        var hasher = Hasher()
        hasher.combine(result.identity(of: kind))
        let hash = hasher.finalize()
        seen[hash, default: 0] += 1
        result.occurrence = seen[hash] ?? 1
        return result
    }

    private func day(_ text: String) throws -> Day {
        if text.isEmpty { throw Reason("no date") }
        guard let day = dates.day(text) else { throw Reason("a date that is none") }
        guard day <= days.upperBound else { throw Reason("a date far in the future") }
        guard day >= days.lowerBound else { throw Reason("a date before 1900") }
        return day
    }

    private static func isTotal(_ text: String) -> Bool {
        text.utf8.count < 20
            && ["total", "totals", "daily total", "totales", "total diario", "day total", "your daily goal", "remaining"].contains(
                DiaryWords.folded(text))
    }

    /// Figures with their cells' own units, where they have some; "—", "n/a" and empty cells stay unknown.
    private func nutrients(_ row: Row) throws -> Nutrients {
        var nutrients = Nutrients()
        for (column, figure) in columns.figures {
            guard let value = numbers.value(row.bytes(column)), let factor = figure.factor(of: value.unit) else { continue }
            // To nine decimals, so that 836.8 kJ are 200 kcal and no fraction less.
            let amount = factor == 1 ? value.number : (value.number * factor * 1e9).rounded() / 1e9
            if amount < 0 { throw Reason(figure.nutrient == .energy ? "negative energy" : "a negative figure") }
            guard amount <= DiaryReader.most(figure.nutrient) else { throw Reason("a figure that cannot be") }
            nutrients[figure.nutrient] = amount
        }
        return nutrients
    }

    /// More than this of anything is no meal: 50,000 kcal, 10 kg.
    private static func most(_ nutrient: Nutrient) -> Double {
        switch nutrient.unit {
        case "kcal": 50_000
        case "g": 10_000
        case "mg": 10_000_000
        default: 10_000_000_000
        }
    }

    private func weight(_ row: Row) throws -> Double? {
        guard let column = columns[.grams], let value = numbers.value(row.bytes(column)) else { return nil }
        if value.unit.isEmpty { return value.number }
        return Unit(DiaryNumbers.unit(value.unit)).grams.map { $0 * value.number }
    }

    /// The amount, and the food's name without it where it ends in one ("Shake, 11 fl oz").
    private func amount(_ row: Row, _ name: String) throws -> (DiaryAmount, food: String) {
        let unit = DiaryWords.unprotected(row.text(columns[.unit]))
        if isOwn, let value = numbers.value(row.bytes(columns[.quantity])) {
            return (DiaryAmount(quantity: value.number, unit: unit.isEmpty ? "serving" : unit), name)
        }
        let said = DiaryWords.unprotected(row.text(columns[.amount]))
        let counted = DiaryWords.unprotected(row.text(columns[.quantity]))
        if !counted.isEmpty, var amount = numbers.amount(counted) {
            let isBare = amount.unit == "serving"
            if !unit.isEmpty, isBare { amount = numbers.amount(amount.quantity, of: unit) }
            // "2" servings "of 1 cup (30 g)".
            if unit.isEmpty, isBare, let each = numbers.amount(said), each.quantity > 0 {
                amount = DiaryAmount(quantity: amount.quantity * each.quantity, unit: each.unit, grams: each.grams.map { $0 * amount.quantity })
            }
            return (amount, name)
        }
        if let amount = numbers.amount(said) { return (unit.isEmpty ? amount : numbers.amount(amount.quantity, of: unit), name) }
        if kind == .myfitnesspal, let comma = name.lastIndex(of: ",") {
            let behind = name[comma...].dropFirst().drop { $0 == " " }
            if behind.first?.isNumber == true, let amount = numbers.amount(String(behind)) { return (amount, String(name[..<comma])) }
        }
        return (DiaryAmount(quantity: 1, unit: name.isEmpty ? "item" : "serving"), name)
    }

    /// By its name; without one by the time; else a snack.
    private func meal(_ group: String, _ minute: Int?) -> Meal {
        let known: Meal?
        if let cached = meals[group] {
            known = cached
        } else {
            known = Meal(named: group)
            if meals.count < 1000 { meals[group] = .some(known) }
        }
        if let known { return known }
        if group.isEmpty || ["uncategorized", "food", "alimento"].contains(DiaryWords.folded(group)), let minute { return Meal(minute: minute) }
        strangeMeals += 1
        return .snack
    }

    /// What only our own export tells.
    private func addOwn(_ row: Row, _ result: inout DiaryRow) {
        let code = row.text(columns[.foodID])
        let parts = code.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        let isCode =
            parts.count == 2
            && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (45...57).contains($0) || $0 == 95 || (97...122).contains($0 | 32) } }
        if isCode, code.utf8.count <= 80 { result.foodID = FoodID(code) }
        result.noun = DiaryWords.name(row.text(columns[.noun]))
        result.said = DiaryWords.name(row.text(columns[.said]))
        result.assumed = row.text(columns[.assumed]).split(separator: " ").compactMap { Portion.Assumption(rawValue: String($0)) }
        result.portionSource = Portion.Source(rawValue: row.text(columns[.portionSource]))
    }
}

extension DiaryRow {
    /// What tells a row from others of the same source: running the same file again, or a longer one, finds it by this and its `occurrence`.
    ///
    /// A row that sums up a meal is the same row when its figures have changed since.
    public func identity(of kind: ImportKind) -> String {
        [
            kind.rawValue, day.description, minute.map(String.init) ?? "", food == nil ? group : meal.rawValue, food ?? "",
            food == nil ? "" : "\(quantity) \(unit)",
            food == nil ? "" : nutrients[.energy].map { "\($0)" } ?? "",
        ].joined(separator: "\u{1f}")
    }
}
