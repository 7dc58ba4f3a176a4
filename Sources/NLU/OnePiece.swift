import Nutrition

/// "a coffee and cookie", "chicken nugget too": one of what usually comes in several, named as one without a number.
enum OnePiece {
    /// The measure of one of them, where the words name one and the usual is more.
    static func unit(named tokens: ArraySlice<Token>, of food: Food) -> Unit? {
        guard let last = tokens.last, last.kind == .word, last.text == last.singular, Word.plural(last.text) != last.text,
            pieces.contains(last) || tokens.count > 1 && named.contains(tokens.suffix(2).map(\.text).joined(separator: " ")),
            let each = food.each, let one = food.grams(of: each), food.usualPortion.grams >= 1.5 * one
        else { return nil }
        return Unit(each)
    }

    /// Of what is also said of a heap of it, as bacon or fried chicken, nothing is told by the singular.
    private static let pieces: WordSet = [
        "cookie", "nugget", "mcnugget", "dumpling", "potsticker", "wonton", "momo", "ring", "finger", "falafel", "meatball", "oreo", "tender",
        "pancake",
        "pikelet", "waffle", "crepe", "snag", "banger", "roll", "samosa", "pakora", "bhaji", "hobnob", "digestive", "cake", "eggo", "cracker", "wing",
        "drumstick", "chop", "slider", "croquette", "croqueta", "tot", "popper", "tortilla", "taquito", "flauta", "tostada", "enchilada", "fajita",
        "pierogi", "macaron", "macaroon", "ball", "hole", "stick", "skewer", "kofta", "kebab", "puri", "idli", "vada", "bhatura", "roti", "truffle",
        "marshmallow", "oyster", "date", "fig", "prune", "apricot", "churro", "beignet", "bite", "blanket", "cracker", "oatcake", "weetabix",
        "biscuit",
        "fritter", "rissole", "newton", "snap", "skewer", "satay",
    ]
    /// "a chicken nugget meal" has as many as come in it.
    static let meals: WordSet = ["meal", "combo", "deal", "menu", "box", "bucket", "platter", "basket"]

    private static let named: Set<String> = [
        "custard cream", "potato skin", "tim tam", "jaffa cake", "party pie", "chocolate finger", "mozzarella stick",
    ]
}
