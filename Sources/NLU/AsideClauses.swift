import Nutrition

/// What was done meanwhile, and whoever brought it: nothing of that was eaten.
enum AsideClauses {
    static let inEnglish = [
        skipped, notTomorrow, Rewrite(["while", "whilst", "when"]) { without(meanwhileInEnglish, $0) }, Rewrite(giving, withoutGivers),
        Rewrite(["how"], withoutUnknownAmount),
    ]
    static let inSpanish = [
        skipped, notTomorrow, Rewrite(["mientras"]) { without(meanwhileInSpanish, $0) }, Rewrite(["cuando"], withoutLater),
        Rewrite(["cuanto", "cuanta", "cuantos", "cuantas"], withoutUnknownAmount),
    ]

    /// "comí asado, no me acuerdo cuánto", "had some pasta, not sure how much": as much as is usual.
    private static func withoutUnknownAmount(_ tokens: [Token]) -> [Token] {
        guard tokens.last?.word != "?", let asks = tokens.lastIndex(where: { ["how", "cuanto", "cuanta", "cuantos", "cuantas"].contains($0.word) }),
            let start = tokens[..<asks].lastIndex(where: { ["not", "dont", "don", "no", "cant", "can", "idea"].contains($0.word) }), start > 1,
            asks - start <= 4, tokens.count - asks <= 4, tokens[..<start].containsOne(of: had) || tokens[start - 1].kind == .mark,
            tokens[start..<asks].contains(where: { unsure.contains($0) })
        else { return tokens }
        var end = start
        while end > 1, tokens[end - 1].kind == .mark || ["but", "pero", "i", "im", "aunque", "though", "y"].contains(tokens[end - 1].word) {
            end -= 1
        }
        return Array(tokens[..<end])
    }

    private static let unsure: WordSet = ["sure", "remember", "know", "idea", "tell", "recall", "acuerdo", "recuerdo", "se"]

    /// "cuando despierte almuerzo un ajiaco", "cuando llegue a casa como algo": the hour that it will be.
    private static func withoutLater(_ tokens: [Token]) -> [Token] {
        guard let start = tokens.firstIndex(where: { $0.word == "cuando" }), tokens.last?.word != "?", start + 2 < tokens.count else { return tokens }
        let verb = ["me", "se", "nos"].contains(tokens[start + 1].word) ? start + 2 : start + 1
        guard verb + 1 < tokens.count, later.contains(tokens[verb]) else { return tokens }
        var end = verb + 1
        while end < min(verb + 4, tokens.count - 1),
            ["de", "del", "a", "al", "la", "el", "casa", "trabajo", "gimnasio", "gym", "turno", "clase"].contains(tokens[end].word)
        { end += 1 }
        return Array(tokens[..<start] + tokens[end...])
    }

    private static let later: WordSet = ["despierte", "levante", "llegue", "salga", "termine", "vuelva", "regrese", "acabe", "pueda", "baje"]

    private static let skipped = Rewrite(["skipped", "salte"], withoutSkipped)

    /// "for lunch I skipped. dinner was tacos": the meal that was none is that of no food.
    private static func withoutSkipped(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 4, let mark = tokens.firstIndex(where: { $0.kind == .mark }), (2...9).contains(mark), mark + 1 < tokens.count,
            tokens[mark].word != "?",
            // "skipped breakfast, just coffee": a little was had then.
            !["just", "only", "solo", "solamente"].contains(tokens[mark + 1].word),
            tokens[..<mark].contains(where: { ["skipped", "salte"].contains($0.word) }),
            tokens[..<mark].allSatisfy({ ofSkipped.contains($0) })
        else { return tokens }
        return Array(tokens[(mark + 1)...])
    }

    private static let notTomorrow = Rewrite(["tomorrow", "manana"], withoutTomorrow)

    /// "I'm not drinking tomorrow but had a beer today", "mañana no tomo café, hoy me tomé uno": what will not be had says nothing of what was.
    private static func withoutTomorrow(_ tokens: [Token]) -> [Token] {
        guard let joint = tokens.firstIndex(where: { [",", ";", ".", "but", "pero", "so"].contains($0.word) }), joint > 2, joint + 2 < tokens.count,
            tokens.last?.word != "?", case let clause = tokens[..<joint],
            clause.contains(where: { ["tomorrow", "manana"].contains($0.word) }),
            clause.contains(where: { ["not", "no", "wont", "dont", "cant", "never"].contains($0.word) }),
            clause.allSatisfy({ $0.kind == .word && !had.contains($0) }), tokens[joint...].containsOne(of: had),
            !tokens[joint...].contains(where: { ["tomorrow", "manana", "uno", "una", "one"].contains($0.word) })
        else { return tokens }
        return Array(tokens[(joint + 1)...])
    }

    private static let had: WordSet = ["had", "ate", "drank", "comi", "comimos", "tome", "tomamos", "bebi", "cene", "almorce", "desayune"]

    private static let ofSkipped: WordSet = [
        "and", "then", "but", "for", "i", "we", "skipped", "lunch", "breakfast", "dinner", "supper", "just", "so", "the", "my", "ok", "also", "y",
        "luego", "me", "salte", "el", "la", "desayuno", "almuerzo", "cena", "pero", "totally", "completely",
    ]

    /// "two donuts while I was driving to hockey at 4": what comes after, of time or of other food, stands.
    private static func without(_ opens: (Int, [Token]) -> Bool, _ tokens: [Token]) -> [Token] {
        guard tokens.count > 4, let start = tokens.indices.dropFirst(2).first(where: { opens($0, tokens) }), tokens.last?.word != "?" else {
            return tokens
        }
        let end = tokens[(start + 1)...].firstIndex { $0.kind == .mark || closing.contains($0) } ?? tokens.count
        // "while eating popcorn": that is food.
        guard end - start > 1, !tokens[start..<end].contains(where: { eating.contains($0) || $0.kind == .number || $0.kind == .own }) else {
            return tokens
        }
        return Array(tokens[..<start] + tokens[end...])
    }

    private static func meanwhileInEnglish(_ place: Int, _ tokens: [Token]) -> Bool {
        guard ["while", "whilst", "when"].contains(tokens[place].word), place + 2 < tokens.count else { return false }
        if tokens[place].word != "when", tokens[place + 1].text.hasSuffix("ing") { return true }
        return ["i", "we", "she", "he", "they"].contains(tokens[place + 1].word) && ["was", "were"].contains(tokens[place + 2].word)
    }

    private static func meanwhileInSpanish(_ place: Int, _ tokens: [Token]) -> Bool { tokens[place].word == "mientras" }

    /// "a banana my sister gave me", "half a croissant a coworker brought in".
    private static func withoutGivers(_ tokens: [Token]) -> [Token] {
        guard
            let verb = tokens.indices.dropFirst(4).first(where: {
                giving.contains(tokens[$0]) && (people.contains(tokens[$0 - 1].singularWord) || Sharing.people.contains(tokens[$0 - 1].singularWord))
            }), let start = (max(1, verb - 3)..<verb).first(where: { owners.contains(tokens[$0]) }), start > 1
        else { return tokens }
        var first = start
        if ["that", "which"].contains(tokens[first - 1].word) { first -= 1 }
        guard first > 1, tokens[first - 1].kind == .word, !beforeClauses.contains(tokens[first - 1]) else { return tokens }
        var end = verb + 1
        while end < tokens.count, trailing.contains(tokens[end]) { end += 1 }
        guard end == tokens.count || tokens[end].kind == .mark || following.contains(tokens[end]) else { return tokens }
        return Array(tokens[..<first] + tokens[end...])
    }

    private static let closing: WordSet = [
        "at", "around", "and", "plus", "then", "with", "y", "e", "a", "con", "luego", "but", "pero", "for", "today",
    ]
    private static let eating: WordSet = [
        "eating", "having", "drinking", "ate", "had", "drank", "eat", "comiendo", "comia", "comi", "tome", "bebi", "cene", "almorce", "desayune",
        "tomaba", "tomando", "bebiendo", "cooking", "cocinaba",
        "cocinando",
    ]
    private static let giving: WordSet = [
        "gave", "brought", "made", "baked", "cooked", "bought", "left", "shared", "offered", "handed", "sent", "packed", "got", "toasted", "dropped",
        "saved", "prepared", "picked", "grilled", "fried", "whipped",
    ]
    private static let people: WordSet = [
        "guy", "neighbour", "neighbor", "boss", "teacher", "client", "nurse", "grandma", "grandpa", "grandmother", "grandfather", "nana", "granny",
        "aunt", "auntie", "uncle", "mother", "father", "team", "student", "lady", "stranger", "landlord", "intern", "manager", "housemate", "parent",
    ]
    private static let owners: WordSet = ["my", "a", "an", "the", "some", "our", "someone", "somebody", "one"]
    private static let beforeClauses: WordSet = [
        "and", "then", "but", "so", "because", "since", "if", "when", "i", "we", "dinner", "lunch", "breakfast", "today", "yesterday", "ate", "had",
        "drank", "tonight", "after", "before", "of", "for", "at", "what", "whatever", "all", "half", "from", "with", "to", "while",
    ]
    private static let trailing: WordSet = [
        "me", "us", "in", "over", "up", "off", "home", "round", "around", "back", "out", "to", "work", "the", "office", "it", "them", "here", "too",
    ]
    private static let following: WordSet = [
        "and", "with", "for", "at", "on", "today", "yesterday", "this", "last", "plus", "then", "but", "after", "before", "around", "no",
    ]
}
