/// Fits the intent model: the same for the same messages, and nearly the same for nearly the same ones.
struct IntentTrainer: Sendable {
    var solver = OneAgainstRest()
    /// A feature must be seen so often.
    var minimumCount = 2
    /// The share of the squared weights that may be dropped.
    var loss = 0.01
    /// Confidences are fitted on messages that a model trained on the others has not seen.
    var folds = 3

    /// Trains on everything; confidences are fitted on held-out folds.
    /// - Returns: the model, and what it would say of each message had it not seen it: the places of intents.
    func train(intents: [String], examples: IntentExamples) -> (model: IntentModel, unseen: [Int]) {
        let outside = intents.firstIndex(of: IntentModel.outOfScope), count = intents.count
        let isHeldOut = examples.count >= 100 && count > 1
        let solution = solver.fit(examples, classes: count, folds: isHeldOut ? examples.draws.map(fold) : [])
        var calibration = Calibration(), unseen = examples.classes
        if isHeldOut {
            let held = examples.classes.indices.map { (margins: Array(solution.held[$0 * count..<($0 + 1) * count]), intent: examples.classes[$0]) }
            calibration = Calibration(held, outside: outside)
            unseen = held.map { message in message.margins.indices.max { message.margins[$0] < message.margins[$1] } ?? message.intent }
        }
        return (IntentModel(intents: intents, examples: examples, weights: solution.weights, loss: loss, calibration: calibration), unseen)
    }

    /// A message's fold is its own: other messages do not move it.
    private func fold(_ draw: UInt64) -> Int { Int(draw >> 8 & 0xffff) % folds }
}
