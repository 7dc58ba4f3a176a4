import Dialogue
import Nutrition
import Store

/// Names, units, notices, goals in number, the quiz: the table of contents of what a person sets of Morsel.
func performOwn(_ request: OwnRequest, _ context: ActionContext) throws -> Outcome {
    switch request {
    case .name(let name, let isNickname): try setName(name, isNickname: isNickname, context)
    case .units(let units): try setUnits(units, context)
    case .forget(let keys, let isConfirmed): try forget(keys, isConfirmed: isConfirmed, context)
    case .ask(let keys): try askFacts(keys, context)
    case .goals(let when, let isHistory, let nutrients): try askGoals(when, isHistory: isHistory, nutrients, context)
    case .keepGoals(let kept):
        try endGoals(others(than: kept, context), all: false, context)
    case .endGoals(let nutrients, let all): try endGoals(nutrients, all: all, context)
    case .setGoals(let goals): try setGoals(goals, context)
    case .setShares(let shares): try setShares(shares, context)
    case .notice(let mention, let nutrients): try setNotice(mention, nutrients, context)
    case .credit(let mention): try setCredit(mention, context)
    case .reached(let nutrients, let when, let isStreak, let isOneDay):
        try askReached(nutrients, when.days == nil && isOneDay ? When(days: context.today...context.today) : when, isStreak: isStreak, context)
    case .sideOfGoal(let nutrient, let day, let asksOver): try askSide(of: nutrient, on: day ?? context.today, asksOver: asksOver, context)
    case .against(let asked, let nutrient, let bound, let asksOver): try hold(asked, nutrient, against: bound, asksOver: asksOver, context)
    case .perKilogram(let asked, let nutrient, let bound, let asksOver, let kilograms):
        try hold(asked, nutrient, perKilogram: bound, asksOver: asksOver, kilograms: kilograms, context)
    case .fits(let foods, let nutrient, let bound): try askFits(foods: foods, nutrient, upTo: bound, context)
    case .without(let selection, let when, let nutrients): try askSummary(when, without: selection, nutrients: nutrients, context)
    case .besideDay(let nutrients): try askDay(beside: nutrients, context)
    case .eatingSpan(let day): try askEatingSpan(day ?? context.today, context)
    case .neededPerKilogram(let nutrient, let kilograms): try askNeeded(nutrient, kilograms: kilograms, context)
    case .goalPerKilogram(let goal): try setGoal(perKilogram: goal, context)
    case .lowestGoal: try tellLowestGoal(context)
    case .judgeEnergy(let amount): try judgeEnergy(amount, context)
    case .daysLogged(let when): try askDaysLogged(when, context)
    case .daysEmpty(let when): try askDaysEmpty(when, context)
    case .judgePace(let aim): try judgePace(aim, context)
    case .priorities(let list): try setPriorities(list, context)
    case .culture(let cultures, let isOver): try setCulture(cultures, isOver: isOver, context)
    case .desiredWeight(let kilograms, let unit): try setDesiredWeight(kilograms: kilograms, unit: unit, context)
    case .weights(let question): try askWeights(question, context)
    case .bodyMass: try askBodyMass(context)
    case .perMeal(let nutrient): try askPerMeal(nutrient, context)
    case .quiz(let move): try quiz(move, context)
    }
}
