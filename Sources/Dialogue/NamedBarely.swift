import NLU
import Nutrition

extension Answers {
    static func chosen(_ reading: Reading, _ text: String, _ options: [Option]) -> Request? {
        namedBarely(reading, text, options) ?? choice(reading, text, options)
    }

    /// "muéstrame otra", where no list stands, copies nothing.
    static func asksForOther(_ words: [String]) -> Bool {
        somethingElse.contains(words.joined(separator: " ")) || ["muestrame", "ensename", "mostrame", "show"].contains(words[0])
    }

    /// "el huevo", "me refiero al huevo", "el 2 por favor", "I mean the eggs": nothing but what one of the choices is called by, whatever it was taken for.
    static func namedBarely(_ reading: Reading, _ text: String, _ options: [Option]) -> Request? {
        let words = Word.split(text)
        guard options.count > 1, !text.contains("?"), (1...7).contains(words.count), !["no", "not", "sin", "without"].contains(words[0]) else {
            return nil
        }
        let core = words.filter { !around.contains($0) }
        guard !core.isEmpty, core.count <= 3 else { return nil }
        if core.count == 1, let place = Int(core[0]), options.indices.contains(place - 1) {
            // "los 2" are both of them.
            guard words.count > 1, words.isDisjoint(with: ["los", "las", "both"]),
                ["el", "la", "the", "number", "numero", "opcion"].contains(where: words.contains)
            else { return nil }
            return options[place - 1].request ?? .cancel
        }
        // "un huevo" may be more of it.
        guard words.count > core.count, words.isDisjoint(with: ["un", "una", "uno", "a", "an", "y", "and"]) else { return nil }
        let named = options.filter { option in
            option.request != nil
                && option.words.contains { name in
                    let name = Word.split(name)
                    return core.allSatisfy { word in name.contains { $0 == word || word.utf8.count >= 4 && $0.hasPrefix(word) } }
                }
        }
        return named.only?.request
    }

    private static let around = Set(
        Word.split(
            """
            el la los las lo al del de me refiero refería hablo digo decir quise quiero era eran claro porfa por favor pues creo ese esa esos esas
            the i mean meant one ones please that those to was were of number número opción option obviously
            """))
}
