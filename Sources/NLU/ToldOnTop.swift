import Nutrition

/// What goes into or onto a food, or is left out of it, told as a clause of its own: "a coffee, cream in it", "tea (milk, one sugar)", "flat white too,
/// made with soy milk", "two coffees, each with a dash of milk", "caesar salad, croutons left out".
///
/// All of it says no more than "with" and "without" right behind the food.
enum ToldOnTop {
    static let rewrites = [
        Rewrite(["it", "them", "top"], clause), Rewrite(["("], inBrackets), Rewrite(["made"], madeWith),
        Rewrite(toppings, toppedWith), Rewrite(["left"], leftOut),
        Rewrite(["each"], inEach), Rewrite(["sugary"], sugary), Rewrite(["side"], sideSalad),
    ]

    private static func with(_ word: String = "with", for other: Token) -> Token {
        var token = Token(word, for: other)
        token.spaceBefore = true
        return token
    }

    /// "a coffee, cream and two sugars in it", "baked potato, beans and cheese on it".
    private static func clause(_ tokens: [Token]) -> [Token] {
        guard tokens.last?.word != "?",
            let place = tokens.indices.dropFirst(3).first(where: { place in
                ["it", "them", "top"].contains(tokens[place].word) && ["in", "on"].contains(tokens[place - 1].word)
                    && (place + 1 == tokens.count || tokens[place + 1].kind == .mark || afterIt.contains(tokens[place + 1]))
            }), let comma = tokens[..<(place - 1)].lastIndex(where: { $0.kind == .mark }), tokens[comma].word == ",", comma > 0,
            case let told = tokens[(comma + 1)..<(place - 1)], (1...7).contains(told.count), !told.contains(where: { verbs.contains($0) }),
            case let host = tokens[..<comma], !host.allSatisfy({ openers.contains($0) || $0.kind == .mark }),
            // "the coffee was black, sugar in it", "I made pasta, butter in it": told of what stands.
            !host.indices.contains(where: { ofStanding.contains(host[$0]) && ($0 == 0 || !meals.contains(host[$0 - 1])) })
        else { return tokens }
        return tokens[..<comma] + [with(for: tokens[comma])] + told + tokens[(place + 1)...]
    }

    private static let afterIt: WordSet = ["and", "too", "also", "please", "plus", "for"]
    private static let verbs: WordSet = [
        "had", "was", "were", "is", "put", "there", "with", "without", "no", "not", "have", "used", "i", "it", "add", "log", "made", "came", "has",
        "but", "them", "nothing", "everything", "that", "this", "didnt", "wasnt", "never", "extra", "more", "less",
    ]
    private static let openers: WordSet = [
        "oh", "ok", "okay", "yes", "yeah", "no", "sorry", "actually", "and", "also", "plus", "so", "well", "wait", "oops", "forgot", "i", "to", "say",
        "mention", "hey", "hi", "ah", "hmm", "right", "that", "it", "both", "each",
    ]
    /// "lunch was a meat pie" tells one.
    private static let meals: WordSet = ["breakfast", "brekkie", "lunch", "dinner", "tea", "supper", "snack", "dessert", "i", "we"]
    private static let ofStanding: WordSet = ["was", "were", "is", "wasnt", "werent", "had", "has", "should", "change", "make", "not"]

    /// "tea (milk, one sugar) with two digestives", "coffee (splash of milk, no sugar)".
    private static func inBrackets(_ tokens: [Token]) -> [Token] {
        guard let open = tokens.indices.dropFirst().first(where: { tokens[$0].word == "(" && cups.contains(tokens[$0 - 1].singularWord) }),
            let close = tokens[open...].firstIndex(where: { $0.word == ")" }), (open + 2...open + 10).contains(close),
            let first = tokens[(open + 1)..<close].first(where: { $0.kind == .word && !small.contains($0) }), stirred.contains(first.singularWord)
        else { return tokens }
        return tokens[..<open] + [with(for: tokens[open])] + tokens[(open + 1)..<close] + tokens[(close + 1)...]
    }

    private static let cups: WordSet = ["tea", "coffee", "cuppa", "brew", "chai", "americano", "espresso", "decaf"]
    private static let small: WordSet = [
        "one", "two", "a", "some", "splash", "dash", "drop", "bit", "of", "little", "tsp", "teaspoon", "spoon", "just",
    ]
    private static let stirred: WordSet = ["milk", "cream", "sugar", "honey", "sweetener", "creamer", "oat", "soy", "soya", "almond", "skim", "semi"]

    /// "flat white too, made with soy milk", "porridge (made with milk)".
    private static func madeWith(_ tokens: [Token]) -> [Token] {
        guard let made = tokens.indices.dropFirst(2).dropLast().first(where: { tokens[$0].word == "made" }), tokens[made + 1].word == "with",
            [",", "("].contains(tokens[made - 1].word)
        else { return tokens }
        var end = made - 1
        while end > 1, ["too", "also", "as", "well"].contains(tokens[end - 1].word) { end -= 1 }
        var rest = Array(tokens[made...])
        if tokens[made - 1].word == "(" {
            guard let close = rest.firstIndex(where: { $0.word == ")" }) else { return tokens }
            rest.remove(at: close)
        }
        return tokens[..<end] + rest
    }

    /// "a baked potato topped with cheese and beans", "a wrap filled with tuna".
    private static func toppedWith(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.indices.dropFirst().dropLast().first(where: { toppings.contains(tokens[$0]) && tokens[$0 + 1].word == "with" }),
            tokens[place - 1].kind == .word, !["was", "were", "it", "is", "i", "and"].contains(tokens[place - 1].word)
        else { return tokens }
        return Array(tokens[..<place] + tokens[(place + 1)...])
    }

    private static let toppings: WordSet = ["topped", "filled", "loaded", "slathered", "smothered", "drizzled"]

    /// "caesar salad, croutons left out", "a burger with the bun left off".
    private static func leftOut(_ tokens: [Token]) -> [Token] {
        guard let left = tokens.indices.dropFirst(3).dropLast().first(where: { tokens[$0].word == "left" }),
            ["out", "off"].contains(tokens[left + 1].word), left + 2 == tokens.count || tokens[left + 2].kind == .mark,
            let edge = tokens[..<left].lastIndex(where: { $0.kind == .mark || $0.word == "with" }), edge > 0
        else { return tokens }
        var name = tokens[(edge + 1)..<left]
        if name.first?.word == "the" { name.removeFirst() }
        guard (1...2).contains(name.count), name.allSatisfy({ $0.kind == .word }), !name.contains(where: { deeds.contains($0) }),
            tokens[edge].word == "with" || tokens[edge].word == ","
        else { return tokens }
        return tokens[..<edge] + [with("without", for: tokens[edge])] + name + tokens[(left + 2)...]
    }

    private static let deeds: WordSet = ["i", "we", "they", "was", "were", "had", "got", "and", "some", "nothing"]

    /// "2 coffees, each with a dash of milk": as many dashes.
    private static func inEach(_ tokens: [Token]) -> [Token] {
        guard let each = tokens.indices.dropFirst(2).dropLast(3).first(where: { tokens[$0].word == "each" && tokens[$0 + 1].word == "with" }),
            let count = tokens[..<each].last(where: { counts.contains($0) || (2...12).contains($0.value ?? 0) })
        else { return tokens }
        var rest = Array(tokens[(each + 1)...])
        if ["a", "an", "one"].contains(rest[1].word) {
            var many = count
            (many.start, many.end, many.spaceBefore) = (rest[1].start, rest[1].end, true)
            rest[1] = many
        }
        return tokens[..<(tokens[each - 1].word == "," ? each - 1 : each)] + rest
    }

    private static let counts: WordSet = ["two", "three", "four", "five", "six"]

    /// "a sugary tea".
    private static func sugary(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.indices.dropLast().first(where: { tokens[$0].word == "sugary" }), cups.contains(tokens[place + 1].singularWord)
        else {
            return tokens
        }
        let behind = ["with", "sugar"].map { Token($0, after: tokens[place + 1]) }
        return tokens[..<place] + [tokens[place + 1]] + behind + tokens[(place + 2)...]
    }

    /// "quiche with a salad on the side".
    private static func sideSalad(_ tokens: [Token]) -> [Token] {
        guard
            let salad = tokens.indices.dropLast(3).first(where: { place in
                tokens[place].word == "salad" && tokens[place + 1].word == "on" && ["the", "my"].contains(tokens[place + 2].word)
                    && tokens[place + 3].word == "side" && (place == 0 || tokens[place - 1].kind == .mark || beforeSalad.contains(tokens[place - 1]))
            })
        else { return tokens }
        return tokens[..<salad] + [with("side", for: tokens[salad]), Token("salad", after: tokens[salad])] + tokens[(salad + 4)...]
    }

    private static let beforeSalad: WordSet = ["a", "an", "and", "with", "some", "plus", "small", "little", "green", "mixed", "also", "had", "w"]
}
