import Dialogue
import NLU
import Nutrition
import Store

/// "protein bar: 210 kcal, 20 g protein per bar": a food of the person's own, or other figures for one.
func createFood(_ draft: FoodDraft, _ context: ActionContext) throws -> Outcome {
    var outcome = Outcome(name: "create_food")
    var draft = draft
    if let selection = draft.replaces {
        // No such row: a label that was told, and nothing eaten.
        var rows: [Entry] = []
        if case .entries(let found) = try context.select(selection) { rows = found }
        if case .oneOf(let found, _, _) = try context.select(selection) { rows = found }
        if selection.foods.isEmpty, let row = try context.row(measuredIn: draft.label.serving, among: rows) {
            rows = [row]
            draft.log?.foods = [FoodMention(said: row.said, candidates: [])]
        }
        if rows.count > 1 {
            outcome.question = context.whichEntry(rows, said: selection.foods.first?.said ?? "") { ids in
                var chosen = draft
                chosen.replaces = Selection(ids: ids)
                return .keep(.createFood(chosen))
            }
            return outcome
        }
        if rows.count == 1 {
            draft.label.name = rows[0].said
            draft.log?.replaces = rows[0].id
            draft.log?.when = When(days: rows[0].day...rows[0].day, minute: rows[0].minute, meal: rows[0].meal)
            // "change the granola to 220 calories per half cup": so much of it as stands.
            if draft.label.serving == rows[0].unit, !rows[0].assumed.contains(.quantity), draft.log?.foods.count == 1 {
                draft.log?.foods[0].amount = context.said(rows[0])
            }
            // "it has 98 kcal per 100 g", of 400 g, or of a portion that stands by its weight: as much of it.
            if draft.label.basis == .grams, rows[0].grams > 0, !rows[0].foodID.code.hasPrefix("custom:"), draft.log?.foods.count == 1 {
                draft.log?.foods[0].amount = Amount(quantity: rows[0].grams, unit: .gram)
            }
            // "it's actually 230 calories a slice", of two slices of an own food: they stay two.
            if rows[0].foodID.code.hasPrefix("custom:") { (draft.log, draft.isOfLast) = (nil, true) }
        } else {
            draft.log = nil
        }
        draft.replaces = nil
    }
    if let figure = draft.label.impossible { return Outcome(name: "create_food", parts: [.kept(.labelImpossible(figure))]) }
    guard let name = draft.label.name, !Word.split(name).isEmpty, name.utf8.count <= 80 else {
        outcome.question = context.askFacts("", draft)
        return outcome
    }
    let before = try context.kept(name), old = before?.ownFood
    if let old, draft.parts == nil {
        draft.label = draft.label.over(old.label)
        draft.label.name = old.name
    }
    guard draft.label.figures[.energy] != nil || draft.isConfirmed else {
        outcome.question = context.askFacts(name, draft)
        return outcome
    }
    if let doubt = draft.label.doubt, !draft.isConfirmed {
        var confirmed = draft
        confirmed.isConfirmed = true
        outcome.parts = [.kept(.labelDoubt(doubt, draft.label))]
        outcome.question = Question(
            name: .confirm, subject: name, options: yesOrNo(.keep(.createFood(confirmed))), pending: .keep(.createFood(confirmed)), turn: context.turn
        )
        return outcome
    }
    guard try before != nil || context.diary.keepsakes(.food).count < Keepsake.most else {
        return Outcome(name: "create_food", parts: [.kept(.nothingToSave)])
    }
    var food = OwnFood(draft.label, id: old?.id ?? context.diary.ownFoodID(name), name: old?.name ?? name)
    if let parts = draft.parts {
        food.make(of: parts, servings: draft.servings ?? 1)
    } else {
        // What goes into it is no other by a figure of its label.
        (food.parts, food.servings) = (old?.parts, old?.servings)
    }
    if var before {
        before.content = .food(food)
        _ = try context.diary.update(before)
    } else {
        _ = try context.diary.add(Keepsake(content: .food(food)))
    }
    context.own.renew()
    let rows = try before != nil && draft.isOfLast == true ? context.refigured(food) : []
    outcome.parts = [.kept(.food(food, isNew: before == nil || !rows.isEmpty))] + rows.map { .corrected(before: $0.before, after: $0.after) }
    outcome.day = try rows.last.map { try context.diary.totals($0.after.day) }
    outcome.events = [.slot(.ownNames), .slot(.food(id: food.id, noun: food.name, grams: food.food.usualPortion.grams))]
    // "y otra en la merienda", of the rows that were put right.
    if !rows.isEmpty {
        outcome.name = "correct"
        outcome.events.append(.slot(.entries(rows.map(\.after.id))))
    }
    guard var request = draft.log, request.foods.indices.contains(draft.item) else { return outcome }
    request.foods = [request.foods[draft.item]]
    request.foods[0].candidates = [FoodReference(id: food.id, noun: food.name, score: 1)]
    outcome.append(try logFood(request, context))
    return outcome
}

extension ActionContext {
    /// The rows of today and those spoken of that are such a food, by what its label says now.
    func refigured(_ own: OwnFood) throws -> [(before: Entry, after: Entry)] {
        let spoken = try tracker.entries.compactMap { try diary.entry($0) }, today = try pool(When())
        return try (today + spoken.filter { row in !today.contains { $0.id == row.id } }).filter { $0.foodID == own.id }.compactMap { row in
            guard let food = food(row.foodID, noun: row.noun) else { return nil }
            var after = row
            let portion = food.portion(Amount(quantity: row.quantity, unit: Unit(row.unit)))
            (after.grams, after.nutrients) = (weighed(portion, of: food).grams, food.nutrients(grams: portion.grams))
            return after == row ? nil : (row, try diary.update(after))
        }
    }

    /// "it was 150 calories a bowl": the only one of the rows, else of the meal spoken of, that comes in such.
    fileprivate func row(measuredIn serving: String?, among rows: [Entry]) throws -> Entry? {
        guard let serving, serving != "serving" else { return nil }
        return try rows.only { $0.unit == serving } ?? (rows.contains { $0.unit == serving } ? nil : mealSpokenOf().only { $0.unit == serving })
    }

    /// The own food of a name; "the lasagne", of mum's lasagne that stands today.
    fileprivate func kept(_ name: String) throws -> Keepsake? {
        if let named = try own.named(name, [.food]) { return named }
        let words = Word.split(name), rows = try pool(When())
        return try own.kept().only { keepsake in
            keepsake.ownFood.map { food in
                let own = Word.split(food.name)
                return (own.suffix(words.count) == words[...] || own.starts(with: words)) && rows.contains { $0.foodID == food.id }
            } ?? false
        }
    }

    /// Asks for the name and figures of an own food, or for its energy.
    fileprivate func askFacts(_ name: String, _ draft: FoodDraft) -> Question {
        Question(name: .foodFacts, subject: name, options: [], pending: .keep(.createFood(draft)), turn: turn)
    }

    /// Asks what to do about a food that nobody knows: look again, make it one's own, or take one that comes near.
    func notFound(_ request: LogFood, item: Int) -> Question {
        let mention = request.foods[item]
        var alone = request
        alone.foods = [mention]
        var options = [
            Option(title: "option.search", words: ["search again", "look again", "buscar", "busca otra vez"], request: .keep(.lookAgain(alone))),
            Option(
                title: "option.create",
                words: [
                    "make it", "create it", "custom food", "make custom", "own food", "crear", "crearlo créalo", "hazlo hazla", "alimento propio",
                ],
                request: .keep(.createFood(FoodDraft(label: FoodLabel(name: mention.said), log: alone)))),
        ]
        for food in search(mention.said, limit: 2, strict: false) {
            var near = alone
            near.foods[0].candidates = [FoodReference(id: food.id, noun: food.noun, score: 1)]
            options.append(Option(title: title(food), words: [food.noun, food.name], request: .logFood(near)))
        }
        return Question(name: .whichFood, subject: mention.said, options: options, pending: .logFood(alone), turn: turn)
    }
}

extension Keepsake {
    var ownFood: OwnFood? { if case .food(let food) = content { food } else { nil } }
    var savedMeal: SavedMeal? { if case .meal(let meal) = content { meal } else { nil } }
}

extension OwnFood {
    /// A label as told; without a basis it is of one serving.
    fileprivate init(_ label: FoodLabel, id: FoodID, name: String) {
        self.init(
            id: id, name: name, basis: label.basis ?? .serving, isBasisAssumed: label.basis == nil, servingGrams: label.servingGrams,
            serving: label.serving ?? "serving", figures: label.figures)
    }

    fileprivate var label: FoodLabel {
        FoodLabel(
            name: name, figures: figures, basis: isBasisAssumed ? nil : basis, serving: serving == "serving" ? nil : serving,
            servingGrams: servingGrams)
    }
}
