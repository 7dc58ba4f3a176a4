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
    func train(intents: [String], examples: IntentExamples) -> IntentModel {
        let all = Array(0..<examples.count)
        let outside = intents.firstIndex(of: IntentModel.outOfScope)
        var calibration = Calibration()
        if examples.count >= 100, intents.count > 1 {
            var held: [(margins: [Float], intent: Int)] = []
            for fold in 0..<folds {
                let (inside, outsiders) = (all.filter { !isHeld(examples.draws[$0], fold) }, all.filter { isHeld(examples.draws[$0], fold) })
                let weights = solver.fit(examples, members: inside, classes: intents.count)
                examples.withRows { row in
                    for message in outsiders { held.append((weights.scores(row(message), width: examples.width), examples.classes[message])) }
                }
            }
            calibration = Calibration(held, outside: outside)
        }
        let weights = solver.fit(examples, members: all, classes: intents.count)
        return IntentModel(intents: intents, examples: examples, weights: weights, loss: loss, calibration: calibration)
    }

    /// A message's fold is its own: other messages do not move it.
    private func isHeld(_ draw: UInt64, _ fold: Int) -> Bool { Int(draw >> 8 & 0xffff) % folds == fold }
}
