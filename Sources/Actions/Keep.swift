import Dialogue
import NLU
import Nutrition
import Store

/// What is kept beside the diary: the table of contents of these actions.
func keep(_ request: KeepRequest, _ context: ActionContext) throws -> Outcome {
    switch request {
    case .createFood(let draft): try createFood(draft, context)
    case .lookAgain(let request): lookAgain(request, context)
    case .saveMeal(let name, let selection, let foods, let servings, let isFavourite, let eaten):
        try servings.map { $0 > 1 } == true
            ? saveDish(name, of: foods, servings: servings ?? 1, eaten: eaten, context)
            : saveMeal(name, from: selection, foods: foods, isFavourite: isFavourite, context)
    case .logUsual(let meal, let when, let left): try logUsual(meal, when, without: left, context)
    case .logFavouriteFoods(let request): try logFavouriteFoods(request, context)
    case .logUsualFoods(let request): try logUsualFoods(request, context)
    case .setUsual(let meal, let selection, let foods): try setUsual(meal, from: selection, foods: foods, context)
    case .changeUsual(let meal, let adding, let removing): try changeUsual(meal, adding: adding, removing: removing, context)
    case .changeDish(let change): try changeDish(change, context)
    case .showDish(let id): try showDish(id, context)
    case .favour(let foods, let selection): try favour(foods, from: selection, context)
    case .logFavourite(let place, let when): try logFavourite(place, when, context)
    case .list(let kinds, let meal): try listKept(kinds, meal: meal, context)
    case .forget(let forgetting): try forget(forgetting, context)
    case .rename(let old, let new): try rename(old, to: new, context)
    case .addNote(let text, let when): try addNote(text, when, context)
    case .completeDay(let when): try completeDay(when, context)
    case .askComplete(let when, let isOfAll): try askComplete(when, isOfAll: isOfAll, context)
    case .reopenDay(let when): try reopenDay(when, context)
    case .remind(let order): try remind(order, context)
    }
}

/// "search again": asks what to look for in place of a food that was not found.
private func lookAgain(_ request: LogFood, _ context: ActionContext) -> Outcome {
    let item = request.foods.firstIndex { $0.best == nil } ?? 0
    let said = request.foods.indices.contains(item) ? request.foods[item].said : ""
    return Outcome(
        name: "search_food",
        question: Question(name: .searchAgain, subject: said, options: [], pending: .logFood(request), item: item, turn: context.turn))
}
