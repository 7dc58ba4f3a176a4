import Foundation
import Nutrition

/// How a message was understood, step by step: `morsel parse --explain` prints it.
///
/// The reader fills it on its one path when it is given one; without it nothing is kept and nothing costs.
public final class Trace {
    /// A word as it was written and as it was read.
    public struct Word: Sendable {
        public let text: String
        /// Lower case, without accents, typos repaired.
        public let read: String
        public let isRepaired: Bool
    }

    /// A request and what made it that.
    public struct Request: Sendable {
        public let text: String
        public let intent: IntentScore
        /// The rule that decided, or the statistics.
        public let by: String
        /// How much each word speaks for the intent, in logits: the message with the word against the one without.
        public let words: [(text: String, weight: Double)]
        public let spans: [(text: String, label: String, confidence: Double)]
    }

    /// A food that a mention may mean, with its features times their weights.
    public struct Candidate: Sendable {
        public let food: FoodReference
        /// The name of it that fits best.
        public let name: String
        public let features: [(name: String, value: Double, weight: Double)]
        public let score: Double
    }

    /// What was looked up, as words of the index.
    public struct Lookup: Sendable {
        public let words: [String]
        public let candidates: [Candidate]
    }

    /// How sure a food with its amount is, and by which signs.
    public struct Sureness: Sendable {
        /// The person's words, lower case.
        public let said: String
        public let chance: Double
        public let signs: [(name: String, value: Double, weight: Double)]
    }

    public internal(set) var words: [Word] = []
    public internal(set) var requests: [Request] = []
    public internal(set) var lookups: [Lookup] = []
    public internal(set) var items: [Sureness] = []

    public init() {}
}

extension Trace.Word {
    init(_ token: Token, of scalars: [Unicode.Scalar]) {
        text = String(String.UnicodeScalarView(scalars[token.start..<token.end]))
        read = token.text
        isRepaired = token.repaired
    }
}

extension Reader {
    /// An intent and who decided for it.
    struct Decision {
        let score: IntentScore
        let rule: StaticString

        init(_ score: IntentScore, _ rule: StaticString) {
            self.score = score
            self.rule = rule
        }

        init(_ name: String, _ confidence: Double, _ rule: StaticString) { self.init(IntentScore(name, confidence), rule) }
    }

    func explained(_ decision: Decision, _ chart: Chart, _ spans: [Tagger.Span], _ words: String, _ scalars: [Unicode.Scalar]) -> Trace.Request {
        func text(_ tokens: Range<Int>) -> String {
            String(String.UnicodeScalarView(scalars[chart.tokens[tokens.lowerBound].start..<chart.tokens[tokens.upperBound - 1].end]))
        }
        return Trace.Request(
            text: words, intent: decision.score, by: "\(decision.rule)", words: influences(decision.score.name, chart, spans),
            spans: spans.map { (text($0.tokens), $0.label, $0.confidence) })
    }

    /// What each word does for an intent: its logit with all words less that without this one, the strongest first.
    private func influences(_ intent: String, _ chart: Chart, _ spans: [Tagger.Span]) -> [(text: String, weight: Double)] {
        func logit(_ tokens: [Token], _ symbols: [UInt64?]) -> Double {
            let ranking = rank(tokens, symbols, isSpanish: chart.lexicon.isSpanish)
            let chance = min(max(ranking.confidence(of: intent) ?? 0, 1e-6), 1 - 1e-6)
            return log(chance / (1 - chance))
        }
        let symbols = symbols(chart, spans)
        let whole = logit(chart.tokens, symbols)
        return chart.tokens.indices.prefix(64).map { place in
            var tokens = chart.tokens, others = symbols
            tokens.remove(at: place)
            others.remove(at: place)
            return (chart.tokens[place].text, whole - logit(tokens, others))
        }.sorted { abs($0.1) > abs($1.1) }
    }
}

extension Linker {
    func explained(_ words: [String], _ found: [Candidate]) -> Trace.Lookup {
        Trace.Lookup(
            words: words,
            candidates: found.map { candidate in
                Trace.Candidate(
                    food: reference(candidate), name: foods.names.entry(candidate.name).words.map { foods.names.text(of: $0) }.joined(separator: " "),
                    features: candidate.features.named.map { ($0.feature.name, Double($0.value), Double(ranker.weights[$0.feature.rawValue])) },
                    score: Double(candidate.score))
            })
    }
}
