import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "save this as office lunch", "save chicken, rice and broccoli as my gym meal": rows to log together under a name.
func saveMeal(
    _ name: String, from selection: Selection, foods: [FoodMention], isFavourite: Bool = false, _ context: ActionContext
) throws -> Outcome {
    var entries = try context.justMade(name, selection, foods) ?? context.rows(from: selection, foods: foods)
    if entries.isEmpty { entries = try context.rowsCalled(selection, foods) }
    guard !entries.isEmpty else { return Outcome(name: "save_meal", parts: [.kept(.nothingToSave)]) }
    let title = name.isEmpty ? entries.prefix(3).map(\.noun).joined(separator: ", ") : String(name.prefix(60))
    let kept = try context.own.named(title, [.meal])
    let isNew = kept == nil
    let meal = SavedMeal(name: kept?.name ?? title, entries: entries)
    let stored: Keepsake
    if var kept {
        kept.content = .meal(meal)
        stored = try context.diary.update(kept)
    } else {
        guard try context.diary.keepsakes(.meal).count < Keepsake.most else { return Outcome(name: "save_meal", parts: [.kept(.nothingToSave)]) }
        stored = try context.diary.add(Keepsake(content: .meal(meal)))
    }
    context.own.renew()
    let id = FoodID("\(SavedMeal.prefix)\(stored.id)")
    if isFavourite, try !context.diary.keepsakes(.favourite).contains(where: { $0.name == meal.name }) {
        let favourite = Favourite(title: meal.name, foodID: id, noun: meal.name, meal: meal.name)
        _ = try context.diary.add(Keepsake(content: .favourite(favourite)))
    }
    let spoken = Slot.food(id: id, noun: meal.name, grams: meal.entries.map(\.grams).reduce(0, +))
    // What is spoken of now is that, and no row.
    let rows: [Event] = foods.isEmpty ? [] : [.slot(.entries([]))]
    return Outcome(name: "save_meal", events: [.slot(.ownNames), .slot(spoken)] + rows, parts: [.kept(.meal(meal, isNew: isNew))])
}

/// "save my chilli: 500 g of mince, 2 onions, serves 4": a food of one's own, a serving of which is so much of all that goes into it.
func saveDish(_ name: String, of foods: [FoodMention], servings: Double, eaten: Double? = nil, _ context: ActionContext) throws -> Outcome {
    let entries = try context.rows(from: Selection(), foods: foods)
    guard !entries.isEmpty else { return Outcome(name: "save_meal", parts: [.kept(.nothingToSave)]) }
    let name = try context.dishName(name)
    var draft = FoodDraft(label: FoodLabel(name: name))
    draft.isConfirmed = true
    (draft.parts, draft.servings) = (entries, servings)
    if let eaten {
        draft.log = LogFood(foods: [FoodMention(said: name, candidates: [], amount: Amount(quantity: eaten, unit: Unit("serving")))], when: When())
    }
    var outcome = try createFood(draft, context)
    if eaten == nil, outcome.question == nil { outcome.events.append(.slot(.entries([]))) }
    return outcome
}

/// "my usual breakfast is oatmeal and a banana": from now on that is what the usual means.
func setUsual(_ meal: Meal, from selection: Selection, foods: [FoodMention], _ context: ActionContext) throws -> Outcome {
    var entries = try context.rows(from: selection, foods: foods)
    if entries.isEmpty { entries = try context.rowsCalled(selection, foods) }
    guard !entries.isEmpty else { return Outcome(name: "set_usual", parts: [.kept(.nothingToSave)]) }
    var outcome = try keepUsual(meal, entries, context)
    // "same again tomorrow" is all of it.
    if entries.allSatisfy({ $0.id > 0 }) { outcome.events.append(.slot(.entries(entries.map(\.id)))) }
    return outcome
}

/// "add a banana to my usual breakfast", "my usual lunch without the bread", "change my usual breakfast to have 3 eggs".
func changeUsual(_ meal: Meal, adding: [FoodMention], removing: [FoodMention], _ context: ActionContext) throws -> Outcome {
    guard let usual = try context.usual(meal) else { return try setUsual(meal, from: Selection(), foods: adding, context) }
    let gone = removing.flatMap { matches($0, in: usual.entries) }
    // "change the milk to soy milk", of a porridge with milk: another part of what stays.
    if let old = removing.only, let new = adding.only, let row = gone.only, row.noun != old.best?.noun, Word.split(row.said) != Word.split(old.said),
        let place = usual.entries.firstIndex(of: row)
    {
        let name = row.said.replacing(old.said, with: new.said)
        var entries = usual.entries
        if let food = context.food(named: name) {
            let reference = FoodReference(id: food.id, noun: food.noun, score: 1)
            entries[place] = context.replaced(row, with: food, reference, said: name, amount: Amount())
        } else {
            entries[place].said = name
        }
        return try keepUsual(meal, entries, context)
    }
    let entries = try context.amended(usual.entries, adding: adding, without: gone)
    guard !entries.isEmpty, entries != usual.entries else { return Outcome(name: "set_usual", parts: [.kept(.nothingToSave)]) }
    return try keepUsual(meal, entries, context)
}

private func keepUsual(_ meal: Meal, _ entries: [Entry], _ context: ActionContext) throws -> Outcome {
    let saved = SavedMeal(name: "", entries: entries)
    if var kept = try context.toldUsual(meal) {
        kept.content = .usual(saved, meal)
        _ = try context.diary.update(kept)
    } else {
        _ = try context.diary.add(Keepsake(content: .usual(saved, meal)))
    }
    return Outcome(name: "set_usual", events: [.slot(.scope(When(meal: meal)))], parts: [.kept(.usualSet(meal, saved))])
}

extension ActionContext {
    /// "made it with 1 lb of beef and 3 potatoes, makes 6", after a beef stew: the dish that was told is what it is called.
    fileprivate func dishName(_ name: String) throws -> String {
        guard ["it", "that", "this", "them", "these", "those", "lo", "la", "eso", "esa", "ese", "esto"].contains(name.lowercased()) else {
            return name
        }
        let rows = try spokenOf()
        return (rows.last { food($0.foodID, noun: $0.noun)?.isDish == true } ?? rows.last)?.said ?? name
    }

    /// Rows without some of them, and with others; a food that is there already comes in the new amount.
    func amended(_ entries: [Entry], adding: [FoodMention], without gone: [Entry]) throws -> [Entry] {
        var entries = entries.filter { !gone.contains($0) }
        for row in try rows(from: Selection(), foods: adding) where !adding.isEmpty {
            if let place = entries.firstIndex(where: { $0.foodID == row.foodID && $0.noun == row.noun }) {
                entries[place] = row
            } else {
                entries.append(row)
            }
        }
        return entries
    }

    /// "save it as morning smoothie", right after a smoothie that was told by its parts beside a breakfast: what was told last, and no breakfast.
    fileprivate func justMade(_ name: String, _ selection: Selection, _ foods: [FoodMention]) throws -> [Entry]? {
        let words = Word.split(name), rows = try spokenOf()
        guard foods.isEmpty, selection.when.isEmpty, ["log_food", "correct"].contains(tracker.lastAction ?? ""), !rows.isEmpty,
            let head = language == "es" ? words.first : words.last, let made = food(named: head), made.isDish || made.isDrink,
            rows.count > 1 || rows.allSatisfy({ row in food(row.foodID, noun: row.noun).map { $0.isDish || $0.isDrink } ?? false })
        else { return nil }
        return rows
    }

    /// The rows of what is to be kept: foods as named, else the whole meal that was told or spoken of.
    fileprivate func rows(from selection: Selection, foods: [FoodMention]) throws -> [Entry] {
        let named = foods.filter { !$0.negated }
        if !named.isEmpty {
            let host = food(named[0])
            return named.flatMap { told -> [Entry] in
                var mention = told
                // "I put milk in my coffee": as much as goes into one.
                if told.amount.isEmpty, told.usual == nil, told != named[0], let host, host.isDrink, let part = food(told) {
                    mention.usual = knowledge.companions.amount(of: part, with: host)
                }
                if let meal = mention.best.flatMap({ own.meal($0.id) }) { return meal.entries }
                guard let reference = mention.best, let item = item(mention) else { return [] }
                return [entry(item, reference, When())]
            }
        }
        if selection.when.days != nil || meal(selection.when) != nil { return try pool(selection.when) }
        let spoken = try spokenOf()
        guard let last = spoken.last else { return try pool(When()).isEmpty ? [] : lastMeal() }
        // "this" is the whole meal that was spoken of.
        if spoken.contains(where: { $0.day != last.day || $0.meal != last.meal }) { return spoken }
        return try diary.entries(last.day...last.day).filter { $0.meal == last.meal }
    }

    /// "save this lunch as …", of what the clock had put to another meal: what was told last.
    fileprivate func rowsCalled(_ selection: Selection, _ foods: [FoodMention]) throws -> [Entry] {
        guard foods.isEmpty, selection.when.days.map({ $0 == today...today }) ?? true,
            said.contains(where: ["this", "that", "ese", "esa", "este", "esta"].contains)
        else { return [] }
        return try mealSpokenOf()
    }

    private func lastMeal() throws -> [Entry] {
        guard let last = try diary.latestEntries(limit: 1).first else { return [] }
        return try diary.entries(last.day...last.day).filter { $0.meal == last.meal }
    }

    /// What the person told of a usual meal.
    func toldUsual(_ meal: Meal) throws -> Keepsake? {
        try diary.keepsakes(.usual).last { if case .usual(_, meal) = $0.content { true } else { false } }
    }

    /// The rows of a saved meal as they would be logged, so many times it.
    func entries(of meal: SavedMeal, _ amount: Amount, _ when: When) -> [Entry] {
        let factor = amount.unit?.grams == nil ? amount.quantity ?? 1 : 1
        var place = when
        // "office lunch" says by its name which meal it is.
        if self.meal(when) == nil, when.minute == nil, when.minutesAgo == nil {
            place.meal = meal.namedMeal ?? (day(place) == today ? nil : meal.entries.first?.meal)
        }
        return meal.entries.map { old in
            var row = factor == 1 ? old : scaled(old, by: factor)
            row.id = 0
            row.day = day(place)
            row.minute = place.minute(now: moment)
            row.meal = place.meal(now: moment)
            return row
        }
    }
}

extension SavedMeal {
    /// The meal that stands in its name.
    fileprivate var namedMeal: Meal? {
        let words = Word.split(name)
        return [
            ("breakfast", Meal.breakfast), ("morning", .breakfast), ("desayuno", .breakfast), ("lunch", .lunch), ("almuerzo", .lunch),
            ("dinner", .dinner),
            ("supper", .dinner),
            ("cena", .dinner), ("snack", .snack), ("merienda", .snack),
        ].first { words.contains($0.0) }?.1
    }
}
