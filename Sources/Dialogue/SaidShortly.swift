import NLU
import Nutrition

/// Short things that are said of what stands, of recipes that were shown or of tastes that were told, and that read as food to log or to take out.
extension Intents {
    static func saidShortly(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let need = needOfTopic(reading, tracker) { return need }
        guard reading.words.count <= 8, tracker.question == nil, !reading.text.contains("?") else { return nil }
        return exchangedShortly(reading, tracker) ?? eatenWhole(reading, tracker) ?? otherRecipe(reading, tracker) ?? ofWater(reading, tracker)
            ?? numberAfterList(reading, tracker)
    }

    /// "toda la sopa", "me comí todo el arroz", "I ate all the soup", of what stands: it was, and none of it goes or comes again.
    private static func eatenWhole(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["si", "yes", "y", "pero", "al", "final", "me", "i", "yo", "lo", "la"].contains($0) }
        guard let food = reading.foods.only, !food.negated, food.removed.isEmpty, !tracker.entries.isEmpty, reading.when.isEmpty,
            ["log_food", "correct"].contains(tracker.lastAction ?? ""),
            ["delete_entry", "log_food", "correct", "inform", "out_of_scope", "ask_food_facts", "copy_entries"].contains(reading.intent.name)
        else { return nil }
        let names = Set(Word.split(food.said)), rest = words.filter { !names.contains($0) }
        let isWhole = rest.contains(where: wholly.contains), isFinished = rest.contains(where: finishing.contains) && food.isDefinite
        guard isWhole || isFinished, rest.count < words.count,
            rest.allSatisfy({ wholly.contains($0) || finishing.contains($0) || joined.contains($0) })
        else { return nil }
        var eaten = Correction(selection: Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)]))
        eaten.isWhole = true
        return [.correct(eaten)]
    }

    private static let wholly = Set(Word.split("todo toda todos todas todito todita entero entera completo completa all whole entire"))
    private static let finishing = Set(
        Word.split("comí tomé bebí acabé terminé almorcé cené desayuné ate had finished ate"))
    private static let joined = Set(Word.split("el la los las mi mis the my of me lo"))

    /// "otra de pollo", "mejor una de sopa", after a recipe or a list of them: others, and nothing eaten.
    private static func otherRecipe(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop { beforeOther.contains($0) })
        guard recipeActions.contains(tracker.lastAction ?? "") || tracker.speaksOfRecipe, let old = tracker.recipes?.query,
            (3...6).contains(words.count), ["otra", "una", "otras", "unas", "alguna", "algunas"].contains(words[0]), words[1] == "de",
            !reading.foods.isEmpty, reading.foods.allSatisfy({ $0.amount.unit == nil && !$0.negated }), reading.when.days == nil
        else { return nil }
        var query = RecipeQuery(words: reading.foods.map(\.said), meal: old.meal, diets: old.diets, without: old.without)
        query.maximumMinutes = old.maximumMinutes
        query.maximumKilocalories = old.maximumKilocalories
        return [.searchRecipe(query)]
    }

    private static let beforeOther = Set(Word.split("y o no mejor ahora pero dame quiero prefiero muéstrame mostrame ponme busca busco entonces"))

    /// "de agua", "las de agua", of biscuits: their kind, and no water.
    private static func ofWater(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop { ["no", "ah", "perdon", "las", "los", "son", "eran", "era", "fueron", "de"].contains($0) })
        guard words == ["agua"], reading.words.count > 1, reading.words[reading.words.count - 2] == "de", !tracker.entries.isEmpty,
            ["log_food", "correct"].contains(tracker.lastAction ?? ""), reading.amounts.allSatisfy({ $0.isEmpty })
        else { return nil }
        return [.correct(Correction(selection: Selection(pointsBack: true), words: "eran de agua"))]
    }

    /// "2", "el 2", right after the day was listed: nobody says of what.
    private static func numberAfterList(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["el", "la", "the", "number", "numero"].contains($0) }
        guard tracker.lastAction == "ask_diary", tracker.entries.count > 1, let number = words.only, Double(number) != nil, reading.foods.isEmpty
        else {
            return nil
        }
        return [.strayAnswer(intent: "inform")]
    }

    /// "¿y cuánta necesito al día?", "and how much do I need?", after how much of it there was: the need.
    private static func needOfTopic(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard let topic = tracker.topic, tracker.turns - topic.turn < Topic.reach, topic.nutrient != .energy, !topic.isGoal,
            (3...9).contains(words.count),
            words.contains(where: needing.contains), words.contains(where: ["cuanto", "cuanta", "much", "many"].contains),
            words.allSatisfy({ needing.contains($0) || besideNeed.contains($0) }), reading.foods.isEmpty, reading.nutrients.isEmpty
        else { return nil }
        return [.askIntake([topic.nutrient], limit: false)]
    }

    private static let needing = Set(Word.split("necesito debo debería necesitaría need should"))
    private static let besideNeed = Set(
        Word.split(
            "y e and cuánto cuánta cuántos cuántas how much many do i al día por un a per day en total tomar comer consumir get have each daily"))

    /// "té no, café", of tea that stands: coffee in its place.
    private static func exchangedShortly(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let halves = reading.text.lowercased().split(separator: ",", omittingEmptySubsequences: false)
        guard halves.count == 2, halves[0].hasSuffix(" no"), !tracker.entries.isEmpty, reading.foods.count == 2, reading.words.count <= 7,
            ["log_food", "correct"].contains(tracker.lastAction ?? ""), let old = reading.foods.first, let new = reading.foods.last,
            new.best != nil, !Vocabulary.says(.eating, reading.words), reading.words.isDisjoint(with: ["solo", "solamente", "only", "si", "ni"]),
            case let named = Word.split(String(halves[0])), Word.split(old.said).allSatisfy(named.contains),
            named.count <= Word.split(old.said).count + 2,
            !Word.split(new.said).contains(where: named.contains)
        else { return nil }
        var told = new
        (told.negated, told.isDefinite) = (false, false)
        var exchange = Correction(selection: Selection(foods: [FoodMention(said: old.said, candidates: old.candidates)]), food: told)
        exchange.otherwise = .logFood(LogFood(foods: [told], when: When()))
        return [.correct(exchange)]
    }
}
