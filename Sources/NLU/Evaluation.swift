import Foundation

/// How well a model does on labelled messages: the keys of `morsel evaluate --json`.
public struct Evaluation: Sendable {
    /// Best in-scope intent, in-scope messages, no threshold.
    public internal(set) var intentAccuracy = 0.0
    /// With out-of-scope decided by class and threshold, over in-scope messages.
    public internal(set) var intentAccuracyThresholded = 0.0
    public internal(set) var macroF1 = 0.0
    public internal(set) var entityF1 = 0.0
    /// Expected calibration error over ten bins.
    public internal(set) var ece = 0.0
    /// Out-of-scope against in-scope; nil without out-of-scope messages.
    public internal(set) var auroc: Double?
    public internal(set) var oosRecall: Double?
    public internal(set) var messagesPerSecond = 0.0
    public internal(set) var messages = 0
    /// Wrong ones: gold intent, guessed intent, text.
    public internal(set) var confusions: [(gold: String, guess: String, text: String)] = []

    /// The keys and values, for JSON.
    public var values: [(key: String, value: Double?)] {
        [
            ("intent_accuracy", intentAccuracy), ("intent_accuracy_thresholded", intentAccuracyThresholded), ("macro_f1", macroF1),
            ("entity_f1", entityF1), ("ece", ece), ("auroc", auroc), ("oos_recall", oosRecall), ("messages_per_second", messagesPerSecond),
        ]
    }

    /// A labelled message and what a model made of it.
    public struct Case: Sendable {
        public let message: LabelledMessage
        let reading: Reader.Classification
    }

    /// Runs a model over labelled messages.
    public init(_ reader: Reader, on data: [LabelledMessage]) {
        let (cases, seconds) = Evaluation.cases(reader, on: data)
        self.init(cases, seconds: seconds)
    }

    public static func cases(_ reader: Reader, on data: [LabelledMessage]) -> ([Case], seconds: Double) {
        var cases: [Case] = []
        let took = ContinuousClock().measure { for message in data { cases.append(Case(message: message, reading: reader.classify(message.text))) } }
        return (cases, Double(took.components.seconds) + Double(took.components.attoseconds) / 1e18)
    }

    /// - Parameter seconds: how long the reading took.
    public init(_ data: [Case], seconds: Double) {
        var right = 0, rightThresholded = 0, inside = 0
        var truePositives: [String: Int] = [:], falsePositives: [String: Int] = [:], falseNegatives: [String: Int] = [:]
        var bins = [(count: Int, confidence: Double, right: Int)](repeating: (0, 0, 0), count: 10)
        var insideScores: [Double] = [], outsideScores: [Double] = []
        var outside = 0, caught = 0
        var entities = (found: 0, wanted: 0, right: 0)
        for item in data {
            let message = item.message, reading = item.reading
            let best = reading.ranking.first { $0.name != IntentModel.outOfScope } ?? IntentScore("", 0)
            let score = best.confidence
            // How likely it is one of ours at all; where the data has no others, how sure the best is.
            let ours = reading.ranking.first { $0.name == IntentModel.outOfScope }.map { 1 - $0.confidence } ?? score
            let guess = reading.intent.name
            if message.intent == IntentModel.outOfScope {
                outside += 1
                outsideScores.append(ours)
                if guess == IntentModel.outOfScope { caught += 1 }
            } else {
                inside += 1
                insideScores.append(ours)
                if best.name == message.intent { right += 1 } else { confusions.append((message.intent, best.name, message.text)) }
                if guess == message.intent { rightThresholded += 1 }
                let bin = min(9, Int(score * 10))
                bins[bin].count += 1
                bins[bin].confidence += score
                if best.name == message.intent { bins[bin].right += 1 }
            }
            if guess == message.intent {
                truePositives[guess, default: 0] += 1
            } else {
                falsePositives[guess, default: 0] += 1
                falseNegatives[message.intent, default: 0] += 1
            }
            let wanted = Set(message.spans.map { "\($0.start)-\($0.end)-\($0.label)" })
            let found = Set(reading.spans.map { "\($0.start)-\($0.end)-\($0.label)" })
            entities.wanted += wanted.count
            entities.found += found.count
            entities.right += wanted.intersection(found).count
        }
        messages = data.count
        intentAccuracy = ratio(right, inside)
        intentAccuracyThresholded = ratio(rightThresholded, inside)
        let classes = Set(data.map(\.message.intent))
        macroF1 =
            classes.reduce(0.0) { sum, intent in
                let hit = Double(truePositives[intent] ?? 0)
                let all = 2 * hit + Double(falsePositives[intent] ?? 0) + Double(falseNegatives[intent] ?? 0)
                return sum + (all > 0 ? 2 * hit / all : 0)
            } / Double(max(classes.count, 1))
        entityF1 = entities.wanted + entities.found > 0 ? 2 * Double(entities.right) / Double(entities.wanted + entities.found) : 0
        ece = bins.reduce(0.0) { $0 + abs($1.confidence - Double($1.right)) } / Double(max(inside, 1))
        oosRecall = outside > 0 ? ratio(caught, outside) : nil
        auroc = Evaluation.auroc(inside: insideScores, outside: outsideScores)
        messagesPerSecond = seconds > 0 ? Double(data.count) / seconds : 0
    }

    /// The chance that a random in-scope message scores above a random out-of-scope one.
    static func auroc(inside: [Double], outside: [Double]) -> Double? {
        guard !inside.isEmpty, !outside.isEmpty else { return nil }
        let all = (inside.map { ($0, true) } + outside.map { ($0, false) }).sorted { $0.0 < $1.0 }
        var sum = 0.0, index = 0
        while index < all.count {
            var end = index
            while end < all.count, all[end].0 == all[index].0 { end += 1 }
            let rank = Double(index + end + 1) / 2
            for item in all[index..<end] where item.1 { sum += rank }
            index = end
        }
        let n = Double(inside.count)
        return (sum - n * (n + 1) / 2) / (n * Double(outside.count))
    }
}

private func ratio(_ a: Int, _ b: Int) -> Double { b > 0 ? Double(a) / Double(b) : 0 }
