public import Foundation
import Yams

/// A message of the training data with what it means.
public struct LabelledMessage: Sendable, Hashable {
    public struct Span: Sendable, Hashable {
        public var entity: String
        public var role: String?
        public var group: String?
        public var value: String?
        /// Unicode scalars of the plain text; `end` is exclusive.
        public var start: Int
        public var end: Int

        /// What the tagger learns: the entity, with its role where it has one.
        public var label: String { role.map { "\(entity)#\($0)" } ?? entity }
    }

    public var text: String
    public var intent: String
    public var spans: [Span]
    /// `en` or `es`; nil where the data does not tell, and the words must.
    public var language: String?

    public init(text: String, intent: String, spans: [Span], language: String? = nil) {
        self.text = text
        self.intent = intent
        self.spans = spans
        self.language = language
    }
}

/// Training data as Rasa writes it: `nlu:` with intents and marked examples, synonyms, lookups, regexes.
public struct RasaData: Sendable {
    public struct Malformed: Error, CustomStringConvertible {
        public let description: String
    }

    public private(set) var messages: [LabelledMessage] = []
    /// Word → canonical value.
    public private(set) var synonyms: [String: String] = [:]
    /// Name → entries.
    public private(set) var lookups: [String: [String]] = [:]

    public init() {}

    /// Reads files and folders; of a folder every `.yml` below it that holds `nlu:`.
    public init(paths: [URL]) throws {
        // A folder named as a language tells which it is.
        for path in paths { try add(paths: [path], language: RasaData.languages.first { $0 == path.lastPathComponent }) }
    }

    /// The folders of an `intents/` folder, each named as its language.
    public init(intents: URL, languages: [String] = RasaData.languages) throws {
        for language in languages {
            let folder = intents.appending(path: language)
            guard FileManager.default.fileExists(atPath: folder.path) else { continue }
            try add(paths: [folder], language: language)
        }
    }

    /// The languages that Morsel knows, English first.
    public static let languages = ["en", "es"]

    private mutating func add(paths: [URL], language: String?) throws {
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder) else {
                throw Malformed(description: "\(path.path): no such file or folder")
            }
            let files: [URL]
            if isFolder.boolValue {
                let names = FileManager.default.enumerator(atPath: path.path)?.compactMap { $0 as? String } ?? []
                files = names.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }.sorted().map { path.appending(path: $0) }
            } else {
                files = [path]
            }
            for file in files {
                try add(yaml: String(decoding: Data(contentsOf: file), as: UTF8.self), file: file.lastPathComponent, language: language)
            }
        }
    }

    /// Adds one file's text.
    public mutating func add(yaml: String, file: String = "", language: String? = nil) throws {
        struct Document: Decodable {
            struct Item: Decodable {
                var intent: String?
                var synonym: String?
                var lookup: String?
                var regex: String?
                var examples: String?
            }
            var nlu: [Item]?
        }
        let document: Document
        do {
            document = try YAMLDecoder().decode(Document.self, from: yaml)
        } catch {
            throw Malformed(description: "\(file): \(error)")
        }
        for item in document.nlu ?? [] {
            let examples = (item.examples ?? "").split(separator: "\n").compactMap { line -> String? in
                let trimmed = line.drop { $0 == " " }
                guard trimmed.hasPrefix("-") else { return nil }
                return trimmed.dropFirst().trimmingCharacters(in: .whitespaces)
            }
            if let intent = item.intent {
                for example in examples where !example.isEmpty {
                    var message = try RasaData.message(example, intent: intent, file: file)
                    message.language = language
                    messages.append(message)
                }
            } else if let value = item.synonym {
                for example in examples { synonyms[example.lowercased()] = value }
            } else if let name = item.lookup {
                lookups[name, default: []] += examples
            }
        }
    }

    /// `I had [two](quantity) [eggs](food)`, `[dressing]{"entity": "food", "role": "removed"}`.
    static func message(_ example: String, intent: String, file: String) throws -> LabelledMessage {
        var text = String.UnicodeScalarView()
        var spans: [LabelledMessage.Span] = []
        let scalars = Array(example.unicodeScalars)
        var index = 0
        while index < scalars.count {
            guard scalars[index] == "[", let close = scalars[index...].firstIndex(of: "]"), close + 1 < scalars.count,
                scalars[close + 1] == "(" || scalars[close + 1] == "{",
                let end = scalars[(close + 1)...].firstIndex(of: scalars[close + 1] == "(" ? ")" : "}")
            else {
                text.append(scalars[index])
                index += 1
                continue
            }
            let start = text.count
            for scalar in scalars[(index + 1)..<close] { text.append(scalar) }
            let inner = String(String.UnicodeScalarView(scalars[(close + 1)...end]))
            var span = LabelledMessage.Span(entity: "", start: start, end: text.count)
            if scalars[close + 1] == "(" {
                let parts = inner.dropFirst().dropLast().split(separator: ":", maxSplits: 1)
                span.entity = parts.first.map(String.init) ?? ""
                span.value = parts.count > 1 ? String(parts[1]) : nil
            } else {
                guard let object = try? JSONSerialization.jsonObject(with: Data(inner.utf8)) as? [String: Any],
                    let entity = object["entity"] as? String
                else {
                    throw Malformed(description: "\(file): '\(inner)' is no entity")
                }
                span.entity = entity
                span.role = object["role"] as? String
                span.group = object["group"] as? String
                span.value = object["value"] as? String
            }
            guard let first = span.entity.first, first != "#" else {
                throw Malformed(description: "\(file): '\(example)' marks an entity without a name")
            }
            spans.append(span)
            index = end + 1
        }
        return LabelledMessage(text: String(text), intent: intent, spans: spans)
    }
}

extension RasaData {
    /// Adds one labelled message, for data made or split in code.
    public mutating func append(_ message: LabelledMessage) { messages.append(message) }

    /// The same with some of the messages.
    func filtered(_ isKept: (LabelledMessage) -> Bool) -> RasaData {
        var copy = self
        copy.messages = messages.filter(isKept)
        return copy
    }
}
