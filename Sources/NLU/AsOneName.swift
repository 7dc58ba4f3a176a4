import Nutrition

/// What belongs to one name and is said apart from it, or in another order than it is called by: "un batido de proteínas, con leche",
/// "una tostada con aceite y tomate", "leche con avena", "quinoa en ensalada", "una reina pepiada, la arepa". It is read as the tables call it.
struct AsOneName {
    private let names: NameIndex

    static func read(_ tokens: [Token], language: String, names: NameIndex?) -> [Token] {
        guard language == "es", let names, tokens.count > 2, tokens.containsOne(of: joints) else { return tokens }
        let reader = AsOneName(names: names)
        let steps = [
            reader.withoutMark, reader.kindBehind, reader.kindBetween, reader.inOrder, reader.turned, reader.inForm, reader.calledBehind,
        ]
        return Rewrites.inOrder(steps.reduce(tokens) { $1($0) })
    }

    private static let joints: WordSet = ["con", "de", "en", ","]

    private func ids(_ tokens: some Sequence<Token>) -> [Int32] { tokens.map { $0.kind == .word ? names.word(hash: $0.singularKey) ?? -1 : -1 } }

    private func isName(_ tokens: some Sequence<Token>) -> Bool {
        let ids = ids(tokens)
        return !ids.isEmpty && names.longestName(ids, from: 0) == ids.count
    }

    /// "un kebab, de pollo", "mofongo, con camarones": called so, whatever mark is between.
    private func withoutMark(_ tokens: [Token]) -> [Token] {
        var out = tokens, place = 1
        while place + 2 < out.count {
            defer { place += 1 }
            guard out[place].word == ",", ["con", "de"].contains(out[place + 1].word), out[place + 2].kind == .word else { continue }
            let joined = Array(out[..<place] + out[(place + 1)...]), ids = ids(joined)
            let isOne = (max(0, place - 4)..<place).contains { start in
                // "sin huevo, con tomate": what was not there is called by nothing.
                joined[start..<place].allSatisfy { $0.kind == .word } && start + names.longestName(ids, from: start) > place + 1
                    && (start == 0 || !["sin", "no", "ni"].contains(joined[start - 1].word))
            }
            // "una pizza entera, de jamón y queso": which one, told behind how much of it there was.
            let isOfWhole =
                out[place + 1].word == "de"
                && (max(0, place - 4)..<place).contains { head in
                    AsOneName.wholes.contains(joined[head].singularWord) && joined[head..<place].allSatisfy { $0.kind == .word && $0.word != "sin" }
                        && isNamed(joined[head], by: joined[place...])
                }
            if isOne || isOfWhole { out = joined }
        }
        return out
    }

    private func isNamed(_ head: Token, by kind: ArraySlice<Token>) -> Bool { names.longestName(ids([head] + kind), from: 0) > 2 }

    private static let wholes: WordSet = ["pizza", "bocadillo", "bocata", "sandwich", "empanada", "tortilla", "croqueta", "lasana", "tarta", "kebab"]

    /// "2 huevos con jamón, revueltos": how the first of them was made, and not the last.
    private func kindBehind(_ tokens: [Token]) -> [Token] {
        guard let with = tokens.indices.dropFirst().first(where: { tokens[$0].word == "con" }),
            let mark = tokens[with...].prefix(5).firstIndex(where: { $0.word == "," }), mark > with + 1, mark + 1 < tokens.count,
            AsOneName.made.contains(tokens[mark + 1].singularWord),
            mark + 2 == tokens.count || tokens[mark + 2].kind == .mark || ["y", "con"].contains(tokens[mark + 2].word),
            isName([tokens[with - 1], tokens[mark + 1]]), !isName([tokens[mark - 1], tokens[mark + 1]])
        else { return tokens }
        return tokens[..<with] + [tokens[mark + 1]] + tokens[with..<mark] + tokens[(mark + 2)...]
    }

    private static let made: WordSet = [
        "revuelto", "frito", "cocido", "duro", "asado", "hervido", "estrellado", "tostado", "rallado", "integral", "ahumado", "revuelta", "frita",
        "cocida", "asada", "hervida", "tostada",
    ]

    /// "jugo natural de naranja": what kind it is, behind what it is of.
    private func kindBetween(_ tokens: [Token]) -> [Token] {
        guard
            let kind = tokens.indices.dropFirst().dropLast(2).first(where: { place in
                tokens[place + 1].word == "de" && tokens[place].kind == .word && tokens[place - 1].kind == .word && tokens[place + 2].kind == .word
                    && AsOneName.kinds.contains(tokens[place].singularWord)
            }), isName([tokens[kind - 1], tokens[kind + 1], tokens[kind + 2], tokens[kind]]),
            !isName([tokens[kind - 1], tokens[kind], tokens[kind + 1], tokens[kind + 2]])
        else { return tokens }
        return tokens[..<kind] + [tokens[kind + 1], tokens[kind + 2], tokens[kind]] + tokens[(kind + 3)...]
    }

    private static let kinds: WordSet = ["natural", "integral", "light", "casero", "casera", "frito", "frita", "griego", "entero", "entera"]

    /// "tostada con aceite y tomate", "batido de proteínas con plátano y leche": in the order in which it is called.
    private func inOrder(_ tokens: [Token]) -> [Token] {
        for with in tokens.indices.dropFirst().dropLast(3) where ["con", "de"].contains(tokens[with].word) {
            guard let and = tokens[(with + 2)...].prefix(3).firstIndex(where: { $0.word == "y" }), and + 1 < tokens.count else { continue }
            let first = tokens[(with + 1)..<and]
            guard first.allSatisfy({ $0.kind == .word && !AsOneName.counts.contains($0) }) else { continue }
            let rest = tokens[(and + 1)...].prefix { $0.kind == .word && ($0.word == "de" || !AsOneName.ends.contains($0)) }
            for count in [3, 2, 1] where count <= rest.count {
                let second = rest.prefix(count)
                // "leche de almendra" and "leche deslactosada" are no milk.
                guard second.endIndex == tokens.count || isEnd(tokens[second.endIndex]), second.last?.word != "de", second.first?.word != "aceite"
                else { continue }
                guard isName(second) || count == 1, !AsOneName.counts.contains(second[second.startIndex]) else { continue }
                let swapped = tokens[...with] + second + [tokens[and]] + first + tokens[second.endIndex...]
                let now = ids(tokens), then = ids(swapped)
                // "un vaso de leche y avena" is a glass of milk.
                for start in max(0, with - 5)..<with
                where now[start..<with].allSatisfy({ $0 >= 0 }) && !AsOneName.vessels.contains(tokens[start].singularWord) {
                    // What is blended is read one by one.
                    let isBlend = AsOneName.blends.contains(tokens[start].singularWord)
                    guard !isBlend || tokens[start..<with].contains(where: { $0.singularWord == "proteina" }) else { continue }
                    let length = names.longestName(then, from: start)
                    // Called so as far as the second of them goes, and no name that ends before.
                    guard length > with - start + second.count, length > names.longestName(now, from: start) else { continue }
                    return Array(swapped)
                }
            }
        }
        return tokens
    }

    /// Whether nothing more of a name follows.
    private func isEnd(_ token: Token) -> Bool {
        token.kind == .mark || ["hoy", "ayer", "anoche"].contains(token.word) || token.word != "de" && AsOneName.ends.contains(token)
    }

    private static let counts: WordSet = ["un", "una", "dos", "tres", "cuatro", "medio", "media", "poco", "poca", "mucho", "mucha", "mas", "menos"]
    private static let sides: WordSet = ["pan", "tostada", "arepa", "tortilla", "arroz", "papa", "patata", "galleta", "bocadillo"]
    private static let blends: WordSet = ["batido", "licuado", "smoothie", "malteada"]
    private static let vessels: WordSet = [
        "vaso", "taza", "plato", "copa", "lata", "trozo", "rebanada", "tajada", "porcion", "pedazo", "bol", "bowl", "tazon", "botella",
    ]
    private static let ends: WordSet = ["con", "y", "en", "para", "a", "al", "sin", "por", "que", "de"]

    /// "leche con avena", "huevo con nopales": what is called by the other first.
    private func turned(_ tokens: [Token]) -> [Token] {
        guard
            let with = tokens.indices.dropFirst().dropLast().first(where: {
                tokens[$0].word == "con" && ["leche", "huevo", "queso"].contains(tokens[$0 - 1].singularWord)
            }), with < 2 || !AsOneName.counted.contains(tokens[with - 2]) && tokens[with - 2].kind != .number
        else { return tokens }
        let host = tokens[with - 1], rest = tokens[(with + 1)...].prefix { $0.kind == .word && !AsOneName.ends.contains($0) }
        for count in [3, 2, 1] where count <= rest.count {
            let part = rest.prefix(count), turned = Array(part) + [tokens[with], host]
            if part.endIndex < tokens.count, tokens[part.endIndex].word == "de" { continue }
            // "huevos con pan" are eggs, and bread.
            if let first = part.first, AsOneName.sides.contains(first.singularWord) { continue }
            guard isName(part), !isName([host, tokens[with]] + Array(part)), isName(turned) || host.word == "leche" && isCereal(part) else {
                continue
            }
            return tokens[..<(with - 1)] + turned + tokens[part.endIndex...]
        }
        return tokens
    }

    private func isCereal(_ part: some Collection<Token>) -> Bool { part.contains { AsOneName.cereals.contains($0.singularWord) } }
    private static let cereals: WordSet = ["cereal", "avena", "granola", "muesli", "flake", "hojuela", "zucarita", "krispi", "copo", "crispi"]
    /// What makes it one of several, or a part of a name.
    private static let counted = counts.union(["de", "con", "y", "cafe", "arroz", "cinco", "seis", "ocho", "diez"])

    /// "quinoa con garbanzos en ensalada", "papas en puré": a salad, a purée of it.
    private func inForm(_ tokens: [Token]) -> [Token] {
        guard
            let within = tokens.indices.dropFirst().dropLast().first(where: {
                tokens[$0].word == "en" && AsOneName.forms.contains(tokens[$0 + 1].singularWord)
            }), within + 2 == tokens.count || tokens[within + 2].kind == .mark || ["con", "y", "para"].contains(tokens[within + 2].word)
        else { return tokens }
        let form = tokens[within + 1]
        var end = within
        if let with = tokens[max(0, within - 4)..<within].firstIndex(where: { $0.word == "con" }), with > 0 { end = with }
        for count in [2, 1] where count <= end {
            let start = end - count, head = tokens[start..<end]
            guard head.allSatisfy({ $0.kind == .word }), isName([form, Token("de", after: form)] + Array(head)) else { continue }
            let name = [Token(form.text, before: head[start]), Token("de", before: head[start])]
            return tokens[..<start] + name + head + tokens[end..<within] + tokens[(within + 2)...]
        }
        return tokens
    }

    private static let forms: WordSet = ["ensalada", "pure", "crema", "sopa", "tortilla", "jugo", "batido", "licuado", "compota"]

    /// "una reina pepiada, la arepa", "un italiano, el completo": what it was one of.
    private func calledBehind(_ tokens: [Token]) -> [Token] {
        guard
            let mark = tokens.indices.dropFirst().dropLast(2).first(where: { place in
                tokens[place].word == "," && ["el", "la"].contains(tokens[place + 1].word) && tokens[place + 2].kind == .word
                    && (place + 3 == tokens.count || tokens[place + 3].kind == .mark)
            })
        else { return tokens }
        let head = tokens[mark + 2]
        for count in [3, 2, 1] where count <= mark {
            let kind = tokens[(mark - count)..<mark]
            guard kind.allSatisfy({ $0.kind == .word }), kind.first?.singularWord != head.singularWord, isName([head] + Array(kind)) else { continue }
            return tokens[..<(mark - count)] + [Token(head.text, before: kind[mark - count])] + kind + tokens[(mark + 3)...]
        }
        return tokens
    }
}
