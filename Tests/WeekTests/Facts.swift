import Foundation

/// What a reply may say in numbers, each worked out from the tables.
struct Facts {
    let today: String
    let tables: SourceTables
    /// Amounts by nutrient key, or by `grams`, `ml`, `kg`, `lb`, `%`, `days`, `foods`.
    private var amounts: [String: [Double]] = [:]
    /// Rows whose grams and energy stand on one line.
    private var rows: [(grams: Double, energy: Double)] = []
    /// Nutrients that were asked for, whose name is not always repeated.
    private var asked: [String] = []
    private var together: [String: Double] = [:]
    /// What was answered of each nutrient.
    private var answered: [String: [Double]] = [:]
    private var mainDay: String

    init(today: String, tables: SourceTables) {
        self.today = today
        self.tables = tables
        mainDay = today
        amounts["grams"] = [100]
        amounts["kg"] = [70]
    }

    mutating func add(_ kind: String, _ amount: Double) { amounts[kind, default: []].append(amount) }

    mutating func add(weight kilograms: Double) {
        add("kg", kilograms)
        add("lb", kilograms / 0.45359237)
    }

    mutating func add(_ entry: Ledger.Entry) {
        guard let figures = tables.amounts(entry.source, grams: entry.grams) else { return }
        for (key, amount) in figures { add(key, amount) }
        add("grams", entry.grams)
        add(entry.unit, entry.quantity)
        if let energy = figures["energy_kcal"] { rows.append((entry.grams, energy)) }
    }

    mutating func add(answer key: String, _ value: Double?, grams: Double) {
        asked.append(key)
        add("grams", grams)
        guard let value else { return }
        // "More potassium: Avocado, by 305 mg."
        for other in answered[key] ?? [] { add(key, abs(value - other)) }
        answered[key, default: []].append(value)
        add(key, value)
        together[key, default: 0] += value
        if key == "energy_kcal" { rows.append((grams, value)) }
    }

    mutating func add(ledger: Ledger, goals: [String: [Double]], said: Set<Double>, mainDay: String?) {
        self.mainDay = mainDay ?? today
        let weights = ledger.weights.values.map(\.kilograms)
        for weight in weights { add(weight: weight) }
        for (a, b) in weights.flatMap({ a in weights.map { (a, $0) } }) where a > b { add(weight: a - b) }
        for (key, told) in goals { for goal in told { add(key, goal) } }
        for (key, sum) in together { add(key, sum) }
        self.goals = goals
        self.said = said
    }

    private var goals: [String: [Double]] = [:]
    private var said: Set<Double> = []

    /// The numbers of a line that no fact explains.
    func unexplained(_ line: String, ledger: Ledger, spanish: Bool, whole: String, counting: inout Int) -> [String] {
        var numbers = PrintedNumber.all(in: line, spanish: spanish, titles: tables.titles).filter { !$0.unit.isEmpty }
        // What Morsel gives as an example of what to say is no figure.
        let examples = line.matches(of: /"[^"]*"/).flatMap { PrintedNumber.all(in: String($0.output), spanish: spanish, titles: tables.titles) }
        numbers.removeAll { number in examples.contains { $0.value == number.value && $0.unit == number.unit } }
        counting += numbers.count
        var problems: [String] = []
        if let pair = line.firstMatch(of: /(?:\(([\d.,]+) g\)|^ *(?:\d+\. )?([\d.,]+) g (?:of |de )[^:]*): ([\d.,]+) kcal(?!.* in )/) {
            let grams = PrintedNumber.all(in: "\(pair.output.1 ?? pair.output.2 ?? "") g", spanish: spanish, titles: [:]).first
            let energy = PrintedNumber.all(in: "\(pair.output.3) kcal", spanish: spanish, titles: [:]).first
            if let grams, let energy, !rows.contains(where: { grams.prints($0.grams) && energy.prints($0.energy) }) {
                problems.append("no row of \(grams.value) g and \(energy.value) kcal: \(line)")
            }
        }
        let ranges = Facts.ranges(whole, today)
        for number in numbers {
            let isExplained = keys(of: number, beside: numbers).contains { key in
                (amounts[key] ?? []).contains(where: number.prints) || isTrue(number, key, ledger, ranges)
            }
            if !isExplained { problems.append("\(number.value) \(number.unit) \(number.nutrient ?? ""): \(line)") }
        }
        return problems
    }

    /// Which facts a number may state.
    private func keys(of number: PrintedNumber, beside others: [PrintedNumber]) -> [String] {
        if let nutrient = number.nutrient, ["g", "mg", "µg"].contains(number.unit) { return [nutrient] }
        switch number.unit {
        case "kcal": return ["energy_kcal"]
        case "g", "mg", "µg":
            // "protein: 26 g", "Protein goal reached: 149 g of 140 g".
            let head = number.line.prefix { $0 != ":" }.lowercased().split(separator: " ").map(String.init)
            let title = (0..<head.count).reversed().map { head[0...$0].joined(separator: " ") }.first { tables.titles[$0] != nil } ?? ""
            let ending = ["g": "_g", "mg": "_mg", "µg": "_ug"][number.unit] ?? ""
            // "34 g of 140 g", "12 g of fiber (84 g in all)": the nutrient is said once.
            let named = tables.titles[title].map { [$0] } ?? (others.compactMap(\.nutrient) + asked).filter { $0.hasSuffix(ending) }
            return named + (number.unit == "g" ? ["grams"] : [])
        default: return [number.unit]
        }
    }

    /// Whether a number is true of the day, or the days, that its line is about.
    /// Beside that: amounts of food as they were said, which are told again.
    private func isTrue(_ number: PrintedNumber, _ key: String, _ ledger: Ledger, _ ranges: [[String]]) -> Bool {
        let days = Facts.day(number.line, today).map { [$0] } ?? Array(Set([mainDay, today]))
        return days.contains { day in truths(key, ledger, day).contains(where: number.prints) }
            || ranges.contains { range in truths(key, ledger, range).contains(where: number.prints) }
    }

    private func truths(_ key: String, _ ledger: Ledger, _ day: String) -> [Double] {
        let rows = ledger.rows(on: day)
        switch key {
        case "foods": return [Double(rows.count)]
        case "ml": return [ledger.water(on: day)] + said + rows.filter { $0.unit == "ml" }.map(\.quantity)
        case "grams", "lb": return rows.flatMap { [$0.grams, $0.quantity] }
        case "%":
            let energy = sum("energy_kcal", rows)
            return tables.nutrients.map { nutrient in
                sum("energy_kcal", rows.filter { tables.figures($0.source)?[nutrient] != nil }) / energy * 100
            }
        default:
            let all = sum(key, rows)
            var result = [all] + Facts.meals.map { meal in sum(key, rows.filter { $0.meal == meal }) }
            for goal in goals[key] ?? [] {
                result.append(goal - all)
                // From the whole numbers that stand beside it, so that they add up for the reader.
                if key == "energy_kcal" {
                    result += self.rows.map { goal - all.rounded(.toNearestOrAwayFromZero) - $0.energy.rounded(.toNearestOrAwayFromZero) }
                }
                if key == "energy_kcal" { result += [goal - all.rounded(.toNearestOrAwayFromZero), (goal - all).rounded(.down)] }
            }
            if key == "energy_kcal" {
                result.append(ledger.exercise(on: day))
                for row in ledger.exercise.values where row.day == day { result.append(row.energy) }
            }
            return result
        }
    }

    /// Sums and daily averages, of all that was eaten and by meal.
    private func truths(_ key: String, _ ledger: Ledger, _ range: [String]) -> [Double] {
        let rows = range.flatMap { ledger.rows(on: $0) }
        return ([nil] + Facts.meals.map(Optional.some)).flatMap { meal -> [Double] in
            let some = rows.filter { meal == nil || $0.meal == meal }
            let count = Double(Set(some.map(\.day)).count)
            if key == "days" { return [count] }
            guard count > 0 else { return [] }
            let all = sum(key, some)
            return [all, all / count]
        }
    }

    private func sum(_ key: String, _ rows: [Ledger.Entry]) -> Double {
        rows.reduce(0) { $0 + (tables.figures($1.source)?[key] ?? 0) * $1.grams / 100 }
    }

    private static let meals = ["breakfast", "lunch", "dinner", "snack"]

    /// The day a line names: "Monday 16: …", "About 482 kcal on Thursday 19."
    private static func day(_ line: String, _ today: String) -> String? {
        let names =
            /(?i)(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:, november)? (\d+)|(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) (\d+)/
        guard let match = line.firstMatch(of: names), let number = Int(match.output.1 ?? match.output.2 ?? "") else { return nil }
        return String(today.prefix(8)) + (number < 10 ? "0" : "") + "\(number)"
    }

    /// The days of "Monday 16 to Sunday 22".
    private static func ranges(_ text: String, _ today: String) -> [[String]] {
        text.matches(of: /(?i)\p{L}+ (\d+) (?:to|al|a) (?:the )?\p{L}+ (\d+)/).compactMap { match in
            guard let from = Int(match.output.1), let to = Int(match.output.2), from <= to, to <= 31 else { return nil }
            return (from...to).map { String(today.prefix(8)) + ($0 < 10 ? "0" : "") + "\($0)" }
        }
    }
}
