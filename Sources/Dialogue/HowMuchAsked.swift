import NLU
import Nutrition

/// What asks how much of what was told, by no food's name: "cuánto azúcar tenía", "entonces cuántos fueron en el almuerzo". Nothing is written for it.
extension Intents {
    static func askedHow(_ reading: Reading, _ tracker: Tracker) -> Request? {
        weightAhead(reading) ?? howMuchAsked(reading, tracker) ?? inNamed(reading, tracker) ?? narrowedByNutrient(reading, tracker)
            ?? weightHeldAgainst(reading, tracker) ?? eatenForNutrient(reading, tracker) ?? leftOfSupposed(reading, tracker)
            ?? wasWithout(reading, tracker) ?? lastWritten(reading, tracker)
    }

    /// "what was the last thing I logged?", "¿qué fue lo último que anoté?": that row, and not its day.
    private static func lastWritten(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard (4...9).contains(words.count), reading.foods.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty, reading.meals.isEmpty,
            words.prefix(2).contains(where: ["what", "whats", "which", "cual", "que", "q", "muestrame", "dime", "show", "ensename"].contains),
            words.contains(where: ["last", "latest", "ultimo", "ultima"].contains),
            words.isDisjoint(with: ["time", "vez", "when", "cuando", "weigh"]),
            words.contains(where: writing.contains), tracker.body == nil
        else { return nil }
        let selection = tracker.entries.last.map { Selection(ids: [$0]) } ?? Selection(ordinal: -1)
        return .askRows(selection, nutrients: [.energy])
    }

    private static let writing = Set(
        Word.split(
            """
            logged log ate eat had entered added wrote recorded anoté comí registré apunté agregué puse tomé cené anotado apuntado registrado
            comido registro anotaste apuntaste registraste entry
            """))

    private static func howMuchAsked(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { openers.contains($0) })
        guard (2...9).contains(words.count), reading.foods.isEmpty, reading.aim == nil, reading.activity == nil, reading.own == nil,
            reading.profile.isEmpty, asksAmount(words), words.isDisjoint(with: elsewhere), tracker.body == nil,
            !Vocabulary.says(.weighing, words), !Vocabulary.says(.goal, words), !Vocabulary.says(.havingEaten, words), !isEachMeal(words)
        else { return nil }
        let isWritten = ["move_entry", "correct", "copy_entries", "delete_entry", "log_food"].contains(reading.intent.name)
        let tells = words.contains(where: ofThings.contains)
        guard isWritten || tells, !tracker.entries.isEmpty, rowsTold.contains(tracker.lastAction ?? "") else { return nil }
        let nutrients = reading.nutrients.isEmpty ? tracker.askedNutrients : reading.nutrients
        if !reading.when.isEmpty { return .askSummary(reading.when, nutrients: nutrients) }
        // "cuánto fue entre las dos", of what was told one after the other.
        let isTogether = words.contains(where: together.contains)
        if isTogether, tracker.entries.count == 1, let food = tracker.food {
            let days = tracker.day.map { $0.advanced(by: -1)...$0 }
            return .askRows(
                Selection(foods: [food.mention()], when: When(days: days), all: true), nutrients: nutrients.isEmpty ? [.energy] : nutrients)
        }
        guard tells, isTogether || !reading.nutrients.isEmpty || tracker.askedNutrient != nil || words.count <= 3 else {
            return isWritten ? .askSummary(When(days: tracker.day.map { $0...$0 }), nutrients: nutrients) : nil
        }
        return .askNutrients(foods: [], nutrients: nutrients)
    }

    /// "how much is in the gravy?", "¿y cuánto tiene el puré?", after the sodium of the meatloaf: of the same nutrient.
    private static func inNamed(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { openers.contains($0) })
        guard tracker.askedNutrient != nil || !tracker.entries.isEmpty && words.contains(where: ["is", "was", "hay"].contains),
            !reading.foods.isEmpty, reading.foods.count < 4, reading.nutrients.isEmpty, reading.amounts.isEmpty,
            reading.when.isEmpty, reading.foods.allSatisfy({ $0.isDefinite && $0.amount.isEmpty && !$0.negated && $0.best != nil }),
            ["ask_nutrient", "ask_food_facts", "correct", "log_food"].contains(tracker.lastAction ?? ""),
            words.starts(with: ["how", "much"])
                && (words.contains(where: ["in", "have", "has"].contains) || ["the", "my"].contains(words.dropFirst(3).first))
                && words.isDisjoint(with: ["i", "you", "we", "left"])
                || ["cuanto", "cuanta"].contains(words.first) && words.dropFirst().first.map(held.contains) == true
        else { return nil }
        return .askNutrients(foods: reading.foods, nutrients: tracker.askedNutrients)
    }

    /// "how does that compare to last time?", right after a weight.
    private static func weightHeldAgainst(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard tracker.lastAction == "log_weight", reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty, words.count <= 10,
            words.contains(where: ["compare", "compared", "versus", "vs", "difference", "compara", "comparado", "diferencia"].contains)
        else { return nil }
        return .askWeight
    }

    private static let held: Set<String> = ["hay", "tiene", "tienen", "lleva", "llevan", "trae", "tenia", "tenian"]

    /// "si mi meta fuera 2000 cuánto me queda", "if my goal were 1800, what's left?": held against that, for once.
    static func leftOfSupposed(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        // "whats left if im on 2500".
        let isOn = zip(words, words.dropFirst()).contains {
            ["on", "at", "doing", "eating", "con", "en", "a", "do"].contains($0) && (Double($1) ?? 0) >= 800
        }
        guard words.count <= 12, reading.foods.allSatisfy({ $0.best == nil }), Vocabulary.says(.goal, words) || isOn, reading.nutrients.count <= 1,
            words.contains(where: ["si", "if", "fuera", "fuese", "seria", "were"].contains),
            words.contains(
                where: ["queda", "quedan", "quedaria", "quedarian", "falta", "faltan", "faltaria", "sobra", "left", "remaining"].contains),
            let bound = reading.amounts.only?.quantity, bound >= 20
        else { return nil }
        return .askRemaining(When(days: reading.when.days), nutrients: reading.nutrients.isEmpty ? [.energy] : reading.nutrients, upTo: bound)
    }

    /// Asks with its first word, or with its last: "y en el desayuno cuántos".
    private static func asksAmount(_ words: [String]) -> Bool {
        if ["cuanto", "cuanta", "cuantos", "cuantas"].contains(where: { $0 == words[0] || $0 == words[words.count - 1] }) { return true }
        return words.starts(with: ["how", "much"]) || words.starts(with: ["how", "many"])
    }

    private static let openers: Set<String> = [
        "y", "e", "entonces", "ok", "okay", "bueno", "pero", "ah", "oye", "vale", "and", "so", "but", "then", "oh",
    ]
    /// Said of what was eaten, and not of who ate it.
    private static let ofThings: Set<String> = [
        "tenia", "tenian", "tuvo", "tuvieron", "fue", "fueron", "era", "eran", "sumo", "suma", "suman", "sumaron", "dio", "dieron", "llevaba",
        "llevaban", "traia", "traian", "aporto", "aportaron", "tienen",
    ]
    private static let together: Set<String> = ["entre", "junto", "junta", "ambos", "ambas", "both", "together", "between"]
    /// Goals, water, steps, days and bodies have questions of their own; "how much did I have" asks of the day.
    private static let elsewhere: Set<String> = [
        "i", "ive", "you", "that", "it", "eso", "esa", "ese", "agua", "water", "paso", "pasos", "step", "steps", "dia", "dias", "day", "days", "vez",
        "veces", "time", "times",
        "minuto", "minutos", "kilo", "kilos", "quemé", "queme", "gaste", "falta", "faltan", "queda", "quedan", "left", "debo", "deberia", "should",
        "receta", "recipe", "meta", "racha", "todo", "toda", "peso", "pesaba", "pesaban", "pesan", "hora", "horas", "edad", "ano", "anos",
    ]
    private static let rowsTold: Set<String> = [
        "log_food", "correct", "copy_entries", "move_entry", "delete_entry", "ask_diary", "ask_summary", "ask_nutrient", "ask_remaining",
        "ask_insight", "explain",
    ]

    /// "¿qué más tomo para llegar?", "qué puedo comer que tenga?": foods rich in the nutrient that is spoken of.
    static func eatenForNutrient(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words.drop { openers.contains($0) }
        guard let nutrient = tracker.askedNutrient, nutrient != .water, reading.foods.isEmpty, reading.nutrients.isEmpty, words.count <= 10,
            reading.amounts.allSatisfy({ $0.quantity == nil }), reading.when.days == nil, let first = words.first,
            ["que", "q", "con", "what", "como", "cual", "donde", "where"].contains(first), words.contains(where: eatingNext.contains)
        else { return nil }
        let text = " \(words.joined(separator: " ")) "
        guard havingIt.contains(where: { text.contains(" \($0) ") }) else { return nil }
        var query = RecipeQuery(reading)
        query.words = []
        (query.nutrients, query.low) = GoalKind(nutrient) == .limit ? ([], [nutrient]) : ([nutrient], [])
        return .recommendFood(query)
    }

    private static let eatingNext: Set<String> = [
        "comer", "como", "comeria", "tomar", "tomo", "tomaria", "beber", "bebo", "cenar", "ceno", "almorzar", "almuerzo", "desayunar", "merendar",
        "merienda", "agregar", "anadir", "alimento", "comida", "cosa", "eat", "have", "drink", "food",
    ]
    private static let havingIt = phrases(
        "que tenga, que tengan, que tiene, que tienen, que la tenga, que lo tenga, que los tenga, que lleve, que aporte, para llegar, para alcanzar, "
            + "para completar, para completarla, para completarlo, para alcanzarla, para lograrla, para cumplirla, para llegarle, para cubrirla, para cubrirlo, para subirla, para subirlo, para eso, "
            + "that has it, that has some, has it, have it, get there, hit it, reach it, with it, to make it")
}
