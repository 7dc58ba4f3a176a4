public import Dialogue
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
    /// Other ways to say what has a plain way.
    public let plainWording: PlainWording
    /// What tells which of the results of a message was meant.
    public let judgement: JudgementWeights

    /// Assembles the brain from the data folder, training the model on first use.
    ///
    /// Foods and model are cached under `$XDG_CACHE_HOME/morsel` by the hash of what they are made of; a cache that is missing,
    /// damaged or of other data is made anew.
    /// - Parameters:
    ///   - data: the folder with `corpora/` and `intents/`.
    ///   - cache: where to keep the cached form, nil for the default.
    ///   - progress: told when something that takes seconds begins.
    public static func assemble(data: URL, cache: URL? = nil, progress: (@Sendable (String) -> Void)? = nil) throws -> Brain {
        let (resources, reader) = try learnt(data, cache, progress)
        let pages = try pages(data, cache, foods: resources.foods)
        let knowledge = try knowledge(data, resources, pages.cookbook)
        return Brain(
            knowledge: knowledge, reader: reader, wording: try Wording(responses: pages.responses, names: names(knowledge)),
            plainWording: plainWording(data), judgement: judgement(data))
    }

    private static func knowledge(_ data: URL, _ resources: Resources, _ cookbook: Cookbook) throws -> Knowledge {
        try Knowledge(corpora: data.appending(path: "corpora"), foods: resources.foods, companions: resources.companions, cookbook: cookbook)
    }

    /// What says what messages mean; what it knows beside is of the same tables, read when it is first asked for.
    public static func parser(data: URL, cache: URL? = nil, progress: (@Sendable (String) -> Void)? = nil) throws -> MessageParser {
        let (resources, reader) = try learnt(data, cache, progress)
        return MessageParser(reader: reader) { try? knowledge(data, resources, try pages(data, cache, foods: resources.foods).cookbook) }
    }

    private static func learnt(
        _ data: URL, _ cache: URL?, _ progress: (@Sendable (String) -> Void)?
    ) throws -> (resources: Resources, reader: Reader) {
        let cache = try DataCache.brain(cache ?? defaultCache, data: data)
        func kept() throws -> (resources: Resources, reader: Reader)? {
            try cache.read { bytes in
                let resources = try Resources(from: &bytes)
                return (resources, Reader(model: try Model(from: &bytes), resources: resources))
            }
        }
        if let kept = try kept() { return kept }
        // Who comes while another learns the same waits for it, and finds it in the cache.
        let turn = Turnstile(cache.folder)
        defer { turn?.leave() }
        if let kept = try kept() { return kept }
        progress?("Reading the food tables and learning the language. This happens once and takes a few seconds.")
        let resources = try resources(data)
        let model = try ModelBuilder(resources: resources, table: try wordTable(data)).build(try RasaData(intents: data.appending(path: "intents")))
        try cache.keep {
            resources.write(to: &$0)
            model.write(to: &$0)
        }
        return (resources, Reader(model: model, resources: resources))
    }

    /// What is looked up and said, not learnt.
    private static func pages(_ data: URL, _ cache: URL?, foods: FoodTable) throws -> (cookbook: Cookbook, responses: [String: Responses]) {
        let cache = try DataCache.pages(cache ?? defaultCache, data: data)
        let kept = try cache.read { bytes in
            let cookbook = try Cookbook(from: &bytes)
            return (cookbook, try Responses.languages(from: &bytes))
        }
        if let kept { return kept }
        let cookbook = try Cookbook(corpora: data.appending(path: "corpora"), foods: foods)
        let responses = try responses(data.appending(path: "intents"))
        try cache.keep {
            cookbook.write(to: &$0)
            Responses.write(responses, to: &$0)
        }
        return (cookbook, responses)
    }

    /// A message in plain words, though some of them are misspelt; itself for nearly all.
    func plainly(_ text: String, language: String?) -> String {
        let text = reader.respaced(text)
        let plain = plainWording.plain(text)
        guard plain == text else { return plain }
        let spelt = reader.spelt(text, language: language)
        guard spelt != text, case let mended = plainWording.plain(spelt), mended != spelt else { return text }
        return mended
    }

    /// The tables of plain wordings, of every language that has one.
    public static func plainWording(_ data: URL) -> PlainWording {
        PlainWording(
            tables: RasaData.languages.compactMap { try? String(contentsOf: data.appending(path: "intents/\($0)/plain.txt"), encoding: .utf8) })
    }

    /// The weights of results; none where there is no such file, and what the rules say holds.
    private static func judgement(_ data: URL) -> JudgementWeights {
        JudgementWeights((try? String(contentsOf: data.appending(path: "intents/judgement.tsv"), encoding: .utf8)) ?? "")
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

    /// The wording of every language whose `responses.yml` is there, of a knowledge or of none.
    static func wording(_ intents: URL, _ knowledge: Knowledge? = nil) throws -> Wording {
        try Wording(responses: try responses(intents), names: names(knowledge))
    }

    private static func responses(_ intents: URL) throws -> [String: Responses] {
        var languages: [String: Responses] = [:]
        for language in RasaData.languages {
            let file = intents.appending(path: "\(language)/responses.yml")
            if let text = try? String(contentsOf: file, encoding: .utf8) { languages[language] = try Responses(yaml: text, language: language) }
        }
        return languages
    }

    private static func names(_ knowledge: Knowledge?) -> Names {
        let activities = (knowledge?.activities.activities ?? []).compactMap { activity in activity.nameES.map { (activity.plainName, $0) } }
        return Names(foods: knowledge?.foods, activities: Dictionary(activities, uniquingKeysWith: { first, _ in first }))
    }
}

extension LinkExample {
    init(_ link: FoodLink) { self.init(mention: link.mention, language: link.language, right: link.right, wrong: link.wrong) }
}

extension Resources {
    convenience init(_ knowledge: Knowledge) {
        self.init(
            foods: knowledge.foods, companions: knowledge.companions, nutrientNames: knowledge.nutrientNames.byName,
            activityNames: knowledge.activities.names, links: knowledge.lessons?.links.map(LinkExample.init) ?? [],
            brands: BrandNames(knowledge.lessons?.brands ?? []), everydaySpanish: knowledge.lessons?.everydaySpanish ?? [],
            talk: knowledge.lessons?.talk ?? [], foremost: knowledge.lessons?.foremost ?? [],
            slips: knowledge.lessons?.slips ?? [:],
            compositions: knowledge.cookbook.compositions)
    }
}
