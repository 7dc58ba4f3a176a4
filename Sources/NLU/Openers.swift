import Nutrition

/// Which rules of the grammars a word can begin: most words begin none, and no rule needs to be tried at them.
///
/// One look-up a word takes the place of those of every rule. A rule that begins with a new word has it here too.
struct Openers: OptionSet, Sendable {
    let rawValue: UInt8

    static let quantity = Openers(rawValue: 1)
    /// A size, or a unit that may stand without a number.
    static let measure = Openers(rawValue: 2)
    static let time = Openers(rawValue: 4)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Of a token by its kind, its text and its singular.
    init(_ kind: Token.Kind, _ word: WordKey, _ singular: WordKey) {
        if kind == .number || kind == .mark && word == "-" {
            self = [.quantity, .measure, .time]
        } else {
            self = Openers.words[word] ?? []
            if singular != word { formUnion(Openers.words[singular] ?? []) }
        }
    }

    private static let words: WordMap<Openers> = {
        var out: [String: Openers] = [:]
        func add(_ opener: Openers, _ words: some Sequence<String>) {
            for word in words { out[String(word.prefix { $0 != " " }), default: []].formUnion(opener) }
        }
        for lexicon in [Lexicon.english, .spanish] {
            add([.quantity, .measure, .time], lexicon.numbers.keys)
            add([.quantity, .measure, .time], lexicon.articles)
            add(.measure, lexicon.sizes.keys)
            add(.measure, lexicon.units.keys)
            add(.measure, lexicon.sized.keys)
            add(.measure, lexicon.unitsOfFoods.keys)
            add(.time, lexicon.meals.keys)
        }
        for parts in [AmountGrammar.parts, AmountGrammar.bunches, AmountGrammar.ordinalParts] { add([.quantity, .measure, .time], parts.keys) }
        add([.quantity, .measure, .time], AmountGrammar.openers)
        add(.measure, ["footlong", "footer", "foot"])
        add(.time, TimeWords.openers)
        add(.time, TimeWords.weekdays.keys)
        add(.time, TimeWords.spanishWeekdays.keys)
        add(.time, TimeWords.months.keys)
        add(.time, Feasts.openers)
        add(.time, TimeWords.mealLetters.keys)
        add(.time, TimeWords.spanishParts.keys)
        add(.time, TimeWords.spanishWhich.keys)
        return WordMap(out)
    }()
}

extension AmountGrammar {
    /// Begin a quantity, and are no number, article or part.
    static let openers: WordSet = [
        "the", "couple", "few", "several", "minus", "negative", "menos", "varios", "varias", "algunos", "algunas", "unos", "unas", "par", "un", "una",
        "la", "las", "el", "los", "cuarto", "size", "del", "tamano",
    ]
}

extension TimeWords {
    /// Begin a day, time or meal, and are no number, weekday, month or meal's name.
    static let openers: WordSet = [
        "today", "todays", "yesterday", "yesterdays", "yday", "yest", "tomorrow", "tomorrows", "tmrw", "tmr", "tonight", "tonite", "earlier", "just",
        "ahora", "recien", "day",
        "this", "these", "my", "mi", "last", "past", "the", "previous", "next", "current", "all", "morning", "mid", "am", "noon", "midday",
        "lunchtime",
        "afternoon",
        "arvo",
        "evening", "night", "nite", "couple", "midnight", "half", "quarter", "tea",
        "hoy", "ayer", "manana", "anoche", "anteayer", "antier", "antiayer", "antesdeayer", "anteanoche", "antenoche", "antes", "pasado", "esta",
        "este", "proximo", "ultimo", "hace", "toda", "todo", "el", "la", "los", "las", "semana", "mes", "finde", "fin", "ano", "dia", "primero",
        "1ro", "1ero", "por", "en", "a", "de", "al", "del", "noche", "tarde", "mediodia", "media", "medianoche", "cuarto", "una", "comida",
        "comidita", "comer", "once", "onces", "medias", "algo", "comi", "comimos", "comiste", "comido",
    ]
}
