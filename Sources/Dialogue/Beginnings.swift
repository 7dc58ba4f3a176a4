import NLU
import Nutrition

/// How to begin: with a weight to lose, with eating better, with how much to eat at all, with a meal that is about to be told.
extension Intents {
    static func beginning(_ reading: Reading) -> Request? {
        let words = reading.words
        guard reading.foods.allSatisfy({ $0.best == nil }), reading.amounts.isEmpty, reading.when.meal == nil, reading.profile.isEmpty,
            (2...14).contains(words.count), reading.nutrients.allSatisfy({ $0 == .energy })
        else { return nil }
        // "quiero empezar a anotar mis comidas", "I'd like to start tracking what I eat".
        if words.contains(where: ["empezar", "comenzar", "arrancar", "start", "begin"].contains), !reading.text.hasSuffix("?"),
            words.contains(where: ["anotar", "registrar", "apuntar", "llevar", "track", "tracking", "log", "logging", "record"].contains),
            words.contains(where: ["comida", "como", "eat", "food", "meal", "registro", "diario", "diary", "cuenta"].contains)
        {
            return .goAhead(When())
        }
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
                "set_reminder", "export_data", "recommend_food", "set_goal",
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

    /// "can I log stuff from yesterday?", "how do I add food for last week", "¿puedo anotar lo de ayer?": it is said how, and nothing looked up.
    static func asksToLog(_ reading: Reading) -> Request? {
        let words = reading.words.drop { Vocabulary[.greeting].contains($0) || ["so", "ok", "and", "y", "oye"].contains($0) }
        guard let days = reading.when.days, reading.foods.allSatisfy({ $0.best == nil }), reading.amounts.isEmpty, reading.nutrients.isEmpty,
            let opening = askingHow.first(where: { words.starts(with: $0) }), case let rest = words.dropFirst(opening.count),
            let verb = rest.first, Vocabulary[.writingDown].contains(verb) || entering.contains(verb),
            case let untimed = Set(Word.split(reading.untimed)),
            rest.dropFirst().allSatisfy({ ofEntering.contains($0) || Vocabulary[.mealInGeneral].contains($0) || !untimed.contains($0) })
        else { return nil }
        return .goAhead(When(days: days.count == 1 ? days : nil, meal: reading.when.meal))
    }

    private static let askingHow = [
        "can i", "could i", "can you", "how do i", "how can i", "is it possible to", "puedo", "se puede", "como", "podria",
    ]
    .map(Word.split)
    private static let entering = Set(
        Word.split("log add enter record put track register anotar registrar apuntar agregar anoto registro apunto agrego"))
    private static let ofEntering = Set(
        Word.split(
            "stuff things thing food foods meals something in from for of on at the a my what i ate had did lo que de del la las el cosas algo comí"))

    /// "I'd like to start", "quisiera empezar a": what may stand before the deed.
    private static let announcing = Set(
        Word.split(
            "id d i didn didnt haven havent t anything sorry oops oh there forgot forget to start begin starting want would like to love need help me let lets keep quisiera quiero empezar comenzar a me gustaría se olvidó olvidé faltó falta ayer anoche hoy de no había"
        ))
}
