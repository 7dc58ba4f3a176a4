import Nutrition

/// How sure the model is of each intent.
struct IntentRanking: Sendable {
    /// In the model's own order, with a confidence each.
    private let intents: [String]
    /// The hashes of their names, by which they are found.
    private let keys: [UInt64]
    private let confidences: [Float]
    /// The place of "none of ours".
    private let outside: Int?
    /// The place of the surest; of equal ones the first.
    private let top: Int?

    init(_ intents: [String], keys: [UInt64], outside: Int?, _ confidences: [Float]) {
        self.intents = intents
        self.keys = keys
        self.outside = outside
        self.confidences = confidences
        top = IntentRanking.surest(confidences, but: nil)
    }

    /// The place of the greatest that is not at another place; of equal ones the first.
    private static func surest(_ confidences: [Float], but other: Int?) -> Int? {
        confidences.withUnsafeBufferPointer { confidences in
            let other = other ?? -1
            var best = -1, most = -Float.infinity
            for place in confidences.indices where confidences[place] > most && place != other { (best, most) = (place, confidences[place]) }
            return best < 0 ? nil : best
        }
    }

    /// The same where the form tells an intent: it has so much of the confidence, the others share the rest as they did.
    func with(_ intent: String, _ confidence: Float) -> IntentRanking {
        guard let place = keys.firstIndex(of: FeatureHash.text(intent)) else { return self }
        let rest = (1 - confidence) / max(1 - confidences[place], 1e-6)
        var told = confidences.map { $0 * rest }
        told[place] = confidence
        return IntentRanking(intents, keys: keys, outside: outside, told)
    }

    /// The surest.
    var first: IntentScore? { top.map(score) }

    func confidence(of intent: String) -> Double? { keys.firstIndex(of: FeatureHash.text(intent)).map { Double(confidences[$0]) } }

    /// How sure it is that the message is none of ours; nil where the model has no such intent.
    var confidenceOfNone: Double? { outside.map { Double(confidences[$0]) } }

    /// The surest of ours.
    var bestOfOurs: IntentScore? { (top != outside ? top : IntentRanking.surest(confidences, but: outside)).map(score) }

    /// So many of the surest, best first; equal ones stay in order.
    func best(_ count: Int) -> [IntentScore] {
        guard count > 0 else { return [] }
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { places in
            var kept = 0
            confidences.withUnsafeBufferPointer { confidences in
                // What the last of so many has: most have less.
                var least = -Float.infinity
                for place in confidences.indices where confidences[place] > least {
                    let confidence = confidences[place]
                    // A new one for the last place, which is moved up past those that have less.
                    var rank = min(kept, count - 1)
                    while rank > 0, confidences[places[rank - 1]] < confidence {
                        places[rank] = places[rank - 1]
                        rank -= 1
                    }
                    places[rank] = place
                    kept = min(kept + 1, count)
                    if kept == count { least = confidences[places[count - 1]] }
                }
            }
            return places[..<kept].map(score)
        }
    }

    /// All of them, best first.
    var all: [IntentScore] { confidences.indices.sorted { confidences[$0] > confidences[$1] }.map(score) }

    private func score(_ place: Int) -> IntentScore { IntentScore(intents[place], Double(confidences[place])) }
}
