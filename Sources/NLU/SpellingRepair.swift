import Nutrition

/// Spelling, before anything else is read.
extension Reader {
    /// A message with its slips mended, and all else as it was written; itself where there are none.
    /// - Parameter language: `en` or `es`, nil to detect it.
    public func spelt(_ text: String, language said: String? = nil) -> String {
        let plain = Normaliser.tokens(text), scalars = Normaliser.scalars(text)
        return mended(repaired(plain, language: said ?? language(plain, of: text))[...], scalars, 0..<scalars.count) ?? text
    }

    /// The words of a part of the message with the slips that were repaired in it; nil where there were none.
    func mended(_ tokens: ArraySlice<Token>, _ scalars: [Unicode.Scalar], _ part: Range<Int>) -> String? {
        var out = "", place = part.lowerBound, isMended = false
        for token in tokens where token.repaired && token.start >= place && token.end <= part.upperBound && token.start < token.end {
            let written = String(scalars: scalars[token.start..<token.end].map(Word.folded))
            // What a rule put in the place of a right word is no slip.
            if written != token.text, model.speller.knows(written) { continue }
            out += String(scalars: scalars[place..<token.start])
            // "hadarroz": two words where one was written.
            if !token.spaceBefore, let last = out.last, !last.isWhitespace { out += " " }
            out += token.text
            (place, isMended) = (token.end, true)
        }
        return isMended ? out + String(scalars: scalars[place..<part.upperBound]) : nil
    }

    /// Misspelt words replaced by what they were meant to be; known words stay.
    func repaired(_ tokens: [Token], language: String) -> [Token] {
        guard resources != nil, language == "es" || !tokens.indices.allSatisfy({ stays($0, tokens) }) else { return tokens }
        var out: [Token] = []
        out.reserveCapacity(tokens.count)
        var known: [String: Spelling] = [:]
        let isSpanish = language == "es"
        for place in tokens.indices {
            var token = tokens[place]
            if isSpanish {
                if !isInName(place, tokens), let base = littleFood(tokens[place...]) ?? littleName(tokens[place...]) {
                    out.append(replaced(token, by: base))
                    continue
                }
                if let own = withEnye(token) { token = replaced(token, by: own) }
                if let single = spanishSingular(token) { token.singular = single }
            }
            if !isSpanish, let long = ShortWords.english[token.word], frequency(of: token) == 0 || ShortWords.slips.contains(token),
                !isInName(place, tokens)
            {
                out.append(replaced(token, by: long))
                continue
            }
            // "peperoni", of an English message.
            if !isSpanish, token.kind == .word, isOnlySpanish(token.singular), let name = doubled(token) {
                out.append(replaced(token, by: name))
                continue
            }
            // Before anything else: phrases of the training data hold such words too.
            if let number = out.last, number.kind == .number, !token.spaceBefore, token.kind == .word, frequency(of: token) == 0,
                let split = glued(token, after: number, isSpanish: isSpanish)
            {
                out += split
                continue
            }
            guard token.kind == .word, token.text.utf8.count >= (isSpanish ? 4 : 3), !model.speller.knows(token),
                !(isSpanish ? isCommonSpanish(token) : isCommonEnglish(token)), !isInName(place, tokens)
            else {
                out.append(token)
                continue
            }
            if let split = glued(token, after: out.last, isSpanish: isSpanish) {
                out += split
                continue
            }
            let spelling = known[token.text] ?? self.spelling(of: token, isSpanish: isSpanish)
            known[token.text] = spelling
            switch spelling {
            case .right: out.append(token)
            case .word(let word):
                token = replaced(token, by: word)
                if isSpanish, let single = spanishSingular(token) { token.singular = single }
                out.append(token)
            case .words(let parts):
                var start = token.start
                for (place, (part, letters)) in parts.enumerated() {
                    let end = place == parts.count - 1 ? token.end : start + letters
                    out.append(
                        Token(
                            kind: .word, text: part, singular: Word.singular(part), start: start, end: end,
                            spaceBefore: place == 0 && token.spaceBefore, repaired: true))
                    start = end
                }
            }
        }
        return isSpanish ? SpanishNumbers.joined(out) : out
    }

    /// Whether a word of an English message is none that anything could be made of here.
    private func stays(_ place: Int, _ tokens: [Token]) -> Bool {
        guard ShortWords.english[tokens[place].word] == nil else { return false }
        guard tokens[place].kind == .word else { return true }
        if isOnlySpanish(tokens[place].singular), doubled(tokens[place]) != nil { return false }
        return (place == 0 || tokens[place].spaceBefore || tokens[place - 1].kind != .number)
            && (tokens[place].text.utf8.count < 3 || model.speller.knows(tokens[place]) || isCommonEnglish(tokens[place]) || isInName(place, tokens))
    }

    /// "cheez its", "lender's bagel": a brand, or a word of a name that stands here whole, is none misspelt.
    private func isInName(_ place: Int, _ tokens: [Token]) -> Bool {
        guard let resources else { return false }
        if resources.brands.has(tokens[place]) { return true }
        guard frequency(of: tokens[place]) > 0 else { return false }
        let names = resources.foods.names
        return (max(0, place - 2)...place).contains { start in
            let count = names.longestName(min(5, tokens.count - start)) { tokens[start + $0].singularKey }
            return count > 1 && start + count > place
        }
    }

    /// What an unknown word was meant to be.
    private enum Spelling {
        case right
        case word(String)
        /// Words written as one.
        case words([(part: String, letters: Int)])
    }

    private func spelling(of token: Token, isSpanish: Bool) -> Spelling {
        var nearest = model.speller.nearest(token.text, isEnglish: !isSpanish)
        // "uevos" is nearer to "huevo" as one of them than "nuevos" is.
        if token.singular != token.text, isSpanish || nearest == nil, let single = model.speller.nearest(token.singular, isEnglish: !isSpanish),
            single.cost < nearest?.cost ?? .infinity
        {
            // "huebos con tosino": still several.
            nearest = Word.singular(single.word + "s") == single.word ? (single.word + "s", single.cost) : single
        }
        // "nueses": a plural in -es, as its singular sounds.
        if isSpanish, token.text.hasSuffix("es"), nearest.map({ $0.cost > 0.6 }) ?? true, let single = soundsLike(String(token.text.dropLast(2))) {
            return .word((single.hasSuffix("z") ? single.dropLast() + "c" : single) + "es")
        }
        // A word of the language that names no food is none misspelt: "niece", "slab", "writing". The table has a few slips too.
        if !isSpanish, let table = model.table, table.knows(token.text) || table.knows(token.singular), nearest.map({ $0.cost > 0.6 }) ?? true {
            return .right
        }
        // "200 g zorbo" is no "sorbo": a word that Spanish alone has is no slip of an English message's.
        if !isSpanish, let found = nearest, found.cost > 0.4, isOnlySpanish(found.word) { nearest = nil }
        if let nearest, nearest.cost < 1, !isRare(token.singular, beside: nearest.word) {
            // In Spanish an unknown word is a verb or a name sooner than a slip of an English word.
            if isSpanish, model.languages.score(nearest.word) < -1.5, nearest.cost > 0.4 { return .right }
            return .word(nearest.word)
        }
        if let parts = model.speller.parted(token.text, isWord: isFoodWord) { return .words(parts) }
        if let nearest, frequency(of: token) == 0, !(isSpanish && model.languages.score(nearest.word) < -1.5) { return .word(nearest.word) }
        return .right
    }

    /// The food that a diminutive means; a name of the tables stays ("palomitas", "burrito", "huevito de codorniz").
    private func littleFood(_ tokens: ArraySlice<Token>) -> String? {
        guard let token = tokens.first, token.kind == .word, token.text.utf8.count >= 5, Lexicon.spanish.sized[token.singularWord] == nil,
            Lexicon.spanish.units[token.singularWord] == nil, !SpanishWords.known.contains(token), let names = resources?.foods.names
        else { return nil }
        guard names.longestName(min(5, tokens.count), hash: { tokens[tokens.startIndex + $0].singularKey }) == 0 else { return nil }
        let isInNames = frequency(of: token) > 0
        let base = Diminutives.base(token.text) { word in frequency(word) >= 2 && (!isInNames || linker?.isName([word]) == true) }
        // "casuela" is a cazuela and no little house, "umitas" are humitas.
        return base == nil || soundsLike(token.singular) != nil ? nil : base
    }

    /// The food whose name sounds the same and is written otherwise: "humita" for "umita".
    private func soundsLike(_ word: String) -> String? {
        guard let food = model.speller.nearest(word, isEnglish: false)?.word, food != word, linker?.isName([food]) == true,
            SpanishSound.hash(Array(food.utf8)) == SpanishSound.hash(Array(word.utf8))
        else { return nil }
        return food
    }

    /// "bolognesa", "champignones": written as in Italian or French where the tables have the Spanish word.
    private func withEnye(_ token: Token) -> String? {
        guard token.kind == .word, token.text.utf8.count >= 6, token.text.contains("gn") else { return nil }
        let plain = token.text.replacing("gn", with: "n")
        return [plain, plain.hasSuffix("e") ? plain.dropLast() + "a" : plain].first { word in
            frequency(Word.singular(word)) > 0 || word.hasSuffix("es") && frequency(String(word.dropLast(2))) > 0
        }
    }

    /// The singular of a Spanish plural in -es where that is the word of a name: "choripanes", "ponches", "codornices".
    private func spanishSingular(_ token: Token) -> String? {
        guard token.kind == .word, token.text.hasSuffix("es"), token.text.utf8.count >= 5, frequency(of: token) == 0 else { return nil }
        let stem = String(token.text.dropLast(2))
        var singles = [stem, stem + "e"]
        if stem.hasSuffix("c") { singles.append(stem.dropLast() + "z") }
        return singles.first { frequency($0) > 0 }
    }

    /// "cafecito de olla": a diminutive that is a name itself, in a longer name of the plain word.
    private func littleName(_ tokens: ArraySlice<Token>) -> String? {
        guard let names = resources?.foods.names, let token = tokens.first, tokens.count > 1, token.kind == .word, token.text.utf8.count >= 6,
            names.exact([token.singular], language: "es") != nil,
            let base = Diminutives.base(token.text, isKnown: { names.exact([$0], language: "es") != nil })
        else { return nil }
        let words = tokens.prefix(4).map(\.singular)
        return words.count > 1
            && (2...words.count).contains { count in
                let rest = Array(words[1..<count])
                return names.exact([base] + rest, language: "es") != nil && names.exact([words[0]] + rest, language: "es") == nil
            } ? base : nil
    }

    private func replaced(_ token: Token, by word: String) -> Token {
        var token = token
        token.text = word
        token.singular = Word.singular(word)
        token.repaired = true
        return token
    }

    /// A Spanish word that is no food's: none is a slip of one.
    private func isCommonSpanish(_ token: Token) -> Bool {
        Lexicon.spanish.sized[token.singularWord] != nil || SpanishWords.known.contains(token) || ChatSpelling.words[token.word] != nil
            || resources?.everydaySpanish.contains(token.word) == true
    }

    /// An English word, though no name and no phrase has it: "slab" is no slaw, and "guilt" no fish.
    private func isCommonEnglish(_ token: Token) -> Bool {
        guard let table = model.table else { return false }
        return table.isCommon(token.text) || token.text != token.singular && table.isCommon(token.singular)
    }

    /// A measure of Spanish, or a word of Spanish names and of no others.
    private func isOnlySpanish(_ word: String) -> Bool {
        guard let names = resources?.foods.names, Lexicon.plainEnglish.units[word] == nil else { return false }
        guard let id = names.word(Word.singular(word)) else { return Lexicon.plainSpanish.units[word] != nil }
        return names.names(with: id).allSatisfy { names.entry($0).kind == .spanish }
    }

    private func frequency(of token: Token) -> Int {
        guard let names = resources?.foods.names else { return 0 }
        return names.word(hash: token.singularKey).map(names.frequency) ?? 0
    }

    private func frequency(_ word: String) -> Int {
        guard let names = resources?.foods.names else { return 0 }
        return names.word(word).map(names.frequency) ?? 0
    }

    private func isFoodWord(_ word: String) -> Bool { frequency(Word.singular(word)) >= 2 || Reader.gluedIn.contains(word) }

    /// Words that are glued in between foods.
    private static let gluedIn: WordSet = ["and", "with", "shot", "cup", "bowl", "slice", "drink"]

    /// A word of the figure tables that is no slip of a far more common one: "emu" stays, "choclate" does not.
    private func isRare(_ word: String, beside other: String) -> Bool {
        let own = frequency(word)
        return own > 0 && frequency(Word.singular(other)) < 5 * own
    }

    /// A unit glued to the food after it: "200gchicken"; "ytocino", "emparedadosde queso", "unplatano".
    private func glued(_ token: Token, after number: Token?, isSpanish: Bool) -> [Token]? {
        if token.text.hasSuffix("de"), token.text.utf8.count > 6, frequency(of: token) == 0,
            isFoodWord(Word.singular(String(token.text.dropLast(2))))
        {
            return cut(token, at: token.text.utf8.count - 2)
        }
        if token.text.hasPrefix("y"), frequency(of: token) == 0, isFoodWord(String(token.text.dropFirst())) {
            return cut(token, at: 1)
        }
        // "jugo denaranja", "pan dequeso".
        if isSpanish, token.text.hasPrefix("de"), token.text.utf8.count > 5, frequency(of: token) == 0,
            isFoodWord(Word.singular(String(token.text.dropFirst(2))))
        {
            return cut(token, at: 2)
        }
        // "unplatano", "unamanzana".
        for article in isSpanish ? ["una", "un"] : [] where token.text.hasPrefix(article) && frequency(of: token) == 0 {
            let rest = String(token.text.dropFirst(article.count))
            if rest.utf8.count >= 4, isFoodWord(rest) { return cut(token, at: article.utf8.count) }
        }
        guard let number, number.kind == .number, !token.spaceBefore else { return nil }
        // "100grice" is rice, and no ice.
        for unit in ["kg", "ml", "oz", "lb", "g", "gr", "grs", "l"] where token.text.hasPrefix(unit) {
            let rest = String(token.text.dropFirst(unit.count))
            if rest == "de" || rest.utf8.count >= 3 && isFoodWord(rest) { return cut(token, at: unit.utf8.count) }
            // "150gdearroz".
            if rest.hasPrefix("de"), rest.utf8.count >= 5, isFoodWord(Word.singular(String(rest.dropFirst(2)))) {
                let parts = cut(token, at: unit.utf8.count)
                return [parts[0]] + cut(parts[1], at: 2)
            }
        }
        return nil
    }

    /// The two words of a token.
    private func cut(_ token: Token, at count: Int) -> [Token] {
        let (first, rest) = (String(token.text.prefix(count)), String(token.text.dropFirst(count)))
        return [
            Token(
                kind: .word, text: first, singular: Word.singular(first), start: token.start, end: token.start + count,
                spaceBefore: token.spaceBefore,
                repaired: true),
            Token(
                kind: .word, text: rest, singular: Word.singular(rest), start: token.start + count, end: token.end, spaceBefore: false, repaired: true
            ),
        ]
    }
}
