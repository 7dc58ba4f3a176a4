import Foundation

/// The published figures, read straight from `corpora/` and by nothing of the program.
///
/// A row of figures is looked for when it is asked for; amounts are per 100 g by nutrient key, and an empty cell is absent.
final class SourceTables {
    let root: URL
    private var lines: [String: Substring] = [:]
    private var headers: [String: [String]] = [:]
    private var known: [String: [String: Double]] = [:]
    /// Nutrient keys by what the replies call them, in either language.
    private(set) var titles: [String: String] = [:]
    /// Every nutrient key.
    var nutrients: Set<String> { Set(titles.values) }
    private var rawComposed: [String: (cooked: Double, parts: [(source: String, grams: Double)])] = [:]
    /// What the survey tells of its foods.
    private var surveyed: [String: (cooked: Double, parts: [(source: String, grams: Double)])] = [:]
    /// MET by the name of the activity.
    private(set) var activities: [String: Double] = [:]
    /// Each recipe's servings and ingredients.
    private(set) var recipes: [String: (servings: Double, parts: [(source: String, grams: Double)])] = [:]
    /// Recommendations and limits by nutrient: every value the tables have.
    private(set) var intakes: [String: Set<Double>] = [:]

    init(root: URL) throws {
        self.root = root
        for file in ["figures/sr28", "figures/fndds"] {
            for line in try text(file).split(separator: "\n") where !line.hasPrefix("#") {
                guard let tab = line.firstIndex(of: "\t") else { continue }
                let source = String(line[..<tab])
                if source == "source" {
                    headers[file] = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                } else {
                    lines[source] = line
                }
            }
        }
        for row in try rows("nutrients") {
            for title in [row["title"], row["es"]] { if let title, let key = row["key"] { titles[title.lowercased()] = key } }
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "corpora/composed").path) where name.hasSuffix(".tsv") {
            for row in try rows("composed/" + name.dropLast(4)) {
                let parts = SourceTables.parts(row["ingredients"] ?? "", dividedBy: " ")
                let cooked = Double(row["cooked"] ?? "") ?? parts.reduce(0) { $0 + $1.grams }
                if let source = row["source"] { rawComposed[source] = (cooked, parts) }
            }
        }
        for row in try rows("figures/fndds_ingredients") {
            let parts = SourceTables.parts((row["ingredients"] ?? "").replacing(";", with: " ; "), dividedBy: " ")
            if let source = row["source"], let cooked = Double(row["cooked"] ?? "") { surveyed[source] = (cooked, parts) }
        }
        for row in try rows("activities") {
            if let name = row["activity"], let met = Double(row["met"] ?? "") { activities[name] = met }
        }
        for row in try rows("recipes/recipes") {
            guard let id = row["id"], let servings = Double(row["servings"] ?? "") else { continue }
            recipes[id] = (servings, SourceTables.parts(row["ingredients"] ?? "", dividedBy: "|"))
        }
        for row in try rows("intakes") {
            if let key = row["nutrient"], let value = Double(row["value"] ?? "") { intakes[key, default: []].insert(value) }
        }
    }

    /// Amounts per 100 g of a row of either release or of a composed dish; nil for a row that there is not.
    func figures(_ source: String) -> [String: Double]? {
        if let found = known[source] { return found }
        if source.contains("~") { return altered(source) }
        let found = lines[source].map(published) ?? rawComposed[source].map { mixed($0.parts, cooked: $0.cooked) }
        known[source] = found
        return found
    }

    /// A dish made otherwise, `own:completo~usda:04025-8.4`: more or less of some foods to 100 g of it; of what boils down the rest does too.
    private func altered(_ source: String) -> [String: Double]? {
        let pieces = source.split(separator: "~").map(String.init)
        guard var sum = figures(pieces[0]) else { return nil }
        let made = rawComposed[pieces[0]] ?? surveyed[pieces[0]]
        let kept = made.map { made in min(1, made.cooked / made.parts.reduce(0) { $0 + $1.grams }) } ?? 1
        var weight = 100.0
        for piece in pieces.dropFirst() {
            guard let sign = piece.lastIndex(where: { "+-".contains($0) }), let grams = Double(piece[sign...]),
                let part = figures(String(piece[..<sign]))
            else { return nil }
            weight += grams * kept
            for key in sum.keys { sum[key]! += (part[key] ?? 0) * grams / 100 }
        }
        return sum.mapValues { max(0, $0) / weight * 100 }
    }

    /// Amounts in so many grams.
    func amounts(_ source: String, grams: Double) -> [String: Double]? {
        figures(source)?.mapValues { $0 * grams / 100 }
    }

    /// Amounts in one serving of a recipe.
    func serving(_ recipe: String) -> [String: Double]? {
        guard let (servings, parts) = recipes[recipe] else { return nil }
        var sum: [String: Double] = [:]
        for part in parts { for (key, amount) in amounts(part.source, grams: part.grams) ?? [:] { sum[key, default: 0] += amount } }
        return sum.mapValues { $0 / servings }
    }

    /// MET of an activity by the name it is told under, which leaves out ", general".
    func met(_ activity: String) -> Double? { activities[activity] ?? activities[activity + ", general"] }

    private func published(_ line: Substring) -> [String: Double] {
        let header = headers[line.hasPrefix("fndds:") ? "figures/fndds" : "figures/sr28"] ?? []
        var result: [String: Double] = [:]
        for (name, cell) in zip(header, line.split(separator: "\t", omittingEmptySubsequences: false)) {
            if name.contains("_"), let value = Double(cell) { result[name] = value }
        }
        return result
    }

    /// What goes into a pot, per 100 g of what comes out; a nutrient that more than a twentieth of the energy leaves unknown is unknown (decision 12).
    private func mixed(_ parts: [(source: String, grams: Double)], cooked: Double) -> [String: Double] {
        let rows = parts.map { (figures($0.source) ?? [:], $0.grams / 100) }
        let energy = rows.reduce(0) { $0 + ($1.0["energy_kcal"] ?? 0) * $1.1 }
        var result: [String: Double] = [:]
        for key in Set(rows.flatMap { $0.0.keys }) {
            let unknown = rows.filter { $0.0[key] == nil }.reduce(0) { $0 + ($1.0["energy_kcal"] ?? 0) * $1.1 }
            if unknown <= energy / 20 { result[key] = rows.reduce(0) { $0 + ($1.0[key] ?? 0) * $1.1 } / cooked * 100 }
        }
        return result
    }

    /// "usda:18363 300 tortillas ; …" and "usda:08120 100|1 1/4 cups|oats ; …".
    private static func parts(_ cell: String, dividedBy mark: Character) -> [(source: String, grams: Double)] {
        cell.components(separatedBy: " ; ").compactMap { part in
            let words = part.split(separator: " ", maxSplits: 1)
            guard words.count == 2, let grams = Double(words[1].prefix { $0 != mark }) else { return nil }
            return (String(words[0]), grams)
        }
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: root.appending(path: "corpora/\(name).tsv"), encoding: .utf8)
    }

    private func rows(_ name: some StringProtocol) throws -> [[String: String]] {
        var header: [String] = []
        return try text(String(name)).split(separator: "\n").compactMap { line in
            if line.hasPrefix("#") { return nil }
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard !header.isEmpty else {
                header = cells
                return nil
            }
            return Dictionary(zip(header, cells)) { first, _ in first }
        }
    }
}
