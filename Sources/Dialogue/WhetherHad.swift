import NLU
import Nutrition

/// What is asked or complained of in the words in which it would be told: "hoy comí pan?", "you logged it twice".
extension Intents {
    static func whetherHad(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        (duplicate(reading, tracker) ?? eatenAsked(reading) ?? recipeListed(reading, tracker)).map { [$0] }
    }

    /// "hoy comí pan?", "desayuné pan?", "ya comí fruta hoy?", "hoy corrí?": the mark asks, and nothing is told.
    private static func eatenAsked(_ reading: Reading) -> Request? {
        let words = reading.words.filter { !beforeAsking.contains($0) }
        guard reading.text.hasSuffix("?"), (1...6).contains(words.count), let verb = words.first, reading.nutrients.isEmpty,
            reading.when.minute == nil, reading.target == nil, reading.amounts.isEmpty
        else { return nil }
        if let activity = reading.activity, reading.foods.isEmpty, activity.minutes == nil, activity.kilometres == nil, words.count <= 2,
            Word.split(activity.said).contains(verb), Word.split(activity.said).count <= words.count
        {
            return .askExercise(reading.when, activity: activity.said)
        }
        guard eatingVerbs.contains(verb), let food = reading.foods.only, food.best != nil, !food.negated, food.removed.isEmpty,
            food.amount.isEmpty, food.best?.noun != "water"
        else { return nil }
        let name = Word.split(food.said)
        guard words.dropFirst().allSatisfy({ name.contains($0) || besideAsked.contains($0) }) else { return nil }
        return .askEaten(EatenQuestion(.whether, food, reading.when))
    }

    /// "está dos veces el pan", "lo anotaste dos veces", "borra el duplicado", "it's in there twice", "you logged it twice".
    private static func duplicate(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard (2...9).contains(words.count), !reading.text.contains("?"), reading.when.minute == nil, !Vocabulary.says(.eating, words),
            reading.foods.count <= 1
        else { return nil }
        let isTwice =
            zip(words, words.dropFirst()).contains { ["dos", "2"].contains($0) && $1 == "vez" || ["dos", "2"].contains($0) && $1 == "veces" }
            || words.contains("twice")
        let isCalled = words.contains { ["duplicado", "duplicada", "repetido", "repetida", "duplicate", "duplicated", "double"].contains($0) }
        let order = words.drop(while: Vocabulary[.opening].contains).first ?? ""
        let isOrder = Vocabulary[.removing].contains(order) || Vocabulary[.takingBack].contains(order)
        let isTold = words.contains(where: inDiary.contains) && !Vocabulary[.logging].contains(words[0])
        guard isTwice && isTold || isCalled && (isOrder && !words.contains("double") || isTold && !words.contains("double")) else { return nil }
        var selection = Selection(
            foods: reading.foods.filter { !$0.said.isEmpty && !idle.contains($0.said) }.map {
                FoodMention(said: $0.said, candidates: $0.candidates)
            }, when: When(days: reading.when.days))
        selection.isDuplicate = true
        return .delete(selection)
    }

    /// "cuántas calorías tiene?", "qué lleva?", after recipes were listed: of the first of them, and of nothing that was eaten before.
    private static func recipeListed(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard ["recommend_recipe", "search_recipe", "more_recipes", "show_recipe", "ask_recipe"].contains(tracker.lastAction ?? ""),
            tracker.recipes?.last.isEmpty == false || tracker.recipes?.open != nil, reading.foods.isEmpty, reading.when.isEmpty, words.count <= 6,
            words.contains(where: ["tiene", "lleva", "porcion"].contains), words.isDisjoint(with: ["tengo", "dia", "hoy", "cual", "cuales"])
        else { return nil }
        return ofRecipe(reading, tracker)
    }

    private static let beforeAsking = Set(Word.split("hoy ya he y o yo me oye entonces esta mañana tarde noche ayer anoche hemos también"))
    private static let eatingVerbs = Set(
        Word.split(
            "comí comido tomé tomado bebí bebido desayuné desayunado almorcé almorzado cené cenado merendé merendado anoté anotado registré apunté"))
    private static let besideAsked = Set(Word.split("algo de hoy ayer anoche el la los las en un una ya alguna algún esta mañana tarde noche semana"))
    private static let inDiary = Set(
        Word.split(
            """
            logged added entered put recorded wrote counted is it's its there shows showing listed appears duplicated duplicate pusiste puse pusimos anotaste
            anoté registraste registré apuntaste apunté agregaste agregué está están sale salió aparece aparecen quedó guardaste cargaste contaste sumaste
            """))
    private static let idle: Set<String> = ["duplicado", "duplicate", "repetido"]
}
