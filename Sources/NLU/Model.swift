import Foundation
public import Nutrition

/// A trained understanding: intents, entities and spelling; made by `ModelBuilder`, kept as bytes.
public struct Model: Sendable {
    let intents: IntentModel
    let tagger: Tagger
    let speller: Speller
    let languages: LanguageModel
    /// Trained with the food tables: its features see names of foods, and it finds items.
    public let knowsFood: Bool

    /// The format of the bytes: a change here makes old caches worthless.
    public static let format: UInt32 = 4

    public func write(to writer: inout ByteWriter) {
        writer.write(Model.format)
        writer.write(UInt8(knowsFood ? 1 : 0))
        intents.write(to: &writer)
        tagger.write(to: &writer)
        speller.write(to: &writer)
        languages.write(to: &writer)
    }

    /// - Throws: when the bytes are no model of this format.
    public init(from reader: inout ByteReader) throws {
        guard try reader.read(UInt32.self) == Model.format else { throw ByteReader.Truncated() }
        knowsFood = try reader.read(UInt8.self) == 1
        intents = try IntentModel(from: &reader)
        tagger = try Tagger(from: &reader)
        speller = try Speller(from: &reader)
        languages = try LanguageModel(from: &reader)
    }

    init(intents: IntentModel, tagger: Tagger, speller: Speller, languages: LanguageModel, knowsFood: Bool) {
        self.intents = intents
        self.tagger = tagger
        self.speller = speller
        self.languages = languages
        self.knowsFood = knowsFood
    }
}

/// Builds a model from labelled messages: the same for the same data and seed.
public struct ModelBuilder {
    /// The food tables when the model is to know foods; nil for any other domain.
    let resources: Resources?
    let seed: UInt64

    public init(resources: Resources?, seed: UInt64 = 1) {
        self.resources = resources
        self.seed = seed
    }

    public struct NoData: Error, CustomStringConvertible {
        public let description = "the training data holds no examples under 'nlu:'"
    }

    /// Trains on the data.
    public func build(_ data: RasaData) throws -> Model {
        guard !data.messages.isEmpty else { throw NoData() }
        let known = data.messages + variants(of: data.messages)
        let intents = Set(data.messages.map(\.intent)).sorted()
        let place = Dictionary(uniqueKeysWithValues: intents.enumerated().map { ($1, $0) })
        let labels = ["O"] + Set(data.messages.flatMap { $0.spans.map(\.label) }).sorted().flatMap { ["B-\($0)", "I-\($0)"] }
        let label = Dictionary(uniqueKeysWithValues: labels.enumerated().map { ($1, $0) })
        var examples: [IntentTrainer.Example] = []
        var sentences: [Tagger.Example] = []
        for (index, message) in known.enumerated() {
            let chart = Chart(
                tokens: Normaliser.tokens(message.text), language: message.language ?? "en", today: Day(year: 2026, month: 1, day: 14),
                resources: resources)
            var marks = [Int](repeating: 0, count: chart.tokens.count)
            var spans: [(tokens: Range<Int>, label: String)] = []
            for span in message.spans {
                let inside = chart.tokens.indices.filter { chart.tokens[$0].start >= span.start && chart.tokens[$0].end <= span.end }
                guard let first = inside.first, let last = inside.last else { continue }
                for token in first...last { marks[token] = label[(token == first ? "B-" : "I-") + span.label]! }
                spans.append((first..<last + 1, span.label))
            }
            if index < data.messages.count {
                examples.append(
                    .init(features: IntentFeatures.message(chart.tokens, symbols: chart.symbols(spans: spans)), intent: place[message.intent]!))
            }
            if labels.count > 1 {
                sentences.append(.init(features: TaggerFeatures.sentence(chart.tokens, classes: chart.classes, lexicon: chart.names), labels: marks))
            }
        }
        let tagger =
            labels.count > 1
            ? Tagger.train(labels: labels, examples: sentences, epochs: 6, seed: seed)
            : Tagger(labels: ["O"], rows: FeatureRows([]), features: [], weights: [], transitions: [0])
        let model = IntentTrainer(seed: seed).train(intents: intents, examples: examples)
        return Model(
            intents: model, tagger: tagger, speller: speller(data.messages), languages: languages(data.messages), knowsFood: resources != nil)
    }

    /// The words of the training messages are known words; with foods, so is every name.
    private func speller(_ messages: [LabelledMessage]) -> Speller {
        guard let resources else { return Speller(vocabulary: [:]) }
        var vocabulary = resources.vocabulary()
        var counts: [String: Int] = [:]
        for message in messages { for token in Normaliser.tokens(message.text) where token.kind == .word { counts[token.text, default: 0] += 1 } }
        // Typos stand in the training data too: a rare word that is one slip from one far more common stays unknown.
        let base = Speller(
            vocabulary: vocabulary.merging(counts.filter { $0.value >= 40 }.mapValues { UInt8(min(3, 1 + $0 / 20)) }) { max($0, $1) },
            spoken: resources.spanishWords())
        for (word, count) in counts {
            if count <= 25, vocabulary[word] == nil, let right = base.nearest(word), right.cost < 1 {
                if count < 3 || counts[right.word] ?? 0 >= 8 * count { continue }
            }
            vocabulary[word] = max(vocabulary[word] ?? 0, UInt8(min(3, 1 + count / 20)))
        }
        return Speller(vocabulary: vocabulary, spoken: resources.spanishWords())
    }

    /// Messages again with other foods in their place, so that the tagger learns the places and not the foods.
    private func variants(of messages: [LabelledMessage]) -> [LabelledMessage] {
        guard let resources else { return [] }
        let names = resources.foods.names
        var pools: [Bool: [String]] = [:]
        for name in 0..<Int32(names.nameCount) {
            let entry = names.entry(name)
            guard [.noun, .also, .spanish].contains(entry.kind), resources.foods.layer(at: entry.food) == .everyday else { continue }
            pools[entry.kind == .spanish, default: []].append(entry.words.map { names.text(of: $0) }.joined(separator: " "))
        }
        var generator = SeededGenerator(seed: seed &+ 7)
        var out: [LabelledMessage] = []
        for message in messages where message.spans.contains(where: { $0.entity == "food" }) {
            guard let pool = pools[message.language == "es"] else { continue }
            for _ in 0..<2 {
                var text = String.UnicodeScalarView()
                var spans: [LabelledMessage.Span] = []
                let scalars = Array(message.text.unicodeScalars)
                var place = 0
                for span in message.spans.sorted(by: { $0.start < $1.start }) {
                    text.append(contentsOf: scalars[place..<span.start])
                    var copy = span
                    copy.start = text.count
                    if span.entity == "food" {
                        var name = pool[Int(generator.next() % UInt64(pool.count))]
                        if scalars[span.start..<span.end].last == "s" { name = Word.plural(name) }
                        text.append(contentsOf: name.unicodeScalars)
                    } else {
                        text.append(contentsOf: scalars[span.start..<span.end])
                    }
                    copy.end = text.count
                    spans.append(copy)
                    place = span.end
                }
                text.append(contentsOf: scalars[place...])
                out.append(LabelledMessage(text: String(text), intent: message.intent, spans: spans, language: message.language))
            }
        }
        return out
    }
}
