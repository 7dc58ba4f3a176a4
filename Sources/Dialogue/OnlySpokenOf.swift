import NLU
import Nutrition

/// Meals and rows that are spoken of, and neither taken out nor copied by that: "I didn't skip breakfast", "was lunch the same as breakfast?", "not soup
/// again for dinner".
extension Intents {
    /// What was asked for, without what the words only speak of.
    static func sparing(_ requests: [Request], _ reading: Reading, _ tracker: Tracker, isAlone: Bool) -> [Request] {
        let words = withoutAuxiliary(reading.words.drop { ["and", "so", "oh", "ok", "but", "well", "y", "pero", "entonces"].contains($0) })
        // "y si hubiera tomado agua?"
        let supposes = words.contains(where: ["hubiera", "hubiese"].contains) && ["si", "what", "if"].contains(words.first ?? "")
        if isAlone, requests.contains(where: writes), onlyWishes(reading) || supposes && reading.foods.allSatisfy(isWater) {
            return [.tell(.nothingDone)]
        }
        if requests.contains(where: { if case .delete = $0 { true } else { false } }), asksWhetherToDelete(words, reading.text) {
            return [.askRows(Selection(pointsBack: true), nutrients: [.energy])]
        }
        if saysNotEating(reading), requests.contains(where: movesOrAsks) { return [.tell(.nothingDone)] }
        let isSpared = requests.contains { request in
            switch request {
            case .delete: onlySpeaksOfSkipping(words, reading) || isOfStock(words, reading.text)
            case .copy: onlySpeaksOfSame(words, reading)
            // "no comí lo mismo que ayer".
            case .move(let rows, _): words.starts(with: ["no", "comi", "lo", "mismo"]) || asksOfOther(words, reading) || isChatOfDays(rows, reading)
            case .correct, .logFood: isOfStock(words, reading.text) || gobblesOther(reading)
            default: isAlone && isOfBody(request) && onlySupposes(words, reading)
            }
        }
        guard isSpared else { return requests }
        if requests.contains(where: isOfBody) || asksOfOther(words, reading) {
            return [.fallback(text: reading.text, nearest: [], repeated: tracker.misunderstandings > 0)]
        }
        if asksSame(words, reading) { return [.askDiary(When(days: reading.when.days ?? tracker.day.map { $0...$0 }))] }
        return [asksLeave(words) ? .tell(.makeUp) : .tell(.nothingDone)]
    }

    /// What a meal that was not eaten is no order for.
    private static func movesOrAsks(_ request: Request) -> Bool {
        switch request {
        case .move, .copy, .askSummary, .askDiary, .askRemaining, .recommendFood, .recommendRecipe, .fallback, .help, .strayAnswer, .notYet, .correct:
            true
        default: false
        }
    }

    private static func writes(_ request: Request) -> Bool {
        switch request {
        case .logFood, .logWater, .logMoreWater, .waterSoFar: true
        default: false
        }
    }

    /// "he desayunado lo mismo": what I have done, and no man.
    private static func withoutAuxiliary(_ words: ArraySlice<String>) -> [String] {
        words.indices.filter { place in
            words[place] != "he" || place + 1 == words.endIndex || !["ado", "ido"].contains { words[place + 1].hasSuffix($0) }
        }.map { words[$0] }
    }

    /// "who won the match last night": no row goes anywhere by that.
    private static func asksOfOther(_ words: [String], _ reading: Reading) -> Bool {
        reading.foods.isEmpty
            && words.first.map(["who", "whos", "whose", "what", "whats", "where", "why", "how", "quien", "quienes"].contains) == true
            && !Vocabulary.says(.eating, words) && words.isDisjoint(with: ["about", "move", "moved", "moving", "put", "change", "make"])
    }

    /// "don't log eggs again for dinner".
    static func deniesLogging(_ reading: Reading) -> Bool {
        let words = reading.words.filter { $0 != "t" }
        return ["dont", "don", "no"].contains(words.first) && ["log", "add", "anote", "apunte", "registre"].contains(words.dropFirst().first)
            && words.contains(where: ["again", "otra", "twice"].contains)
    }

    private static func isOfBody(_ request: Request) -> Bool {
        switch request {
        case .logWeight, .setProfile, .own(.desiredWeight), .logExercise: true
        default: false
        }
    }

    /// "can I skip dinner tomorrow", "mañana no me salto la cena", "my dad skips breakfast", "I hate skipping lunch".
    static func onlySpeaksOfSkipping(_ words: [String], _ reading: Reading) -> Bool {
        guard let verb = words.firstIndex(where: skippingMeals.contains), reading.foods.allSatisfy({ $0.best == nil }) else { return false }
        // "no, skip dinner"; "sí, me salto la cena".
        let text = reading.text.lowercased(), before = words[..<verb].filter { $0 != "no" || !text.contains("no,") }
        let isSupposed = before.contains("si") && !text.contains("sí") && !text.contains(",")
        return asksLeave(words) || isSupposed || before.contains(where: spared.contains) || before.contains(where: Vocabulary[.others].contains)
            || before.contains(where: thirdPersons.contains)
    }

    /// "no milk in the fridge", "there's no cheese at home": what is not to be had is not taken out of what was eaten.
    private static func isOfStock(_ words: [String], _ text: String) -> Bool {
        let said = words.drop { ["there", "theres", "s", "is", "are", "were", "was", "ya", "hay", "queda"].contains($0) }
        guard ["no", "sin"].contains(said.first ?? words.first ?? ""), words.count <= 8, !Vocabulary.says(.eating, words),
            !text.contains(","), words.allSatisfy({ Double($0) == nil })
        else { return false }
        let told = words.reversed().drop { ["anymore", "now", "left", "ya", "ahora", "either", "today", "hoy"].contains($0) }
        // "no meat in the soup tomorrow".
        let isAhead = ["tomorrow", "manana"].contains(words.last) && words.contains(where: ["in", "on", "en"].contains)
        return isAhead
            || told.first.map(stores.contains) == true
                && told.dropFirst().prefix(2).contains { ["the", "at", "in", "en", "la", "el", "my", "mi"].contains($0) }
    }

    private static let stores = Set(
        Word.split(
            "fridge freezer house home pantry cupboard store shop supermarket aisle menu nevera refri refrigerador casa despensa tienda carta menú"))

    private static func asksLeave(_ words: [String]) -> Bool {
        guard let first = words.first else { return false }
        let asks =
            ["do", "does", "did"].contains(first) ? ["i", "we", "you", "person"].contains(words.dropFirst().first ?? "") : leave.contains(first)
        return asks && words.contains(where: skippingMeals.contains)
    }

    /// "is lunch the same as breakfast", "don't want half the soup again for dinner".
    private static func onlySpeaksOfSame(_ words: [String], _ reading: Reading) -> Bool {
        guard let again = words.firstIndex(where: ["same", "again", "mismo", "misma"].contains) else { return false }
        // "I weigh the same as yesterday", "sick of pizza again for dinner", "my son had the same": nothing that was eaten anew.
        if sayingOther(words, again, reading) { return true }
        // "not that hungry, same as yesterday", "no time to cook so the same again": another clause denies.
        let clause = clauseOfSame(reading)
        return asksSame(words, reading)
            || words[..<again].contains(where: denying.contains) && (clause.isEmpty || clause.contains(where: denying.contains))
    }

    private static func sayingOther(_ words: [String], _ again: Int, _ reading: Reading) -> Bool {
        // "mi mamá hizo lo mismo que ayer y me lo comí": eaten after all.
        guard !words[again...].contains(where: Vocabulary[.eating].contains) else { return false }
        // "walked home and the same for lunch", "my wife made us the same for lunch": told of a meal.
        let isOfOthers = words[..<again].contains { Vocabulary[.others].contains($0) || thirdPersons.contains($0) || $0 == "kid" || $0 == "roommate" }
        if !reading.meals.isEmpty, words[again] != "again", !isOfOthers || words[..<again].contains(where: ["us", "me", "nos", "i", "we"].contains) {
            return false
        }
        let clause = clauseOfSame(reading)
        let before = clause.firstIndex(where: ["same", "again", "mismo", "misma"].contains).map { Array(clause[..<$0]) } ?? Array(words[..<again])
        if before.contains(where: notOfMeals.contains) && !before.contains(where: Vocabulary[.eating].contains) { return true }
        if before.contains(where: { thirdPersons.contains($0) || Vocabulary[.others].contains($0) }),
            before.isDisjoint(with: ["i", "we", "me", "yo"])
        {
            return true
        }
        if reading.foods.isEmpty, words.isDisjoint(with: Vocabulary[.mealWord]), reading.meals.isEmpty,
            words[again...].dropFirst().first.map(["calorie", "price", "time", "place", "weight", "amount"].contains) == true
        {
            return true
        }
        return words[again] == "again" && before.contains(where: tired.contains) || before.first == "no" && before.dropFirst().first == "comi"
    }

    private static let notOfMeals = Set(
        Word.split("weigh weighed feel felt look slept sleep ran walked trained worked peso pesé siento dormí corrí caminé entrené nadé did"))
    private static let tired = Set(Word.split("too sick tired hopefully enough bored wanted asked hate no"))

    /// "how many calories do I need if I weigh 75 kg", "convert 180 lb to kg", "is 60 kg a good weight", "can I be 70 kg by june": no weight that is told.
    static func onlySupposes(_ words: [String], _ reading: Reading) -> Bool {
        guard let first = words.first else { return false }
        let asks = reading.text.hasSuffix("?") || asking.contains(first)
        let isConverted = ["convert", "convierte", "convertir"].contains(first) || ["what", "whats"].contains(first) && units(words) > 1
        let isJudged = ["is", "are", "es"].contains(first) && words.dropFirst().first.map { Double($0) != nil } == true
        let isWished =
            ["can", "could", "puedo"].contains(first)
            && words.prefix(4).contains(where: ["be", "weigh", "reach", "get", "hit", "llegar", "pesar"].contains)
            && !words.contains { Vocabulary[.logging].contains($0) || Vocabulary[.adding].contains($0) || Vocabulary[.writingDown].contains($0) }
        // "…, how much should I eat if I want to lose": the "if" is of something else.
        let joint = words.firstIndex { $0 == "if" || $0 == "si" && !reading.text.lowercased().contains("sí") }
        let supposes =
            joint.map { joint in words[joint...].prefix(7).contains { Double($0) != nil } } ?? false
            && [reading.profile.age, reading.profile.heightCentimetres, reading.profile.kilograms].count { $0 != nil } < 2
        // "¿cuántas calorías debo comer? soy mujer": oneself.
        let isOfOther =
            asks && words.indices.contains { Vocabulary[.others].contains(words[$0]) && ($0 == 0 || words[$0 - 1] != "soy") && words[$0] != "mujer" }
            && words.isDisjoint(with: ["i", "soy", "tengo"])
        return isConverted || isJudged || isWished || asks && supposes || isOfOther
    }

    private static func units(_ words: [String]) -> Int {
        words.count { ["kg", "kilo", "lb", "pound", "stone", "libra", "g", "gram", "kilogram"].contains($0) }
    }

    private static let asking = Set(Word.split("how what whats which would should does do is are cuánto cuánta cuántos cuántas qué"))

    /// "downed two pills", "smashed 3 more reps", "devoré una serie": a number of what is no food.
    private static func gobblesOther(_ reading: Reading) -> Bool {
        reading.foods.isEmpty && gobblesStrange(reading.words)
    }

    private static let denying: Set<String> = ["not", "dont", "don", "wasnt", "wasn", "isnt", "isn", "didnt", "didn", "never"]

    /// The words of the clause that says "same" or "again", up to it.
    private static func clauseOfSame(_ reading: Reading) -> [String] {
        let parts = reading.text.lowercased().split(whereSeparator: { [",", ";", ".", "!", ":"].contains($0) }).flatMap { part in
            Word.split(String(part)).split(whereSeparator: { ["so", "but", "then", "pero", "entonces", "luego"].contains($0) }).map(Array.init)
        }
        return parts.first { $0.contains(where: ["same", "again", "mismo", "misma"].contains) } ?? []
    }

    private static func asksSame(_ words: [String], _ reading: Reading) -> Bool {
        guard let first = words.first, words.contains(where: ["same", "again", "mismo", "misma"].contains) else { return false }
        // "can I log the same lunch as yesterday": an order.
        if words.contains(where: {
            Vocabulary[.logging].contains($0) || Vocabulary[.repeating].contains($0) && $0 != "same" && $0 != "again" || $0 == "added"
        }),
            ["can", "could", "may"].contains(first)
        {
            return false
        }
        if first == "did" || first == "were", let next = words.dropFirst().first, ["my", "the", "our"].contains(next) || next.hasSuffix("ing") {
            return false
        }
        // "was the same as breakfast" tells of a meal.
        return ["is", "was", "were", "are", "did", "does", "should", "shall", "would", "may"].contains(first)
            && !words.dropFirst().starts(with: ["the", "same"])
            || ["can", "could", "do"].contains(first) && ["i", "we"].contains(words.dropFirst().first ?? "")
    }

    private static let skippingMeals = Set(
        Word.split("skip skips skipping skipped salto salteo salta saltar saltarme saltarnos saltaré salté salteamos saltó saltea"))
    private static let leave: Set<String> = [
        "can", "may", "could", "should", "shall", "is", "must", "puedo", "puede", "podria", "debo", "deberia", "es",
    ]
    private static let spared = Set(
        Word.split("not no dont don wont won didnt didn never cant cannot nunca jamás if hate love let always siempre odio cuando when"))
    private static let thirdPersons = Set(Word.split("he she they ella ellos ellas esposo esposa marido mujer hijo hija hermano hermana papá mamá"))
}
