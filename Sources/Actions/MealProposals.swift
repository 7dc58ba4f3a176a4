public import Dialogue
import NLU
import Nutrition
public import Store

/// Which meal new rows may be of, where no word tells: the one that is being told, or that of the clock.
extension ActionContext {
    /// "edamame as well", "cappuccino, large", after a lunch that was told at five: the same request with its rows put to either meal.
    /// - Parameter planned: what the message would come to as it was read; asked for where the two meals differ.
    public func mealProposals(_ planned: @autoclosure () -> [Request]) throws -> [Proposal] {
        let clock = When().meal(now: moment)
        guard let last = try tracker.entries.last.flatMap({ try diary.entry($0) }),
            last.day < today || last.day == today && last.meal != clock,
            case .logFood(let log)? = planned().only, log.when.isEmpty, log.occasion == nil, log.replaces == nil, !log.foods.isEmpty,
            log.foods.allSatisfy({ $0.when.isEmpty && !$0.negated && $0.best != nil })
        else { return [] }
        func placed(_ when: When, _ kind: String) -> Proposal {
            var log = log
            log.placed = when
            return Proposal(requests: [.logFood(log)], kind: kind)
        }
        // Fish and chips, in the evening, are no more of breakfast.
        let isMain = log.foods.contains { ["dish", "fastfood", "pizza", "soup"].contains(food($0)?.group ?? "") }
        let isApart = last.day == today && last.meal == .breakfast && clock == .dinner && isMain
        return (isApart ? [] : [placed(last.when, "with last")]) + (isAhead(last) ? [] : [placed(When(days: today...today, meal: clock), "by clock")])
    }

    /// "pizza at 7pm", told in the morning: what follows is of then.
    func isAhead(_ row: Entry) -> Bool { row.day == today && row.minute.map { $0 > moment.minute } ?? false }

    /// What a row is at a meal: a drink, something sweet, what goes on other food, or food.
    public func kind(of row: Entry) -> String {
        guard let food = food(row.foodID, noun: row.noun) else { return "food" }
        if food.isDrink { return food.group == "alcohol" ? "alcohol" : "drink" }
        switch food.group {
        case "sweet", "dessert", "candy": return "sweet"
        case "fruit", "snack": return "snack"
        case "sauce", "spice", "fat": return "sauce"
        default: return food.isDish ? "dish" : "food"
        }
    }
}
