import NLU
import Nutrition

/// What names food or water and tells of nothing that was had: asked whether it is well, supposed, complained of, a mean asked for, or written down already.
extension Intents {
    static func nothingEaten(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { ["y", "and", "pero", "but", "entonces", "so", "ok", "oye", "o"].contains($0) })
        guard (1...12).contains(words.count) else { return nil }
        return neither(words, reading) ?? foodFine(words, reading) ?? wished(words, reading) ?? waterSupposed(words, reading, tracker) ?? complained(
            words, reading) ?? fasted(
                words, reading)
            ?? meanOfWater(words, reading) ?? loggedAlready(words, reading, tracker)
    }

    /// "ayer tampoco", "hoy tampoco", after something that was not done: nothing to write.
    private static func neither(_ words: [String], _ reading: Reading) -> Request? {
        reading.foods.isEmpty && reading.amounts.isEmpty && words.contains("tampoco") && words.count <= 5 && words.allSatisfy(besideNeither.contains)
            ? .tell(.nothingDone) : nil
    }

    private static let besideNeither = Set(
        Word.split("yo hoy ayer anteayer antier tampoco el la pues anoche lunes martes miércoles jueves viernes sábado domingo esta semana"))

    /// "una manzana está bien?", "un yogur me conviene?": how it fits, and nothing is eaten by that.
    private static func foodFine(_ words: [String], _ reading: Reading) -> Request? {
        guard reading.text.hasSuffix("?"), ["log_food", "correct", "inform"].contains(reading.intent.name), !reading.foods.isEmpty,
            reading.foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite }), reading.when.days == nil, words.count <= 9,
            !Vocabulary.says(.eating, words), !Vocabulary.says(.havingEaten, words), reading.nutrients.isEmpty
        else { return nil }
        let text = " \(words.joined(separator: " ")) "
        return isFine.contains(where: text.hasSuffix) ? .askFits(foods: reading.foods) : nil
    }

    /// "tengo que tomar agua", "quiero tomar más agua": what a day should have; "quiero comer una pizza", taken for a goal: how it fits.
    private static func wished(_ words: [String], _ reading: Reading) -> Request? {
        guard wishes.contains(where: words.starts(with:)), !reading.text.hasSuffix("?"), reading.when.days == nil, words.count <= 8 else {
            return nil
        }
        if reading.intent.name == "log_water", reading.foods.allSatisfy({ isWater($0) && $0.amount.quantity == nil }),
            reading.amounts.allSatisfy({ $0.quantity == nil })
        {
            return .askIntake([.water], limit: false)
        }
        guard reading.intent.name == "set_goal", reading.nutrients.isEmpty, reading.aim?.target == nil, !reading.foods.isEmpty,
            reading.foods.allSatisfy({ $0.best != nil && !$0.negated && $0.amount.quantity ?? 1 < 50 })
        else { return nil }
        return .askFits(foods: reading.foods)
    }

    private static let wishes = [
        "quiero comer", "quiero tomar", "quiero beber", "tengo que tomar", "tengo que beber", "debería tomar", "debo tomar", "quisiera comer",
        "i want to drink", "i need to drink", "i should drink", "i have to drink", "i want to eat",
    ].map(Word.split)

    /// "y si hubiera tomado agua?": thought of, and not drunk.
    private static func waterSupposed(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard reading.intent.name == "log_water", words[0] == "si" || words[0] == "if", reading.text.hasSuffix("?") || words.contains("hubiera")
        else { return nil }
        return tracker.entries.isEmpty ? .tell(.nothingDone) : .askRows(Selection(ids: tracker.entries), nutrients: [.energy])
    }

    /// "me duele la panza después de comer lácteos", "la leche me cae mal": what it does to one, and none of it was had now.
    private static func complained(_ words: [String], _ reading: Reading) -> Request? {
        let text = " \(words.joined(separator: " ")) "
        guard ["log_food", "correct", "inform", "out_of_scope"].contains(reading.intent.name), !reading.foods.isEmpty, !reading.text.hasSuffix("?"),
            reading.foods.allSatisfy(\.amount.isEmpty), reading.when.days == nil,
            complaints.contains(where: text.contains),
            !Vocabulary.says(.havingEaten, words),
            words.isDisjoint(with: ["comi", "tome", "bebi", "cene", "almorce", "desayune", "hoy", "ate", "had", "drank", "today", "alergia"])
        else { return nil }
        return .tell(.unwell)
    }

    /// "ayuno intermitente 16/8", "hice 18 horas de ayuno": no weight, and no exercise.
    private static func fasted(_ words: [String], _ reading: Reading) -> Request? {
        guard reading.foods.isEmpty, words.contains(where: ["ayuno", "ayunar", "ayunando", "fasting", "fasted"].contains), reading.aim == nil,
            ["log_weight", "log_exercise", "out_of_scope", "inform", "set_profile", "set_preference", "set_goal", "ask_time", "ask_insight"]
                .contains(reading.intent.name),
            reading.amounts.allSatisfy({ $0.unit.map { !["kg", "lb", "stone"].contains($0.name) } ?? true }),
            words.isDisjoint(with: ["en", "peso", "weigh"])
        else { return nil }
        return .tell(.fasting)
    }

    /// "promedio de agua de la semana", "total de agua ayer": asked, and no glass of it.
    private static func meanOfWater(_ words: [String], _ reading: Reading) -> Request? {
        guard reading.intent.name == "log_water", reading.foods.allSatisfy({ isWater($0) && $0.amount.isEmpty }), reading.amounts.isEmpty,
            Vocabulary.says(.average, words) || ["total", "resumen"].contains(words[0]) || words.starts(with: ["el", "total"])
        else { return nil }
        return .askWater(When(days: reading.when.days))
    }

    /// "anótala", right after it was logged: it stands.
    private static func loggedAlready(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard tracker.lastAction == "log_food", tracker.supposed == nil, tracker.question == nil, !tracker.entries.isEmpty, reading.foods.isEmpty,
            reading.amounts.isEmpty,
            reading.when.isEmpty,
            [
                ["anotala"], ["anotalo"], ["anotalos"], ["anotalas"], ["registralo"], ["registrala"], ["apuntalo"], ["apuntala"], ["log", "it"],
                ["log", "that"],
            ]
            .contains(words.filter { !["si", "por", "favor", "please", "yes"].contains($0) })
        else { return nil }
        return .tell(.noted)
    }

    private static let isFine = [
        " esta bien ", " estaria bien ", " va bien ", " me conviene ", " es buena opcion ", " es buena idea ", " sirve ", " es bueno ", " es sano ",
        " me hace bien ", " estan bien ", " me cabe ", " se puede ",
    ]
    private static let complaints = [
        " me duele ", " me cae mal ", " me caen mal ", " me cayo mal ", " me cayeron mal ", " me sienta mal ", " me sientan mal ", " me hace dano ",
        " me hacen dano ", " me hace mal ", " me hacen mal ", " me hincha ", " me hinchan ", " me da acidez ", " me da gases ", " me da diarrea ",
        " me inflama ", " me inflaman ", " upsets my stomach ", " makes me bloated ", " gives me heartburn ", " gives me gas ",
    ]
}
