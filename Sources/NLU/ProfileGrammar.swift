import Nutrition

/// The grammar of what people tell of themselves, English and Spanish: sex, age, height, weight, activity, pregnancy.
///
/// Each rule is a small function at a position: it notes the fact and says where it ended, or nil. Words that carry no fact but belong
/// to such a sentence are fillers; a message of facts and fillers alone is about the person and nothing else.
struct ProfileGrammar {
    let tokens: [Token]
    let amounts: AmountGrammar
    var facts = ProfileFacts()
    /// Whether every word is part of a fact or a filler.
    private(set) var coversAll = true

    /// What the tokens tell of the person, and whether they tell of nothing else.
    static func read(_ tokens: [Token], _ amounts: AmountGrammar) -> (facts: ProfileFacts, coversAll: Bool) {
        // Most messages are about food: they hold none of these words, and at most a bare answer.
        let triggers = ProfileWords.triggers
        guard tokens.indices.contains(where: { triggers.contains(tokens[$0]) || HeightUnits.centimetres(tokens[$0].text) != nil }) else {
            var facts = ProfileFacts()
            if tokens.count <= 6, !tokens.containsOne(of: Self.spans) {
                facts.bare = tokens.indices.filter { $0 + 1 == tokens.count || !ProfileWords.counted.contains(tokens[$0 + 1].singularWord) }
                    .compactMap { tokens[$0].kind == .number ? tokens[$0].value : amounts.lexicon.numbers[hash: tokens[$0].key] }
            }
            return (facts, false)
        }
        let grammar = ProfileGrammar(tokens: tokens, amounts: amounts)
        return (grammar.facts, grammar.coversAll)
    }

    private init(tokens: [Token], amounts: AmountGrammar) {
        self.tokens = tokens
        self.amounts = amounts
        var place = 0
        while place < tokens.count {
            if let end = fact(at: place) { place = max(end, place + 1); continue }
            if let (value, end) = amounts.quantity(at: place), tokens[place].kind == .number || amounts.lexicon.numbers[text(place)] != nil {
                // "30 min a day" is nothing that a body is or has.
                if end == tokens.count || !ProfileWords.counted.contains(singularWord(end)) { facts.bare.append(value) }
                // What a number counts that is none of these facts is no filler.
                place = end
                continue
            }
            if tokens[place].kind != .mark, !ProfileWords.fillers.contains(tokens[place]) { coversAll = false }
            place += 1
        }
        takeBareHeight()
        takeBareAge()
        takeBareRest()
    }

    func text(_ index: Int) -> String { index >= 0 && index < tokens.count ? tokens[index].text : "" }
    func singular(_ index: Int) -> String { index < tokens.count ? tokens[index].singular : "" }
    func word(_ index: Int) -> WordKey { index >= 0 && index < tokens.count ? tokens[index].word : .none }
    func singularWord(_ index: Int) -> WordKey { index < tokens.count ? tokens[index].singularWord : .none }

    /// "mujer, 38 años, 1,64": metres, where nothing else of a person is so small.
    private mutating func takeBareHeight() {
        guard facts.heightCentimetres == nil, facts.sex != nil || facts.age != nil,
            let place = facts.bare.firstIndex(where: { (1.2...2.2).contains($0) && $0 != $0.rounded() })
        else { return }
        facts.heightCentimetres = (facts.bare.remove(at: place) * 100).rounded()
    }

    /// "female, 34, 165 cm": the number between is the age.
    private mutating func takeBareAge() {
        guard facts.age == nil, facts.birthYear == nil, facts.sex != nil || facts.heightCentimetres != nil, !facts.bare.isEmpty else { return }
        let canBe = facts.bare.indices.filter { (10...99).contains(facts.bare[$0]) && facts.bare[$0] == facts.bare[$0].rounded() }
        // "I'm 5'7\" and 171, F, 27": nobody is 171, and so many pounds are weighed.
        let isLast = facts.heightCentimetres != nil && facts.kilograms == nil && facts.bare.count == 2 && canBe == [1] && facts.bare[0] > 99
        guard canBe.first == 0 || isLast else { return }
        facts.age = facts.bare.remove(at: canBe[0])
    }

    /// "34 male 180 82", "5'4 and 150": height and weight where nothing else is left to tell.
    private mutating func takeBareRest() {
        guard coversAll, facts.kilograms == nil, facts.bare.count == (facts.heightCentimetres == nil ? 2 : 1),
            facts.heightCentimetres != nil || facts.age != nil && facts.sex != nil, let weight = facts.bare.last, (35...400).contains(weight)
        else { return }
        if facts.heightCentimetres == nil {
            guard (120...220).contains(facts.bare[0]), weight < facts.bare[0] else { return }
            facts.heightCentimetres = facts.bare[0]
        }
        facts.bare = []
        note(weight: weight > 120 ? weight * Unit("lb").grams! / 1000 : weight, unit: weight > 120 ? "lb" : "kg")
    }

    private mutating func fact(at start: Int) -> Int? {
        if let end = state(at: start) { return end }
        if let (level, end) = activity(at: start) {
            // "I work at a desk but go to the gym 3 times a week": what is trained tells more than where one sits.
            facts.activity = facts.activity.map { $0 == .sedentary && level != .sedentary ? level : $0 } ?? level
            return end
        }
        if let end = birth(at: start) { return end }
        if let end = named(at: start) { return end }
        if let end = bareStature(at: start) { return end }
        if let end = measured(at: start) { return end }
        if let sex = ProfileWords.sexes[word(start)], !isNegated(start) {
            facts.sex = facts.sex ?? sex
            return start + 1
        }
        return initial(at: start)
    }

    // MARK: Named parts

    /// What is done to a weight that is not told by that.
    private static let changing: WordSet = [
        "lose", "losing", "gain", "gaining", "shed", "shedding", "drop", "dropping", "reduce", "maintain", "maintaining", "some", "loose", "loosing",
    ]

    /// "height 165", "my age is 52", "edad: 34", "mido 1,65", "peso 62".
    private mutating func named(at start: Int) -> Int? {
        guard let part = ProfileWords.parts[text(start)], !["goal", "target", "ideal", "desired", "meta"].contains(word(start - 1)) else {
            return nil
        }
        // "I want to weigh 58 kg" tells no weight.
        if word(start) == "weigh", word(start - 1) == "to" { return nil }
        // "I want to lose weight, 30, female".
        if word(start) == "weight", Self.changing.contains(word(start - 1)) || word(start - 1) == "on" && word(start - 2) == "put" { return nil }
        // "bajar de peso, medio kilo por semana".
        if word(start) == "peso", word(start - 1) == "de" { return nil }
        var place = start + 1
        while place < tokens.count, place < start + 7, tokens[place].kind == .mark && word(place) != "-" || ProfileWords.links.contains(text(place)) {
            place += 1
        }
        if part == .height, let (centimetres, end) = height(at: place, isNamed: true) {
            facts.heightCentimetres = facts.heightCentimetres ?? centimetres
            return end
        }
        if part == .weight, let end = weight(at: place, isNamed: true) { return end }
        if part == .age, let (value, end) = amounts.quantity(at: place), HeightUnits.all[singular(end)] == nil {
            facts.age = facts.age ?? value
            return ["year", "ano"].contains(singularWord(end)) ? afterYears(end) : end
        }
        // "my height is tall": a word where a number belongs.
        if part == .height || part == .age, place > start + 1, place == tokens.count - 1, tokens[place].kind == .word, word(start + 1) != "",
            ProfileWords.being.contains(word(place - 1)), !["wrong", "right", "correct"].contains(word(place))
        {
            facts.unread = part
            return place + 1
        }
        return nil
    }

    // MARK: Numbers with their unit

    private mutating func measured(at start: Int) -> Int? {
        if let (centimetres, end) = height(at: start, isNamed: false) {
            facts.heightCentimetres = facts.heightCentimetres ?? centimetres
            return ["tall", "high"].contains(word(end)) ? end + 1 : end
        }
        // "I'm currently at 76": a weight.
        let isWhere =
            word(start - 1) == "at"
            && (max(0, start - 4)..<start).contains { ["im", "am", "currently", "now", "down", "up", "sitting"].contains(word($0)) }
        if let end = weight(at: start, isNamed: isWhere && amounts.quantity(at: start).map { (35...400).contains($0.0) } ?? false) { return end }
        return age(at: start)
    }

    /// "34 years old", "im 34", "i have 29 years", "turned 40", "tengo 34 años".
    private mutating func age(at start: Int) -> Int? {
        guard let (value, end) = amounts.quantity(at: start),
            tokens[start].kind != .word || amounts.lexicon.numbers[text(start)] != nil || word(start) == "minus"
        else { return nil }
        let unit = singular(end)
        if ["yo", "yrs", "yr"].contains(unit) || (unit == "y" && ["o", "/"].contains(word(end + 1))) {
            facts.age = facts.age ?? value
            return unit == "y" ? end + (word(end + 1) == "/" ? 3 : 2) : afterYears(end)
        }
        if ["year", "ano"].contains(unit) {
            // "vegana hace 2 años", "vegan for 5 years", "10 years ago": how long, and no age.
            if ["hace", "for", "since", "cada", "past", "last"].contains(word(start - 1)) || ["ago", "atras"].contains(word(end + 1)) {
                return end + 1
            }
            facts.age = facts.age ?? value
            return afterYears(end)
        }
        // "I'm actually 35", "tengo en realidad 35".
        var verb = start - 1
        while ["actually", "really", "en", "realidad", "already", "ya"].contains(word(verb)) { verb -= 1 }
        let before = text(verb), first = text(verb - 1)
        let isTold =
            ["im", "turned", "turning", "aged", "cumpli"].contains(before) || (before == "am" && first == "i")
            || (before == "now" && ["im", "am"].contains(first))
            // "perdón, tengo 35, no 34": of nothing that could be counted.
            // "mujer de 31".
            || before == "de" && ["mujer", "hombre", "chica", "chico", "varon"].contains(first) && (10...99).contains(value)
            || before == "tengo" && (10...99).contains(value) && (end == tokens.count || tokens[end].kind == .mark)
        // "im 75.8": no age is told so.
        if isTold, value != value.rounded(), (35...300).contains(value), end == tokens.count {
            note(weight: value > 120 ? value * Unit("lb").grams! / 1000 : value, unit: value > 120 ? "lb" : "kg")
            return end
        }
        guard isTold, value == value.rounded(), !ProfileWords.notAges.contains(unit), word(end) != "'", word(end) != "\"",
            // "im 5 10 minutes late" tells no age.
            value >= 8 || end >= tokens.count || tokens[end].kind != .number
        else { return nil }
        // "I'm 172 and weigh 68": nobody is so old.
        if (130...220).contains(value), facts.heightCentimetres == nil, tokens.contains(where: { ProfileWords.parts[$0.text] == .weight }) {
            facts.heightCentimetres = value
            return end
        }
        facts.age = facts.age ?? value
        return end
    }

    private func afterYears(_ place: Int) -> Int {
        ["old", "young", "viejo"].contains(word(place + 1)) ? place + 2 : word(place + 1) == "of" && word(place + 2) == "age" ? place + 3 : place + 1
    }

    /// "born in 1985", "date of birth: 1972-11-30", "nací en 1990": the year within the next few words.
    private mutating func birth(at start: Int) -> Int? {
        guard ["born", "birth", "birthday", "dob", "naci", "nacida", "nacido", "nacimiento"].contains(word(start)) else { return nil }
        for place in (start + 1)..<max(start + 1, min(tokens.count, start + 10)) {
            guard tokens[place].kind == .number, let value = tokens[place].value, value == value.rounded(), tokens[place].text.utf8.count == 4,
                (1000...2999).contains(value)
            else { continue }
            facts.birthYear = facts.birthYear ?? Int(value)
            var end = place + 1
            while end < tokens.count, tokens[end].kind == .number || ["-", "/"].contains(word(end)), !tokens[end].spaceBefore { end += 1 }
            return end
        }
        return nil
    }

    /// "33f", "48M", "F 26", "m, 37".
    private mutating func initial(at start: Int) -> Int? {
        func sex(_ place: Int) -> Sex? { word(place) == "f" ? .female : word(place) == "m" ? .male : nil }
        // "34/f/5'6".
        let place = word(start + 1) == "/" ? start + 2 : start + 1
        if tokens[start].kind == .number, let age = tokens[start].value, age == age.rounded(), (10...99).contains(age),
            let sex = sex(place),
            !tokens[place].spaceBefore
                // "5'4, 150 lbs, 29 f".
                || !facts.isEmpty && (place + 1 == tokens.count || tokens[place + 1].kind == .mark)
                || facts.isEmpty && (place + 1 == tokens.count && start == 0 || place + 1 < tokens.count && isFigure(place + 1))
        {
            facts.age = facts.age ?? age
            facts.sex = facts.sex ?? sex
            return place + 1
        }
        // "i'm 29 f 5 foot 4".
        let isBehindAge = start > 0 && tokens[start - 1].kind == .number && facts.age != nil && tokens[start - 1].value == facts.age
        if let sex = sex(start), start == 0 || tokens[start - 1].kind == .mark || isBehindAge,
            start + 1 == tokens.count && start > 0 || isBehindAge && start + 1 < tokens.count && word(start + 1) == ","
                || start + 1 < tokens.count && (tokens[start + 1].kind == .number || word(start + 1) == ",")
        {
            facts.sex = facts.sex ?? sex
            return start + 1
        }
        return nil
    }

    /// "34 f 5'6 168 lbs": another figure of the same person follows.
    private func isFigure(_ place: Int) -> Bool {
        tokens[place].kind == .number || tokens[place].kind == .mark && place + 1 < tokens.count && tokens[place + 1].kind == .number
    }

    /// "62 kg", "140 lbs", "11 stone 4": never what is to be lost or reached.
    private mutating func weight(at start: Int, isNamed: Bool) -> Int? {
        guard let (value, end) = amounts.quantity(at: start) else { return nil }
        let units = ProfileGrammar.weights
        guard let unit = units[singularWord(end)] ?? units[word(end)] else {
            guard isNamed, HeightUnits.all[singular(end)] == nil else { return nil }
            note(weight: value > 120 ? value * Unit("lb").grams! / 1000 : value, unit: value > 120 ? "lb" : "kg")
            return end
        }
        // "1,78 m y 64 kg, quiero ganar masa": what follows a comma is of another matter.
        let isBody = (35...250).contains(value * (Unit(unit).grams ?? 1000) / 1000)
        let endsClause = isBody && end + 1 < tokens.count && (tokens[end + 1].kind == .mark || ["y", "and"].contains(word(end + 1)))
        // "a pound a week, 180 lb": what stands before a comma is of another matter too.
        let comma = isBody ? (max(0, start - 4)..<start).last { word($0) == "," } : nil
        let near =
            ((comma ?? max(0, start - 4))..<start).map { text($0) }
            + (endsClause || isBody && changesBehind(end) ? [] : [text(end + 1), text(end + 2)])
        guard isNamed || Set(near).isDisjoint(with: ProfileWords.changes) && !["to", "reach", "be", "until"].contains(word(start - 1)) else {
            return nil
        }
        var kilograms = value * (Unit(unit).grams ?? 1000) / 1000
        var last = end + 1
        if unit == "stone", let (pounds, next) = amounts.quantity(at: last), pounds >= 0, pounds < 14 {
            kilograms += pounds * Unit("lb").grams! / 1000
            last = units[singularWord(next)] == "lb" ? next + 1 : next
        }
        // "64 kilos y medio".
        if unit == "kg", word(last) == "y", ["medio", "media"].contains(word(last + 1)) {
            kilograms += 0.5
            last += 2
        }
        note(weight: kilograms, unit: unit)
        return last
    }

    /// "150 lb want to lose 15 pounds": a weight of its own follows a verb of change, so that this one is the body's.
    private func changesBehind(_ end: Int) -> Bool {
        guard let verb = tokens.indices.dropFirst(end + 1).prefix(8).first(where: { AimGrammar.changing.contains(tokens[$0]) }) else { return false }
        return tokens.indices.dropFirst(verb + 1).prefix(5).contains { place in
            guard let (value, unit) = amounts.quantity(at: place) else { return false }
            return ProfileGrammar.weights[singularWord(unit)] != nil || ProfileGrammar.weights[word(unit)] != nil
                || AimGrammar.isBareChange(tokens, value, place, unit)
        }
    }

    private static let weights: WordMap<String> = [
        "kg": "kg", "kgs": "kg", "kilo": "kg", "kilogram": "kg", "quilo": "kg", "lb": "lb", "lbs": "lb", "pound": "lb", "libra": "lb",
        "stone": "stone",
        "st": "stone",
    ]

    private mutating func note(weight: Double, unit: String) {
        guard facts.kilograms == nil else { return }
        facts.kilograms = weight
        facts.weightUnit = unit
    }

    /// "2 kilos en 2 meses" tells a pace, and no height.
    private static let spans: WordSet = ["month", "months", "week", "weeks", "mes", "meses", "semana", "semanas"]
}
