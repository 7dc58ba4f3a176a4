import Nutrition

/// The grammar of what people set of Morsel and of themselves beside their body: names, units, notices, goals to end. English and Spanish.
///
/// Each rule is a function that looks at the whole message: such messages are short, and their words mean nothing else.
struct OwnGrammar {
    let tokens: [Token]
    /// Folded, without marks.
    let words: [String]
    /// The message as it came: a name keeps its letters.
    let original: [Unicode.Scalar]
    /// The words by their hashes.
    let keys: [WordKey]
    /// Of each word the runs of words from it on, up to the longest phrase that is looked for: itself, it and the next, …
    private let runs: [WordKey]
    private static let longest = 4

    /// Nil for most messages: they are too long, or have none of the words that it begins from.
    init?(tokens: [Token], original: [Unicode.Scalar] = []) {
        guard tokens.containsOne(of: OwnWords.triggers) else { return nil }
        words = tokens.compactMap { $0.kind == .mark ? nil : $0.text }
        guard words.count <= 24 else { return nil }
        self.tokens = tokens
        self.original = original
        var runs: [WordKey] = []
        runs.reserveCapacity(words.count * OwnGrammar.longest)
        for start in words.indices {
            var hash = FeatureHash.seed
            for place in start..<start + OwnGrammar.longest {
                if place > start { hash = FeatureHash.mix(hash, UInt8(ascii: " ")) }
                hash = place < words.count ? FeatureHash.text(words[place], hash) : FeatureHash.seed
                runs.append(WordKey(hash: hash))
            }
        }
        self.runs = runs
        keys = words.indices.map { runs[$0 * OwnGrammar.longest] }
    }

    /// What the message says.
    func matter() -> OwnMatter? {
        if let name = name() ?? introduced() { return name }
        if let units = units() { return units }
        if let notice = notice() { return .notice(notice) }
        if let credit = credit() { return .credit(credit) }
        if endsGoals() { return .endGoals(all: has(["all", "goals", "targets", "limits", "todas", "todos", "metas", "objetivos", "limites"])) }
        if let reached = reached() { return reached }
        if let keys = asked() { return .ask(keys) }
        if let keys = forgotten() { return .forget(keys) }
        if let priorities = priorities() { return .priorities(priorities) }
        return culture()
    }

    var isQuestion: Bool { tokens.last?.word == "?" }
    var hasNumber: Bool { tokens.contains { $0.kind == .number } }
    func has(_ any: [WordKey]) -> Bool { keys.contains(where: any.contains) }
    func hasOne(of any: WordSet) -> Bool { keys.contains { any.contains($0) } }

    /// Whether these words, four at most, follow each other from a place on.
    func says(_ phrase: WordKey, at place: Int) -> Bool {
        words.indices.contains(place) && runs[place * OwnGrammar.longest..<(place + 1) * OwnGrammar.longest].contains(phrase)
    }

    func says(_ phrase: WordKey) -> Bool { runs.contains(phrase) }

    // MARK: Names

    /// "my name is Ana", "call me Annie", "me llamo Lucía", "dime Lu".
    private func name() -> OwnMatter? {
        // "cámbiale el nombre a cena ligera" names a meal.
        if let first = words.first, ["cambiale", "ponle", "ponele", "renombra"].contains(first) { return nil }
        guard runs.contains(where: { OwnWords.nameOpeningKeys.contains($0.hash) }) else { return nil }
        let own = tokens.indices.filter { tokens[$0].kind != .mark }
        for place in words.indices.reversed() {
            for (phrase, count, isNickname) in OwnWords.nameOpenings where says(phrase, at: place) {
                let start = place + count
                guard start < own.count, !["how", "what", "que", "cual"].contains(words[0]) else { continue }
                // "me llamo Julián, dime Juli".
                if phrase == "dime" || phrase == "decime" {
                    guard words.count == 2 || start == own.count - 1 && ["llamo", "nombre", "soy"].contains(where: says) else { continue }
                }
                if phrase == "name" || phrase == "nombre" { guard place == 0, own[start] > own[place] + 1 || words.count == 2 else { continue } }
                if let name = name(from: own[start]) { return .name(name, isNickname: isNickname) }
            }
        }
        return nil
    }

    /// "hola, soy Marta", "I'm Sam, 34": a word that says nothing else of a person, after a greeting, with its capital or known as a name.
    private func introduced() -> OwnMatter? {
        guard has(["im", "i", "soy", "this", "its"]) else { return nil }
        let own = tokens.indices.filter { tokens[$0].kind != .mark }
        let greeting = words.prefix { OwnWords.greetings.contains($0) || ["buenos", "dias", "tardes", "noches", "there"].contains($0) }.count
        guard
            let verb = [["im"], ["i", "am"], ["i", "m"], ["soy"], ["this", "is"], ["its"]].first(where: { words[greeting...].starts(with: $0) }),
            greeting > 0 || !["this", "its"].contains(verb[0]), greeting + verb.count < own.count
        else { return nil }
        let place = own[greeting + verb.count], token = tokens[place]
        guard token.kind == .word, !OwnWords.noIntroductions.contains(token), !OwnWords.noNames.contains(token),
            ProfileWords.sexes[token.word] == nil, ProfileWords.activities[token.text] == nil,
            place + 1 == tokens.count || tokens[place + 1].kind == .mark || ["y", "and", "de", "from"].contains(tokens[place + 1].word),
            greeting > 0 && place == own.last || isCapitalised(token) || OwnWords.givenNames.contains(token)
        else { return nil }
        return .name(written(token), isNickname: false)
    }

    /// "Marta", in a message that is not all in capitals.
    private func isCapitalised(_ token: Token) -> Bool {
        guard token.start < token.end, token.end <= original.count else { return false }
        let text = original[token.start..<token.end]
        return text.first?.properties.isUppercase == true && text.dropFirst().allSatisfy { !$0.properties.isUppercase } && text.count > 2
    }

    private func name(from start: Int) -> String? {
        var parts: [String] = []
        var place = start
        while place < tokens.count, parts.count < 3, tokens[place].kind == .word, !OwnWords.afterNames.contains(tokens[place].word) {
            parts.append(written(tokens[place]))
            place += 1
        }
        guard let first = parts.first, !OwnWords.noNames.contains(tokens[start].word), first.unicodeScalars.count <= 40 else { return nil }
        return parts.joined(separator: " ")
    }

    /// As it was written, with a capital at least.
    private func written(_ token: Token) -> String {
        guard token.start < token.end, token.end <= original.count else { return token.text }
        let text = String(String.UnicodeScalarView(original[token.start..<token.end]))
        return text == text.lowercased() ? text.prefix(1).uppercased() + text.dropFirst() : text
    }

    // MARK: Units

    /// "use imperial units", "show my weight in stone", "usa libras": nothing but units and words about showing.
    private func units() -> OwnMatter? {
        let isAbout = has(["unit", "units", "unidad", "unidades", "sistema", "system", "measurements", "medidas"])
        guard isAbout || keys.contains(where: { OwnWords.systems[$0] != nil || OwnWords.weights[$0] != nil }), !hasNumber, self.words.count <= 20
        else { return nil }
        // "make it imperial, my wife can't read that": why is another matter.
        let clause = tokens.prefix { !($0.kind == .mark && $0.word != "?") && !["because", "porque", "cause", "since"].contains($0.word) }
        let told = clause.compactMap { $0.kind == .mark ? nil : $0.text }
        let rest = self.words.dropFirst(told.count)
        let isAside =
            rest.allSatisfy { OwnWords.systems[$0] == nil && OwnWords.weights[$0] == nil }
            && told.contains { OwnWords.choosing.contains($0) || ["metric", "imperial", "metrico", "metrica", "imperiales"].contains($0) }
        let words = isAside && !told.isEmpty && rest.count > 1 ? told : self.words
        guard words.count <= 14 else { return nil }
        var units = Units()
        var names = 0
        for word in words {
            if let system = OwnWords.systems[word] {
                units.system = system
                names += 1
            } else if let weight = OwnWords.weights[word] {
                // "stones and pounds" is one way of weighing.
                if units.weight != .stone { units.weight = weight }
                names += 1
            } else if OwnWords.showing.contains(word) {
                continue
            } else {
                return nil
            }
        }
        guard names > 0 || isAbout && has(["change", "set", "switch", "cambia", "cambiar", "cambiame", "use"]) else { return nil }
        // "pounds" alone may be an answer, and "is my weight in kilos?" a question.
        guard !isQuestion || has(["can", "could", "puedes", "podrias"]) else { return nil }
        guard units.system != nil && words.count <= 3 || isAbout || hasOne(of: OwnWords.choosing) else { return nil }
        return .units(units)
    }

    // MARK: Asking

    /// "how tall am I?", "¿cuánto mido?", "what's my diet?": nothing but what is asked for.
    private func asked() -> [String]? {
        for (phrase, count, key) in OwnWords.questions where says(phrase, at: 0) && words.count <= count + 2 { return [key] }
        guard let first = words.first, OwnWords.asking.contains(first), has(["my", "mi", "mis"]), words.count <= 10 else { return nil }
        var keys: [String] = []
        var place = 1
        while place < words.count {
            if place + 1 < words.count, let key = OwnWords.keys["\(words[place]) \(words[place + 1])"] {
                keys.append(key)
                place += 2
            } else if let key = OwnWords.keys[words[place]], key != "weight" {
                keys.append(key)
                place += 1
            } else if OwnWords.between.contains(words[place]) || OwnWords.askingOn.contains(words[place]) {
                place += 1
            } else {
                return nil
            }
        }
        return keys.isEmpty ? nil : keys
    }

    // MARK: Forgetting

    /// "forget my height", "olvida mi apodo".
    private func forgotten() -> [String]? {
        guard let verb = words.firstIndex(where: { !OwnWords.openings.contains($0) }), OwnWords.forgetting.contains(words[verb]), !isQuestion
        else { return nil }
        if words.count <= 12,
            says("everything you know") || says("all you know") || says("todo lo que sabes") || says("todo lo mio") || says("everything about me")
                || says("todo sobre mi") || says("what you know about me") || says("what you know of me") || says("lo que sabe de mi")
                || says("lo que sabes de mi")
        {
            return OwnWords.everything
        }
        // "olvida todo", "olvídate de todo".
        if words[verb] == "forget", words.last == "everything", words.count - verb == 2 { return OwnWords.everything }
        if ["olvida", "olvidate"].contains(words[verb]), words.last == "todo", words.count - verb <= 3 { return OwnWords.everything }
        let isForget = ["forget", "olvida", "olvidate", "olvide"].contains(words[verb])
        var keys: [String] = []
        var place = verb + 1
        while place < words.count {
            if place + 1 < words.count, let key = OwnWords.keys["\(words[place]) \(words[place + 1])"] {
                keys.append(key)
                place += 2
            } else if let key = OwnWords.keys[words[place]] {
                // "delete my weight" is of the diary.
                if key == "weight", !isForget { return nil }
                keys.append(key)
                place += 1
            } else if OwnWords.between.contains(words[place]) {
                place += 1
            } else {
                return nil
            }
        }
        return keys.isEmpty ? nil : keys
    }
}
