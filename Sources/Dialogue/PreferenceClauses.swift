import NLU
import Nutrition

/// "allergic to shellfish and I don't care for mushrooms": several attitudes in one message, each with its foods.
extension Preference {
    /// The preferences when a message tells more than one attitude; nil when it tells one.
    static func byClause(_ foods: [String], _ words: [String]) -> [Preference]? {
        let marks = words.indices.compactMap { place in attitude(at: place, words).map { (place: place, kind: $0) } }
        guard Set(marks.map(\.kind)).count > 1 else { return nil }
        var found: [Preference] = []
        // "mango is my fave, mushrooms are gross": each is told behind its food.
        let isBehind = words.firstIndex { word in foods.contains { Word.split($0).contains(word) } }.map { $0 < marks[0].place } ?? false
        for food in foods {
            let names = Set(Word.split(food))
            // What no word names is told by "coeliac": of the body.
            guard !marks.isEmpty else { continue }
            let place = words.indices.first { names.contains(words[$0]) }
            let told = place.map { place in
                (isBehind ? marks.first { $0.place > place } : nil) ?? marks.last { $0.place < place } ?? marks[0]
            }
            var kind = told?.kind ?? (marks.contains { $0.kind == .allergies } ? .allergies : marks[0].kind)
            // "I can't eat nuts, they make my throat swell": what it does tells why.
            if kind == .dislikes, let place, let after = marks.first(where: { $0.place > place && $0.kind == .allergies })?.place,
                !foods.contains(where: { Word.split($0).contains(where: words[after...].contains) })
            {
                kind = .allergies
            }
            if let index = found.firstIndex(where: { $0.kind == kind }) {
                found[index].words.append(food)
            } else {
                found.append(Preference(kind: kind, words: [food]))
            }
        }
        return found.isEmpty ? nil : found
    }

    /// What a word says of the foods after it: "don't like" dislikes, "like" likes.
    private static func attitude(at place: Int, _ words: [String]) -> Kind? {
        let word = words[place]
        if Vocabulary[.allergic].contains(word) { return .allergies }
        let before = words[max(0, place - 3)..<place]
        let isDenied = before.contains { denials.contains($0) }
        if Vocabulary[.liking].contains(word) || ["care", "fond", "into"].contains(word) { return isDenied ? .dislikes : .likes }
        // "me gusta el pescado y no como cerdo", "I love fish and don't eat pork".
        if hating.contains(word) || isDenied && ["eat", "have", "drink", "como", "tomo", "bebo", "tolero", "soporto"].contains(word) {
            return .dislikes
        }
        return nil
    }

    private static let denials: Set<String> = ["don", "dont", "not", "no", "never", "doesn", "isn", "cant", "nunca", "tampoco"]
    /// Folded and singular.
    private static let hating = Set(
        Word.split("hate dislike avoid loathe detest gross disgusting odio detesto aborrezco evito asco disgusta disgustan"))
}

extension Intents {
    /// "ya no soy intolerante a la lactosa", whatever recipes were listed before.
    static func noLonger(_ reading: Reading, _ tracker: Tracker) -> [Preference]? {
        if let both = oneForOther(reading, tracker) { return both }
        guard reading.intent.name == "set_preference", reading.words.starts(with: ["ya", "no", "soy"]) else { return nil }
        let told = Preference.all(in: reading)
        return told.isEmpty ? nil : told
    }

    /// "peanuts are fine, it's tree nuts", "al maní no, son las nueces": one thing may come again, and another may not.
    private static func oneForOther(_ reading: Reading, _ tracker: Tracker) -> [Preference]? {
        guard tracker.lastAction == "set_preference" || Preference.speaksOfAllergy(reading.words), !reading.text.hasSuffix("?"),
            reading.words.count <= 18, reading.when.isEmpty,
            let (first, second) = halves(reading.text), first.contains(where: fine.contains), second.contains(where: meant.contains),
            !refuses(first, before: second)
        else { return nil }
        let over = avoided(first, reading), new = avoided(second, reading)
        guard !over.isEmpty, !new.isEmpty, over.allSatisfy({ one in !new.contains { Preference.same(one, $0) } }) else { return nil }
        return [Preference(kind: .dislikes, words: over, isOver: true), refusal(of: new)]
    }

    /// "ah no, al maní no, a las nueces", "perdón, a las nueces", "era a la almendra", right after an allergy was told: that one, and no food is eaten.
    static func allergyPutRight(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard tracker.lastAction == "set_preference", case .setPreferences(let told)? = tracker.inquiry,
            let last = told.first(where: { $0.kind == .allergies && !$0.isOver }), (2...10).contains(words.count), !reading.text.hasSuffix("?"),
            ["correct", "log_food", "inform", "deny", "set_preference", "delete_entry"].contains(reading.intent.name), reading.when.isEmpty,
            words.contains(where: ["no", "perdon", "era", "digo", "sorry", "meant", "sino", "equivoque"].contains)
        else { return nil }
        let named = avoided(words, reading)
        // "no como pescado", "y no me gusta el brócoli", "no fish": something else is told, and the allergy stands.
        let names = Set(named.flatMap { Word.split($0) })
        guard words.allSatisfy({ names.contains($0) || puttingRight.contains($0) }),
            words.count > 1, words[0] != "no" || !names.contains(words[1]) || reading.text.lowercased().hasPrefix("no,")
        else { return nil }
        let over = named.filter { one in last.words.contains { Preference.same(one, $0) } }
        let new = named.filter { !over.contains($0) }
        // "no, a las nueces no": denied.
        guard !new.isEmpty, words.last != "no" || !over.isEmpty, new.count <= 3 else { return nil }
        return [.setPreferences([Preference(kind: .allergies, words: last.words, isOver: true), refusal(of: new)])]
    }

    /// What nothing but names stands beside where an allergy is put right.
    private static let puttingRight = Set(
        Word.split(
            """
            no not ah oh uy ay ups oops sorry perdón perdona digo era eran es son sino but pero me equivoqué quise decir a al el la los las lo i it was its is s
            the to meant mean mejor dicho actually realidad en wait espera
            """))

    /// An allergy where one of the foods is an allergen, else a dislike.
    private static func refusal(of foods: [String]) -> Preference {
        let isDanger = foods.contains { Content.named(in: $0).contains(where: \.isAllergen) }
        return Preference(kind: isDanger ? .allergies : .dislikes, words: foods)
    }

    /// "no como carne", "I can't eat meat", "coeliac so no gluten", "no gluten, soy celiaca": refused, and nothing comes again.
    private static func refuses(_ words: [String], before rest: [String]) -> Bool {
        let plain = words.filter { $0 != "t" }, pairs = zip(plain, plain.dropFirst())
        let cannot = zip(words, words.dropFirst()).contains { $0 == "can" && ["t", "not"].contains($1) }
        return cannot
            || pairs.contains {
                ["no", "dont", "don", "not", "never", "nunca", "cant", "cannot"].contains($0)
                    && ["como", "comemos", "tomo", "bebo", "puedo", "puede", "tolero", "eat", "drink", "have"].contains($1)
            }
            || tellsOfBody(words)
            || tellsOfBody(rest) && pairs.contains { ["no", "sin", "without"].contains($0) && !Content.named($1).isEmpty }
    }

    /// An allergy that is told and not denied.
    private static func tellsOfBody(_ words: [String]) -> Bool {
        words.firstIndex(where: Vocabulary[.allergic].contains).map {
            Array(words[..<$0]).isDisjoint(with: ["no", "not", "isn", "isnt", "never", "tampoco", "aren"])
        } ?? false
    }

    /// The words before and behind the first mark or "but".
    private static func halves(_ text: String) -> ([String], [String])? {
        let pieces = text.split(whereSeparator: { ",;.:–".contains($0) }).map { Word.split(String($0)) }.filter { !$0.isEmpty }
        if pieces.count >= 2,
            let cut = pieces.indices.dropFirst().first(where: { place in pieces[..<place].contains { $0.contains(where: fine.contains) } })
        {
            return (pieces[..<cut].flatMap { $0 }, pieces[cut...].flatMap { $0 })
        }
        let words = Word.split(text)
        guard let joint = words.firstIndex(where: ["but", "pero", "sino", "its", "it"].contains), joint > 0 else { return nil }
        return (Array(words[..<joint]), Array(words[joint...]))
    }

    /// What is named in some of the words: foods, and what has a name as a content alone.
    private static func avoided(_ words: [String], _ reading: Reading) -> [String] {
        var named: [String] = [], pairs: Set<String> = []
        for (first, second) in zip(words, words.dropFirst()) where Content.isPair(first, second) {
            named.append(first + " " + Word.plural(second))
            pairs.formUnion([first, second])
        }
        named += reading.foods.map(\.said).filter { food in
            let name = Word.split(food)
            return !name.isEmpty && name.allSatisfy(words.contains) && pairs.isDisjoint(with: name)
        }
        for word in words
        where !(word == "soy" && Vocabulary.says(.spanish, words)) && !Content.named(word).isEmpty && !pairs.contains(word)
            && !named.contains(where: { Word.split($0).contains(word) })
        {
            named.append(Word.plural(word))
        }
        return named
    }

    private static let fine: Set<String> = [
        "fine", "ok", "okay", "alright", "no", "not", "good", "bien", "puedo", "can", "isnt", "arent", "wasnt", "problema", "problem",
    ]
    private static let meant: Set<String> = [
        "its", "it", "son", "es", "sino", "the", "meant", "im", "allergic", "alergica", "alergico", "cant", "can", "era", "eran", "soy", "but", "lo",
        "la",
        "las", "los",
    ]
}
