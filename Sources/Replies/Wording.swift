public import Dialogue
public import Nutrition
import Yams

/// Turns reply values into words: everything that Morsel says stands in `intents/LANG/responses.yml`.
public struct Wording: Sendable {
    /// A key that the code needs and no text is there for, or a text that cannot be read.
    public struct Problem: Error, CustomStringConvertible {
        public let description: String
    }

    /// The texts of one language by key.
    struct Texts: Sendable {
        var byKey: [String: [Template]]
        /// Words that grow together where they meet, with what they become.
        var contractions: [(apart: String, together: String)] = []
        /// How nouns change, where the wording tells.
        var nouns: SpanishNouns?

        init(byKey: [String: [Template]]) {
            self.byKey = byKey
            func list(_ key: String) -> [String] { byKey[key]?.map { $0.filled([:]) } ?? [] }
            contractions = list("contractions").compactMap { pair in
                let sides = pair.split(separator: "=").map(String.init)
                return sides.count == 2 ? (sides[0], sides[1]) : nil
            }
            if byKey["feminine"] != nil {
                nouns = SpanishNouns(
                    feminine: list("feminine"), masculine: list("masculine"), invariable: list("invariable"), masses: list("masses"),
                    ownMeasures: list("own_measures"), irregular: list("irregular_plurals"))
            }
        }
    }

    private let languages: [String: Texts]
    private let names: Names

    /// - Parameters:
    ///   - languages: the text of each language's `responses.yml` by its code; English must be there and whole, others fall back to it.
    ///   - names: what foods and activities are called in other languages than the one they were written down in.
    public init(languages: [String: String], names: Names = Names()) throws {
        self.names = names
        var read: [String: [String: [Template]]] = [:]
        for (language, text) in languages {
            do {
                read[language] = try Wording.templates(text)
            } catch {
                throw Problem(description: "responses of '\(language)': \(error)")
            }
        }
        guard let english = read["en"] else { throw Problem(description: "there are no English responses") }
        let missing = Phrase.keys.filter { english[$0]?.isEmpty ?? true }
        guard missing.isEmpty else { throw Problem(description: "responses of 'en' lack: \(missing.joined(separator: ", "))") }
        self.languages = read.mapValues { texts in Texts(byKey: texts.merging(english) { own, _ in own }) }
    }

    /// The templates of a `responses.yml` by key. Pair by pair: a decoder would look for each of the hundreds of keys from the first on.
    private static func templates(_ text: String) throws -> [String: [Template]] {
        guard let responses = try Yams.compose(yaml: text)?.mapping?["responses"]?.mapping else {
            throw Problem(description: "'responses' is no mapping")
        }
        var out: [String: [Template]] = [:]
        for (key, list) in responses {
            guard let key = key.string, let texts = list.sequence else { throw Problem(description: "'\(key.string ?? "?")' has no list of texts") }
            out[key] = try texts.map { text in
                guard let text = text.scalar?.string else { throw Problem(description: "'\(key)' has something that is no text") }
                return try Template(text)
            }
        }
        return out
    }

    /// The reply as text: what happened, then the balance, then at most one question.
    /// - Parameters:
    ///   - moment: now, where the person is: it decides what "today" and "yesterday" are.
    ///   - units: `metric` or `imperial` when the person chose, for body weight and water.
    public func render(_ reply: Reply, language: String, moment: Moment, units: String?) -> String {
        speaker(language, moment, units).text(reply)
    }

    func speaker(_ language: String, _ moment: Moment, _ units: String?) -> Speaker {
        let known = languages[language] ?? languages["en"] ?? Texts(byKey: [:])
        return Speaker(language: languages[language] == nil ? "en" : language, texts: known, names: names, moment: moment, units: units)
    }
}
