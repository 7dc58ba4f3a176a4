public import Nutrition

/// A name that the person gave to a food or meal of their own, and what it refers to.
public struct OwnName: Sendable, Hashable {
    public var name: String
    public var reference: FoodReference
    /// As `Word.split` gives them.
    let words: [String]
    /// What a token of it is looked up by.
    var key: String { words.joined(separator: " ") }

    /// Whether a message may have it: one of its words, or one much like it, is there.
    public func mayStand(in text: String) -> Bool {
        let said = Word.split(text)
        return words.contains { word in said.contains { $0 == word || word.utf8.count >= 5 && OwnName.isSlip($0, of: word, allowed: 2) } }
    }

    public init(name: String, id: FoodID) {
        self.name = name
        reference = FoodReference(id: id, noun: name, score: 1)
        words = Word.split(name)
    }
}

extension Reader {
    /// The tokens with each of the person's own names as one, as a barcode is: nothing of it is a number, a time or a food of the tables.
    ///
    /// A slip in a long word is forgiven where nobody knows the word; a longer name of the tables wins ("granola bar" over an own "granola").
    func withNames(_ tokens: [Token], _ names: [OwnName]) -> [Token] {
        guard !names.isEmpty else { return tokens }
        let longestFirst = names.filter { !$0.words.isEmpty }.sorted { $0.words.count > $1.words.count }
        let index = resources?.foods.names
        let ids = tokens.map { $0.kind == .mark ? -1 : index?.word($0.singular) ?? -1 }
        var out: [Token] = []
        var place = 0, covered = 0, longest = 0
        while place < tokens.count {
            let known = index?.longestName(ids, from: place) ?? 0
            if place + known > covered { (covered, longest) = (place + known, known) }
            // "mi batido", of the one own name that begins so.
            if let name = shortened(tokens, place, names), place + 1 >= covered {
                out.append(named(tokens[place], name, end: tokens[place].end))
                place += 1
                continue
            }
            if let (name, end) = kindBehind(tokens, place, longestFirst) {
                out.append(named(tokens[place], name, end: tokens[end - 1].end))
                place = end
                continue
            }
            if let (name, end) = withoutMaker(tokens, place, longestFirst, index), end >= covered {
                out.append(named(tokens[place], name, end: tokens[end - 1].end))
                place = end
                continue
            }
            guard let name = longestFirst.first(where: { isNamed($0, tokens, from: place) }),
                place + name.words.count >= covered || name.words.count >= longest
            else {
                let token = tokens[place], isStrange = ids[place] == -1 && token.kind == .word
                let name = isStrange ? distinct(token, names) : nil
                // "mi cena chapina": the rest of what was named by its head.
                if let name, let last = out.last, last.kind == .own, last.singular == name.key {
                    out[out.count - 1].end = token.end
                } else {
                    out.append(name.map { named(token, $0, end: token.end) } ?? token)
                }
                place += 1
                continue
            }
            out.append(named(tokens[place], name, end: tokens[place + name.words.count - 1].end))
            place += name.words.count
        }
        return out
    }

    /// "another granola bar, the homemade one", "otra barrita, la casera": the own name whose kind is told behind its head.
    private func kindBehind(_ tokens: [Token], _ place: Int, _ names: [OwnName]) -> (name: OwnName, end: Int)? {
        for name in names where name.words.count > 1 {
            let isEnglish = tokens.last?.word == "one"
            let head = isEnglish ? name.words[1...] : name.words[..<(name.words.count - 1)]
            var next = place + head.count
            guard next + 1 < tokens.count, zip(head, tokens[place...]).allSatisfy({ $1.kind == .word && $1.singular == $0 }) else { continue }
            if tokens[next].word == "," { next += 1 }
            let kind = isEnglish ? name.words[0] : name.words[name.words.count - 1]
            guard next + 1 < tokens.count, (isEnglish ? ["the", "my"] : ["la", "el", "las", "los"]).contains(tokens[next].word),
                tokens[next + 1].kind == .word, tokens[next + 1].singular == kind
            else { continue }
            return (name, isEnglish ? min(next + 3, tokens.count) : next + 2)
        }
        return nil
    }

    /// "80 g de pan proteico", of the own "pan proteico Mercadona"; "protein bread", of "Tesco protein bread": the shop is no word of any food.
    private func withoutMaker(_ tokens: [Token], _ place: Int, _ names: [OwnName], _ index: NameIndex?) -> (name: OwnName, end: Int)? {
        guard let index, tokens[place].kind == .word else { return nil }
        let meant = names.compactMap { name -> (name: OwnName, end: Int)? in
            guard name.words.count > 2 else { return nil }
            for rest in [name.words.dropLast(), name.words.dropFirst()] where place + rest.count <= tokens.count {
                let maker = rest.startIndex == 0 ? name.words[name.words.count - 1] : name.words[0]
                guard index.word(maker) == nil || OwnName.shops.contains(maker),
                    zip(rest, tokens[place...]).allSatisfy({ $1.kind == .word && $1.singular == $0 })
                else { continue }
                return (name, place + rest.count)
            }
            return nil
        }
        // "pan proteico Mercadona", in full.
        guard let only = meant.only, !isNamed(only.name, tokens, from: place) else { return nil }
        return only
    }

    private func named(_ token: Token, _ name: OwnName, end: Int) -> Token {
        var token = token
        token.kind = .own
        token.value = nil
        token.text = name.name.lowercased()
        token.singular = name.key
        token.end = end
        return token
    }

    /// The own name that a word after "my" is the head of, where no other is and no other kind follows.
    private func shortened(_ tokens: [Token], _ place: Int, _ names: [OwnName]) -> OwnName? {
        guard place > 0, ["mi", "my"].contains(tokens[place - 1].word), tokens[place].kind == .word else { return nil }
        let next = place + 1 < tokens.count ? tokens[place + 1].text : ""
        let isSpanish = tokens[place - 1].word == "mi"
        // "my remoulade with green tomatoes", of remoulade sauce.
        let kind = names.filter { name in
            name.words.count == 2 && OwnName.general.contains(isSpanish ? name.words[0] : name.words[1])
                && (isSpanish ? name.words[1] : name.words[0]) == tokens[place].singular
        }
        if let only = kind.only { return only }
        guard !["de", "con", "of", "with", "sin"].contains(next) else { return nil }
        return names.filter { $0.words.count > 1 && (isSpanish ? $0.words.first : $0.words.last) == tokens[place].singular }.only
    }

    /// "una fitbar", of "barra de proteína Fitbar": the one own name with a word that no food and no sentence has.
    private func distinct(_ token: Token, _ names: [OwnName]) -> OwnName? {
        guard token.singular.utf8.count >= 4, !model.speller.knows(token.text) else { return nil }
        return names.filter { $0.words.count > 1 && $0.words.contains(token.singular) }.only
    }

    private func isNamed(_ name: OwnName, _ tokens: [Token], from place: Int) -> Bool {
        guard place + name.words.count <= tokens.count else { return false }
        return name.words.indices.allSatisfy { offset in
            let token = tokens[place + offset], word = name.words[offset]
            guard token.kind == .word || token.kind == .number else { return false }
            let said = Word.split(token.text).joined()
            if token.singular == word || said == word || Word.singular(said) == word { return true }
            // "my favorite breakfast", kept as "favourite breakfast".
            if Keeping.favourite.contains(said), Keeping.favourite.contains(word) { return true }
            // "bena bowl": a short word beside another of the name.
            guard token.kind == .word, word.utf8.count >= (name.words.count > 1 ? 4 : 5), said.first == word.first, !model.speller.knows(token.text)
            else { return false }
            let allowed = word.utf8.count >= 8 ? 2 : 1
            return OwnName.isSlip(said, of: word, allowed: allowed) || OwnName.isSlip(token.singular, of: word, allowed: allowed)
        }
    }
}

extension OwnName {
    /// Say of what sort something is, and may be left out of its name.
    static let general = Set(
        Word.split("sauce dressing dip soup stew salad bread bar shake smoothie mix spread salsa aderezo sopa guiso ensalada barra batido licuado"))

    /// May be in names of the tables, and are no kind of food all the same.
    static let shops = Set(
        Word.split(
            "mercadona hacendado lidl aldi carrefour eroski alcampo consum tesco asda morrisons sainsbury waitrose walmart costco kroger publix soriana chedraui oxxo éxito jumbo tottus"
        ))

    /// Whether two words are at most so many letters apart: one too many, one missing, one other, or two in the wrong order.
    static func isSlip(_ said: String, of word: String, allowed: Int) -> Bool {
        let a = Array(said.utf8), b = Array(word.utf8)
        guard abs(a.count - b.count) <= allowed else { return false }
        var rows = [Array(0...b.count)]
        for i in 1...max(1, a.count) where !a.isEmpty {
            var row = [i]
            for j in 1...b.count {
                var least = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { least = min(least, rows[i - 2][j - 2] + 1) }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[a.count][b.count] <= allowed
    }
}
