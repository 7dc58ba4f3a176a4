public import Dialogue
public import Knowledge
public import Nutrition
public import Store

/// What an action may look at: the moment, the conversation, the person's diary, and what is known of food.
public struct ActionContext {
    public let moment: Moment
    /// The language of the reply: names of foods are told in it.
    public let language: String
    public let tracker: Tracker
    public let turn: Int
    public let isNewPerson: Bool
    public let diary: Diary
    public let knowledge: Knowledge
    /// Recipes that a service gave for this message, before the transaction.
    public let outsideRecipes: [Recipe]
    /// Foods beside the tables: what was imported.
    public let imported: any ImportedFoods
    /// Foods and meals of the person's own.
    public let own: OwnShelf
    /// The words of the message as it was understood.
    public var said: [String] = []
    /// Those of the whole message as it was written, its decimals with a point; none where it is read in parts.
    public var written: [String] = []
    /// From which day on a goal is set, where that is not today.
    private(set) var goalsFrom: Day?

    func settingGoals(from day: Day) -> ActionContext {
        var context = self
        context.goalsFrom = day
        return context
    }

    public init(
        moment: Moment, language: String, tracker: Tracker, turn: Int, isNewPerson: Bool, diary: Diary, knowledge: Knowledge,
        outsideRecipes: [Recipe] = [], imported: any ImportedFoods = NothingImported(), own: OwnShelf? = nil
    ) {
        self.moment = moment
        self.language = language
        self.tracker = tracker
        self.turn = turn
        self.isNewPerson = isNewPerson
        self.diary = diary
        self.knowledge = knowledge
        self.outsideRecipes = outsideRecipes
        self.imported = imported
        self.own = own ?? OwnShelf(diary)
    }

    var today: Day { moment.day }

    /// Every day that a diary can have rows on: plans reach ten years ahead.
    var allDays: ClosedRange<Day> { Day(number: 0)...today.advanced(by: 3660) }

    /// More rows or turns than a slip of the tongue may change: beyond it a yes is asked for.
    static let mostUnasked = 5
}

/// What came of a request: what to say and what to remember.
///
/// `question` and `hint` become events (`asked`, `slot(.hint)`) where the turn is put together, once for the whole message.
public struct Outcome: Sendable {
    /// The action's name for the event log: `log_food`.
    public var name: String
    /// What the conversation remembers of it.
    public var events: [Event]
    public var parts: [Part]
    /// The day concerned, when there is one.
    public var day: DayTotals?
    public var question: Question?
    public var hint: [Option]

    public init(
        name: String, events: [Event] = [], parts: [Part] = [], day: DayTotals? = nil, question: Question? = nil, hint: [Option] = []
    ) {
        self.name = name
        self.events = events
        self.parts = parts
        self.day = day
        self.question = question
        self.hint = hint
    }

    /// Another outcome's effects after these, under this name.
    mutating func append(_ other: Outcome) {
        events += other.events
        parts += other.parts
        day = other.day ?? day
        question = question ?? other.question
        hint = hint.isEmpty ? other.hint : hint
    }
}

/// Carries out one request inside the turn's transaction.
public func perform(_ request: Request, _ context: ActionContext) throws -> Outcome {
    if let told = try context.numberPutRight(request) { return told }
    return switch request {
    case .logFood(let request):
        try context.recipePlanned(request).map { try logRecipe($0, context) } ?? request.onlyParts.map(context.only) ?? context.saidOfKind(request)
            ?? logFood(request, context)
    case .logExercise(let activity, let when): try logExercise(activity, when, context)
    case .logWeight(let kilograms, let unit, let when): try logWeight(kilograms: kilograms, unit: unit, when, context)
    case .logWater(let millilitres, let when): try logWater(millilitres: millilitres, when, context)
    case .waterSoFar(let millilitres, let when, let isAll): try waterSoFar(millilitres: millilitres, when, isAll: isAll, context)
    case .again(let request): try again(request, context)
    case .logMoreWater: try again(request, context)
    case .correct(let correction) where try context.isOfOthersAlone(correction.selection): smallTalk(.tell(.theirs), context)
    case .delete(let selection) where try context.isOfOthersAlone(selection): smallTalk(.tell(.theirs), context)
    case .correct(let correction):
        try context.dishChanged(correction).map { try changeDish($0, context) } ?? context.eatenWhole(correction) ?? context.saidOfKind(correction)
            ?? correct(correction, context)
    case .delete(let selection): try delete(context.byPart(selection), context)
    case .move(let selection, let target): try move(context.byPart(selection), to: target, context)
    case .copy(let selection, let target): try copy(selection, to: target, context)
    case .suppose(let change): try suppose(change, context)
    case .ahead(let goal, let day):
        try perform(goal, context.settingGoals(from: day))
    case .undo(let turns): try undo(turns: turns, context)
    case .putBack(let foods): try putBack(foods, context)
    case .redo(let turns): try redo(turns: turns, context)
    case .undoAll(let today, let confirmed): try undoAll(today: today, confirmed: confirmed, context)
    case .deleteBody(let selection): try deleteBody(selection, context)
    case .moveBody(let selection, let target): try moveBody(selection, to: target, context)
    case .correctBody(let correction): try correctBody(correction, context)
    case .askNutrients(let foods, let nutrients) where foods.isEmpty: try askOfTold(nutrients, context)
    case .askNutrients(let foods, let nutrients): try askNutrients(foods: foods, nutrients: nutrients, context)
    case .askAmount(let food, let nutrient, let much): try askAmount(of: food, nutrient, much, context)
    case .askFoodFacts(let foods): try askFoodFacts(foods: foods, context)
    case .askNutrientsOf(let foods, let group): try askFoodFacts(foods: foods, of: group, context)
    case .askContents(let food, let question): try askContents(of: food, question, context)
    case .askMadeOf(let foods): try askMadeOf(foods, context)
    case .searchFood(let query): try searchFood(query, context)
    case .compareFoods(let foods, let nutrients, let least): try compareFoods(foods: foods, nutrients: nutrients, least: least, context)
    case .askDiary(let when): try askDiary(when, context)
    case .askAhead: try askAhead(context)
    case .askSummary(let when, let nutrients): try askSummary(when, nutrients: nutrients, context)
    case .askAverage(let nutrients, let meal):
        try askSummary(When(days: context.today.advanced(by: -6)...context.today, meal: meal), nutrients: nutrients, context)
    case .askNet(let when): try askNet(when, context)
    case .askSaved(let nutrient): try askSaved(nutrient, context)
    case .askMissing(let when): try askMissing(when, context)
    case .askPlace: try askPlace(context)
    case .askRemainingWithExercise(let when): try askRemaining(when, nutrients: [.energy], withExercise: true, context)
    case .askRemaining(let when, let nutrients, let bound): try askRemaining(when, nutrients: nutrients, upTo: bound, context)
    case .askWeight: try askWeight(context)
    case .askWeightOn(let when): try askWeight(on: when, context)
    case .askWater(let when): try askWater(when, context)
    case .askBurning(let burning): try askBurning(burning, context)
    case .askExercise(let when, let activity): try askExercise(when, activity: activity, context)
    case .askMeals(let when, let nutrients, let meals): try askMeals(when, nutrients: nutrients, meals: meals, context)
    case .askEaten(let question): try askEaten(question, context)
    case .askRows(let selection, let nutrients): try askRows(selection, nutrients: nutrients, context)
    case .askMost(let question): try askMost(question, context)
    case .askFits(let foods): try askFits(foods: foods, context)
    case .explainNutrient(let nutrient, let when): try explain(nutrient, when, context)
    case .logEnergy(let kilocalories, let when): try logEnergy(kilocalories, when, context)
    case .tellFigures(let told): try tellFigures(told, context)
    case .logSupplements(let taken, let when): try logSupplements(taken, when, context)
    case .logRecipe(let servings): try logRecipe(servings, context)
    case .showChart(let query): try showChart(query, context)
    case .askInsight(let query): try askInsight(query, context)
    case .chartUnknown: Outcome(name: "show_chart", parts: [.chartUnknown])
    case .explain(let number, let foods, let nutrient): try explain(number: number, foods: foods, nutrient: nutrient, context)
    case .setGoal(let nutrient, let amount): try setGoal(nutrient, amount: amount, context)
    case .boundGoal(let goal): try setGoal(goal.nutrient, amount: goal.amount, sense: goal.sense, context)
    case .changeGoal(let nutrient, let step): try changeGoal(nutrient, by: step, context)
    case .adoptIntake(let nutrient, let limit): try adoptIntake(nutrient, limit: limit, context)
    case .suggestGoal(let aim, let guess): try suggestGoal(aim, guess: guess, context)
    case .setProfile(let facts): try setProfile(facts, context)
    case .askIntake(let nutrients, let limit): try askIntake(nutrients, limit: limit, of: try context.profile(), context)
    case .supposeIntake(let nutrients, let limit, let facts, let isOfOther):
        try supposeIntake(nutrients, limit: limit, facts, isOfOther: isOfOther, context)
    case .askProfile: try askProfile(context)
    case .own(let request): try performOwn(request, context)
    case .askMealSpokenOf(let nutrients): try askMealSpokenOf(nutrients, context)
    case .askMenu(let when): try askMenu(when, context)
    case .recommendFood(let query): try recommendFood(query, context)
    case .recommendRecipe(let query): try recommendRecipe(query, context)
    case .moreRecipes: try moreRecipes(context)
    case .searchRecipe(let query): try searchRecipe(query, context)
    case .showRecipe(let ordinal, let words, let servings): showRecipe(ordinal: ordinal, words: words, servings: servings, context)
    case .pickRecipe(let nutrient, let least): pickRecipe(by: nutrient, least: least, context)
    case .saveRecipe(let ordinal, let words, let isOver): try saveRecipe(ordinal: ordinal, words: words, isOver: isOver, context)
    case .listSavedRecipes: try listSavedRecipes(context)
    case .setPreferences(let preferences): try setPreferences(preferences, context)
    case .setLanguage(let language): try setLanguage(language, context)
    case .keep(let request): try keep(request, context)
    case .plan(let request): try plan(request, context)
    case .groceries(let request): try groceries(request, context)
    case .goAhead(let when): try goAhead(when, context)
    case .judge(let foods, let nutrients, let when): try judge(foods: foods, nutrients: nutrients, when: when, context)
    case .explainGoal: try explainGoal(context)
    case .askRecipe(let question): askRecipe(question, context)
    case .tellNutrient(let nutrient): try tellNutrient(nutrient, context)
    case .askLastExercise(let activity): try askLastExercise(activity: activity, context)
    case .compareDays(let spans, let nutrients, let meal): try compareDays(spans, nutrients: nutrients, meal: meal, context)
    case .cancel where context.listsAhead: try delete(Selection(ids: context.tracker.entries), context)
    // "steel cut", after oatmeal: what no reading fits may be a kind of what was told last.
    case .fallback(let text, _, _): try context.takenOutByPart() ?? context.kindTold(text) ?? smallTalk(request, context)
    case .tell, .holdBack, .exportData, .pointToHelp, .greet, .goodbye, .thanks, .help, .about, .askTime, .cancel, .strayAnswer, .notYet:
        smallTalk(request, context)
    }
}
