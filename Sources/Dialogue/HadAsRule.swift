import NLU
import Nutrition

/// "I drink 3 coffees a day, is that a lot of caffeine?": what is had as a rule is spoken of, and nothing of it is logged.
extension Intents {
    /// The requests of each reading, where one tells what another is about; nil for messages whose readings stand alone.
    static func acrossReadings(_ readings: [Reading]) -> [[Request]]? {
        atHand(readings) ?? withRoom(readings) ?? asRule(readings) ?? goalAfterWish(readings) ?? eatenOfLeft(readings)
            ?? KeepIntents.eatenOfLabel(readings) ?? KeepIntents.namedBehind(readings) ?? needForAim(readings)
    }

    /// "trying to gain a pound a week, im 150lb 5'9 19m, what do i need": so many calories, and no list of groceries.
    private static func needForAim(_ readings: [Reading]) -> [[Request]]? {
        guard (2...3).contains(readings.count), let last = readings.last, ["grocery_list", "recommend_food", "set_goal"].contains(last.intent.name),
            let aim = readings.lazy.compactMap(\.aim).first(where: { $0.direction == .lose || $0.direction == .gain || $0.target != nil }),
            readings.allSatisfy({ $0.foods.isEmpty && $0.when.meal == nil }), readings.contains(where: { !$0.profile.isEmpty }),
            case let text = " \(last.words.joined(separator: " ")) ",
            [" do i need ", " should i need ", " que necesito ", " cuanto necesito ", " should i eat ", " do i eat "].contains(where: text.contains)
        else { return nil }
        let told: [[Request]] = readings.map { $0.profile.isEmpty ? [] : [.setProfile($0.profile)] }
        let target = aim.target.map { [Request.own(.desiredWeight(kilograms: $0, unit: aim.targetUnit ?? "kg"))] } ?? []
        return told.dropLast() + [told[told.count - 1] + target + [.suggestGoal(aim, guess: false)]]
    }

    /// The requests of each reading, where the first tells of a habit; nil for other messages.
    static func asRule(_ readings: [Reading]) -> [[Request]]? {
        guard let told = readings.first, readings.count <= 2, tellsOfRule(told) else { return nil }
        let foods = told.foods.filter { !$0.negated && $0.best != nil }, drinks = foods.contains(where: isWater) || told.intent.name == "log_water"
        let words = Word.split(told.text), asksAtOnce = told.text.hasSuffix("?") && Vocabulary.says(.judging, words)
        guard readings.count == 2 || asksAtOnce else { return [[.tell(.habit)]] }
        let asked = readings[readings.count - 1], asking = Word.split(asked.text)
        guard asksAtOnce || asked.text.hasSuffix("?") || asked.intent.name.hasPrefix("ask_") else { return nil }
        guard Vocabulary.says(.judging, asking) || asking.contains(where: ["ok", "okay", "good", "healthy", "fine", "bien", "sano"].contains) else {
            return nil
        }
        let answer: Request =
            drinks ? .askIntake([.water], limit: false) : .judge(foods: foods, nutrients: asked.nutrients + (asksAtOnce ? [] : told.nutrients))
        return readings.count == 2 ? [[], [answer]] : [[answer]]
    }

    /// "I eat two eggs every day": a verb in the present, something to eat or drink, and how often.
    private static func tellsOfRule(_ reading: Reading) -> Bool {
        let words = reading.words.drop { ["so", "well", "but", "and", "hey", "hi", "ok", "y", "pues"].contains($0) }
        let isOfDrink = reading.intent.name == "log_water" && !reading.amounts.isEmpty
        guard
            ["log_food", "log_water", "set_usual", "set_preference", "set_profile", "inform", "out_of_scope", "ask_intake"].contains(
                reading.intent.name), reading.when.meal == nil || reading.text.hasSuffix("?"), reading.when.minute == nil, reading.aim == nil,
            isOfDrink || reading.foods.contains(where: { $0.best != nil && !$0.negated }),
            case let text = " \(words.joined(separator: " ")) ", habits.contains(where: text.contains),
            Array(words).isDisjoint(with: notHabitual)
        else { return false }
        let verb = words.first == "i" ? words.dropFirst().drop { adverbs.contains($0) }.first : words.first
        return verb.map { present[words.first == "i" ? 0 : 1].contains($0) } ?? false
    }

    /// "i never eat breakfast", "nunca ceno": a rule, of which nothing is written down and nothing taken out.
    static func mealAsRule(_ reading: Reading) -> [Request]? {
        let words = reading.words
        if takesItSo(reading, words) { return [.tell(.habit)] }
        guard (2...8).contains(words.count), reading.foods.allSatisfy({ $0.best == nil }), reading.amounts.isEmpty, reading.when.days == nil,
            reading.when.minute == nil, !reading.text.hasSuffix("?"), !Vocabulary[.question].contains(words[0]),
            words.isDisjoint(with: notHabitual.subtracting(["not", "no", "dont"]).union(["today", "yesterday", "yet", "because", "if", "remind"]))
        else { return nil }
        let verbs = words.indices.filter {
            ["eat", "have", "do", "skip", "como", "desayuno", "ceno", "almuerzo", "meriendo", "salto"].contains(words[$0])
        }
        let isOften = words.contains(where: ["never", "rarely", "seldom", "always", "usually", "normally", "nunca", "siempre", "jamas"].contains)
        let isDenied = words.starts(with: ["i", "dont"]) || words.starts(with: ["i", "don"])
        guard isOften || isDenied, !verbs.isEmpty, words.isDisjoint(with: ["mi", "mis", "de", "este", "esto", "el"]) else { return nil }
        let isSpanish = verbs.contains { ["desayuno", "ceno", "almuerzo", "meriendo"].contains(words[$0]) }
        guard words[0] == "i" || isSpanish && isOften || words.starts(with: ["siempre", "me"]), reading.when.meal != nil || isSpanish else {
            return nil
        }
        return [.tell(.habit)]
    }

    /// "I have my coffee black", "tomo el café con leche y sin azúcar", "mi café siempre con leche": how it is taken as a rule, and nothing disliked.
    private static func takesItSo(_ reading: Reading, _ words: [String]) -> Bool {
        guard ["set_preference", "correct", "log_food"].contains(reading.intent.name), (4...10).contains(words.count), !reading.text.hasSuffix("?"),
            reading.when.isEmpty, reading.amounts.isEmpty, words.isDisjoint(with: ["dont", "not", "never", "nunca", "hate", "was", "era", "without"])
        else { return false }
        let isDrink = ["coffee", "tea", "cafe", "te", "mate"].contains(words[2]) || ["cafe", "te", "mate"].contains(words[1])
        if words[0] == "i" {
            return ["take", "have", "drink", "like"].contains(words[1]) && words[2] == "my" && reading.intent.name == "set_preference"
        }
        if words[0] == "mi" { return isDrink && words.contains(where: ["siempre", "normalmente"].contains) }
        return reading.intent.name != "log_food" && ["tomo", "bebo"].contains(words[0]) && ["el", "la", "mi"].contains(words[1]) && isDrink
    }

    /// By language; Spanish needs no pronoun.
    private static let present: [Set<String>] = [
        ["drink", "eat", "have", "take", "get"], ["tomo", "como", "bebo", "desayuno", "ceno", "suelo"],
    ]
    private static let adverbs = Set(Word.split("usually normally generally typically often always only just mostly also do tend to about"))
    private static let habits = [
        " a day ", " per day ", " every day ", " each day ", " everyday ", " daily ", " a week ", " per week ", " every week ", " every morning ",
        " each morning ", " every night ", " most day ", " every evening ", " al dia ", " por dia ", " cada dia ", " todo los dia ", " a la semana ",
        " por semana ", " usually ", " normally ", " a night ",
    ]
    private static let notHabitual = Set(
        Word.split("had ate drank today yesterday want should will goal limit plan need must log add set no not dont hoy ayer quiero meta debo"))
}
