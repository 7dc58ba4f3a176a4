public import Nutrition
import Yams

/// The texts of one language's `responses.yml` by key.
public struct Responses: Sendable {
    let texts: [String: [Template]]

    /// Pair by pair: a decoder would look for each of the hundreds of keys from the first on.
    /// - Throws: `Wording.Problem`.
    public init(yaml: String, language: String) throws {
        do {
            texts = try Responses.templates(yaml)
        } catch {
            throw Wording.Problem(description: "responses of '\(language)': \(error)")
        }
    }

    private static func templates(_ yaml: String) throws -> [String: [Template]] {
        guard let responses = try Yams.compose(yaml: yaml)?.mapping?["responses"]?.mapping else {
            throw Wording.Problem(description: "'responses' is no mapping")
        }
        var out: [String: [Template]] = [:]
        for (key, list) in responses {
            guard let key = key.string, let texts = list.sequence else {
                throw Wording.Problem(description: "'\(key.string ?? "?")' has no list of texts")
            }
            out[key] = try texts.map { text in
                guard let text = text.scalar?.string else { throw Wording.Problem(description: "'\(key)' has something that is no text") }
                return try Template(text)
            }
        }
        return out
    }

    /// Writes those of every language; `languages(from:)` reads them back.
    public static func write(_ languages: [String: Responses], to writer: inout ByteWriter) {
        writer.write(UInt32(languages.count))
        for (language, responses) in languages.sorted(by: { $0.key < $1.key }) {
            let keys = responses.texts.keys.sorted()
            writer.write(language)
            writer.write(keys)
            writer.write(keys.map { UInt32(responses.texts[$0, default: []].count) })
            writer.write(keys.flatMap { responses.texts[$0, default: []].map(\.text) })
        }
    }

    public static func languages(from reader: inout ByteReader) throws -> [String: Responses] {
        var languages: [String: Responses] = [:]
        for _ in 0..<(try reader.read(UInt32.self)) {
            let language = try reader.readString(), keys = try reader.readTexts(), counts = try reader.readArray(UInt32.self)
            let all = try reader.readTexts()
            guard keys.count == counts.count, counts.reduce(0, { $0 + Int($1) }) == all.count else { throw ByteReader.Truncated() }
            var texts: [String: [Template]] = [:], start = 0
            for (key, count) in zip(keys, counts) {
                texts[key] = all[start..<start + Int(count)].map(Template.init(kept:))
                start += Int(count)
            }
            languages[language] = Responses(texts: texts)
        }
        return languages
    }

    private init(texts: [String: [Template]]) { self.texts = texts }
}
