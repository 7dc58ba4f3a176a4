public import Nutrition

/// Reference intakes of `corpora/intakes.tsv`: what a person needs a day.
///
/// What is unknown of the person is read so: of an unknown sex the larger need and the smaller limit hold; an unknown age is 31; who is pregnant or lactating
/// is female, and has the figures of that state where there are any (ages 14 to 50), else those of the age.
public struct IntakeTable: Sendable {
    private struct Row: Sendable {
        let sex: Sex?
        let ages: Range<Int>
        let state: String
        let intake: Intake
    }

    private let rows: [Nutrient: [Row]]

    /// The age that stands for an unknown one.
    public static let unsaidAge = 31

    init(text: String) throws {
        let columns = ["nutrient", "sex", "age_from", "age_to", "state", "kind", "value", "scope", "source"]
        let table = try Table(file: "intakes.tsv", text: text, columns: columns)
        var rows: [Nutrient: [Row]] = [:]
        for row in table.all {
            guard let nutrient = Nutrient(key: String(row["nutrient"])) else { throw row.problem("unknown nutrient") }
            guard let kind = Intake.Kind(rawValue: String(row["kind"])) else { throw row.problem("unknown kind") }
            guard let scope = Intake.Scope(rawValue: String(row["scope"])) else { throw row.problem("unknown scope") }
            guard ["any", "female", "male"].contains(row["sex"]) else { throw row.problem("unknown sex") }
            guard ["", "pregnant", "lactating"].contains(row["state"]) else { throw row.problem("unknown state") }
            let from = Int(try row.number("age_from")), to = Int(try row.number("age_to"))
            guard from < to else { throw row.problem("ages \(from) to \(to)") }
            let intake = Intake(kind: kind, amount: try row.number("value"), scope: scope, source: String(row["source"]))
            rows[nutrient, default: []].append(
                Row(sex: Sex(rawValue: String(row["sex"])), ages: from..<to, state: String(row["state"]), intake: intake))
        }
        self.rows = rows
    }

    /// What the person should have: the recommended dietary allowance, else the adequate intake; nil when there is neither.
    ///
    /// An allowance by weight holds where the weight is asked about; else that of the reference body, which the table has as well.
    public func recommended(_ nutrient: Nutrient, for profile: Profile, byWeight: Bool = false) -> Intake? {
        let allowances = fitting(.rda, nutrient, profile)
        let weighed = allowances.filter { $0.scope == .perKilogram }, whole = allowances.filter { $0.scope != .perKilogram }
        let chosen = byWeight && !weighed.isEmpty || whole.isEmpty ? weighed : whole
        return chosen.max { $0.amount < $1.amount } ?? intake(.ai, nutrient, for: profile)
    }

    /// The most the person should have of food and all else together: the tolerable upper intake level. Those of added forms are left out.
    public func upper(_ nutrient: Nutrient, for profile: Profile) -> Intake? {
        smallest(fitting(.ul, nutrient, profile).filter { $0.scope == .everything })
    }

    /// One kind of reference intake; an upper level may hold for added forms alone, as its scope says.
    public func intake(_ kind: Intake.Kind, _ nutrient: Nutrient, for profile: Profile) -> Intake? {
        let found = fitting(kind, nutrient, profile)
        return kind == .ul || kind == .cdrr ? smallest(found) : found.max { $0.amount < $1.amount }
    }

    private func smallest(_ intakes: [Intake]) -> Intake? { intakes.min { $0.amount < $1.amount } }

    private func fitting(_ kind: Intake.Kind, _ nutrient: Nutrient, _ profile: Profile) -> [Intake] {
        let age = profile.age ?? IntakeTable.unsaidAge, sex = profile.impliedSex
        let all = (rows[nutrient] ?? []).filter { row in
            row.intake.kind == kind && row.ages.contains(age) && (sex == nil || row.sex == nil || row.sex == sex)
        }
        let own = all.filter { $0.state == profile.state?.name }
        return (own.isEmpty ? all.filter { $0.state.isEmpty } : own).compactMap { row in
            guard row.intake.scope == .perKilogram else { return row.intake }
            return profile.kilograms.map {
                Intake(kind: kind, amount: row.intake.amount * $0, scope: .perKilogram, source: row.intake.source)
            }
        }
    }
}
