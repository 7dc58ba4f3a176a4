import Nutrition

/// Trains on a part of the labelled messages and measures on the rest, in turn, so that every message is once measured unseen.
public struct CrossValidation: Sendable {
    let builder: ModelBuilder
    let folds: Int

    /// - Parameter folds: how many parts, two at least.
    public init(_ builder: ModelBuilder, folds: Int) {
        self.builder = builder
        self.folds = max(folds, 2)
    }

    /// What the models made of the messages that they had not seen.
    /// - Parameter progress: told the number of each part that is done.
    public func cases(_ data: RasaData, progress: (Int) -> Void = { _ in }) throws -> (cases: [Evaluation.Case], seconds: Double) {
        var cases: [Evaluation.Case] = [], seconds = 0.0
        for fold in 0..<folds {
            let held = data.messages.filter { self.fold(of: $0) == fold }
            guard !held.isEmpty else { continue }
            let model = try builder.build(data.filtered { self.fold(of: $0) != fold })
            let (some, took) = Evaluation.cases(Reader(model: model, resources: builder.resources), on: held)
            cases += some
            seconds += took
            progress(fold + 1)
        }
        return (cases, seconds)
    }

    /// A message's part hangs on its words alone: the same words twice are never on both sides.
    private func fold(of message: LabelledMessage) -> Int {
        let words = Normaliser.tokens(message.text).reduce(builder.seed) { FeatureHash.join($0, FeatureHash.text($1.text)) }
        return Int(words >> 8 & 0xffff) % folds
    }
}
