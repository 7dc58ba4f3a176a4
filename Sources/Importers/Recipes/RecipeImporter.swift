internal import Foundation
public import Library
internal import Loose

/// Recipes out of files: JSON-LD, web pages that hold it, and folders of both.
public struct RecipeImporter {
    /// Largest file in bytes; a page of recipes is a thousandth of it.
    static let largest = 16 << 20
    /// How deep folders may stand inside each other, and how many files are looked at.
    static let folders = (depth: 8, files: 50_000)
    /// How deep JSON may be nested; pages use about ten levels.
    static let depth = 64

    /// What recipes are called when they are our own export coming back.
    public static let ownPrefix = "morsel:"

    private let path: String
    /// Finds out what the ingredients are, and the figures where the page gives none.
    private let link: (LibraryRecipe) -> LibraryRecipe

    public init(path: String, link: @escaping (LibraryRecipe) -> LibraryRecipe) {
        self.path = path
        self.link = link
    }

    /// Reads every recipe and hands it on, telling what became of each and what could not be used.
    ///
    /// - Parameter put: keeps a recipe, or says what keeping it would come to.
    /// - Throws: `ImportError` when nothing can be read at all, and what `put` throws.
    public func run(_ put: (LibraryRecipe) throws -> LibraryChange) throws -> ImportReport {
        var report = ImportReport()
        var seen: Set<String> = []
        for file in try files(&report) { try read(file, &report, &seen, put) }
        guard report.read > 0 || report.skippedCount > 0 else { throw ImportError.nothingUsable(path: path, what: "recipe") }
        return report
    }

    private func read(
        _ file: String, _ report: inout ImportReport, _ seen: inout Set<String>, _ put: (LibraryRecipe) throws -> LibraryChange
    ) throws {
        let place = ImportReport.Place(file: file.split(separator: "/").last.map(String.init) ?? file, line: 0)
        guard let bytes = try contents(file, place, &report) else { return }
        for outcome in outcomes(bytes, place, &report) {
            report.read += 1
            switch outcome {
            case .unusable(let reason): report.skip(reason, at: place)
            case .recipe(let recipe):
                guard seen.insert(recipe.id).inserted else {
                    report.skip("came before in this import", at: place)
                    continue
                }
                switch try put(link(recipe)) {
                case .added: report.added += 1
                case .changed: report.changed += 1
                case .unchanged: report.unchanged += 1
                }
            }
        }
    }

    /// The recipes of a file, by its first byte a page or JSON.
    private func outcomes(_ bytes: [UInt8], _ place: ImportReport.Place, _ report: inout ImportReport) -> [SchemaRecipe.Outcome] {
        guard bytes.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "<") else {
            do {
                let found = SchemaRecipe.all(try LooseJSON(bytes, depth: RecipeImporter.depth))
                if found.isEmpty { report.skip("no recipe in it", at: place) }
                return found
            } catch {
                report.skip(RecipeImporter.reason(error), at: place)
                return []
            }
        }
        let scripts = HTMLScripts.contents(of: bytes, type: "application/ld+json")
        var broken = false
        let found = scripts.flatMap { script -> [SchemaRecipe.Outcome] in
            let json =
                (try? LooseJSON(script.utf8, depth: RecipeImporter.depth))
                ?? (try? LooseJSON(Entities.decoded(script).utf8, depth: RecipeImporter.depth))
            broken = broken || json == nil
            return json.map(SchemaRecipe.all) ?? []
        }
        if found.isEmpty {
            report.skip(scripts.isEmpty ? "no recipe data in the page" : broken ? "the page's data cannot be read" : "no recipe in it", at: place)
        }
        return found
    }

    /// Without the byte, which would make each file's reason one of its own.
    private static func reason(_ problem: LooseJSON.Problem) -> String {
        switch problem {
        case .cutOff: "the JSON ends in the middle"
        case .unexpected: "no JSON"
        case .tooDeep: "too many brackets inside each other"
        }
    }

    /// A file as bytes; nil, with a word in the report, for one that is too large or cannot be read.
    private func contents(_ file: String, _ place: ImportReport.Place, _ report: inout ImportReport) throws -> [UInt8]? {
        do {
            // Looks at the first bytes, and knows what is no text.
            _ = try ByteLines(path: file)
        } catch let error as ImportError {
            if file == path { throw error }
            report.skip("not readable as text", at: place)
            return nil
        }
        let size = (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0
        guard size <= RecipeImporter.largest else {
            report.skip("larger than \(RecipeImporter.largest >> 20) MB", at: place)
            return nil
        }
        guard let data = FileManager.default.contents(atPath: file) else {
            report.skip("not readable as text", at: place)
            return nil
        }
        // Older pages are in Windows-1252, whatever they say.
        let bytes = [UInt8](data)
        return String(validating: bytes, as: UTF8.self) == nil ? Array(Field.windows1252(bytes[...]).utf8) : bytes
    }

    /// The file itself, or those of the folder that may hold recipes, by name; links are not followed.
    private func files(_ report: inout ImportReport) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw ImportError.missing(path: path) }
        guard isFolder.boolValue else { return [path] }
        var found: [String] = []
        func look(_ folder: String, _ depth: Int) {
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() where !name.hasPrefix(".") {
                let file = folder + "/" + name
                switch (try? FileManager.default.attributesOfItem(atPath: file))?[.type] as? FileAttributeType {
                case .typeDirectory where depth < RecipeImporter.folders.depth: look(file, depth + 1)
                case .typeRegular where found.count < RecipeImporter.folders.files:
                    let ending = name.split(separator: ".").last?.lowercased() ?? ""
                    if ["json", "jsonld", "html", "htm", "xhtml"].contains(ending) { found.append(file) }
                default: break
                }
            }
        }
        look(path.hasSuffix("/") ? String(path.dropLast()) : path, 0)
        if found.count == RecipeImporter.folders.files { report.warn("Only the first \(found.count) files were looked at.") }
        guard !found.isEmpty else { throw ImportError.files(folder: path, needed: ["file that ends in .json or .html"]) }
        return found
    }
}
