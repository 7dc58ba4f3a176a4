import Nutrition

/// Units of a height, singular and folded.
enum HeightUnits {
    /// Centimetres in one.
    static let all: WordMap<Double> = [
        "cm": 1, "cms": 1, "centimeter": 1, "centimetre": 1, "centimetro": 1, "m": 100, "mt": 100, "mts": 100, "meter": 100, "metre": 100,
        "metro": 100,
        "mtr": 100, "ft": 30.48, "foot": 30.48, "feet": 30.48, "pie": 30.48, "inch": 2.54, "inche": 2.54, "pulgada": 2.54,
    ]
    /// The rest of "1m80", which is two tokens: 80 for `m80`.
    static func centimetres(_ word: String) -> Double? {
        word.utf8.count == 3 && word.utf8.first == UInt8(ascii: "m") ? Double(word.dropFirst()) : nil
    }
    /// The rest of "5ft4", which is two tokens: 4 for `ft4`.
    static func inches(_ word: String) -> Double? {
        guard word.hasPrefix("ft"), let inches = Double(word.dropFirst(2)), (0..<12).contains(inches) else { return nil }
        return inches
    }
    static let feet: WordSet = ["ft", "foot", "feet", "pie", "'"]
    static let inches: WordSet = ["in", "ins", "inch", "inche", "inches", "pulgada", "\""]
}

extension ProfileGrammar {
    /// A height with its unit: "165 cm", "1.80 m", "1m80", "5'11\"", "5 foot 11", "six foot"; where it is named or said to be tall, without one: "1,65", "175".
    func height(at start: Int, isNamed: Bool) -> (Double, Int)? {
        if let spoken = spokenHeight(at: start, isNamed: isNamed) { return spoken }
        guard let (value, end) = amounts.quantity(at: start) else { return nil }
        // "a foot long sub".
        if !isNamed, amounts.lexicon.articles.contains(word(start)) { return nil }
        let unit = singular(end), word = text(end)
        if HeightUnits.feet.contains(unit) || HeightUnits.feet.contains(word) { return feet(value, after: end + 1, isNamed: isNamed) }
        if let inches = HeightUnits.inches(word) { return (value * 30.48 + inches * 2.54, end + 1) }
        if let rest = HeightUnits.centimetres(word) { return (value * 100 + rest, end + 1) }
        if let centimetres = HeightUnits.all[unit] {
            // "ran 5 m": none is so tall, unless it is called a height.
            guard isNamed || centimetres < 100 || (0.5...2.6).contains(value) else { return nil }
            if centimetres == 100, value == value.rounded(), let (rest, next) = amounts.quantity(at: end + 1), (1...99).contains(rest),
                tokens[end + 1].kind == .number
            {
                return (value * 100 + rest, singularWord(next) == "cm" ? next + 1 : next)
            }
            guard centimetres != 2.54 || isNamed || isTall(end + 1) else { return nil }
            return (value * centimetres, end + 1)
        }
        guard isNamed || isTall(end) else { return nil }
        if value > 0, value < 3 { return (value * 100, end) }
        if value >= 3, value <= 8, value == value.rounded() { return feet(value, after: end, isNamed: true) }
        // "mido 5.4", "5.11 tall": nobody is so small, so that the point parts feet from inches.
        if value > 3, value < 8, tokens[start].kind == .number, case let parts = tokens[start].text.split(whereSeparator: { $0 == "." || $0 == "," }),
            parts.count == 2, let inches = Double(parts[1]), inches < 12
        {
            return (value.rounded(.down) * 30.48 + inches * 2.54, end)
        }
        return (value, end)
    }

    /// "metro setenta", "uno sesenta y cinco", "un metro con cincuenta y dos", "un metro y medio": metres and the rest in centimetres, as they are spoken.
    private func spokenHeight(at start: Int, isNamed: Bool) -> (Double, Int)? {
        var place = start
        let saysOne = ["un", "uno", "1"].contains(word(place))
        if saysOne { place += 1 }
        let saysMetre = ["metro", "m"].contains(word(place))
        if saysMetre { place += 1 }
        guard saysMetre && (saysOne || word(start) == "metro") || saysOne && isNamed else { return nil }
        if saysMetre, isNamed, word(place) == "y", ["medio", "media"].contains(word(place + 1)) { return (150, place + 2) }
        if ["con", "y"].contains(word(place)), saysMetre || isNamed { place += 1 }
        guard let (rest, end) = amounts.quantity(at: place), rest == rest.rounded(), (isNamed ? 20...99 : 40...99).contains(rest) else { return nil }
        return (100 + rest, HeightUnits.all[singular(end)] == 1 ? end + 1 : end)
    }

    private func isTall(_ place: Int) -> Bool {
        ["tall", "high"].contains(word(place)) || word(place) == "de" && ["alto", "alta", "altura", "estatura"].contains(word(place + 1))
    }

    /// What follows the feet: "11", "11 inches", "six and a half", "nothing".
    private func feet(_ feet: Double, after start: Int, isNamed: Bool) -> (Double, Int)? {
        guard feet > -10, feet < 10 || isNamed else { return nil }
        var place = start
        if word(place) == "and" || word(place) == "," || word(place) == "y" { place += 1 }
        if word(place) == "nothing" { return (feet * 30.48, place + 1) }
        guard let (inches, end) = amounts.quantity(at: place), inches >= 0, inches < 12, !["a", "an"].contains(word(place)) else {
            return (feet * 30.48, start)
        }
        let isUnit = HeightUnits.inches.contains(word(end)) || HeightUnits.inches.contains(singularWord(end))
        return (feet * 30.48 + inches * 2.54, isUnit ? end + 1 : end)
    }

    /// "im 5 10 150", "34 male 5 11 190", "hombre 34 1 80 82": feet and inches, or metres and centimetres, told without their marks.
    mutating func bareStature(at start: Int) -> Int? {
        guard facts.heightCentimetres == nil, start + 1 < tokens.count, tokens[start].kind == .number, tokens[start + 1].kind == .number,
            tokens[start + 1].spaceBefore, let first = tokens[start].value, let second = tokens[start + 1].value, second == second.rounded(),
            facts.sex != nil || facts.age != nil || ["im", "am"].contains(word(start - 1)), endsStature(start + 2)
        else { return nil }
        if (4...7).contains(first), first == first.rounded(), (0..<12).contains(second) {
            facts.heightCentimetres = first * 30.48 + second * 2.54
        } else if first == 1, (45...99).contains(second), facts.sex != nil {
            facts.heightCentimetres = 100 + second
        } else {
            return nil
        }
        return start + 2
    }

    /// Whether nothing follows that two numbers could count: the end, a mark, a weight, a sex.
    private func endsStature(_ place: Int) -> Bool {
        guard place < tokens.count else { return true }
        if tokens[place].kind == .mark { return [",", ".", ";", "!"].contains(tokens[place].word) }
        if tokens[place].kind == .number { return tokens[place].value.map { $0 >= 30 } ?? false }
        return ["and", "y", "f", "m", "tall"].contains(tokens[place].word) || ProfileWords.sexes[tokens[place].word] != nil
    }
}
