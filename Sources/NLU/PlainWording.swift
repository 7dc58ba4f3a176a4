import Nutrition

/// Other ways to say what has a plain way: a message that is one of them is read as if it had been said plainly.
///
/// Tables, and no rules (`intents/en/plain.txt`, `intents/es/plain.txt`): each line has a form, `=>`, and what it says. Words are held against the message
/// folded and without marks; `a|b` is one of several, `(a)` may be missing. Capitals stand for what may be anything of a kind, and are taken over as they were
/// written: `X` up to eight words, `W` one or two, `B` one or two that open with none of `@B`, `F` up to six that open with no verb or joint, `T` a thing
/// with its article or number, `N` a number and what follows it; other capitals are one word of a list that the table gives (`@DAY today|yesterday`). A line that opens with `?` holds of questions too; one
/// whose plain way is `=` stays as it is, and the first line that fits is the one. What came out is read once more, so that lines can build on others.
/// Two lists open messages of any form, and leave what they say as it is: `@OPENS` and `@RUES`, with `_` between the words of one.
public struct PlainWording: Sendable {
    private let forms: [Form]
    /// The forms that a message with this word may be of.
    private let byWord: [String: [Int]]
    /// Those that have no word for sure.
    private let anywhere: [Int]
    /// What may open any message and says nothing of it: "bueno", "ojo que"; what rues what was told: "perdón", "me equivoqué". The longest first.
    private let openings: [(words: [String], isRueing: Bool)]

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
        openings = [("OPENS", false), ("RUES", true)].flatMap { name, isRueing in
            lists[Substring(name), default: []].map { ($0.split(separator: "_").map(String.init), isRueing) }
        }
        .sorted { $0.words.count > $1.words.count }
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
        var text = OnEach.plain(PartOfWhole.plain(CountedBehind.plain(SubjectBehind.plain(RecipeNamedLast.plain(text)))))
        for _ in 0..<Self.most {
            guard let plain = once(text), plain != text else { break }
            text = plain
        }
        return text
    }

    private func once(_ text: String) -> String? {
        // "tres tacos, no, dos": taken back within the sentence, which the marks alone tell.
        guard text.utf8.count <= 160, !text.contains("\n"), ![", no, ", "... no", "? no,"].contains(where: text.contains) else { return nil }
        let words = text.split(separator: " ").flatMap(WrittenWord.unjoined).flatMap(WrittenWord.parted).filter { !$0.core.isEmpty }
        guard !words.isEmpty, words.count <= 24 else { return nil }
        let isQuestion = text.contains("?")
        if let (form, gaps) = fitting(words[...], isQuestion) { return form.filled(gaps, text) }
        // "sorry, the rice should be 250", "could you put the crisps with lunch please": what orders something without its courtesies orders the same.
        for (bared, isAsked) in Courtesies.ways(words) {
            guard let (form, gaps) = fitting(bared[...], isAsked), Courtesies.orders(form.plain) else { continue }
            return form.filled(gaps, text)
        }
        let (count, isRueing) = opening(words)
        guard count > 0, words.count >= count + 2, let (form, gaps) = fitting(words[count...], isQuestion), case let filled = form.filled(gaps, text),
            filled != text
        else { return nil }
        return isRueing ? "perdón, \(filled)" : filled
    }

    private func fitting(_ words: ArraySlice<WrittenWord>, _ isQuestion: Bool) -> (Form, [ArraySlice<WrittenWord>])? {
        let places = Set(words.flatMap { byWord[$0.core, default: []] } + anywhere)
        for place in places.sorted() where forms[place].pieces.count <= words.count && (!isQuestion || forms[place].mayAsk) {
            if let gaps = forms[place].gaps(in: words) { return (forms[place], gaps) }
        }
        return nil
    }

    /// How many words open it and say nothing: "ay perdón, me equivoqué, los tacos …".
    private func opening(_ words: [WrittenWord]) -> (count: Int, isRueing: Bool) {
        var count = 0, isRueing = false
        while let next = openings.first(where: { $0.words == words[count...].prefix($0.words.count).map(\.core) }) {
            count += next.words.count
            isRueing = isRueing || next.isRueing
        }
        // "y el ron lo tomé con coca": of a thing that is named, as if the sentence opened with it.
        if count + 1 < words.count, ["y", "pero"].contains(words[count].core), ["el", "la", "los", "las"].contains(words[count + 1].core) {
            count += 1
        }
        return (count, isRueing)
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
        case "B": self = .gap(most: 2, opensNot: lists["B", default: []])
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

    static func match(_ pieces: ArraySlice<Piece>, _ words: ArraySlice<WrittenWord>) -> [ArraySlice<WrittenWord>]? {
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
    func gaps(in words: ArraySlice<WrittenWord>) -> [ArraySlice<WrittenWord>]? { Piece.match(pieces[...], words) }

    func filled(_ gaps: [ArraySlice<WrittenWord>], _ text: String) -> String {
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
