import NLU
import Nutrition

/// What was weighed, and when: one weight, or several with a day each.
extension Intents {
    static func weight(_ reading: Reading) -> Request? {
        var amounts = reading.amounts + reading.foods.map(\.amount)
        // "the 183 was 182.5".
        if reading.amounts.count == 2, reading.amounts.allSatisfy({ $0.quantity ?? 0 > 20 }),
            let verb = reading.words.firstIndex(where: isVerbs.contains),
            verb > 0, reading.words[..<verb].contains(where: { Double($0) == reading.amounts[0].quantity })
        {
            amounts = [reading.amounts[1]]
        }
        // "that last one should be 178.9": the "one" weighs nothing.
        let isWeight = { (amount: Amount) in amount.unit != nil || amount.quantity ?? 0 > 20 }
        guard let first = amounts.first(where: { $0.quantity != nil && isWeight($0) }) ?? amounts.first(where: { $0.quantity != nil }),
            let said = first.quantity
        else { return nil }
        // "64.300", as kilos are written where a point parts the grams.
        let value = (20_000...250_000).contains(said) && first.unit.map { $0.name == "kg" } ?? true ? said / 1000 : said
        if let unit = first.unit, let grams = unit.grams, ["kg", "lb", "stone"].contains(unit.name) {
            var kilograms = value * grams / 1000
            // "59 kilos y 300 gramos".
            if unit.name == "kg", amounts.count > 1, isGrams(amounts[1], reading), let more = amounts[1].quantity, (50..<1000).contains(more) {
                kilograms += more / 1000
            }
            // "11 stone 4": the pounds follow.
            if unit.name == "stone", amounts.count > 1, let pounds = amounts[1].quantity { kilograms += pounds * Unit("lb").grams! / 1000 }
            return .logWeight(kilograms: kilograms, unit: unit.name, reading.when)
        }
        // "it was 300 ml", "40 gramos" are of no person.
        if let unit = first.unit, unit.millilitres != nil || ["g", "mg", "oz"].contains(unit.name) { return nil }
        // Without a unit: what a grown person can weigh in kilograms, else pounds.
        let isPounds = value > 120
        return .logWeight(kilograms: isPounds ? value * Unit("lb").grams! / 1000 : value, unit: isPounds ? "lb" : "kg", reading.when)
    }

    /// "59 kilos y 300 gramos", "78 kilos 400".
    private static func isGrams(_ amount: Amount, _ reading: Reading) -> Bool {
        if let unit = amount.unit { return unit.name == "g" }
        return amount.size == nil && reading.words.isDisjoint(with: ["am", "soy", "mido", "was", "now", "calorie", "caloria", "in", "and"])
            && !reading.text.contains(",") && reading.words.count <= 7
    }

    /// "68 kilos", while one tells of oneself bit by bit: a weight.
    static func weightBit(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard tracker.lastAction == "set_profile", reading.words.count <= 3, reading.foods.isEmpty, reading.when.isEmpty, reading.aim == nil,
            ["inform", "choose", "out_of_scope"].contains(reading.intent.name), let amount = reading.amounts.only,
            ["kg", "lb", "stone"].contains(amount.unit?.name ?? ""), let value = amount.quantity, value > 20, !reading.text.hasSuffix("?"),
            reading.words.isDisjoint(with: ["menos", "mas", "less", "more", "de"])
        else { return nil }
        return weight(reading)
    }

    private static let isVerbs: Set<String> = ["was", "is", "should", "era", "eran", "es", "son", "fue", "fueron"]

    /// "i'm 80.5 now", "estoy en 79,4": a number with decimals of oneself is a weight.
    static func weightNow(_ reading: Reading) -> Request? {
        guard reading.words.count <= 6, reading.foods.allSatisfy({ $0.best == nil }), !reading.text.hasSuffix("?"), reading.aim == nil,
            ["set_profile", "out_of_scope", "inform", "log_weight", "correct"].contains(reading.intent.name),
            ["im", "i", "estoy", "ando", "voy", "sigo"].contains(reading.words[0]),
            let value = reading.amounts.only?.quantity, reading.amounts[0].unit == nil, 30...400 ~= value, value != value.rounded()
        else { return nil }
        return weight(reading)
    }

    /// "me he equivocado, hoy eran 63,6", "sorry, it was 81.2 this morning", while weights are spoken of: that day's, put right.
    static func weightPutRight(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard tracker.bodySpokenOf == .weight, (3...9).contains(words.count), reading.foods.allSatisfy({ $0.best == nil }), reading.aim == nil,
            !reading.text.hasSuffix("?"), ["correct", "inform", "out_of_scope", "log_weight"].contains(reading.intent.name),
            words.contains(where: isVerbs.contains), let amount = reading.amounts.only, let value = amount.quantity, 30...400 ~= value,
            amount.unit.map({ ["kg", "lb"].contains($0.name) }) ?? !measuresOther(words),
            words.contains(where: OrderWords.apologising.contains)
                || words.contains(where: ["equivocado", "equivoque", "error", "mistake", "wrong"].contains),
            let told = weight(reading), case .logWeight(let kilograms, let unit, _) = told
        else { return nil }
        var correction = BodyCorrection(BodySelection(.weight, when: reading.when, ordinal: reading.when.isEmpty ? -1 : nil))
        (correction.kilograms, correction.unit, correction.otherwise) = (kilograms, unit, told)
        return .correctBody(correction)
    }

    /// "ayer pesaba 70,5 y hoy 70,1", "70.5 on monday and 70.1 today": each on its day.
    static func weights(_ reading: Reading) -> [Request]? {
        let amounts = reading.amounts.filter { $0.quantity != nil }
        guard amounts.count > 1, reading.dates.allSatisfy({ $0.count <= 7 }), reading.foods.isEmpty,
            Set(reading.dates).count == reading.dates.count, amounts.allSatisfy({ 30...400 ~= $0.quantity ?? 0 }),
            Set(amounts.compactMap(\.unit)).count <= 1,
            let days = amounts.count == reading.dates.count ? reading.dates : daysBesideNow(reading, amounts)
        else { return nil }
        return zip(amounts, days).compactMap { amount, days in
            var one = reading
            one.amounts = [Amount(quantity: amount.quantity, unit: amount.unit ?? amounts.compactMap(\.unit).first)]
            one.when.days = days.map { $0.upperBound...$0.upperBound }
            return weight(one)
        }
    }

    /// "peso 79,5 y ayer 80", "80 ayer, ahora 79,5": the one day that is told is of the weight beside it, and the other weight is of now.
    private static func daysBesideNow(_ reading: Reading, _ amounts: [Amount]) -> [ClosedRange<Day>?]? {
        let words = reading.words
        guard amounts.count == 2, let day = reading.dates.only, words.isDisjoint(with: ofOneWeight), reading.intent.name == "log_weight",
            let first = words.firstIndex(where: { Double($0) == amounts[0].quantity?.rounded(.down) }),
            let second = words[(first + 1)...].firstIndex(where: { Double($0) == amounts[1].quantity?.rounded(.down) })
        else { return nil }
        let said = zip(words, Word.split(reading.untimed)).prefix { $0 == $1 }.count
        if said < first { return words[first...].contains(where: ["now", "ahora"].contains) ? [day, nil] : nil }
        // "80 ayer y ahora 79,5": of the first, where a joint or a mark follows it.
        let isOfFirst = said < second && words[(said + 1)..<second].contains(where: ["y", "and", "now", "ahora", "pero", "but"].contains)
        return isOfFirst ? [day, nil] : [nil, day]
    }

    /// "between 79 and 80", "de 80 a 79": no two weights of two days.
    private static let ofOneWeight: Set<String> = ["between", "entre", "from", "to", "de", "desde", "no", "not", "o", "or"]

    /// "el del 8", "the one on the 8th": the latest such day, up to the one spoken of.
    static func dayOfMonth(_ words: [String], upTo latest: Day?) -> Day? {
        guard let latest,
            let number = zip(words, words.dropFirst()).lazy.compactMap({ lead, word in
                ["del", "the"].contains(lead) && (lead == "del" || word.last?.isLetter == true) ? Int(word.prefix { $0.isNumber }) : nil
            }).first, (1...31).contains(number)
        else { return nil }
        return (0..<62).lazy.map { latest.advanced(by: -$0) }.first { $0.civil.day == number }
    }

    /// "I want to get to 170 by christmas", after a weight was told or asked for.
    static func wantedWeight(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        guard ["log_weight", "ask_weight", "set_profile"].contains(tracker.lastAction ?? ""),
            ["out_of_scope", "set_goal", "log_weight"].contains(reading.intent.name),
            reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.count == 1, let value = reading.amounts[0].quantity, value > 30,
            reading.amounts[0].unit.map({ ["kg", "lb", "stone"].contains($0.name) }) ?? true,
            words.contains(where: ["want", "like", "quiero", "quisiera", "gustaria"].contains),
            words.contains(where: ["get", "reach", "be", "down", "llegar", "bajar", "pesar", "estar"].contains)
        else { return nil }
        return reaching(value, reading.amounts[0].unit?.name, reading)
    }

    /// "change it to 82", "mejor 78", once the weight that is wanted was set or asked for.
    static func wantedAnew(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        let asksGoals = if case .own(.goals)? = tracker.inquiry { true } else { false }
        guard let aim = tracker.aim, let target = aim.target,
            asksGoals || ["suggest_goal", "set_goal", "ask_profile"].contains(tracker.lastAction ?? ""),
            reading.foods.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty, words.count <= 7, !reading.text.hasSuffix("?"),
            reading.amounts.count == 1, let value = reading.amounts[0].quantity, words.contains(where: changing.contains)
        else { return nil }
        let unit = reading.amounts[0].unit?.name ?? aim.targetUnit ?? "kg"
        // What is far from it is a goal of another kind.
        guard ["kg", "lb", "stone"].contains(unit), let grams = Unit(unit).grams, (0.7...1.4).contains(value * grams / 1000 / target) else {
            return nil
        }
        return reaching(value, unit, reading)
    }

    private static let changing = Set(
        Word.split("change make set instead actually rather no mejor cámbialo cámbiala cambia cambiá cambiarlo ponlo ponla ponle poné que sean"))
}
