import NLU
import Nutrition

/// What the last turn makes whole: "another at 4pm", "how much have I had?", "that's not right".
extension Intents {
    static func followUp(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        if let requests = together(reading) ?? leftAfterAll(reading, words, tracker) { return requests }
        guard let last = tracker.lastAction else { return nil }
        let isBare = reading.foods.isEmpty && reading.when.isEmpty
        if ["log_food", "copy_entries", "correct"].contains(last), let more = moreOfLast(reading, tracker) { return more }
        if reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty, let nutrient = tracker.inquiry?.nutrient, words.count <= 7,
            ["set_goal", "ask_intake", "ask_remaining"].contains(last),
            words.starts(with: ["how", "much"]) || ["cuanto", "cuanta"].contains(words.drop { $0 == "y" }.first),
            words.contains(where: { ["had", "eaten", "consumed", "drunk", "llevo", "comido", "tomado", "consumido"].contains($0) }),
            !Vocabulary.says(.weighing, words)
        {
            // "how much have I had?", of what a goal was just set for.
            return [.askSummary(reading.when, nutrients: [nutrient])]
        }
        if let shared = shared(reading, words, tracker) { return [shared] }
        if let requests = putBack(reading, words, tracker) { return requests }
        // "wait no don't", of what was just done.
        if isBare, words.count <= 6, tracker.question == nil, ["deny", "cancel", "undo", "out_of_scope"].contains(reading.intent.name),
            words.contains(where: ["dont", "don", "didnt", "didn"].contains), words.allSatisfy({ haltings.contains($0) }),
            ["delete_entry", "move_entry", "copy_entries", "log_food", "correct", "unplan_meal", "forget_kept"].contains(last)
        {
            return [.undo(turns: 1)]
        }
        // "log both", of the foods asked about.
        if isBare, reading.nutrients.isEmpty, words.count <= 4, tracker.asked.count > 1, Vocabulary.says(.logging, words.prefix(1)),
            words.contains(where: ["both", "them", "ambos", "ambas", "dos"].contains)
        {
            return [.logFood(LogFood(foods: tracker.asked.suffix(words.contains("them") ? 4 : 2).map { $0 }, when: reading.when))]
        }
        if last == "delete_entry", isBare, words.count <= 6, words.contains("si"), !words.contains("no") || reading.intent.name != "delete_entry",
            words.contains(where: { ["comi", "tome", "bebi", "cene", "desayune"].contains($0) }),
            words.contains(where: { ["lo", "la", "los", "las", "eso"].contains($0) })
        {
            // "ay no, sí me lo tomé": it comes back.
            return [.undo(turns: 1)]
        }
        // "wait no, I did eat the pickle", of what was just taken out.
        if last == "delete_entry", reading.foods.count <= 1, reading.when.isEmpty, reading.amounts.isEmpty, words.count <= 9,
            !reading.text.hasSuffix("?"),
            zip(words, words.dropFirst()).contains(where: { $0 == "did" && ["eat", "have", "drink", "finish"].contains($1) })
        {
            return [.undo(turns: 1)]
        }
        // "how much protein from those?", "¿cuántas calorías tienen las dos?", after another one of it.
        if ["log_food", "copy_entries", "correct"].contains(last), isBare, !reading.nutrients.isEmpty, words.count <= 9,
            words.contains(where: ["those", "both", "them", "they", "two", "esa", "eso", "ambas", "ambos", "dos"].contains),
            ["ask_nutrient", "ask_summary", "ask_food_facts"].contains(reading.intent.name),
            let listed = tracker.listed, listed.count > tracker.entries.count, Set(tracker.entries).isSubset(of: listed)
        {
            return [.askRows(Selection(ids: listed), nutrients: reading.nutrients)]
        }
        if ["log_food", "correct", "copy_entries", "move_entry"].contains(last), isBare, !reading.nutrients.isEmpty || words.count <= 3,
            words.count <= 5, reading.amounts.isEmpty, ["cuanto", "cuanta", "que"].contains(words.drop { $0 == "y" }.first), words.count > 1,
            words.last.map(summing.contains) == true || words.suffix(2) == ["a", "ser"] || words.suffix(2) == ["a", "tener"],
            reading.nutrients.isEmpty ? words.contains("cuanto") : true
        {
            // "¿cuánto azúcar tenía?", "¿cuántas calorías fueron?", "¿cuánto es?": what was just logged.
            return [.askNutrients(foods: [], nutrients: reading.nutrients)]
        }
        if last == "undo", words.count <= 5, isBare, words.contains("back"), words.contains(where: ["put", "bring", "add", "want"].contains) {
            // "bring it back", of what was just undone.
            return [.redo(turns: 1)]
        }
        switch last {
        case "ask_insight", "ask_intake", "ask_remaining", "set_goal":
            // "what foods would help?", "what are good foods for that?": what is rich in it.
            guard reading.foods.isEmpty, reading.nutrients.isEmpty, Vocabulary.says(.foodWord, words),
                Vocabulary.says(.helping, words) || words.contains(where: ["good", "best", "buenos", "bueno", "buena", "mejor"].contains)
            else { return nil }
            // "¿qué alimento me ayudaría?", after all that is missing was told: rich in the most missing.
            guard let nutrient = tracker.inquiry?.nutrient else {
                return last == "ask_insight" && reading.intent.name == "help" ? [recommend(reading, [], tracker)] : nil
            }
            return [.recommendFood(RecipeQuery(nutrients: [nutrient]))]
        case "ask_summary":
            if let judged = judged(reading, words, tracker) { return [judged] }
            // "¿y el máximo cuál es?"
            if isBare, reading.nutrients.isEmpty, words.count <= 6, words.contains(where: ["maximo", "limite", "tope", "maximum", "limit"].contains),
                let nutrient = tracker.explanations.first?.nutrient, nutrient != .energy
            {
                return [.askIntake([nutrient], limit: true)]
            }
            // "¿cuánto necesito?", of the nutrient that was told.
            if isBare, reading.nutrients.isEmpty, ["ask_intake", "set_goal", "out_of_scope"].contains(reading.intent.name), words.count <= 4,
                words.contains("necesito") || words.contains("need"), let nutrient = tracker.explanations.first?.nutrient, nutrient != .energy
            {
                return [.askIntake([nutrient], limit: false)]
            }
            return nil
        case "log_food", "correct", "copy_entries", "move_entry":
            // "that's not right", of what was just written.
            guard reading.intent.name == "deny", Vocabulary.says(.faulty, words) || Talk.isNotWhatWasSaid(words), !tracker.entries.isEmpty else {
                return nil
            }
            return [.correct(Correction(selection: Selection(pointsBack: true)))]
        default: return nil
        }
    }

    private static let haltings: Set<String> = [
        "wait", "no", "dont", "don", "t", "do", "stop", "please", "that", "it", "oh", "oops", "actually", "hold", "on", "hang", "sorry",
        "didnt", "didn", "mean", "to", "want", "i", "this",
    ]
    private static let summing = [
        "tenia", "tiene", "tenian", "tienen", "es", "son", "fue", "fueron", "era", "eran", "suma", "suman", "tuvo", "da", "seria", "serian",
        "tendria",
        "tendrian", "sumaria", "sumarian", "daria",
        "seran", "sera", "tendra", "tendran", "llevara", "llevaran", "sumara", "sumaran", "dara", "daran",
    ]

    /// The rows told last, eaten again.
    static func seconds(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard ["log_food", "copy_entries", "correct"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty, reading.foods.isEmpty,
            reading.nutrients.isEmpty, hadSeconds(reading.words),
            // "repetí el almuerzo a la noche" names what was had again.
            reading.meals.isEmpty || !["el", "la", "los", "las", "lo"].contains(reading.words.dropFirst().first ?? "")
        else { return nil }
        var selection = tracker.entries.only.map { Selection(ids: [$0]) } ?? Selection(pointsBack: true)
        selection.isOneMore = true
        return .copy(selection, to: reading.when)
    }

    /// "went back for seconds", "had a second helping", "repetí", "me serví otra vez": as much again.
    private static func hadSeconds(_ words: [String]) -> Bool {
        guard words.count <= 8, !words.contains(where: ["no", "not", "didnt", "didn", "never", "minute", "half"].contains) else { return false }
        return words.contains("second") && words.contains(where: ["for", "had", "got", "helping", "went", "having", "took", "ate"].contains)
            && ["second", "helping", "it", "that", "too"].contains(words.last ?? "")
            || ["repeti", "repetimos"].contains(words.first ?? "") || ["repeti", "repetir"].contains(words.last ?? "")
            || words.starts(with: ["me", "servi"]) && (words.contains("otra") || words.contains("ma")) || words.starts(with: ["repeti", "plato"])
    }

    /// "¿es mucho?", "is that a lot?": the last total against what is needed or safe.
    private static func judged(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard words.count <= 6, reading.foods.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty, reading.amounts.isEmpty,
            Vocabulary.says(.judging, words), !["how", "cuanto", "cuanta"].contains(words[0]), let nutrient = tracker.explanations.first?.nutrient
        else { return nil }
        if nutrient == .energy { return .askRemaining(tracker.scope ?? When(), nutrients: []) }
        // Of these less is better, and nothing is to be filled.
        let isLimited = [.sodium, .saturatedFat, .sugars, .fat, .cholesterol, .alcohol, .caffeine].contains(nutrient)
        return .askInsight(
            InsightQuery(isLimited ? .limits : .needs, nutrients: [nutrient], days: tracker.scope?.days ?? tracker.day.map { $0...$0 }))
    }

    /// "500 ml of water, a 20 minute walk and two apples": one verb for several kinds of things.
    private static func together(_ reading: Reading) -> [Request]? {
        let kinds: Set<String> = ["log_food", "log_water", "log_exercise"]
        guard kinds.contains(reading.intent.name),
            reading.ranking.filter({ kinds.contains($0.name) }).reduce(0, { $0 + $1.confidence }) > 0.8,
            let activity = reading.activity, activity.minutes != nil || activity.kilometres != nil
        else { return nil }
        let eaten = reading.foods.filter { !$0.negated && $0.best != nil }
        // The "trail" of "3pm trail mix" was not run, and what has no number beside what has one is not lost.
        guard eaten.contains(where: { $0.amount.quantity != nil }), reading.intent.name != "log_exercise" || reading.intent.confidence < 0.9,
            eaten.allSatisfy({ Word.split($0.said).isDisjoint(with: Set(Word.split(activity.said))) })
        else { return nil }
        let foods = eaten.filter { !isWater($0) }
        return (foods.isEmpty ? [] : [.logFood(LogFood(foods: foods, when: reading.when))])
            + eaten.filter(isWater).map { .logWater(millilitres: $0.amount.millilitresOfWater, reading.when) }
            + [.logExercise(activity, reading.when)]
    }
}
