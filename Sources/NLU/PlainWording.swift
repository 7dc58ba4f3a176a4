import Nutrition

/// Other ways to say what has a plain way: a message that is one of them is read as if it had been said plainly.
///
/// A table, and no rules: each line has a form, `=>`, and what it says. Words are held against the message folded and without marks; `a|b` is one of several,
/// `(a)` may be missing. Capitals stand for what may be anything of a kind, and are taken over as they were written:
/// `X` up to eight words, `W` one or two, `F` up to six that open with no verb or joint, `T` a thing with its article or number, `N` a number and what
/// follows it, `M` a meal, `K` a nutrient, `A` an article. A line that opens with `?` holds of questions too; one whose plain way is `=` stays as it is, and the
/// first line that fits is the one. The order is that of the table.
public enum PlainWording {
    /// The message in plain words; itself for nearly all.
    public static func plain(_ text: String) -> String {
        guard text.utf8.count <= 160, !text.contains("\n") else { return text }
        let words = text.split(separator: " ").map(Word.init(written:)).filter { !$0.core.isEmpty }
        guard let first = words.first, words.count > 1, words.count <= 24, let last = words.last else { return text }
        let isQuestion = text.contains("?")
        let places = Set(byFirst[first.core, default: []] + byLast[last.core, default: []] + anywhere)
        for place in places.sorted() where !isQuestion || forms[place].mayAsk {
            guard let gaps = forms[place].gaps(in: words[...]) else { continue }
            return forms[place].filled(gaps, text)
        }
        return text
    }

    fileprivate struct Word {
        let written: Substring
        let core: String

        init(written: Substring) {
            self.written = written
            core = String(
                String.UnicodeScalarView(
                    written.unicodeScalars.map(Nutrition.Word.folded).filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }))
        }
    }

    fileprivate enum Piece: Equatable {
        case word(Set<String>)
        case gap(Kind)
    }

    fileprivate enum Kind: Character {
        case anything = "X", few = "W", food = "F", thing = "T", number = "N", meal = "M", nutrient = "K", article = "A"

        var most: Int {
            switch self {
            case .anything, .thing: 8
            case .food: 6
            case .number: 5
            case .few: 2
            case .meal, .nutrient, .article: 1
            }
        }

        func mayOpen(with word: String) -> Bool {
            switch self {
            case .anything, .few: true
            case .food: !PlainWording.noFoods.contains(word)
            case .thing: PlainWording.articles.contains(word) || PlainWording.isNumber(word)
            case .number: PlainWording.isNumber(word)
            case .meal: PlainWording.meals.contains(word)
            case .nutrient: PlainWording.nutrients.contains(word)
            case .article: ["el", "la", "los", "las", "the", "my", "mi", "mis"].contains(word)
            }
        }
    }

    /// A form with all its choices made.
    fileprivate struct Form {
        let pieces: [Piece]
        let plain: String
        let mayAsk: Bool

        /// What stands in its gaps, in their order; nil where it does not fit.
        func gaps(in words: ArraySlice<Word>) -> [ArraySlice<Word>]? { PlainWording.match(pieces[...], words) }

        func filled(_ gaps: [ArraySlice<Word>], _ text: String) -> String {
            guard plain != "=" else { return text }
            var out = plain
            for (place, gap) in gaps.enumerated() {
                out = out.replacing("$\(place + 1)", with: gap.map(\.written).joined(separator: " ").trimming(",;:.!?¡¿"))
            }
            return out
        }
    }

    private static func match(_ pieces: ArraySlice<Piece>, _ words: ArraySlice<Word>) -> [ArraySlice<Word>]? {
        guard let piece = pieces.first else { return words.isEmpty ? [] : nil }
        guard let word = words.first else { return nil }
        switch piece {
        case .word(let choices):
            return choices.contains(word.core) ? match(pieces.dropFirst(), words.dropFirst()) : nil
        case .gap(let kind):
            guard kind.mayOpen(with: word.core) else { return nil }
            for count in 1...min(kind.most, words.count) {
                if let rest = match(pieces.dropFirst(), words.dropFirst(count)) { return [words.prefix(count)] + rest }
            }
            return nil
        }
    }

    private static let forms: [Form] = (PlainWordingTable.english + "\n" + PlainWordingTable.spanish).split(separator: "\n").flatMap {
        line -> [Form] in
        let sides = line.split(separator: "=>").map { $0.trimming(" ") }
        guard sides.count == 2, let first = sides.first else { return [] }
        let mayAsk = first.hasPrefix("?")
        let pieces = first.split(separator: " ").map { $0.drop { $0 == "?" } }.filter { !$0.isEmpty }
        return expanded(pieces[...]).map { Form(pieces: $0, plain: sides[1], mayAsk: mayAsk) }
    }

    private static func expanded(_ pieces: ArraySlice<Substring>) -> [[Piece]] {
        guard let first = pieces.first else { return [[]] }
        let rest = expanded(pieces.dropFirst()), isOptional = first.hasPrefix("("), bare = first.filter { $0 != "(" && $0 != ")" }
        let piece: Piece =
            bare.count == 1
            ? bare.first.flatMap(Kind.init(rawValue:)).map(Piece.gap) ?? .word([bare]) : .word(Set(bare.split(separator: "|").map(String.init)))
        return rest.map { [piece] + $0 } + (isOptional ? rest : [])
    }

    private static func places(_ end: ([Piece]) -> Piece?, unless other: ([Piece]) -> Piece? = { _ in nil }) -> [String: [Int]] {
        var out: [String: [Int]] = [:]
        for (place, form) in forms.enumerated() {
            if case .word? = other(form.pieces) { continue }
            guard case .word(let choices)? = end(form.pieces) else { continue }
            for word in choices { out[word, default: []].append(place) }
        }
        return out
    }

    private static let byFirst = places(\.first)
    private static let byLast = places(\.last, unless: \.first)
    /// Forms that both open and end with a gap.
    private static let anywhere = forms.indices.filter { place in
        guard case .gap? = forms[place].pieces.first, case .gap? = forms[place].pieces.last else { return false }
        return true
    }

    private static func isNumber(_ word: String) -> Bool { word.first?.isNumber == true || numbers.contains(word) }

    private static let numbers: Set<String> = [
        "half", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "dozen", "medio", "media", "uno", "dos",
        "tres",
        "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "doce",
    ]
    private static let articles: Set<String> = [
        "a", "an", "some", "the", "my", "un", "una", "unos", "unas", "el", "la", "los", "las", "mi", "mis", "couple", "another", "otro", "otra",
    ]
    private static let meals: Set<String> = [
        "breakfast", "brunch", "lunch", "dinner", "supper", "snack", "snacks", "desayuno", "almuerzo", "comida", "cena", "merienda",
    ]
    private static let nutrients: Set<String> = [
        "calories", "calorie", "cals", "kcal", "protein", "carbs", "carb", "carbohydrates", "fat", "sugar", "fiber", "fibre", "sodium", "salt",
        "iron",
        "calcium", "potassium", "calorias", "kilocalorias", "proteina", "proteinas", "carbohidratos", "hidratos", "grasa", "grasas", "azucar",
        "fibra", "sodio",
        "hierro", "calcio", "potasio",
    ]
    /// Open no name of a food.
    private static let noFoods: Set<String> = [
        "i", "ive", "im", "id", "we", "he", "she", "they", "you", "it", "that", "this", "had", "ate", "drank", "just", "ok", "so", "and", "but",
        "also", "then",
        "hey", "hi", "wait", "no", "yes", "yeah", "well", "what", "whats", "tell", "about", "if", "with", "for", "today", "yesterday", "breakfast",
        "lunch",
        "dinner", "log", "add", "my", "the", "show", "in", "of", "how", "is", "are", "was", "between", "after", "before", "comi", "tome", "cene",
        "almorce", "desayune", "me",
        "hoy", "ayer", "y", "pero", "si", "que", "de", "en", "el", "la", "los", "las", "mi", "eso", "esto", "oye", "bueno", "ok", "pues", "dime",
        "cuanto", "cuanta",
        "agrega", "anota", "apunta", "a", "ya", "he", "entre", "not", "without", "sin", "con", "por", "para", "when", "where", "who", "thanks",
        "thank", "cool", "great", "nice", "perfect", "right", "alright", "sure", "wow", "lol", "haha", "good", "please", "still", "again", "total",
        "overall", "altogether", "morning", "evening", "night", "week", "monday", "gracias", "genial", "perfecto", "listo", "vale", "va", "dale",
        "jaja",
        "buenas", "buenos", "hola", "entonces", "ahora", "semana", "lunes", "muchas", "mil", "which", "can",
        "could", "do", "does", "did",
    ]
}

extension Collection<Character> where SubSequence == Substring {
    fileprivate func trimming(_ marks: String) -> String {
        let start = drop { marks.contains($0) }
        return String(start.reversed().drop { marks.contains($0) }.reversed())
    }
}
