import Foundation

/// Goes through a conversation turn by turn and holds every figure, in words and on the wire, against the source tables.
///
/// All it takes from the program is which row, how many grams and which meal and day, as the replies give them; the rest it works out.
struct Auditor {
    let tables: SourceTables
    private(set) var ledger = Ledger()
    /// How many figures were held against the tables so far.
    private(set) var checked = 0
    /// Numbers that the person has said.
    private(set) var said: Set<Double> = []
    /// Daily goals by nutrient key, as they were told, the last one last.
    private(set) var goals: [String: [Double]] = [:]
    private var complaints: [String] = []

    /// Most of a day where no reference intake is set: 21 CFR 101.9(c), Regulation (EU) 1169/2011, FDA.
    private static let labels: [String: Double] = [
        "saturated_fat_g": 20, "fat_g": 78, "cholesterol_mg": 300, "sugars_g": 90, "caffeine_mg": 400,
    ]

    init(tables: SourceTables) { self.tables = tables }

    /// Takes in one turn.
    /// - Parameters:
    ///   - today: the day of the clock, `2026-11-21`.
    /// - Returns: what does not agree, a line each.
    mutating func audit(message: String, reply: [String: Any], today: String) -> [String] {
        complaints = []
        let data = reply["data"] as? [String: Any] ?? [:]
        let text = reply["text"] as? String ?? ""
        let spanish = reply["language"] as? String == "es"
        for number in message.matches(of: /[0-9]+(?:[.,][0-9]+)?/) {
            if let plain = Double(number.output.replacing(",", with: ".")) { said.insert(plain) }
            if let thousands = Double(number.output.filter(\.isNumber)) { said.insert(thousands) }
        }
        var facts = Facts(today: today, tables: tables)
        for id in data["removed"] as? [String] ?? [] {
            if let gone = ledger.entries[id] { facts.add(gone) }
            if let gone = ledger.exercise[id] { facts.add("energy_kcal", gone.energy) }
            if let gone = ledger.water[id] { facts.add("ml", gone.amount) }
            if let gone = ledger.weights[id] { facts.add(weight: gone.kilograms) }
            ledger.remove(id)
        }
        takeRows(data, &facts)
        takeAnswers(data, &facts)
        if let plan = Plan(text, spanish: spanish) {
            for (key, amount) in plan.facts { facts.add(key, amount) }
            said.insert(plan.goal)
        }
        takeGoals(text, spanish: spanish)
        checkDay(data["day"] as? [String: Any])
        facts.add(ledger: ledger, goals: goals, said: said, mainDay: (data["day"] as? [String: Any])?["date"] as? String)
        var before = ""
        for line in text.split(separator: "\n").map(String.init) {
            defer { before = line }
            if let problem = salt(line, after: before) {
                complaints += problem
                continue
            }
            for problem in facts.unexplained(line, ledger: ledger, spanish: spanish, whole: text, counting: &checked) { complaints.append(problem) }
        }
        return complaints
    }

    /// The answer of `? totals DAY NUTRIENT…` as it must be.
    func totals(_ day: String, _ keys: [String]) -> [String] {
        let rows = ledger.rows(on: day)
        let sum = ledger.totals(rows, tables)
        return keys.map { key in "\(key) " + (sum[key].map(Auditor.whole) ?? (rows.isEmpty ? "0" : "unknown")) }
    }

    /// The answer of `? entries DAY`, without the names and in no order.
    func entries(_ day: String) -> [String] {
        ledger.rows(on: day).map { row in
            let energy = tables.amounts(row.source, grams: row.grams)?["energy_kcal"]
            return "\(row.meal) | \(Auditor.whole(row.grams)) g | \(energy.map(Auditor.whole) ?? "unknown") kcal"
        }
    }

    /// "As salt, that is about 4.8 g.": two and a half times the sodium of the line before, in grams; nil where a line tells no salt.
    private mutating func salt(_ line: String, after before: String) -> [String]? {
        guard line.hasPrefix("As salt") || line.hasPrefix("En sal"), let told = line.firstMatch(of: /([0-9]+(?:[.,][0-9]+)?) g/),
            let grams = Double(told.output.1.replacing(",", with: ".")), let sodium = before.firstMatch(of: /([0-9][0-9.,]*) mg/),
            let milligrams = Double(sodium.output.1.filter(\.isNumber))
        else { return nil }
        checked += 1
        return abs(grams - milligrams * 2.5 / 1000) <= 0.2 ? [] : ["\(line) after \(before)"]
    }

    private static func whole(_ value: Double) -> String { String(Int(value.rounded(.toNearestOrAwayFromZero))) }

    // MARK: the wire

    private mutating func takeRows(_ data: [String: Any], _ facts: inout Facts) {
        for row in data["weight"] as? [[String: Any]] ?? [] {
            guard let id = row["id"] as? String, let kilograms = row["kilograms"] as? Double, let day = row["date"] as? String else { continue }
            ledger.weights[id] = (kilograms, day)
        }
        for row in data["entries"] as? [[String: Any]] ?? [] {
            guard let id = row["id"] as? String, let entry = entry(row) else { continue }
            if let before = ledger.entries[id] { facts.add(before) }
            ledger.entries[id] = entry
            facts.add(entry)
        }
        for row in data["diary"] as? [[String: Any]] ?? [] {
            guard let id = row["id"] as? String, let entry = entry(row) else { continue }
            if ledger.entries[id] != entry { complaints.append("\(id) is told as \(entry), and was \(String(describing: ledger.entries[id]))") }
            facts.add(entry)
        }
        for row in data["exercise"] as? [[String: Any]] ?? [] {
            guard let id = row["id"] as? String, let energy = row["energy_kcal"] as? Double, let day = row["date"] as? String else { continue }
            if ledger.exercise[id]?.energy != energy {
                let activity = row["activity"] as? String ?? "", minutes = row["minutes"] as? Double ?? 0
                // Minutes come over the wire with two decimals.
                let right = (tables.met(activity) ?? .nan) * (ledger.weight ?? 70) * minutes / 60
                same(energy, right, "\(id) \(activity)", within: 0.1)
            }
            ledger.exercise[id] = (energy, day)
            facts.add("energy_kcal", energy)
        }
        for row in data["water"] as? [[String: Any]] ?? [] {
            guard let id = row["id"] as? String, let amount = row["millilitres"] as? Double, let day = row["date"] as? String else { continue }
            ledger.water[id] = (amount, day)
            facts.add("ml", amount)
        }
    }

    /// The row, with its nutrients held against the tables.
    private mutating func entry(_ row: [String: Any]) -> Ledger.Entry? {
        guard let source = row["food_id"] as? String, let grams = row["grams"] as? Double, let meal = row["meal"] as? String,
            let day = row["date"] as? String
        else {
            complaints.append("a row without grams: \(row)")
            return nil
        }
        check(row["nutrients"] as? [String: Any] ?? [:], source, grams)
        return Ledger.Entry(
            source: source, grams: grams, meal: meal, day: day, quantity: row["quantity"] as? Double ?? 0, unit: row["unit"] as? String ?? "")
    }

    private mutating func takeAnswers(_ data: [String: Any], _ facts: inout Facts) {
        let answers = (data["answer"] as? [[String: Any]]) ?? (data["answer"] as? [String: Any]).map { [$0] } ?? []
        for answer in answers {
            guard let source = answer["food_id"] as? String, let key = answer["nutrient"] as? String, let figure = known(source) else { continue }
            for (grams, value) in [("grams", "value"), ("usual_grams", "usual_value")] {
                guard let amount = answer[grams] as? Double else { continue }
                same(answer[value] as? Double, figure[key].map { $0 * amount / 100 }, "answer of \(source) \(key)")
                facts.add(answer: key, figure[key].map { $0 * amount / 100 }, grams: amount)
            }
        }
        for food in data["foods"] as? [[String: Any]] ?? [] {
            guard let source = food["food_id"] as? String, let grams = food["grams"] as? Double, known(source) != nil else { continue }
            check(food["nutrients"] as? [String: Any] ?? [:], source, grams)
            facts.add(Ledger.Entry(source: source, grams: grams, meal: "", day: ""))
        }
        for link in data["explanation"] as? [[String: Any]] ?? [] {
            guard let source = link["food_id"] as? String, let key = link["nutrient"] as? String, let figure = known(source) else { continue }
            let grams = (link["portion"] as? [String: Any])?["grams"] as? Double ?? 0
            same(link["per_100_g"] as? Double, figure[key], "per 100 g of \(source) \(key)")
            facts.add(answer: key, figure[key].map { $0 * grams / 100 }, grams: grams)
            facts.add(key, figure[key] ?? .nan)
            for part in link["ingredients"] as? [[String: Any]] ?? [] { facts.add("grams", part["grams"] as? Double ?? .nan) }
        }
        for recipe in data["recipes"] as? [[String: Any]] ?? [] {
            guard let id = recipe["id"] as? String, let serving = tables.serving(id) else { continue }
            for (key, amount) in serving {
                if let told = recipe[key] as? Double { same(told, amount, "recipe \(id) \(key)") }
                facts.add(key, amount)
            }
            for part in tables.recipes[id]?.parts ?? [] { facts.add("grams", part.grams) }
        }
        for intake in data["intakes"] as? [[String: Any]] ?? [] {
            guard let key = intake["nutrient"] as? String else { continue }
            for name in ["recommended", "limit"] {
                guard let value = intake[name] as? Double else { continue }
                if tables.intakes[key]?.contains(value) != true, Auditor.labels[key] != value {
                    complaints.append("no reference intake of \(value) \(key)")
                }
                facts.add(answer: key, value, grams: 100)
            }
        }
    }

    /// "Goal: 1,900 kcal a day": a goal is what the person said.
    private mutating func takeGoals(_ text: String, spanish: Bool) {
        for line in text.split(separator: "\n").map(String.init)
        where line.trimmingCharacters(in: .whitespaces).lowercased().contains(/^(goal|meta|objetivo):/) {
            guard let goal = PrintedNumber.all(in: line, spanish: spanish, titles: tables.titles).first else { continue }
            let key = goal.unit == "kcal" ? "energy_kcal" : goal.nutrient ?? "?"
            if !said.contains(goal.value) { complaints.append("a goal that nobody said: \(line)") }
            if goals[key]?.last != goal.value { goals[key, default: []].append(goal.value) }
        }
    }

    private mutating func checkDay(_ told: [String: Any]?) {
        guard let told, let day = told["date"] as? String else { return }
        let rows = ledger.rows(on: day)
        let sum = ledger.totals(rows, tables)
        for (key, value) in told where key.hasSuffix("_g") || key.hasSuffix("_mg") || key.hasSuffix("_ug") || key == "energy_kcal" {
            same(value as? Double, sum[key] ?? 0, "\(day) \(key)")
        }
        same(told["exercise_kcal"] as? Double, ledger.exercise(on: day), "\(day) exercise")
        if let goal = told["goal_kcal"] as? Double {
            if goals["energy_kcal"]?.contains(goal) != true { complaints.append("a goal of \(goal) kcal that was not told") }
            same(told["remaining_kcal"] as? Double, goal - (sum["energy_kcal"] ?? 0), "\(day) remaining")
        }
    }

    private mutating func known(_ source: String) -> [String: Double]? {
        let figures = tables.figures(source)
        if figures == nil { complaints.append("\(source) is in no table") }
        return figures
    }

    /// Nutrients of a row against the tables: each that is told is right, and none that is known is left out of a label's.
    private mutating func check(_ told: [String: Any], _ source: String, _ grams: Double) {
        guard let figures = known(source) else { return }
        for (key, value) in told { same(value as? Double, figures[key].map { $0 * grams / 100 }, "\(source) \(key)") }
        for key in ["energy_kcal", "protein_g", "carbohydrate_g", "fat_g", "fiber_g", "sodium_mg", "iron_mg"]
        where figures[key] != nil && told[key] == nil {
            complaints.append("\(source) leaves out \(key)")
        }
    }

    private mutating func same(_ told: Double?, _ right: Double?, _ what: String, within slack: Double = 0.01) {
        checked += 1
        switch (told, right) {
        case (nil, nil): return
        case (let told?, let right?) where abs(told - right) <= slack + abs(right) * 2e-5: return
        default: complaints.append("\(what): told \(told.map { "\($0)" } ?? "nothing"), the tables give \(right.map { "\($0)" } ?? "nothing")")
        }
    }
}
