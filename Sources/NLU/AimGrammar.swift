import Nutrition

/// The grammar of wanted changes of weight: "lose 5 kg", "half a kilo a week", "gain 3 kg in 2 months", "get to 60 kg", "a 500 calorie deficit".
struct AimGrammar {
    let tokens: [Token]
    let amounts: AmountGrammar
    var today: Day?

    /// What the message says of it, nil when nothing.
    func aim() -> AimMention? {
        var aim = AimMention(direction: direction())
        let said = weights()
        // "drop about 15 pounds".
        if aim.direction == nil, !said.isEmpty, tokens.contains(where: { ["drop", "dropping"].contains($0.word) }) { aim.direction = .lose }
        // "want to drop 40", "i want to add weight".
        if aim.direction == nil, tokens.containsOne(of: AimGrammar.wishing) { aim.direction = wishedDirection() }
        guard aim.direction != nil || !said.isEmpty || tokens.containsOne(of: AimGrammar.unitWords) else {
            // "by the end of march", alone.
            guard (2...6).contains(tokens.count), let first = tokens.first, ["by", "before", "until", "para", "antes"].contains(first.word) else {
                return nil
            }
            aim.weeks = date()
            return aim.weeks == nil ? nil : aim
        }
        // "80 kg, want to get to 70 kg": what is to be reached comes after a word for reaching.
        for (kilograms, range) in said {
            if isWeighedNow(range, said.map(\.range)) { continue }
            if let weeks = period(at: range.upperBound) {
                aim.kilogramsPerWeek = aim.kilogramsPerWeek ?? kilograms / weeks
            } else if isTarget(range.lowerBound) || range.count == 1 {
                if aim.target == nil {
                    // "get down to 150": a bare number of pounds.
                    let isPounds = range.count == 1 && tokens[range.lowerBound].value ?? 0 > 130
                    aim.targetUnit = isPounds ? "lb" : range.lazy.map { AimGrammar.unit(amounts.singular($0)) }.first { $0 != "kg" } ?? "kg"
                }
                aim.target = aim.target ?? kilograms
            } else if aim.direction == .lose || aim.direction == .gain, !isWeighed(range.lowerBound), !isToldBefore(range) {
                aim.kilograms = aim.kilograms ?? kilograms
            }
        }
        if aim.kilogramsPerWeek == nil, aim.kilograms != nil { aim.weeks = deadline() ?? date() }
        if aim.target != nil { aim.weeks = deadline() ?? date() }
        if aim.kilograms == nil, aim.target == nil, aim.kilogramsPerWeek == nil, aim.direction == .lose || aim.direction == .gain {
            aim.unmeasured = bareChange()
            if aim.unmeasured != nil { aim.weeks = deadline() ?? date() }
        }
        if tokens.contains(where: { ["deficit", "surplus"].contains($0.word) }), let kilocalories = energy() {
            aim.kilocalories = kilocalories
            if aim.direction == nil { aim.direction = tokens.contains { $0.word == "surplus" } ? .gain : .lose }
        }
        return aim == AimMention() ? nil : aim
    }

    /// "want to lose 40": so much, and nobody says of what.
    private func bareChange() -> Double? {
        tokens.indices.lazy.compactMap { place in
            amounts.quantity(at: place).flatMap { AimGrammar.isBareChange(tokens, $0.0, place, $0.1) ? $0.0 : nil }
        }.first
    }

    /// What is wished for in words that tell it only behind a wish.
    private func wishedDirection() -> WeightAim.Direction? {
        for (place, token) in tokens.enumerated() {
            if token.word == "add", ["weight", "mass", "muscle", "muscles", "bulk"].contains(amounts.word(place + 1)) { return .gain }
            if ["drop", "dropping"].contains(token.word), bareChange() ?? 0 >= 5 { return .lose }
        }
        return nil
    }

    private static let wishing: WordSet = ["want", "wanna", "need", "trying", "like", "hoping", "hope", "gotta", "goal", "aim", "aiming", "eat"]

    private func direction() -> WeightAim.Direction? {
        guard tokens.containsOne(of: AimGrammar.telling) else { return nil }
        for place in tokens.indices {
            // "subir 4 kilos", where "subir la proteína" is no weight.
            if ["subir", "aumentar"].contains(tokens[place].word),
                tokens.dropFirst(place + 1).prefix(4).contains(where: { AimGrammar.unitWords.contains($0) })
            {
                return .gain
            }
            if let direction = AimGrammar.verbs[tokens[place].word] { return direction }
            guard AimGrammar.beginnings.contains(tokens[place].word) else { continue }
            if let direction = AimGrammar.pairs["\(tokens[place].text) \(amounts.text(place + 1))"] { return direction }
        }
        return nil
    }

    private static let verbs: WordMap<WeightAim.Direction> = [
        "lose": .lose, "losing": .lose, "loose": .lose, "loosing": .lose, "shed": .lose, "shedding": .lose, "slim": .lose, "slimming": .lose,
        "shift": .lose,
        "lean": .lose, "shredded": .lose, "adelgazar": .lose, "rebajar": .lose, "perder": .lose, "bajar": .lose, "adelgace": .lose,
        "gain": .gain, "gaining": .gain, "bulk": .gain, "bulking": .gain, "engordar": .gain, "ganar": .gain,
        "maintain": .keep, "maintaining": .keep, "maintenance": .keep, "tdee": .keep, "mantener": .keep, "mantenerme": .keep, "mantenimiento": .keep,
    ]
    private static let pairs: WordMap<WeightAim.Direction> = [
        "weight loss": .lose, "fat loss": .lose, "drop weight": .lose, "drop some": .lose, "burn fat": .lose, "cutting for": .lose, "a cut": .lose,
        "build muscle": .gain, "put on": .gain, "weight gain": .gain, "subir de": .gain, "como bajo": .lose, "como pierdo": .lose,
        "keep my": .keep, "stay at": .keep, "stay the": .keep, "stay as": .keep, "stay where": .keep, "stay how": .keep, "hold my": .keep,
        "drop a": .lose, "drop ten": .lose, "drop 5": .lose,
    ]

    /// Without one of them nothing is said of a direction.
    private static let telling = beginnings.union(verbs.keys).union(["subir", "aumentar"])
    private static let beginnings = WordSet(pairs.keys.compactMap { $0.split(separator: " ").first.map(String.init) })

    /// Words that spelling repair must leave as they are.
    static let vocabulary = Set(verbs.keys).subtracting(["loose", "loosing"]).union(["deficit", "surplus", "mensual", "semanal"])

    /// Words without one of which nothing is weighed and nothing is to be eaten less or more.
    private static let unitWords: WordSet = [
        "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "lb", "lbs", "pound", "pounds", "libra", "libras", "stone", "stones", "st", "deficit",
        "surplus",
    ]

    private static let units: WordMap<Double> = [
        "kg": 1, "kgs": 1, "kilo": 1, "kilogram": 1, "lb": 0.45359237, "lbs": 0.45359237, "pound": 0.45359237, "libra": 0.45359237,
        "stone": 6.35029318,
        "st": 6.35029318, "g": 0.001, "gram": 0.001, "gramo": 0.001,
    ]

    private static func unit(_ word: String) -> String {
        ["lb", "lbs", "pound", "libra"].contains(word) ? "lb" : ["stone", "st"].contains(word) ? "stone" : "kg"
    }

    /// Weights in the message, kg, each with its tokens: "5 kg", "a kilo", "half a kilo", "a kilo and a half", "500 g".
    private func weights() -> [(kilograms: Double, range: Range<Int>)] {
        var out: [(Double, Range<Int>)] = []
        var place = 0, told: Double?
        while place < tokens.count {
            guard let (value, end) = amounts.quantity(at: place) else { place += 1; continue }
            if let size = AimGrammar.units[amounts.singularWord(end)] ?? AimGrammar.units[amounts.word(end)] {
                told = size
                // "a kilo and a half".
                var after = end + 1, more = 0.0
                if ["and", "y"].contains(amounts.text(after)) {
                    let half = ["a", "un"].contains(amounts.text(after + 1)) ? after + 2 : after + 1
                    if ["half", "medio", "media"].contains(amounts.text(half)) { (more, after) = (0.5, half + 1) }
                }
                // "10 stone 7".
                if size > 6, let (pounds, next) = amounts.quantity(at: after), (0..<14).contains(pounds),
                    AimGrammar.units[amounts.singularWord(next)] ?? 0.4 < 0.5
                {
                    more += pounds * 0.45359237 / size
                    after = AimGrammar.units[amounts.singularWord(next)] == nil ? next : next + 1
                }
                out.append(((value + more) * size, place..<after))
                place = after
            } else if let told, AimGrammar.isBareChange(tokens, value, place, end) {
                out.append((value * told, place..<(end + 1)))
                place = end
            } else if isBareTarget(value, place, end) {
                out.append((value > 130 ? value * 0.45359237 : value, place..<end))
                place = end
            } else {
                place = max(end, place + 1)
            }
        }
        return out
    }

    /// "162 pounds, want to lose 15": as much in the measure that the body's weight was told in.
    static func isBareChange(_ tokens: [Token], _ value: Double, _ start: Int, _ end: Int) -> Bool {
        let about = start > 0 && ["about", "around", "like", "unos"].contains(tokens[start - 1].word) ? start - 1 : start
        return (1...80).contains(value) && tokens[start].kind == .number && about > 0 && changing.contains(tokens[about - 1])
            && (end == tokens.count || tokens[end].kind == .mark
                || ["by", "in", "before", "until", "para", "antes", "en"].contains(tokens[end].word))
    }

    /// "get down to 82", "be 80 by summer", "back to 170": what a body weighs, after a word for getting there, and nothing that it counts.
    private func isBareTarget(_ value: Double, _ start: Int, _ end: Int) -> Bool {
        guard (40...130).contains(value) || (131...300).contains(value) && value == value.rounded(), tokens[start].kind == .number,
            end == tokens.count || tokens[end].kind == .mark || AimGrammar.afterWeight.contains(tokens[end])
        else { return false }
        let before = (max(0, start - 4)..<start).map { amounts.text($0) }
        let isTowards = before.last.map { ["to", "under", "below"].contains($0) } ?? false
        // "quiero bajar a 75 en 4 meses", "quisiera pesar 70".
        let wants = tokens.contains {
            ["quiero", "quisiera", "gustaria", "queria", "necesito", "debo", "intento", "meta", "objetivo"].contains($0.word)
        }
        if wants, AimGrammar.leadsTo(before) || before.last == "pesar" { return true }
        if isTowards, before.contains(where: { ["down", "back"].contains($0) }) { return true }
        // "I used to be 195" wants nothing.
        if before.contains("used") { return false }
        let reaches = isTowards && before.contains { ["get", "getting", "go"].contains($0) } || ["be", "hit", "reach", "for"].contains(before.last)
        return reaches && tokens.contains { ["want", "like", "hope", "hoping", "aim", "aiming", "trying", "need", "me"].contains($0.word) }
            && (date() != nil || tokens[..<start].containsOne(of: AimGrammar.unitWords))
    }

    /// May follow a weight that is told without its unit.
    private static let afterWeight: WordSet = [
        "by", "in", "before", "within", "again", "until", "and", "please", "over", "en", "para", "antes", "y", "porfa", "otra",
    ]

    /// "a week", "per month", "/week", "weekly", "a la semana": so many weeks.
    private func period(at start: Int) -> Double? {
        var place = start
        if ["weekly", "semanal", "semanale"].contains(amounts.text(place)) { return 1 }
        if ["monthly", "mensual", "mensuale"].contains(amounts.text(place)) { return AimGrammar.weeksPerMonth }
        guard ["a", "per", "each", "every", "/", "por", "al", "cada", "in"].contains(amounts.text(place)) else { return nil }
        let isIn = amounts.word(place) == "in"
        place += 1
        if amounts.word(place) == "la" || amounts.word(place) == "one" || isIn && amounts.word(place) == "a" {
            place += 1
        } else if isIn {
            return nil
        }
        return AimGrammar.lengths[amounts.singular(place)]
    }

    /// "in 2 months", "within ten weeks", "over the next 8 weeks", "en dos meses": weeks.
    private func deadline() -> Double? {
        for (place, token) in tokens.enumerated() where ["in", "within", "over", "for", "by", "en", "dentro", "during"].contains(token.word) {
            var next = place + 1
            while ["the", "next", "about", "around", "de", "unos", "coming"].contains(amounts.text(next)) { next += 1 }
            if let (value, end) = amounts.quantity(at: next), value > 0, let length = AimGrammar.lengths[amounts.singular(end)] {
                return value * length
            }
        }
        return nil
    }

    /// "by march", "before christmas", "by the end of june": weeks until then.
    private func date() -> Double? {
        guard let today else { return nil }
        for place in tokens.indices where ["by", "before", "until", "til", "till", "for", "para", "antes", "en"].contains(tokens[place].word) {
            var next = place + 1
            var isEnd = false
            while ["the", "end", "of", "start", "beginning", "next", "de", "final", "finale", "finales", "del", "mes"].contains(amounts.text(next)) {
                if amounts.text(next).hasPrefix("end") || amounts.text(next).hasPrefix("final") { isEnd = true }
                next += 1
            }
            let (year, month, day) = today.civil
            let target: (month: Int, day: Int)
            if let named = TimeWords.months[amounts.word(next)], named != 5 || tokens[place].word != "for" {
                let said = amounts.quantity(at: next + 1).flatMap { (1...31).contains($0.0) ? Int($0.0) : nil }
                target = (isEnd ? named + 1 : named, said ?? 1)
            } else if let feast = AimGrammar.feasts[amounts.word(next)], tokens[place].word != "en" {
                target = feast
            } else if amounts.word(next) == "easter" || amounts.word(next) == "pascua"
                || amounts.word(next) == "semana" && amounts.word(next + 1) == "santa"
            {
                let here = Easter.sunday(year)
                target = (month, day) < here ? here : Easter.sunday(year + 1)
            } else {
                continue
            }
            var on = Day(year: year, month: target.month, day: target.day)
            if (month, day) >= (target.month, target.day) { on = Day(year: year + 1, month: target.month, day: target.day) }
            let weeks = Double(today.distance(to: on)) / 7
            if weeks >= 1 { return weeks }
        }
        return nil
    }

    private static let feasts: WordMap<(month: Int, day: Int)> = [
        "christmas": (12, 25), "xmas": (12, 25), "navidad": (12, 25), "halloween": (10, 31), "summer": (6, 1), "verano": (6, 1), "spring": (3, 1),
        "primavera": (3, 1), "thanksgiving": (11, 26), "valentines": (2, 14), "valentine": (2, 14), "fall": (9, 22), "autumn": (9, 22),
        "otono": (9, 22),
    ]

    private static let weeksPerMonth = 365.25 / 12 / 7
    private static let lengths: WordMap<Double> = [
        "week": 1, "wk": 1, "semana": 1, "month": weeksPerMonth, "mes": weeksPerMonth, "mese": weeksPerMonth, "meses": weeksPerMonth, "day": 1.0 / 7,
        "dia": 1.0 / 7, "year": 365.25 / 7, "ano": 365.25 / 7, "fortnight": 2,
    ]

    /// "I'm 46, 162 lb, want to lose 1 lb a week": what is weighed now, told apart from what is wanted.
    private func isToldBefore(_ range: Range<Int>) -> Bool {
        guard let verb = tokens.firstIndex(where: { AimGrammar.verbs[$0.word] != nil }), verb >= range.upperBound else { return false }
        // "61kg and wanna gain weight": the verb has what it changes behind it.
        if tokens[(verb + 1)...].prefix(3).contains(where: { AimGrammar.changed.contains($0) }),
            !["to", "is"].contains(amounts.word(range.upperBound))
        {
            return true
        }
        return tokens[range.upperBound..<verb].contains { [",", ".", ";"].contains($0.word) }
    }

    private static let changed: WordSet = ["weight", "muscle", "muscles", "mass", "peso", "musculo", "masa", "fat", "grasa"]

    /// "165 lbs trying to gain 10 pounds", "weigh 200 lb, hoping to lose 20": what is weighed now, where what is to change follows its verb.
    private func isWeighedNow(_ range: Range<Int>, _ all: [Range<Int>]) -> Bool {
        guard range.count > 1, let later = all.first(where: { $0.lowerBound >= range.upperBound }),
            !["to", "reach", "be", "hit", "a", "hasta", "los", "by"].contains(amounts.text(range.lowerBound - 1))
        else { return false }
        return tokens[..<later.lowerBound].dropFirst(range.upperBound).contains { AimGrammar.changing.contains($0) }
    }

    /// Verbs whose weight is a difference, and none that a body has.
    static let changing: WordSet = [
        "lose", "losing", "loose", "gain", "gaining", "drop", "dropping", "shed", "shedding", "shift", "put", "perder", "bajar", "subir", "ganar",
        "adelgazar", "engordar", "aumentar",
    ]

    /// "ahora peso 76 kg": what is weighed now.
    private func isWeighed(_ start: Int) -> Bool { ["peso", "pesaba"].contains(amounts.text(start - 1)) }

    /// "to 60 kg", "goal weight 60 kg", "be 60 kg", "llegar a 60", "bajar a 70 kilos".
    private func isTarget(_ start: Int) -> Bool {
        let before = (max(0, start - 4)..<start).map { amounts.text($0) }
        if AimGrammar.leadsTo(before) { return true }
        // "i weigh 190 lbs and want to get to 170": what is weighed now.
        if before.last == "weigh", before.dropLast().last.map({ ["to", "should", "target", "goal"].contains($0) }) != true { return false }
        return !Set(before).isDisjoint(with: ["to", "reach", "be", "target", "goal", "at", "llegar", "pesar", "weigh", "weight", "below", "under"])
            && !before.contains(where: {
                ["lose", "gain", "losing", "gaining", "by", "perder", "ganar", "drop", "put", "bajar", "shed", "shift", "dropping"].contains($0)
            })
    }

    /// "bajar a", "adelgazar hasta los".
    private static func leadsTo(_ before: [String]) -> Bool {
        let rest = before.last == "los" ? before.dropLast() : before[...]
        return rest.last.map { ["a", "hasta"].contains($0) } ?? false && rest.contains { reaching.contains($0) }
    }

    private static let reaching: WordSet = ["bajar", "subir", "llegar", "volver", "regresar", "adelgazar", "engordar"]

    /// "a 500 calorie deficit".
    private func energy() -> Double? {
        for place in tokens.indices {
            if let (value, end) = amounts.quantity(at: place), ["kcal", "calorie", "cal", "caloria"].contains(amounts.singular(end)) { return value }
        }
        return nil
    }
}
