import Nutrition

/// What lies in a sandwich, a wrap or a bowl, listed behind it without a word between, and how such things are named by the way.
enum ListedFillings {
    static func read(_ tokens: [Token]) -> [Token] { withFillings(onBread(footlongs(withoutThing(tokens)))) }

    /// "cheese and pickle sandwich, on wholemeal": what it lay on, and no bread besides.
    private static func onBread(_ tokens: [Token]) -> [Token] {
        guard
            let mark = tokens.indices.dropFirst().dropLast(2).first(where: {
                tokens[$0].word == "," && tokens[$0 + 1].word == "on" && heads.contains(tokens[$0 - 1].singular)
            }), tokens[mark + 2].kind == .word, !["my", "the", "a", "mon", "monday"].contains(tokens[mark + 2].word)
        else { return tokens }
        return Array(tokens[..<mark] + tokens[(mark + 1)...])
    }

    /// "a sandwich, turkey, cheese, lettuce", "a wrap: chicken, lettuce, mayo": with those in it.
    ///
    /// "a sandwich, carrots, hummus" lists a lunch: the first thing that lies in one is meat, fish, egg or cheese.
    private static func withFillings(_ tokens: [Token]) -> [Token] {
        guard
            let mark = tokens.indices.dropFirst().dropLast().first(where: { place in
                [",", ":"].contains(tokens[place].word)
                    && (heads.contains(tokens[place - 1].singular)
                        || tokens[place].word == "," && tokens[place - 1].singularWord == "bowl" && place > 1
                            && bowls.contains(tokens[place - 2].singularWord))
            })
        else { return tokens }
        let isBowl = ["bowl", "burrito"].contains(tokens[mark - 1].singularWord)
        var items = 0, words: [String] = [], place = mark + 1
        while place <= tokens.count {
            let word = place < tokens.count ? tokens[place].singular : ","
            if [",", "and", "&", "with", "on", "in", "for", "at", ".", "+"].contains(word) {
                guard let last = words.last else {
                    place += 1
                    if place > tokens.count { break }
                    continue
                }
                guard items > 0 || firsts.contains(last) || isBowl && inBowls.contains(last) else { return tokens }
                items += 1
                words = []
                if [",", "and", "&", "+"].contains(word) { place += 1 } else { break }
            } else {
                guard fillings.contains(word) || isBowl && inBowls.contains(word) else { break }
                words.append(word)
                place += 1
            }
        }
        guard items > 1 || items > 0 && tokens[mark].word == ":" else { return tokens }
        var out = tokens
        (out[mark].kind, out[mark].text, out[mark].singular, out[mark].spaceBefore) = (.word, "with", "with", true)
        return out
    }

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

    private static let heads: WordSet = [
        "sandwich", "wrap", "sub", "footlong", "hoagie", "baguette", "bagel", "panini", "toastie", "burrito", "pita", "bap", "omelette", "omelet",
        "taco", "quesadilla", "mcmuffin", "ciabatta", "sarnie", "butty",
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
        "rice", "bean", "black", "brown", "white", "corn", "salsa", "cheese", "sour", "pinto", "quinoa", "edamame", "lime",
    ]
    private static let named: WordSet = ["sub", "sandwich", "hoagie", "dog", "hotdog", "roll", "baguette"]
    private static let shops: WordSet = ["subway", "style", "jersey", "mikes"]
}
