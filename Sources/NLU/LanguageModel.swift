import Nutrition

/// Which of two languages words are of: learned from the phrases and names of foods of each, word by word, and by letters for a word never seen.
struct LanguageModel: Sendable {
    /// Feature → how much it speaks for Spanish, against English when below nought.
    private let rows: HashRows
    private let weights: Packed<Float>

    init(features: [UInt64], weights: [Float]) {
        self.weights = Packed(weights)
        rows = HashRows(features)
    }

    var isEmpty: Bool { weights.isEmpty }

    /// How much the words speak for Spanish.
    func score(_ tokens: [Token]) -> Float {
        tokens.reduce(0) { sum, token in token.kind == .word ? sum + score(token.text, key: token.key) : sum }
    }

    func score(_ word: String) -> Float { score(word, key: FeatureHash.text(word)) }

    private func score(_ word: String, key: UInt64) -> Float {
        if let row = rows.row(LanguageModel.feature(key)) { return weights[row] }
        guard word.utf8.count >= 3 else { return 0 }
        let sum = LanguageModel.letters(word).reduce(Float(0)) { sum, letters in sum + (rows.row(letters).map { weights[$0] } ?? 0) }
        return max(-2, min(2, 0.6 * sum))
    }

    private static func feature(_ word: UInt64) -> UInt64 { FeatureHash.join(1, word) }

    /// Three letters at a time, with the edges of the word.
    private static func letters(_ word: String) -> [UInt64] {
        let bytes = [UInt8(ascii: "^")] + Array(word.utf8) + [UInt8(ascii: "$")]
        return (0..<max(0, bytes.count - 2)).map { place in
            FeatureHash.join(2, bytes[place..<place + 3].reduce(FeatureHash.seed) { FeatureHash.mix($0, $1) })
        }
    }

    // MARK: Learning

    /// Learns from words counted by language.
    /// - Parameter shared: words that both languages say every day ("no", "me", "kg"): they never make a message Spanish.
    static func train(spanish: [String: Double], english: [String: Double], shared: Set<String>) -> LanguageModel {
        guard !spanish.isEmpty, !english.isEmpty else { return LanguageModel(features: [], weights: []) }
        let total = (spanish: spanish.values.reduce(0, +), english: english.values.reduce(0, +))
        var out: [UInt64: Float] = [:]
        for word in Set(spanish.keys).union(english.keys) {
            let es = (spanish[word] ?? 0) / total.spanish, en = (english[word] ?? 0) / total.english
            // Half an occurrence of doubt on each side.
            let ratio = ratio(es + 0.5 / total.spanish, en + 0.5 / total.english)
            // A word of both ("no", "chocolate") says little.
            out[feature(FeatureHash.text(word))] = max(-4, min(shared.contains(word) ? 0.4 : 4, ratio)) * Float(1 - min(es, en) / max(es, en))
        }
        let es = grams(spanish.keys), en = grams(english.keys)
        let sums = (es.values.reduce(0, +), en.values.reduce(0, +))
        for gram in Set(es.keys).union(en.keys) where (es[gram] ?? 0) + (en[gram] ?? 0) >= 3 {
            out[gram] = ratio(((es[gram] ?? 0) + 1) / sums.0, ((en[gram] ?? 0) + 1) / sums.1)
        }
        let sorted = out.sorted { $0.key < $1.key }
        return LanguageModel(features: sorted.map(\.key), weights: sorted.map(\.value))
    }

    private static func grams(_ words: some Sequence<String>) -> [UInt64: Double] {
        var out: [UInt64: Double] = [:]
        for word in words where word.utf8.count >= 3 { for gram in letters(word) { out[gram, default: 0] += 1 } }
        return out
    }

    /// The natural logarithm of a ratio, without the system's library: the same on every machine.
    private static func ratio(_ a: Double, _ b: Double) -> Float {
        var quotient = a / b, log = 0.0
        while quotient > 2 { quotient /= 2; log += 0.6931471805599453 }
        while quotient < 0.5 { quotient *= 2; log -= 0.6931471805599453 }
        let x = (quotient - 1) / (quotient + 1)
        return Float(log + 2 * (x + x * x * x / 3 + x * x * x * x * x / 5))
    }

    func write(to writer: inout ByteWriter) {
        rows.write(to: &writer)
        writer.write(weights)
    }

    init(from reader: inout ByteReader) throws {
        rows = try HashRows(from: &reader)
        weights = try reader.readPacked()
    }
}

extension ModelBuilder {
    /// Words by language: those of the phrases, and of the names of foods with half the weight.
    func languages(_ messages: [LabelledMessage]) -> LanguageModel {
        var spanish: [String: Double] = [:], english: [String: Double] = [:]
        for message in messages {
            guard let language = message.language else { continue }
            for token in Normaliser.tokens(message.text) where token.kind == .word {
                // "tacos al pastor" and "pad thai" are named so in any language.
                let isOfFood = message.spans.contains { $0.start <= token.start && token.end <= $0.end && $0.entity == "food" }
                let weight = isOfFood ? 0.5 : 1
                if language == "es" { spanish[token.text, default: 0] += weight } else { english[token.text, default: 0] += weight }
            }
        }
        guard !spanish.isEmpty, !english.isEmpty else { return LanguageModel(features: [], weights: []) }
        let shared = Set(english.filter { $0.value >= 8 }.keys)
        if let resources {
            let names = resources.foods.names
            for name in 0..<Int32(names.nameCount) {
                let entry = names.entry(name)
                guard [.noun, .also, .spanish].contains(entry.kind), resources.foods.layer(at: entry.food) == .everyday else { continue }
                for word in entry.words {
                    if entry.kind == .spanish {
                        spanish[names.text(of: word), default: 0] += 0.5
                    } else {
                        english[names.text(of: word), default: 0] += 0.5
                    }
                }
            }
        }
        for word in Set(SpanishWords.known) { spanish[word, default: 0] += 0.1 }
        return LanguageModel.train(spanish: spanish, english: english, shared: shared)
    }
}
