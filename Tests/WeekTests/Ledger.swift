/// What a person's diary must hold by the replies so far, kept from the rows on the wire alone.
struct Ledger {
    struct Entry: Equatable {
        var source: String
        var grams: Double
        var meal: String
        var day: String
        /// As the person said it: 250 and ml.
        var quantity = 0.0
        var unit = ""
    }

    var entries: [String: Entry] = [:]
    /// Kilocalories and day by row.
    var exercise: [String: (energy: Double, day: String)] = [:]
    /// Millilitres and day by row.
    var water: [String: (amount: Double, day: String)] = [:]
    var weights: [String: (kilograms: Double, day: String)] = [:]

    /// Body weight that counts: the latest day's.
    var weight: Double? {
        weights.max { a, b in (a.value.day, Ledger.number(a.key)) < (b.value.day, Ledger.number(b.key)) }?.value.kilograms
    }

    mutating func remove(_ id: String) {
        entries[id] = nil
        exercise[id] = nil
        water[id] = nil
        weights[id] = nil
    }

    func water(on day: String) -> Double { water.values.filter { $0.day == day }.reduce(0) { $0 + $1.amount } }
    func exercise(on day: String) -> Double { exercise.values.filter { $0.day == day }.reduce(0) { $0 + $1.energy } }
    func rows(on day: String, meal: String? = nil) -> [Entry] { entries.values.filter { $0.day == day && (meal == nil || $0.meal == meal) } }

    /// Sums of what is known; a nutrient that no row knows is absent, and all are 0 when there is no row.
    func totals(_ rows: [Entry], _ tables: SourceTables) -> [String: Double] {
        var sum: [String: Double] = [:]
        for row in rows { for (key, amount) in tables.amounts(row.source, grams: row.grams) ?? [:] { sum[key, default: 0] += amount } }
        return sum
    }

    private static func number(_ id: String) -> Int { Int(id.dropFirst()) ?? 0 }
}
