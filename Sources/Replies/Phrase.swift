import Dialogue
import Nutrition

/// Every text that the code asks for by name; a language's `responses.yml` has each of them.
enum Phrase: String, CaseIterable {
    // Numbers, amounts and days
    case thousands
    case decimal
    case alwaysPlural = "always_plural"
    case amountMeasured = "amount_measured"
    case amountSized = "amount_sized"
    case amountCounted = "amount_counted"
    case inGrams = "in_grams"
    case kilocalories
    case energyUnknown = "energy_unknown"
    case amountOfNutrient = "amount_of_nutrient"
    case row
    case rowAndPlace = "row_and_place"
    case approximately
    case approximatelyEnergy = "approximately_energy"
    case atLeast = "at_least"
    case atLeastCovering = "at_least_covering"
    case totalUnknown = "total_unknown"
    case minutes
    case kilometres
    case miles
    case kilograms
    case pounds
    case stones
    case millilitres
    case fluidOunces = "fluid_ounces"
    case or
    case and
    case today
    case yesterday
    case tomorrow
    case yesterdayAlone = "yesterday_alone"
    case tomorrowAlone = "tomorrow_alone"
    case onDay = "on_day"
    case dayRange = "day_range"
    case betweenDays = "between_days"
    case shortDate = "short_date"
    case date
    case dateWithYear = "date_with_year"
    case weekdays
    case months
    case atTime = "at_time"
    case mealOnDay = "meal_on_day"
    case timed
    case hundredGrams = "hundred_grams"
    // Logging
    case logged
    case planned
    case foodUnknown = "food_unknown"
    case foodUnknownNear = "food_unknown_near"
    case whichFoodAtAll = "which_food_at_all"
    case leftOut = "left_out"
    case amountImpossible = "amount_impossible"
    case amountImpossibleOf = "amount_impossible_of"
    case exerciseLogged = "exercise_logged"
    case exerciseTooLong = "exercise_too_long"
    case exercise
    case weightAssumed = "weight_assumed"
    case activityUnknown = "activity_unknown"
    case activityMissing = "activity_missing"
    case weightLogged = "weight_logged"
    case weightLess = "weight_less"
    case weightMore = "weight_more"
    case weightSame = "weight_same"
    case weightImpossible = "weight_impossible"
    case waterLogged = "water_logged"
    case waterImpossible = "water_impossible"
    // The balance
    case balance
    case balancePast = "balance_past"
    case balanceLeft = "balance_left"
    case balanceOver = "balance_over"
    case balanceAheadLeft = "balance_ahead_left"
    case balanceAheadOver = "balance_ahead_over"
    case balancePastLeft = "balance_past_left"
    case balancePastOver = "balance_past_over"
    case goalUnset = "goal_unset"
    // Changes
    case correctedAmount = "corrected_amount"
    case correctedKind = "corrected_kind"
    case correctedFood = "corrected_food"
    case alreadySo = "already_so"
    case moreRows = "more_rows"
    case deleted
    case deletedOne = "deleted_one"
    case moved
    case movedOne = "moved_one"
    case copied
    case entryUnknown = "entry_unknown"
    case nothingToChange = "nothing_to_change"
    case undoneRemoved = "undone_removed"
    case undoneRestored = "undone_restored"
    case redoneRemoved = "redone_removed"
    case redoneRestored = "redone_restored"
    case nothingToUndo = "nothing_to_undo"
    case nothingToRedo = "nothing_to_redo"
    case waterRow = "water_row"
    case goalRow = "goal_row"
    case goalRowNone = "goal_row_none"
    case done
    // Answers about foods
    case answerWithUsual = "answer_with_usual"
    case answerPer100 = "answer_per100"
    case answerForPortion = "answer_for_portion"
    case answerUnknown = "answer_unknown"
    case together
    case facts
    case factsRow = "facts_row"
    case factsUnknown = "facts_unknown"
    case found
    case foundNothing = "found_nothing"
    case listedFood = "listed_food"
    case comparedMost = "compared_most"
    case comparedEven = "compared_even"
    case comparedRow = "compared_row"
    case explained
    case explainedPortion = "explained_portion"
    case explainedGrams = "explained_grams"
    case explainedImported = "explained_imported"
    case explainedFigure = "explained_figure"
    case explainedUnknown = "explained_unknown"
    case sourceCustom = "source_custom"
    case sourceOwn = "source_own"
    case sourceRow = "source_row"
    case sourceUsualRow = "source_usual_row"
    case explainedPart = "explained_part"
    case explainedParts = "explained_parts"
    case explainedPartsMore = "explained_parts_more"
    case nothingToExplain = "nothing_to_explain"
    // Answers from the diary
    case diaryDay = "diary_day"
    case diaryMeal = "diary_meal"
    case diaryExercise = "diary_exercise"
    case diaryWater = "diary_water"
    case mealTotal = "meal_total"
    case diaryDayRow = "diary_day_row"
    case diaryEarlier = "diary_earlier"
    case diaryEmpty = "diary_empty"
    case diaryEmptyMeal = "diary_empty_meal"
    case summaryDay = "summary_day"
    case summaryOf = "summary_of"
    case summaryLeft = "summary_left"
    case summaryOver = "summary_over"
    case summaryGoalLeft = "summary_goal_left"
    case summaryGoalOver = "summary_goal_over"
    case summaryExercise = "summary_exercise"
    case summaryPeriod = "summary_period"
    case summaryAverage = "summary_average"
    case mealAndDays = "meal_and_days"
    case remaining
    case remainingOver = "remaining_over"
    case noGoal = "no_goal"
    case noGoalOf = "no_goal_of"
    case weightNow = "weight_now"
    case weightRow = "weight_row"
    case noWeight = "no_weight"
    // Goals and the person
    case goalSet = "goal_set"
    case goalBefore = "goal_before"
    case goalLeft = "goal_left"
    case goalOver = "goal_over"
    case goalEnded = "goal_ended"
    case goalNothing = "goal_nothing"
    case goalTooLow = "goal_too_low"
    case goalTooHigh = "goal_too_high"
    case goalImplausible = "goal_implausible"
    case goalHelp = "goal_help"
    case profile
    case profileEmpty = "profile_empty"
    case profileWeight = "profile_weight"
    case profileStored = "profile_stored"
    case profileBorn = "profile_born"
    case profileNoState = "profile_no_state"
    case profileImpossible = "profile_impossible"
    case profileNoNumber = "profile_no_number"
    case profileUnread = "profile_unread"
    case centimetres
    case feetAndInches = "feet_and_inches"
    case planNeed = "plan_need"
    case planLose = "plan_lose"
    case planGain = "plan_gain"
    case planWeeks = "plan_weeks"
    case planEquation = "plan_equation"
    case planExplained = "plan_explained"
    case planStep = "plan_step"
    case planResult = "plan_result"
    case goalGuessed = "goal_guessed"
    case goalTooYoung = "goal_too_young"
    case intakeRecommended = "intake_recommended"
    case intakeBeside = "intake_beside"
    case intakeWater = "intake_water"
    case intakeShare = "intake_share"
    case intakeShareGrams = "intake_share_grams"
    case intakeLimit = "intake_limit"
    case intakeAdded = "intake_added"
    case intakePreformed = "intake_preformed"
    case intakeBest = "intake_best"
    case intakeNoLimit = "intake_no_limit"
    case intakeNone = "intake_none"
    case intakeForWhom = "intake_for_whom"
    case whomOfAge = "whom_of_age"
    // Ideas
    case foodIdeas = "food_ideas"
    case foodIdeasWithin = "food_ideas_within"
    case foodIdeasLow = "food_ideas_low"
    case noFoodIdeas = "no_food_ideas"
    case recipes
    case recipesAny = "recipes_any"
    case recipesWith = "recipes_with"
    case recipesUnder = "recipes_under"
    case recipesWithin = "recipes_within"
    case recipeRow = "recipe_row"
    case recipeReasons = "recipe_reasons"
    case recipesNext = "recipes_next"
    case noRecipes = "no_recipes"
    case noRecipesWith = "no_recipes_with"
    case noRecipesKept = "no_recipes_kept"
    case noSuchRecipe = "no_such_recipe"
    case noMoreRecipes = "no_more_recipes"
    case recipeServiceOut = "recipe_service_out"
    case recipeServiceOutOwn = "recipe_service_out_own"
    case recipesOfKind = "recipes_of_kind"
    case recipesOfDish = "recipes_of_dish"
    case recipesFrom = "recipes_from"
    case recipesRich = "recipes_rich"
    case contentsYes = "contents_yes"
    case contentsMaybe = "contents_maybe"
    case contentsNo = "contents_no"
    case contentsUnknown = "contents_unknown"
    case contentsLabel = "contents_label"
    case dietFits = "diet_fits"
    case dietNot = "diet_not"
    case pointer = "danger_pointer"
    case recipesLow = "recipes_low"
    case recipesWithout = "recipes_without"
    case recipeRowUntimed = "recipe_row_untimed"
    case reasonFits = "reason_fits"
    case reasonLacking = "reason_lacking"
    case reasonRich = "reason_rich"
    case reasonLow = "reason_low"
    case reasonQuick = "reason_quick"
    case cheap
    case barcodeUnknown = "barcode_unknown"
    case barcodeMistyped = "barcode_mistyped"
    case reasonLiked = "reason_liked"
    case reasonOften = "reason_often"
    case reasonUses = "reason_uses"
    case reasonNeeds = "reason_needs"
    case reasonLikeSaved = "reason_like_saved"
    case reasonSaved = "reason_saved"
    case recipeMinutes = "recipe_minutes"
    case recipeCuisine = "recipe_cuisine"
    case recipeServings = "recipe_servings"
    case recipeDiets = "recipe_diets"
    case recipeAllergensUnknown = "recipe_allergens_unknown"
    case recipeNoAllergens = "recipe_no_allergens"
    case recipeAllergens = "recipe_allergens"
    case recipeMaybe = "recipe_maybe"
    case recipeAllergensMaybe = "recipe_allergens_maybe"
    case recipeCreditAt = "recipe_credit_at"
    case recipeCredit = "recipe_credit"
    case recipeSaved = "recipe_saved"
    case recipeSavedAlready = "recipe_saved_already"
    case recipeUnsaved = "recipe_unsaved"
    case recipeNotSaved = "recipe_not_saved"
    case noSavedRecipes = "no_saved_recipes"
    case savedRecipes = "saved_recipes"
    case preferenceUnknown = "preference_unknown"
    case allergyKept = "allergy_kept"
    case allergyByName = "allergy_by_name"
    case dietKept = "diet_kept"
    case dislikeKept = "dislike_kept"
    case likeKept = "like_kept"
    case allergyOver = "allergy_over"
    case dietOver = "diet_over"
    case dislikeOver = "dislike_over"
    case likeOver = "like_over"
    case recipeFigures = "recipe_figures"
    case recipeIngredients = "recipe_ingredients"
    case recipeIngredient = "recipe_ingredient"
    case recipeIngredientGrams = "recipe_ingredient_grams"
    case recipeSteps = "recipe_steps"
    // Questions
    case hint
    case choices
    case choice
    case choiceOfEntry = "choice_of_entry"
    case askWhichFood = "ask_which_food"
    case askWhichEntry = "ask_which_entry"
    case askWhichOne = "ask_which_one"
    case askHowMuch = "ask_how_much"
    case askWhichIntent = "ask_which_intent"
    case askWhichAmount = "ask_which_amount"
    case askWhichEnergy = "ask_which_energy"
    case askAboutYou = "ask_about_you"
    case askAcceptGoal = "ask_accept_goal"
    case confirmAmount = "confirm_amount"
    case confirmDelete = "confirm_delete"
    case confirmMove = "confirm_move"
    case confirmCopy = "confirm_copy"
    case confirmAny = "confirm_any"
    case stillOpen = "still_open"
    case confirmWipe = "confirm_wipe"
    case confirmDeleteDays = "confirm_delete_days"
    case confirmCorrect = "confirm_correct"
    case confirmUndoToday = "confirm_undo_today"
    case confirmUndoAll = "confirm_undo_all"
    // Exercise, water and weights
    case rowOfDay = "row_of_day"
    case bodyUnknown = "body_unknown"
    case weightNoneOn = "weight_none_on"
    case weightNoneOnBefore = "weight_none_on_before"
    case waterOf = "water_of"
    case waterNone = "water_none"
    case waterPeriod = "water_period"
    case exerciseOf = "exercise_of"
    case exerciseNone = "exercise_none"
    case exercisePeriod = "exercise_period"
    case dayRow = "day_row"
    case assumedShare = "assumed_share"
    case aQuarter = "a_quarter"
    case aThird = "a_third"
    case aHalf = "a_half"
    case twoThirds = "two_thirds"
    case threeQuarters = "three_quarters"
    // Questions to the diary
    case mealsOf = "meals_of"
    case mealsOfDays = "meals_of_days"
    case nothingEaten = "nothing_eaten"
    case eatenNever = "eaten_never"
    case eatenNeverAtAll = "eaten_never_at_all"
    case eatenLast = "eaten_last"
    case eatenLastAgo = "eaten_last_ago"
    case eatenYes = "eaten_yes"
    case eatenTimes = "eaten_times"
    case everSince = "ever_since"
    case inAll = "in_all"
    case mostOf = "most_of"
    case mostOften = "most_often"
    case mostRow = "most_row"
    case fitsYes = "fits_yes"
    case fitsNo = "fits_no"
    case fitsNothingLeft = "fits_nothing_left"
    // Talk
    case exporting, imported
    case greeting
    case greetingNew = "greeting_new"
    case goodbye
    case thanks
    case help
    case about
    case time
    case nothingOpen = "nothing_open"
    case cancelled
    case strayAnswer = "stray_answer"
    case notYet = "not_yet"
    case notYetAnything = "not_yet_anything"
    case languageNotYet = "language_not_yet"
    case languageSet = "language_set"
    case notUnderstood = "not_understood"
    case notUnderstoodText = "not_understood_text"
    case notUnderstoodAgain = "not_understood_again"
    case tooMany = "too_many"
    case failure
    case unavailable
    case unsure

    private static let lifeStates = ["pregnant", "pregnant_1", "pregnant_2", "pregnant_3", "lactating", "lactating_1", "lactating_2"]

    // What is kept beside the diary
    case keptFood = "kept_food"
    case keptFoodChanged = "kept_food_changed"
    case keptUnknown = "kept_unknown"
    case keptLabel = "kept_label"
    case keptServing = "kept_serving"
    case labelImpossible = "label_impossible"
    case doubtEnergy = "doubt_energy"
    case doubtHeavy = "doubt_heavy"
    case doubtDisagrees = "doubt_disagrees"
    case keptMeal = "kept_meal"
    case keptMealChanged = "kept_meal_changed"
    case favouriteKept = "favourite_kept"
    case favouriteAlready = "favourite_already"
    case usualSet = "usual_set"
    case usualFound = "usual_found"
    case usualTold = "usual_told"
    case noUsual = "no_usual"
    case forgotten
    case keptNothingSuch = "kept_nothing_such"
    case keptUnknownName = "kept_unknown_name"
    case nothingToSave = "nothing_to_save"
    case keptRenamed = "kept_renamed"
    case noteKept = "note_kept"
    case noteOfDay = "note_of_day"
    case dayComplete = "day_complete"
    case dayCompleteAlready = "day_complete_already"
    case dayIsComplete = "day_is_complete"
    case describedFood = "described_food"
    case describedMeal = "described_meal"
    case describedFavourite = "described_favourite"
    case describedUsual = "described_usual"
    case describedNote = "described_note"
    case describedDay = "described_day"
    case listUsuals = "list_usuals"
    case listUsual = "list_usual"
    case listUsualTold = "list_usual_told"
    case listFood = "list_food"
    case listMeal = "list_meal"
    case listFavourite = "list_favourite"
    case listNote = "list_note"
    case askNotFound = "ask_not_found"
    case askFoodName = "ask_food_name"
    case askFoodFacts = "ask_food_facts"
    case askSearchAgain = "ask_search_again"
    case confirmKeep = "confirm_keep"
    case explainedLabel = "explained_label"

    /// The keys of all texts that must be there: these, and those named after a wire word.
    static var keys: [String] {
        allCases.map(\.rawValue) + OwnPhrase.keys + InsightPhrase.allCases.map(\.rawValue) + Nutrient.allCases.map { "nutrient.\($0.key)" }
            + Meal.allCases.flatMap { ["meal.\($0.rawValue)", "the_meal.\($0.rawValue)"] }
            + Meal.allCases.map { "ideas.\($0.rawValue)" } + Diet.allCases.map { "diet.\($0.rawValue)" }
            + Content.allergens.map { "content.\($0.rawValue)" }
            + ["stated", "measure", "density", "groupDensity", "household", "usual", "imported"].map { "source.\($0)" }
            + ["other", "yes", "no", "all"].map { "option.\($0)" } + WeightPlan.Bound.allCases.map { "bound.\($0.rawValue)" }
            + BodyKind.allCases.map { "body.\($0.rawValue)" }
            + ["stated", "measure", "density", "groupDensity", "household", "usual", "imported", "habit"].map { "source.\($0)" }
            + Keepsake.Kind.allCases.filter { $0 != .wholeDay && $0 != .usual }.map { "list.\($0.rawValue)" }
            + Keepsake.Kind.allCases.filter { $0 != .wholeDay }.map { "list_none.\($0.rawValue)" }
            + ["other", "yes", "no", "all", "search", "create"].map { "option.\($0)" } + WeightPlan.Bound.allCases.map { "bound.\($0.rawValue)" }
            + Profile.Part.allCases.flatMap { ["part.\($0.rawValue)", "example.\($0.rawValue)"] }
            + EnergyRequirement.Addition.Reason.allCases.map { "addition.\($0.rawValue)" }
            + (Sex.allCases.map(\.rawValue) + ActivityLevel.allCases.map(\.rawValue) + lifeStates).map { "value.\($0)" }
            + ["female", "male", "girl", "boy", "child", "adult", "pregnant", "lactating"].map { "whom.\($0)" }
    }
}
