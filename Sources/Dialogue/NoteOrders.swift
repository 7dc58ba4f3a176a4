import NLU
import Nutrition

/// What is to be noted, out of the order to note it.
extension KeepIntents {
    /// "…, anótalo como nota", "quiero dejar una nota: …": whatever the rest of the message is about.
    static func ordersNote(_ text: String) -> Bool { told(as: text).map { !$0.isEmpty } ?? false }

    /// What stands after an order that names the note, or before one; nil where no note is named.
    private static func told(as text: String) -> Substring? {
        let words = text.split(separator: " ")
        func bare(_ word: Substring) -> String { Word.split(String(word)).joined() }
        if let noun = words.prefix(6).firstIndex(where: { ["nota", "note"].contains(bare($0)) }),
            words[..<noun].allSatisfy({ noting.contains(bare($0)) }),
            noun > 0
        {
            var rest = words[(noun + 1)...]
            // "ponle una nota al almuerzo: …": where it goes stands before the mark.
            if !(words[noun].last == ":"), let mark = rest.prefix(4).firstIndex(where: { $0.last == ":" }), mark + 1 < rest.endIndex {
                rest = rest[(mark + 1)...]
            }
            rest = rest.drop { ["que", "diga", "de", "that", "saying", "of", "say", ":", "-"].contains(bare($0)) || bare($0).isEmpty }
            return rest.first.map { text[$0.startIndex...] }
        }
        // "me dio sueño, anótalo como nota".
        guard let comma = text.lastIndex(of: ",") else { return nil }
        let tail = text[text.index(after: comma)...].split(separator: " ").map(bare)
        guard tail.contains("nota"), tail.allSatisfy({ noting.contains($0) || $0 == "nota" }) else { return nil }
        return text[..<comma]
    }

    /// Folded and singular: what may stand before the note in such an order.
    private static let noting = Set(
        Word.split(
            """
            quiero quisiera dejar dejame deja poner pon ponme ponlo ponla hacer haz agregar agrega agregalo añadir añade añadelo guardar guarda guardame
            guardalo guardala ponle ponles ponele agregale agregá añadele dejale escribele esta este add put leave attach make write take save a the this
            please can you i want to id like guardame anota anotame anotalo apunta apuntame apuntalo registra registralo escribe escribir toma una en mi mis las la el como de por
            favor porfa y
            """))

    /// What a note says, without the words that open it.
    static func note(in text: String) -> String {
        if let note = told(as: text) { return String(note.prefix(Keepsake.longestNote)) }
        var rest = Substring(text).drop { $0 == " " }
        let openings = [
            "make a note that", "make a note:", "make a note of", "make a note", "add a note that", "add a note:", "add a note", "note to self:",
            "note that", "note:", "note -", "note to", "write down that", "write down:", "write down", "jot down that", "jot down", "take a note:",
            "take a note that", "take a note",
            "nota:", "nota -", "nota que", "añade una nota:", "añade una nota que diga", "añade una nota", "agrega una nota:", "agrega una nota",
            "toma nota:",
            "toma nota de que", "toma nota", "haz una nota:", "haz una nota", "pon una nota:", "pon una nota",
            "anota que", "anota:", "apunta que", "apunta:", "apúntame que", "anótame que", "apuntame que", "anotame que", "escribe que", "escribe:",
        ]
        let folded = rest.lowercased()
        for please in ["please ", "por favor ", "porfa "] where folded.hasPrefix(please) { rest = rest.dropFirst(please.count) }
        let low = rest.lowercased()
        // "note for yesterday: slept badly".
        if low.hasPrefix("not"), let colon = rest.firstIndex(of: ":"), rest[..<colon].split(separator: " ").count <= 5 {
            return String(rest[rest.index(after: colon)...].drop { $0 == " " }.prefix(Keepsake.longestNote))
        }
        if let opening = openings.filter({ low.hasPrefix($0) }).max(by: { $0.count < $1.count }) { rest = rest.dropFirst(opening.count) }
        // "felt bloated afterwards, note that".
        for ending in [", note that", ", note it", ", make a note", ", make a note of that", ", apúntalo", ", anótalo"]
        where rest.lowercased().trimmingSuffix(".!").hasSuffix(ending) {
            rest = rest.trimmingSuffix(".!").dropLast(ending.count)
        }
        return String(rest.drop { " :,-".contains($0) }.prefix(Keepsake.longestNote))
    }
}

extension StringProtocol {
    fileprivate func trimmingSuffix(_ marks: String) -> SubSequence {
        var end = endIndex
        while end > startIndex, marks.contains(self[index(before: end)]) { end = index(before: end) }
        return self[startIndex..<end]
    }
}
