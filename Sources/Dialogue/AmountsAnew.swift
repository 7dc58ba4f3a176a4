import NLU
import Nutrition

/// Amounts told against those that stand: "50 g less", "the 300 was 350".
extension Intents {
    /// "add another slice to friday's pizza", "a la pizza súmale otra porción": so much more of a row; "halve everything".
    static func changedWholly(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        addsTo(reading.words)
            ? amountAnew(reading, tracker)
            : amountDenied(reading, tracker) ?? numberAfterNight(reading, tracker) ?? lessOf(reading, tracker) ?? energySet(reading, tracker)
                ?? allHalved(reading, tracker)
    }

    /// "less rice", "menos arroz que de costumbre", right after it was told, or a dish with it: half of it, where nobody says how much.
    private static func lessOf(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(
            reading.words.drop { ["ok", "oh", "with", "con", "and", "but", "actually", "pero", "y", "it", "had", "tenia", "no"].contains($0) })
        guard !tracker.entries.isEmpty, ["log_food", "correct", "copy_entries", "move_entry"].contains(tracker.lastAction ?? ""),
            let first = words.first, ["less", "fewer", "menos"].contains(first), reading.nutrients.isEmpty,
            !["the", "el", "la", "los", "las"].contains(words.dropFirst().first ?? ""),
            reading.when.isEmpty,
            reading.amounts.isEmpty, !reading.text.hasSuffix("?"), let food = reading.foods.only, food.best != nil, food.amount.isEmpty,
            case let name = Word.split(food.said),
            case let rest = words.dropFirst().drop(while: { ["of", "the", "de", "el", "la", "los", "las"].contains($0) }),
            rest.starts(with: name), rest.dropFirst(name.count).allSatisfy(asUsual.contains)
        else { return nil }
        var selection = Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)])
        selection.foods[0].isDefinite = true
        return [.correct(Correction(selection: selection, factor: 0.5, words: reading.untimed))]
    }

    private static let asUsual = Set(
        Word.split(
            "than usual normal that this time today in it on tho though please actually que de lo costumbre siempre normal esta vez hoy por favor"))

    /// So much more or less of a row, or another number in the place of the one that it has.
    static func amountAnew(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let told = vesselsCounted(reading, tracker) ?? sizedAnew(reading, tracker) { return [told] }
        let words = reading.words, said = reading.amounts + reading.foods.map(\.amount)
        var amounts = said.filter { $0.quantity ?? 0 > 0 && $0.size == nil }
        // "add another slice to it": one.
        if amounts.isEmpty, words.contains(where: Vocabulary[.another].contains), let unit = said.lazy.compactMap(\.unit).first {
            amounts = [Amount(quantity: 1, unit: unit)]
        }
        guard !tracker.entries.isEmpty, !amounts.isEmpty, (2...12).contains(words.count), reading.foods.count <= 1, reading.nutrients.isEmpty,
            reading.when.isEmpty || addsTo(words) && reading.when.meal == nil && reading.when.minute == nil, reading.activity == nil,
            !reading.isQuestion, !reading.text.hasSuffix("?"),
            reading.intent.name != "delete_entry" || lessAlone(words) != nil,
            !["log_water", "log_exercise", "log_weight", "set_goal"].contains(tracker.lastAction ?? "")
        else { return nil }
        let named = reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        var correction = Correction(selection: Selection(foods: named, pointsBack: named.isEmpty))
        correction.selection.when.days = reading.when.days
        if Set(amounts).count == 1, var step = amounts.first, let sign = sign(words, reading) {
            // "one less pint" takes it away.
            if sign < 0, step.unit.map({ !["g", "kg", "oz", "ml", "l"].contains($0.name) }) ?? (lessAlone(words) == nil) { return nil }
            step.quantity = step.quantity.map { $0 * sign }
            correction.step = step
            if words.contains(where: ["both", "ambos", "ambas"].contains) {
                (correction.selection.ordinal, correction.selection.count, correction.selection.all) = (-1, 2, true)
            }
            return [.correct(correction)]
        }
        guard reading.foods.isEmpty, let joint = words.firstIndex(where: exchanging.contains), joint > 0, joint + 1 < words.count else { return nil }
        guard amounts.count == 2, let first = amounts[0].quantity, let second = amounts[1].quantity, first != second,
            ["the", "el", "los", "la", "las"].contains(words[0]) || changing.contains(words[0])
        else { return nil }
        (correction.amount, correction.stood) = (amounts[1], amounts[0])
        return [.correct(correction)]
    }

    /// The number of "20 less", "take off 10", "take 20 g off", "20 g menos", which tell nothing else.
    static func lessAlone(_ words: [String]) -> Double? {
        let said = words.filter { !["please", "porfa", "of", "de"].contains($0) }, isOff = ["take", "knock", "shave"].contains(said.first)
        guard (2...4).contains(said.count), isOff ? said.contains("off") : ["less", "menos"].contains(said.last) else { return nil }
        let amount = said.filter { !["take", "knock", "shave", "off", "less", "menos"].contains($0) }
        let counts = ["one": 1.0, "un": 1, "uno": 1, "una": 1, "two": 2, "dos": 2, "three": 3, "tres": 3]
        guard let number = amount.first.flatMap({ Double($0) ?? counts[$0] }), number > 0, amount.count <= 2,
            amount.count == 1 || Unit.named(amount[1]) != nil || ["minute", "min", "minuto"].contains(Word.singular(amount[1]))
        else { return nil }
        return number
    }

    /// "wait 2 cups of rice for lunch", "perdón, 3 huevos": who opens so takes back how much of it stands.
    static func restatesAmount(_ foods: [FoodMention], _ words: [String], _ tracker: Tracker) -> Bool {
        guard !tracker.entries.isEmpty, let food = foods.only, food.amount.quantity != nil || food.amount.size != nil else { return false }
        return words.prefix(4).contains(where: takingBack.contains) && !Vocabulary.says(.oneMore, words)
            && words.isDisjoint(with: ["and", "y", "plus", "forgot", "olvide", "add", "agrega", "anade", "then"])
    }

    private static let takingBack = Set(
        Word.split(
            "wait sorry oops whoops correction actually mistake messed scratch hold hang perdón perdona espera ups miento mentira corrijo corrección equivoqué"
        ))

    /// 1 where the words tell more of what stands, -1 where they tell less; "50 g more rice" is eaten besides.
    private static func sign(_ words: [String], _ reading: Reading) -> Double? {
        if lessAlone(words) != nil { return -1 }
        let isTold = words.contains(where: Vocabulary[.being].contains), isOfRow = reading.foods.allSatisfy(\.isDefinite)
        if addsTo(words), reading.foods.only != nil, !isTold { return 1 }
        if let place = words.firstIndex(where: ["less", "fewer", "menos", "meno"].contains), place > 0 {
            let after = words[(place + 1)...].first ?? ""
            return ["or", "o", "no", "more", "mas"].contains(words[place - 1]) || ["than", "que", "de", "of"].contains(after) ? nil : -1
        }
        if let place = words.lastIndex(of: "more") ?? words.lastIndex(of: "mas") {
            // "media taza nada más": and no more.
            if place > 0, ["nada", "no", "any", "nomas"].contains(words[place - 1]) { return nil }
            return isTold && isOfRow && (place == words.count - 1) && place > 1 ? 1 : nil
        }
        guard isOfRow, !reading.foods.isEmpty, !isTold else { return nil }
        let pairs = zip(words, words.dropFirst())
        if ["add", "put"].contains(words[0]), pairs.contains(where: { $0 == "to" && ["the", "my"].contains($1) }) { return 1 }
        return ["take", "knock"].contains(words[0]) && pairs.contains { ["off", "from"].contains($0) && ["the", "my"].contains($1) } ? -1 : nil
    }

    /// "add another slice to friday's pizza", "a la pizza súmale otra porción", "añade otra porción a la pizza".
    private static func addsTo(_ words: [String]) -> Bool {
        guard words.count > 4, words.isDisjoint(with: ["list", "lista", "recipe", "receta", "goal", "meta"]),
            words.prefix(2).contains(where: ["add", "put", "pop", "stick"].contains) || words.contains(where: addingTo.contains)
                || words.contains(where: Vocabulary[.adding].contains) && words.contains(where: Vocabulary[.another].contains)
        else { return false }
        let isToRow = words.indices.dropFirst().dropLast().contains { place in
            let next = words[place + 1]
            return words[place] == "to" && (["the", "my", "that"].contains(next) || whose.contains(where: next.hasPrefix))
        }
        let isToRowInSpanish =
            words[0] == "al" || words[0] == "a" && ["la", "los", "las", "mi"].contains(words[1])
            || zip(words, words.dropFirst()).dropFirst().contains { $0 == "a" && ["la", "los", "las", "mi"].contains($1) }
            || words.dropFirst().dropLast().contains("al")
        return isToRow || isToRowInSpanish
    }

    private static let whose = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "yesterday", "last", "today", "tonight",
    ]
    private static let addingTo = Set(Word.split("súmale sumale agrégale agregale añádele anadele añade anade agrega suma"))

    /// "the glass of wine was actually two", "la copa de vino en realidad fueron dos": so many of that measure.
    private static func vesselsCounted(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard !tracker.entries.isEmpty, let food = reading.foods.only, let unit = food.amount.unit, unit.grams == nil,
            food.amount.quantity ?? 1 == 1, food.amount.size == nil, ["the", "my", "el", "la", "las", "los", "mi"].contains(words.first),
            let verb = words.lastIndex(where: Vocabulary[.being].contains), verb > 2, words.count - verb <= 4, !reading.text.hasSuffix("?"),
            let count = reading.amounts.only(where: { $0.unit == nil && $0.size == nil })?.quantity, count >= 1.5, count <= 20,
            reading.when.isEmpty
        else { return nil }
        return .correct(
            Correction(
                selection: Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)]), amount: Amount(quantity: count, unit: unit))
        )
    }

    /// "change the large fries to small", "cambia el café grande a mediano": of another size.
    private static func sizedAnew(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard !tracker.entries.isEmpty, let food = reading.foods.only, let size = food.amount.size, food.amount.unit == nil,
            changing.union(["switch"]).contains(words.first ?? ""), !reading.text.hasSuffix("?"),
            let joint = words.lastIndex(where: ["to", "a", "por", "into", "for"].contains), joint > 1, words.count - joint <= 4,
            let other = reading.amounts.only(where: { $0.size != nil && $0.size != size && $0.unit == nil })
        else { return nil }
        return .correct(
            Correction(
                selection: Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)], when: reading.when),
                amount: Amount(size: other.size)))
    }

    private static let changing: Set<String> = ["change", "make", "swap", "correct", "fix", "cambia", "cambiar", "corrige"]
    private static let exchanging: Set<String> = ["was", "were", "is", "should", "to", "era", "eran", "a", "por"]

    /// "me equivoqué, comí solo una", after the calories of what was eaten were asked: of that row.
    static func onlySoMany(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard !tracker.entries.isEmpty, reading.foods.isEmpty, reading.when.isEmpty, reading.words.count <= 8, let amount = reading.amounts.only,
            amount.quantity != nil, Vocabulary.says(.only, reading.words),
            case .askNutrients(let asked, _)? = tracker.inquiry, let food = asked.only
        else { return nil }
        return .correct(Correction(selection: Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)]), amount: amount))
    }

    /// "y tomé 5 g de creatina", of a name that no table knows: never so much of what was told last.
    static func strangeWeighed(_ reading: Reading) -> Request? {
        let words = reading.words
        guard let amount = reading.amounts.only, amount.quantity != nil, amount.unit?.grams != nil, Vocabulary.says(.eating, words.prefix(4)),
            let of = words.lastIndex(where: ["de", "of"].contains), of > 2,
            case let name = words[(of + 1)...].prefix(while: { !atTimes.contains($0) }),
            (1...3).contains(name.count), words.isDisjoint(with: ["eso", "esos", "esa", "that", "it", "those", "mas", "more"])
        else { return nil }
        var mention = FoodMention(said: name.joined(separator: " "), candidates: [])
        mention.amount = amount
        return .logFood(LogFood(foods: [mention], when: reading.when))
    }

    /// "un paquete de club social", "a bowl of zorgle": measured, and called by a name that no table knows.
    static func strangeMeasured(_ reading: Reading) -> Request? {
        let words = reading.words
        // "apúntame 6 chapulines": ordered outright, counted, and by a name that no table knows.
        if words.count > 2, Vocabulary.says(.logging, words.prefix(1)), let count = SmallCount.of(words[1]), count > 1, words[2].utf8.count > 5,
            Unit.named(words[2]) == nil, words[2].allSatisfy(\.isLetter), !pointing.contains(words[2]), !Vocabulary[.oneMore].contains(words[2]),
            reading.nutrients.isEmpty, !reading.pointsBack, !reading.text.hasSuffix("?")
        {
            var mention = FoodMention(said: KeepIntents.asWritten(words[2], in: reading.text), candidates: [])
            mention.amount = Amount(quantity: count)
            return .logFood(LogFood(foods: [mention], when: reading.when))
        }
        guard let amount = reading.amounts.only, amount.unit != nil, amount.unit?.grams == nil, reading.nutrients.isEmpty, !reading.pointsBack,
            let of = words.lastIndex(where: ["de", "of"].contains), (1...4).contains(of), Unit.named(words[of - 1]) != nil,
            case let name = words[(of + 1)...].prefix(while: { !atTimes.contains($0) }), (1...3).contains(name.count),
            name.allSatisfy({ $0.utf8.count > 2 && Double($0) == nil && !pointing.contains($0) }), !reading.text.hasSuffix("?")
        else { return nil }
        var mention = FoodMention(said: KeepIntents.asWritten(name.joined(separator: " "), in: reading.text), candidates: [])
        mention.amount = amount
        return .logFood(LogFood(foods: [mention], when: reading.when))
    }

    /// Name what was told before, by no name of its own.
    private static let pointing = Set(
        Word.split(
            "eso esos esa esas ese lo la el los las mismo misma ello ella ellos ellas cada uno una todo todos mi that those them the same it this these"
                + " each my both grande chico pequeño normal siempre antes ayer otro otra"))

    private static let atTimes = Set(Word.split("hoy ayer ahora today yesterday now y and con with para for en at"))

    /// "and the toast too", "same for the toast", after the bread was put right: as much of it.
    static func asMuch(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        let words = words.drop { ["and", "y", "about", "the", "la", "of", "just"].contains($0) }
        // "the same amount", of the rice that was told after 200 g of chicken.
        if tracker.lastAction == "log_food", tracker.entries.count == 1, reading.foods.isEmpty, reading.when.isEmpty, words.count == 2,
            ["same", "misma"].contains(words.first), ["amount", "weight", "quantity", "cantidad"].contains(words.last)
        {
            var selection = Selection(ids: tracker.entries)
            selection.isAlike = true
            return [.correct(Correction(selection: selection))]
        }
        guard tracker.lastAction == "correct", tracker.entries.count == 1, let food = reading.foods.only, food.isDefinite, food.amount.isEmpty,
            !food.negated, reading.when.isEmpty, words.count <= Word.split(food.said).count + 4,
            words.last.map(["too", "also", "well", "tambien"].contains) == true || words.starts(with: ["same"]) || words.starts(with: ["so", "was"])
                || words.starts(with: ["so", "were"]) || words.starts(with: ["lo", "mismo"])
        else { return nil }
        var selection = Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)])
        selection.isAlike = true
        return [.correct(Correction(selection: selection))]
    }
}
