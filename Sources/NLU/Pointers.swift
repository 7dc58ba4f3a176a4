/// Words that point at something said before: positions, pronouns, "all", "not this but that".
enum Pointers {
    private static let ordinals: [String: Int] = [
        "first": 1, "1st": 1, "second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4, "fifth": 5, "5th": 5, "last": -1, "latest": -1,
        "primero": 1, "primera": 1, "segundo": 2, "segunda": 2, "tercero": 3, "tercera": 3, "ultimo": -1, "ultima": -1,
    ]

    /// "the second one", "number 3", "option 2", "#2", "the last".
    static func ordinal(_ tokens: [Token]) -> Int? {
        for (place, token) in tokens.enumerated() {
            if let number = ordinals[token.text] {
                // "last night" and "last week" speak of time.
                let next = place + 1 < tokens.count ? tokens[place + 1].text : ""
                if number == -1,
                    ["night", "week", "month", "weekend", "year", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
                        .contains(next) || (place + 1 < tokens.count && tokens[place + 1].kind == .number)
                {
                    continue
                }
                return number
            }
            if ["number", "option", "choice", "nr", "#", "no", "numero", "opcion"].contains(token.text), place + 1 < tokens.count,
                let value = tokens[place + 1].value ?? Lexicon.english.numbers[tokens[place + 1].text], value == value.rounded(), value > 0,
                value < 100, token.text != "no" || place + 2 == tokens.count
            {
                return Int(value)
            }
            if token.kind == .number, place + 1 < tokens.count, ["st", "nd", "rd", "th"].contains(tokens[place + 1].text), let value = token.value,
                value > 0, value < 100
            {
                return Int(value)
            }
        }
        let words = tokens.filter { $0.kind != .mark }
        if words.count == 1, let value = words[0].value ?? Lexicon.english.numbers[words[0].text], value == value.rounded(), value > 0, value < 100 {
            return Int(value)
        }
        return nil
    }

    static func pointsBack(_ tokens: [Token]) -> Bool {
        tokens.contains {
            ["it", "that", "thats", "this", "them", "those", "these", "last", "latest", "previous", "one", "ones", "eso", "esto", "ultimo", "ultima"]
                .contains($0.text)
        }
    }

    static func all(_ tokens: [Token]) -> Bool {
        tokens.contains { ["all", "everything", "every", "entire", "whole", "clear", "todo", "todos", "todas"].contains($0.text) }
    }

    /// Which food is what the other becomes: after "to", "was", "with" (replace), "for" (swap); before "instead of", "not", "rather than".
    static func replacement(_ tokens: [Token], foods: [Range<Int>]) -> Int? {
        guard foods.count == 2 else { return nil }
        let between = tokens[min(foods[0].upperBound, foods[1].lowerBound)..<foods[1].lowerBound].map(\.text)
        let before = tokens[0..<foods[0].lowerBound].map(\.text)
        // "the sandwich was on rye bread" changes a part, not the sandwich.
        if between.contains("on") { return nil }
        if between.contains("instead") || between.contains("not") || between.contains("than") { return 0 }
        if before.contains("not") || before.contains("wasnt") { return 1 }
        if !Set(between).isDisjoint(with: ["to", "was", "were", "is", "into", "became", "por", "era", "fue"]) { return 1 }
        let swaps = !Set(before).isDisjoint(with: ["replace", "swap", "switch", "substitute", "exchange", "cambia"])
        return swaps && !Set(between).isDisjoint(with: ["with", "for", "by", "con"]) ? 1 : nil
    }
}
