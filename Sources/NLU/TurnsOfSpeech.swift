import Nutrition

/// Turns of speech around a food that are said otherwise: "también provoleta, ponele 80 g", "medio plato más de cocido", "nada más una ensalada",
/// "otro café igual que el de antes", "eran pequeñas, tipo cóctel".
enum TurnsOfSpeech {
    static let inSpanish = [
        Rewrite(puttingInSpanish, withoutPutting), Rewrite(["mas"], withoutMore), Rewrite(["nada"], onlyThis), Rewrite(["igual"], likeBefore),
        Rewrite(["tipo"], withoutLikeness), Rewrite(["anoto", "apunto", "registro"], ordered), Rewrite(emphatic, withoutEmphasis),
        Rewrite(["mantequilla", "manteca"], buttered), Rewrite(["doble"], twice),
    ]
    static let inEnglish = [
        Rewrite(puttingInEnglish, withoutPutting), Rewrite(["size", "sized", "style"], withoutLikeness), Rewrite(["tea"], teaBetweenMeals),
        Rewrite(["then"], chosenThen), Rewrite(emphatic, withoutEmphasis),
    ]

    /// "espárragos a la mantequilla": with it; "pollo a la mantequilla" and pasta so called are dishes of their own.
    private static func buttered(_ tokens: [Token]) -> [Token] {
        guard
            let a = tokens.indices.dropFirst().dropLast(2).first(where: {
                tokens[$0].word == "a" && tokens[$0 + 1].word == "la" && ["mantequilla", "manteca"].contains(tokens[$0 + 2].word)
            }), tokens[a - 1].kind == .word, tokens[..<a].suffix(3).allSatisfy({ !ofButter.contains($0.singularWord) })
        else { return tokens }
        return tokens[..<a] + [Token("con", for: tokens[a])] + tokens[(a + 2)...]
    }

    private static let ofButter: WordSet = [
        "pollo", "espagueti", "macarron", "tallarin", "fideo", "pasta", "penne", "rigatoni", "tagliatelle", "linguini", "fusilli", "agrega",
        "anade", "pon", "pasa", "cambia",
    ]

    /// "macarrones, plato doble", "una ración doble de arroz", "doble ración de patatas": two of it.
    private static func twice(_ tokens: [Token]) -> [Token] {
        guard let doble = tokens.indices.first(where: { tokens[$0].word == "doble" }) else { return tokens }
        let isBefore = doble + 1 < tokens.count && served.contains(tokens[doble + 1])
        guard isBefore || doble > 0 && served.contains(tokens[doble - 1]) else { return tokens }
        let measure = isBefore ? doble + 1 : doble - 1, first = min(measure, doble)
        // "la paella fue ración doble" is said of what stands.
        guard !tokens[..<first].contains(where: { ["fue", "era", "fueron", "eran"].contains($0.word) }) else { return tokens }
        let isCounted = first > 0 && ["un", "una"].contains(tokens[first - 1].text)
        guard isCounted || first == 0 || tokens[first - 1].kind != .number else { return tokens }
        var out = Array(tokens[..<(isCounted ? first - 1 : first)])
        out.append(isCounted ? Token("dos", for: tokens[first - 1]) : Token("dos", before: tokens[first]))
        out.append(tokens[measure])
        return out + tokens[(max(measure, doble) + 1)...]
    }

    private static let served: WordSet = ["plato", "racion", "porcion", "tazon", "bol", "cazo", "vaso"]

    /// "la anoto", "lo apunto": as "anótala" is.
    private static func ordered(_ tokens: [Token]) -> [Token] {
        let said = tokens.filter { $0.kind != .mark && !["ok", "dale", "bueno", "si", "pues", "y"].contains($0.word) }
        guard said.count == 2, ["la", "lo", "las", "los"].contains(said[0].word), ["anoto", "apunto", "registro"].contains(said[1].word) else {
            return tokens
        }
        return [Token("anota" + said[0].text, for: said[1])]
    }

    /// "lactose free milk obviously", "no fries actually", "sin papas al final": the end tells nothing more of the food.
    private static func withoutEmphasis(_ tokens: [Token]) -> [Token] {
        // "no fries actually" and "actually no fries" are "no fries".
        if tokens.count > 2, tokens.count <= 5, tokens[0].word == "actually", tokens[1].word == "no" { return Array(tokens.dropFirst()) }
        guard let first = tokens.first, case let isDenied = ["no", "sin", "without"].contains(first.word),
            let tail = emphasis.first(where: { tokens.count > $0.words.count && tokens.suffix($0.words.count).map(\.text) == $0.words }),
            isDenied || tail.isOfAny, case let rest = tokens.dropLast(tail.words.count).reversed().drop(while: { $0.kind == .mark }).reversed(),
            (2...5).contains(rest.count), rest.allSatisfy({ $0.kind == .word && !telling.contains($0) })
        else { return tokens }
        return Array(rest)
    }

    /// "no fries actually" may be taken for Spanish: one list for both.
    private static let emphatic = WordSet(emphasis.compactMap(\.words.last))
    /// What ends a message with stress; the second kind only where something is denied.
    private static let emphasis: [(words: [String], isOfAny: Bool)] =
        [["obviously"], ["mind", "you"], ["of", "course"], ["naturally"], ["obviamente"], ["obvio"], ["por", "supuesto"]].map { ($0, true) }
        + [["actually"], ["after", "all"], ["though"], ["tho"], ["al", "final"], ["en", "realidad"]].map { ($0, false) }

    /// "a scone for afternoon tea", "morning tea was a muffin": a snack, and no cup of tea.
    private static func teaBetweenMeals(_ tokens: [Token]) -> [Token] {
        guard
            let tea = tokens.indices.dropFirst().first(where: {
                tokens[$0].word == "tea" && ["afternoon", "arvo", "morning"].contains(tokens[$0 - 1].word)
            }), tea + 1 == tokens.count || tokens[tea + 1].kind == .mark || afterMeals.contains(tokens[tea + 1])
        else { return tokens }
        let isLed = tea > 1 && ["for", "at", "as", "to", "under", "into"].contains(tokens[tea - 2].word)
        // "that was afternoon tea", of what stands.
        let isIt =
            tea == 3 && tea + 1 == tokens.count && ["that", "it", "those"].contains(tokens[0].word) && ["was", "were"].contains(tokens[1].word)
        let isNamed =
            isIt
            || tokens[..<(tea - 1)].allSatisfy { adding.contains($0) || ["todays", "for", "my", "the", "our"].contains($0.word) }
                && tea + 1 < tokens.count && ["was", ":", "-", "is", "were"].contains(tokens[tea + 1].word)
        // "english breakfast tea for me" is no meal.
        guard isLed || isNamed else { return tokens }
        return tokens[..<(tea - 1)] + [Token("snack", for: tokens[tea])] + tokens[(tea + 1)...]
    }

    /// "popcorn then, a bowl", "the apple then, a big one": what is chosen, and how much of it.
    private static func chosenThen(_ tokens: [Token]) -> [Token] {
        guard let then = tokens.prefix(5).firstIndex(where: { $0.word == "then" }), then > 0, then + 2 < tokens.count,
            [",", "-"].contains(tokens[then + 1].word), tokens[..<then].allSatisfy({ $0.kind == .word && !telling.contains($0) }),
            tokens[then + 2].kind == .number || articles.contains(tokens[then + 2]), tokens.count - then <= 6, tokens.last?.word != "?"
        else { return tokens }
        return Array(tokens[..<then] + tokens[(then + 1)...])
    }

    private static let afterMeals: WordSet = [
        "was", "were", "is", "i", "we", "today", "yesterday", "at", "and", "with", "then", "had", "on", "please", "tomorrow", "around", "about",
    ]

    /// "también provoleta, ponele 80 gramos", "also some cheese, put 40 g": so much of what is named first, and no other amount of what stands.
    private static func withoutPutting(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst(2).first(where: {
                tokens[$0 - 1].kind == .mark && tokens[$0 - 1].word != "?"
                    && (puttingInSpanish.contains(tokens[$0]) || puttingInEnglish.contains(tokens[$0]))
            })
        else { return tokens }
        let named = tokens[..<(place - 1)]
        let name = named.drop { adding.contains($0) }
        guard named.count <= 6, let first = name.first, name.count < named.count || first.kind == .number || articles.contains(first),
            !TimeWords.pointing.contains(first), named.allSatisfy({ $0.kind != .mark }), !named.contains(where: { telling.contains($0) })
        else { return tokens }
        var rest = tokens[(place + 1)...].drop { ["it", "them", "de", "unos", "unas", "como", "about", "like", "that"].contains($0.word) }
        while let last = rest.last, last.kind == .mark { rest.removeLast() }
        guard (1...3).contains(rest.count), rest.first?.kind == .number,
            rest.dropFirst().allSatisfy({ $0.kind == .number || Unit.named($0.singular) != nil || Unit.named($0.text) != nil })
        else { return tokens }
        return Array(tokens[..<place] + rest)
    }

    /// "repetí medio plato más de cocido", "una pupusa más de queso": so much of it; that it is more the message says.
    private static func withoutMore(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst(2).dropLast(2).first(where: {
                tokens[$0].word == "mas" && tokens[$0 + 1].word == "de" && tokens[$0 - 1].kind == .word
                    && (tokens[$0 - 2].kind == .number || articles.contains(tokens[$0 - 2]))
            }), tokens.last?.word != "?"
        else { return tokens }
        return Array(tokens[..<place] + tokens[(place + 1)...])
    }

    /// "al mediodía nada más una ensalada": only that.
    private static func onlyThis(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropLast(2).first(where: {
                tokens[$0].word == "nada" && tokens[$0 + 1].word == "mas" && tokens[$0 + 2].kind != .mark
            }), !tokens[..<place].contains(where: { $0.word == "no" }), tokens.last?.word != "?"
        else { return tokens }
        let rest = tokens[(place + 2)...].drop { $0.word == "que" }
        let opening = tokens[..<place].first { !["y", "pero", "ah", "pues", ","].contains($0.word) }
        let isTimed = opening.map { ["en", "a", "al", "por", "de", "para", "hoy", "ayer", "anoche", "temprano"].contains($0.word) } ?? false
        guard let next = rest.first, next.kind == .number || articles.contains(next) || isTimed && next.kind == .word else { return tokens }
        return tokens[..<place] + [Token("solo", for: tokens[place])] + rest
    }

    /// "otro café igual que el de antes": the same again.
    private static func likeBefore(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst(2).dropLast().first(where: {
                tokens[$0].word == "igual" && ["que", "al", "a"].contains(tokens[$0 + 1].word)
            }), tokens.last?.word != "?"
        else { return tokens }
        let rest = tokens[(place + 1)...].filter { $0.kind != .mark }
        guard rest.count <= 5, let last = rest.last, ["antes", "anterior", "recien", "hace"].contains(last.word) || last.word == "primero",
            rest.dropLast().allSatisfy({ ["que", "al", "a", "el", "la", "los", "las", "de", "del"].contains($0.word) })
        else { return tokens }
        return Array(tokens[...place])
    }

    /// "eran pequeñas, tipo cóctel", "they were small, cocktail size": how small they were, and no cocktail.
    private static func withoutLikeness(_ tokens: [Token]) -> [Token] {
        guard let verb = tokens.prefix(4).firstIndex(where: { being.contains($0) }),
            let mark = tokens.indices.dropFirst(verb + 2).first(where: { tokens[$0].word == "," }), mark - verb <= 3
        else { return tokens }
        let rest = tokens[(mark + 1)...].filter { $0.kind != .mark }
        let isLikened = rest.first?.word == "tipo" || ["size", "sized", "style"].contains(rest.last?.word)
        return isLikened && (2...3).contains(rest.count) ? Array(tokens[..<mark]) : tokens
    }

    private static let puttingInSpanish: WordSet = ["ponle", "ponele", "ponles", "poneles", "ponla", "ponlo", "ponela", "ponelo", "pon", "pone"]
    private static let puttingInEnglish: WordSet = ["put", "make", "call"]
    private static let adding: WordSet = ["tambien", "ademas", "y", "also", "and", "plus", "oh", "ah"]
    private static let articles: WordSet = [
        "un", "una", "unos", "unas", "a", "an", "some", "medio", "media", "one", "two", "three", "half", "uno", "dos", "tres", "cuatro",
    ]
    private static let telling: WordSet = [
        "era", "eran", "fue", "fueron", "was", "were", "no", "not", "toque", "deje", "left", "comparti", "mejor", "instead",
    ]
    private static let being: WordSet = ["era", "eran", "fue", "fueron", "son", "were", "was"]
}
