import Nutrition

/// Builds a model from labelled messages: the same for the same data and seed.
public struct ModelBuilder: Sendable {
    /// The food tables when the model is to know foods; nil for any other domain.
    let resources: Resources?
    /// Vectors of words, when there are any.
    let table: WordTable?
    let seed: UInt64

    public init(resources: Resources?, table: WordTable? = nil, seed: UInt64 = 1) {
        self.resources = resources
        self.table = table
        self.seed = seed
    }

    public struct NoData: Error, CustomStringConvertible {
        public let description = "the training data holds no examples under 'nlu:'"
    }

    /// Trains on the data: intents and entities side by side.
    public func build(_ data: RasaData) throws -> Model {
        guard !data.messages.isEmpty else { throw NoData() }
        let names = Set(data.messages.map(\.intent)).sorted()
        let messages = Parallel.map(data.messages) { Charted($0, resources: resources) }
        let known = KnownWords(messages.lazy.map(\.chart.tokens))
        let (intents, (tagger, speller, ranker)) = parts(data, messages, known, names)
        return Model(
            intents: intents, tagger: tagger, speller: speller, languages: languages(data.messages), ranker: ranker, known: known, table: table,
            knowsFood: resources != nil)
    }

    /// Foods tell the intent, so their tagger needs none and learns beside it; elsewhere the intent tells what a word is.
    private func parts(
        _ data: RasaData, _ messages: [Charted], _ known: KnownWords, _ names: [String]
    ) -> (IntentModel, (Tagger, Speller, Ranker)) {
        guard let resources else {
            let (model, unseen) = intents(messages, known, names)
            return (model, (tagger(messages, known, contexts: unseen.map { FeatureHash.text(names[$0]) }), speller(data.messages), .untaught))
        }
        return Parallel.both(
            { self.intents(messages, known, names).model },
            { (self.tagger(messages, known, contexts: []), self.speller(data.messages), RankerTrainer(resources).train().ranker) })
    }

    /// A message with its chart and its spans by tokens.
    private struct Charted: Sendable {
        let message: LabelledMessage
        let chart: Chart
        var spans: [(tokens: Range<Int>, label: String)] = []

        init(_ message: LabelledMessage, resources: Resources?) {
            self.message = message
            chart = Chart(
                tokens: Normaliser.tokens(message.text), language: message.language ?? "en", today: Day(year: 2026, month: 1, day: 14),
                resources: resources)
            for span in message.spans {
                let inside = chart.tokens.indices.filter { chart.tokens[$0].start >= span.start && chart.tokens[$0].end <= span.end }
                guard let first = inside.first, let last = inside.last else { continue }
                spans.append((first..<last + 1, span.label))
            }
        }
    }

    private func intents(_ messages: [Charted], _ known: KnownWords, _ names: [String]) -> (model: IntentModel, unseen: [Int]) {
        let place = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        var trainer = IntentTrainer()
        // In another domain the length of a list of phrases says nothing of how often each is meant; ours tells it.
        trainer.solver.evenness = resources == nil ? 1 : 0
        let features = IntentFeatures(known: known, table: table)
        let examples = IntentExamples(
            Parallel.map(messages) { item in
                let chart = item.chart
                let input = features.message(
                    chart.tokens, symbols: chart.symbols(spans: item.spans, knowsFood: resources != nil), isSpanish: chart.lexicon.isSpanish)
                return (input, place[item.message.intent] ?? 0, draw(item.message))
            }, minimumCount: trainer.minimumCount)
        return trainer.train(intents: names, examples: examples)
    }

    /// - Parameter contexts: what each message is about, where the tagger is told; else empty.
    private func tagger(_ messages: [Charted], _ known: KnownWords, contexts: [UInt64]) -> Tagger {
        let labels = ["O"] + Set(messages.flatMap { $0.message.spans.map(\.label) }).sorted().flatMap { ["B-\($0)", "I-\($0)"] }
        guard labels.count > 1 else { return Tagger(labels: ["O"], rows: HashRows([]), weights: [], transitions: [0]) }
        let label = Dictionary(uniqueKeysWithValues: labels.enumerated().map { ($1, $0) })
        let others =
            resources.map { Parallel.map(FoodVariants($0.foods, seed: seed).of(messages.map(\.message))) { Charted($0, resources: resources) } } ?? []
        let features = TaggerFeatures(known: known, table: table)
        let sentences = Parallel.map(Array((messages + others).enumerated())) { number, item in
            var marks = [Int](repeating: 0, count: item.chart.tokens.count)
            for span in item.spans {
                for token in span.tokens { marks[token] = label[(token == span.tokens.lowerBound ? "B-" : "I-") + span.label] ?? 0 }
            }
            return Tagger.Example(
                features: features.sentence(
                    item.chart.tokens, classes: item.chart.classes, lexicon: item.chart.names,
                    context: contexts.indices.contains(number) ? contexts[number] : nil
                ).lists, labels: marks,
                draw: draw(item.message))
        }
        return Tagger.train(labels: labels, examples: sentences, epochs: 4, rounds: 4)
    }

    /// What is drawn for a message hangs on that message alone: who edits one leaves the draws of all others.
    private func draw(_ message: LabelledMessage) -> UInt64 {
        FeatureHash.join(seed, FeatureHash.text(message.text, FeatureHash.text(message.intent)))
    }

    /// The words of the training messages are known words; with foods, so is every name.
    private func speller(_ messages: [LabelledMessage]) -> Speller {
        guard let resources else { return Speller(vocabulary: [:]) }
        var vocabulary = resources.vocabulary()
        var counts: [String: Int] = [:], spanish: [String: Int] = [:]
        for message in messages {
            for token in Normaliser.tokens(message.text) where token.kind == .word {
                counts[token.text, default: 0] += 1
                if message.language == "es" { spanish[token.text, default: 0] += 1 }
            }
        }
        // How often in ten thousand messages.
        let share = 10_000 / Double(max(messages.count, 10_000))
        counts = counts.mapValues { $0 < 3 ? $0 : max(3, Int((Double($0) * share).rounded())) }
        let spoken = resources.spanishWords().union(spanish.filter { Double($0.value) * share >= 3 }.keys)
        // Typos stand in the training data too: a rare word that is one slip from one far more common stays unknown.
        let base = Speller(
            vocabulary: vocabulary.merging(counts.filter { $0.value >= 14 }.mapValues(ModelBuilder.rank)) { max($0, $1) },
            spoken: spoken)
        for (word, count) in counts {
            if count <= 9, vocabulary[word] == nil, let right = base.nearest(word), right.cost < 1 {
                if count < 3 || counts[right.word] ?? 0 >= 8 * count { continue }
            }
            vocabulary[word] = max(vocabulary[word] ?? 0, ModelBuilder.rank(count))
        }
        return Speller(vocabulary: vocabulary, spoken: spoken)
    }

    /// How common a word is that stands so often in ten thousand messages: a word that everybody says is meant sooner than a food that few eat.
    private static func rank(_ count: Int) -> UInt8 {
        switch count {
        case ..<7: 1
        case ..<14: 2
        case ..<54: 3
        case ..<143: 4
        default: 5
        }
    }
}
