import NLU
import Nutrition

/// What a message was understood as, which what was said before may tell better than its words: "and in 200 g?" asks.
extension Request {
    /// The intents that this may be, the usual one first; empty where the words tell best.
    var intents: [String] {
        switch self {
        case .logFood, .logRecipe, .goAhead: ["log_food", "plan_meal"]
        case .logExercise: ["log_exercise"]
        case .logWeight: ["log_weight"]
        case .logWater, .waterSoFar, .logMoreWater: ["log_water"]
        case .correct: ["correct", "inform", "choose", "delete_entry", "deny"]
        case .correctBody: ["correct", "log_exercise", "log_weight", "log_water", "inform"]
        case .plan: ["plan_meal"]
        case .groceries(.show), .groceries(.add), .groceries(.ask): ["grocery_list"]
        case .groceries: ["tick_grocery"]
        case .delete, .deleteBody: ["delete_entry", "unplan_meal"]
        case .move, .moveBody: ["move_entry", "correct", "inform"]
        case .copy: ["copy_entries", "log_food", "plan_meal"]
        case .undo, .undoAll, .putBack: ["undo"]
        case .redo: ["redo"]
        case .askNutrients, .askAmount, .suppose: ["ask_nutrient"]
        case .askFoodFacts, .askNutrientsOf: ["ask_food_facts", "search_food"]
        case .askContents, .askMadeOf: ["ask_food_facts", "ask_nutrient"]
        case .searchFood: ["search_food"]
        case .compareFoods: ["compare_foods"]
        case .askDiary, .askPlace: ["ask_diary", "show_plan"]
        case .askMenu: ["recommend_recipe", "recommend_food", "ask_diary", "show_plan"]
        case .askSummary, .askAverage, .askNet, .askSaved: ["ask_summary"]
        case .askMealSpokenOf: ["ask_summary", "ask_nutrient"]
        case .askRemaining, .askRemainingWithExercise: ["ask_remaining"]
        case .askMissing: ["ask_remaining", "ask_insight"]
        case .askWeight, .askWeightOn, .own(.weights): ["ask_weight", "ask_remaining"]
        case .own(.against), .own(.perKilogram), .own(.without), .own(.besideDay): ["ask_summary", "ask_nutrient"]
        case .own(.fits): ["ask_remaining"]
        case .own(.eatingSpan): ["ask_diary"]
        case .keep(.list): ["list_favorites"]
        case .keep(.saveMeal): ["save_meal", "create_food", "save_recipe"]
        case .keep(.logUsual): ["copy_entries", "log_food"]
        case .keep(.forget): ["forget_kept"]
        case .keep(.remind): ["set_reminder"]
        case .askWater: ["ask_summary", "ask_diary", "ask_remaining"]
        case .askExercise: ["ask_diary", "ask_summary", "ask_insight"]
        case .askMeals: ["ask_summary", "ask_insight"]
        case .askEaten: ["ask_diary", "ask_insight"]
        case .askRows: ["ask_summary", "ask_nutrient", "ask_diary"]
        case .askMost: ["ask_insight", "ask_diary"]
        case .askFits: ["ask_remaining", "recommend_food"]
        case .explain, .explainNutrient, .explainGoal: ["explain"]
        case .showChart: ["show_chart"]
        case .askInsight: ["ask_insight"]
        case .ahead(let goal, _): goal.intents
        case .setGoal, .boundGoal, .changeGoal, .adoptIntake, .suggestGoal, .own(.endGoals), .own(.keepGoals), .own(.setGoals), .own(.setShares),
            .own(.goalPerKilogram):
            ["set_goal"]
        case .setProfile: ["set_profile"]
        case .askProfile, .own(.ask), .own(.goals): ["ask_profile"]
        case .own(.bodyMass): ["ask_weight", "ask_profile"]
        case .askIntake, .supposeIntake, .tellNutrient, .own(.lowestGoal): ["ask_intake"]
        case .setPreferences: ["set_preference"]
        case .recommendFood: ["recommend_food"]
        case .recommendRecipe: ["recommend_recipe", "recommend_food", "search_recipe"]
        case .moreRecipes: ["more_recipes"]
        case .searchRecipe: ["search_recipe", "recommend_recipe"]
        case .showRecipe, .pickRecipe: ["show_recipe"]
        case .saveRecipe(_, _, let isOver): [isOver ? "unsave_recipe" : "save_recipe"]
        case .listSavedRecipes: ["list_saved_recipes"]
        case .judge: ["ask_nutrient", "ask_insight", "ask_food_facts"]
        case .askRecipe: ["ask_food_facts", "ask_nutrient", "show_recipe"]
        case .askLastExercise: ["ask_diary", "ask_insight"]
        case .tell(.privacy), .tell(.writing), .tell(.languages), .tell(.byEye), .tell(.typing): ["about", "help"]
        case .tell(.waterAlone): ["ask_nutrient"]
        case .tell(.pleased), .tell(.noted), .tell(.heard): ["affirm", "thanks", "deny"]
        case .tell(.goalsByDay): ["set_goal"]
        case .tell(.kilojoules): ["ask_nutrient", "set_profile", "about"]
        case .tell(.makeUp), .tell(.whySuggested), .tell(.whyMissing): ["explain"]
        case .tell(.habit): ["inform", "log_food", "log_water", "set_usual", "set_preference"]
        case .tell: ["out_of_scope"]
        case .compareDays: ["ask_summary", "ask_insight"]
        case .setLanguage: ["set_language"]
        case .exportData: ["export_data"]
        case .greet: ["greet"]
        case .goodbye: ["goodbye"]
        case .thanks: ["thanks", "affirm"]
        case .fallback: ["out_of_scope"]
        case .strayAnswer(let intent), .notYet(let intent): [intent]
        default: []
        }
    }
}

extension Plan {
    /// The name of what one reading came to.
    static func intent(of reading: Reading, as requests: [Request]) -> [String] {
        var names: [String] = []
        for request in requests {
            let allowed = ChartQuery.isReport(reading) ? [] : request.intents
            let name = allowed.isEmpty || allowed.contains(reading.intent.name) ? reading.intent.name : allowed[0]
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// The name of an answer: one of the choices, or a bare fact.
    static func intent(answering question: Question?, _ options: [Option], _ reading: Reading, as requests: [Request]) -> String {
        let name = reading.intent.name
        if ["choose", "inform", "affirm", "deny", "cancel", "correct"].contains(name) { return name }
        if let request = requests.first, options.contains(where: { $0.request == request }) { return "choose" }
        if question?.name != .quiz, ["set_profile", "set_goal", "set_preference"].contains(name), reading.words.count > 3 { return name }
        return "inform"
    }
}
