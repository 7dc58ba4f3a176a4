import Nutrition

/// English words beside a food that say how it was cut, how big it was or whose it was, and nothing of what or how much was eaten.
enum SideWords {
    static let rewrites = [
        Rewrite(["inch", "inche", "cm"], withoutBreadth), Rewrite(cuts, withoutCut), Rewrite(["my"], withoutOwners), Rewrite(["milk"], sugars),
        Rewrite(["with", "w"], milkByItsFat), Rewrite(["protein"], scoops), Rewrite(["protein"], barsAround),
        Rewrite(["spoon", "spoons"], teaspoons),
        Rewrite(["cap"], caps), Rewrite(["pb"], spreads), Rewrite(WordSet(Array(shortened.keys) + ["slab"]), shortNames), Rewrite(flaskNames, flasks),
        Rewrite(["energy"], energyShots), Rewrite(["noodle", "noodles"], potNoodles), Rewrite(["second", "seconds"], helpings),
        Rewrite(["mornings", "evenings", "afternoons"], ofThisMorning),
    ]

    /// "40 oz hydroflask done", "finished my 32 oz yeti", "that nalgene was 48 oz": of the water in it.
    private static func flasks(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.indices.dropFirst().first(where: { flaskNames.contains(tokens[$0].singularWord) }),
            !tokens.contains(where: { ["water", "coffee", "tea", "of", "with"].contains($0.word) })
        else { return tokens }
        let start = ["hydro", "stanley", "yeti", "owala"].contains(tokens[place - 1].word) ? place - 1 : place
        guard start > 0, tokens[place].singularWord != "flask" || start < place,
            ofFlasks.contains(tokens[start - 1]) || tokens[start - 1].kind == .number
        else { return tokens }
        var water = tokens[place]
        (water.text, water.singular, water.start) = ("water", "water", tokens[start].start)
        return tokens[..<start] + [water] + tokens[(place + 1)...].drop { ["bottle", "cup", "tumbler", "flask"].contains($0.singularWord) }
    }

    /// "a 5-hour energy": the shot, and no hours of anything.
    private static func energyShots(_ tokens: [Token]) -> [Token] {
        guard
            let energy = tokens.indices.dropFirst(2).first(where: {
                tokens[$0].word == "energy" && ["hour", "hr"].contains(tokens[$0 - 1].singularWord)
            })
        else { return tokens }
        let five = tokens[energy - 2].kind == .mark ? energy - 3 : energy - 2
        guard five >= 0, tokens[five].value == 5 || tokens[five].word == "five" else { return tokens }
        let shot = [Token("energy", for: tokens[five]), Token("shot", for: tokens[energy])]
        return tokens[..<five] + shot + tokens[(energy + 1)...].drop { ["shot", "shots", "drink"].contains($0.word) }
    }

    /// "protein bar after the gym": eaten then, and no figure of a bar.
    private static func barsAround(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 3, tokens[0].word == "protein", ["bar", "cookie", "ball", "pudding"].contains(tokens[1].singularWord),
            ["after", "before", "at", "post", "during", "around", "this"].contains(tokens[2].word),
            !tokens.contains(where: { ["?", ":", "calorie", "kcal", "carb", "fat", "or", "vs", "how", "what"].contains($0.singularWord) })
        else { return tokens }
        return [Token("had", before: tokens[0])] + tokens
    }

    /// "a pot noodle": one of them, and no pot of other noodles.
    private static func potNoodles(_ tokens: [Token]) -> [Token] {
        guard let pot = tokens.indices.dropLast().first(where: { tokens[$0].word == "pot" && tokens[$0 + 1].singularWord == "noodle" }),
            pot == 0 || tokens[pot - 1].kind != .word
                || ["a", "the", "one", "my", "another", "had", "ate", "in", "two"].contains(tokens[pot - 1].word)
        else { return tokens }
        var name = Token("potnoodle", for: tokens[pot + 1])
        name.start = tokens[pot].start
        return tokens[..<pot] + [name] + tokens[(pot + 2)...]
    }

    /// "seconds on the stuffing", "second helping of potatoes": more of it.
    private static func helpings(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropLast(2).first(where: {
                tokens[$0].word == "seconds" || tokens[$0].word == "second" && tokens[$0 + 1].singularWord == "helping"
            })
        else { return tokens }
        let joint = tokens[place].word == "seconds" ? place + 1 : place + 2
        guard joint + 1 < tokens.count, ["of", "on"].contains(tokens[joint].word), tokens[..<place].allSatisfy({ beforeHelpings.contains($0) }) else {
            return tokens
        }
        var more = tokens[place]
        (more.text, more.singular) = ("more", "more")
        return [more] + tokens[(joint + 1)...].drop { ["the", "that", "my", "those"].contains($0.word) }
    }

    /// "the chai had 2 spoons of sugar": what is stirred with.
    private static func teaspoons(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.indices.dropLast().first(where: { ["spoon", "spoons"].contains(tokens[$0].word) }) else { return tokens }
        let what = tokens[place + 1].word == "of" ? place + 2 : place + 1
        guard what < tokens.count, ["sugar", "sugars", "honey", "sweetener", "stevia"].contains(tokens[what].word) else { return tokens }
        let word = tokens[place].word == "spoons" ? "teaspoons" : "teaspoon"
        return tokens[..<place] + [Token(word, for: tokens[place])] + tokens[(place + 1)...]
    }

    /// "1 cup milk, 1 scoop protein": of the powder.
    private static func scoops(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst().first(where: { place in
                let before = tokens[place - 1].word == "of" && place > 1 ? place - 2 : place - 1
                return tokens[place].word == "protein" && tokens[before].singularWord == "scoop"
                    && (place + 1 == tokens.count || tokens[place + 1].kind == .mark
                        || ["and", "with", "in", "w", "plus", "after", "for"].contains(tokens[place + 1].word))
            })
        else { return tokens }
        return tokens[...place] + [Token("powder", after: tokens[place])] + tokens[(place + 1)...]
    }

    /// "cheerios w 2% and half a banana", "coffee with skim": the milk.
    private static func milkByItsFat(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst().dropLast().first(where: {
                ["with", "w"].contains(tokens[$0].word)
                    && (tokens[$0 + 1].percent && (tokens[$0 + 1].value.map { [0, 1, 2].contains($0) } ?? false) || fats.contains(tokens[$0 + 1]))
            })
        else { return tokens }
        var end = place + 2
        if end < tokens.count, tokens[end].word == "%" { end += 1 }
        guard end == tokens.count || tokens[end].kind == .mark || ["and", "plus", "for", "at"].contains(tokens[end].word) else { return tokens }
        return tokens[..<end] + [Token("milk", after: tokens[end - 1])] + tokens[end...]
    }

    private static let fats: WordSet = ["skim", "skimmed"]

    /// "delete this morning's stuff": when it was.
    private static func ofThisMorning(_ tokens: [Token]) -> [Token] {
        tokens.indices.map { place in
            guard ["mornings", "evenings", "afternoons"].contains(tokens[place].word), place > 0,
                ["this", "yesterday", "yesterdays", "that"].contains(tokens[place - 1].word)
            else { return tokens[place] }
            var token = tokens[place]
            (token.text, token.singular) = (String(token.text.dropLast()), token.singular)
            return token
        }
    }

    private static let flaskNames: WordSet = ["hydroflask", "flask", "nalgene", "stanley", "yeti", "camelbak", "owala"]
    private static let ofFlasks: WordSet = [
        "oz", "ounce", "ounces", "ml", "l", "liter", "litre", "liters", "litres", "my", "a", "another", "full", "whole", "that", "the", "this", "one",
        "two", "entire", "second", "big",
    ]
    private static let beforeHelpings: WordSet = ["i", "had", "went", "back", "for", "and", "got", "a", "took", "then", "also", "oh", "ok", "having"]

    /// "barra with chips", "egg sarnie": what is cut short, in full.
    private static func shortNames(_ tokens: [Token]) -> [Token] {
        tokens.indices.map { place in
            let next = place + 1 < tokens.count ? tokens[place + 1].word : tokens[place].word
            if tokens[place].word == "slab", tokens.contains(where: { ["rib", "back"].contains($0.singularWord) }) {
                return Token("rack", for: tokens[place])
            }
            guard let (name, singular) = shortened[tokens[place].text], tokens[place].text != "barra" || next != "de" else { return tokens[place] }
            var token = tokens[place]
            (token.text, token.singular) = (name, singular)
            return token
        }
    }

    private static let shortened: [String: (name: String, singular: String)] = [
        "barra": ("barramundi", "barramundi"), "sarnie": ("sandwich", "sandwich"), "sarnies": ("sandwiches", "sandwich"),
        "sammich": ("sandwich", "sandwich"), "sammie": ("sandwich", "sandwich"), "sammies": ("sandwiches", "sandwich"),
        "sammy": ("sandwich", "sandwich"), "sanga": ("sandwich", "sandwich"), "sangas": ("sandwiches", "sandwich"),
        "sando": ("sandwich", "sandwich"), "sandos": ("sandwiches", "sandwich"), "glas": ("glass", "glass"), "cinn": ("cinnamon", "cinnamon"),
        "meetballs": ("meatballs", "meatball"), "choccy": ("chocolate", "chocolate"),
    ]

    /// "english muffin with pb and j": both on it, and no sandwich beside.
    private static func spreads(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst(2).dropLast(2).first(where: {
                tokens[$0].word == "pb" && tokens[$0 + 1].word == "and" && tokens[$0 + 2].word == "j"
                    && ["with", "and"].contains(tokens[$0 - 1].word)
            })
        else { return tokens }
        let said = [("peanut", 0), ("butter", 0), ("and", 1), ("jelly", 2)].map { Token($0, for: tokens[place + $1]) }
        return tokens[..<place] + said + tokens[(place + 3)...]
    }

    /// "a soy cap", "large skinny cap": a cappuccino.
    private static func caps(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst().first(where: {
                tokens[$0].singularWord == "cap" && ofCaps.contains(tokens[$0 - 1].word)
                    && ($0 + 1 == tokens.count || tokens[$0 + 1].kind == .mark && tokens[$0 + 1].word != "'"
                        || afterCaps.contains(tokens[$0 + 1].word))
            })
        else { return tokens }
        var out = tokens
        (out[place].text, out[place].singular) = ("cappuccino", "cappuccino")
        return out
    }

    private static let ofCaps: WordSet = [
        "soy", "oat", "almond", "coconut", "skinny", "skim", "decaf", "large", "small", "regular", "medium", "milk",
    ]
    private static let afterCaps: WordSet = ["and", "with", "for", "at", "from", "this", "today", "yesterday", "please", "too", "plus", "no"]

    /// "brownie about 2 inches square": one, and no two squares.
    private static func withoutBreadth(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst().dropLast(2).first(where: {
                (tokens[$0].value ?? 6) < 6 && ["inch", "inche", "cm"].contains(tokens[$0 + 1].singularWord) && breadths.contains(tokens[$0 + 2])
            })
        else { return tokens }
        let start = hedges.contains(tokens[place - 1]) ? place - 1 : place
        return start > 0 ? Array(tokens[..<start] + tokens[(place + 3)...]) : tokens
    }

    /// "mac n cheese with hot dogs cut up in it": how it was put in.
    private static func withoutCut(_ tokens: [Token]) -> [Token] {
        guard let with = tokens.firstIndex(where: { ["with", "w"].contains($0.word) }),
            let cut = tokens.indices.first(where: { $0 > with + 1 && cuts.contains(tokens[$0]) })
        else { return tokens }
        let tail = tokens[(cut + 1)...].prefix(3).map(\.text).joined(separator: " ")
        guard let said = tails.first(where: { tail == $0 || tail.hasPrefix($0 + " ") }) else { return tokens }
        let end = cut + 1 + said.split(separator: " ").count
        guard end == tokens.count || tokens[end].kind == .mark || ["and", "for"].contains(tokens[end].word) else { return tokens }
        return Array(tokens[..<cut] + tokens[end...])
    }

    /// "half of my sons grilled cheese": whoever's it was.
    private static func withoutOwners(_ tokens: [Token]) -> [Token] {
        guard
            let my = tokens.indices.dropFirst().dropLast(2).first(where: {
                tokens[$0].word == "my" && parts.contains(tokens[$0 - 1]) && tokens[$0 + 1].text != tokens[$0 + 1].singular
                    && Sharing.people.contains(tokens[$0 + 1].singularWord) && tokens[$0 + 2].kind == .word && !following.contains(tokens[$0 + 2])
            })
        else { return tokens }
        return Array(tokens[..<my] + tokens[(my + 2)...])
    }

    /// "tea, milk 1 sugar": with milk and one sugar.
    private static func sugars(_ tokens: [Token]) -> [Token] {
        guard let milk = tokens.indices.dropFirst().first(where: { tokens[$0].word == "milk" }), milk + 2 < tokens.count else { return tokens }
        let isMarked = tokens[milk - 1].word == ","
        let host = isMarked ? milk - 2 : milk - 1
        let joint = [",", "and"].contains(tokens[milk + 1].word) ? milk + 2 : milk + 1
        guard host >= 0, ["tea", "coffee", "cuppa", "brew", "americano", "espresso"].contains(tokens[host].singularWord), joint + 1 < tokens.count,
            tokens[joint + 1].singularWord == "sugar",
            tokens[joint].value != nil || tokens[joint].word == "no" || counts.contains(tokens[joint])
        else { return tokens }
        return tokens[...host] + [Token("with", before: tokens[milk]), tokens[milk], Token("and", before: tokens[joint])] + tokens[joint...]
    }

    private static let breadths: WordSet = ["square", "across", "thick", "wide"]
    private static let hedges: WordSet = ["about", "around", "roughly", "maybe", "approx"]
    private static let cuts: WordSet = ["cut", "chopped", "sliced", "diced", "crumbled", "mixed", "stirred", "thrown"]
    private static let tails = ["up in it", "up on it", "up in there", "in it", "into it", "in there", "over it", "in"]
    private static let parts: WordSet = ["of", "half", "some", "finished", "ate", "had", "stole"]
    private static let following: WordSet = [
        "ate", "had", "have", "are", "were", "eat", "and", "like", "love", "want", "to", "who", "did", "do", "for", "with", "at", "birthday", "party",
        "wedding", "house", "place",
    ]
    private static let counts: WordSet = ["one", "two", "three", "a", "half"]
}
