import Nutrition

/// A name that is put right after one was told: "change it to Sammy", "no, it's Lucila", "not Sam, Sammy".
public enum NameAgain {
    /// The name that a message tells where it can be of nothing else, nil where it says anything beside.
    public static func name(in text: String) -> String? {
        let words = text.split { !$0.isLetter && $0 != "'" && $0 != "\u{2019}" && $0 != "-" }.map(String.init)
        guard words.count <= 9, !text.contains(where: { $0.isNumber || $0 == "?" }) else { return nil }
        let plain = words.map { word in
            String(String.UnicodeScalarView(word.unicodeScalars.map(Word.folded).filter { $0 != "'" && $0 != "\u{2019}" }))
        }
        let end = plain.indices.last { !closings.contains(plain[$0]) } ?? 0
        guard !plain.isEmpty, var start = plain.indices.first(where: { !openings.contains(plain[$0]) }), start <= end else { return nil }
        var stop = end
        // "it's Sammy, not Sam"; "not Sam, Sammy".
        if let denied = plain[start...stop].firstIndex(where: { $0 == "not" || $0 == "no" }), denied > start { stop = denied - 1 }
        let denies = plain[..<start].last.map { $0 == "not" } ?? false
        if denies || plain[start...stop].contains("sino"), stop > start { start = stop }
        let said = plain[start...stop]
        guard said.count <= 2, said.allSatisfy({ !OwnWords.noNames.contains($0) && !OwnWords.noIntroductions.contains($0) && !others.contains($0) }),
            start > 0 && !plain[..<start].allSatisfy(weak.contains) || end < plain.count - 1 && isCapital(words[start])
                || start > 0 && (isCapital(words[start]) || stop < end)
        else { return nil }
        return words[start...stop].map { isCapital($0) ? $0 : $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }

    private static func isCapital(_ word: String) -> Bool { word.first?.isUppercase ?? false }

    /// What may stand before the name.
    private static let openings = WordSet(
        """
        no nope not wait actually sorry oops i meant mean prefer rather id change it make its that thats to is be should spelled spelt wrong better call
        me the name say use go by with please my correct correction perdon digo quise decir es mejor cambialo cambiala a por equivoque ponme dime llamame en
        realidad soy corrijo se escribe con prefiero que era ponle pon lo the
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
    /// These alone tell of anything: what follows them must be written as a name.
    private static let weak: WordSet = [
        "its", "it", "is", "es", "i", "that", "thats", "me", "use", "soy", "se", "con", "que", "lo", "en", "say", "go",
    ]
    private static let closings: WordSet = [
        "actually", "instead", "please", "then", "now", "mejor", "porfa", "entonces", "favor", "por", "rather", "ahora",
    ]
    /// What such words are followed by that is no name.
    private static let others = WordSet(
        """
        thanks thank problem problems worries way idea nothing never mind undo delete remove stop cancel forget gracias nada importa asi bien all same
        metric imperial pounds kilos yes si claro dejalo deja olvidalo olvida today yesterday hoy ayer and y more less log need want dont do did didnt
        anymore one two three four five six uno una dos tres cuatro cinco an a un el la deshaz deshacer cancela cancelar kidding joking eso esto esta este them this
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
