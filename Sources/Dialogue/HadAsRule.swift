import NLU
import Nutrition

/// "I drink 3 coffees a day, is that a lot of caffeine?": what is had as a rule is spoken of, and nothing of it is logged.
extension Intents {
    /// The requests of each reading, where one tells what another is about; nil for messages whose readings stand alone.
    static func acrossReadings(_ readings: [Reading]) -> [[Request]]? {
        atHand(readings) ?? withRoom(readings) ?? asRule(readings) ?? goalAfterWish(readings) ?? eatenOfLeft(readings)
            ?? KeepIntents.eatenOfLabel(readings)
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
        let text = " \(words.joined(separator: " ")) "
        let isOfDrink = reading.intent.name == "log_water" && !reading.amounts.isEmpty
        guard
            ["log_food", "log_water", "set_usual", "set_preference", "set_profile", "inform", "out_of_scope", "ask_intake"].contains(
                reading.intent.name), reading.when.meal == nil || reading.text.hasSuffix("?"), reading.when.minute == nil, reading.aim == nil,
            isOfDrink || reading.foods.contains(where: { $0.best != nil && !$0.negated }), habits.contains(where: text.contains),
            Array(words).isDisjoint(with: notHabitual)
        else { return false }
        let verb = words.first == "i" ? words.dropFirst().drop { adverbs.contains($0) }.first : words.first
        return verb.map { present[words.first == "i" ? 0 : 1].contains($0) } ?? false
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
