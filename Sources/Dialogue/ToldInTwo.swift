import NLU
public import Nutrition

/// Two things said in one breath of what stands: "the toast was sourdough, no butter", "no sour cream but extra guac", "no sprouts, I hate sprouts",
/// "greek yogurt, small pot, and it was for breakfast". Read as the messages that would have said them one after the other.
public enum ToldInTwo {
    /// - Parameters:
    ///   - rows: what the rows of the meal spoken of are called.
    /// - Returns: nil for nearly all messages.
    public static func parts(_ text: String, of rows: [String], isSpanish: Bool) -> [String]? {
        guard text.utf8.count <= 120, !text.contains("?"), !text.contains("\n"), !rows.isEmpty else { return nil }
        let said = Words(text, isSpanish)
        guard (3...18).contains(said.words.count) else { return nil }
        return said.disliked(rows) ?? said.exchanged() ?? said.kindAndNone(rows) ?? said.kindAndMeal(rows) ?? said.countAndKind(rows)
    }
}

/// A message word by word, without what opens or closes it and says nothing.
private struct Words {
    /// Folded, without marks.
    var words: [String] = []
    /// As it was written, without marks.
    var written: [String] = []
    /// Whether a pause follows.
    var pauses: [Bool] = []
    let isSpanish: Bool

    init(_ text: String, _ isSpanish: Bool) {
        self.isSpanish = isSpanish
        for piece in text.split(separator: " ") {
            let bare = String(String(piece.reversed().drop { ",.;!:)".contains($0) }.reversed()).drop { ",.;!:(".contains($0) })
            let core = String(bare.lowercased().filter { $0 != "'" && $0 != "\u{2019}" }).folding
            guard !core.isEmpty else {
                if !pauses.isEmpty { pauses[pauses.count - 1] = true }
                continue
            }
            words.append(core)
            written.append(bare)
            pauses.append([",", ".", ";", ":"].contains(piece.last.map(String.init) ?? ""))
        }
        for aside in Self.asides {
            while let place = words.indices.first(where: { words[$0...].starts(with: aside) }) { cut(place..<place + aside.count) }
        }
        while let first = words.first, Self.openers.contains(first) { cut(0..<1) }
    }

    private mutating func cut(_ range: Range<Int>) {
        if range.lowerBound > 0, pauses[range.upperBound - 1] { pauses[range.lowerBound - 1] = true }
        words.removeSubrange(range)
        written.removeSubrange(range)
        pauses.removeSubrange(range)
    }

    private func text(_ range: Range<Int>) -> String {
        range.map { written[$0] + (pauses[$0] && $0 + 1 < range.upperBound ? "," : "") }.joined(separator: " ")
    }

    private func isName(_ range: Range<Int>) -> Bool {
        (1...3).contains(range.count) && range.allSatisfy { !Self.noNames.contains(words[$0]) && words[$0].allSatisfy(\.isLetter) }
    }

    /// A name without its article, and what stands before a pause.
    private func name(_ range: Range<Int>) -> Range<Int>? {
        var range = range
        while let first = range.first, Self.articles.contains(words[first]) { range.removeFirst() }
        while let last = range.last, Self.behindNames.contains(words[last]) { range.removeLast() }
        return isName(range) ? range : nil
    }

    // MARK: "no sprouts, I hate sprouts"

    func disliked(_ rows: [String]) -> [String]? {
        guard let verb = words.indices.first(where: { place in Self.hating.contains { words[place...].starts(with: $0) } }), verb > 0 else {
            return nil
        }
        var start = 0
        if isSpanish {
            while start < verb, ["no", "sin", "nada", "de"].contains(words[start]) { start += 1 }
            guard start > 0 || words[..<verb].contains("no") else { return nil }
        } else {
            guard ["no", "without"].contains(words[0]) else { return nil }
            start = 1
        }
        var end = verb
        while end > start, ["i", "we", "no", "ew", "eww", "yuck", "ugh", "thanks", "because", "porque", "que"].contains(words[end - 1]) { end -= 1 }
        guard let name = name(start..<end), standing(name, rows) else { return nil }
        let food = text(name)
        return isSpanish ? ["sin \(food)", "no me gusta \(food)"] : ["without \(food)", "i hate \(food)"]
    }

    /// Whether a row is called so, a letter more or less.
    private func standing(_ name: Range<Int>, _ rows: [String]) -> Bool {
        guard let last = name.last.map({ Word.singular(words[$0]) }), last.count > 2 else { return false }
        return rows.contains { row in
            Word.split(row).contains { $0 == last || last.count > 4 && abs($0.count - last.count) < 3 && $0.hasPrefix(last.prefix(4)) }
        }
    }

    // MARK: "no sour cream on it but extra guac"

    func exchanged() -> [String]? {
        guard let none = denial(0), let more = words[none...].firstIndex(where: more.contains), more > none else { return nil }
        var end = more
        while end > none, Self.joints.contains(words[end - 1]) { end -= 1 }
        guard end < more || pauses[end - 1], let left = name(none..<end), let right = name(more + 1..<words.count) ?? ofMore(more) else { return nil }
        if isSpanish { return ["sin \(text(left))", "y extra de \(text(right))"] }
        return ["without \(text(left))", "\(words[more] == "add" ? "add" : "extra") \(text(right))"]
    }

    /// "doble de queso", "extra of the cheese".
    private func ofMore(_ place: Int) -> Range<Int>? {
        var start = place + 1
        while start < words.count, ["of", "de"].contains(words[start]) || Self.articles.contains(words[start]) { start += 1 }
        return start < words.count ? name(start..<words.count) : nil
    }

    private var more: Set<String> { isSpanish ? Self.moreInSpanish : Self.moreInEnglish }

    /// Where the name begins that is said not to have been there.
    private func denial(_ start: Int) -> Int? {
        Self.denials.first { words[start...].starts(with: $0) }.map { start + $0.count }
    }

    // MARK: "the toast was sourdough, no butter"

    func kindAndNone(_ rows: [String]) -> [String]? {
        guard let no = words.indices.dropFirst(2).last(where: { (isSpanish ? ["sin", "ni"] : ["no", "without"]).contains(words[$0]) }),
            no + 1 < words.count
        else {
            return nil
        }
        var end = no
        while end > 0, ["there", "was", "had", "were", "it", "i", "habia", "llevaba"].contains(words[end - 1]) { end -= 1 }
        let isJoined = end > 0 && ["and", "but", "y", "pero"].contains(words[end - 1])
        if isJoined { end -= 1 }
        guard end > 1, end == no || isJoined || pauses[end - 1], let left = name(no + 1..<words.count) else { return nil }
        let served = ["on", "en"].contains(words[0])
        guard let verb = served ? 0 : words[..<min(end, 5)].firstIndex(where: Self.verbs.contains), verb + 1 < end,
            !words[(verb + 1)..<end].contains(where: { ["no", "not", "with", "con", "without", "sin"].contains($0) })
        else { return nil }
        let isOnBread = served || words[verb..<end].contains(where: { ["on", "en", "bread", "pan"].contains($0) })
        guard pauses[end - 1] || isJoined || isOnBread,
            standing(left, rows) || isOnBread && rows.contains(where: { Word.split($0).contains(where: Self.filled.contains) })
        else { return nil }
        var first = text(0..<end)
        if ["iba", "iban", "venia"].contains(words[verb]) { first = (["era"] + words[(verb + 1)..<end]).joined(separator: " ") }
        return [served ? (isSpanish ? "era \(first)" : "it was \(first)") : first, "\(isSpanish ? "sin" : "without") \(text(left))"]
    }

    // MARK: "greek yogurt, small pot, and it was for breakfast"

    func kindAndMeal(_ rows: [String]) -> [String]? {
        guard rows.count > 1, let meal = words.last, Self.meals.contains(meal),
            let verb = words.lastIndex(where: { ["was", "were", "fue", "fueron", "era", "eran"].contains($0) }), verb > 1,
            words[(verb + 1)...].dropLast().allSatisfy({ ["for", "at", "my", "in", "en", "al", "el", "la", "para", "de"].contains($0) })
        else { return nil }
        var end = verb
        while end > 0, ["it", "that", "this", "they", "and", "y", "eso", "but", "pero"].contains(words[end - 1]) { end -= 1 }
        guard end > 0, end < verb || isSpanish && pauses[end - 1], let first = (0..<end).first(where: { pauses[$0] }), isName(0..<first + 1),
            !Self.articles.contains(words[0]), first + 1 < end || standing(0..<first + 1, rows)
        else { return nil }
        let kind = text(0..<first + 1), size = first + 1..<end
        let then = isSpanish ? "el \(kind) fue en el \(meal)" : "the \(kind) \(kind.hasSuffix("s") ? "were" : "was") for \(meal)"
        guard !size.isEmpty else { return [isSpanish ? "era \(kind)" : "it was \(kind)", then] }
        let told = size.map { words[$0] }.filter { !["just", "only", "a", "an", "solo", "nomas"].contains($0) }
        guard (1...3).contains(told.count), told.allSatisfy({ $0.allSatisfy(\.isLetter) }) else { return nil }
        if isSpanish {
            guard ["un", "una", "dos"].contains(told[0]) else { return nil }
            return ["era \(kind)", "era \(told.joined(separator: " ")) de \(kind)", then]
        }
        let isVessel = Self.vessels.contains(told[told.count - 1])
        let isCount = told.count == 1 && SmallCount.of(told[0]) != nil
        return ["it was \(isCount ? "" : "a ")\(told.joined(separator: " ")) \(isVessel ? "of " : "")\(kind)", then]
    }

    // MARK: "4 rashers, smoked back bacon"

    /// How many of what stands and which, where the two were told apart by a pause and the kind is one of the row's own name.
    func countAndKind(_ rows: [String]) -> [String]? {
        guard let pause = pauses.indices.only(where: { pauses[$0] && $0 + 1 < words.count }), (1...3).contains(pause), words.count - pause <= 4,
            SmallCount.of(words[0]).map({ (2...12).contains($0) }) == true,
            Unit.named(Word.singular(words[1])) != nil || words[1].hasPrefix("rasher"),
            words[2..<pause + 1].allSatisfy({ ["of", "it", "them", "de"].contains($0) }), isName(pause + 1..<words.count), words.count - pause > 2,
            standing(pause + 1..<words.count, rows) || isSpanish && standing(pause + 1..<pause + 2, rows)
        else { return nil }
        return [text(0..<pause + 1), "\(isSpanish ? "era" : "it was") \(text(pause + 1..<words.count))"]
    }

    // MARK: Words

    private static let asides: [[String]] = [
        "come to think of it", "now that i think of it", "now that i think about it", "ahora que lo pienso", "ahora que me acuerdo", "por cierto",
        "en realidad", "actually", "actualy", "btw", "tbh", "lol", "ngl", "in fact",
    ].map { $0.split(separator: " ").map(String.init) }
    private static let openers: Set<String> = ["oh", "ah", "ay", "so", "ok", "well", "bueno", "sorry", "oops", "wait", "perdon", "and", "yeah", "uy"]
    private static let hating: [[String]] = [
        "hate", "dislike", "detest", "loathe", "cant stand", "cannot stand", "dont like", "dont eat", "odio", "lo odio", "la odio", "los odio",
        "las odio",
        "detesto", "no me gusta", "no me gustan", "no soporto", "no lo soporto", "no las soporto", "no los soporto",
    ].map { $0.split(separator: " ").map(String.init) }
    private static let denials: [[String]] = [
        "no", "without", "skip the", "hold the", "minus", "minus the", "they left off the", "left off the", "they left the", "they forgot the",
        "it had no", "there was no", "they had no", "had no", "sin", "no llevaba", "no llevaban", "no tenia", "no le pusieron", "no traia",
    ]
    .sorted { $0.count > $1.count }.map { $0.split(separator: " ").map(String.init) }
    private static let moreInEnglish: Set<String> = ["extra", "double", "add", "more", "loads", "lots", "plenty", "triple"]
    private static let moreInSpanish: Set<String> = [
        "extra", "doble", "harto", "harta", "mucho", "mucha", "mas", "bastante", "hartas", "hartos", "triple",
    ]
    private static let joints: Set<String> = [
        "but", "and", "with", "i", "got", "had", "they", "put", "gave", "me", "just", "pero", "y", "con", "si", "le", "puse", "pusieron", "llevaba",
        "it", "tenia",
    ]
    private static let articles: Set<String> = ["the", "any", "some", "el", "la", "los", "las", "of", "de", "nada"]
    /// "no beans in it", "the mayo on mine".
    private static let behindNames: Set<String> = [
        "on", "in", "it", "mine", "them", "that", "there", "this", "top", "though", "thouhg", "tho", "instead", "please", "at", "all", "eso", "ella",
        "either", "too",
    ]
    private static let noNames: Set<String> = [
        "it", "that", "them", "this", "those", "one", "ones", "more", "longer", "thanks", "idea", "problem", "was", "were", "is", "i", "and", "or",
        "but",
        "y", "o", "ni", "pero", "not", "no", "gracias", "mas", "eso", "esa", "ese", "era", "fue", "que", "for", "from", "para", "with", "con", "sin",
        "breakfast", "lunch", "dinner", "today", "yesterday", "hoy", "ayer", "had", "have", "ate", "comi", "tome", "worries", "way", "really", "sure",
    ]
    private static let verbs: Set<String> = [
        "was", "were", "is", "its", "are", "era", "eran", "fue", "fueron", "iba", "iban", "estaba", "venia", "es",
    ]
    /// What bread or the like goes about.
    private static let filled: Set<String> = [
        "sandwich", "sub", "burger", "cheeseburger", "hamburger", "blt", "wrap", "toastie", "torta", "bocadillo", "bocata", "hamburguesa", "melt",
        "club",
        "hoagie", "panini", "bagel", "completo", "lomito", "sanguche", "emparedado",
    ]
    private static let meals: Set<String> = [
        "breakfast", "brunch", "lunch", "dinner", "supper", "desayuno", "desalluno", "almuerzo", "cena", "merienda", "comida",
    ]
    private static let vessels: Set<String> = [
        "pot", "bowl", "cup", "glass", "mug", "plate", "slice", "packet", "bag", "carton", "tub", "piece", "can", "bottle", "handful",
    ]
}

extension String {
    /// Without accents.
    fileprivate var folding: String { String(String.UnicodeScalarView(unicodeScalars.map(Word.folded))) }
}
