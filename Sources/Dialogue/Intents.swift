import NLU
import Nutrition

/// From an intent and what was found with it to requests: one line an intent.
enum Intents {
    static func requests(_ reading: Reading, _ understanding: Understanding, _ tracker: Tracker) -> [Request] {
        let told = needOfSpoken(deedAsked(reading) ?? countedAgain(reading, tracker), tracker)
        var reading = byTheClock(
            boundOfIt(frankly(afterProtest(littleTold(justEaten(unheardOf(afterRemark(saltRead(drinkTold(marked(told)))))))), tracker), tracker))
        if reading.when.days == nil, let step = dayBeside(reading), let day = tracker.day {
            reading.when.days = day.advanced(by: step)...day.advanced(by: step)
        }
        // Marks or pictures alone: no rule below has a word to go by.
        let foods = reading.foods.filter { !$0.negated }
        let eaten = reading.foods
        guard !reading.words.isEmpty else {
            return foods.isEmpty ? [fallback(reading, understanding, tracker)] : [.logFood(LogFood(foods: foods, when: reading.when))]
        }
        if Danger.isTold(reading.text) {
            return (reading.intent.name == "add_note" ? KeepIntents.requests(reading, tracker) ?? [] : []) + [.pointToHelp]
        }
        if let told = reminders(reading, tracker) ?? liftTold(reading, tracker) ?? supplementsTaken(reading, understanding, tracker) { return told }
        if let told = outright(reading, understanding, tracker) { return told }
        if KeepIntents.ordersNote(reading.text) { return [.keep(.addNote(KeepIntents.note(in: reading.text), When(days: reading.when.days)))] }
        if let name = namedGoal(reading, tracker) ?? askedHow(reading, tracker) ?? nameAnew(reading, tracker) { return [name] }
        if let told = goalsListed(reading) ?? boundByDoctor(reading) ?? putRightBriefly(reading, tracker) { return told }
        if let requests = ofKept(reading, tracker) ?? cuisineWanted(reading, tracker).map({ [$0] }) ?? byForm(reading, tracker) { return requests }
        if let talk = Talk(reading) ?? closing(reading, tracker) { return [heldBack(reading, talk) ?? .tell(talk)] }
        if let requests = noLonger(reading, tracker).map({ [.setPreferences($0)] }) ?? inLanguage(reading, understanding, tracker)
            ?? wholeOfDay(reading, tracker) ?? onceMore(reading, tracker) ?? beforehand(reading, tracker).map({ [$0] }) ?? comparedMeals(reading)
            ?? toldPlainly(reading, tracker)
        {
            return requests
        }
        if let request = savedByOther(reading, tracker) ?? comparedByForm(reading, tracker) ?? comparedDays(reading, tracker)
            ?? onTopic(reading, tracker) ?? superlative(reading, tracker)
            ?? partOfADay(reading, tracker) ?? byMeal(reading, tracker) ?? overOrUnder(reading, tracker) ?? suggestOne(reading, tracker)
        {
            return [request]
        }
        if let requests = ofTold(reading, tracker) ?? ofScope(reading, tracker).map({ [$0] }) { return requests }
        if let request = weightNow(reading) ?? weightPutRight(reading, tracker) ?? weightReached(reading, tracker) ?? burntTold(reading, tracker)
            ?? burntBy(reading) ?? burning(
                reading, tracker)
            ?? goalOtherwise(reading, tracker)
            ?? goalStep(reading, tracker) ?? goalWanted(reading) ?? goalsStanding(reading)
        {
            return [request]
        }
        if let request = beginning(reading) ?? misgiving(reading, tracker) ?? plainQuestion(reading, tracker) { return [request] }
        if asksNeed(reading) { return suggestion(reading) ?? [.suggestGoal(reading.aim ?? tracker.aim ?? AimMention(), guess: false)] }
        if let requests = foodsWith(reading).map({ [$0] }) ?? recipeBeside(reading, tracker) { return requests }
        if let request = madeWithWater(reading, tracker) ?? recipeKept(reading, tracker) ?? placedRecipe(reading, tracker) { return [request] }
        if let requests = besideTold(reading, tracker) ?? othersTold(reading, tracker) ?? amountAnew(reading, tracker) ?? cookedIn(reading, tracker)
            ?? wasAnother(reading, tracker)
            ?? hadNone(reading, tracker)
            ?? putIn(reading, tracker)
            ?? otherwise(reading, tracker) ?? drinksKind(reading, tracker) ?? energyTold(reading)
        {
            return requests
        }
        if ChartQuery.isByDay(reading) || ChartQuery.isPie(reading) { return charts(reading, tracker) }
        if let request = eatenByOthers(reading, tracker) ?? finishedOrLeft(reading, tracker) ?? skipped(
            reading, tracker) ?? weightToGo(
                reading, tracker) ?? toGo(reading, tracker)
            ?? whetherEnough(reading, tracker) ?? goneOnFromList(reading, tracker) ?? alternative(reading, tracker) ?? included(reading, tracker)
            ?? eatenForThat(reading, tracker)
        {
            return [request]
        }
        if let requests = oneOfAsked(reading, tracker) ?? byMeasure(reading, tracker) ?? enoughWater(reading, tracker) ?? calledOff(reading, tracker)
            ?? overate(reading, tracker).map({ [$0] }) ?? likedRecipes(reading, tracker) ?? ofCondition(reading)
        {
            return requests
        }
        if let requests = withExercise(reading, tracker).map({ [$0] }) ?? mayHave(reading) { return requests }
        if let request = foodWanted(reading, tracker) ?? ofOffered(reading, tracker) ?? ofRecipe(reading, tracker) ?? ofKind(reading, tracker) {
            return [request]
        }
        if let request = plainlyAsked(reading, tracker) ?? nutrientsOf(reading) ?? kindsWanted(reading, tracker) ?? judged(reading, tracker)
            ?? aboutNutrient(reading) ?? tightened(reading, tracker) ?? standingNow(reading)
        {
            return [request]
        }
        if let kept = keptOn(reading, tracker) ?? fineAgain(reading, tracker) { return kept }
        if let request = comparedToLast(reading, tracker) ?? ofServing(reading, tracker) ?? comparedLast(reading, tracker) ?? sideOfGoal(
            reading, tracker) ?? completeness(reading) ?? energyAsked(reading, tracker)
            ?? summedUp(reading)
        {
            return [request]
        }
        if let own = intakeWithFacts(reading, tracker) ?? own(reading, tracker) { return own }
        if let (food, question) = ContentQuestion.read(reading, tracker) { return [.askContents(of: food, question)] }
        if let request = goodAmount(reading, tracker) ?? goodOn(reading, tracker) ?? profileAgain(reading, tracker) { return [request] }
        if let request = goalAgain(reading, tracker) ?? howLong(reading, tracker) ?? timeWanted(reading, tracker) ?? paceWanted(reading, tracker) {
            return [request]
        }
        if let requests = countedKinds(reading, tracker) ?? bodyFollowUp(reading, tracker) ?? continued(reading, tracker) { return requests }
        if intendsToEat(reading) || supposesFood(reading) { return log(reading, tracker) }
        if isCode(reading, understanding.text) { return [fallback(reading, understanding, tracker)] }
        if let request = recipeEaten(reading, tracker) ?? drunk(reading) ?? exerciseTold(reading) ?? goalNumber(reading, tracker)
            ?? rateWanted(reading, tracker)
        {
            return [request]
        }
        if let requests = followUp(reading, tracker) ?? body(reading, tracker) ?? asked(reading, tracker) { return requests }
        if let told = toldLabel(reading, tracker) { return [told] }
        if reading.intent.name == "add_note", reading.words.count == 2,
            ["ese", "esa", "eso", "este", "esta", "that", "it", "this"].contains(reading.words[1]),
            let asked = askedFoods(reading, tracker)
        {
            return [asked]
        }
        if let kept = KeepIntents.requests(reading, tracker) { return kept }
        if let ordered = plainOrder(reading, tracker) { return ordered }
        if ["log_food", "correct", "inform", "delete_entry"].contains(reading.intent.name), let requests = multiplied(reading) { return requests }
        let words = reading.words
        if ["log_food", "correct", "delete_entry", "inform", "cancel"].contains(reading.intent.name), let told = allergy(reading) { return told }
        switch reading.intent.name {
        case "log_food",
            "correct" where tellsBeside(reading, tracker), "share_diary" where isToShare(reading), "move_entry" where hadAsked(reading, tracker):
            return log(reading, tracker)
        case "log_exercise"
        where reading.isQuestion && reading.activity?.minutes == nil && reading.activity?.kilometres == nil
            && reading.activity?.counted == nil, "log_exercise" where words.contains(where: ["hablame", "hablemos", "cuentame"].contains):
            return [fallback(reading, understanding, tracker)]
        // "I walk a lot": a way of life, and none of today's exercise.
        case "log_exercise" where tellsHabit(reading, words) || Answers.tellsLife(reading): return reading.profile.isEmpty ? [] : profile(reading)
        case "log_exercise" where reading.activities.count > 1:
            return reading.activities.map { activity in
                var plain = activity
                plain.when = nil
                return .logExercise(plain, (activity.when ?? When()).filled(from: reading.when))
            }
        case "log_exercise": return [.logExercise(reading.activities.only ?? reading.activity ?? ActivityMention(said: reading.text), reading.when)]
        case "log_weight" where reading.profile.tellsMoreThanWeight: return profile(reading)
        // "me tomé uno hoy", of a food that was just made.
        case "log_weight" where Vocabulary.says(.eating, words) && reading.amounts.allSatisfy({ $0.unit == nil }): return log(reading, tracker)
        case "log_weight" where saysPortion(reading): return tracker.entries.isEmpty ? [.strayAnswer(intent: "inform")] : correct(reading, tracker)
        // "¿cómo bajo 10 kilos?": asked how, and no weight.
        case "log_weight" where ["como", "how"].contains(words[0]) && [.lose, .gain].contains(reading.aim?.direction):
            return suggestion(reading) ?? [.askWeight]
        case "log_weight": return weights(reading) ?? [weight(reading) ?? .askWeight]
        case "log_water" where foods.contains { $0.best != nil && !isWater($0) }: return log(reading, tracker)
        case "log_water" where asksHowMuch(reading): return [.askWater(reading.when)]
        case "log_water" where wantsToTrack(words) && reading.amounts.isEmpty && reading.foods.allSatisfy(\.amount.isEmpty):
            return [.askWater(When())]
        case "log_water": return vesselsAnew(reading, tracker) ?? [drunkByNow(reading) ?? .logWater(millilitres: water(reading), reading.when)]
        // "was there any fiber in it?"
        case "correct"
        where foods.isEmpty && !reading.nutrients.isEmpty && reading.amounts.isEmpty
            && ["was", "is", "did", "does", "were", "tiene", "tenia", "hay", "habia", "lleva"].contains(words.first ?? "")
            && (reading.pointsBack || reading.text.hasSuffix("?")):
            return [.askNutrients(foods: [], nutrients: reading.nutrients)]
        case "correct" where doubts(reading):
            return [.explain(number: number(reading), foods: foods, nutrient: foods.isEmpty ? nil : reading.nutrients.first)]
        case "correct" where tellsHour(reading): return [move(reading, tracker)]
        case "correct": return another(reading, tracker) ?? correct(reading, tracker)
        // "without the cream" leaves a part out; it takes no coffee away.
        case "delete_entry"
        where !eaten.isEmpty && eaten.allSatisfy(\.negated) && ["without", "sin"].contains(words.first ?? "") && !Vocabulary.says(.eating, words):
            return log(reading, tracker)
        // "remove the first one", of the saved recipes that were just listed.
        case "delete_entry"
        where ["list_saved_recipes", "unsave_recipe"].contains(tracker.lastAction ?? "") && reading.ordinal != nil && eaten.isEmpty:
            return [.saveRecipe(ordinal: reading.ordinal, words: "", isOver: true)]
        // "¿cuánto comí después de las 3?" takes nothing out.
        case "delete_entry" where asksOfEaten(reading): return [.askDiary(reading.when)]
        case "delete_entry" where forbids(words): return [.cancel]
        case "delete_entry" where isNameAlone(words, eaten, tracker): return [.askRows(Selection(foods: eaten, all: true), nutrients: [.energy])]
        case "delete_entry" where putsRight(reading) || !eaten.isEmpty && ofSeveral(words, tracker) != nil: return correct(reading, tracker)
        case "delete_entry" where isNoOrder(reading):
            return [unnamed(words).map { .delete($0) } ?? fallback(reading, understanding, tracker)]
        case "delete_entry" where offHost(eaten, words) != nil:
            let both = offHost(eaten, words) ?? []
            return [.correct(Correction(selection: Selection(foods: [both[1]], when: reading.when), removed: [both[0].said]))]
        case "delete_entry": return [.delete(selection(reading, foods: eaten))]
        case "move_entry" where tellsKind(reading): return correct(reading, tracker)
        case "move_entry" where words.contains("yet") && reading.foods.isEmpty && !reading.pointsBack: return [.tell(.nothingDone)]
        case "move_entry": return askedThenPut(reading, tracker) ?? moves(reading) ?? [move(reading, tracker)]
        // "plan the same for tomorrow".
        case "plan_meal" where foods.isEmpty && repeatsTold(words) && !tracker.entries.isEmpty:
            return [.copy(Selection(pointsBack: true), to: reading.target ?? reading.when)]
        // "forget the coffee", which is nothing that was kept; "never mind the carrots".
        case "forget_kept",
            "cancel" where !foods.isEmpty && !tracker.entries.isEmpty:
            return [.delete(selection(reading, foods: eaten))]
        case "unplan_meal": return [.delete(selection(reading, foods: eaten))]
        // "which meal had more?"
        case "copy_entries" where foods.isEmpty && ["which", "what", "cual", "que"].contains(words[0]) && Vocabulary.says(.mealWord, words):
            return [.askMeals(When(days: reading.when.days), nutrients: tracker.askedNutrients, meals: [])]
        case "copy_entries" where foods.isEmpty && !Vocabulary.says(.repeating, words):
            return [.strayAnswer(intent: "copy_entries")]
        case "copy_entries" where Answers.asksForOther(words):
            return [.strayAnswer(intent: "copy_entries")]
        case "copy_entries": return sameOnEach(reading, tracker) ?? Array(repeating: copy(reading, foods, tracker), count: timesOver(reading))
        // What is taken back is hard to see: not on a guess.
        case "undo" where putsBackNothing(reading, tracker): return [.tell(.nothingDone)]
        case "undo" where reading.intent.confidence < 0.5:
            return [fallback(reading, understanding, tracker)]
        case "undo" where Vocabulary.says(.everything, words) && reading.count == nil:
            return [.undoAll(today: reading.when.days != nil, confirmed: false)]
        // "vuelve a ponerlo", right after it was undone.
        case "undo"
        where tracker.lastAction == "undo" && (words.contains("vuelve") || words.contains("nuevo") || words.suffix(2) == ["otra", "vez"])
            && words.isDisjoint(with: ["deshaz", "deshacer", "undo"]):
            return [.redo(turns: 1)]
        case "undo": return [.undo(turns: turns(reading))]
        // "deshaz otra vez": one step more back.
        case "redo" where words.contains(where: ["undo", "deshaz", "deshacer"].contains): return [.undo(turns: 1)]
        case "redo": return [tracker.lastAction == "delete_entry" ? .undo(turns: 1) : .redo(turns: turns(reading))]
        case "ask_nutrient" where foods.isEmpty && (!reading.when.isEmpty || Vocabulary.says(.untilNow, words)):
            // "how much sodium was in lunch", "how many calories so far": of the diary, not of a food.
            return [.askSummary(reading.when, nutrients: reading.nutrients)]
        // "how many calories in 2 of them?"
        case "ask_nutrient"
        where foods.isEmpty && reading.amounts.first?.quantity != nil && tracker.food != nil
            && (reading.pointsBack || reading.amounts.first?.unit?.name == "serving"):
            return [.askNutrients(foods: tracker.food.map { [$0.mention(reading.amounts[0])] } ?? [], nutrients: reading.nutrients)]
        // "¿y de calorías?", of no food: of the day.
        case "ask_nutrient"
        where foods.isEmpty && tracker.food == nil && tracker.asked.isEmpty && ["y", "and"].contains(words[0]) && !reading.nutrients.isEmpty:
            return [.askSummary(reading.when, nutrients: reading.nutrients)]
        case "ask_nutrient": return [.askNutrients(foods: together(foods, reading), nutrients: nutrients(reading, tracker))]
        case "ask_food_facts": return [.askFoodFacts(foods: foods)]
        case "search_food": return [.searchFood(reading.searched)]
        // "what has more calcium than milk?": other foods are asked for.
        case "compare_foods" where foods.count == 1 && !reading.nutrients.isEmpty && asksForOthers(reading):
            return [.recommendFood(others(reading))]
        case "compare_foods": return heldAgainstMeal(foods, reading, tracker) ?? [compared(foods, reading, tracker)]
        case "ask_diary": return diaries(reading)
        case "complete_day": return [.askRemaining(When(days: reading.when.days), nutrients: [])]
        // What is planned is in the diary ahead.
        case "show_plan" where (reading.when.days?.count ?? 1) > 1 && words.contains(where: ["this", "esta", "este"].contains): return [.askAhead]
        // "ya desayuné lo que tenía planeado": it stands in the diary.
        case "show_plan"
        where (Vocabulary.says(.oneself, words) || Vocabulary.says(.eating, words)) && !reading.isQuestion && reading.when.day == nil:
            return [.askDiary(When(meal: reading.when.meal))]
        case "show_plan": return [reading.when.days == nil ? .askAhead : .askDiary(reading.when)]
        case "ask_summary" where reading.when.bound != nil && reading.when.minute != nil && reading.nutrients.allSatisfy({ $0 == .energy }):
            return [.askDiary(reading.when)]
        case "ask_summary" where ChartQuery.isReport(reading): return charts(reading, tracker)
        case "ask_summary"
        where reading.when.isEmpty && (Vocabulary.says(.average, words) || words.contains(where: ["weekly", "semanal", "semana", "week"].contains)):
            return [.askAverage(reading.nutrients)]
        case "ask_summary": return [.askSummary(reading.when, nutrients: reading.nutrients)]
        // "is that over my limit?", of the nutrient that was asked about.
        case "ask_remaining" where reading.nutrients.isEmpty && reading.pointsBack && tracker.askedNutrient != nil:
            return [.askRemaining(reading.when, nutrients: tracker.askedNutrients, upTo: bound(reading))]
        case "ask_remaining" where remainingWithExercise(reading, words): return [.askRemainingWithExercise(reading.when)]
        // "¿cuánta proteína debo comer?"
        case "ask_remaining"
        where words.contains(where: ["debo", "deberia", "debemos", "should"].contains) && reading.nutrients.contains { $0 != .energy }
            && reading.when.isEmpty && foods.isEmpty:
            return [intake(reading)]
        case "ask_remaining": return [.askRemaining(reading.when, nutrients: reading.nutrients, upTo: bound(reading))]
        case "ask_weight"
        where reading.intent.confidence < 0.35 && !Vocabulary.says(.weighing, words) && tracker.bodySpokenOf != .weight && reading.aim == nil:
            return [fallback(reading, understanding, tracker)]
        case "ask_weight": return [.askWeight]
        case "show_chart" where ordersCalendar(words): return [.notYet(intent: "set_reminder")]
        case "show_chart": return charts(reading, tracker)
        case "ask_insight" where asksWhatFits(reading), "explain" where asksWhatFits(reading): return [recommend(reading, foods, tracker)]
        case "ask_insight": return [.askInsight(InsightQuery(reading))]
        case "explain" where foods.isEmpty && number(reading) == nil && Vocabulary.says(.goal, words): return [.explainGoal]
        case "explain":
            let number = words.count <= 4 ? plainNumber(reading, words) : number(reading)
            return [.explain(number: number, foods: foods, nutrient: foods.isEmpty ? nil : reading.nutrients.first)]
        case "set_goal" where reading.nutrients.allSatisfy { $0 == .energy } && asksWhether(reading):
            return [.suggestGoal(reading.aim ?? tracker.aim ?? AimMention(), guess: false)]
        // "is 130 g of protein too much?"
        case "set_goal" where asksWhether(reading) && (reading.isQuestion || reading.text.hasSuffix("?")): return [intake(reading)]
        case "set_goal":
            // "how many calories should I eat to get there?"
            if let aim = tracker.aim, aim.target != nil, reading.aim?.target == nil, words.last == "there" {
                return [.suggestGoal(aim, guess: false)]
            }
            // "what should my goal be?", of the fiber that was spoken of.
            if asksWhich(words), reading.nutrients.isEmpty, reading.amounts.isEmpty, reading.aim == nil, foods.isEmpty,
                let nutrient = tracker.askedNutrient
            {
                return [.setGoal(nutrient: nutrient, amount: nil)]
            }
            // "my goal is 150", after the protein of the day was told.
            if reading.nutrients.isEmpty, foods.isEmpty, let nutrient = tracker.askedNutrient, reading.aim == nil,
                reading.amounts.count == 1, reading.amounts[0].unit.map({ ["g", "mg"].contains($0.name) }) ?? true, number(reading) ?? 500 < 500
            {
                reading.nutrients = [nutrient]
            }
            return suggestion(reading) ?? goals(reading)
        // "I'm trying to build muscle, 75 kg, 178 cm, 27, male".
        case "set_profile" where wantsGoal(reading): return suggestion(reading) ?? profile(reading)
        case "set_profile": return profile(reading) + dietsTold(reading)
        // "how much is safe a day?", of what was asked about.
        case "ask_intake" where reading.nutrients.isEmpty && foods.isEmpty && tracker.askedNutrient != nil:
            return [.askIntake(tracker.askedNutrients, limit: Vocabulary.says(.limit, words))]
        // "what's the protein for the day?"
        case "ask_intake" where foods.isEmpty && !reading.nutrients.isEmpty && asksTotal(words):
            return [.askSummary(reading.when, nutrients: reading.nutrients)]
        // "how much vitamin D is that?", of what was told.
        case "ask_intake"
        where foods.isEmpty && !reading.nutrients.isEmpty && !tracker.entries.isEmpty && reading.when.isEmpty && asksOfTold(words):
            return [.askNutrients(foods: [], nutrients: reading.nutrients)]
        case "ask_intake": return [intake(reading)]
        // "diet", after a coke, "personal", after a pizza.
        case "ask_profile" where tellsKindAlone(words, tracker):
            return inform(reading, tracker)
        case "ask_profile": return [.askProfile]
        // "find me a vegan dinner" names no place.
        case "find_restaurant" where findsDish(reading): return [recommend(reading, foods, tracker)]
        case "recommend_food": return [recommend(reading, foods, tracker)]
        case "recommend_recipe"
        where !words.contains("recipe") && !words.contains("receta") && reading.when.meal == nil && foods.isEmpty
            && RecipeQuery(reading).isPlain && tracker.askedNutrient != nil:
            return [.recommendFood(RecipeQuery(nutrients: tracker.askedNutrients))]
        case "recommend_recipe": return [.recommendRecipe(RecipeQuery(reading).filling(tracker, reading))]
        // "¿qué lleva mi receta de lentejas?", of the person's own.
        case "show_recipe" where isOwnRecipe(reading, words), "search_recipe" where isOwnRecipe(reading, words):
            return [.askFoodFacts(foods: foods)]
        case "search_recipe" where RecipeQuery(reading).filling(tracker, reading) != RecipeQuery(reading):
            return [.recommendRecipe(RecipeQuery(reading).filling(tracker, reading))]
        case "search_recipe": return [.searchRecipe(RecipeQuery(reading))]
        case "more_recipes": return more(reading, tracker)
        case "show_recipe": return [.showRecipe(ordinal: reading.ordinal ?? placeAtEnd(words), words: foods.map(\.said).joined(separator: " "))]
        case "save_recipe", "unsave_recipe": return saved(reading, foods)
        case "list_saved_recipes" where asksForIdeas(words): return [.recommendRecipe(RecipeQuery(reading).filling(tracker, reading))]
        case "list_saved_recipes": return [.listSavedRecipes]
        // "low-carb dairy-free dinners": asked for, and nothing told of oneself.
        case "set_preference" where namesDishes(reading): return [recommend(reading, foods, tracker)]
        case "set_preference": return tasted(reading, foods, tracker) ?? [fallback(reading, understanding, tracker)]
        case "export_data" where speaksOfLess(words):
            return [tracker.aim.map { .suggestGoal(paced($0, words) ?? $0, guess: false) } ?? fallback(reading, understanding, tracker)]
        case "export_data": return [.exportData]
        case "greet": return kindBehind(reading, tracker) ?? [.greet]
        // "buenas noches" at the very beginning is a greeting.
        case "goodbye" where tracker.turns == 0 && foods.isEmpty: return [.greet]
        // "have a granola bowl tomorrow".
        case "goodbye" where foods.contains { $0.best != nil }: return log(reading, tracker)
        case "goodbye": return [.goodbye]
        case "thanks" where foods.contains { $0.best != nil } && words.isDisjoint(with: OrderWords.thanking): return log(reading, tracker)
        case "thanks": return [.thanks]
        case "help", "about": return [reading.intent.name == "help" ? .help : .about]
        case "ask_time" where reading.when.meal != nil: return [fallback(reading, understanding, tracker)]
        case "ask_time": return [.askTime]
        case "cancel" where !reading.when.isEmpty && ["move_entry", "copy_entries"].contains(tracker.lastAction ?? "") && !tracker.entries.isEmpty:
            // "no, leave it yesterday".
            return [.move(Selection(pointsBack: true), to: reading.when)]
        // "I changed my mind, put it back".
        case "cancel" where words.contains("back") && words.contains(where: ["put", "bring", "add"].contains): return [.undo(turns: 1)]
        // "cancel it", of what was just planned or logged.
        case "cancel"
        where tracker.question == nil && ["log_food", "copy_entries", "move_entry", "show_plan"].contains(tracker.lastAction ?? "")
            && !tracker.entries.isEmpty && words.count <= 3 && ["cancel", "cancela", "cancelalo", "cancelala"].contains(words[0])
            && (words.count > 1 || words[0].count > 7) || tracker.question == nil && takesBackTold(words, tracker):
            return [.delete(Selection(pointsBack: true))]
        // "forget that", of what was just kept or set.
        case "cancel"
        where tracker.question == nil && words.count <= 4 && words.contains(where: ["that", "eso"].contains)
            && ["set_preference", "set_goal", "set_profile", "log_weight", "log_water", "log_exercise", "create_food", "save_meal"]
                .contains(tracker.lastAction ?? ""):
            return [.undo(turns: 1)]
        // "I changed my mind, I just want to maintain".
        case "cancel" where [.lose, .gain, .keep].contains(reading.aim?.direction): return suggestion(reading) ?? [.cancel]
        case "cancel" where tracker.question == nil && ["what", "which", "que", "cual", "how"].contains(words[0]) && words.count > 2:
            return [fallback(reading, understanding, tracker)]
        case "cancel": return [.cancel]
        case "set_language"
        where foods.contains { $0.best != nil } || LanguageNames.code(in: words) == nil && words.isDisjoint(with: ["language", "idioma", "lengua"]):
            return correct(reading, tracker)
        case "set_language": return [.setLanguage(LanguageNames.code(in: words))]
        // "one was a latte", "the second one was 3".
        case "choose" where words.count > 3 && (ofSeveral(words, tracker) != nil || putsPlaceRight(reading)): return correct(reading, tracker)
        case "choose": return KeepIntents.chosen(reading, tracker) ?? choose(reading, tracker)
        case "inform": return inform(reading, tracker)
        case "affirm" where Vocabulary.says(.pleased, words): return [.tell(.pleased)]
        // "yes, all of it", after kinds of it were offered: it stands as it is.
        case "affirm" where !tracker.hint.isEmpty: return [.tell(.noted)]
        // "no allergies", of who has told of none.
        case "deny" where Preference.speaksOfAllergy(words): return [.tell(.noted)]
        case "deny" where words.count > 1 && words.contains(where: ["thank", "thanks", "gracias", "good", "fine"].contains):
            return [.thanks]
        case "deny" where tracker.lastAction == "search_food": return [.tell(.nothingDone)]
        case "affirm", "deny": return [.strayAnswer(intent: reading.intent.name)]
        // "I play football three times a week".
        case "out_of_scope" where Answers.tellsLife(reading) && foods.isEmpty && !reading.isQuestion: return profile(reading)
        // "me la tomé", of what was asked about.
        case "out_of_scope" where reading.pointsBack && words.count <= 5 && Vocabulary.says(.eating, words) && !words.contains("no"):
            return log(reading, tracker)
        // "and a kebab on the way home", after beers: more of what was eaten.
        case "out_of_scope"
        where Vocabulary[.goingOn].contains(words[0]) && words.count <= 9 && reading.intent.confidence < 0.9
            && ["log_food", "correct"].contains(tracker.lastAction ?? "")
            && foods.contains { $0.best != nil && !$0.negated } && !reading.text.hasSuffix("?"):
            return log(reading, tracker)
        case "out_of_scope": return [fallback(reading, understanding, tracker)]
        case _ where putsRight(reading, tracker): return correct(reading, tracker)
        default: return groceries(reading, tracker) ?? unbuilt(reading, understanding, tracker)
        }
    }
}
