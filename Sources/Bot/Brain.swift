public import Foundation
import Crypto
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
        let corpora = data.appending(path: "corpora"), intents = data.appending(path: "intents")
        let file = (cache ?? defaultCache).appending(path: "brain-\(try fingerprint(of: data)).bin")
        if let brain = try? cached(file, corpora: corpora, intents: intents) { return brain }
        // Who comes while another learns the same waits for it, and finds it in the cache.
        let turn = Turnstile(file.deletingLastPathComponent())
        defer { turn?.leave() }
        if let brain = try? cached(file, corpora: corpora, intents: intents) { return brain }
        progress?("Reading the food tables and learning the language. This happens once and takes a few seconds.")
        let knowledge = try Knowledge(corpora: corpora)
        let resources = Resources(knowledge)
        let model = try ModelBuilder(resources: resources, table: try wordTable(data)).build(try RasaData(intents: intents))
        keep(knowledge, model, in: file)
        return Brain(knowledge: knowledge, reader: Reader(model: model, resources: resources), wording: try wording(intents, knowledge))
    }

    /// The tables alone, for a model of one's own that knows foods.
    public static func resources(_ data: URL) throws -> Resources { Resources(try Knowledge(corpora: data.appending(path: "corpora"))) }

    /// Vectors of words, nil where the data folder has none.
    public static func wordTable(_ data: URL) throws -> WordTable? {
        let file = data.appending(path: "corpora/words.table")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return try Data(contentsOf: file, options: .alwaysMapped).withUnsafeBytes { buffer in
            var reader = ByteReader(buffer)
            return try WordTable(from: &reader)
        }
    }

    static var defaultCache: URL {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CACHE_HOME"], !folder.isEmpty { return URL(fileURLWithPath: folder).appending(path: "morsel") }
        return URL(fileURLWithPath: environment["HOME"] ?? NSTemporaryDirectory()).appending(path: ".cache/morsel")
    }

    private static func cached(_ file: URL, corpora: URL, intents: URL) throws -> Brain {
        let bytes = try Data(contentsOf: file, options: .alwaysMapped)
        let (foods, model) = try bytes.withUnsafeBytes { buffer in
            var reader = try ByteReader(checked: buffer)
            return (try FoodTable(from: &reader), try Model(from: &reader))
        }
        let knowledge = try Knowledge(corpora: corpora, foods: foods)
        return Brain(knowledge: knowledge, reader: Reader(model: model, resources: Resources(knowledge)), wording: try wording(intents, knowledge))
    }

    /// Written beside and renamed, so that a reader never sees half a file; a folder that cannot be written to only costs time.
    private static func keep(_ knowledge: Knowledge, _ model: Model, in file: URL) {
        var writer = ByteWriter()
        knowledge.foods.write(to: &writer)
        model.write(to: &writer)
        let folder = file.deletingLastPathComponent()
        let files = FileManager.default
        try? files.createDirectory(at: folder, withIntermediateDirectories: true)
        guard (try? Data(writer.checked).write(to: file, options: .atomic)) != nil else { return }
        forgetOld(in: folder, keeping: file.lastPathComponent)
    }

    /// Other programs and earlier data leave their caches behind: the newest few are kept.
    private static func forgetOld(in folder: URL, keeping name: String) {
        let files = FileManager.default
        let old = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasPrefix("brain-") && $0 != name }
        func age(_ name: String) -> Date {
            ((try? files.attributesOfItem(atPath: folder.appending(path: name).path))?[.modificationDate] as? Date) ?? .distantPast
        }
        for name in old.sorted(by: { age($0) > age($1) }).dropFirst(3) { try? files.removeItem(at: folder.appending(path: name)) }
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

    /// The hash of everything that goes into the cached part: the data, and the program that trains on it.
    private static func fingerprint(of data: URL) throws -> String {
        var hash = SHA256()
        let files = FileManager.default
        let program = try? files.attributesOfItem(atPath: files.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        hash.update(data: Data("morsel \(Model.format) \(program?[.size] ?? 0) \(program?[.modificationDate] ?? Date.distantPast)".utf8))
        let languages = RasaData.languages.map { "intents/\($0)" }.filter { files.fileExists(atPath: data.appending(path: $0).path) }
        for folder in ["corpora", "corpora/figures", "corpora/composed", "corpora/foods"] + languages {
            let url = data.appending(path: folder)
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
            where name != "responses.yml" && [".tsv", ".yml", ".table"].contains(where: name.hasSuffix) {
                hash.update(data: Data("\(folder)/\(name)".utf8))
                hash.update(data: try Data(contentsOf: url.appending(path: name), options: .alwaysMapped))
            }
        }
        return hash.finalize().prefix(12).map { String(format: "%02x", $0) }.joined()
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
            everydaySpanish: knowledge.everydaySpanish)
    }
}
