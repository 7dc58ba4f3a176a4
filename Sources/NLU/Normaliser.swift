import Nutrition

extension WordSet {
    /// Whether the text of a token is one of them.
    func contains(_ token: Token) -> Bool { contains(hash: token.key) }
}

extension RandomAccessCollection<Token> {
    /// Whether the text of any of them is one of the words; by place, for a token that is handed on is copied.
    func containsOne(of words: WordSet) -> Bool { indices.contains { words.contains(hash: self[$0].key) } }
}

extension Token {
    /// Its text and its singular, to be held against other words.
    var word: WordKey { WordKey(hash: key) }
    var singularWord: WordKey { WordKey(hash: singularKey) }
}

/// A word, number or mark of a message, with its place in the person's own text.
public struct Token: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        case word, number, mark
        /// The number of a product, as under its bars: a name, not a count.
        case barcode
        /// A name that the person gave to something of their own, whole.
        case own
    }

    public var kind: Kind
    /// Lower case, without accents; after spelling repair the repaired word.
    public var text: String { didSet { key = FeatureHash.text(text) } }
    /// The form under which it is looked up.
    public var singular: String { didSet { singularKey = FeatureHash.text(singular) } }
    /// The hashes of both, by which words are found.
    private(set) var key: UInt64
    private(set) var singularKey: UInt64
    /// The value of a number.
    public var value: Double?
    /// Unicode scalars of the original; `end` is exclusive.
    public var start: Int
    public var end: Int
    public var spaceBefore: Bool
    /// A number with a percent sign: a share of fat, never a count.
    public var percent = false
    /// The spelling was repaired.
    public var repaired: Bool

    init(kind: Kind, text: String, singular: String, value: Double? = nil, start: Int, end: Int, spaceBefore: Bool, repaired: Bool = false) {
        self.kind = kind
        self.text = text
        self.singular = singular
        self.value = value
        self.start = start
        self.end = end
        self.spaceBefore = spaceBefore
        self.repaired = repaired
        key = FeatureHash.text(text)
        singularKey = singular == text ? key : FeatureHash.text(singular)
    }
}

/// One scalar on its way through the normaliser, with the place it came from.
struct Mark {
    var scalar: Unicode.Scalar
    var at: Int
}

/// Text to tokens by an ordered, named list of small steps; every token still knows its place in the original.
public enum Normaliser {
    /// Only so much of a message is read; channels refuse longer ones before.
    public static let limit = 8192

    struct Step: Sendable {
        let name: String
        let apply: @Sendable ([Mark]) -> [Mark]
    }

    static let steps: [Step] = [
        Step(name: "controls", apply: controls),
        Step(name: "quotes and dashes", apply: quotes),
        Step(name: "spoons", apply: spoons),
        Step(name: "case and accents", apply: folded),
        Step(name: "drawn out", apply: drawnOut),
        Step(name: "fraction signs", apply: fractions),
        Step(name: "shorthand", apply: shorthand),
        Step(name: "run together", apply: runTogether),
    ]

    /// The tokens of a message.
    public static func tokens(_ text: String) -> [Token] {
        var marks: [Mark] = []
        marks.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            guard marks.count < limit else { break }
            marks.append(Mark(scalar: scalar, at: marks.count))
        }
        // Most messages have nothing but small letters, digits, spaces and plain marks: of these only runs mean something.
        marks = marks.allSatisfy { isPlain($0.scalar) } ? runTogether(drawnOut(marks)) : steps.reduce(marks) { $1.apply($0) }
        return BesideSpanish.accented(NumberJoints.about(barcodes(ratios(tokenise(marks)))), text.unicodeScalars)
    }

    /// In lower case and without accents; mostly there is nothing to change.
    private static func folded(_ marks: [Mark]) -> [Mark] {
        guard marks.contains(where: { $0.scalar.value >= 0x80 || $0.scalar.value >= 65 && $0.scalar.value <= 90 }) else { return marks }
        return marks.map { Mark(scalar: Word.folded($0.scalar), at: $0.at) }
    }

    /// "93/7 ground beef": lean to fat, hundred together; a name, not a count.
    private static func ratios(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 2, tokens.contains(where: { $0.kind == .mark && $0.text == "/" }) else { return tokens }
        var out = tokens
        for place in (1..<tokens.count - 1).reversed() where tokens[place].kind == .mark && tokens[place].text == "/" {
            guard let lean = tokens[place - 1].value, let fat = tokens[place + 1].value, lean + fat == 100, lean >= 50, lean == lean.rounded(),
                !tokens[place].spaceBefore, !tokens[place + 1].spaceBefore
            else { continue }
            out[place - 1].kind = .word
            out[place + 1].kind = .word
            out.remove(at: place)
        }
        return out
    }

    /// Control characters are spaces; marks that nobody sees are nothing.
    static func controls(_ marks: [Mark]) -> [Mark] {
        guard marks.contains(where: { $0.scalar.value < 32 || $0.scalar.value == 127 || $0.scalar.value >= 0xA0 }) else { return marks }
        return marks.enumerated().compactMap { place, mark in
            if mark.scalar == "\n" { return Mark(scalar: endsClause(marks, at: place) ? "," : " ", at: mark.at) }
            // A face or a picture says nothing that can be counted.
            if mark.scalar.value >= 0x2190, isPicture(mark.scalar) { return Mark(scalar: " ", at: mark.at) }
            return switch mark.scalar.value {
            case 0..<32, 127, 0xA0, 0x2028, 0x2029: Mark(scalar: " ", at: mark.at)
            case 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFE0F, 0x300...0x36F: nil
            default: mark
            }
        }
    }

    private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isEmojiPresentation || scalar.properties.isEmojiModifier || scalar.properties.generalCategory == .otherSymbol
    }

    static func quotes(_ marks: [Mark]) -> [Mark] {
        guard marks.contains(where: { $0.scalar == "`" || $0.scalar.value >= 0xA0 }) else { return marks }
        return marks.map { mark in
            switch mark.scalar {
            case "\u{2018}", "\u{2019}", "\u{00B4}", "`": Mark(scalar: "'", at: mark.at)
            case "\u{201C}", "\u{201D}", "\u{00AB}", "\u{00BB}": Mark(scalar: "\"", at: mark.at)
            case "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}": Mark(scalar: "-", at: mark.at)
            case "\u{00D7}": Mark(scalar: "x", at: mark.at)
            case "\u{2044}": Mark(scalar: "/", at: mark.at)
            default: mark
            }
        }
    }

    /// After a number a cook's `T` is a tablespoon, as `t` is a teaspoon; only the case tells.
    static func spoons(_ marks: [Mark]) -> [Mark] {
        guard marks.contains(where: { $0.scalar == "T" }) else { return marks }
        var out: [Mark] = []
        out.reserveCapacity(marks.count)
        for (place, mark) in marks.enumerated() {
            let before = marks[..<place].last { $0.scalar != " " }
            if mark.scalar == "T", let before, isDigit(before.scalar) || vulgar[before.scalar] != nil,
                place + 1 == marks.count || !isWord(marks[place + 1].scalar)
            {
                out += "tbsp".unicodeScalars.map { Mark(scalar: $0, at: mark.at) }
            } else {
                out.append(mark)
            }
        }
        return out
    }

    /// "lecheeeee": a letter stands three times at most, which the speller knows what to make of.
    static func drawnOut(_ marks: [Mark]) -> [Mark] {
        var run = 0, out: [Mark]?
        for (place, mark) in marks.enumerated() {
            run = place > 0 && marks[place - 1].scalar == mark.scalar && isWord(mark.scalar) && !isDigit(mark.scalar) ? run + 1 : 0
            if run >= 3, out == nil { out = Array(marks[..<place]) }
            if run < 3 { out?.append(mark) }
        }
        return out ?? marks
    }

    /// `½` is written out: `1½` → `1 1/2`.
    static func fractions(_ marks: [Mark]) -> [Mark] {
        guard marks.contains(where: { $0.scalar.value >= 0xBC && vulgar[$0.scalar] != nil }) else { return marks }
        return marks.flatMap { mark in
            vulgar[mark.scalar].map { " \($0)".unicodeScalars.map { Mark(scalar: $0, at: mark.at) } } ?? [mark]
        }
    }

    private static let vulgar: [Unicode.Scalar: String] = [
        "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8", "⅞": "7/8",
    ]

    /// `w/o` → without, `w/` → with, `&` and `+` between words → and.
    static func shorthand(_ marks: [Mark]) -> [Mark] {
        guard marks.contains(where: { $0.scalar == "/" || $0.scalar == "&" || $0.scalar == "+" }) else { return marks }
        var out: [Mark] = []
        var index = 0
        func put(_ text: String, at place: Int) { for scalar in text.unicodeScalars { out.append(Mark(scalar: scalar, at: place)) } }
        while index < marks.count {
            let mark = marks[index]
            let startsWord = index == 0 || !isWord(marks[index - 1].scalar)
            if mark.scalar == "w", startsWord, index + 1 < marks.count, marks[index + 1].scalar == "/" {
                if index + 2 < marks.count, marks[index + 2].scalar == "o", index + 3 >= marks.count || !isWord(marks[index + 3].scalar) {
                    put("without ", at: mark.at)
                    index += 3
                } else {
                    put("with ", at: mark.at)
                    index += 2
                }
            } else if mark.scalar == "&" || mark.scalar == "+" {
                put(" and ", at: mark.at)
                index += 1
            } else {
                out.append(mark)
                index += 1
            }
        }
        return out
    }

    /// "cornflakes40g milk200ml": a name and the weight run together into it.
    static func runTogether(_ marks: [Mark]) -> [Mark] {
        guard
            marks.indices.dropFirst().contains(where: {
                isDigit(marks[$0].scalar) && !isDigit(marks[$0 - 1].scalar) && isWord(marks[$0 - 1].scalar)
            })
        else { return marks }
        var out: [Mark] = []
        var letters = 0
        for (place, mark) in marks.enumerated() {
            if isDigit(mark.scalar), letters >= 4 {
                let unit = marks[place...].drop { isDigit($0.scalar) }.prefix(5).prefix { isWord($0.scalar) }.map { String($0.scalar) }.joined()
                if ["g", "gr", "gm", "gms", "ml", "oz", "kg", "lb", "kcal", "cal"].contains(unit) { out.append(Mark(scalar: " ", at: mark.at)) }
            }
            letters = isWord(mark.scalar) && !isDigit(mark.scalar) ? letters + 1 : 0
            out.append(mark)
        }
        return out
    }

    static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        if value < 0x80 { return (value >= 97 && value <= 122) || isDigit(scalar) || (value >= 65 && value <= 90) }
        return scalar.properties.isAlphabetic || scalar.properties.isEmoji && value > 0x2000
    }

    static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 48 && scalar.value <= 57 }

    private static func tokenise(_ marks: [Mark]) -> [Token] {
        var tokens: [Token] = []
        tokens.reserveCapacity(marks.count / 4 + 2)
        var index = 0
        var space = true
        while index < marks.count {
            let scalar = marks[index].scalar
            if scalar == " " {
                space = true
                index += 1
                continue
            }
            let start = index
            if isDigit(scalar) || (scalar == "." && index + 1 < marks.count && isDigit(marks[index + 1].scalar)) {
                let value = number(marks, &index)
                tokens.append(token(.number, marks[start..<index], value, space))
            } else if isWord(scalar) {
                while index < marks.count,
                    isWord(marks[index].scalar)
                        || (marks[index].scalar == "'" && index > start && index + 1 < marks.count && isWord(marks[index + 1].scalar))
                {
                    index += 1
                }
                let text = text(marks[start..<index], without: "'")
                appendWord(text, marks[start..<index], space, &tokens)
            } else if scalar == "%", !space, tokens.last?.kind == .number {
                index += 1
                tokens[tokens.count - 1].percent = true
                tokens[tokens.count - 1].end = marks[start].at + 1
            } else if scalar == "-", !space, let kind = tokens.last?.kind, NumberJoints.joins(marks[(index + 1)...], behind: kind) {
                index += 1
            } else {
                index += 1
                tokens.append(token(.mark, marks[start..<index], nil, space))
            }
            space = false
        }
        return tokens
    }

    /// A word; `x2` is a count, `x125g` so many of so much, a lone `n` is "and", a lone `w` "with".
    private static func appendWord(_ text: String, _ marks: ArraySlice<Mark>, _ space: Bool, _ tokens: inout [Token]) {
        let start = marks.first!.at, end = marks.last!.at + 1
        if text.utf8.first == UInt8(ascii: "x"), let (digits, unit, value) = counted(text) {
            let middle = end - unit.utf8.count
            tokens.append(Token(kind: .word, text: "x", singular: "x", start: start, end: start + 1, spaceBefore: space))
            tokens.append(Token(kind: .number, text: digits, singular: digits, value: value, start: start + 1, end: middle, spaceBefore: false))
            if !unit.isEmpty { tokens.append(Token(kind: .word, text: unit, singular: unit, start: middle, end: end, spaceBefore: false)) }
            return
        }
        // "my goal's 2000": what it is, and nothing of the goal's.
        if marks.count > 1, marks[marks.endIndex - 2].scalar == "'", text.hasSuffix("s"), measured.contains(text.dropLast()) {
            let named = String(text.dropLast())
            tokens.append(Token(kind: .word, text: named, singular: named, start: start, end: end - 2, spaceBefore: space))
            tokens.append(Token(kind: .word, text: "is", singular: "is", start: end - 1, end: end, spaceBefore: false))
            return
        }
        let word = text == "n" ? "and" : text == "w" ? "with" : text
        tokens.append(Token(kind: .word, text: word, singular: Word.singular(word), start: start, end: end, spaceBefore: space))
    }

    /// "x2", "x125g": how many, and of what measure.
    private static func counted(_ text: String) -> (digits: String, unit: String, value: Double)? {
        let digits = text.first == "x" ? String(text.dropFirst().prefix { ("0"..."9").contains($0) }) : ""
        guard (1...5).contains(digits.utf8.count), let value = Double(digits) else { return nil }
        let unit = String(text.dropFirst(1 + digits.count))
        return unit.isEmpty || weighing.contains(unit) ? (digits, unit, value) : nil
    }

    /// Measures written to their number.
    private static let weighing: Set<String> = ["g", "gr", "kg", "ml", "cl", "l", "oz"]
    /// What a person tells the measure of.
    private static let measured: Set<Substring> = ["goal", "target", "limit", "weight", "height", "age", "budget"]

    /// What marks say, without one of them: "don't" is "dont".
    private static func text(_ marks: ArraySlice<Mark>, without left: Unicode.Scalar? = nil) -> String {
        let bytes = marks.reduce(0) { $1.scalar == left ? $0 : $0 + UTF8.width($1.scalar) }
        return String(unsafeUninitializedCapacity: bytes) { out in
            var end = 0
            for mark in marks where mark.scalar != left {
                if mark.scalar.isASCII {
                    out[end] = UInt8(truncatingIfNeeded: mark.scalar.value)
                    end += 1
                } else {
                    end = UTF8.encode(mark.scalar)!.reduce(into: end) {
                        out[$0] = $1
                        $0 += 1
                    }
                }
            }
            return end
        }
    }

    private static func token(_ kind: Token.Kind, _ marks: ArraySlice<Mark>, _ value: Double?, _ space: Bool) -> Token {
        let string = text(marks)
        return Token(kind: kind, text: string, singular: string, value: value, start: marks.first!.at, end: marks.last!.at + 1, spaceBefore: space)
    }

    /// No amount is larger; it keeps sums and conversions finite.
    static let largest = 1e9

    /// Reads `12`, `1.5`, `1,5`, `1,000`, `1/2`, `.5`, `1e6`; a comma before exactly three digits separates thousands.
    private static func number(_ marks: [Mark], _ index: inout Int) -> Double {
        func digits(_ from: Int) -> Int {
            var end = from
            while end < marks.count, isDigit(marks[end].scalar) { end += 1 }
            return end
        }
        func text(_ from: Int, _ to: Int) -> String { String(scalars: marks[from..<to].lazy.map { $0.scalar }) }
        let start = index
        var end = digits(start)
        // The digits before the point, without commas.
        var whole = text(start, end), decimals: String?
        while end + 1 < marks.count, marks[end].scalar == "," || marks[end].scalar == ".", isDigit(marks[end + 1].scalar) {
            let next = digits(end + 1)
            let group = text(end + 1, next), isThousands = marks[end].scalar == "," && next - end - 1 == 3 && whole != "0"
            end = next
            guard isThousands else {
                decimals = group
                break
            }
            whole += group
        }
        var value = Double(decimals.map { whole + "." + $0 } ?? whole) ?? 0
        if end + 1 < marks.count, marks[end].scalar == "e" {
            let sign = ["+", "-"].contains(marks[end + 1].scalar) ? end + 2 : end + 1, next = digits(sign)
            if next > sign, next >= marks.count || !isWord(marks[next].scalar) {
                value *= min(Double("1" + text(end, next)) ?? largest, largest)
                end = next
            }
        }
        if end + 1 < marks.count, marks[end].scalar == "/", isDigit(marks[end + 1].scalar) {
            let next = digits(end + 1)
            // Not a date such as 11/20/2026.
            if next >= marks.count || marks[next].scalar != "/", let below = Double(text(end + 1, next)), [2, 3, 4, 5, 6, 8, 16].contains(below),
                value < below * 4
            {
                value /= below
                end = next
            }
        }
        index = end
        return min(value, largest)
    }
}
