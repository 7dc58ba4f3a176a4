import NLU
import Nutrition

/// What some of a counted row were: "una de las tostadas iba sin crema", "fueron 4 y dos eran de queso".
public struct PartOfCounted: Sendable, Hashable, Codable {
    /// How many there were in all, where that is told along.
    public private(set) var total: Double?
    /// What was counted, by its name.
    public private(set) var named: String?
    /// How many of them, "de", "con" or "sin" (else nothing), and the name of what they were.
    public private(set) var kind: CountedKind
    /// "la segunda era con huevo": which of them it was, and whether its word is feminine.
    public private(set) var place: Int?
    public private(set) var isFeminine: Bool?

    /// Nil where anything else is told.
    public init?(_ text: String) {
        guard !text.contains("?") else { return nil }
        var words = text.lowercased().replacing(",", with: " , ").split(separator: " ").map { String($0.filter { !".;!¡".contains($0) }) }[...]
        var tells = false
        while let first = words.first, Self.openers.contains(first) {
            tells = tells || Self.telling.contains(first)
            words.removeFirst()
        }
        if tells, words.count > 3, let all = Self.count(words[words.startIndex]), [",", "y", "pero"].contains(words[words.startIndex + 1]) {
            total = all
            words = words.dropFirst(2).drop { ["y", "pero", ","].contains($0) }
        }
        if let article = words.first, ["el", "la"].contains(article), let which = words.dropFirst().first, let place = Self.places[which] {
            (self.place, isFeminine) = (place, article == "la")
            words = ["uno"] + words.dropFirst(2)
        }
        guard let first = words.popFirst(), let count = Self.count(first) else { return nil }
        let verb = words.prefix(6).firstIndex(where: Self.verbs.contains)
        var subject = words[..<(verb ?? words.startIndex)]
        if subject.first == "de" {
            guard subject.count > 1, ["los", "las", "ellos", "ellas", "esos", "esas", "mis"].contains(subject[subject.startIndex + 1]) else {
                return nil
            }
            subject = subject.dropFirst(2)
        }
        guard verb != nil || total != nil, subject.count <= 3, subject.allSatisfy({ Self.count($0) == nil && !Self.pointing.contains($0) }) else {
            return nil
        }
        named = subject.isEmpty ? nil : subject.joined(separator: " ")
        var rest = words[(verb.map { $0 + 1 } ?? words.startIndex)...]
        while let last = rest.last, ["solo", "nada", "nomás", "nomas", "más", "mas", "también", "tambien", "creo"].contains(last), rest.count > 1 {
            rest.removeLast()
        }
        var joint = verb.map { Self.having.contains(words[$0]) ? "con" : "" } ?? ""
        if let first = rest.first, ["de", "con", "sin"].contains(first) {
            joint = first
            rest.removeFirst()
        }
        guard (1...5).contains(rest.count), let opens = rest.first, !rest.contains(","), !Self.pointing.contains(opens),
            verb != nil || !joint.isEmpty,
            rest.allSatisfy({
                Self.count($0) == nil && !Self.verbs.contains($0) && !["vez", "lugar"].contains($0) && !$0.contains(where: \.isNumber)
            })
        else { return nil }
        kind = CountedKind(count: count, joint: joint, name: rest.joined(separator: " "))
    }

    private static func count(_ word: String) -> Double? { counts[word] ?? SmallCount.of(word).flatMap { (1...40).contains($0) ? $0 : nil } }

    private static let counts: [String: Double] = ["otro": 1, "otra": 1]
    private static let places = [
        "primero": 1, "primera": 1, "segundo": 2, "segunda": 2, "tercero": 3, "tercera": 3, "cuarto": 4, "cuarta": 4, "último": -1, "ultimo": -1,
        "última": -1, "ultima": -1,
    ]
    private static let having: Set<String> = ["llevaba", "llevaban", "tenía", "tenían", "tenia", "tenian", "traía", "traían", "traia", "traian"]
    private static let verbs = having.union([
        "era", "eran", "fue", "fueron", "iba", "iban", "estaba", "estaban", "venía", "venían", "venia", "venian",
    ])
    private static let telling: Set<String> = ["comí", "comi", "tomé", "tome", "fueron", "eran", "bebí", "bebi", "comimos"]
    private static let openers = telling.union([
        "pero", "y", "en", "realidad", "ah", "ay", "perdón", "perdon", "bueno", "oye", "no", "corrección", "de", "hecho", "me", "que", ",", "sí",
        "si",
    ])
    /// Open what is no kind of food, and count what is none.
    private static let pointing: Set<String> = [
        "el", "la", "los", "las", "lo", "mi", "mis", "tu", "su", "un", "que", "para", "por", "en", "a", "al", "ayer", "hoy", "anoche", "esa", "ese",
        "hora", "horas", "minuto", "minutos", "vez", "veces", "gramos", "kilos", "litros", "tazas", "vasos", "media", "medio", "más", "mas", "menos",
        "otro", "otra", "mía", "mío", "mías", "míos", "cosa", "cosas",
    ]
}

extension Intents {
    /// "una quesadilla era de chorizo", after three of them: of one of those that stand.
    static func partOfCounted(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let other = theOther(reading, tracker) ?? oneLess(reading, tracker) { return [other] }
        guard !tracker.entries.isEmpty, reading.when.isEmpty, reading.nutrients.isEmpty, reading.activity == nil,
            let part = PartOfCounted(reading.untimed),
            // "el segundo era lenguado": a course.
            part.place == nil || !part.kind.joint.isEmpty
        else { return nil }
        var correction = Correction(selection: Selection(pointsBack: true), words: afterApology(reading.untimed))
        if case .correct(let told)? = correct(reading, tracker).only { correction = told }
        correction.part = part
        return [.correct(correction)]
    }

    /// "skip the second muffin", "scrap the last one": one less of what was counted.
    private static func oneLess(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard !tracker.entries.isEmpty, let place = reading.ordinal, let food = reading.foods.only, food.amount.isEmpty, reading.when.isEmpty,
            ["skip", "scrap", "lose", "drop", "ditch"].contains(reading.words.first), !reading.text.hasSuffix("?"), reading.words.count <= 6
        else { return nil }
        return .delete(Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)], ordinal: place))
    }

    /// "la otra de pollo", "la otra era de pollo", right after one of two was told apart: the one that is left.
    private static func theOther(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { ["y", "e", "pero"].contains($0) })
        guard tracker.lastAction == "correct", tracker.entries.count == 2, (4...7).contains(words.count), ["la", "el"].contains(words[0]),
            ["otra", "otro"].contains(words[1]), reading.when.isEmpty, reading.nutrients.isEmpty, !reading.text.hasSuffix("?"),
            let joint = words.dropFirst(2).prefix(2).firstIndex(where: { ["de", "con", "sin"].contains($0) })
        else { return nil }
        var told = reading
        (told.untimed, told.ordinal, told.intent.name) = ("era " + words[joint...].joined(separator: " "), nil, "correct")
        told.text = told.untimed
        guard case .correct(var correction)? = correct(told, tracker).only else { return nil }
        (correction.selection, correction.words) = (Selection(ids: [tracker.entries[0]]), told.untimed)
        return .correct(correction)
    }

    /// "one taco was fish", of two: which one of them was, though both words name a food.
    static func isKindOfOne(_ reading: Reading, _ tracker: Tracker) -> Bool {
        ofSeveral(reading.words, tracker) == 1 && reading.foods.count == 2 && reading.when.isEmpty && reading.words.count <= 6
            && reading.foods.allSatisfy { !$0.negated && $0.removed.isEmpty } && reading.foods[1].amount.isEmpty
    }
}
