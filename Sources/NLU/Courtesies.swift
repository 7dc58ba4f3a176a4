import Nutrition

/// What is said around an order or a correction and changes nothing of it.
enum Courtesies {
    /// The words without them, and with "the" for "that" and "those" of a thing; whether what is left is a question.
    static func ways(_ words: [WrittenWord]) -> [(words: [WrittenWord], isAsked: Bool)] {
        let isAsked = words.contains { $0.written.contains("?") }
        let (bare, isPolite) = bared(words)
        var out: [(words: [WrittenWord], isAsked: Bool)] = []
        for way in [bare.count < words.count ? bare : nil, pointed(bare)].compactMap({ $0 }) where !way.isEmpty {
            out.append((way, isAsked && !isPolite))
        }
        return out
    }

    /// Whether a plain form puts something right: what is told as eaten stays with the "sorry" that says in whose place.
    static func orders(_ plain: String) -> Bool { ordering.contains(plain.split(separator: " ").first ?? "") }

    private static func bared(_ words: [WrittenWord]) -> (words: [WrittenWord], isPolite: Bool) {
        let cores = words.map(\.core)
        var rest = words[...], isPolite = false
        while let count = leading.first(where: { rest.count > $0.count && cores[rest.startIndex...].starts(with: $0) })?.count {
            rest.removeFirst(count)
        }
        if rest.count > 3, let first = rest.first, ["can", "could", "would", "will", "pls", "please"].contains(first.core) {
            let isOrder = first.core.hasPrefix("pl"), next = rest[rest.startIndex + 1].core
            if isOrder || ["you", "u"].contains(next) {
                isPolite = !isOrder
                rest.removeFirst(isOrder ? 1 : 2)
                while let next = rest.first, ["please", "pls", "just", "maybe"].contains(next.core) { rest.removeFirst() }
            }
        }
        while let count = trailing.first(where: { rest.count > $0.count + 1 && cores[..<rest.endIndex].suffix($0.count) == $0[...] })?.count {
            rest.removeLast(count)
        }
        return (Array(rest), isPolite)
    }

    /// "no bacon in that salad" is of the salad; "that was ham" stays.
    private static func pointed(_ words: [WrittenWord]) -> [WrittenWord]? {
        var out = words
        for place in words.indices.dropLast() where ["that", "those", "these"].contains(words[place].core) {
            guard !notThings.contains(words[place + 1].core), place == 0 || !notBefore.contains(words[place - 1].core) else { continue }
            out[place] = WrittenWord(written: "the")
        }
        return out.map(\.core) == words.map(\.core) ? nil : out
    }

    private static let leading = [
        "sorry about that", "so sorry", "sorry love", "sorry dear", "sorry mate", "sorry hun", "sorry", "oh dear", "oh no", "oh", "ooh", "oops",
        "whoops",
        "ops", "ugh", "hmm", "um", "uh", "ah", "argh", "damn", "my bad", "my mistake", "my apologies", "apologies", "my fault", "hang on", "hold on",
        "wait no", "wait", "correction", "edit", "actually", "i should have said", "i should of said", "shouldve said", "i forgot to say",
        "forgot to say",
        "i forgot to mention", "forgot to mention", "goodness", "btw", "by the way", "just to say", "and", "but", "well", "ok", "okay", "so",
        "no wait",
        "to be honest", "tbh", "silly me", "love", "dear", "mate", "hey", "yeah", "also",
    ].map { $0.split(separator: " ").map(String.init) }
    private static let trailing = [
        "sorry about that", "sorry", "my bad", "my mistake", "my apologies", "oops", "whoops", "please", "pls", "plz", "btw", "by the way", "thanks",
        "thank you", "thx", "ta", "cheers", "love", "dear", "mate", "lol", "haha", "tho", "though", "silly me", "actually", "really",
        "today actually",
        "for me",
    ].map { $0.split(separator: " ").map(String.init) }
    private static let ordering: Set<Substring> = [
        "remove", "delete", "make", "change", "move", "undo", "swap", "put", "copy", "it", "the", "there", "no", "with", "count", "replace", "double",
        "only", "they", "so",
    ]
    private static let notThings = Set(
        Nutrition.Word.split(
            """
            is was were are had has have should would could one ones isn wasn weren wasnt werent isnt s be been it i he she they we you can will up off out
            back down as to too in on for with at from and not again much many far all lot day morning evening week afternoon night time way meal entry last
            thing amount my your our his her their what how doesnt didnt go goes went the a an i that two three four five both
            """))
    private static let notBefore: Set<String> = ["so", "all", "its", "like", "at", "about", "think", "said", "is", "after", "before", "fact", "that"]
}
