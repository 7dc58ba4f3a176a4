public import Nutrition

/// Reference intakes of `corpora/intakes.tsv`: what a person of a sex and age needs a day.
public struct IntakeTable: Sendable {
    struct Row: Sendable {
        let nutrient: Nutrient
        let sex: String
        let ages: Range<Int>
        let kind: String
        let value: Double
    }

    private let rows: [Row]

    init(text: String) throws {
        let table = try Table(
            file: "intakes.tsv", text: text, columns: ["nutrient", "sex", "age_from", "age_to", "state", "kind", "value", "source"])
        rows = try table.all.compactMap { row in
            guard row["state"].isEmpty else { return nil }
            guard let nutrient = Nutrient(key: String(row["nutrient"])) else { throw row.problem("unknown nutrient") }
            let from = Int(try row.number("age_from")), to = Int(try row.number("age_to"))
            guard from < to else { throw row.problem("ages \(from) to \(to)") }
            return Row(nutrient: nutrient, sex: String(row["sex"]), ages: from..<to, kind: String(row["kind"]), value: try row.number("value"))
        }
    }

    /// The recommended dietary allowance, else the adequate intake, a day; for an unknown sex the larger, for an unknown age that of 31.
    public func recommended(_ nutrient: Nutrient, sex: String?, age: Int?) -> Double? {
        value(nutrient, "RDA", sex, age) ?? value(nutrient, "AI", sex, age)
    }

    /// The tolerable upper intake a day; for an unknown sex the smaller.
    public func upper(_ nutrient: Nutrient, sex: String?, age: Int?) -> Double? {
        fitting(nutrient, "UL", sex, age).min()
    }

    private func value(_ nutrient: Nutrient, _ kind: String, _ sex: String?, _ age: Int?) -> Double? {
        fitting(nutrient, kind, sex, age).max()
    }

    private func fitting(_ nutrient: Nutrient, _ kind: String, _ sex: String?, _ age: Int?) -> [Double] {
        rows.filter { $0.nutrient == nutrient && $0.kind == kind && $0.ages.contains(age ?? 31) && (sex == nil || $0.sex == "any" || $0.sex == sex) }
            .map(\.value)
    }
}
