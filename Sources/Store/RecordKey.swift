internal import Dialogue

/// Which row of a person's: its table and its number.
struct RecordKey: Hashable, Codable {
    enum Kind: String, Codable {
        case entry, exercise, weight, water, goal, setting, keepsake
    }

    let kind: Kind
    let id: Int
}

extension Record {
    var key: RecordKey {
        switch self {
        case .entry(let row): RecordKey(kind: .entry, id: row.id)
        case .exercise(let row): RecordKey(kind: .exercise, id: row.id)
        case .weight(let row): RecordKey(kind: .weight, id: row.id)
        case .water(let row): RecordKey(kind: .water, id: row.id)
        case .goal(let row): RecordKey(kind: .goal, id: row.id)
        case .setting(let row): RecordKey(kind: .setting, id: row.id)
        case .keepsake(let row): RecordKey(kind: .keepsake, id: row.id)
        }
    }
}
