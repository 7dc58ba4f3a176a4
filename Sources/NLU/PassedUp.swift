import Nutrition

/// What was there and was left to others: "he offered me ribs but I passed", "my friend brought cupcakes, I didn't have any", "hizo croquetas pero yo no comí".
extension Mentions {
    /// Whether the clause right behind a food says that nothing of it was had, and no more.
    func isPassedUp(_ food: Range<Int>) -> Bool {
        if isForOthersInSpanish(food) { return true }
        var start = food.upperBound
        while start < chart.tokens.count, start < food.upperBound + 6, PassedUp.along.contains(chart.tokens[start]) { start += 1 }
        let led = start
        while start < chart.tokens.count, PassedUp.opening.contains(chart.tokens[start]) { start += 1 }
        guard start > led else { return false }
        let rest = chart.tokens[start...]
        let end = rest.firstIndex { $0.kind == .mark && $0.word != "'" || PassedUp.closing.contains($0) } ?? chart.tokens.count
        guard start < end, end - start <= 5 else { return false }
        let words = chart.tokens[start..<end].filter { $0.kind != .mark && $0.word != "t" }.map(\.text)
        return PassedUp.clauses.contains { lead, rest in
            words.count <= lead.count + 2 && words.starts(with: lead) && words.dropFirst(lead.count).allSatisfy(rest.contains)
                && (!rest.isEmpty || words.count == lead.count)
        }
    }

    /// "cociné paella para todos pero yo solo comí ensalada": made for others, and something else eaten.
    private func isForOthersInSpanish(_ food: Range<Int>) -> Bool {
        guard chart.lexicon.isSpanish, food.upperBound + 3 < chart.tokens.count, ["para", "a"].contains(chart.tokens[food.upperBound].word),
            chart.tokens[..<food.lowerBound].suffix(5).contains(where: { PassedUp.made.contains($0) })
        else { return false }
        let rest = chart.tokens[(food.upperBound + 1)...]
        guard rest.prefix(3).contains(where: { PassedUp.everybody.contains($0) || Sharing.people.contains($0.singularWord) }),
            let but = rest.prefix(6).firstIndex(where: { ["pero", "y", ","].contains($0.word) }), but + 2 < chart.tokens.count
        else { return false }
        let own = chart.tokens[(but + 1)...].prefix(3)
        return own.contains { ["yo", "solo", "solamente"].contains($0.word) }
            && own.contains { Reader.eatingInSpanish.contains($0) || $0.word == "solo" }
    }
}

private enum PassedUp {
    /// Between a food and what is said of it: "cupcakes for everyone, I didn't have any".
    static let along: WordSet = [
        "for", "everyone", "everybody", "us", "me", "to", "work", "in", "the", "office", "para", "todos", "a", "la", "oficina",
    ]
    static let opening: WordSet = ["but", "and", ",", "i", "we", "pero", "y", "yo", "though", "which", "that", "al", "final"]
    static let closing: WordSet = ["just", "only", "solo", "solamente", "and", "y", "so", "but", "pero", "had", "ended"]
    /// How such a clause begins, and what more may be in it.
    static let clauses: [(lead: [String], rest: Set<String>)] = {
        let any: Set<String> = ["any", "it", "them", "one", "that", "some", "none", "though", "tho"]
        let deeds = ["have", "eat", "touch", "try", "want", "take", "had"]
        var out: [(lead: [String], rest: Set<String>)] = [
            (["passed"], ["on", "it", "them", "that"]), (["declined"], any), (["refused"], any), (["resisted"], any), (["abstained"], []),
            (["said", "no"], ["thanks", "thank", "you"]), (["had", "none"], []), (["didnt"], []), (["didn"], []),
            (["skipped"], ["it", "them", "that"]),
            (["dije", "que", "no"], ["gracias"]), (["pase"], ["de", "ellas", "ellos"]), (["no", "quise"], []), (["ni", "lo", "probe"], []),
            (["ni", "la", "probe"], []), (["ni", "los", "probe"], []), (["ni", "las", "probe"], []), (["ni", "probe"], []),
        ]
        for deed in deeds { for no in ["didnt", "didn", "never"] { out.append(([no, deed], any)) } }
        let nothing: Set<String> = ["nada", "ninguno", "ninguna", "de", "eso", "ni", "uno", "una"]
        for deed in ["comi", "probe", "tome", "toque", "bebi", "cogi", "quise"] {
            out.append((["no", deed], nothing))
            for pronoun in ["lo", "la", "los", "las"] { out.append((["no", pronoun, deed], [])) }
        }
        return out
    }()
    static let made: WordSet = ["cocine", "hice", "prepare", "hornee", "ase", "cocinamos", "hicimos", "guise"]
    static let everybody: WordSet = ["todos", "todas", "familia", "ninos", "invitados", "visitas", "demas", "ellos", "casa"]
}

/// What others had or what there was, before what one had oneself: "there were donuts but I only had a coffee", "my mum baked scones but I didn't have any, I had
/// an apple". Only what comes last is told.
enum LeftToOthers {
    static let inEnglish = Rewrite(["but", "any", "none", "passed", "declined", "refused"], without)

    private static func without(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 7, tokens.last?.word != "?",
            case let start = tokens.prefix(while: { ["oh", "so", "and", "today", "yesterday", "well"].contains($0.word) }).count,
            let end = passed(tokens) ?? (tokens[start].word == "there" ? onlyHad(tokens) : nil), end > start + 3,
            !tokens[..<end].indices.contains(where: { own.contains(tokens[$0]) && $0 + 1 < end && eating.contains(tokens[$0 + 1]) })
        else { return tokens }
        var rest = tokens[end...].drop { $0.kind == .mark || ["and", "so", "but"].contains($0.word) }
        guard let first = rest.first, rest.count > 1 else { return tokens }
        if ["just", "only"].contains(first.word), let next = rest.dropFirst().first, !eating.contains(next) { rest.removeFirst() }
        guard let told = rest.first else { return tokens }
        let isTold = own.contains(told) || eating.contains(told) || ["just", "only"].contains(told.word)
        return tokens[..<start] + (isTold ? [] : [Token("i", before: told), Token("had", before: told)]) + rest
    }

    /// Where a clause ends that says that one had none: "…, I didn't have any,".
    private static func passed(_ tokens: [Token]) -> Int? {
        for place in tokens.indices.dropFirst(2).dropLast(2) where ["but", ",", "and"].contains(tokens[place].word) {
            let from = place + 1 + tokens[(place + 1)...].prefix { ["i", "we", "but"].contains($0.word) }.count
            guard let end = tokens[from...].prefix(6).firstIndex(where: { $0.kind == .mark || ["just", "only", "so"].contains($0.word) }), end > from
            else {
                continue
            }
            let words = tokens[from..<end].map(\.text)
            let isNone =
                ["passed", "declined", "refused"].contains(words[0]) && words.count <= 2
                || ["didnt", "didn"].contains(words[0])
                    && words.dropFirst().allSatisfy(["have", "eat", "touch", "try", "take", "any", "it", "them", "one"].contains)
                || words == ["had", "none"]
            if isNone { return end }
        }
        return nil
    }

    /// "there were donuts at the office but | I only had a coffee".
    private static func onlyHad(_ tokens: [Token]) -> Int? {
        tokens.indices.dropFirst(3).dropLast(3).first { place in
            tokens[place].word == "but" && own.contains(tokens[place + 1])
                && tokens[(place + 2)...].prefix(2).contains { ["only", "just", "had", "ate", "stuck"].contains($0.word) }
                && !tokens[(place + 2)...].contains { ["one", "two", "three", "half", "some", "few", "them", "it"].contains($0.word) }
        }.map { $0 + 1 }
    }

    private static let own: WordSet = ["i", "we", "ive"]
    private static let eating: WordSet = ["had", "ate", "drank", "got", "took", "grabbed", "having", "made"]
}
