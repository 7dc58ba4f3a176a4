import NLU
import Nutrition

/// How to begin: with a weight to lose, with eating better, with how much to eat at all, with a meal that is about to be told.
extension Intents {
    static func beginning(_ reading: Reading) -> Request? {
        let words = reading.words
        guard reading.foods.allSatisfy({ $0.best == nil }), reading.amounts.isEmpty, reading.when.meal == nil, reading.profile.isEmpty,
            (2...14).contains(words.count), reading.nutrients.allSatisfy({ $0 == .energy })
        else { return nil }
        let pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
        let starts = !starting.isDisjoint(with: pairs)
        // "I'm trying to lose a bit of weight, where do I start": a goal is worked out.
        if let aim = reading.aim, aim.direction == .lose || aim.direction == .gain,
            ["help", "about", "out_of_scope", "greet"].contains(reading.intent.name)
        {
            return .suggestGoal(aim, guess: false)
        }
        // "quiero comer mejor", "I want to eat healthier, how do I start": what there is to know comes first.
        let eats = words.contains(where: ["eat", "eating", "comer", "alimentarme"].contains)
        let wants = words.contains(where: ["want", "like", "trying", "need", "quiero", "quisiera", "gustaria", "empezar", "start"].contains)
        if eats, wants, words.contains(where: better.contains), !reading.text.hasSuffix("?") || starts { return .own(.quiz(.start)) }
        // "how much should I eat?", "¿cuánto debería comer al día?"
        let asks = words.starts(with: ["how", "much"]) || ["cuanto", "y cuanto"].contains(words[0]) && words.count > 1
        return asks && eats && words.contains(where: ["should", "deberia", "debo"].contains) && words.allSatisfy(ofEating.contains)
            ? .suggestGoal(AimMention(), guess: false) : nil
    }

    private static let starting: Set<String> = ["i start", "to start", "get started", "donde empiezo", "donde comienzo", "how start", "i begin"]
    private static let better = Set(Word.split("better healthier healthy healthily cleaner mejor sano saludable saludablemente"))
    private static let ofEating = Set(
        Word.split("how much should i eat be eating a day per each every then cuánto debería debo comer al por día yo diario entonces"))

    /// "can you log my food for today", "I'd like to add lunch": nothing is told yet, the person is about to.
    static func opensLog(_ reading: Reading, _ words: [String]) -> [Request]? {
        guard
            [
                "log_food", "ask_diary", "copy_entries", "help", "out_of_scope", "save_meal", "plan_meal", "inform", "start_quiz", "greet",
                "set_reminder",
            ].contains(reading.intent.name),
            reading.foods.allSatisfy({ $0.best == nil }), reading.amounts.allSatisfy({ $0.unit == nil }), !reading.pointsBack
        else { return nil }
        let rest = words.drop { Vocabulary[.opening].contains($0) || Vocabulary[.greeting].contains($0) || announcing.contains($0) }
        guard let verb = rest.first, Vocabulary[.writingDown].contains(verb), rest.count > 1,
            rest.dropFirst().allSatisfy({
                Vocabulary[.mealInGeneral].contains($0) || Vocabulary[.small].contains($0) || Vocabulary[.placing].contains($0)
            })
                || rest.dropFirst().allSatisfy({ word in
                    Vocabulary[.mealInGeneral].contains(word) || ["my", "the", "a", "some", "for", "of", "mi", "el", "la", "de"].contains(word)
                        || !Word.split(reading.untimed).contains(word)
                })
        else { return nil }
        guard rest.contains(where: Vocabulary[.mealInGeneral].contains) || !reading.meals.isEmpty || reading.when.days != nil else { return nil }
        return [.goAhead(reading.when)]
    }

    /// "I'd like to start", "quisiera empezar a": what may stand before the deed.
    private static let announcing = Set(
        Word.split(
            "id d i didn didnt haven havent t anything sorry oops oh there forgot forget to start begin starting love need help me let lets keep quisiera empezar comenzar a me gustaría se olvidó olvidé faltó falta ayer anoche hoy de no había"
        ))
}
