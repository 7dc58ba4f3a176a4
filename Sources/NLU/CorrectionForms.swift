import Nutrition

/// How what stands is put right, in the plain form that every reader knows: one measure, one size, one share, or what it was.
///
/// "it was one of those big ones" says no more than "it was a big one", "left most of the rice" than "only ate a quarter of the rice", "a hunk, maybe
/// 60 g" than "60 g", "less rice, about half a cup" than "the rice was half a cup", and "weren't loaded, just regular" than "were plain".
enum CorrectionForms {
    /// The tokens in that form, and whether it is another.
    static func reworded(_ tokens: [Token], language: String) -> ([Token], Bool) {
        let told = (language == "es" ? inSpanish : inEnglish).read(tokens)
        return (told, told != tokens)
    }

    /// What tokens say, as a message.
    static func text(_ tokens: [Token]) -> String {
        tokens.reduce("") { text, token in text + (text.isEmpty || [",", ".", "?", "!"].contains(token.word) ? "" : " ") + token.text }
    }

    private static let inEnglish = Rewrites(
        [SkippedMeals.inEnglish, SameMeals.inEnglish, SameMeals.likeBefore] + DistancesInTime.rewrites + KindsInBreath.rewrites
            + RoundaboutForms.inEnglish + [
                Rewrite(WordSet(words(of: shares))) { shared($0, shares, isSpanish: false) }, Rewrite(being.union(less), putRight),
                Rewrite(["weighed"], weighedSo), ChangedToDay.inEnglish,
            ])
    private static let inSpanish = Rewrites(
        DistancesInTime.rewrites + SpanishTurns.rewrites + [
            SkippedMeals.inSpanish, SameMeals.likeBefore,
            Rewrite(WordSet(words(of: sharesES))) { shared($0, sharesES, isSpanish: true) }, Rewrite(being.union(less), putRight),
            Rewrite(["por"], forOneOf), Rewrite(["no"]) { deniedThenTold(withoutDeniedHalf($0)) },
            Rewrite(["son", "eran", "es", "era"], kindBehindName),
        ])

    private static func putRight(_ tokens: [Token]) -> [Token] { measured(kind(ofThose(lessOf(tokens)))) }

    /// "chicken was weighed raw btw": it was raw.
    private static func weighedSo(_ tokens: [Token]) -> [Token] {
        guard
            let verb = tokens.indices.dropFirst(2).dropLast().first(where: {
                tokens[$0].word == "weighed" && ["was", "were"].contains(tokens[$0 - 1].word)
                    && ["raw", "cooked", "dry", "uncooked", "frozen"].contains(tokens[$0 + 1].word)
            })
        else { return tokens }
        return Array(tokens[..<verb] + tokens[(verb + 1)...].filter { $0.word != "btw" })
    }

    /// "cámbiame el yogur por uno griego", "cambia los tacos por unos de pescado": a Greek yogurt, tacos of fish.
    private static func forOneOf(_ tokens: [Token]) -> [Token] {
        guard let first = tokens.first, first.text.hasPrefix("cambi") || first.text.hasPrefix("reemplaz") || first.text.hasPrefix("sustitu"),
            let by = tokens.indices.dropFirst(2).dropLast(2).first(where: {
                tokens[$0].word == "por" && ["uno", "una", "unos", "unas"].contains(tokens[$0 + 1].word)
                    // "por una naranja" names another food outright.
                    && (tokens[$0 + 1].word == "uno" || tokens[$0 + 2].word == "de")
            }), tokens[by + 2].kind == .word, tokens[by - 1].kind == .word
        else { return tokens }
        let article = tokens[1..<by].firstIndex { ["el", "la", "los", "las", "mi", "mis"].contains($0.word) }
        guard let article, article + 1 < by, by - article <= 4 else { return tokens }
        // The head of what stands: "los tacos de pollo" are tacos.
        return tokens[...(by + 1)] + [Token(tokens[article + 1].text, after: tokens[by + 1])] + tokens[(by + 2)...]
    }

    /// "era la tostada entera, no media": all of it.
    private static func withoutDeniedHalf(_ tokens: [Token]) -> [Token] {
        guard let denial = tokens.lastIndex(where: { $0.word == "no" }), denial > 1, tokens[denial - 1].word == ",",
            ["entero", "entera", "completo", "completa"].contains(tokens[denial - 2].singularWord),
            case let rest = tokens[(denial + 1)...].filter({ !["la", "un", "una", "el"].contains($0.word) }), (1...2).contains(rest.count),
            ["media", "medio", "mitad"].contains(rest[0].word)
        else { return tokens }
        return Array(tokens[..<(denial - 1)])
    }

    /// "no fueron 2 gansitos", where nothing else is told: no, there were two.
    private static func deniedThenTold(_ tokens: [Token]) -> [Token] {
        guard (3...6).contains(tokens.count), tokens[0].word == "no", ["eran", "fueron"].contains(tokens[1].word), tokens.last?.word != "?",
            tokens[2].kind == .number || several.contains(tokens[2].word), tokens.dropFirst(2).allSatisfy({ $0.kind != .mark }),
            !tokens.dropFirst(2).contains(where: { ["sino", "era", "eran", "fue", "fueron", "que"].contains($0.word) })
        else { return tokens }
        return Array(tokens[1...])
    }

    private static let several: WordSet = ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "doce"]

    /// "son las galletas sin azúcar", "era el yogur desnatado": which those that stand were.
    private static func kindBehindName(_ tokens: [Token]) -> [Token] {
        guard (4...6).contains(tokens.count), ["son", "eran", "es", "era"].contains(tokens[0].word),
            ["el", "la", "los", "las"].contains(tokens[1].word), tokens[2...].allSatisfy({ $0.kind == .word }),
            !["leche", "arroz"].contains(tokens[2].word),
            tokens[3].word == "sin" && tokens.count > 4 || tokens.count == 4 && namedKinds.contains(tokens[3].singularWord)
        else { return tokens }
        let verb = Token(["son", "eran"].contains(tokens[0].word) ? "eran" : "era", for: tokens[0])
        return [tokens[1], tokens[2], verb] + tokens[3...]
    }

    private static let namedKinds: WordSet = [
        "integral", "light", "zero", "desnatado", "desnatada", "descremado", "descremada", "semidesnatada", "entera", "entero", "natural", "griego",
        "deslactosada", "deslactosado", "vegetal", "normal", "blanco", "negro",
    ]

    // MARK: Shares

    /// What was left or hardly touched, and what is said for it.
    private static let shares: [(said: [String], part: [String])] =
        [
            "left most of", "left almost all of", "left nearly all of", "barely touched", "barely ate", "barely drank", "barely had",
            "hardly touched",
            "hardly ate", "hardly drank", "hardly had", "scarcely touched", "didnt eat much of", "didnt drink much of", "didnt have much of",
            "didn t eat much of", "only ate a little of", "only ate a little bit of", "only ate a bit of", "only had a little of",
            "only had a bit of",
            "only had a little bit of", "only drank a little of", "only drank a bit of", "only picked at", "picked at",
        ].map { ($0.split(separator: " ").map(String.init), ["only", "ate", "a", "quarter", "of"]) }
        + ["ate most of", "finished most of", "drank most of", "had most of"]
        .map { ($0.split(separator: " ").map(String.init), ["only", "ate", "three", "quarters", "of"]) }

    private static let sharesES: [(said: [String], part: [String])] =
        [
            "deje casi todo", "deje casi toda", "deje casi todos", "deje casi todas", "deje la mayor parte de", "deje la mayoria de", "apenas probe",
            "apenas toque", "apenas comi", "casi no probe", "casi no toque", "casi no comi", "casi ni toque", "casi ni probe",
        ].map { ($0.split(separator: " ").map(String.init), ["solo", "comi", "un", "cuarto", "de"]) }
        + ["comi casi todo", "comi casi toda", "comi casi todos", "comi casi todas", "comi la mayor parte de", "comi la mayoria de"]
        .map { ($0.split(separator: " ").map(String.init), ["solo", "comi", "tres", "cuartos", "de"]) }
        + ["quitale la mitad a", "quitale la mitad al", "sacale la mitad a", "sacale la mitad al", "bajale la mitad a"]
        .map { ($0.split(separator: " ").map(String.init), ["solo", "comi", "la", "mitad", "de"]) }

    private static func words(of shares: [(said: [String], part: [String])]) -> [String] { shares.compactMap(\.said.first) }

    private static func shared(_ tokens: [Token], _ shares: [(said: [String], part: [String])], isSpanish: Bool) -> [Token] {
        guard tokens.last?.word != "?", let opener = tokens.first, !["note", "nota", "call", "save", "remember"].contains(opener.word) else {
            return tokens
        }
        for (said, part) in shares {
            guard
                let start = tokens.indices.first(where: { place in
                    tokens[place...].lazy.map(\.text).starts(with: said)
                        && (place == 0 || tokens[place - 1].kind == .mark || opening.contains(tokens[place - 1]))
                })
            else { continue }
            var rest = tokens[(start + said.count)...]
            // "hardly ate any of the rice".
            while let word = rest.first, ["any", "of", "much", "nada", "de"].contains(word.word) { rest.removeFirst() }
            guard let first = rest.first, first.kind == .word, !notFood.contains(first),
                // "had most of the family over".
                !determiners.contains(first) || rest.dropFirst().first.map({ !notFood.contains($0) }) ?? true
            else { return tokens }
            var told = part.map { Token($0, for: tokens[start]) }
            if isSpanish, first.word == "el" {
                told[told.count - 1] = Token("del", for: tokens[start])
                rest.removeFirst()
            } else if !isSpanish, !determiners.contains(first) {
                told.append(Token("the", before: first))
            }
            let before = tokens[..<start].filter { $0.word != "me" }
            return before + told + rest
        }
        return tokens
    }

    private static let opening: WordSet = ["i", "we", "but", "and", "just", "then", "actually", "oh", "me", "pero", "y", "yo", "also", "though"]
    /// What is hardly had or left, and is no food: "barely had time for lunch", "I barely ate today".
    private static let notFood: WordSet = [
        "time", "anything", "something", "nothing", "everything", "today", "yesterday", "tonight", "all", "breakfast", "lunch", "dinner", "supper",
        "enough", "room", "family", "team", "class", "kids", "friends", "people", "guests", "day", "week", "weekend", "month", "evening", "morning",
        "night", "afternoon", "appetite", "energy", "to", "at", "in", "since", "because", "this", "last", "and", "but", "so", "either", "real",
        "hoy", "ayer", "anoche", "tiempo", "algo", "desayuno", "almuerzo", "cena", "comida", "dia", "semana", "tarde", "noche", "en", "porque", "y",
        "pero", "por", "esta", "este", "ni", "gente", "familia",
    ]
    private static let determiners: WordSet = ["the", "my", "it", "that", "them", "those", "these", "this", "his", "her", "our", "a", "an", "each"]

    // MARK: Sizes

    /// "it was one of those big costco ones", "era uno de esos grandes".
    private static func ofThose(_ tokens: [Token]) -> [Token] {
        guard
            let those = tokens.indices.dropFirst(2).first(where: {
                ["those", "these", "esos", "esas", "estos", "estas"].contains(tokens[$0].word) && ["of", "de"].contains(tokens[$0 - 1].word)
                    // "one of the fun size ones".
                    || tokens[$0].word == "the" && tokens[$0 - 1].word == "of" && tokens[$0 - 2].word == "one"
                        && ["ones", "one"].contains(tokens.last?.word)
            })
        else { return tokens }
        let isCounted = ["one", "uno", "una"].contains(tokens[those - 2].word)
        let verb = those - (isCounted ? 3 : 2)
        let end = tokens[those...].firstIndex { $0.kind == .mark } ?? tokens.count
        guard verb >= 0, being.contains(tokens[verb]), end - those <= 7 else { return tokens }
        guard let size = tokens[those..<end].first(where: { sizes.contains($0) }) else {
            // "one of those fun size ones": of that size or kind.
            guard isCounted, end == tokens.count, (3...5).contains(end - those), ["ones", "one"].contains(tokens[end - 1].word),
                tokens[(those + 1)..<(end - 1)].allSatisfy({ $0.kind == .word })
            else { return tokens }
            let kind = tokens[(those + 1)..<(end - 1)]
            return tokens[...verb] + (kind.last?.word == "size" ? [] : [Token("a", before: kind[kind.startIndex])]) + kind
                + (kind.last?.word == "size" ? [] : [Token("one", for: tokens[end - 1])])
        }
        let isSpanish = tokens[those - 1].word == "de"
        let told = isSpanish ? [size] : [Token("a", before: size), size, Token("one", after: size)]
        return tokens[...verb] + told + tokens[end...]
    }

    private static let sizes: WordSet = [
        "big", "huge", "giant", "massive", "large", "small", "tiny", "mini", "little", "jumbo", "medium", "grande", "grandes", "chico", "chica",
        "chicos",
        "chicas", "pequeno", "pequena", "pequenos", "pequenas", "enorme", "enormes", "gigante", "gigantes", "mediano", "mediana", "medianos",
    ]

    // MARK: Measures

    /// "the baguette was a hunk, maybe 60 g", "the rice was brown, about half a cup": what was weighed tells more than what it was a piece of.
    private static func measured(_ tokens: [Token]) -> [Token] {
        guard let verb = tokens.indices.dropFirst().first(where: { being.contains(tokens[$0]) }), tokens.last?.word != "?",
            let start = tail(tokens), start > verb + 1, !tokens[..<verb].contains(where: { meals.contains($0) })
        else { return tokens }
        var middle = tokens[(verb + 1)..<start]
        while let last = middle.last, last.kind == .mark || hedges.contains(last) || linking.contains(last) { middle.removeLast() }
        let between = tokens[middle.endIndex..<start]
        guard let last = middle.last, !between.isEmpty, middle.count <= 6,
            middle.allSatisfy({ $0.kind == .word && !being.contains($0) && !company.contains($0) })
        else { return tokens }
        if middle.contains(where: { pieces.contains($0.singularWord) }), middle.allSatisfy({ ofPieces.contains($0.singularWord) }) {
            return Array(tokens[...verb] + tokens[start...])
        }
        guard between.contains(where: { hedges.contains($0) }) else { return tokens }
        let mark = Token(kind: .mark, text: ",", singular: ",", start: last.end, end: last.end, spaceBefore: false)
        return tokens[...verb] + Array(middle) + [mark] + tokens[start...]
    }

    /// Where the amount begins that a message ends with.
    private static func tail(_ tokens: [Token]) -> Int? {
        let end = tokens.last?.word == "." ? tokens.count - 1 : tokens.count
        guard end > 0 else { return nil }
        return (max(0, end - 5)..<end).first { start in
            (tokens[start].kind == .number || counts.contains(tokens[start])) && tokens[start..<end].contains { measures.contains($0.singularWord) }
                && tokens[start..<end].allSatisfy { $0.kind == .number || inAmounts.contains($0.singularWord) || $0.word == "/" }
        }
    }

    /// "less rice, about half a cup", "menos arroz, como media taza": how much of it there was.
    private static func lessOf(_ tokens: [Token]) -> [Token] {
        let opening = tokens.prefix { openers.contains($0) || $0.word == "," }.count
        guard opening + 3 < tokens.count, less.contains(tokens[opening]), let start = tail(tokens) else { return tokens }
        var name = tokens[(opening + 1)..<max(opening + 1, start)]
        while let first = name.first, ["of", "the", "my", "del", "de", "el", "la"].contains(first.word) { name.removeFirst() }
        while let last = name.last, last.kind == .mark || hedges.contains(last) || usual.contains(last) { name.removeLast() }
        guard let last = name.last, name.count <= 3, name.allSatisfy({ $0.kind == .word }) else { return tokens }
        let isSpanish = tokens[opening].word == "menos"
        let verb = Token(isSpanish ? "era" : last.text.hasSuffix("s") ? "were" : "was", after: last)
        return [Token(isSpanish ? "el" : "the", for: tokens[opening])] + name + [verb] + tokens[start...]
    }

    private static let being: WordSet = ["was", "were", "wasnt", "werent", "era", "eran", "fue", "fueron"]
    private static let less: WordSet = ["less", "fewer", "menos"]
    private static let openers: WordSet = ["ok", "oh", "actually", "no", "and", "but", "y", "pero", "also", "ah", "perdon"]
    private static let hedges: WordSet = [
        "about", "around", "roughly", "maybe", "like", "probably", "approximately", "approx", "perhaps", "say", "more", "only", "just", "so",
        "unos", "unas", "como", "aproximadamente", "quiza", "quizas", "apenas", "solo", "aprox", "cerca",
    ]
    private static let usual: WordSet = ["than", "usual", "normal", "que", "siempre", "costumbre"]
    private static let linking: WordSet = ["of", "de"]
    private static let pieces: WordSet = [
        "piece", "hunk", "chunk", "slab", "sliver", "wedge", "portion", "serving", "bit", "cut", "helping", "dollop", "blob", "pile", "mound", "heap",
        "spoonful", "handful", "corner", "lump", "one", "pedazo", "trozo", "porcion", "pedacito", "trocito", "racion", "cacho", "cachito", "poco",
        "poquito",
    ]
    private static let beside: WordSet = [
        "a", "an", "just", "only", "really", "pretty", "quite", "very", "small", "smaller", "big", "bigger", "large", "larger", "little", "tiny",
        "huge",
        "medium", "thin", "thick", "decent", "good", "fair", "un", "una", "solo", "muy", "chico", "chica", "pequeno", "pequena", "grande", "mediano",
        "mediana", "more", "like", "mas", "bien", "the", "smallish", "size", "sized",
    ]
    private static let counts: WordSet = [
        "half", "a", "an", "one", "two", "three", "quarter", "third", "media", "medio", "un", "una", "dos", "tres", "cuarto", "tercio",
    ]
    private static let meals: WordSet = [
        "breakfast", "lunch", "dinner", "snack", "supper", "brunch", "desayuno", "almuerzo", "cena", "merienda", "comida", "onces", "once",
    ]
    private static let company: WordSet = ["and", "y", "e", "with", "con", "not", "no"]
    private static let ofPieces = pieces.union(beside)
    private static let inAmounts = counts.union(measures).union(["of", "de", "each", "total"])
    private static let measures: WordSet = [
        "g", "gr", "gram", "gramme", "gramo", "oz", "ounce", "onza", "ml", "kg", "lb", "pound", "cup", "taza", "tbsp", "tsp", "tablespoon",
        "teaspoon",
        "cucharada", "cucharadita", "fl", "litre", "liter", "litro", "cl", "vaso", "pint", "grs",
    ]

    // MARK: Kinds

    /// "the fries weren't loaded, just regular", "it was normal fries, not loaded": what it was, without what it was not.
    private static func kind(_ tokens: [Token]) -> [Token] {
        let end = tokens.last?.word == "." ? tokens.count - 1 : tokens.count
        guard let verb = tokens[..<end].indices.dropFirst().first(where: { being.contains(tokens[$0]) }), tokens.last?.word != "?" else {
            return tokens
        }
        let isDenied = ["wasnt", "werent"].contains(tokens[verb].word), isBefore = tokens[verb - 1].word == "no"
        let isBehind = verb + 1 < end && tokens[verb + 1].word == "not"
        let subject = tokens[..<(isBefore ? verb - 1 : verb)]
        guard !subject.isEmpty, !subject.contains(where: { $0.kind == .mark }) else { return tokens }
        if isDenied || isBefore || isBehind {
            let start = verb + (isBehind ? 2 : 1)
            guard start < end,
                let joint = tokens[start..<end].indices.dropFirst().first(where: { ["just", "only", "solo"].contains(tokens[$0].word) }),
                case let told = Array(tokens[(joint + 1)..<end]), case let denied = tokens[start..<joint], (1...3).contains(told.count),
                denied.count <= 5, (told + denied).allSatisfy({ $0.kind != .number && $0.word != "and" && $0.word != "y" })
            else { return tokens }
            let verb = isDenied ? Token(tokens[verb].word == "wasnt" ? "was" : "were", for: tokens[verb]) : tokens[verb]
            let isOfSize = denied.contains { sizes.contains($0) }
            return subject + [verb] + (isOfSize ? told : told.map(plain)) + tokens[end...]
        }
        // "were just regular ones, not loaded".
        guard let no = tokens[verb..<end].indices.first(where: { ["not", "no"].contains(tokens[$0].word) }), no > verb + 1,
            (1...3).contains(end - no - 1),
            case let told = tokens[(verb + 1)..<no].filter({ $0.kind != .mark && !["just", "only", "solo"].contains($0.word) }),
            let first = told.first, normal.contains(first), told.count <= 2,
            !tokens[no..<end].contains(where: { sizes.contains($0) || $0.kind == .number || $0.kind == .mark })
        else { return tokens }
        return tokens[...verb] + told.map(plain) + tokens[end...]
    }

    /// Of no kind, and no size.
    private static func plain(_ token: Token) -> Token { token.word == "regular" || token.word == "ordinary" ? Token("plain", for: token) : token }

    private static let normal: WordSet = ["regular", "normal", "plain", "ordinary", "standard", "normales", "regulares", "comun", "comunes"]
}

extension IntentScore {
    /// Whether what was put into the plain form is read so; a note or a name keeps its own words.
    var putsRight: Bool { !["add_note", "save_meal", "create_food", "give_feedback"].contains(name) }
}
