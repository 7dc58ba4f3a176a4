/// What Morsel says of what is kept beside the diary; each is a key of `responses.yml`.
enum KeptPhrase: String, CaseIterable {
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
    case keptContents = "kept_contents"
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
    case describedFood = "described_food", describedMeal = "described_meal", describedFavourite = "described_favourite"
    case describedUsual = "described_usual", describedNote = "described_note", describedDay = "described_day"
    case listUsuals = "list_usuals"
    case listUsual = "list_usual"
    case listUsualTold = "list_usual_told"
    case listFood = "list_food", listMeal = "list_meal", listFavourite = "list_favourite", listNote = "list_note"
    case askNotFound = "ask_not_found"
    case askFoodName = "ask_food_name"
    case askFoodFacts = "ask_food_facts"
    case askSearchAgain = "ask_search_again"
    case confirmKeep = "confirm_keep"
}

extension Speaker {
    /// A sentence with its blanks filled.
    func say(_ phrase: KeptPhrase, _ values: KeyValuePairs<String, String> = [:]) -> String { say(key: phrase.rawValue, values) ?? "" }
}
