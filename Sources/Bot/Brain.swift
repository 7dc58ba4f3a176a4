public import Foundation
public import Knowledge
public import NLU
import Nutrition
public import Replies

/// All that Morsel knows and understands, put together once: immutable, shared by every conversation.
public struct Brain: Sendable {
    public let knowledge: Knowledge
    public let reader: Reader
    public let wording: Wording

    /// Assembles the brain from the data folder, training the model on first use.
    ///
    /// Foods and model are cached under `$XDG_CACHE_HOME/morsel` by the hash of what they are made of; a cache that is missing,
    /// damaged or of other data is made anew.
    /// - Parameters:
    ///   - data: the folder with `corpora/` and `intents/`.
    ///   - cache: where to keep the cached form, nil for the default.
    ///   - progress: told when something that takes seconds begins.
    public static func assemble(data: URL, cache: URL? = nil, progress: (@Sendable (String) -> Void)? = nil) throws -> Brain {
        let reader = try reader(data: data, cache: cache, progress: progress)
        let knowledge = try Knowledge(corpora: data.appending(path: "corpora"), foods: reader.foods)
        return Brain(knowledge: knowledge, reader: reader, wording: try wording(data.appending(path: "intents"), knowledge))
    }

    /// The part that understands messages, and knows foods; takes what `assemble` takes.
    public static func reader(data: URL, cache: URL? = nil, progress: (@Sendable (String) -> Void)? = nil) throws -> Reader {
        let cache = try BrainCache(folder: cache ?? defaultCache, data: data)
        if let reader = try cache.reader() { return reader }
        // Who comes while another learns the same waits for it, and finds it in the cache.
        let turn = Turnstile(cache.folder)
        defer { turn?.leave() }
        if let reader = try cache.reader() { return reader }
        progress?("Reading the food tables and learning the language. This happens once and takes a few seconds.")
        let resources = try resources(data)
        let model = try ModelBuilder(resources: resources, table: try wordTable(data)).build(try RasaData(intents: data.appending(path: "intents")))
        try cache.keep(resources, model)
        return Reader(model: model, resources: resources)
    }

    /// The tables alone, for a model of one's own that knows foods.
    public static func resources(_ data: URL) throws -> Resources { Resources(try Knowledge(corpora: data.appending(path: "corpora"))) }

    /// Vectors of words, nil where the data folder has none.
    public static func wordTable(_ data: URL) throws -> WordTable? {
        let file = data.appending(path: "corpora/words.table")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        var reader = ByteReader(try Bytes(mapping: file))
        return try WordTable(from: &reader)
    }

    static var defaultCache: URL {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CACHE_HOME"], !folder.isEmpty { return URL(fileURLWithPath: folder).appending(path: "morsel") }
        return URL(fileURLWithPath: environment["HOME"] ?? NSTemporaryDirectory()).appending(path: ".cache/morsel")
    }

    static func wording(_ intents: URL, _ knowledge: Knowledge? = nil) throws -> Wording {
        var languages: [String: String] = [:]
        for language in RasaData.languages {
            let file = intents.appending(path: "\(language)/responses.yml")
            if let text = try? String(contentsOf: file, encoding: .utf8) { languages[language] = text }
        }
        let activities = (knowledge?.activities.activities ?? []).compactMap { activity in activity.nameES.map { (activity.plainName, $0) } }
        return try Wording(
            languages: languages, names: Names(foods: knowledge?.foods, activities: Dictionary(activities, uniquingKeysWith: { first, _ in first })))
    }
}

extension LinkExample {
    init(_ link: FoodLink) { self.init(mention: link.mention, language: link.language, right: link.right, wrong: link.wrong) }
}

extension Resources {
    convenience init(_ knowledge: Knowledge) {
        self.init(
            foods: knowledge.foods, companions: knowledge.companions, nutrientNames: knowledge.nutrientNames.byName,
            activityNames: knowledge.activities.names, links: knowledge.links.map(LinkExample.init), brands: BrandNames(knowledge.brands),
            everydaySpanish: knowledge.everydaySpanish, compositions: knowledge.compositions)
    }
}
