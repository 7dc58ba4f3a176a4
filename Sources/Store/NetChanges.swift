internal import Dialogue

/// What several swaps come to for each row, in the order in which the rows were first touched.
struct NetChanges {
    private var order: [RecordKey] = []
    private var versions: [RecordKey: (before: Record?, after: Record?)] = [:]

    mutating func note(_ key: RecordKey, before: Record?, after: Record?) {
        if versions[key] == nil {
            order.append(key)
            versions[key] = (before, after)
        } else {
            versions[key]?.after = after
        }
    }

    /// Rows that were there and are gone, as they were.
    var removed: [Record] {
        order.compactMap { key in versions[key].flatMap { $0.after == nil ? $0.before : nil } }
    }

    /// Rows that stand again or have another content again, as they are now.
    var restored: [Record] { order.compactMap { versions[$0]?.after } }
}
