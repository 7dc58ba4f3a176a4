import Nutrition

/// Words that point at something said before: positions, pronouns, "all", "not this but that". Tables by language; none means something else in the other.
public enum Pointers {
    private static let ordinals: WordMap<Int> = [
        // English
        "first": 1, "1st": 1, "second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4, "fifth": 5, "5th": 5, "last": -1, "latest": -1,
        // Spanish
        "primer": 1, "primero": 1, "primera": 1, "segundo": 2, "segunda": 2, "tercer": 3, "tercero": 3, "tercera": 3, "cuarto": 4, "cuarta": 4,
        "quinto": 5, "quinta": 5, "penultimo": -2, "penultima": -2, "ultimo": -1, "ultima": -1,
    ]
    /// Positions only after an article: "primero" alone opens a tale, "un cuarto" is a part.
    private static let needingArticle: WordSet = ["primero", "segundo", "cuarto", "quinto"]
    private static let articles: WordSet = ["el", "la", "lo", "al", "del", "numero"]
    /// After "last" they make a time of it.
    private static let times: WordSet = [
        "night", "nights", "morning", "afternoon", "evening", "week", "month", "weekend", "year", "monday", "tuesday", "wednesday", "thursday",
        "friday", "saturday", "sunday",
        "noche", "semana", "mes", "hora", "vez", "dia", "ano", "lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo", "semanas",
        "meses", "dias", "horas",
    ]
    private static let counters: WordSet = ["number", "option", "choice", "nr", "#", "no", "numero", "opcion"]

    private static let openings = counters.union(ordinals.keys)

    /// "second", "tercera": the position that a word tells.
    public static func place(_ word: String) -> Int? { ordinals[word] }

    /// "the second one", "number 3", "option 2", "#2", "the last", "la segunda", "el último", "opción dos".
    static func ordinal(_ tokens: [Token]) -> Int? {
        let count = tokens.indices.count { tokens[$0].kind != .mark }
        for place in tokens.indices where tokens[place].kind == .number || openings.contains(hash: tokens[place].key) {
            let token = tokens[place], next = place + 1 < tokens.count ? tokens[place + 1] : nil
            if let number = ordinals[hash: token.key] {
                // "last night", "last week" and "las últimas 2 semanas" speak of time.
                if number < 0, let next, times.contains(next.text) || next.kind == .number { continue }
                if needingArticle.contains(token.word), count > 1, place == 0 || !articles.contains(tokens[place - 1].word) { continue }
                return number
            }
            if counters.contains(token.word), let next, let value = whole(next), token.word != "no" || place + 2 == tokens.count { return value }
            if token.kind == .number, let next, ["st", "nd", "rd", "th"].contains(next.word), let value = whole(token) { return value }
        }
        // "2", "dos", "the 2", "la 2".
        guard (1...3).contains(count) else { return nil }
        let words = tokens.indices.filter { tokens[$0].kind != .mark }
        let shows = words.count == 3 && showing.contains(tokens[words[0]].text)
        if let last = words.last,
            words.count == 1 || (words.count == 2 || shows) && ["el", "la", "the"].contains(tokens[words[words.count - 2]].word)
        {
            return whole(tokens[last])
        }
        return nil
    }

    /// "muéstrame la 1".
    private static let showing: Set<String> = ["muestrame", "muestra", "ensename", "mostrame", "ver", "abre", "dame", "quiero", "show", "open"]

    /// "the last two", "first three", "los dos últimos", "both": how many, and whether from the end.
    static func count(_ tokens: [Token]) -> (count: Int, isLast: Bool)? {
        if tokens.contains(where: { ["both", "ambos", "ambas"].contains($0.word) }) { return (2, true) }
        // "borra los dos".
        func last(before end: Int) -> Int? { tokens[..<end].indices.last { tokens[$0].kind != .mark } }
        if let number = last(before: tokens.count), let article = last(before: number), ["los", "las"].contains(tokens[article].word),
            let count = whole(tokens[number]), (2...20).contains(count),
            !tokens.indices.contains(where: {
                tokens[$0].kind != .mark && ["a", "de", "desde", "hasta", "sobre"].contains(tokens[$0].word)
            })
        {
            return (count, true)
        }
        func counted(_ word: Int, _ number: Int) -> (Int, Bool)? {
            guard let end = ends[hash: tokens[word].key], let count = whole(tokens[number]), count > 1, count <= 1000 else { return nil }
            return (count, end)
        }
        for place in tokens.indices.dropLast() {
            // "the last two weeks" are a time, "the last 2 eggs" of some food.
            guard let found = counted(place, place + 1) ?? counted(place + 1, place) else { continue }
            let following = place + 2 < tokens.count ? tokens[place + 2] : nil
            if following.map({ !times.contains($0.singular) && !times.contains($0.text) && $0.singularWord != "year" && $0.singularWord != "day" })
                ?? true
            {
                return found
            }
        }
        return nil
    }

    private static let ends: WordMap<Bool> = [
        "last": true, "latest": true, "previous": true, "first": false, "ultimos": true, "ultimas": true, "anteriores": true, "primeros": false,
        "primeras": false,
    ]

    /// "wipe my diary", "delete all my entries", "borra todo mi historial": no row, day or food of it, all of it.
    static func wholeDiary(_ tokens: [Token]) -> Bool {
        tokens.indices.contains { place in
            guard place > 0, diaries.contains(hash: tokens[place].singularKey) else { return false }
            let before = tokens[max(0, place - 3)..<place].map(\.text)
            if ["from", "off", "of", "in", "de", "del", "en"].contains(where: before.contains) {
                // "everything in my diary", "todo lo de mi diario".
                return tokens[..<place].contains { ["everything", "all", "todo"].contains($0.word) }
            }
            return !["entry", "log", "record", "registro", "entrada", "dato", "data"].contains(tokens[place].singularWord)
                || tokens[..<place].contains { everything.contains($0.word) }
        }
    }

    private static let diaries: WordSet = [
        "diary", "journal", "log", "history", "entry", "record", "data", "diario", "historial", "registro", "entrada", "dato", "bitacora",
    ]

    /// A place in a list.
    private static func whole(_ token: Token) -> Int? {
        guard let value = token.value ?? Lexicon.english.numbers[hash: token.key] ?? Lexicon.spanish.numbers[hash: token.key],
            value == value.rounded(),
            value > 0, value < 1000
        else { return nil }
        return Int(value)
    }

    private static let pronouns: WordSet = [
        "it", "that", "thats", "this", "them", "those", "these", "last", "latest", "previous", "one", "ones",
        "eso", "esto", "ese", "esa", "esos", "esas", "ultimo", "ultima", "ultimos", "ultimas", "anterior", "anteriores", "aquello",
    ]
    /// "este" and "esta" are pronouns but before a time ("esta mañana").
    private static let demonstratives: WordSet = ["este", "esta", "estos", "estas"]
    private static let spans: WordSet = ["manana", "tarde", "noche", "semana", "mes", "vez", "dia", "ano", "mediodia", "madrugada"]
    /// What is done to a row, before "-lo" and the like: "bórralo", "pásala", "ponlos".
    private static let deeds: WordSet = [
        "borra", "quita", "elimina", "saca", "cambia", "pasa", "mueve", "move", "pon", "pone", "deshaz", "deshace", "repite", "repeti", "copia",
        "duplica", "corrige", "corregi", "anota", "apunta", "registra", "haz", "hace", "guarda", "agrega", "anade", "suma", "divide", "parte",
        "reduce", "sube", "baja", "deja", "borrar", "quitar", "cambiar", "pasar", "mover", "poner", "eliminar", "sacar", "corregir", "muestra",
        "explica", "logea", "dobla", "triplica",
    ]

    /// Without one of them nothing points back.
    private static let pointing = pronouns.union(demonstratives).union(doneToIt).union(["lo", "los", "la", "las"])

    static func pointsBack(_ tokens: [Token]) -> Bool {
        guard tokens.containsOne(of: pointing) else { return false }
        return tokens.indices.contains { place in
            let word = tokens[place].word
            if pronouns.contains(tokens[place]) {
                // "this morning", "last night" speak of time.
                let isTime = place + 1 < tokens.count && ["this", "last", "previous"].contains(word) && times.contains(tokens[place + 1])
                if !isTime { return true }
            }
            if demonstratives.contains(tokens[place]) { return place + 1 == tokens.count || !spans.contains(tokens[place + 1]) }
            // "no lo comí", "la borro".
            if ["lo", "los"].contains(word), place > 0, tokens[place - 1].word == "no" { return true }
            // "me la comí", "nos lo tomamos", "me lo he comido", "me la como ahora".
            if ["lo", "los", "la", "las"].contains(word), place + 1 < tokens.count {
                if place > 0, tokens[place - 1].word == "me", ["como", "tomo", "bebo", "voy"].contains(tokens[place + 1].word) { return true }
                let verb = tokens[place + 1].word == "he" && place + 2 < tokens.count ? tokens[place + 2] : tokens[place + 1]
                if Reader.eatingInSpanish.contains(verb), !verb.text.hasSuffix("do") || tokens[place + 1].word == "he" { return true }
            }
            return doneToIt.contains(tokens[place])
        }
    }

    /// "bórralo", "pásala": a deed with its pronoun.
    private static let doneToIt = WordSet(deeds.flatMap { deed in ["melo", "mela", "lo", "la", "los", "las"].map { deed + $0 } })

    private static let everything: WordSet = [
        "all", "everything", "every", "entire", "whole", "clear", "todo", "toda", "todos", "todas",
    ]

    static func all(_ tokens: [Token]) -> Bool { tokens.containsOne(of: everything) }

    /// Between two foods: the first is the new one ("tea, not coffee", "té en vez de café").
    private static let newFirst: WordSet = ["instead", "not", "than", "no", "vez", "lugar"]
    /// Before both: the first is the old one ("it was not coffee but tea", "en vez de leche era crema").
    private static let oldFirst: WordSet = ["not", "wasnt", "no", "vez", "lugar"]
    /// Between them: the second is the new one.
    private static let becoming: WordSet = [
        "to", "was", "were", "is", "into", "became", "por", "era", "eran", "fue", "fueron", "es", "son", "a", "sino",
    ]
    private static let swapping: WordSet = [
        "replace", "swap", "switch", "substitute", "exchange", "cambia", "cambie", "reemplaza", "sustituye", "cambiame", "cambiar",
    ]

    /// Without one of them nothing becomes anything else.
    private static let turning = newFirst.union(oldFirst).union(becoming).union(swapping)

    /// Which food is what the other becomes: after "to", "was", "with" (replace), "for" (swap); before "instead of", "not", "rather than".
    static func replacement(_ tokens: [Token], foods: [Range<Int>]) -> Int? {
        guard foods.count == 2, tokens[..<foods[1].lowerBound].containsOne(of: turning) else { return nil }
        let between = Set(tokens[min(foods[0].upperBound, foods[1].lowerBound)..<foods[1].lowerBound].map(\.text))
        let before = Set(tokens[0..<foods[0].lowerBound].map(\.text))
        // "the sandwich was on rye bread" changes a part, not the sandwich.
        if between.contains("on") { return nil }
        // "la manzana no, una pera".
        let gap = tokens[min(foods[0].upperBound, foods[1].lowerBound)..<foods[1].lowerBound].map(\.text)
        if gap.count > 1, gap[0] == "no", gap[1] == "," || ["un", "una", "unos", "unas"].contains(gap[1]), foods[0].lowerBound > 0,
            articles.contains(tokens[foods[0].lowerBound - 1].word) || ["los", "las", "mi"].contains(tokens[foods[0].lowerBound - 1].word)
        {
            return 1
        }
        // "el chorizo no era, era morcilla".
        let joint = tokens[min(foods[0].upperBound, foods[1].lowerBound)..<foods[1].lowerBound].map(\.text).filter { $0 != "," }
        if joint.count == 3, joint[0] == "no", joint[1] == joint[2], becoming.contains(joint[1]) { return 1 }
        // "no era café sino té".
        if between.contains("sino") { return 1 }
        if !between.isDisjoint(with: newFirst), !(between.contains("no") && before.contains("no")) { return 0 }
        if !before.isDisjoint(with: oldFirst),
            !(before.contains("no") && before.isDisjoint(with: ["era", "eran", "fue", "fueron", "es", "son", "wasnt"]))
        {
            return 1
        }
        // "the coffee had a splash of milk" makes it nothing else.
        if !between.isDisjoint(with: becoming), between.isDisjoint(with: ["had", "has", "have"]) { return 1 }
        return !before.isDisjoint(with: swapping) && !between.isDisjoint(with: ["with", "for", "by", "con"]) ? 1 : nil
    }
}
