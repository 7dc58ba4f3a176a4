import Nutrition

/// What kind of word each word of a food's name is: how it was made, which kind of it, whose.
struct LinkWords: Sendable {
    /// Of one word.
    struct Class: OptionSet, Sendable {
        let rawValue: UInt8
        /// "of", "with", "de": says little.
        static let function = Class(rawValue: 1)
        /// "with", "and": joins two things.
        static let joins = Class(rawValue: 2)
        /// Light, diet, wholemeal, decaf.
        static let variant = Class(rawValue: 4)
        static let brand = Class(rawValue: 8)
        static let odd = Class(rawValue: 16)
        /// A food by itself: "chicken", "apple".
        static let food = Class(rawValue: 32)
        /// A name of a food all alone, whatever else it tells: "veggie".
        static let named = Class(rawValue: 64)
    }

    let classes: [Class]
    /// Ways of making, a bit each.
    let preparations: [UInt32]
    /// How telling each word is: rare words more.
    let rarity: [Float]

    /// Everything that is no preparation at all.
    static let raw: UInt32 = 1
    private static let cooked: UInt32 = 1 << 15

    init(names: NameIndex, brands: some Sequence<String>) {
        var classes = [Class](repeating: [], count: names.wordCount)
        var preparations = [UInt32](repeating: 0, count: names.wordCount)
        func mark(_ words: some Sequence<String>, _ kind: Class) {
            for word in words { if let id = names.word(word) { classes[Int(id)].insert(kind) } }
        }
        mark(LinkWords.functionWords, .function)
        mark(LinkWords.joining, [.joins, .function])
        mark(LinkWords.variants, .variant)
        mark(LinkWords.oddForms, .odd)
        mark(brands, .brand)
        for (bit, words) in LinkWords.preparationWords.enumerated() {
            for word in words { if let id = names.word(word) { preparations[Int(id)] |= 1 << UInt32(bit) } }
        }
        for word in 0..<Int32(names.wordCount) where names.isName(word) {
            classes[Int(word)].insert(.named)
            if classes[Int(word)].isDisjoint(with: [.function, .variant]), preparations[Int(word)] == 0 { classes[Int(word)].insert(.food) }
        }
        self.classes = classes
        self.preparations = preparations
        rarity = (0..<Int32(names.wordCount)).map { word in
            let telling = LinkWords.rarity(names.frequency(of: word), of: names.nameCount)
            // How it was made and by whom says less than what it is.
            if classes[Int(word)].contains(.function) { return min(telling, 0.3) }
            return classes[Int(word)].contains(.brand) ? telling * 0.5 : preparations[Int(word)] != 0 ? telling * 0.75 : telling
        }
    }

    /// Says what a food is, not how it was made, whose it is or which kind.
    func isFood(_ word: Int32) -> Bool {
        let kind = classes[Int(word)]
        return preparations[Int(word)] == 0 && kind.isDisjoint(with: [.function, .brand]) && (kind.contains(.named) || !kind.contains(.variant))
    }

    /// Whether two ways of making exclude each other.
    static func contradict(_ asked: UInt32, _ named: UInt32) -> Bool {
        guard asked != 0, named != 0, asked & named == 0 else { return false }
        if asked == cooked { return named & raw != 0 }
        if named == cooked { return asked & raw != 0 }
        return true
    }

    /// How telling a word is: rare words more, capped.
    private static func rarity(_ frequency: Int, of names: Int) -> Float {
        var ratio = Float(names) / Float(frequency + 1)
        var log: Float = 0
        while ratio > 2 { ratio /= 2; log += 1 }
        return min(log, 10)
    }

    static let functionWords: WordSet = [
        "of", "in", "on", "the", "a", "an", "to", "for", "from", "at", "or", "de", "del", "al", "la", "el", "lo", "las", "los", "en", "un", "una",
        "o",
    ]

    static let joining: WordSet = ["with", "and", "w", "n", "plus", "without", "no", "con", "y", "e", "sin"]

    /// Ways of making, first raw: what one says of itself excludes the others. Words as `Word.split` gives them.
    static let preparationWords: [Set<String>] = [
        ["raw", "uncooked", "crudo", "cruda"],
        ["boiled", "hervido", "hervida", "cocido", "cocida", "sancochado", "sancochada", "simmered"],
        ["steamed", "vapor"],
        ["poached", "escalfado", "escalfada", "pochado"],
        [
            "grilled", "broiled", "barbecued", "barbecue", "bbq", "chargrilled", "griddled", "charbroiled", "plancha", "parrilla", "brasa",
            "asado", "asada",
        ],
        ["roasted", "roast", "baked", "oven", "rotisserie", "horno", "horneado", "horneada", "asado", "asada", "rostizado", "rostizada"],
        ["fried", "sauteed", "panfried", "frito", "frita", "salteado", "salteada", "sofrito", "stir", "refrito"],
        [
            "breaded", "battered", "crumbed", "crispy", "empanado", "empanada", "empanizado", "empanizada", "rebozado", "rebozada", "apanado",
            "apanada", "capeado", "milanesa",
        ],
        ["smoked", "ahumado", "ahumada", "kippered"],
        ["canned", "tinned", "lata", "enlatado", "enlatada", "conserva"],
        ["dried", "dry", "dehydrated", "seco", "seca", "deshidratado", "deshidratada"],
        ["frozen", "congelado", "congelada"],
        ["pickled", "encurtido", "encurtida", "escabeche"],
        ["mashed", "pure", "pureed", "machacado"],
        ["scrambled", "revuelto", "revuelta"],
        ["cooked", "cocinado", "cocinada"],
        ["stewed", "braised", "guisado", "guisada", "estofado", "estofada"],
        ["toasted", "tostado", "tostada"],
    ]

    /// Words that tell one kind of a food from its plain kind.
    static let variants: WordSet = [
        "light", "lite", "diet", "zero", "low", "reduced", "skim", "skimmed", "semi", "nonfat", "fatfree", "free", "unsweetened", "sweetened",
        "decaf", "decaffeinated", "whole", "wholemeal", "wholegrain", "multigrain", "brown", "lean", "unsalted", "salted", "vegan", "vegetarian",
        "veggie", "meatless", "instant", "organic", "premium", "slim", "skinny", "fat", "gluten", "dairy", "lactose", "fortified", "flavored",
        "integral", "descremado", "descremada", "desnatado", "desnatada", "semidesnatado", "semidesnatada", "semidescremada", "entera", "entero",
        "ligero", "ligera", "descafeinado", "descafeinada", "vegano", "vegana", "vegetariano", "vegetariana", "deslactosada", "magro", "magra",
        "condensed", "evaporated", "powdered", "powder", "chocolate", "vanilla", "iced",
    ]

    /// Words of a figure row that name a form which nobody means unsaid.
    static let oddForms: WordSet = [
        "babyfood", "baby", "infant", "formula", "imitation", "unprepared", "unenriched", "mix", "concentrate", "sodium", "industrial",
        "extract", "substitute", "school", "lunch", "nfs", "liver", "skin", "bone", "giblet", "meatless", "powder", "powdered", "dehydrated",
        "condensed", "freeze", "heart", "tongue", "brain", "kidney", "fat", "reduced", "diet",
    ]

    /// Words that say nothing of what a food is made of.
    static let empty: WordSet = [
        "fresh", "homemade", "home", "made", "plain", "nice", "delicious", "tasty", "yummy", "favorite", "favourite", "good", "leftover",
        "organic", "local", "regular", "normal", "hot", "warm", "cold", "big", "small", "little", "large", "some", "the", "a", "an", "my", "of",
        "real", "style", "own", "quick", "lovely", "simple", "chopped", "diced", "sliced", "cut", "up", "shredded", "medium",
        "rico", "rica", "casero", "casera", "fresco", "fresca", "delicioso", "deliciosa", "grande", "chico", "chica", "mediano", "mediana", "pequeno",
        "pequena", "natural", "normal", "buen", "serving", "portion", "great", "amazing", "usual", "more", "extra", "few", "store", "bought",
        "recien", "hecho", "hecha", "buena", "bueno", "casi", "riquisimo", "riquisima", "tipico", "tipica",
    ]
}
