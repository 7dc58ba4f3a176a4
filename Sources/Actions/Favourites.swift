import Dialogue
import NLU
import Nutrition
import Store

/// "add greek yogurt to my favourites": a food to log quickly, with its amount where one was said.
func favour(_ foods: [FoodMention], from selection: Selection, _ context: ActionContext) throws -> Outcome {
    var outcome = Outcome(name: "save_meal")
    var kept = try context.diary.keepsakes(.favourite)
    for favourite in try context.favourites(foods, selection) {
        let isNew = !kept.contains { $0.name.map(Word.split) == Word.split(favourite.title) }
        if isNew, kept.count < Keepsake.most { kept.append(try context.diary.add(Keepsake(content: .favourite(favourite)))) }
        outcome.parts.append(.kept(.favourite(title: favourite.title, isNew: isNew)))
    }
    for mention in foods where mention.best == nil { outcome.parts.append(.foodUnknown(said: mention.said, near: context.near(mention.said))) }
    if outcome.parts.isEmpty { outcome.parts = [.kept(.nothingToSave)] }
    return outcome
}

/// "log my favourite 2": by its place in the list.
func logFavourite(_ place: Int, _ when: When, _ context: ActionContext) throws -> Outcome {
    let kept = try context.diary.keepsakes(.favourite)
    // "log my favourite": the only one.
    let place = place == 0 && kept.count == 1 ? 1 : place
    guard case .favourite(let favourite)? = kept.at(ordinal: place)?.content else {
        // Of the saved meals, where no favourite has the place.
        if case .meal(let meal)? = try context.diary.keepsakes(.meal).at(ordinal: place)?.content,
            let id = try context.diary.keepsakes(.meal).at(ordinal: place)?.id
        {
            let reference = FoodReference(id: FoodID("\(SavedMeal.prefix)\(id)"), noun: meal.name, score: 1)
            return try logFood(LogFood(foods: [FoodMention(said: meal.name, candidates: [reference])], when: when), context)
        }
        return try listKept([.favourite], meal: nil, context)
    }
    if let name = favourite.meal, let keepsake = try context.own.named(name, [.meal]) {
        let id = FoodID("\(SavedMeal.prefix)\(keepsake.id)")
        return try logFood(
            LogFood(
                foods: [FoodMention(said: name, candidates: [FoodReference(id: id, noun: name, score: 1)], amount: favourite.amount)], when: when),
            context)
    }
    let mention = FoodMention(
        said: favourite.title, candidates: [FoodReference(id: favourite.foodID, noun: favourite.noun, score: 1)], amount: favourite.amount)
    return try logFood(LogFood(foods: [mention], when: when), context)
}

/// "my favourite burrito": the favourite that has the word in its name.
func logFavouriteFoods(_ request: LogFood, _ context: ActionContext) throws -> Outcome {
    let kept = try context.diary.keepsakes(.favourite).compactMap { keepsake in
        if case .favourite(let favourite) = keepsake.content, favourite.meal == nil { favourite } else { nil }
    }
    var request = request
    for index in request.foods.indices {
        let words = Set(Word.split(request.foods[index].said))
        guard let favourite = kept.last(where: { words.isSubset(of: Word.split($0.title)) }) else { continue }
        request.foods[index].said = favourite.title
        request.foods[index].candidates = [FoodReference(id: favourite.foodID, noun: favourite.noun, score: 1)]
        if request.foods[index].amount.isEmpty { request.foods[index].amount = favourite.amount }
    }
    return try logFood(request, context)
}

extension ActionContext {
    fileprivate func favourites(_ foods: [FoodMention], _ selection: Selection) throws -> [Favourite] {
        let named = foods.filter { !$0.negated }
        if !named.isEmpty {
            let own = try pool(When()).filter { $0.foodID.code.hasPrefix("custom:") }
            return named.compactMap { mention in
                guard let best = mention.best, let food = food(best) else { return nil }
                // "guarda las galletas como favorito", of the person's own that stand.
                if !best.isOwn, let row = own.last(where: { Set(Word.split(mention.said)).isSubset(of: Word.split($0.noun)) }) {
                    return Favourite(title: row.noun, foodID: row.foodID, noun: row.noun, amount: mention.amount)
                }
                return Favourite(
                    title: best.isOwn ? best.noun : title(food, said: mention.said), foodID: food.id, noun: food.noun, amount: mention.amount,
                    meal: best.isMeal ? best.noun : nil)
            }
        }
        let rows = try selection.when.isEmpty ? spokenOf() : pool(selection.when)
        return rows.prefix(10).map { row in
            let isSaid = !row.assumed.contains(.quantity)
            return Favourite(
                title: title([row]), foodID: row.foodID, noun: row.noun,
                amount: isSaid ? Amount(quantity: row.quantity, unit: Unit(row.unit)) : Amount())
        }
    }
}
