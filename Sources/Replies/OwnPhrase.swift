import Dialogue
import Nutrition

/// The texts of what a person sets of Morsel: names, units, notices, goals in number, the quiz.
enum OwnPhrase: String, CaseIterable {
    case grams, ounces
    case calories, calorie
    case inMonth = "in_month"
    case inMonthOf = "in_month_of"
    case inOunces = "in_ounces"
    case greetingName = "greeting_name"
    case named, nicknamed
    case unitsSet = "units_set"
    case askUnits = "ask_units"
    case confirmForget = "confirm_forget"
    case confirmForgetAll = "confirm_forget_all"
    case forgotten
    case forgottenWeights = "forgotten_weights"
    case nothingToForget = "nothing_to_forget"
    case fact
    case factUnknown = "fact_unknown"
    case goalsOf = "goals_of"
    case goalTarget = "goal_target"
    case goalMinimum = "goal_minimum"
    case goalLimit = "goal_limit"
    case goalHistory = "goal_history"
    case goalHistoryRow = "goal_history_row"
    case goalHistoryEnd = "goal_history_end"
    case noGoals = "no_goals"
    case goalsEnded = "goals_ended"
    case noGoalToEnd = "no_goal_to_end"
    case noGoalToEndOf = "no_goal_to_end_of"
    case goalsSet = "goals_set"
    case targets
    case askAcceptGoals = "ask_accept_goals"
    case noticeOn = "notice_on"
    case noticeOff = "notice_off"
    case noticesOn = "notices_on"
    case noticesOff = "notices_off"
    case noticesOffOf = "notices_off_of"
    case noticesOnOf = "notices_on_of"
    case none
    case notices
    case noNotices = "no_notices"
    case whenOver = "when_over"
    case whenOverBy = "when_over_by"
    case whenUnder = "when_under"
    case whenUnderBy = "when_under_by"
    case whenReached = "when_reached"
    case over
    case overEnergy = "over_energy"
    case overLimit = "over_limit"
    case under
    case reached
    case reachedNear = "reached_near"
    case wellDone = "well_done"
    case wellDoneName = "well_done_name"
    case inARow = "in_a_row"
    case recordTarget = "record_target"
    case recordMinimum = "record_minimum"
    case recordLimit = "record_limit"
    case longest
    case streak
    case noStreak = "no_streak"
    case noRecord = "no_record"
    case dayYes = "day_yes"
    case dayNo = "day_no"
    case dayNotYet = "day_not_yet"
    case overYes = "over_yes"
    case overNo = "over_no"
    case underYes = "under_yes"
    case underNo = "under_no"
    case adviceHarder = "advice_harder"
    case adviceEasier = "advice_easier"
    case adviceFits = "advice_fits"
    case adviceHard = "advice_hard"
    case creditNet = "credit_net"
    case creditGross = "credit_gross"
    case creditOff = "credit_off"
    case creditAdded = "credit_added"
    case creditNetWhy = "credit_net_why"
    case creditGrossWhy = "credit_gross_why"
    case noneSoLight = "none_so_light"
    case noneWithAll = "none_with_all"
    case foodIdeasBound = "food_ideas_bound"
    case boundMost = "bound_most"
    case boundLeast = "bound_least"
    case quickest, slowest
    case leastOf = "least_of"
    case mostOf = "most_of"
    case unitsUnset = "units_unset"
    case remainingReached = "remaining_reached"
    case remainingToDrink = "remaining_to_drink"
    case summaryReached = "summary_reached"
    case prioritiesSet = "priorities_set"
    case cultureSet = "culture_set"
    case cultureOver = "culture_over"
    case desiredSet = "desired_set", aimNoted = "aim_noted"
    case desiredLeft = "desired_left"
    case weightThen = "weight_then"
    case weightsThen = "weights_then"
    case noWeightThen = "no_weight_then"
    case nearestWeight = "nearest_weight"
    case weightSinceLess = "weight_since_less"
    case weightSinceMore = "weight_since_more"
    case weightSinceSame = "weight_since_same"
    case noWeightSince = "no_weight_since"
    case toGo = "to_go"
    case toGoThere = "to_go_there"
    case toGoNone = "to_go_none"
    case reachedIn = "reached_in"
    case daysLogged = "days_logged"
    case daysInRow = "days_in_row"
    case daysEmpty = "days_empty"
    case daysEmptyNone = "days_empty_none"
    case againstOverYes = "against_over_yes"
    case againstOverNo = "against_over_no"
    case againstUnderYes = "against_under_yes"
    case againstUnderNo = "against_under_no"
    case leftAside = "left_aside"
    case eatingSpan = "eating_span"
    case eatenOnce = "eaten_once"
    case perKilogram = "per_kilogram"
    case neededPerKilogram = "needed_per_kilogram"
    case neededOfWeight = "needed_of_weight"
    case lowestGoal = "lowest_goal"
    case standardDrinks = "standard_drinks"
    case netCarbohydrate = "net_carbohydrate"
    case perMeal = "per_meal"
    case weightPlanned = "weight_planned"
    case withinKeto = "within_keto"
    case withinKetoLeft = "within_keto_left"
    case paceFits = "pace_fits"
    case paceTooFast = "pace_too_fast"
    case paceUsual = "pace_usual"
    case paceWeeks = "pace_weeks"
    case reachedNever = "reached_never"
    case reachedUnknown = "reached_unknown"
    case quizBegun = "quiz_begun"
    case quizKnown = "quiz_known"
    case quizStopped = "quiz_stopped"
    case quizWaits = "quiz_waits"
    case quizDone = "quiz_done"
    case quizNowhereBack = "quiz_nowhere_back"
    case onlyWeight = "only_weight"

    /// The keys of all texts that must be there: these, and those named after a wire word.
    static var keys: [String] {
        allCases.map { "own.\($0.rawValue)" } + QuizStep.allCases.map { "quiz.\($0.rawValue)" } + Priority.allCases.map { "priority.\($0.rawValue)" }
            + ["metric", "imperial", "kg", "lb", "stone", "net", "gross"].map { "value.\($0)" } + ["lose", "keep", "gain"].map { "aim.\($0)" }
            + ["no_diet", "all_goals", "energy_alone"].map { "option.\($0)" }
    }
}

extension Speaker {
    func say(own phrase: OwnPhrase, _ values: KeyValuePairs<String, String> = [:]) -> String { say(key: "own.\(phrase.rawValue)", values) ?? "" }
}
