import Nutrition

/// Joining words as they are often mistyped, where the word that is written makes no sense: "mac an cheese", "pollo ala brasa".
enum SlippedJoints {
    static let inEnglish = [Rewrite(["an"], ands), Rewrite(["wth", "wit", "whit"], withs), Rewrite(WordSet(done.keys), participles)]
    static let inSpanish = Rewrite(["ala"], ways)

    /// "fish an chips", "bacon an eggs": "an" before a consonant, an article or several, behind a word that needs no article, joins.
    private static func ands(_ tokens: [Token]) -> [Token] {
        var out = tokens
        for place in tokens.indices.dropFirst().dropLast() where tokens[place].word == "an" {
            let before = tokens[place - 1], next = tokens[place + 1]
            guard before.kind == .word, next.kind != .mark, !leading.contains(before), let letter = next.text.unicodeScalars.first else { continue }
            let isOpen = "aeiouh".unicodeScalars.contains(letter) && next.kind == .word
            guard !isOpen || next.word == "a" || next.word == "half" || next.text != next.singular else { continue }
            out[place] = Token("and", for: tokens[place])
        }
        return out
    }

    /// "wth sugar", "coffee wit milk": before a word that stands alone or ends the message, for nobody is amazed at sugar.
    private static func withs(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.indices.dropLast().first(where: { ["wth", "wit", "whit"].contains(tokens[$0].word) }), tokens.count - place <= 4,
            tokens[place + 1].kind == .word,
            !["is", "was", "are", "did", "the", "i", "u", "you", "man", "dude", "why"].contains(tokens[place + 1].word),
            tokens[(place + 1)...].allSatisfy({ $0.kind == .word })
        else { return tokens }
        return tokens[..<place] + [Token("with", for: tokens[place])] + tokens[(place + 1)...]
    }

    /// "pollo ala brasa", "carne ala parrilla": wings are not made so.
    private static func ways(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst().dropLast().first(where: {
                tokens[$0].word == "ala" && made.contains(tokens[$0 + 1]) && tokens[$0 - 1].kind == .word
            })
        else { return tokens }
        return tokens[..<place] + [Token("a", for: tokens[place]), Token("la", for: tokens[place])] + tokens[(place + 1)...]
    }

    /// "grill chicken and rice", "scramble eggs": how it was made, where nobody is told to make it.
    private static func participles(_ tokens: [Token]) -> [Token] {
        var out = tokens
        for place in tokens.indices.dropLast() {
            guard let word = done[tokens[place].word], tokens[place + 1].kind == .word,
                made(tokens[place].word).contains(tokens[place + 1].singularWord),
                place == 0 || !makers.contains(tokens[place - 1])
            else { continue }
            out[place] = Token(word, for: tokens[place])
        }
        return out
    }

    private static func made(_ way: WordKey) -> WordSet { way == "mash" ? mashable : makeable }

    private static let done: WordMap<String> = [
        "grill": "grilled", "boil": "boiled", "bake": "baked", "steam": "steamed", "scramble": "scrambled", "mash": "mashed", "smoke": "smoked",
        "poach": "poached", "saute": "sauteed",
    ]
    private static let makeable: WordSet = [
        "chicken", "cheese", "fish", "salmon", "tuna", "tilapia", "cod", "shrimp", "prawn", "steak", "beef", "pork", "turkey", "lamb", "tofu", "egg",
        "potato", "sweet", "broccoli", "vegetable", "veggie", "corn", "carrot", "bean", "ziti", "bread", "apple", "rice", "asparagus", "zucchini",
        "eggplant", "mushroom", "tomato", "ham", "sausage", "trout", "mackerel", "plantain", "yam", "squash", "cauliflower", "spinach",
    ]
    private static let mashable: WordSet = ["potato", "potatoe", "avocado", "banana", "sweet", "cauliflower", "carrot", "pea", "turnip", "yam"]
    private static let makers: WordSet = [
        "i", "to", "you", "we", "can", "could", "should", "will", "would", "the", "gonna", "do", "let", "lets", "and",
    ]

    /// Words behind which an article stands.
    private static let leading: WordSet = [
        "had", "have", "has", "having", "ate", "eat", "eaten", "eating", "drink", "drank", "drinking", "want", "wanted", "add", "added", "log",
        "logged", "make", "made", "as", "or", "by", "and", "with", "w", "of", "for", "in", "on", "to", "from", "at", "about", "only", "just", "also",
        "then", "plus", "is", "was", "were", "be", "it", "its", "that", "this", "half", "got", "get", "took", "take", "like", "than", "i", "me",
        "not",
        "such", "what", "quite", "where", "without", "but", "did", "do", "does", "per", "maybe", "probably", "instead", "another", "grabbed",
        "bought",
        "finished", "snacked", "used", "using", "need", "needs", "give", "gave", "there", "if", "when", "so", "up", "down", "over", "under", "into",
        "put", "set", "change", "called", "being", "been", "am", "are", "im", "ive", "id", "uh", "um", "er", "oh", "yeah", "yes", "no",
    ]
    private static let made: WordSet = [
        "brasa", "brasas", "plancha", "parrilla", "lena", "mexicana", "diabla", "veracruzana", "romana", "gallega", "marinera", "carbonara",
        "francesa", "bolonesa", "bolognesa", "huancaina", "vizcaina", "napolitana", "nortena", "criolla", "milanesa", "crema", "sal", "olla",
        "cazuela", "pimienta", "italiana", "espanola", "valenciana", "madrilena", "riojana", "portuguesa", "jardinera", "chorrillana", "macho",
        "cacerola", "naranja", "mostaza", "tampiquena", "poblana", "americana", "griega", "provenzal", "barbacoa", "tetera", "vasca", "andaluza",
    ]
}
