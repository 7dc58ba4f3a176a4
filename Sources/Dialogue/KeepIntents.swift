public import NLU
import Nutrition

/// From what was understood to requests about what is kept: own foods, meals, favourites, usuals, notes.
enum KeepIntents {
    /// nil when the message is about something else.
    static func requests(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        // "save it to my favourites" is of the recipe that was just shown, else of what was logged.
        let words = reading.words
        let ofRecipe =
            ["recommend_recipe", "search_recipe", "more_recipes", "show_recipe", "save_recipe"].contains(tracker.lastAction ?? "")
            || reading.intent.name == "save_recipe" && tracker.lastAction == "log_food" && tracker.recipes?.open != nil
        // "quita esa de las guardadas", of the recipes.
        if reading.intent.name == "forget_kept", ofRecipe || ["list_saved_recipes", "unsave_recipe"].contains(tracker.lastAction ?? ""),
            !Vocabulary.says(.note, words), !reading.foods.contains(where: { $0.best?.isOwn ?? false })
        {
            return [.saveRecipe(ordinal: reading.ordinal, words: reading.foods.map(\.said).joined(separator: " "), isOver: true)]
        }
        if Vocabulary.says(.favourite, words), ["save_meal", "save_recipe"].contains(reading.intent.name) || makesFavourite(reading, words) {
            // "anota mi favorito para la cena": the first of them.
            if words.contains("mi"), words.count <= 6, reading.foods.isEmpty, reading.when.meal != nil, Vocabulary.says(.writingDown, words.prefix(1))
            {
                return [.keep(.logFavourite(reading.ordinal ?? 1, reading.when))]
            }
            if ofRecipe { return [.saveRecipe(ordinal: reading.ordinal, words: reading.foods.map(\.said).joined(separator: " "), isOver: false)] }
            return save(reading, words, tracker)?.map(Request.keep)
        }
        return usualBut(reading, words) ?? keep(reading, tracker).map { $0.map(Request.keep) } ?? planned(reading)
    }

    /// What is eaten as a rule, and not now: "always", "todos los días".
    private static func tellsHabit(_ words: [String]) -> Bool {
        let text = words.joined(separator: " ")
        return !words.contains(where: ["had", "ate", "comi", "desayune", "cene", "almorce", "want", "quiero", "plan", "hoy", "today"].contains)
            && ["always", "usually", "normally", "every day", "every morning", "siempre", "normalmente", "todo los dia", "suelo"].contains(
                where: text.contains)
    }

    private static func keep(_ reading: Reading, _ tracker: Tracker) -> [KeepRequest]? {
        let words = reading.words
        if let usual = madeUsual(words, reading, tracker) { return usual }
        if namesFavourite(reading, words) { return [.favour(reading.foods, from: Selection(when: reading.when))] }
        // "list my meals", right after one was saved.
        if ["save_meal", "rename_kept", "forget_kept", "list_favorites"].contains(tracker.lastAction ?? ""), reading.when.isEmpty, words.count <= 4,
            words.last == "meal" || words.last == "comida", words.contains("my") || words.contains("mi"),
            ["list", "show", "see", "what", "my", "muestra", "muestrame", "lista", "ver"].contains(words[0])
        {
            return [.list([.meal], meal: nil)]
        }
        if asksForNotes(reading, words) { return [.list([.note], meal: nil)] }
        let own = reading.foods.first { $0.best?.isOwn ?? false }
        if let label = reading.label, !label.figures.known.isEmpty, own?.best?.isMeal == false, tells(reading.intent.name), reading.foods.count == 1 {
            return [.createFood(FoodDraft(label: named(label, own?.best?.noun)))]
        }
        // "actually the bar has 180 kcal", of the person's own food that was spoken of last.
        if let label = reading.label, !label.figures.known.isEmpty, own == nil, let name = reading.foods.only?.said ?? label.name,
            let last = tracker.food, last.id.code.hasPrefix("custom:"), Set(Word.split(name)).isStrictSubset(of: Word.split(last.noun)),
            words.contains(where: ["the", "el", "la", "my", "each", "cada"].contains)
        {
            return [.createFood(FoodDraft(label: named(label, last.noun)))]
        }
        if ofListed(reading, words, tracker), let place = reading.ordinal {
            return [.logFavourite(place, reading.when.filled(from: reading.target ?? When()))]
        }
        switch reading.intent.name {
        case "create_food":
            // "it has 4 g of protein", "they're actually 100 kcal each": of the own food that is spoken of.
            if let label = reading.label, !label.figures.known.isEmpty, pointsAtIt(label.name ?? "it"), let last = tracker.food,
                last.id.code.hasPrefix("custom:")
            {
                return [.createFood(FoodDraft(label: named(label, last.noun), isOfLast: true))]
            }
            return [.createFood(labelled(reading, words, tracker) ?? FoodDraft(eatenOf: reading))]
        case "inform", "set_goal", "choose", "log_food", "out_of_scope",
            "correct" where !Vocabulary.says(.usual, words):
            // "per 100 g", right after a label that did not say of what.
            // "i had 1 serving" says what was eaten of it.
            if tracker.lastAction == "create_food", let label = reading.label, reading.foods.isEmpty,
                !label.figures.known.isEmpty || !Vocabulary.says(.eating, words),
                tracker.entries.isEmpty || label.basis != nil || !reading.nutrients.isEmpty,
                label.figures.known.isEmpty == false || label.basis != nil, let last = tracker.food, last.id.code.hasPrefix("custom:")
            {
                return [.createFood(FoodDraft(label: named(label, last.noun), isOfLast: true))]
            }
            if let label = figure(reading, words, tracker) { return [.createFood(FoodDraft(label: label))] }
            if tracker.lastAction == "list_favorites", reading.foods.isEmpty, words.count == 1,
                let place = reading.ordinal ?? reading.amounts.first?.quantity.map({ Int($0) })
            {
                return [.logFavourite(place, reading.when)]
            }
            // "my breakfast is always toast and coffee", "desayuno avena todos los días".
            if reading.intent.name == "log_food", tellsHabit(words), let meal = reading.when.meal, !reading.foods.isEmpty,
                reading.foods.allSatisfy({ !$0.negated && $0.best != nil }), !reading.text.contains("?")
            {
                return [.setUsual(meal, from: Selection(), foods: reading.foods)]
            }
            return reading.intent.name == "log_food" ? log(reading, words, own) : nil
        // "guárdala como ensalada de atún", of what was just told: no recipe.
        case "save_recipe" where reading.given != nil && ["log_food", "correct"].contains(tracker.lastAction ?? "") && !tracker.entries.isEmpty,
            "save_meal":
            return save(reading, words, tracker)
        case "list_favorites" where eatsUsual(reading): return [.logUsual(reading.when.meal, reading.when)]
        case "list_favorites": return [.list(kinds(words), meal: Vocabulary.says(.usual, words) ? reading.when.meal : nil)]
        // "my usual breakfast is this".
        case "copy_entries" where Vocabulary.says(.usual, words) && isWhatWasTold(words), "set_usual" where isWhatWasTold(words):
            return reading.when.meal.map { [.setUsual($0, from: Selection(pointsBack: true), foods: [])] }
        case "copy_entries" where Vocabulary.says(.usual, words):
            if reading.foods.allSatisfy(\.negated) { return [.logUsual(reading.when.meal, reading.when, without: reading.foods)] }
            return [.logUsualFoods(LogFood(foods: reading.foods, when: reading.when))]
        // "mi merienda", "hoy otra vez mi merienda": a meal that is kept under that name.
        case "set_usual" where isMealAlone(own, words), "copy_entries" where isMealAlone(own, words): return log(reading, words, own)
        case "set_usual":
            // "cámbialo: ahora es un yogur", of the usual meal that was told last.
            let last = ["list_favorites", "set_usual"].contains(tracker.lastAction ?? "") ? tracker.scope?.meal : nil
            guard let meal = reading.when.meal ?? last, !reading.foods.isEmpty else { return nil }
            if let change = eatenWithout(reading, words) ?? changedUsual(meal, reading, words) { return [change] }
            return [.setUsual(meal, from: Selection(), foods: reading.foods)]
        // "apunta mi desayuno de siempre" forgets nothing.
        case "forget_kept" where reading.foods.isEmpty && Vocabulary.says(.usual, words) && writesDown(words):
            return [.logUsual(reading.when.meal, reading.when)]
        case "forget_kept"
        where own == nil && reading.foods.count == 1 && reading.foods[0].best != nil && reading.foods[0].isDefinite && words.count <= 4
            && !tracker.entries.isEmpty && !["forget_kept", "list_favorites", "create_food", "save_meal"].contains(tracker.lastAction ?? ""):
            return nil
        case "forget_kept": return [.forget(forgetting(reading, words, own))]
        case "delete_entry", "unsave_recipe", "set_preference", "correct", "cancel":
            // "take the toast out of my usual breakfast".
            if reading.intent.name != "set_preference", Vocabulary.says(.usual, words), let meal = reading.when.meal ?? reading.target?.meal,
                !reading.foods.isEmpty, let change = changedUsual(meal, reading, words)
            {
                return [change]
            }
            if reading.intent.name == "correct" || reading.intent.name == "cancel" && own == nil { return nil }
            // "delete it", right after it was made or kept.
            if ["delete_entry", "unsave_recipe"].contains(reading.intent.name), ["create_food", "save_meal"].contains(tracker.lastAction ?? ""),
                reading.pointsBack || Vocabulary.says(.recipe, words), reading.foods.isEmpty, reading.when.isEmpty, words.count <= 4,
                tracker.lastAction == "save_meal" || tracker.entries.isEmpty
            {
                let isFood = tracker.lastAction == "create_food"
                return [.forget(Forgetting(kind: nil, name: isFood ? tracker.food?.noun ?? "" : "", all: false, pointsBack: !isFood))]
            }
            // "delete it from my foods", "remove it from my saved meals".
            // "borra el primero de la comida" is of lunch.
            let isOfMeal = reading.ordinal != nil && reading.when.meal != nil && !tracker.entries.isEmpty
            if own == nil, reading.foods.isEmpty, !isOfMeal, words.contains(where: ["from", "off", "de"].contains),
                Vocabulary.says(.ownFood, words) || Vocabulary.says(.favourite, words) || Vocabulary.says(.savedMeal, words)
            {
                return [.forget(forgetting(reading, words, nil))]
            }
            if let own, reading.intent.name != "set_preference" || takesAway(words),
                own.best?.isMeal == true || Vocabulary.says(.ownFood, words) || Vocabulary.says(.recipe, words)
            {
                return [.forget(forgetting(reading, words, own))]
            }
            return nil
        case "rename_kept":
            if own == nil, let name = renamed(reading.text) { return [.rename(from: "it", to: name)] }
            guard let (old, new) = names(reading.text) else { return nil }
            return [.rename(from: own?.best?.noun ?? old, to: new)]
        case "add_note":
            let text = note(in: reading.text)
            return text.isEmpty ? nil : [.addNote(text, When(days: reading.when.days))]
        // "log it for today" closes no day.
        case "complete_day" where ["log", "add", "put", "anotalo", "apuntalo", "ponlo"].contains(words.first) && reading.pointsBack: return nil
        case "complete_day" where !reading.text.hasSuffix("?"): return [.completeDay(When(days: reading.when.days))]
        default: return nil
        }
    }

    private static func writesDown(_ words: [String]) -> Bool {
        words.first.map { Vocabulary[.logging].contains($0) || Vocabulary[.writingDown].contains($0) } ?? false
    }

    private static func isMealAlone(_ own: FoodMention?, _ words: [String]) -> Bool {
        own?.best?.isMeal == true && words.count <= 5 && !Vocabulary.says(.being, words)
    }

    /// "log the first one for tomorrow": of the favourites or saved meals that were just listed.
    private static func ofListed(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Bool {
        tracker.lastAction == "list_favorites" && reading.foods.isEmpty && reading.ordinal != nil
            && (Vocabulary.says(.logging, words) || Vocabulary.says(.eating, words) || words.contains("have") || words.contains("plan"))
    }

    /// Of these, figures beside an own food are its label's.
    private static func tells(_ intent: String) -> Bool {
        ["correct", "set_goal", "create_food", "inform", "move_entry", "out_of_scope", "save_meal"].contains(intent)
    }

    /// "cámbiale las calorías a 200", right after an own food was made or asked about: another figure of its label.
    private static func figure(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> FoodLabel? {
        guard ["create_food", "ask_nutrient", "ask_food_facts"].contains(tracker.lastAction ?? ""),
            !OrderWords.changing.isDisjoint(with: words.prefix(2)),
            reading.foods.isEmpty, reading.nutrients.count == 1, let number = Intents.number(reading), let last = tracker.food,
            last.id.code.hasPrefix("custom:"), !Vocabulary.says(.goal, words)
        else { return nil }
        var label = FoodLabel(name: last.noun)
        label.figures[reading.nutrients[0]] = number
        return label
    }

    static func named(_ label: FoodLabel, _ name: String?) -> FoodLabel {
        var label = label
        label.name = name ?? label.name
        return label
    }

    /// "log my favourite 2"; a food that nobody knows, with what it holds: "I had a zorgle, 250 kcal".
    private static func log(_ reading: Reading, _ words: [String], _ own: FoodMention?) -> [KeepRequest]? {
        if reading.foods.isEmpty, Vocabulary.says(.favourite, words), let place = reading.ordinal ?? reading.amounts.first?.quantity.map({ Int($0) })
        {
            return [.logFavourite(place, reading.when)]
        }
        // "almorcé mi burrito favorito".
        if !reading.foods.isEmpty, Vocabulary.says(.favourite, words), Vocabulary.says(.havingEaten, words) || Vocabulary.says(.logging, words) {
            return [.logFavouriteFoods(LogFood(foods: reading.foods, when: reading.when))]
        }
        guard reading.foods.count == 1, let mention = reading.foods.first, mention.best == nil, let label = reading.label,
            label.figures[.energy] != nil
        else { return nil }
        return [.createFood(FoodDraft(label: named(label, mention.said), log: LogFood(foods: reading.foods, when: reading.when)))]
    }

    private static func save(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [KeepRequest]? {
        var selection = Selection(when: reading.when, pointsBack: reading.pointsBack)
        if let given = reading.given {
            // "guárdalo como …", after the figures of the breakfast were asked: all of that meal.
            if reading.when.isEmpty, case .askSummary(let when, _)? = tracker.inquiry, when.meal != nil { selection.when = when }
            if callsIt(words) || savesMade(reading, tracker), ["create_food", "save_meal", "rename_kept"].contains(tracker.lastAction ?? "") {
                return [.rename(from: "it", to: given.text)]
            }
            // "save my breakfast as usual oats" has a name of its own.
            let isUsual = Word.split(given.text).allSatisfy { Vocabulary[.usual].contains($0) || isPartOfUsual($0) }
            if let meal = given.meal ?? reading.when.meal ?? mealNamed(given.text), Vocabulary.says(.usual, Word.split(given.text)), isUsual {
                return [.setUsual(meal, from: selection, foods: reading.foods)]
            }
            let isNamedSo = Vocabulary.says(.favourite, Word.split(given.text)), isFavourite = Vocabulary.says(.favourite, words)
            if !isNamedSo || given.meal != nil {
                return [
                    .saveMeal(
                        name: given.text, from: selection, foods: parts(reading, words), servings: servings(words) ?? servedAtMark(reading.text),
                        isFavourite: isFavourite || Vocabulary.says(.favourite, words))
                ]
            }
        }
        if Vocabulary.says(.favourite, words) { return [.favour(reading.foods, from: selection)] }
        if Vocabulary.says(.usual, words), let meal = reading.when.meal {
            return [.setUsual(meal, from: rowsOfUsual(reading), foods: reading.foods)]
        }
        return [.saveMeal(name: "", from: selection, foods: reading.foods)]
    }

    private static func isPartOfUsual(_ word: String) -> Bool {
        mealNamed(word) != nil || Vocabulary[.mealInGeneral].contains(word)
            || ["my", "the", "a", "mi", "el", "la", "de", "lo", "un", "una", "morning", "evening", "weekday", "daily"].contains(word)
    }

    /// The foods without the dish that they make: "mi licuado lleva plátano y leche".
    private static func parts(_ reading: Reading, _ words: [String]) -> [FoodMention] {
        guard ["mi", "my"].contains(words[0]), let verb = words.firstIndex(where: ["lleva", "tiene", "es", "ha", "has", "is", "contain"].contains),
            reading.foods.count > 2, let head = Word.split(reading.foods[0].said).first, words[..<verb].contains(head)
        else { return reading.foods }
        return Array(reading.foods.dropFirst())
    }

    private static func kinds(_ words: [String]) -> [Keepsake.Kind] {
        if Vocabulary.says(.note, words) { return [.note] }
        if Vocabulary.says(.favourite, words) { return [.favourite] }
        if Vocabulary.says(.usual, words) { return [.usual] }
        if Vocabulary.says(.savedMeal, words) { return [.meal] }
        if Vocabulary.says(.ownFood, words) { return [.food] }
        return [.favourite, .meal, .food]
    }

    private static func forgetting(_ reading: Reading, _ words: [String], _ own: FoodMention?) -> Forgetting {
        let kind: Keepsake.Kind? =
            Vocabulary.says(.note, words)
            ? .note
            : Vocabulary.says(.favourite, words) && !Vocabulary.says(.favourite, own.map { Word.split($0.said) } ?? [])
                ? .favourite
                : own == nil && Vocabulary.says(.usual, words)
                    ? .usual : own == nil && Vocabulary.says(.savedMeal, words) ? .meal : own == nil && Vocabulary.says(.ownFood, words) ? .food : nil
        let name = own?.best?.noun ?? reading.foods.first?.said ?? ""
        return Forgetting(
            kind: kind, name: name, ordinal: reading.ordinal ?? reading.amounts.first?.quantity.map { Int($0) }, meal: reading.when.meal,
            all: reading.all, pointsBack: reading.pointsBack && reading.ordinal == nil)
    }

    // MARK: Answers

    /// What an answer to a question about an own food, or about one that was not found, comes to.
    static func filled(_ reading: Reading, _ question: Question) -> Request? {
        let label = reading.label
        if question.name == .foodFacts, isSentence(reading, reading.words) { return nil }
        // "tea with 2 sugars" tells what was had, and no figures of what nobody knows.
        if reading.intent.name == "log_food", reading.intent.confidence >= 0.9, reading.nutrients.isEmpty,
            reading.foods.contains(where: { $0.best != nil && Reading.namesakes[Word.singular($0.said)] == nil }),
            reading.foods.contains(where: { Reading.namesakes[Word.singular($0.said)] != nil })
        {
            return nil
        }
        let hasFigures = label.map { !$0.figures.known.isEmpty || $0.impossible != nil } ?? false
        switch (question.name, question.pending) {
        case (.foodFacts, .keep(.createFood(var draft))), (.confirm, .keep(.createFood(var draft))):
            draft.isConfirmed = false
            let asksName = question.name == .foodFacts && draft.label.name == nil
            if var label, hasFigures || label.basis != nil {
                if !asksName || hasFigures && label.name == nil && draft.label.name != nil { label.name = nil }
                draft.label = label.over(draft.label)
                return .keep(.createFood(draft))
            }
            let words = reading.words
            guard asksName, (1...6).contains(words.count), reading.text.utf8.count <= 60, reading.when.isEmpty, !Vocabulary.says(.having, words),
                !words.contains("i"), !["cancel", "deny", "help", "undo"].contains(reading.intent.name), !isSentence(reading, words)
            else { return bareEnergy(reading, draft, question) }
            draft.label.name = bareName(reading.text)
            return .keep(.createFood(draft))
        case (.whichFood, .logFood(let request)) where request.foods.indices.contains(question.item) && request.foods[question.item].best == nil:
            guard hasFigures, let label else { return nil }
            return .keep(.createFood(FoodDraft(label: named(label, request.foods[question.item].said), log: request, item: question.item)))
        case (.searchAgain, .logFood(var request)):
            guard reading.foods.count == 1, request.foods.indices.contains(question.item), var mention = reading.foods.first else { return nil }
            if mention.amount.isEmpty { mention.amount = request.foods[question.item].amount }
            request.foods[question.item] = mention
            return .logFood(request)
        default: return nil
        }
    }

    /// "bebí medio litro de agua", "cuánto llevo hoy": told or asked, and no name of a food.
    private static func isSentence(_ reading: Reading, _ words: [String]) -> Bool {
        Vocabulary.says(.eating, words) || reading.text.hasSuffix("?") || ["y", "and"].contains(words.first)
            || reading.intent.confidence >= 0.9 && words.count > 1
                && ["log_water", "log_weight", "log_exercise", "ask_summary", "ask_remaining", "ask_diary", "delete_entry", "undo", "set_goal"]
                    .contains(
                        reading.intent.name)
    }

    /// A name without its article and marks: "a lentil loaf." is a lentil loaf.
    private static func bareName(_ text: String) -> String {
        let words = text.split(separator: " ").map { $0.filter { !"\".,:;!?".contains($0) } }
        let articles: Set<String> = ["a", "an", "the", "my", "un", "una", "el", "la", "mi", "it's", "its", "called", "se", "llama"]
        return words.drop { articles.contains($0.lowercased()) }.joined(separator: " ")
    }

    /// "210" to the question what a food holds: kilocalories.
    private static func bareEnergy(_ reading: Reading, _ draft: FoodDraft, _ question: Question) -> Request? {
        guard question.name == .foodFacts, reading.foods.isEmpty, let amount = reading.amounts.first, amount.unit == nil,
            let quantity = amount.quantity
        else { return nil }
        var draft = draft
        draft.label.figures[.energy] = quantity
        return .keep(.createFood(draft))
    }

    /// A place in the list of favourites that was shown last.
    static func chosen(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard tracker.lastAction == "list_favorites", let ordinal = reading.ordinal else { return nil }
        return [.keep(.logFavourite(ordinal, reading.when))]
    }

    /// "tomorrow I'll have pasta for dinner": a row of a day to come.
    private static func planned(_ reading: Reading) -> [Request]? {
        let when = reading.when.filled(from: reading.target ?? When())
        guard reading.intent.name == "plan_meal",
            reading.foods.contains(where: { !$0.negated && $0.best != nil })
        else { return nil }
        return [.logFood(LogFood(foods: reading.foods, when: when))]
    }
}

extension FoodReference {
    /// A food or meal of the person's own.
    public var isOwn: Bool { id.isOwn }
    /// A saved meal.
    public var isMeal: Bool { id.code.hasPrefix(SavedMeal.prefix) }
}
