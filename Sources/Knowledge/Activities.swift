import Nutrition

/// A physical activity with its energy cost.
public struct Activity: Sendable, Hashable {
    public let name: String
    /// Multiples of resting metabolism: about 1 kcal per kg and hour each.
    public let met: Double
    /// Code of the value: `compendium2011:12150`.
    public let source: String
    /// The pace the value belongs to, for rows of a given pace.
    public let kilometresPerHour: Double?
    /// What it is called in Spanish, when the table says.
    public var nameES: String?

    /// The name as it reads: "running" for the table's "running, general".
    public var plainName: String { name.hasSuffix(", general") ? String(name.dropLast(9)) : name }
}

/// The activities of `corpora/activities.tsv`, found by what people say.
public struct ActivityTable: Sendable {
    public let activities: [Activity]
    private let byName: [String: Int]

    init(text: String) throws {
        let table = try Table(file: "activities.tsv", text: text, columns: ["activity", "met", "source", "names", "es", "speed"])
        var activities: [Activity] = []
        var byName: [String: Int] = [:]
        for row in table.all {
            for name in row.list("names") + row.list("es") + [String(row["activity"])] {
                let key = Word.split(name).joined(separator: " ")
                if byName[key] == nil { byName[key] = activities.count }
            }
            activities.append(
                Activity(
                    name: String(row["activity"]), met: try row.number("met"), source: String(row["source"]),
                    kilometresPerHour: Double(row["speed"]), nameES: row.list("es").first))
        }
        // What is listed comes first; the forms of its verbs fill in the rest.
        for (index, row) in table.all.enumerated() {
            for form in row.list("es").flatMap(SpanishVerb.told) where byName[form] == nil { byName[form] = index }
        }
        self.activities = activities
        self.byName = byName
    }

    /// Whether a word stands in one of the names of an activity: "bike" of an exercise bike.
    public func isCalled(_ said: String, activity: String) -> Bool {
        let words = Set(Word.split(said))
        guard !words.isEmpty, let index = activities.firstIndex(where: { $0.plainName == activity || $0.name == activity }) else { return false }
        return words.isSubset(of: Word.split(activity)) || byName.contains { $0.value == index && words.isSubset(of: Word.split($0.key)) }
    }

    /// Every name an activity goes by: folded, singular words joined by spaces.
    public var names: some Collection<String> { byName.keys }

    /// The activity of these words, or of the longest run of them that is a name.
    public func match(_ said: String) -> Activity? {
        let words = Word.split(said)
        for length in stride(from: words.count, to: 0, by: -1) {
            for start in 0...(words.count - length) {
                if let index = byName[words[start..<start + length].joined(separator: " ")] { return activities[index] }
            }
        }
        return nil
    }

    /// The row of the same sport whose pace is nearest, the plain match when the sport has no rows by pace.
    public func match(_ said: String, kilometresPerHour pace: Double) -> Activity? {
        guard let plain = match(said) else { return nil }
        // A jog at a pace is a run.
        let sport = plain.name.hasPrefix("jogging,") ? "running" : plain.name.prefix { $0 != "," && $0 != " " }
        let paced = activities.filter { $0.kilometresPerHour != nil && $0.name.hasPrefix(sport) }
        return paced.min { abs($0.kilometresPerHour! - pace) < abs($1.kilometresPerHour! - pace) } ?? plain
    }
}

/// How a regular verb of Spanish tells what was done: "nadar" as "he nadado", "salté a la cuerda", "bailando salsa".
private enum SpanishVerb {
    /// - Returns: The names that a name with an infinitive at its head goes by as well, folded, singular words joined by spaces.
    static func told(_ name: String) -> [String] {
        let words = name.split(separator: " ")
        guard let verb = words.first, verb.count > 3, let stem = stem(verb), !irregular.contains(String(verb)) else { return [] }
        let isFirst = verb.hasSuffix("ar"), participle = stem + (isFirst ? "ado" : "ido")
        var forms = ["he \(participle)", "hemos \(participle)", stem + (isFirst ? "ando" : "iendo"), stem + (isFirst ? "amos" : "imos")]
        // Alone, "corte" and "trote" are other words as well.
        if words.count > 1 { forms.append((isFirst ? softened(stem) + "e" : stem + "i")) }
        return forms.map { Word.split(([$0] + words.dropFirst().map(String.init)).joined(separator: " ")).joined(separator: " ") }
    }

    private static func stem(_ verb: Substring) -> String? {
        ["ar", "er", "ir"].contains(where: verb.hasSuffix) ? String(verb.dropLast(2)) : nil
    }

    /// "pagu-é", "saqu-é", "empec-é".
    private static func softened(_ stem: String) -> String {
        switch stem.last {
        case "g": stem + "u"
        case "c": stem.dropLast() + "qu"
        case "z": stem.dropLast() + "c"
        default: stem
        }
    }

    /// Bent otherwise, or said of food as often.
    private static let irregular: Set<String> = [
        "hacer", "poner", "andar", "leer", "conducir", "dormir", "tender", "estar", "mover", "cocinar", "comprar", "preparar",
    ]
}
