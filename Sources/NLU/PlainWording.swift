import Nutrition

/// Other ways to say what has a plain way: a message that is one of them is read as if it had been said plainly.
///
/// Tables, and no rules (`intents/en/plain.txt`, `intents/es/plain.txt`): each line has a form, `=>`, and what it says. Words are held against the message
/// folded and without marks; `a|b` is one of several, `(a)` may be missing. Capitals stand for what may be anything of a kind, and are taken over as they were
/// written: `X` up to eight words, `W` one or two, `F` up to six that open with no verb or joint, `T` a thing with its article or number, `N` a number and
/// what follows it; other capitals are one word of a list that the table gives (`@DAY today|yesterday`). A line that opens with `?` holds of questions too; one
/// whose plain way is `=` stays as it is, and the first line that fits is the one. What came out is read once more, so that lines can build on others.
public struct PlainWording: Sendable {
    private let forms: [Form]
    /// The forms that a message with this word may be of.
    private let byWord: [String: [Int]]
    /// Those that have no word for sure.
    private let anywhere: [Int]

    /// A line over another is the least that helps; three are enough, and end what would go round.
    private static let most = 3

    /// - Parameter tables: the lines of the languages; a line that is none of the above is passed over, empty ones and those that open with `#` too.
    public init(tables: [String]) {
        let lines = tables.flatMap { $0.split(separator: "\n") }.filter { !$0.hasPrefix("#") }
        var lists: [Substring: Set<String>] = [:]
        for line in lines where line.hasPrefix("@") {
            let sides = line.dropFirst().split(separator: " ", maxSplits: 1)
            if sides.count == 2 { lists[sides[0], default: []].formUnion(sides[1].split(separator: "|").map(String.init)) }
        }
        forms = lines.flatMap { Form.forms($0, lists) }
        var byWord: [String: [Int]] = [:], anywhere: [Int] = [], uses: [String: Int] = [:]
        for word in forms.flatMap(\.pieces).compactMap(\.words).joined() { uses[word, default: 0] += 1 }
        func isCommon(_ words: Set<String>) -> Int { words.reduce(0) { $0 + uses[$1, default: 0] } }
        for (place, form) in forms.enumerated() {
            // One of the words of its rarest piece is in every message of the form.
            guard let words = form.pieces.compactMap(\.words).min(by: { isCommon($0) < isCommon($1) }) else { anywhere.append(place); continue }
            for word in words { byWord[word, default: []].append(place) }
        }
        (self.byWord, self.anywhere) = (byWord, anywhere)
    }

    /// The message in plain words; itself for nearly all.
    public func plain(_ text: String) -> String {
        var text = SubjectBehind.plain(RecipeNamedLast.plain(text))
        for _ in 0..<Self.most {
            guard let plain = once(text), plain != text else { break }
            text = plain
        }
        return text
    }

    private func once(_ text: String) -> String? {
        // "tres tacos, no, dos": taken back within the sentence, which the marks alone tell.
        guard text.utf8.count <= 160, !text.contains("\n"), ![", no, ", "... no", "? no,"].contains(where: text.contains) else { return nil }
        let words = text.split(separator: " ").flatMap(Word.parted).filter { !$0.core.isEmpty }
        guard !words.isEmpty, words.count <= 24 else { return nil }
        if let (form, gaps) = fitting(words, isQuestion: text.contains("?")) { return form.filled(gaps, text) }
        // "sorry, the rice should be 250", "could you put the crisps with lunch please": what orders something without its courtesies orders the same.
        for (bared, isAsked) in Courtesies.ways(words) {
            guard let (form, gaps) = fitting(bared, isQuestion: isAsked), Courtesies.orders(form.plain) else { continue }
            return form.filled(gaps, text)
        }
        return nil
    }

    private func fitting(_ words: [Word], isQuestion: Bool) -> (Form, [ArraySlice<Word>])? {
        let places = Set(words.flatMap { byWord[$0.core, default: []] } + anywhere)
        for place in places.sorted() where forms[place].pieces.count <= words.count && (!isQuestion || forms[place].mayAsk) {
            if let gaps = forms[place].gaps(in: words[...]) { return (forms[place], gaps) }
        }
        return nil
    }
}

/// What is said around an order or a correction and changes nothing of it.
private enum Courtesies {
    /// The words without them, and with "the" for "that" and "those" of a thing; whether what is left is a question.
    static func ways(_ words: [Word]) -> [(words: [Word], isAsked: Bool)] {
        let isAsked = words.contains { $0.written.contains("?") }
        let (bare, isPolite) = bared(words)
        var out: [(words: [Word], isAsked: Bool)] = []
        for way in [bare.count < words.count ? bare : nil, pointed(bare)].compactMap({ $0 }) where !way.isEmpty {
            out.append((way, isAsked && !isPolite))
        }
        return out
    }

    /// Whether a plain form puts something right: what is told as eaten stays with the "sorry" that says in whose place.
    static func orders(_ plain: String) -> Bool { ordering.contains(plain.split(separator: " ").first ?? "") }

    private static func bared(_ words: [Word]) -> (words: [Word], isPolite: Bool) {
        var rest = words[...], isPolite = false
        while let count = leading.first(where: { rest.count > $0.count && rest.map(\.core).starts(with: $0) })?.count { rest.removeFirst(count) }
        if rest.count > 3, let first = rest.first, ["can", "could", "would", "will", "pls", "please"].contains(first.core) {
            let isOrder = first.core.hasPrefix("pl"), next = rest[rest.startIndex + 1].core
            if isOrder || ["you", "u"].contains(next) {
                isPolite = !isOrder
                rest.removeFirst(isOrder ? 1 : 2)
                while let next = rest.first, ["please", "pls", "just", "maybe"].contains(next.core) { rest.removeFirst() }
            }
        }
        while let count = trailing.first(where: { rest.count > $0.count + 1 && rest.suffix($0.count).map(\.core) == $0 })?.count {
            rest.removeLast(count)
        }
        return (Array(rest), isPolite)
    }

    /// "no bacon in that salad" is of the salad; "that was ham" stays.
    private static func pointed(_ words: [Word]) -> [Word]? {
        var out = words
        for place in words.indices.dropLast() where ["that", "those", "these"].contains(words[place].core) {
            guard !notThings.contains(words[place + 1].core), place == 0 || !notBefore.contains(words[place - 1].core) else { continue }
            out[place] = Word(written: "the")
        }
        return out.map(\.core) == words.map(\.core) ? nil : out
    }

    private static let leading = [
        "sorry about that", "so sorry", "sorry love", "sorry dear", "sorry mate", "sorry hun", "sorry", "oh dear", "oh no", "oh", "ooh", "oops",
        "whoops",
        "ops", "ugh", "hmm", "um", "uh", "ah", "argh", "damn", "my bad", "my mistake", "my apologies", "apologies", "my fault", "hang on", "hold on",
        "wait no", "wait", "correction", "edit", "actually", "i should have said", "i should of said", "shouldve said", "i forgot to say",
        "forgot to say",
        "i forgot to mention", "forgot to mention", "goodness", "btw", "by the way", "just to say", "and", "but", "well", "ok", "okay", "so",
        "no wait",
        "to be honest", "tbh", "silly me", "love", "dear", "mate", "hey", "yeah", "also",
    ].map { $0.split(separator: " ").map(String.init) }
    private static let trailing = [
        "sorry about that", "sorry", "my bad", "my mistake", "my apologies", "oops", "whoops", "please", "pls", "plz", "btw", "by the way", "thanks",
        "thank you", "thx", "ta", "cheers", "love", "dear", "mate", "lol", "haha", "tho", "though", "silly me", "actually", "really",
        "today actually",
        "for me",
    ].map { $0.split(separator: " ").map(String.init) }
    private static let ordering: Set<Substring> = [
        "remove", "delete", "make", "change", "move", "undo", "swap", "put", "copy", "it", "the", "there", "no", "with", "count", "replace", "double",
        "only", "they", "so",
    ]
    private static let notThings = Set(
        Nutrition.Word.split(
            """
            is was were are had has have should would could one ones isn wasn weren wasnt werent isnt s be been it i he she they we you can will up off out
            back down as to too in on for with at from and not again much many far all lot day morning evening week afternoon night time way meal entry last
            thing amount doesnt didnt go goes went the a an i that two three four five both
            """))
    private static let notBefore: Set<String> = ["so", "all", "its", "like", "at", "about", "think", "said", "is", "after", "before", "fact", "that"]
}

private struct Word {
    let written: Substring
    let core: String

    /// "300cals" is a number and its measure.
    static func parted(_ written: Substring) -> [Word] {
        let digits = written.prefix { $0.isASCII && $0.isNumber }, rest = written[digits.endIndex...]
        let unit = rest.lowercased().prefix { $0.isLetter }
        guard !digits.isEmpty, ["cal", "cals", "kcal", "kcals", "calories"].contains(unit) else { return [Word(written: written)] }
        return [Word(written: digits), Word(written: rest)]
    }

    init(written: Substring) {
        self.written = written
        core = String(
            String.UnicodeScalarView(
                written.unicodeScalars.map(Nutrition.Word.folded).filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }))
    }
}

private enum Piece: Sendable {
    case word(Set<String>)
    /// Up to so many words, of which the first is one of these, or is none of those, or is a number.
    case gap(most: Int, opens: Set<String>? = nil, opensNot: Set<String> = [], orNumber: Bool = false)

    /// - Parameter lists: the words of each kind, by its capitals.
    init(_ said: Substring, _ lists: [Substring: Set<String>]) {
        switch said {
        case "X": self = .gap(most: 8)
        case "W": self = .gap(most: 2)
        case "F": self = .gap(most: 6, opensNot: lists["F", default: []])
        case "N": self = .gap(most: 5, opens: lists["N", default: []], orNumber: true)
        case "T": self = .gap(most: 8, opens: lists["T", default: []].union(lists["N", default: []]), orNumber: true)
        default: self = lists[said].map { .gap(most: 1, opens: $0) } ?? .word(Set(said.split(separator: "|").map(String.init)))
        }
    }

    /// The words one of which must stand there; nil where a number or anything else may.
    var words: Set<String>? {
        switch self {
        case .word(let choices): choices
        case .gap(_, let opens, _, let orNumber): orNumber ? nil : opens
        }
    }

    static func match(_ pieces: ArraySlice<Piece>, _ words: ArraySlice<Word>) -> [ArraySlice<Word>]? {
        guard let piece = pieces.first else { return words.isEmpty ? [] : nil }
        guard let word = words.first else { return nil }
        switch piece {
        case .word(let choices):
            return choices.contains(word.core) ? match(pieces.dropFirst(), words.dropFirst()) : nil
        case .gap(let most, let opens, let opensNot, let orNumber):
            let isNumber = orNumber && word.core.first?.isNumber == true
            guard isNumber || opens?.contains(word.core) ?? !opensNot.contains(word.core) else { return nil }
            for count in 1...min(most, words.count) {
                if let rest = match(pieces.dropFirst(), words.dropFirst(count)) { return [words.prefix(count)] + rest }
            }
            return nil
        }
    }
}

/// A form with all its choices made.
private struct Form: Sendable {
    let pieces: [Piece]
    let plain: String
    let mayAsk: Bool

    static func forms(_ line: Substring, _ lists: [Substring: Set<String>]) -> [Form] {
        let sides = line.split(separator: "=>").map { $0.trimming(" ") }
        guard sides.count == 2, let first = sides.first else { return [] }
        let said = first.split(separator: " ").map { $0.drop { $0 == "?" } }.filter { !$0.isEmpty }
        return expanded(said[...], lists).filter { !$0.isEmpty }.map { Form(pieces: $0, plain: sides[1], mayAsk: first.hasPrefix("?")) }
    }

    private static func expanded(_ said: ArraySlice<Substring>, _ lists: [Substring: Set<String>]) -> [[Piece]] {
        guard let first = said.first else { return [[]] }
        let rest = expanded(said.dropFirst(), lists), piece = Piece(first.drop { $0 == "(" }.prefix { $0 != ")" }, lists)
        return rest.map { [piece] + $0 } + (first.hasPrefix("(") ? rest : [])
    }

    /// What stands in its gaps, in their order; nil where it does not fit.
    func gaps(in words: ArraySlice<Word>) -> [ArraySlice<Word>]? { Piece.match(pieces[...], words) }

    func filled(_ gaps: [ArraySlice<Word>], _ text: String) -> String {
        guard plain != "=" else { return text }
        var out = plain
        for (place, gap) in gaps.enumerated() {
            out = out.replacing("$\(place + 1)", with: gap.map(\.written).joined(separator: " ").trimming(",;:.!?¡¿"))
        }
        return out
    }
}

extension Collection<Character> where SubSequence == Substring {
    fileprivate func trimming(_ marks: String) -> String {
        let start = drop { marks.contains($0) }
        return String(start.reversed().drop { marks.contains($0) }.reversed())
    }
}
