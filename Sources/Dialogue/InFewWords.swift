import NLU
import Nutrition

/// What a few words say of rows that were just told, most of them in Spanish: "pan no", "la compartí", "resta 20", "un huevo era para mi mujer".
extension Intents {
    static func inFewWords(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let told = againNamed(reading, tracker) ?? keptAfterAll(reading, tracker) ?? spicedByPlace(reading, tracker) { return told }
        if let told = eatenInItsPlace(reading, tracker) ?? helpingMore(reading, tracker) { return told }
        guard !tracker.entries.isEmpty, tracker.question == nil, afterTold.contains(tracker.lastAction ?? ""), reading.nutrients.isEmpty,
            reading.words.count <= 10, !reading.text.contains("?")
        else { return nil }
        let readers: [(Reading, Tracker) -> [Request]?] = [
            deniedInWord, onOtherDay, toDayOfMonth, sharedInWord, gaveShare, leftOfAll, forOthers, steppedBy, sizeInWord, withoutOnly,
            everyOneWeighed, colourTold, halfOfCopied, countOfKind,
        ]
        return readers.lazy.compactMap { $0(reading, tracker) }.first
    }

    private static let afterTold: Set<String> = [
        "log_food", "correct", "copy_entries", "move_entry", "delete_entry", "undo", "ask_summary", "ask_remaining",
    ]

    /// "pan no", "fruta no", "eso no": it was not among what was eaten.
    private static func deniedInWord(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard words.last == "no", (2...4).contains(words.count), ["log_food", "correct", "copy_entries"].contains(tracker.lastAction) else {
            return nil
        }
        if ["eso", "ese", "esa", "esos", "esas"].contains(words[0]), words.count == 2 {
            let isOne = tracker.entries.count == 1
            return [isOne ? .delete(Selection(pointsBack: true)) : .correct(Correction(selection: Selection(pointsBack: true)))]
        }
        guard let food = reading.foods.only, food.best != nil, !food.isDefinite, food.amount.isEmpty,
            words.dropLast().elementsEqual(Word.split(food.said))
        else { return nil }
        var told = reading
        (told.text, told.foods[0].negated) = ("sin \(food.said)", true)
        told.untimed = told.text
        told.intent = IntentScore("log_food", 1)
        return log(told, tracker)
    }

    /// "no cené hoy, cené ayer", "no fue hoy, fue ayer": what stands goes to the day that is told last.
    private static func onOtherDay(_ reading: Reading, _: Tracker) -> [Request]? {
        let words = reading.words.filter { !["lo", "la", "los", "las", "eso", "esto", "me"].contains($0) }
        let deeds = Vocabulary[.being].union(Vocabulary[.eating])
        guard words.first == "no", words.count >= 4, deeds.contains(words[1]), reading.foods.isEmpty, reading.amounts.isEmpty,
            reading.dates.count == 2,
            reading.dates.allSatisfy({ $0.count == 1 }), reading.dates[0] != reading.dates[1], Set(reading.meals).count <= 1,
            words[2...].contains(where: { deeds.contains($0) || ["sino", "es"].contains($0) })
        else { return nil }
        let selection =
            reading.meals.first.map { Selection(when: When(days: reading.dates[0], meal: $0)) } ?? Selection(pointsBack: true)
        return [.move(selection, to: When(days: reading.dates[1]))]
    }

    /// "la compartí", "lo compartimos con mi hermana": half of it, where nobody says how many there were.
    private static func sharedInWord(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { beforeDeed.contains($0) }
        guard ["comparti", "compartimos"].contains(words.first), reading.foods.isEmpty, reading.amounts.isEmpty, reading.when.isEmpty,
            reading.share == nil, words.count == 1 || words.dropFirst().first == "con" && Vocabulary.says(.others, words)
        else { return nil }
        return [.correct(Correction(selection: Selection(pointsBack: true, all: tracker.areOfOnePot == true), factor: 0.5))]
    }

    /// "sin mantequilla ni queso, solo frijoles y huevo", of a dish: without those, and what is left of it is nothing eaten besides.
    private static func withoutOnly(_ reading: Reading, _: Tracker) -> [Request]? {
        let words = reading.words, kept = reading.foods.filter { !$0.negated }
        let left = reading.foods.filter(\.negated).map(\.said) + kept.flatMap(\.removed)
        guard words.first == "sin", let only = words.firstIndex(where: ["solo", "solamente", "nomas"].contains), only > 1, !left.isEmpty,
            !kept.isEmpty,
            reading.foods.allSatisfy({ $0.best != nil && $0.amount.isEmpty }), reading.when.isEmpty, !words.contains("con")
        else { return nil }
        return [.correct(Correction(selection: Selection(pointsBack: true), removed: left))]
    }

    /// "chipitas eran, de 30 g cada una", "de 30 g cada una": what every one of what was counted weighed.
    private static func everyOneWeighed(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words, said = reading.amounts + reading.foods.map(\.amount)
        guard words.count > 3, words[words.count - 2] == "cada", ["una", "uno"].contains(words[words.count - 1]), reading.foods.count <= 1,
            reading.foods.count == 1 || tracker.entries.count == 1, words.isDisjoint(with: ["otras", "otros", "otra", "otro"]),
            words[0] == "de" || words.prefix(4).contains(where: ["era", "eran", "fueron", "son", "pesaban", "pesan"].contains), reading.when.isEmpty,
            !Vocabulary.says(.eating, words),
            let amount = said.only(where: { $0.quantity ?? 0 > 0 && ($0.unit?.grams != nil || $0.unit?.millilitres != nil) })
        else { return nil }
        let named = reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        var correction = Correction(selection: Selection(foods: named, pointsBack: named.isEmpty), amount: amount)
        correction.isOfEach = true
        return [.correct(correction)]
    }

    /// "al final no me lo comí todo, dejé un tercio", of all that was told together.
    private static func leftOfAll(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard reading.foods.isEmpty, reading.when.isEmpty, words.contains("no"), words.contains(where: ["todo", "toda", "todos", "todas"].contains),
            let deed = words.firstIndex(where: ["deje", "dejamos", "sobro"].contains), deed > 1, let part = reading.amounts.only,
            part.unit == nil, let share = part.quantity, share > 0, share < 1
        else { return nil }
        return [.correct(Correction(selection: Selection(pointsBack: true, all: tracker.entries.count > 1), factor: 1 - share))]
    }

    /// "eso va para la noche del 28, no hoy", "esto fue el 27": of that day of the month.
    private static func toDayOfMonth(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard ["eso", "esto", "esa"].contains(words[0]),
            ["va", "van", "fue", "fueron", "era", "eran", "es"].contains(words.dropFirst().first),
            reading.foods.isEmpty, let now = reading.dates.first?.lowerBound ?? tracker.day,
            let place = words.indices.dropLast().first(where: { ["del", "el", "dia"].contains(words[$0]) && Int(words[$0 + 1]) != nil }),
            let number = Int(words[place + 1]), (1...31).contains(number)
        else { return nil }
        let (year, month, _) = now.civil
        var day = Day(year: year, month: month, day: number)
        if day > now { day = Day(year: year, month: month - 1, day: number) }
        guard day.civil.day == number else { return nil }
        let meal: Meal? = words.contains(where: ["noche", "cena"].contains) ? .dinner : words.contains("desayuno") ? .breakfast : reading.when.meal
        return [.move(Selection(pointsBack: true, all: tracker.entries.count > 1), to: When(days: day...day, meal: meal))]
    }

    /// "ay no, déjalo", "mejor no, devuélvelo", right after something was taken out: it is there again.
    private static func keptAfterAll(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard tracker.lastAction == "delete_entry", tracker.question == nil, (2...6).contains(words.count), reading.foods.isEmpty else { return nil }
        if ["mejor no", "no mejor no", "siempre no", "ay no mejor no"].contains(words.joined(separator: " ")) { return [.undo(turns: 1)] }
        guard
            words.contains(where: puttingBack.contains),
            words.allSatisfy({ puttingBack.contains($0) || besidePuttingBack.contains($0) }), words.contains(where: ["no", "mentira"].contains)
        else { return nil }
        return [.undo(turns: 1)]
    }

    private static let puttingBack = Set(
        Word.split("déjalo déjala déjalos déjalas devuélvelo devuélvela devuélvelos devuélvelas regrésalo regrésala regrésalos regrésalas"))
    private static let besidePuttingBack = Set(Word.split("ay no ah oh mejor mentira espera perdón así como estaba ups bueno pensándolo bien sí"))

    /// "y el último con una cucharadita de azúcar": so much more, put into what stands.
    private static func spicedByPlace(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !tracker.entries.isEmpty, reading.ordinal != nil, reading.foods.isEmpty, (4...9).contains(words.count), !reading.text.hasSuffix("?"),
            let joint = words.firstIndex(of: "con"), joint <= 3, let spice = words.last, ["azucar", "sal"].contains(spice),
            ["log_food", "correct"].contains(tracker.lastAction), reading.amounts.count <= 1
        else { return nil }
        let put = FoodMention(said: spice == "sal" ? spice : "azúcar", candidates: [], amount: reading.amounts.first ?? Amount())
        var log = LogFood(foods: [put], when: When(), continues: true)
        log.restates = .never
        return [.logFood(log)]
    }

    /// "verde", after a tea, "tinto" after wine: which it was, and no yes.
    private static func colourTold(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard let word = reading.words.only, ["verde", "negro", "negra", "rojo", "roja", "blanco", "blanca", "tinto", "rosado"].contains(word),
            ["log_food", "correct"].contains(tracker.lastAction),
            ["affirm", "deny", "inform", "out_of_scope", "choose"].contains(reading.intent.name)
        else { return nil }
        var correction = Correction(selection: Selection(pointsBack: true), words: "era \(word)")
        correction.isKindOnly = true
        return [.correct(correction)]
    }

    /// "la cambié por una pera", right after the apple was taken out: the pear was eaten.
    private static func eatenInItsPlace(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["y", "es", "que"].contains($0) }
        guard tracker.lastAction == "delete_entry", ["lo", "la", "los", "las"].contains(words.first), words.count <= 10, !reading.text.hasSuffix("?"),
            ["cambie", "cambiamos", "reemplace", "sustitui"].contains(words.dropFirst().first), words.dropFirst(2).first == "por",
            !reading.foods.isEmpty, reading.foods.allSatisfy({ $0.best != nil && !$0.negated })
        else { return nil }
        var told = LogFood(foods: reading.foods, when: reading.when, continues: true)
        told.restates = .never
        return [.logFood(told)]
    }

    /// "repetí el puré", "repetí medio plato más": another helping of what stands.
    private static func helpingMore(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard ["repeti", "repetimos"].contains(words.first), !tracker.entries.isEmpty, !reading.text.hasSuffix("?"), words.count <= 6,
            reading.when.isEmpty, reading.foods.count <= 1, reading.foods.allSatisfy({ $0.best != nil && !$0.negated && $0.amount.isEmpty })
        else { return nil }
        var selection = reading.foods.isEmpty ? Selection(ids: tracker.entries.suffix(1)) : Selection(foods: reading.foods)
        selection.isOneMore = true
        if reading.foods.isEmpty {
            guard let part = reading.amounts.only?.quantity, part < 1 else { return nil }
            selection.measure = Amount(quantity: part)
        }
        return [.copy(selection, to: When())]
    }

    /// "la mitad nomás", right after a meal was copied: of all of it.
    private static func halfOfCopied(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.filter { !["la", "pero", "solo", "nomas", "nada", "mas", "comi", "me", "de", "todo", "hoy"].contains($0) }
        guard tracker.lastAction == "copy_entries", tracker.entries.count > 1, words == ["mitad"], reading.foods.isEmpty else { return nil }
        return [.correct(Correction(selection: Selection(pointsBack: true, all: true), factor: 0.5))]
    }

    /// "no, 3 de pollo", of the empanadas de pollo that stand: so many of those.
    private static func countOfKind(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard words.first == "no", (4...6).contains(words.count), words[2] == "de", reading.when.isEmpty,
            words.dropFirst(3).allSatisfy({ $0 != "y" }),
            let count = Double(words[1]) ?? ["dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "una": 1, "uno": 1][words[1]], count <= 30,
            let noun = reading.foods.only?.best?.noun, let last = tracker.food?.noun, Set(Word.split(noun)).isStrictSubset(of: Word.split(last))
        else { return nil }
        let kind = FoodMention(said: words.dropFirst(3).joined(separator: " "), candidates: [])
        return [.correct(Correction(selection: Selection(foods: [kind]), amount: Amount(quantity: count)))]
    }

    private static let beforeDeed: Set<String> = [
        "y", "pero", "ah", "la", "lo", "los", "las", "me", "nos", "esa", "ese", "eso", "al", "final", "que",
    ]

    /// "le di la mitad al perro", "un tercio lo tiré": the rest was one's own.
    private static func gaveShare(_ reading: Reading, _: Tracker) -> [Request]? {
        let words = Array(reading.words.drop { beforeDeed.contains($0) })
        guard reading.foods.isEmpty, reading.when.isEmpty, let part = reading.amounts.only, part.unit == nil, let share = part.quantity, share > 0,
            share < 1, let deed = words.firstIndex(where: givingDeeds.contains), deed < 5,
            ["tire", "bote"].contains(words[deed]) || Vocabulary.says(.others, words),
            words.isDisjoint(with: ["comi", "comimos", "tome", "solo", "no"])
        else { return nil }
        return [.correct(Correction(selection: Selection(pointsBack: true), factor: 1 - share))]
    }

    private static let givingDeeds: Set<String> = ["di", "dimos", "regale", "tire", "bote", "convide"]

    /// "un huevo era para mi mujer", "dos cervezas eran de mi amigo": so many fewer of them.
    private static func forOthers(_ reading: Reading, _: Tracker) -> [Request]? {
        let words = reading.words.drop { ["y", "pero", "ah"].contains($0) }
        guard let food = reading.foods.only, food.best != nil, !food.negated, !food.isDefinite, food.removed.isEmpty, food.amount.unit == nil,
            let count = food.amount.quantity, count >= 1, count == count.rounded(), reading.when.isEmpty,
            let verb = words.firstIndex(where: ["era", "eran", "fue", "fueron"].contains), verb > words.startIndex + 1, verb < words.startIndex + 5,
            ["para", "de", "del"].contains(words.dropFirst(verb + 1 - words.startIndex).first), Vocabulary.says(.others, words[(verb + 1)...])
        else { return nil }
        return [.delete(Selection(foods: [FoodMention(said: food.said, candidates: food.candidates, amount: Amount(quantity: count))]))]
    }

    /// "resta 20", "súmale 30", "quítale 50 g", "ponle 100 ml más": so much more or less of what was told last.
    private static func steppedBy(_ reading: Reading, _: Tracker) -> [Request]? {
        let words = reading.words
        if words.count == 2, ["uno", "una", "dos", "tres"].contains(words[0]), ["menos", "meno"].contains(words[1]) {
            var selection = Selection(pointsBack: true)
            selection.less = words[0] == "dos" ? 2 : words[0] == "tres" ? 3 : 1
            return [.delete(selection)]
        }
        guard reading.foods.isEmpty, reading.when.isEmpty, (2...6).contains(words.count), var step = reading.amounts.only, step.size == nil,
            let quantity = step.quantity, quantity > 0, step.unit?.name != "kcal",
            words.dropFirst().allSatisfy({ Double($0) != nil || besideStep.contains($0) || Unit.named($0) != nil })
        else { return nil }
        let isMore = words.contains("mas"), isLess = words.contains(where: ["menos", "meno"].contains)
        let sign: Double? = fewer.contains(words[0]) ? -1 : more.contains(words[0]) || isMore && puts.contains(words[0]) ? 1 : nil
        // "quítale dos" takes so many away.
        guard let sign, !(isMore && sign < 0), !isLess, step.unit.map({ $0.grams != nil || $0.millilitres != nil }) ?? (quantity >= 10) else {
            return nil
        }
        step.quantity = quantity * sign
        var correction = Correction(selection: Selection(pointsBack: true))
        correction.step = step
        return [.correct(correction)]
    }

    private static let fewer = Set(Word.split("resta réstale réstales descuenta descuéntale quítale quítales sácale"))
    private static let more = Set(Word.split("suma súmale súmales agrégale agrega añade añádele auméntale"))
    private static let puts = Set(Word.split("ponle pon échale"))
    private static let besideStep = Set(Word.split("más g gr gramo gramos ml mililitros de por favor porfa a eso"))

    /// "poquito", "bastante", "un poco más": how much it was, in no measure; of more or less than what stands it is asked how much.
    private static func sizeInWord(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["era", "fue", "comi", "eran", "pero", "y"].contains($0) }, text = words.joined(separator: " ")
        guard tracker.lastAction == "log_food", tracker.entries.count == 1, reading.foods.isEmpty, reading.when.isEmpty,
            ["inform", "out_of_scope", "correct", "choose", "log_food", "deny", "affirm"].contains(reading.intent.name)
        else { return nil }
        let pointed = Selection(pointsBack: true)
        if ["un poco mas", "algo mas", "un poco menos", "algo menos", "un poquito mas", "un poquito menos"].contains(text) {
            return [.correct(Correction(selection: pointed))]
        }
        if ["poquito", "poquita", "poco", "un poco", "un poquito", "muy poco", "muy poquito"].contains(text) {
            return [.correct(Correction(selection: pointed, amount: Amount(size: "small")))]
        }
        if ["bastante", "mucho", "mucha", "harto", "harta", "un monton"].contains(text) {
            return [.correct(Correction(selection: pointed, amount: Amount(size: "large")))]
        }
        return ["casi todo", "casi toda"].contains(text) ? [.correct(Correction(selection: pointed, factor: 0.9))] : nil
    }

    /// "otra vez arroz con pollo", right after a row of yesterday was put right: eaten now.
    private static func againNamed(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard [["otra", "vez"], ["de", "nuevo"]].contains(Array(reading.words.prefix(2))) || reading.words.first == "nuevamente",
            tracker.lastAction == "correct", !reading.foods.isEmpty, !reading.text.hasSuffix("?"), reading.nutrients.isEmpty,
            reading.foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite && $0.removed.isEmpty }), reading.when.isEmpty,
            reading.words.isDisjoint(with: Vocabulary[.being].subtracting(["vez"]))
        else { return nil }
        var told = reading
        told.intent = IntentScore("log_food", 1)
        told.when.minutesAgo = 0
        // "otra" is none of the food.
        for place in told.foods.indices where told.foods[place].amount == Amount(quantity: 1) { told.foods[place].amount = Amount() }
        return log(told, tracker).map { request in
            guard case .logFood(var log) = request else { return request }
            log.restates = .never
            return .logFood(log)
        }
    }

    /// "¿la cena está bien?", "¿estuvo bien el desayuno?": how a meal was, and no order to keep it.
    static func mealJudged(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard reading.text.hasSuffix("?"), (3...7).contains(words.count), reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty,
            let meal = reading.when.meal,
            zip(words, words.dropFirst()).contains(where: {
                ["esta", "estuvo", "va", "fue"].contains($0) && ["bien", "mal", "ok", "buena", "bueno"].contains($1)
            })
        else { return nil }
        let days = reading.when.days ?? tracker.day.map { $0...$0 }
        return tracker.entries.isEmpty
            ? .askDiary(When(days: reading.when.days, meal: meal)) : .judge(foods: [], nutrients: measuresOfMeals, when: When(days: days, meal: meal))
    }
}
