import Nutrition

/// What lies in a sandwich, a wrap or a bowl, listed behind it without a word between, and how such things are named by the way.
enum ListedFillings {
    static let rewrites = [
        Rewrite(["thing"], withoutThing), Rewrite(["footlong"], footlongs), Rewrite(["on"], onBread), fillings(of: holders, "with"),
    ]

    /// "cheese and pickle sandwich, on wholemeal": what it lay on, and no bread besides.
    private static func onBread(_ tokens: [Token]) -> [Token] {
        guard
            let mark = tokens.indices.dropFirst().dropLast(2).first(where: {
                tokens[$0].word == "," && tokens[$0 + 1].word == "on"
                    && (sandwiches.contains(tokens[$0 - 1].singular) || filled.contains(tokens[$0 - 1].singular))
            }), tokens[mark + 2].kind == .word, !["my", "the", "a", "mon", "monday"].contains(tokens[mark + 2].word)
        else { return tokens }
        return Array(tokens[..<mark] + tokens[(mark + 1)...])
    }

    static let inSpanish = fillings(of: holdersInSpanish, "con")

    private static func fillings(of holders: [Holder], _ joint: String) -> Rewrite {
        Rewrite(WordSet(holders.flatMap(\.heads))) { withFillings($0, holders, joint) }
    }

    /// Something that other foods lie in, by its last word.
    private struct Holder: Sendable {
        let heads: WordSet
        /// Words before the head without which it is no such thing, nil for none.
        var kinds: WordSet?
        /// What comes first in one, for "a sandwich, carrots, hummus" lists a lunch.
        let firsts: WordSet
        let fillings: WordSet
        /// Behind a colon a salad is weighed by what is in it.
        var marks: WordSet = [",", ":"]
        /// Its contents may follow with no mark at all: "big salad romaine cucumbers feta".
        var runsOn = true
    }

    /// "a sandwich, turkey, cheese, lettuce", "a wrap: chicken, lettuce, mayo", "big salad romaine cucumbers feta": with those in it.
    private static func withFillings(_ tokens: [Token], _ holders: [Holder], _ joint: String) -> [Token] {
        for place in tokens.indices.dropFirst().dropLast() {
            guard
                let holder = holders.first(where: { holder in
                    holder.heads.contains(tokens[place - 1].singularWord)
                        && (holder.kinds.map { place > 1 && $0.contains(tokens[place - 2].singularWord) } ?? true)
                })
            else { continue }
            // "a chipotle bowl for lunch - chicken, rice, beans".
            let mark =
                tokens[place].word == "for" && place + 2 < tokens.count
                    && ["breakfast", "lunch", "dinner", "supper", "brunch"].contains(tokens[place + 1].word) ? place + 2 : place
            if holder.marks.contains(tokens[mark].word) || tokens[mark].word == "-" && tokens[mark].spaceBefore && holder.marks.contains(",") {
                guard let items = items(of: holder, after: mark, tokens), items > 1 || [":", "-"].contains(tokens[mark].word) else { continue }
                var out = tokens
                (out[mark].kind, out[mark].text, out[mark].singular, out[mark].spaceBefore) = (.word, joint, joint, true)
                return mark == place ? out : Array(out[..<place] + out[mark...] + tokens[place..<mark])
            }
            let run = tokens[place...].prefix { holder.fillings.contains($0.singularWord) }
            guard holder.runsOn, run.count > 1, let first = run.first,
                run.endIndex == tokens.count || ends.contains(tokens[run.endIndex].word) || tokens[run.endIndex].kind == .number
            else { continue }
            return tokens[..<place] + [Token(joint, before: first)] + tokens[place...]
        }
        return tokens
    }

    /// How many things are listed behind a mark, up to the first that never lies in one; nil where it lists something else.
    private static func items(of holder: Holder, after mark: Int, _ tokens: [Token]) -> Int? {
        var items = 0, words: [WordKey] = [], place = mark + 1
        while place <= tokens.count {
            let word = place < tokens.count ? tokens[place].singularWord : tokens[mark].word
            if place == tokens.count || ends.contains(word) {
                guard let last = words.last else {
                    place += 1
                    if place > tokens.count { break }
                    continue
                }
                guard items > 0 || holder.firsts.contains(last) else { return nil }
                items += 1
                words = []
                if place < tokens.count, joints.contains(word) { place += 1 } else { break }
            } else {
                guard holder.fillings.contains(word) else { break }
                words.append(word)
                place += 1
            }
        }
        return items > 0 ? items : nil
    }

    private static let joints: WordSet = [",", "and", "&", "+", "y", "e"]
    private static let ends = joints.union(["with", "on", "in", "for", "at", ".", "w", "con", "en", "para", "a", "al", "no", "sin"])

    /// "a footlong", "a tuna footlong": a sub of that length.
    private static func footlongs(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.firstIndex(where: { $0.word == "footlong" }),
            !tokens[(place + 1)...].prefix(4).contains(where: { named.contains($0.singular) })
        else { return tokens }
        var start = place
        while start > 0, place - start < 3, fillings.contains(tokens[start - 1].singularWord) || shops.contains(tokens[start - 1].word) { start -= 1 }
        var sub = tokens[place]
        (sub.text, sub.singular) = ("sub", "sub")
        // "a subway style footlong": wherever it is like that of.
        let name = tokens[start..<place].filter { !shops.contains($0.word) }
        return tokens[..<start] + [tokens[place]] + name + [sub] + tokens[(place + 1)...]
    }

    /// "a mcmuffin type thing": one of those.
    private static func withoutThing(_ tokens: [Token]) -> [Token] {
        guard let thing = tokens.indices.dropFirst(2).first(where: { tokens[$0].word == "thing" }) else { return tokens }
        let start = ["of", "a"].contains(tokens[thing - 1].word) ? thing - 2 : thing - 1
        guard start > 1, ["type", "style", "kind", "kinda", "sort"].contains(tokens[start].word), tokens[start - 1].kind == .word,
            !["some", "this", "that", "what", "any", "a", "same", "the"].contains(tokens[start - 1].word)
        else { return tokens }
        return Array(tokens[..<start] + tokens[(thing + 1)...])
    }

    private static let holders = [
        Holder(heads: sandwiches, firsts: firsts, fillings: fillings),
        Holder(heads: filled, firsts: firsts, fillings: fillings, runsOn: false),
        Holder(heads: ["burrito"], firsts: firsts.union(inBowls), fillings: fillings.union(inBowls), runsOn: false),
        Holder(heads: ["bowl"], kinds: bowls, firsts: firsts.union(inBowls), fillings: fillings.union(inBowls), marks: [","]),
        Holder(heads: ["salad"], firsts: greens, fillings: fillings.union(inSalads), marks: [","]),
        Holder(heads: ["smoothie"], firsts: inSmoothies, fillings: inSmoothies, marks: [","]),
    ]
    private static let holdersInSpanish = [
        Holder(heads: ["ensalada"], firsts: greensInSpanish, fillings: inSaladsInSpanish, marks: [","]),
        Holder(
            heads: ["bocadillo", "bocata", "sandwich", "sanguche", "sanduche", "emparedado"], firsts: firstsInSpanish,
            fillings: firstsInSpanish.union(inSaladsInSpanish)),
        Holder(heads: ["batido", "licuado", "smoothie"], firsts: inShakesInSpanish, fillings: inShakesInSpanish, marks: [","]),
    ]

    /// Whether a word names something that other foods lie in.
    static func isFilled(_ word: WordKey) -> Bool { filled.contains(word) || sandwiches.contains(word) || word == "burrito" }
    /// Whether a word may begin what lies in it.
    static func isFilling(_ word: WordKey) -> Bool {
        fillings.contains(word) || inBowls.contains(word) || ["ground", "minced", "shredded"].contains(word)
    }

    private static let filled: WordSet = ["omelette", "omelet", "quesadilla", "mcmuffin", "bagel", "taco"]
    private static let sandwiches: WordSet = [
        "sandwich", "wrap", "sub", "footlong", "hoagie", "baguette", "panini", "toastie", "pita", "bap", "ciabatta", "sarnie", "butty",
    ]
    private static let bowls: WordSet = ["burrito", "poke", "rice", "chipotle", "buddha", "grain", "taco", "fajita", "chicken"]
    private static let firsts: WordSet = [
        "turkey", "ham", "chicken", "cheese", "tuna", "egg", "bacon", "salami", "beef", "salmon", "steak", "pork", "prosciutto", "pepperoni", "tofu",
        "falafel", "sausage", "pastrami", "chorizo", "shrimp", "prawn", "brie", "mozzarella", "cheddar", "feta", "halloumi", "blt", "carnitas",
        "meatball",
    ]
    private static let fillings = firsts.union([
        "roast", "roasted", "grilled", "smoked", "fried", "scrambled", "pulled", "sliced", "cream", "american", "swiss", "provolone", "goat",
        "lettuce", "tomato", "mayo", "mayonnaise", "mustard", "onion", "red", "pickle", "gherkin", "cucumber", "spinach", "pepper", "avocado",
        "avo", "butter", "salad", "pesto", "hummus", "rocket", "arugula", "ketchup", "jalapeno", "olive", "mushroom", "sauce", "hot", "bbq",
        "ranch", "guac", "guacamole", "relish", "chutney", "slaw", "coleslaw", "capers", "caper", "sprout", "oil", "vinegar",
    ])
    private static let inBowls: WordSet = [
        "rice", "bean", "black", "brown", "white", "corn", "salsa", "cheese", "sour", "pinto", "quinoa", "edamame", "lime", "fajita", "veggie",
        "mild", "seaweed", "mango", "carrot", "cabbage", "kale", "chickpea",
    ]
    private static let greens: WordSet = [
        "romaine", "lettuce", "spinach", "kale", "arugula", "rocket", "green", "iceberg", "cucumber", "tomato", "cabbage",
    ]
    private static let inSalads = greens.union([
        "mixed", "baby", "spring", "cherry", "chickpea", "bean", "corn", "carrot", "radish", "beet", "crouton", "walnut", "pecan", "almond",
        "cranberry", "celery", "bell", "quinoa", "seed", "sunflower",
    ])
    private static let inSmoothies: WordSet = [
        "banana", "strawberry", "blueberry", "berry", "mixed", "frozen", "mango", "pineapple", "spinach", "kale", "oat", "milk", "almond", "soy",
        "coconut", "yogurt", "yoghurt", "greek", "protein", "powder", "peanut", "butter", "pb", "chia", "flax", "seed", "whey", "avocado", "cocoa",
        "water", "raspberry", "peach", "apple", "ginger", "date", "honey", "oatmeal",
    ]
    private static let greensInSpanish: WordSet = ["lechuga", "tomate", "jitomate", "espinaca", "rucula", "pepino", "berro", "canonigo", "repollo"]
    private static let inSaladsInSpanish = greensInSpanish.union([
        "cebolla", "zanahoria", "atun", "huevo", "duro", "pollo", "queso", "fresco", "aguacate", "palta", "maiz", "choclo", "aceituna", "rabano",
        "apio", "garbanzo", "remolacha", "betarraga", "betabel", "pimiento", "mayonesa", "mostaza",
    ])
    private static let firstsInSpanish: WordSet = [
        "jamon", "queso", "pollo", "atun", "pavo", "huevo", "lomo", "chorizo", "salchichon", "tortilla", "salami", "palta", "aguacate", "serrano",
    ]
    private static let inShakesInSpanish: WordSet = [
        "platano", "banana", "banano", "guineo", "cambur", "fresa", "frutilla", "mango", "papaya", "avena", "leche", "proteina", "yogur", "yogurt",
        "espinaca", "miel", "chia", "manzana", "cacao", "arandano", "almendra",
    ]
    private static let named: WordSet = ["sub", "sandwich", "hoagie", "dog", "hotdog", "roll", "baguette"]
    private static let shops: WordSet = ["subway", "style", "jersey", "mikes"]
}
