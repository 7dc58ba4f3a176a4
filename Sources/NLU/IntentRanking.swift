import Nutrition

/// How sure the model is of each intent.
struct IntentRanking: Sendable {
    /// In the model's own order, with a confidence each.
    private let intents: [String]
    /// The hashes of their names, by which they are found.
    private let keys: [UInt64]
    private let confidences: [Float]
    /// The place of the surest; of equal ones the first.
    private let top: Int?

    init(_ intents: [String], keys: [UInt64], _ confidences: [Float]) {
        self.intents = intents
        self.keys = keys
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

    /// The surest.
    var first: IntentScore? { top.map(score) }

    func confidence(of intent: String) -> Double? { keys.firstIndex(of: FeatureHash.text(intent)).map { Double(confidences[$0]) } }

    /// The surest of those that are none of another.
    func best(but other: String) -> IntentScore? {
        IntentRanking.surest(confidences, but: keys.firstIndex(of: FeatureHash.text(other))).map(score)
    }

    /// So many of the surest, best first; equal ones stay in order.
    func best(_ count: Int) -> [IntentScore] {
        guard count > 0 else { return [] }
        var places: [Int] = []
        places.reserveCapacity(count)
        // What the last of so many has: most have less.
        var least = -Float.infinity
        confidences.withUnsafeBufferPointer { confidences in
            for place in confidences.indices where confidences[place] > least {
                if places.count < count { places.append(place) } else { places[count - 1] = place }
                var rank = places.count - 1
                while rank > 0, confidences[places[rank - 1]] < confidences[place] {
                    places.swapAt(rank - 1, rank)
                    rank -= 1
                }
                if places.count == count { least = confidences[places[count - 1]] }
            }
        }
        return places.map(score)
    }

    /// All of them, best first.
    var all: [IntentScore] { confidences.indices.sorted { confidences[$0] > confidences[$1] }.map(score) }

    private func score(_ place: Int) -> IntentScore { IntentScore(intents[place], Double(confidences[place])) }
}
