import Foundation

/// Answers for a while: those used longest ago go first when there are too many or they weigh too much.
struct AnswerCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        let value: Value
        let weight: Int
        let end: Date
        var used: Int
    }

    private let limit: Int
    private let heaviest: Int
    private let lifetime: TimeInterval
    private var entries: [Key: Entry] = [:]
    private var weight = 0
    private var uses = 0

    /// - Parameters:
    ///   - limit: how many answers are kept.
    ///   - heaviest: how much all may weigh together, in whatever `weight` is counted.
    ///   - lifetime: in seconds.
    init(limit: Int, heaviest: Int, lifetime: TimeInterval) {
        self.limit = limit
        self.heaviest = heaviest
        self.lifetime = lifetime
    }

    var count: Int { entries.count }

    mutating func value(of key: Key, at now: Date) -> Value? {
        guard let entry = entries[key] else { return nil }
        guard entry.end > now else {
            remove(key)
            return nil
        }
        uses += 1
        entries[key]?.used = uses
        return entry.value
    }

    /// The first answer that is still good and holds what is looked for.
    func first<Found>(at now: Date, where find: (Value) -> Found?) -> Found? {
        for entry in entries.values where entry.end > now {
            if let found = find(entry.value) { return found }
        }
        return nil
    }

    mutating func keep(_ value: Value, weight: Int, for key: Key, at now: Date) {
        remove(key)
        guard limit > 0, weight <= heaviest else { return }
        while entries.count >= limit || self.weight + weight > heaviest, let oldest = entries.min(by: { $0.value.used < $1.value.used }) {
            remove(oldest.key)
        }
        uses += 1
        self.weight += weight
        entries[key] = Entry(value: value, weight: weight, end: now + lifetime, used: uses)
    }

    private mutating func remove(_ key: Key) {
        if let old = entries.removeValue(forKey: key) { weight -= old.weight }
    }
}
