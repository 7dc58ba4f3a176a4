import NLU
import Nutrition

/// So many of one kind of what was counted before: "otra de pollo", "dos con queso".
public struct CountedKind: Sendable, Hashable, Codable {
    public var count: Double
    /// "de", "con" or "sin"; empty where it is told as plain: "una sencilla".
    public var joint: String
    public var name: String
    /// What was counted, where that is named: "una baleada era sencilla".
    public var named: String?
}

/// "y otra de pollo", "una de carne y dos de jamón y queso", "uno era de mole y el otro de rajas": kinds of what was counted before.
public struct CountedKinds: Sendable, Hashable, Codable {
    public private(set) var kinds: [CountedKind] = []
    /// Goes on from what was counted, and does not say what that was.
    public private(set) var isMore = false
    /// "uno era de mole": says what that was.
    public private(set) var tellsWas = false
    /// "al revés, una de carne y dos de queso": puts right how many of each there were.
    public private(set) var setsRight = false
    /// The kind stands before what was counted: "chicken tacos".
    public private(set) var isInEnglish: Bool?

    /// Nil where anything but counts and kinds is told.
    public init?(_ text: String) {
        guard !text.contains("?") else { return nil }
        if let inEnglish = CountedKinds(inEnglish: text) {
            self = inEnglish
            return
        }
        let words = text.lowercased().replacing(",", with: " , ").split(separator: " ").map { $0.filter { !".;!".contains($0) } }
        var place = words.firstIndex { !Self.openers.contains($0) } ?? words.count
        isMore = words[..<place].contains(where: Self.goingOn.contains)
        setsRight = words[..<place].contains(where: Self.rightening.contains)
        // "la salteña era una de pollo y otra de carne".
        if place + 3 < words.count, ["el", "la", "los", "las"].contains(words[place]), Self.names(words[place + 1]),
            Self.verbs.contains(words[place + 2]), Self.start(words, place + 3) != nil
        {
            place += 3
        }
        while place < words.count {
            guard let start = Self.start(words, place) else {
                // "dos eran de frijol y una revuelta".
                guard let (last, end) = Self.bare(words, place, isAlone: kinds.isEmpty),
                    tellsWas || last.joint.isEmpty || end < words.count || !kinds.isEmpty,
                    end == words.count || kinds.isEmpty
                else { return nil }
                if kinds.isEmpty, end < words.count { tellsWas = words[place..<end].contains(where: Self.verbs.contains) }
                kinds.append(last)
                place = end
                while place < words.count, [",", "y", "e"].contains(words[place]) { place += 1 }
                continue
            }
            if kinds.isEmpty, ["otro", "otra", "otros", "otras"].contains(words[start.counted]) { isMore = true }
            if Self.verbs.contains(words[start.name - 2]) || words[..<place].contains(where: Self.verbs.contains) { tellsWas = true }
            var end = start.name
            while end < words.count, Self.start(words, end).map({ $0.counted == end && end == start.name }) ?? true {
                if [",", "y", "e"].contains(words[end]), Self.start(words, end + 1) != nil || Self.isBareEnd(words, end + 1) { break }
                // "una era de queso, la otra revuelta", without its comma.
                if ["el", "la", "otra", "otro"].contains(words[end]), Self.isBareEnd(words, end) { break }
                end += 1
            }
            let name = words[start.name..<end].reversed().drop(while: Self.closers.contains).reversed()
            guard let first = name.first, name.count <= 5, !Self.pointing.contains(first), !name.contains(","),
                !name.contains(where: { $0.contains(where: \.isNumber) })
            else { return nil }
            let noun = words[start.name - 3 < 0 ? 0 : start.name - 3]
            let named = start.name - start.counted == 4 ? noun : nil
            kinds.append(CountedKind(count: start.count, joint: words[start.name - 1], name: name.joined(separator: " "), named: named))
            place = end
            while place < words.count, [",", "y", "e"].contains(words[place]) { place += 1 }
        }
        // "la mitad de arroz" is no kind of anything.
        guard !kinds.isEmpty, kinds.count > 1 || !words.contains(where: ["mitad", "resto", "demás", "demas"].contains) else { return nil }
    }

    init(inEnglish kinds: [CountedKind], tells: Bool) { (self.kinds, tellsWas, isInEnglish) = (kinds, tells, true) }

    public var count: Double { kinds.reduce(0) { $0 + $1.count } }

    /// With its halves and its rest counted, where so many are told of: "half were oatmeal, half chocolate", "one was jelly, the rest plain".
    public func of(_ whole: Double) -> CountedKinds? {
        var told = self
        if kinds.allSatisfy({ $0.count == 0.5 }), kinds.count == 2 {
            for place in kinds.indices { told.kinds[place].count = whole / 2 }
        }
        if let rest = kinds.indices.only(where: { kinds[$0].count == 0 }) { told.kinds[rest].count = whole - count }
        return told.kinds.allSatisfy { $0.count > 0 } ? told : nil
    }

    /// "(y) (la) otra (arepa era) de", "las otras dos con": its number, and where the name begins.
    private static func start(_ words: [String], _ place: Int) -> (count: Double, counted: Int, name: Int)? {
        guard let (count, counted) = counted(words, place) else { return nil }
        var next = counted + 1
        if next + 1 < words.count, verbs.contains(words[next + 1]), names(words[next]) { next += 1 }
        if next < words.count, verbs.contains(words[next]) || ["relleno", "rellena", "rellenos", "rellenas"].contains(words[next]) { next += 1 }
        guard next + 1 < words.count, ["de", "con", "sin"].contains(words[next]) else { return nil }
        return (count, counted, next + 1)
    }

    /// "y las otras dos": how many, and the place of that word.
    private static func counted(_ words: [String], _ place: Int) -> (count: Double, counted: Int)? {
        var next = place
        while next < words.count, [",", "y", "e", "el", "la", "los", "las"].contains(words[next]) { next += 1 }
        if next + 1 < words.count, ["otras", "otros"].contains(words[next]), let count = count(words[next + 1]) {
            return (count, next + 1)
        }
        guard next < words.count, let count = count(words[next]), count > 0 && count < 50 || counts[words[next]] == 0 else { return nil }
        return (count, next)
    }

    /// "y una revuelta" at the end, "una (baleada era) sencilla" before others: its number, one word of what it was, and the place behind it.
    private static func bare(_ words: [String], _ place: Int, isAlone: Bool) -> (kind: CountedKind, end: Int)? {
        guard let (count, counted) = counted(words, place) else { return nil }
        var next = counted + 1
        let named = next + 1 < words.count && verbs.contains(words[next + 1]) && names(words[next]) ? words[next] : nil
        if named != nil { next += 1 }
        let tells = next < words.count && verbs.contains(words[next])
        if tells { next += 1 }
        // "uno frito y otro cocido": a count that no noun follows.
        let isPaired =
            ["uno", "otro"].contains(words[counted])
            || words.dropFirst(next + 1).contains(where: ["otro", "otra"].contains) && words.count <= next + 6
        guard next < words.count, case let name = words[next], name.count > 3, !pointing.contains(name), !verbs.contains(name),
            next + 1 == words.count || isAlone && [",", "y", "e"].contains(words[next + 1]) && (tells || isPaired || plain.contains(name))
        else { return nil }
        return (CountedKind(count: count, joint: plain.contains(name) ? "" : "de", name: name, named: named), next + 1)
    }

    private static func isBareEnd(_ words: [String], _ place: Int) -> Bool { bare(words, place, isAlone: false)?.end == words.count }

    /// A word that may be the name of what was counted.
    private static func names(_ word: String) -> Bool {
        word.count > 2 && !pointing.contains(word) && !verbs.contains(word) && counts[word] == nil && SmallCount.words[word] == nil
            && !["de", "con", "sin", ",", "y", "e"].contains(word)
    }

    /// Say that one had nothing more to it.
    static let plain: Set<String> = [
        "sencilla", "sencillo", "sencillas", "sencillos", "simple", "sola", "solo", "solas", "solos", "normal", "normales",
    ]
    private static let counts: [String: Double] = [
        "otro": 1, "otra": 1, "otros": 2, "otras": 2, "medio": 0.5, "media": 0.5, "mitad": 0.5, "resto": 0, "demas": 0, "demás": 0,
    ]
    private static func count(_ word: String) -> Double? { counts[word] ?? SmallCount.of(word) }
    private static let verbs: Set<String> = ["era", "eran", "fue", "fueron", "es", "son"]
    private static let goingOn: Set<String> = ["y", "e", "también", "tambien", "luego", "después", "despues", "además", "ademas", "más", "mas"]
    private static let rightening: Set<String> = ["revés", "reves", "no", "perdón", "perdon", "realidad", "corrijo", "corrección", "correccion"]
    private static let openers = goingOn.union(rightening).union([
        ",", "al", "fue", "en", "realidad",
        "me", "comí", "comi", "pedí", "pedi", "tomé", "tome", "eran", "era", "fueron", "ah", "oye", "bueno", "ok", "sí", "si",
    ])
    private static let closers: Set<String> = ["también", "tambien", "más", "mas", "además", "ademas", "por", "favor", "jaja", "jajaja", "jeje"]
    /// Open no kind: "una de las mismas", "uno de cada".
    private static let pointing: Set<String> = [
        "el", "la", "los", "las", "lo", "esos", "esas", "eso", "esa", "ese", "cada", "ellos", "ellas", "mi", "mis", "unos", "unas", "un", "una",
        "más", "mas", "todo", "todos", "todas", "ayer", "hoy",
    ]
}

extension Intents {
    /// "y otra de pollo", after an empanada: of those that stand, whatever the kind is by itself.
    static func countedKinds(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard mayTellKinds(reading, tracker), let counted = CountedKinds(reading.untimed),
            reading.nutrients.isEmpty || counted.kinds.contains(where: { $0.joint == "sin" }) || counted.tellsWas && counted.kinds.count > 1,
            counted.kinds.count > 1 || !counted.tellsWas && !counted.setsRight
        else { return nil }
        let foods = reading.foods.filter { !$0.negated }
        if counted.isInEnglish == true, !counted.tellsWas, !foods.isEmpty, counted.kinds.allSatisfy(\.joint.isEmpty) {
            // "one turkey, one tuna", which may be two things more.
            guard foods.allSatisfy({ $0.amount.unit == nil }), case .logFood(var plain)? = Intents.log(reading, tracker).only else { return nil }
            plain.kinds = counted
            return [.logFood(plain)]
        }
        var log = LogFood(foods: foods, when: reading.when, continues: continues(reading))
        if foods.isEmpty {
            log.foods = counted.kinds.map { FoodMention(said: $0.name, candidates: [], amount: Amount(quantity: $0.count)) }
        }
        log.restates = restates(reading.text)
        log.opening = reading.words.first
        if counted.isInEnglish == true, counted.tellsWas {
            // Never so much chicken in the place of tacos.
            let head = tracker.food.flatMap { Word.split($0.noun).last } ?? ""
            log.foods = counted.kinds.map { FoodMention(said: "\($0.name) \(head)", candidates: [], amount: Amount(quantity: $0.count)) }
        }
        log.kinds = counted
        return [.logFood(log)]
    }

    /// Right after rows were told or changed, in a message that may be of them.
    private static func mayTellKinds(_ reading: Reading, _ tracker: Tracker) -> Bool {
        !tracker.entries.isEmpty && ["log_food", "correct", "copy_entries", "delete_entry"].contains(tracker.lastAction ?? "")
            && ["log_food", "out_of_scope", "inform", "correct", "copy_entries", "deny", "affirm"].contains(reading.intent.name)
    }

    /// "dos eran de carne, una de pollo y otra de queso": what all of them were, and none told besides.
    static func kindsOfAllCounted(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard mayTellKinds(reading, tracker), let counted = CountedKinds(reading.untimed), counted.kinds.count > 1,
            counted.tellsWas || counted.setsRight || counted.isInEnglish == true && counted.kinds.contains(where: { !$0.joint.isEmpty })
        else { return nil }
        return countedKinds(reading, tracker)
    }

    /// "no, uno de pollo y dos de res", which was cut in two: kinds of what was counted, and none of it eaten besides.
    static func countedAcross(_ understanding: Understanding, _ tracker: Tracker) -> [[Request]]? {
        guard understanding.readings.count > 1, var whole = understanding.readings.first, !tracker.entries.isEmpty,
            let counted = CountedKinds(understanding.text), counted.setsRight || counted.tellsWas, counted.kinds.count > 1
        else { return nil }
        (whole.text, whole.untimed) = (understanding.text, understanding.text)
        whole.foods = understanding.readings.flatMap(\.foods)
        return countedKinds(whole, tracker).map { [$0] + Array(repeating: [], count: understanding.readings.count - 1) }
    }

    /// "al revés", "fue al revés", right after two foods were told: as many of either as of the other.
    static func otherWayRound(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.filter { !["no", "fue", "era", "eran", "perdon", "ah", "ay", "es", "fueron", "ups", "oye", "son"].contains($0) }
        guard words == ["al", "reves"], tracker.entries.count == 2,
            ["log_food", "correct"].contains(tracker.lastAction ?? "")
        else { return nil }
        var swapped = Correction(selection: Selection(ids: tracker.entries), words: reading.untimed)
        swapped.isOtherWayRound = true
        return [.correct(swapped)]
    }
}
