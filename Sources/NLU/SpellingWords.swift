import Nutrition

/// What spelling repair learns from.
extension Resources {
    /// The words of Spanish names of foods.
    func spanishWords() -> Set<String> {
        let names = foods.names
        var out: Set<String> = []
        for name in 0..<Int32(names.nameCount) {
            let entry = names.entry(name)
            if entry.kind == .spanish { out.formUnion(entry.words.lazy.map { names.text(of: $0) }) }
        }
        return out.union(Lexicon.plainSpanish.units.keys).union(Lexicon.plainSpanish.meals.keys).union(Lexicon.plainSpanish.numbers.keys)
    }

    /// Words that spelling repair may lead to, with how common each is.
    func vocabulary() -> [String: UInt8] {
        var out: [String: UInt8] = [:]
        func add(_ words: some Sequence<String>, _ rank: UInt8) {
            for word in words where out[word] ?? 0 < rank { out[word] = rank }
        }
        let names = foods.names
        for name in 0..<Int32(names.nameCount) {
            let entry = names.entry(name)
            guard entry.kind != .description else { continue }
            add(entry.words.map { names.text(of: $0) }, entry.kind == .survey ? 1 : UInt8(foods.rank(at: entry.food)))
        }
        for key in nutrientNames.keys { add(key.split(separator: " ").map(String.init), 5) }
        for key in activityNames.all { add(key.split(separator: " ").map(String.init), 2) }
        for lexicon in [Lexicon.english, .spanish] {
            for keys in [Array(lexicon.units.keys), Array(lexicon.meals.keys), Array(lexicon.numbers.keys), Array(lexicon.sizes.keys)] {
                add(keys.flatMap { $0.split(separator: " ").map(String.init) }, 5)
            }
        }
        for lexicon in [Lexicon.english, .spanish] {
            add(lexicon.determiners.union(lexicon.hedges).union(lexicon.without).union(lexicon.with).union(lexicon.and), 3)
        }
        // Contractions as the normaliser writes them: none is a slip of another word.
        add(
            [
                "wasnt", "didnt", "dont", "havent", "isnt", "doesnt", "wont", "cant", "couldnt", "arent", "werent", "hasnt", "hadnt", "shouldnt",
                "wouldnt", "thats", "whats",
                "lets", "youre", "theyre", "theres", "whos", "hows", "wheres",
            ], 3)
        add(ProfileWords.vocabulary.union(ActivityMeasures.vocabulary).union(OwnWords.vocabulary), 1)
        add(TimeWords.weekdays.keys, 4)
        add(TimeWords.spanishWeekdays.keys, 4)
        add(TimeWords.months.keys, 4)
        add(talk, 2)
        // What is said oftenest is meant first.
        add(foremost, 7)
        add(["yday", "yest", "tmrw", "arvo", "gtin"], 1)
        add(["yesterday", "today", "tomorrow", "tonight", "morning", "evening", "afternoon", "night", "nite", "tonite", "week", "month"], 5)
        return out
    }
}
