import Dialogue
import Nutrition

extension WireData {
    /// Goals, what was reached of them, and weights that were asked for: `goals`, `records`, `weight`.
    static func addOwn(_ reply: Reply, _ data: inout JSONText) {
        var goals: [String]?
        var records: [String] = []
        for part in reply.parts {
            if case .goalSet(let row, _) = part { goals = (goals ?? []) + (row.amount.map { [goal(row.nutrient, $0, row.sense)] } ?? []) }
            guard case .own(let own) = part else { continue }
            switch own {
            case .goals(let list, _): goals = list.map { goal($0.nutrient, $0.amount, $0.sense) }
            case .noGoals: goals = []
            case .goalsSet(let list): goals = list.compactMap { row in row.amount.map { goal(row.nutrient, $0, row.sense) } }
            case .record(let record, _): records.append(record.json)
            default: break
            }
        }
        if let goals { data.array("goals", goals) }
        if !records.isEmpty { data.array("records", records) }
    }

    /// `{"nutrient":"protein_g","amount":90,"kind":"minimum"}`, with `least` for a range.
    private static func goal(_ nutrient: Nutrient, _ amount: Double, _ sense: GoalSense?) -> String {
        var json = JSONText()
        json.field("nutrient", nutrient.key)
        json.field("amount", amount)
        json.field("kind", (sense?.kind ?? GoalKind(nutrient)).rawValue)
        if let least = sense?.least { json.field("least", least) }
        return json.closed
    }

    /// Weights that an answer was made from.
    static func weights(_ part: OwnPart) -> [BodyWeight] {
        switch part {
        case .weightsOf(_, let rows, let nearest): rows.isEmpty ? nearest.map { [$0] } ?? [] : rows
        case .weightSince(_, _, _, let now), .toGo(let now, _), .weightIn(let now): [now]
        case .facts(_, let weight?, _): [weight]
        default: []
        }
    }
}

extension GoalRecord {
    /// `{"nutrient":"protein_g","reached":9,"logged":12,"streak":3,"longest":5}`.
    fileprivate var json: String {
        var json = JSONText()
        json.field("nutrient", nutrient.key)
        json.field("reached", Double(reached))
        json.field("logged", Double(logged))
        json.field("streak", Double(streak))
        json.field("longest", Double(longest))
        return json.closed
    }
}
