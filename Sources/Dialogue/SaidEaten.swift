import NLU
import Nutrition

/// That something was eaten, made or is to be written down, told by a pronoun alone: "pues eso he cenado", "la hice", "vale, anótala", "I made it".
extension Intents {
    /// Whether a message tells what there was besides: "oh and there was bread".
    static func addsByForm(_ reading: Reading) -> Bool {
        reading.intent.name == "log_food" && reading.foods.contains { $0.best != nil && !$0.negated } && !reading.text.hasSuffix("?")
            && zip(reading.words, reading.words.dropFirst()).contains { $0 == "there" && ["was", "were"].contains($1) }
    }

    /// "I forgot, there was a beer too": one more, however it is said, and nothing put right by it.
    static func addedByForm(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard addsByForm(reading) else { return nil }
        return log(reading, tracker).map { request in
            guard case .logFood(var told) = request else { return request }
            told.restates = .never
            return .logFood(told)
        }
    }

    /// A serving of the recipe that is open, the food that was asked about, or nothing new: never less than what stands.
    static func saidEaten(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let left = thoughtBetter(reading, tracker) { return left }
        guard reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty, !reading.text.contains("?"),
            // "lo comí a las 7 de la mañana" is moved there.
            reading.target == nil || tracker.speaksOfRecipe, let deed = deedOfIt(reading)
        else { return nil }
        if tracker.speaksOfRecipe {
            var when = (reading.target ?? When()).filled(from: reading.when)
            if when.meal == nil { when.meal = mealsOfDeeds[deed.verb] }
            return [.logRecipe(RecipeServings(ordinal: nil, words: "", servings: deed.servings, when: when))]
        }
        guard deed.servings == nil, reading.amounts.isEmpty else { return nil }
        var pointed = reading
        pointed.pointsBack = true
        if pointed.when.meal == nil { pointed.when.meal = mealsOfDeeds[deed.verb] }
        if let asked = askedFoods(pointed, tracker), case .logFood(let log) = asked, !log.foods.allSatisfy(\.isDefinite) || tracker.entries.isEmpty {
            return [asked]
        }
        let last = tracker.lastAction ?? "", isOfOther = recipeActions.contains(last) || ["delete_entry", "undo", "redo"].contains(last)
        guard !deed.isOrder, mealsOfDeeds[deed.verb] == nil, !tracker.entries.isEmpty, tracker.question == nil, tracker.supposed == nil,
            reading.when.isEmpty, !isOfOther, reading.words.isDisjoint(with: wholly)
        else { return nil }
        return [.tell(.noted)]
    }

    /// Whether a message tells by a pronoun alone that something was had.
    static func saysItWasHad(_ reading: Reading) -> Bool { deedOfIt(reading).map { !$0.isOrder } ?? false }

    private struct DeedOfIt {
        var verb: String
        var isOrder = false
        /// "la hice y comí un plato".
        var servings: Double?
    }

    /// What is told of it, where the message holds nothing else.
    private static func deedOfIt(_ reading: Reading) -> DeedOfIt? {
        let untimed = Set(Word.split(reading.untimed))
        var words = reading.words.filter { !aroundDeeds.contains($0) }
        guard (1...8).contains(words.count), reading.words.count <= 10, !words.contains("no"), !words.contains("not") else { return nil }
        words.removeAll { !untimed.contains($0) && !eatenOrMade.contains($0) && !writtenDown.contains($0) }
        if let order = words.only { return writtenDown.contains(order) ? DeedOfIt(verb: order, isOrder: true) : nil }
        guard let verb = words.first(where: eatenOrMade.contains), let at = words.firstIndex(of: verb) else { return nil }
        if words.allSatisfy({ $0 == verb || itOrThat.contains($0) || ["he", "hemos", "habia"].contains($0) }),
            words.contains(where: itOrThat.contains)
        {
            return DeedOfIt(verb: verb)
        }
        // "la hice y comí un plato", "me hice esa y me comí dos porciones".
        guard let amount = reading.amounts.only ?? reading.foods.only?.amount, at < 3, words[..<at].allSatisfy(itOrThat.contains),
            words.count > at + 2,
            let second = words[(at + 1)...].first(where: { $0 != "y" && $0 != "and" && !itOrThat.contains($0) }), eatenOrMade.contains(second),
            amount.unit.map({ ["plate", "bowl", "serving", "portion", "cup", "slice", "piece"].contains($0.name) }) ?? true
        else { return nil }
        return DeedOfIt(verb: second, servings: amount.quantity ?? 1)
    }

    /// "mejor no me lo como", "no, mejor no", "nah, I won't have it", after it was only asked what a food has: nothing that stands is meant.
    private static func thoughtBetter(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let asked: [FoodMention] =
            switch tracker.inquiry {
            case .askNutrients(let foods, _)?, .askFoodFacts(let foods)?, .askFits(let foods)?, .judge(let foods, _, _)?: foods
            case .askContents(let food, _)?: [food]
            default: []
            }
        let words = reading.words
        guard !asked.isEmpty, !asked.allSatisfy(\.isDefinite), tracker.question == nil, reading.foods.isEmpty, reading.amounts.isEmpty,
            reading.nutrients.isEmpty, reading.when.isEmpty, (2...9).contains(words.count), !reading.text.contains("?"),
            words.contains(where: refusing.contains), words.contains(where: afterThought.contains),
            words.allSatisfy({ refusing.contains($0) || besideRefusing.contains($0) })
        else { return nil }
        return [.tell(.nothingDone)]
    }

    private static let afterThought = Set(
        Word.split("mejor better como tomo bebo pido compro comer tomar pedir quiero have eat skip pass paso rather"))
    private static let refusing = Set(Word.split("no nah not wont won dont don paso skip pass"))
    private static let besideRefusing = Set(
        Word.split(
            """
            mejor ya al final pues bueno entonces me lo la los las eso esa ese creo que nada como tomo bebo pido compro comer tomar pedir voy a
            quiero better then i ll t do have it eat that rather maybe ill want ok oh so ay uy un think gonna am im going to
            """))
    /// What may stand around the deed and tells nothing.
    private static let aroundDeeds = Set(
        Word.split(
            """
            pues ok okay vale listo lista si sip bueno ay uy dale perfecto genial ya yo y me nos al final todo toda todos todas entero entera
            completo completa enterito enterita nomás por favor porfa va ándale órale claro rico delicioso i we ve ive just already yes yeah yep so
            well actually all for a pa para de en mi
            """)
    ).subtracting(["lo", "la"])
    /// "al final me la comí toda": more than what stands.
    private static let wholly = Set(Word.split("todo toda todos todas entero entera completo completa enterito enterita all whole"))
    private static let itOrThat = Set(Word.split("lo la los las eso esa ese esos esas it that this them those one"))
    private static let eatenOrMade = Set(
        Word.split(
            """
            comí comimos cené cenamos almorcé almorzamos desayuné desayunamos merendé merendamos tomé tomamos bebí bebimos comido cenado almorzado
            desayunado merendado tomado bebido hice hicimos hecho preparé preparamos preparado cociné cocinamos cocinado zampé had ate eaten made cooked
            drank
            """))
    private static let writtenDown = Set(
        ["anota", "apunta", "registra", "agrega", "suma", "anotame", "apuntame", "registrame", "pon", "mete"].flatMap { verb in
            ["lo", "la"].map { verb + $0 }
        })
    private static let mealsOfDeeds: [String: Meal] = [
        "cene": .dinner, "cenamos": .dinner, "cenado": .dinner, "almorce": .lunch, "almorzamos": .lunch, "almorzado": .lunch, "desayune": .breakfast,
        "desayunamos": .breakfast, "desayunado": .breakfast, "merende": .snack, "merendamos": .snack, "merendado": .snack,
    ]
}
