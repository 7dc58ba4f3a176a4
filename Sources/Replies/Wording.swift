public import Dialogue
public import Nutrition

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
    ///   - responses: those of each language by its code; English must be there and whole, others fall back to it.
    ///   - names: what foods and activities are called in other languages than the one they were written down in.
    public init(responses: [String: Responses], names: Names = Names()) throws {
        self.names = names
        guard let english = responses["en"]?.texts else { throw Problem(description: "there are no English responses") }
        let missing = Phrase.keys.filter { english[$0]?.isEmpty ?? true }
        guard missing.isEmpty else { throw Problem(description: "responses of 'en' lack: \(missing.joined(separator: ", "))") }
        languages = responses.mapValues { Texts(byKey: $0.texts.merging(english) { own, _ in own }) }
    }

    /// From the text of each language's `responses.yml`.
    public init(languages: [String: String], names: Names = Names()) throws {
        var responses: [String: Responses] = [:]
        for (language, text) in languages { responses[language] = try Responses(yaml: text, language: language) }
        try self.init(responses: responses, names: names)
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
