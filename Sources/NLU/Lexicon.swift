import Nutrition

/// The closed classes of a language: the words whose meaning a grammar can know.
///
/// Keys are folded; units, sizes and meals are looked up by the singular form. A class, for every grammar of every message holds it.
final class Lexicon: Sendable {
    let isSpanish: Bool
    let numbers: WordMap<Double>
    /// Words for one that also introduce a food: "a", "an", "una".
    let articles: WordSet
    /// "the", "my", "some": stand between an amount and its food and say nothing.
    let determiners: WordSet
    /// "of", "de".
    let of: WordSet
    /// Unit words (one or two words) → the canonical name.
    let units: WordMap<String>
    let sizes: WordMap<String>
    let meals: WordMap<Meal>
    /// Words that a person uses around an amount: "about", "around", "roughly".
    let hedges: WordSet
    /// Words that leave something out: "no", "without", "sin".
    let without: WordSet
    /// Words that add a part: "with", "con".
    let with: WordSet
    let and: WordSet
    /// Words of vague amounts before "of": "a bit of", "un poco de": they count nothing, and the usual is meant.
    let vague: WordSet
    /// Units with their size in them: "vasito", "platito".
    let sized: WordMap<(unit: String, size: String)>
    /// A unit's word that means another unit with this food: an "onza" of chocolate is a square.
    let unitsOfFoods: [String: [String: String]]

    init(
        isSpanish: Bool = false, numbers: WordMap<Double>, articles: WordSet, determiners: WordSet, of: WordSet, units: WordMap<String>,
        sizes: WordMap<String>, meals: WordMap<Meal>, hedges: WordSet, without: WordSet, with: WordSet, and: WordSet,
        vague: WordSet = [], sized: WordMap<(unit: String, size: String)> = [:], unitsOfFoods: [String: [String: String]] = [:]
    ) {
        self.isSpanish = isSpanish
        self.numbers = numbers
        self.articles = articles
        self.determiners = determiners
        self.of = of
        self.units = units
        self.sizes = sizes
        self.meals = meals
        self.hedges = hedges
        self.without = without
        self.with = with
        self.and = and
        self.vague = vague
        self.sized = sized
        self.unitsOfFoods = unitsOfFoods
    }

    /// The first words of units and sizes of two words.
    static let beginnings = WordSet(
        [english, spanish].flatMap { lexicon -> [String] in lexicon.units.keys + lexicon.sizes.keys }.compactMap { key in
            key.firstIndex(of: " ").map { String(key[..<$0]) }
        })

    /// English, with the Spanish words that mean nothing else in it: "I had dos huevos".
    static let english = plainEnglish.borrowing(from: plainSpanish, without: LexiconLoans.falseFriendsInEnglish)
    static let spanish = plainSpanish.borrowing(from: plainEnglish, without: LexiconLoans.falseFriendsInSpanish)

    static let plainEnglish = Lexicon(
        numbers: [
            "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
            "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18,
            "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
            "single": 1, "double": 2, "triple": 3,
        ],
        articles: ["a", "an", "another"],
        determiners: ["the", "my", "some", "his", "her", "our", "their", "this", "that", "those", "these", "more", "extra"],
        of: ["of"],
        units: englishUnits,
        sizes: englishSizes,
        meals: [
            "breakfast": .breakfast, "brekkie": .breakfast, "brekky": .breakfast, "lunch": .lunch, "luncheon": .lunch, "lunchtime": .lunch,
            "brunch": .lunch, "dinner": .dinner, "dinnertime": .dinner, "supper": .dinner, "diner": .dinner, "snack": .snack, "snacktime": .snack,
            "snacked": .snack, "snacking": .snack,
            "elevenses": .snack, "smoko": .snack, "midmorning": .snack, "midafternoon": .snack, "bfast": .breakfast, "bkfst": .breakfast,
            "brekfast": .breakfast,
            "brkfst": .breakfast, "brekkers": .breakfast,
            "dinnr": .dinner, "brk": .breakfast, "lnch": .lunch, "din": .dinner, "snak": .snack, "desayuno": .breakfast, "almuerzo": .lunch,
            "cena": .dinner, "merienda": .snack,
        ],
        hedges: [
            "about", "around", "roughly", "approximately", "approx", "maybe", "like", "almost", "nearly", "only", "just", "exactly", "say",
            "probably",
        ],
        without: ["no", "without", "minus", "hold", "not", "skip", "skipped", "sans", "except", "excluding"],
        with: ["with", "on", "in", "topped", "plus", "over", "alongside", "covered", "w"],
        and: ["and", "then", "also", "plus", "or"],
        vague: ["side", "bit", "touch", "smidge", "smidgen", "tad", "hint", "sprinkling"])

    private static let englishSizes: WordMap<String> = [
        "small": "small", "little": "small", "sm": "small", "medium": "medium", "med": "medium", "regular": "medium", "large": "large", "lg": "large",
        "lrg": "large", "big": "large", "bigger": "large", "larger": "large", "smaller": "small", "huge": "extra large", "giant": "extra large",
        "massive": "extra large", "enormous": "extra large",
        "xl": "extra large", "jumbo": "jumbo", "mini": "mini",
        "tiny": "mini", "whole": "whole", "entire": "whole", "extra large": "extra large", "medium sized": "medium", "large sized": "large",
        "small sized": "small", "tall": "small",
        "grande": "medium", "venti": "large", "king size": "king size", "fun size": "fun size", "fun sized": "fun size", "bite size": "mini",
        "bite sized": "mini", "heaped": "heaped", "heaping": "heaped",
    ]

    private static let englishUnits: WordMap<String> = [
        "g": "g", "gr": "g", "gm": "g", "gms": "g", "grm": "g", "grms": "g", "gram": "g", "gramme": "g", "kg": "kg", "kilo": "kg", "kilogram": "kg",
        "mg": "mg", "milligram": "mg",
        "oz": "oz", "ounce": "oz", "lb": "lb", "pound": "lb", "pounds": "lb", "stone": "stone", "ml": "ml", "milliliter": "ml", "millilitre": "ml",
        "mil": "ml",
        "cl": "cl", "centiliter": "cl", "centilitre": "cl", "dl": "dl", "deciliter": "dl", "decilitre": "dl", "l": "l", "liter": "l",
        "litre": "l", "ltr": "l", "tsp": "tsp", "t": "tsp", "tb": "tbsp", "tbls": "tbsp", "mls": "ml", "teaspoon": "tsp", "teaspoonful": "tsp",
        "tea spoon": "tsp", "tbsp": "tbsp", "dessertspoon": "dessertspoon", "dessert spoon": "dessertspoon", "desert spoon": "dessertspoon",
        "tbs": "tbsp",
        "tbl": "tbsp", "tablespoon": "tbsp", "tablespoonful": "tbsp", "table spoon": "tbsp", "fl oz": "fl oz", "floz": "fl oz",
        "fluid ounce": "fl oz", "fluid oz": "fl oz", "cup": "cup", "c": "cup", "cupful": "cup", "pint": "pint", "pt": "pint", "quart": "quart",
        "gallon": "gallon", "slice": "slice", "piece": "piece", "pc": "piece", "pcs": "piece", "bowl": "bowl", "bowlful": "bowl",
        "plate": "plate",
        "plateful": "plate", "glass": "glass", "glassful": "glass", "mug": "mug", "shot": "shot", "can": "can", "tin": "tin", "bottle": "bottle",
        "carton": "carton", "packet": "packet", "pack": "packet", "package": "packet", "pkt": "packet", "sachet": "packet", "bag": "bag",
        "bar": "bar", "box": "box", "handful": "handful", "hand full": "handful", "scoop": "scoop", "serving": "serving", "portion": "serving",
        "helping": "serving", "side order": "serving",
        "stick": "stick", "pat": "pat", "clove": "clove", "stalk": "stalk", "rib": "rib", "leaf": "leaf", "head": "head", "ear": "ear",
        "cob": "ear", "wedge": "wedge", "fillet": "fillet", "filet": "fillet", "strip": "strip", "rasher": "rasher", "sprig": "sprig",
        "ball": "ball", "jar": "jar", "tub": "tub", "pot": "pot", "container": "container", "square": "square", "cube": "cube", "ring": "ring",
        "spoonful": "spoonful", "spoon full": "spoonful", "share bag": "share bag", "sharing bag": "share bag", "family bag": "family bag",
        "spoon": "tbsp", "dollop": "dollop",
        "dash": "dash", "pinch": "pinch", "splash": "splash", "drizzle": "drizzle",
        "squirt": "drizzle", "glug": "drizzle", "longneck": "longneck", "long neck": "longneck", "nibble": "bite",
        "bite": "bite", "sip": "sip", "loaf": "loaf", "bunch": "bunch", "stack": "serving", "pile": "serving", "heap": "serving",
        "mountain": "serving", "ton": "serving", "order": "order", "basket": "serving",
        "link": "link", "patty": "patty", "spear": "spear", "floret": "floret", "chunk": "piece", "bits": "piece", "cupped handful": "handful",
        "fistful": "handful", "fist size": "fist", "palm size": "palm", "knob": "knob", "ladle": "ladle", "jug": "jug", "pitcher": "pitcher",
        "half pint": "half pint", "breast": "breast",
        "thigh": "thigh", "drumstick": "drumstick", "wing": "wing", "leg": "leg", "quarter": "quarter", "fist": "fist", "row": "row", "palm": "palm",
        "thumb": "thumb", "imperial pint": "imperial pint", "uk pint": "imperial pint",
        "british pint": "imperial pint", "imperial cup": "imperial cup", "uk cup": "imperial cup", "metric cup": "metric cup",
        "imperial gallon": "imperial gallon",
        "finger": "finger",
        "sheet": "sheet", "kernel": "kernel", "segment": "segment", "halve": "half", "sleeve": "sleeve", "bucket": "bucket", "tray": "tray",
        "shooter": "shot", "juice box": "box", "slab": "piece", "rack": "rack", "punnet": "punnet", "pump": "pump", "tube": "tube", "pouch": "pouch",
        "schooner": "schooner", "middy": "middy", "stubby": "stubby", "stubbie": "stubby", "tinny": "tinny", "tinnie": "tinny",
        "unit": "UK unit", "katori": "katori", "vati": "katori", "katora": "bowl", "tumbler": "glass",
    ]
}
