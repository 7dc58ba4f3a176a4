import Dialogue
import NLU
import Nutrition
import Store

/// Meals that neither a word nor an hour tells, where the clock of the moment tells them wrongly.
extension ActionContext {
    /// "hoy he comido macarrones" at half past six is lunch; "el domingo me tomé una cerveza" at eight in the morning was no breakfast; "comida: caldo"
    /// at eight in the evening is dinner where there was a lunch.
    func settleMeal(_ request: inout LogFood) throws {
        let day = request.when.day ?? today
        guard request.spokenDay == nil, request.replaces == nil, !request.continues,
            ([request.when] + request.foods.map(\.when)).allSatisfy({ $0.minute == nil && $0.part == nil && $0.minutesAgo == nil })
        else { return }
        // Nobody has dined yet at noon; where there was a lunch, the day is told as it is over.
        if request.isDined == true, request.when.meal == .dinner, request.when.days == nil, (240..<ActionContext.dining).contains(moment.minute),
            try !hasLunch(before: today)
        {
            request.when.days = today.advanced(by: -1)...today.advanced(by: -1)
            return
        }
        if request.when.meal == .lunch, request.isMidday == true, day == today, moment.minute >= 1140, try hasLunch(before: day) {
            request.when.meal = .dinner
            return
        }
        guard request.when.meal == nil, request.foods.allSatisfy({ $0.when.meal == nil }) else { return }
        let foods = request.foods.compactMap { food($0) }, isDish = foods.contains { !$0.isDrink && !ActionContext.betweenMeals.contains($0.group) }
        let now = When().meal(now: moment)
        if day == today {
            if isLight(foods), now == .lunch && moment.minute < 690 || now == .dinner && moment.minute < 1080, try !isOfThisTurn(now) {
                request.when.meal = .snack
                return
            }
            if now == .lunch, moment.meals == .spanish, moment.minute >= 870, isAfternoonBite(foods), try hadLunch(today, before: moment.minute) {
                request.when.meal = .snack
                return
            }
            guard now == .snack, isDish, try !hasLunch(before: day) else { return }
            if request.isMidday == true || moment.minute < 1080 && (moment.minute >= 930) && isWholeMeal(request) { request.when.meal = .lunch }
        } else if day < today, now == .breakfast, request.when.days?.count == 1 {
            if foods.contains(where: { $0.group == "alcohol" }) {
                request.when.meal = isDish ? .dinner : .snack
            } else if isDish, foods.contains(where: { ActionContext.mainDishes.contains($0.group) }) {
                request.when.meal = .lunch
            }
        }
    }

    /// An asado told at half past four was no merienda: in Spanish, and of as much as a meal has.
    private func isWholeMeal(_ request: LogFood) -> Bool {
        moment.meals == .spanish && energy(request) >= 500
    }

    /// An apple, a biscuit with a tea: nobody's lunch or dinner, at an hour where a meal would only begin.
    private func isLight(_ foods: [Food]) -> Bool {
        !foods.isEmpty && foods.allSatisfy { ActionContext.light.contains($0.group) || $0.isDrink && $0.group != "alcohol" }
    }

    func hasLunch(before day: Day) throws -> Bool { try diary.entries(day...day).contains { $0.meal == .lunch } }

    /// Half past twelve, before which a dinner that was had is one of the day before.
    private static let dining = 750
    /// What is eaten at any hour.
    static let betweenMeals: Set<String> = [
        "fruit", "sweet", "dessert", "snack", "nut", "dairy", "bread", "drink", "alcohol", "cereal", "plant-based", "supplement", "seed", "pastry",
        "breakfast",
    ]
    static let light: Set<String> = ["fruit", "sweet", "snack", "nut", "pastry"]
    /// What nobody has for breakfast.
    static let mainDishes: Set<String> = ["pizza", "soup", "salad", "fish", "poultry", "meat", "fastfood", "legume"]
}
