import Nutrition

/// How a drink was mixed or sweetened, said behind it, and no drink or sugar besides.
enum DrinkKinds {
    static let inEnglish = [Rewrite(light, mixed), Rewrite(["sugar", "ice", "sweet", "sweetness"], sweetened)]

    /// "g&t with slimline", "rum and coke with diet coke": the spirit with that, as it is called.
    private static func mixed(_ tokens: [Token]) -> [Token] {
        guard let kind = tokens.indices.dropFirst(2).first(where: { light.contains(tokens[$0]) }) else { return tokens }
        var joint = kind - 1
        if ["sugar", "the"].contains(tokens[joint].word) { joint -= 1 }
        let isJoined = joint > 0 && ["with", "w", "using", ","].contains(tokens[joint].word)
        let end = isJoined ? joint : joint + 1
        // "g&t double with slimline": how large it was stands between.
        let size = tokens[..<end].suffix(1).filter { sizes.contains($0) }
        guard let drink = drink(endingAt: end - size.count, tokens) else { return tokens }
        var after = kind + 1
        while after < tokens.count, ["tonic", "water", "coke", "cola", "pepsi", "free"].contains(tokens[after].singularWord) { after += 1 }
        guard after == tokens.count || tokens[after].kind == .mark || closing.contains(tokens[after]) else { return tokens }
        let mixer = drink.isTonic ? ["slimline", "tonic"] : ["diet", "coke"]
        let said = (drink.spirit + ["and"] + mixer).map { Token($0, for: tokens[drink.tokens.lowerBound]) }
        return tokens[..<drink.tokens.lowerBound] + size + said + tokens[after...]
    }

    private static func drink(endingAt end: Int, _ tokens: [Token]) -> (tokens: Range<Int>, spirit: [String], isTonic: Bool)? {
        for (name, spirit, isTonic) in drinks where end >= name.count {
            let start = end - name.count
            if tokens[start..<end].map(\.text) == name { return (start..<end, [spirit], isTonic) }
        }
        return nil
    }

    private static let drinks: [([String], String, Bool)] =
        ["gin", "vodka"].flatMap { spirit in
            [["tonic"], ["and", "tonic"], ["&", "tonic"], ["n", "tonic"]].map { ([spirit] + $0, spirit, true) }
        } + [(["g&t"], "gin", true), (["g", "&", "t"], "gin", true), (["g", "and", "t"], "gin", true), (["gnt"], "gin", true)]
        + ["rum", "vodka", "whiskey", "whisky", "jack", "bacardi", "brandy", "bourbon", "malibu"].flatMap { spirit in
            [["and", "coke"], ["&", "coke"], ["coke"], ["n", "coke"], ["and", "cola"]].map { ([spirit] + $0, spirit, false) }
        }

    private static let light: WordSet = ["slimline", "diet", "light", "zero", "lite"]
    private static let sizes: WordSet = ["double", "single", "large", "small"]
    private static let closing: WordSet = [
        "and", "for", "at", "then", "plus", "last", "yesterday", "today", "tonight", "before", "after", "on", "in",
    ]

    /// "milk tea half sugar", "boba 30% sugar less ice": how sweet it was ordered; only without any is it another drink.
    private static func sweetened(_ tokens: [Token]) -> [Token] {
        guard let tea = tokens.indices.first(where: { isSweetened($0, tokens) }) else { return tokens }
        var out = tokens, place = tokens.count - 1
        while place > tea + 1 {
            defer { place -= 1 }
            guard place < out.count, ["sugar", "ice", "sweet", "sweetness"].contains(out[place].word) else { continue }
            var share = place - 1
            if out[share].word == "%" { share -= 1 }
            let isNone = ["no", "0", "zero", "without"].contains(out[share].word) && out[place].word == "sugar"
            guard share > tea, out[share].percent || shares.contains(out[share]) || share < place - 1, !isNone else { continue }
            let start = [",", "with", "w", "-", "(", "and"].contains(out[share - 1].word) && share - 1 > tea ? share - 1 : share
            let end = place + 1 < out.count && out[start].word == "(" && out[place + 1].word == ")" ? place + 2 : place + 1
            out.removeSubrange(start..<end)
            place = min(start, out.count)
        }
        return out
    }

    private static func isSweetened(_ place: Int, _ tokens: [Token]) -> Bool {
        ["boba", "bubble"].contains(tokens[place].word) || place > 0 && tokens[place].word == "tea" && ordered.contains(tokens[place - 1])
    }

    private static let ordered: WordSet = ["milk", "bubble", "fruit", "pearl", "thai", "oolong", "jasmine", "taro", "matcha", "iced"]
    private static let shares: WordSet = [
        "half", "less", "light", "low", "quarter", "regular", "normal", "full", "extra", "no", "easy", "little", "reduced",
    ]
}
