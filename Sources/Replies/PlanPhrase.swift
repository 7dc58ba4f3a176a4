/// What Morsel says of planned meals and of the grocery list; each is a key of `responses.yml`.
enum PlanPhrase: String, CaseIterable {
    case planMade = "plan_made"
    case planComplete = "plan_complete"
    case planDay = "plan_day", planDayGoal = "plan_day_goal"
    case planDish = "plan_dish", planDishes = "plan_dishes"
    case planServings = "plan_servings"
    case planNext = "plan_next"
    case planNoGoal = "plan_no_goal"
    case planMissing = "plan_missing"
    case planNone = "plan_none"
    case planHow = "plan_how"
    case planExchanged = "plan_exchanged"
    case planNoOther = "plan_no_other"
    case planNothing = "plan_nothing", planNothingFor = "plan_nothing_for"
    case nothingPlanned = "nothing_planned", nothingPlannedMeal = "nothing_planned_meal"
    case groceryList = "grocery_list", groceryLeft = "grocery_left"
    case groceryBought = "grocery_bought"
    case groceryLittle = "grocery_little"
    case groceryNext = "grocery_next"
    case groceryEmpty = "grocery_empty", groceryNoPlan = "grocery_no_plan"
    case groceryPlanOff = "grocery_plan_off"
    case groceryUndone = "grocery_undone", groceryRedone = "grocery_redone"
    case groceryAllBought = "grocery_all_bought"
    case groceryAdded = "grocery_added"
    case groceryTicked = "grocery_ticked", groceryUnticked = "grocery_unticked"
    case groceryDropped = "grocery_dropped"
    case groceryCleared = "grocery_cleared", groceryClearedBought = "grocery_cleared_bought"
    case groceryUnknown = "grocery_unknown"
    case groceryToGo = "grocery_to_go"
    case groceryOn = "grocery_on", groceryOff = "grocery_off"
}

extension Speaker {
    /// A sentence with its blanks filled.
    func say(_ phrase: PlanPhrase, _ values: KeyValuePairs<String, String> = [:]) -> String { say(key: phrase.rawValue, values) ?? "" }
}
