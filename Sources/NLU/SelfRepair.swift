import Nutrition

/// What a speaker takes back within the sentence: "orange juice, no wait, apple juice", "two bars, well one and a half", "un café, digo un té".
///
/// As in the study of spoken language: the *reparandum* is taken back, the *editing term* says so, the *repair* stands in its place. A message
/// that opens with an editing term corrects what was said before it, and is left alone.
struct SelfRepair {
    private let tokens: [Token]
    private let grammar: AmountGrammar
    private let names: NameIndex
    private let words: [Int32]

    /// The tokens with every repair in the place of what it takes back.
    static func read(_ tokens: [Token], language: String, names: NameIndex) -> [Token] {
        var tokens = measuredAnew(repairFirst(tokens))
        // Each repair makes the message shorter.
        while tokens.containsOne(of: editing), let mended = SelfRepair(tokens, language, names).mended() { tokens = mended }
        return tokens
    }

    /// The same, and whether what is left is to be read as it stands: "pásalo a la cena, no, al desayuno" holds no denial.
    static func read(_ tokens: [Token], isReworded: Bool, language: String, names: NameIndex?) -> (tokens: [Token], isReworded: Bool) {
        guard let mended = names.map({ read(tokens, language: language, names: $0) }) else { return (tokens, isReworded) }
        return (mended, isReworded || mended.count < tokens.count && !mended.contains { $0.word == "no" })
    }

    /// "a pint of ale, two actually", "a coffee, no two": what takes back stands before the number, as elsewhere.
    private static func repairFirst(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 3, let mark = tokens.lastIndex(where: { $0.word == "," }), mark > 0, !tokens[..<mark].containsOne(of: editing) else {
            return tokens
        }
        let rest = tokens[(mark + 1)...]
        guard rest.count == 2, let first = rest.first, let last = rest.last else { return tokens }
        if ["actually", "sorry"].contains(last.word), first.kind == .number || numbers.contains(first) {
            return tokens[...mark] + [Token("actually", before: first), first]
        }
        // "36, no 35" denies the second.
        let isCounted = tokens[..<mark].contains { $0.kind == .number || numbers.contains($0) }
        if !isCounted, ["no", "nope", "nah"].contains(first.word), last.kind == .number || numbers.contains(last) {
            return tokens[...mark] + [Token("actually", for: first), last]
        }
        return tokens
    }

    /// "500 steps... no 5000 steps", "ran 3 miles, sorry 4 miles", "30 min yoga, i mean 40 min": the same measure with another number.
    private static func measuredAnew(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 5, tokens.containsOne(of: denying) else { return tokens }
        for place in tokens.indices.dropFirst(3).dropLast() where tokens[place].kind == .number && tokens[place + 1].kind == .word {
            let before = tokens[..<place].reversed().prefix { $0.kind == .mark || denying.contains($0) || besideDenial.contains($0) }
            let end = place - before.count
            guard before.contains(where: { denying.contains($0) }), end > 1,
                let old = tokens[..<end].lastIndex(where: { $0.kind == .number }), old + 1 < end, end - old <= 5,
                tokens[old + 1].singularKey == tokens[place + 1].singularKey, !tokens[old..<end].contains(where: { $0.kind == .mark })
            else { continue }
            var number = tokens[place]
            (number.start, number.end) = (tokens[old].start, tokens[old].end)
            return tokens[..<old] + [number] + tokens[(old + 1)..<end] + tokens[(place + 2)...]
        }
        return tokens
    }

    private static let denying: WordSet = ["no", "sorry", "mean", "wait", "oops", "actually", "rather", "perdon", "digo", "miento"]
    private static let besideDenial: WordSet = [
        "i", "it", "was", "oh", "make", "that", "hang", "on", "hold", "not", "mejor", "dicho", "quise", "decir",
    ]

    private static let numbers: WordSet = ["one", "two", "three", "four", "five", "six", "seven", "eight"]

    private init(_ tokens: [Token], _ language: String, _ names: NameIndex) {
        self.tokens = tokens
        self.names = names
        grammar = AmountGrammar(tokens: tokens, lexicon: language == "es" ? .spanish : .english, nameLengths: [])
        words = tokens.map { $0.kind == .mark ? -1 : names.word(hash: $0.singularKey) ?? -1 }
    }

    private func mended() -> [Token]? {
        var place = 1
        while place < tokens.count - 1 {
            guard let end = editingTerm(at: place) else { place += 1; continue }
            if let mended = replaced(before: place, from: end) { return mended }
            place = end
        }
        return nil
    }

    /// Where the editing term that begins here ends: what is said around it, with at least one word that takes back.
    private func editingTerm(at start: Int) -> Int? {
        var end = start
        while end < tokens.count, SelfRepair.around.contains(tokens[end]) || SelfRepair.editing.contains(tokens[end]) { end += 1 }
        let said = tokens[start..<end]
        // "2 dumplings.. i mean i ate 8".
        if end > start, tokens[end - 1].word == "i", end < tokens.count, ["ate", "had", "drank"].contains(tokens[end].word) { end += 1 }
        guard end < tokens.count, said.contains(where: { SelfRepair.editing.contains($0) }) else { return nil }
        // "well" is a pause, and takes back an amount alone; "I mean", "make that", "mejor dicho" are whole only together.
        return said.indices.contains(where: takesBack) ? end : nil
    }

    private func takesBack(_ place: Int) -> Bool {
        let before = place > 0 ? tokens[place - 1].word : tokens[place].word
        switch tokens[place].word {
        case "mean": return before == "i"
        case "that": return ["make", "scratch", "strike"].contains(before)
        // "tres tacos, no, dos tacos": between marks, and no answer.
        case "no":
            guard place > 1, place + 1 < tokens.count, tokens[place - 1].kind == .mark else { return before == "oh" }
            // "arroz... no, era pasta", "con camote? no, con queso"; dots are a pause, and need no mark behind it.
            return before == "oh" || tokens[place + 1].word == "," || tokens[place - 1].word == "." && tokens[place - 2].word == "."
        case "dicho": return before == "mejor"
        case "decir": return before == "quiero"
        case "actually", "well": return place > 0 && tokens[place - 1].kind == .mark
        case "maybe": return before == "ok" || before == "well"
        // "1 gulab jamun.. ok 2", "2 plates lol just 1": another number, and nothing behind it.
        case "ok", "okay", "bueno", "just", "only", "solo":
            guard place > 0, tokens[place - 1].kind == .mark || SelfRepair.laughing.contains(tokens[place - 1]), place + 1 < tokens.count else {
                return false
            }
            let counted = grammar.amount(at: place + 1)
            return counted.map { $0.unit == nil && $0.tokens.upperBound >= tokens.count - (tokens[tokens.count - 1].kind == .mark ? 1 : 0) } ?? false
        default: return SelfRepair.editing.contains(tokens[place])
        }
    }

    private func replaced(before editing: Int, from repair: Int) -> [Token]? {
        var end = editing
        while end > 0, tokens[end - 1].kind == .mark { end -= 1 }
        var start = phrase(endingAt: end)
        guard start < end else { return nil }
        let amount = grammar.amount(at: repair), afterAmount = amount.map { max($0.tokens.upperBound, repair + 1) } ?? repair
        if let amount, afterAmount == tokens.count || tokens[afterAmount].kind == .mark, !isName(repair) {
            return inPlace(of: start..<end, amount, rest: afterAmount)
        }
        guard !isHesitation(editing..<repair) else { return nil }
        if amount == nil, let mended = otherTime(before: end, from: repair) { return mended }
        // "pan con mantequilla de maní, no, mentira, con mantequilla normal".
        if amount == nil, grammar.lexicon.with.contains(tokens[repair]), repair + 1 < tokens.count {
            return start > 0 && grammar.lexicon.with.contains(tokens[start - 1]) && isName(repair + 1)
                ? [tokens[..<start], tokens[(repair + 1)...]].flatMap(\.self) : nil
        }
        var head = afterAmount
        while head < tokens.count, amount == nil, SelfRepair.articles.contains(tokens[head]) { head += 1 }
        // "un vaso de leche, mejor dicho de jugo".
        let isOf = amount == nil && head == repair && head < tokens.count && grammar.lexicon.of.contains(tokens[head])
        if isOf { head += 1 }
        // "un tercio de una sandía, no, mejor dicho de un melón": as much of it.
        while isOf, head < tokens.count, SelfRepair.articles.contains(tokens[head]) { head += 1 }
        guard isName(head) else { return nil }
        // "arroz con pollo, perdón, arroz con carne": back to where both begin alike.
        if let alike = (max(0, start - 6)..<start).last(where: { tokens[$0].singularKey == tokens[head].singularKey }),
            !tokens[alike..<start].contains(where: { $0.kind == .mark })
        {
            start = phrase(endingAt: alike + 1)
        }
        guard let name = (start..<end).first(where: isName) else { return nil }
        // "un jugo de mango... no, de piña": of something else, where that is known so.
        if isOf, let of = (name..<end).last(where: { grammar.lexicon.of.contains(tokens[$0]) && $0 > name }) {
            let whole = tokens[name..<of] + tokens[repair...].prefix { $0.kind != .mark }
            let words = whole.map { names.word(hash: $0.singularKey) ?? -1 }
            if names.longestName(words, from: 0) > of - name + 1 { return [tokens[..<of], tokens[repair...]].flatMap(\.self) }
        }
        if isOf {
            let article = name > start && SelfRepair.articles.contains(tokens[name - 1]) ? name - 1 : name
            if article > start, grammar.lexicon.of.contains(tokens[article - 1]) { return [tokens[..<name], tokens[head...]].flatMap(\.self) }
            // "half a watermelon, no, I mean of a melon".
            if article > start { return [tokens[..<article], tokens[repair...]].flatMap(\.self) }
        }
        // "2 glasses of orange juice, sorry, apple juice": as many.
        let kept = amount == nil && head == repair ? tokens[start..<name] : []
        return [tokens[..<start], kept, tokens[repair...]].flatMap(\.self)
    }

    /// "ponlo en el desayuno de mañana... no, de hoy", "to dinner, no, to lunch": another meal or day in the place of the first.
    private func otherTime(before end: Int, from repair: Int) -> [Token]? {
        var place = repair
        while place < tokens.count, place < repair + 3, SelfRepair.articles.contains(tokens[place]) || SelfRepair.places.contains(tokens[place]) {
            place += 1
        }
        guard place < tokens.count, let kind = SelfRepair.times.first(where: { $0.contains(tokens[place]) }),
            let old = (max(0, end - 4)..<end).last(where: { kind.contains(tokens[$0]) })
        else { return nil }
        var start = old
        while start > 0, place > repair, SelfRepair.articles.contains(tokens[start - 1]) || SelfRepair.places.contains(tokens[start - 1]) {
            start -= 1
        }
        return [tokens[..<start], tokens[repair...place], tokens[(old + 1)..<end], tokens[(place + 1)...]].flatMap(\.self)
    }

    private static let places: WordSet = ["en", "a", "al", "del", "de", "para", "to", "at", "for", "on", "in"]
    /// Meals, and days.
    private static let times: [WordSet] = [
        [
            "breakfast", "lunch", "dinner", "snack", "brunch", "supper", "desayuno", "almuerzo", "cena", "merienda", "comida", "onces", "colacion",
        ],
        [
            "today", "yesterday", "tomorrow", "hoy", "ayer", "anteayer", "antier", "manana", "monday", "tuesday", "wednesday", "thursday", "friday",
            "saturday", "sunday", "lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo",
        ],
    ]

    /// "two bars, well one and a half": the new amount where the old one stands.
    private func inPlace(of range: Range<Int>, _ amount: AmountSpan, rest: Int) -> [Token]? {
        let old = range.compactMap { place in grammar.amount(at: place).flatMap { $0.tokens.upperBound <= range.upperBound ? $0 : nil } }.first
        guard let old else { return nil }
        if amount.unit != nil {
            let of = old.of && !amount.of ? [tokens[old.tokens.upperBound - 1]] : []
            return [
                tokens[..<old.tokens.lowerBound], moved(amount.tokens, to: old.tokens), of[...], tokens[old.tokens.upperBound..<range.upperBound],
                tokens[rest...],
            ].flatMap(\.self)
        }
        guard let quantity = old.quantity else { return nil }
        return [tokens[..<quantity.lowerBound], moved(amount.tokens, to: quantity), tokens[quantity.upperBound..<range.upperBound], tokens[rest...]]
            .flatMap(\.self)
    }

    /// Tokens that stand in the message where others stood: places never go back.
    private func moved(_ range: Range<Int>, to place: Range<Int>) -> ArraySlice<Token> {
        tokens[range].map { token in
            var token = token
            (token.start, token.end) = (tokens[place.lowerBound].start, tokens[place.upperBound - 1].end)
            return token
        }[...]
    }

    /// Where the phrase begins that ends there: behind a mark, an "and", a verb.
    private func phrase(endingAt end: Int) -> Int {
        var start = end
        while start > 0, end - start < 9, tokens[start - 1].kind != .mark, !SelfRepair.boundaries.contains(tokens[start - 1]) { start -= 1 }
        return start
    }

    private func isName(_ place: Int) -> Bool {
        place < tokens.count
            && (tokens[place].kind == .own || names.longestName(words, from: place) > 0 && !SelfRepair.boundaries.contains(tokens[place]))
    }

    /// "well", "ok maybe": of a number only.
    private func isHesitation(_ range: Range<Int>) -> Bool {
        !range.contains { takesBack($0) && !["well", "maybe", "actually"].contains(tokens[$0].word) }
            && !range.contains { tokens[$0].word == "it" || tokens[$0].word == "actually" }
    }

    private static let editing: WordSet = [
        "wait", "sorry", "bah", "perdon", "mentira", "miento", "espera", "digo", "oops", "ups", "nope", "jk", "kidding", "joking", "correction",
        "rather",
        "mean", "that", "no", "dicho", "decir", "actually", "well", "maybe", "ok", "okay", "bueno", "just",
        "only", "solo",
    ]
    private static let laughing: WordSet = ["lol", "haha", "hahaha", "jaja", "jajaja"]
    private static let around: WordSet = [
        ",", ".", "!", "no", "not", "oh", "ok", "ay", "uy", "lol", "haha", "jaja", "jajaja", "or", "i", "it", "was", "were", "they", "make",
        "scratch",
        "strike", "just", "only", "quiero", "mejor", "era", "eran", "fue", "fueron", "solo", "la", "verdad", "nah", "hang", "hold", "on", "my", "bad",
    ]
    private static let articles: WordSet = ["a", "an", "the", "some", "my", "un", "una", "unos", "unas", "el", "la", "los", "las", "mi"]
    private static let boundaries: WordSet = [
        "and", "plus", "with", "then", "for", "had", "ate", "drank", "have", "got", "was", "were", "log", "add", "remove", "delete", "y", "e", "con",
        "comi", "tome", "bebi", "desayune", "almorce", "cene", "era", "eran", "fue", "fueron", "borra", "quita", "agrega", "anota", "apunta", "pon",
        "at", "las",
    ]
}
