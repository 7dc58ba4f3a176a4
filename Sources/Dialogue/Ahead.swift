import NLU
import Nutrition

/// Weekdays of what is planned, moved or wanted are those to come.
extension Intents {
    /// "move it to saturday", of what is planned: never back to the day that it is asked on, where a weekday is named.
    static func ahead(_ reading: Reading, _ tracker: Tracker, _ today: Day?) -> Reading {
        guard let today else { return reading }
        if wantsToEat(reading) {
            var wish = reading.ahead(of: today)
            wish.intent.name = "plan_meal"
            wish.when = wish.when.filled(from: wish.target ?? When())
            return wish
        }
        if let put = putOnDay(reading, tracker, today) { return put }
        // "ponme lentejas para la cena del lunes"; "y salmón el martes", after that.
        let goesOn = goesOnAhead(reading, tracker, today)
        if ordersAhead(reading) || goesOn {
            var plan = reading.ahead(of: today)
            plan.when = plan.when.filled(from: plan.target ?? When())
            if let day = plan.when.day, day > today {
                // At the meal of the one before, where none is told.
                plan.intent.name = goesOn ? "log_food" : "plan_meal"
                return plan
            }
        }
        // "put it on Wednesday too", of what is planned.
        if let last = tracker.day, last > today, !tracker.entries.isEmpty, reading.foods.isEmpty,
            reading.words.contains(where: ["too", "also", "well", "tambien"].contains)
        {
            return reading.ahead(of: today)
        }
        var reading = recipeAhead(reading, tracker, today)
        guard ["move_entry", "correct"].contains(reading.intent.name), let last = tracker.day, last > today, reading.foods.isEmpty,
            !["today", "tonight", "hoy", "now"].contains(where: reading.words.contains)
        else { return reading }
        let next = today.advanced(by: 7)
        if reading.target?.day == today { reading.target?.days = next...next }
        if reading.when.day == today, tracker.question == nil { reading.when.days = next...next }
        return reading
    }

    /// "add the chili to thursday lunch", "pon el chili el jueves en el almuerzo": on the plan of the one to come, where that is nearer than
    /// the last one or
    /// a recipe is spoken of.
    private static func putOnDay(_ reading: Reading, _ tracker: Tracker, _ today: Day) -> Reading? {
        let words = Array(reading.words.drop { ["y", "e", "and", "ok", "vale", "porfa", "please", "then", "luego", "can", "you"].contains($0) })
        guard ["copy_entries", "log_food", "move_entry", "plan_meal", "inform", "out_of_scope", "correct"].contains(reading.intent.name),
            ordering.union(["add", "agrega", "agregá", "anade", "mete", "slot", "pencil"]).contains(words.first ?? ""), let food = reading.foods.only,
            !food.negated, !reading.text.hasSuffix("?"), !reading.pointsBack, reading.ordinal == nil, words.contains(where: weekdays.contains),
            !Vocabulary.says(.havingEaten, words), !Vocabulary.says(.eating, words.filter { !Vocabulary[.mealInGeneral].contains($0) }),
            words.isDisjoint(with: ["list", "lista", "too", "also", "tambien"])
        else { return nil }
        let when = (reading.target ?? When()).filled(from: reading.when)
        let ofRecipes = recipeActions.contains(tracker.lastAction ?? "") || tracker.lastAction == "list_saved_recipes"
        guard let day = when.day, tracker.day != day || day > today, reading.intent.name != "move_entry" || tracker.entries.isEmpty || ofRecipes
        else {
            return nil
        }
        let gone = today.number - day.number
        guard gone < 0 || (1...6).contains(gone) && (gone >= 4 || ofRecipes) else { return nil }
        var plan = reading.ahead(of: today)
        plan.when = plan.when.filled(from: plan.target ?? When())
        guard let ahead = plan.when.day, ahead > today else { return nil }
        plan.target = nil
        plan.intent.name = "plan_meal"
        plan.foods[0].isDefinite = false
        plan.foods[0].when.days = nil
        return plan
    }

    /// An order to write something down for a weekday.
    private static func ordersAhead(_ reading: Reading) -> Bool {
        let words = reading.words.drop { ["y", "e", "and", "ok", "vale", "porfa", "please", "ahora", "also", "then", "luego"].contains($0) }
        return ["copy_entries", "log_food", "move_entry", "plan_meal", "inform", "out_of_scope"].contains(reading.intent.name)
            && ordering.contains(words.first ?? "") && words.contains(where: ["para", "for"].contains) && isOfNewFoods(reading)
            && !words.contains(
                where: ["pasado", "last", "ayer", "yesterday", "olvido", "olvide", "paso", "pasaron", "puse", "anote", "forgot"].contains)
            && !Vocabulary.says(.havingEaten, reading.words) && !Vocabulary.says(.eating, reading.words)
    }

    /// "and salmon on tuesday", right after something was planned for a day to come.
    private static func goesOnAhead(_ reading: Reading, _ tracker: Tracker, _ today: Day) -> Bool {
        guard let last = tracker.day, last > today, ["plan_meal", "log_food"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty else {
            return false
        }
        return ["log_food", "inform", "copy_entries", "ask_diary", "ask_nutrient", "show_plan", "plan_meal"].contains(reading.intent.name)
            && Vocabulary[.goingOn].contains(reading.words.first ?? "")
            && isOfNewFoods(reading) && !Vocabulary.says(.havingEaten, reading.words) && !Vocabulary.says(.eating, reading.words)
    }

    /// Foods that nothing stands of yet, on a weekday.
    private static func isOfNewFoods(_ reading: Reading) -> Bool {
        !reading.text.hasSuffix("?") && !reading.pointsBack && reading.ordinal == nil && !reading.foods.isEmpty
            && reading.foods.allSatisfy { $0.best != nil && !$0.isDefinite && !$0.negated }
            && reading.words.contains(where: weekdays.contains)
    }

    static let weekdays = Set(
        Word.split(
            "monday tuesday wednesday thursday friday saturday sunday lunes martes miércoles jueves viernes sábado domingo mon tue wed thu fri sat sun"
        ))
    private static let ordering = Set(
        Word.split("ponme pon anótame anota apúntame apunta agéndame agenda programa planifica prográmame put plan schedule pencil"))

    /// "quiero cazuela el lunes al almuerzo", "on tuesday I'd like sushi": wished for a day, and nothing that stands.
    private static func wantsToEat(_ reading: Reading) -> Bool {
        let words = reading.words, said = words.joined(separator: " ")
        return ["move_entry", "log_food", "inform", "out_of_scope", "correct"].contains(reading.intent.name) && !reading.text.hasSuffix("?")
            && (reading.when.days != nil || reading.target?.days != nil) && !reading.pointsBack && reading.ordinal == nil
            && !reading.foods.isEmpty && reading.foods.allSatisfy { $0.best != nil && !$0.isDefinite && !$0.negated }
            && [
                "quiero", "quisiera", "queremos", "me gustaria", "me apetece", "se me antoja", "i want", "i d like", "id like", "i would like",
                "we want",
            ]
            .contains { (" " + said + " ").contains(" " + $0 + " ") }
            && words.isDisjoint(with: ["saber", "ver", "know", "see", "mover", "move", "cambiar", "change", "pasar", "delete", "borrar", "quitar"])
    }
}
