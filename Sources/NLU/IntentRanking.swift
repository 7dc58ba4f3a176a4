/// How sure the model is of each intent.
struct IntentRanking: Sendable {
    /// In the model's own order, with a confidence each.
    private let intents: [String]
    private let confidences: [Float]
    /// The place of the surest; of equal ones the first.
    private let top: Int?

    init(_ intents: [String], _ confidences: [Float]) {
        self.intents = intents
        self.confidences = confidences
        var top = 0
        for place in confidences.indices where confidences[place] > confidences[top] { top = place }
        self.top = confidences.isEmpty ? nil : top
    }

    /// The surest.
    var first: IntentScore? { top.map(score) }

    func confidence(of intent: String) -> Double? { intents.firstIndex(of: intent).map { Double(confidences[$0]) } }

    /// The surest of those that are none of another.
    func best(but other: String) -> IntentScore? {
        var best: Int?
        for place in confidences.indices where best.map({ confidences[place] > confidences[$0] }) ?? true && intents[place] != other { best = place }
        return best.map(score)
    }

    /// So many of the surest, best first; equal ones stay in order.
    func best(_ count: Int) -> [IntentScore] {
        var places: [Int] = []
        for place in confidences.indices {
            var rank = places.count
            while rank > 0, confidences[places[rank - 1]] < confidences[place] { rank -= 1 }
            guard rank < count else { continue }
            if places.count == count { places.removeLast() }
            places.insert(place, at: rank)
        }
        return places.map(score)
    }

    /// All of them, best first.
    var all: [IntentScore] { confidences.indices.sorted { confidences[$0] > confidences[$1] }.map(score) }

    private func score(_ place: Int) -> IntentScore { IntentScore(intents[place], Double(confidences[place])) }
}
