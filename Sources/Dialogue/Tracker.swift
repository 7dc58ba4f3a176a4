public import NLU
public import Nutrition

/// The state of a conversation: a fold over its events, and nothing else.
public struct Tracker: Sendable, Hashable, Codable {
    /// How many turns there have been.
    public private(set) var turns = 0
    public private(set) var question: Question?
    public internal(set) var hint: [Option] = []
    public private(set) var entries: [Int] = []
    /// The rows of the last list, for as long as none but these are spoken of.
    public private(set) var listed: [Int]?
    /// Rows beside food, where those were spoken of last.
    public private(set) var body: LastBody?
    /// The kind of row beside food that was taken out last.
    public private(set) var emptied: BodyKind?
    public private(set) var food: LastFood?
    /// The own food or meal that was spoken of last, and in which turn.
    public private(set) var dish: Dish?
    public private(set) var day: Day?
    /// The days spoken of lately, the latest last; `DaySpokenOf.swift` says how long.
    public internal(set) var days: [Day]?
    /// When the last message came, in seconds since 1970.
    public private(set) var heardAt: Double?
    /// Hours went by since.
    public internal(set) var isAfterNight: Bool?
    /// When the rows were told that are spoken of, in seconds since 1970.
    public private(set) var toldAt: Double?
    /// They were told so long ago that a bare word, number or food is no more of them.
    public internal(set) var areRowsOld: Bool?
    /// What the last question about the diary was of.
    public private(set) var scope: When?
    public private(set) var recipes: LastRecipes?
    /// Things of the grocery list as they were told last, while it is spoken of.
    public private(set) var groceries: [String]?
    /// The recipe that is open was shown after the rows spoken of were.
    private var isRecipeLast: Bool?
    public private(set) var explanations: [Explanation] = []
    /// The language that is being talked: that of the last message that told one, or the one asked for since.
    public private(set) var language: String?
    /// What the goal suggested last was for.
    public private(set) var aim: AimMention?
    /// A goal that waits for what is still to be known of the person.
    public private(set) var goalAwaited: Request?
    /// The day or meal that the person set about to tell, for as long as foods are told.
    public internal(set) var telling: When?
    /// The foods that were suggested or found last, while they are spoken of.
    public private(set) var offered: [FoodMention]?
    /// What was picked of a list in the last turn.
    public private(set) var picked: Picked?
    /// The request that they were told for.
    public private(set) var ideas: Request?
    /// What is kept, as it was listed, while nothing else is spoken of.
    public private(set) var shelf: [ShelfItem]?
    /// What was asked last, as long as nothing else was done since.
    public private(set) var inquiry: Request?
    /// The change that was only asked about in the last turn.
    public private(set) var supposed: Request?
    /// The last question about the sums of the diary, and in which turn it was asked: "and now?" goes back to it after something was logged.
    public private(set) var summed: Summed?
    /// The nutrient that is talked of.
    public private(set) var topic: Topic?
    /// What a day was short of, in the order it was told, while it is spoken of.
    public private(set) var lacking: [Nutrient]?
    /// What suggestions were asked to keep to lately.
    public private(set) var wished: Wish?
    /// The foods asked about lately, the latest last.
    public private(set) var spoken: [FoodMention]?
    /// What was carried out last: "actually 74.5" after a weight speaks of the weight.
    public private(set) var lastAction: String?
    /// The person has named foods or meals of their own: their messages are read with those names.
    public private(set) var hasOwnNames: Bool?
    /// When reminders were set or told last: those that came since are due; nil where none was ever set.
    public private(set) var remindedAt: Reminder.Time?
    /// The last move was to a time of the day.
    public private(set) var movedToTime: Bool?
    /// The rows spoken of were told as what one dish was made of: a share is of all of them.
    public private(set) var areOfOnePot: Bool?
    /// The last message told that something was made.
    private var tellsMaking: Bool?
    /// The words of the message.
    private var said: [String]?
    /// The words that told sport lately, and those that asked what to eat, each with its turn.
    private var sport, sought: Heard?
    /// The last messages that told rows, with those rows: "the mcdonalds stuff" is of them.
    public private(set) var accounts: [Account]?
    /// So many foods were asked about in a row, each in its own question, up to that turn.
    var askedInRow: AskedInRow?
    /// Fallbacks in a row.
    public private(set) var misunderstandings = 0
    /// What is told once and was, the latest last.
    public private(set) var told: [String] = []
    /// The quiz is under way: it goes on after whatever else is said.
    public private(set) var isInQuiz = false

    /// The supplements whose dose was asked for, in the turns right after.
    public var undosed: [SupplementMention] { dosesAsked.flatMap { turns - $0.turn <= 2 ? $0.supplements : nil } ?? [] }
    private var dosesAsked: Undosed?

    /// The words of the sport that was told in the turns right before.
    var outing: [String]? { sport.flatMap { turns - $0.turn < 3 ? $0.words : nil } }
    /// The last message asked for something between meals: "a decent snack for this afternoon?"
    var askedForSnack: Bool {
        guard let sought, turns - sought.turn < 2 else { return false }
        return sought.words.contains(where: ["snack", "snacks", "colacion", "colaciones", "merienda", "tentempie", "picar", "picotear"].contains)
    }

    private struct Heard: Sendable, Hashable, Codable {
        var words: [String]
        var turn: Int
    }

    private struct Undosed: Sendable, Hashable, Codable {
        var supplements: [SupplementMention]
        var turn: Int
    }

    public struct Summed: Sendable, Hashable, Codable {
        public var request: Request
        public var turn: Int
    }

    public struct Dish: Sendable, Hashable, Codable {
        public var id: FoodID
        public var turn: Int
    }

    public struct LastFood: Sendable, Hashable, Codable {
        public var id: FoodID
        public var noun: String
        public var grams: Double

        /// The food as if it had been named outright.
        func mention(_ amount: Amount = Amount()) -> FoodMention {
            FoodMention(said: noun, candidates: [FoodReference(id: id, noun: noun, score: 1)], amount: amount)
        }
    }

    public struct LastBody: Sendable, Hashable, Codable {
        public var kind: BodyKind
        public var ids: [Int]
    }

    public struct LastRecipes: Sendable, Hashable, Codable {
        public var query: RecipeQuery
        public var shown: [String]
        public var last: [String]
        /// The one that was shown in full last.
        public var open: String?
    }

    /// Of rows and explanations the first so many are remembered: nobody speaks of the hundredth, and every turn carries them along.
    static let longestList = 100
    /// So many things that are told once are remembered.
    static let longestTold = 40
    /// The own food or meal spoken of lately: "it makes 6" is of that, whatever was told since.
    public var dishSpokenOf: FoodID? { dish.flatMap { turns - $0.turn <= 12 ? $0.id : nil } }
    /// "log it" means the recipe that is open: nothing was shown or logged since, only asked.
    var speaksOfRecipe: Bool {
        guard recipes?.open != nil, let lastAction else { return false }
        return ["show_recipe", "save_recipe", "ask_recipe"].contains(lastAction)
            || isRecipeLast == true && (Request.besideQuestions.contains(lastAction) || Tracker.asides.contains(lastAction))
    }

    /// "made a stew with …", "hice un guiso con …", where nothing is told as eaten yet.
    private static func tellsMaking(_ text: String) -> Bool {
        let words = Word.split(text)
        return words.prefix(4).contains(where: making.contains) && words.isDisjoint(with: ["ate", "had", "each", "comí", "comi", "cada"])
            && (words.contains(where: ["with", "con", "from", "using", "of"].contains) || text.contains(":"))
    }

    private static let making = Set(Word.split("made cooked prepared whipped hice hicimos preparé preparamos cociné cocinamos"))

    /// What is said or asked in between, and changes nothing.
    private static let asides: Set<String> = [
        "ask_summary", "ask_remaining", "ask_diary", "ask_nutrient", "ask_weight", "ask_profile", "out_of_scope", "fallback", "thanks", "affirm",
        "greet", "help", "tell", "set_goal", "set_preference", "add_note",
    ]
    /// So many recipes of a list can be spoken of by their place.
    public static let longestRecipeList = 20

    public init() {}

    /// The state after these events.
    public init(events: some Sequence<Event>) {
        for event in events { apply(event) }
    }

    public mutating func apply(_ event: Event) {
        switch event {
        case .user(let text, _, _, _):
            turns += 1
            tellsMaking = Tracker.tellsMaking(text) ? true : nil
            said = Array(Word.split(text).prefix(Tracker.longestTold))
        case .action(let name):
            lastAction = name
            if name == "log_exercise" { sport = Heard(words: said ?? [], turn: turns) }
            if ["recommend_food", "recommend_recipe", "compare_foods", "ask_fits"].contains(name) { sought = Heard(words: said ?? [], turn: turns) }
            (movedToTime, supposed) = (nil, nil)
            if ["set_goal", "cancel"].contains(name) { goalAwaited = nil }
            if !Request.besideQuestions.contains(name) { inquiry = nil }
            if !Request.besideQuestions.contains(name) { picked = nil }
            if !Request.besideQuestions.contains(name), name != "forget_kept" { shelf = nil }
            if !Request.besideOffers.contains(name) { (offered, ideas) = (nil, nil) }
            if !Request.besideLacking.contains(name) { lacking = nil }
            if name == "set_preference" { wished = nil }
            if !["grocery_list", "tick_grocery"].contains(name) { groceries = nil }
            if !["log_food", "correct", "delete_entry", "undo", "ask_nutrient", "explain", "fallback"].contains(name) { telling = nil }
            misunderstandings = name == "fallback" ? misunderstandings + 1 : 0
        case .slot(let slot):
            apply(slot)
        case .asked(let asked):
            question = asked
            if asked.name == .aboutYou, case .suggestGoal = asked.pending { goalAwaited = asked.pending }
            if asked.name == .acceptGoal { goalAwaited = nil }
            hint = []
        case .closed:
            question = nil
        case .bot, .failed:
            break
        case .undo, .redo:
            hint = []
        case .restart:
            let (turns, named, reminded) = (self.turns, hasOwnNames, remindedAt)
            self = Tracker()
            (self.turns, hasOwnNames, remindedAt) = (turns, named, reminded)
        }
    }

    private mutating func apply(_ slot: Slot) {
        switch slot {
        case .entries(let ids):
            entries = Array(ids.prefix(Tracker.longestList))
            if lastAction != "delete_entry" { toldAt = heardAt }
            (isRecipeLast, emptied) = (nil, nil)
            (body, spoken) = (nil, nil)
            if lastAction == "log_food" { areOfOnePot = ids.count > 1 ? tellsMaking : nil }
            if lastAction == "log_food", !ids.isEmpty { accounts = (accounts ?? []).suffix(5) + [Account(words: said ?? [], ids: entries)] }
            if ids.count < 2 { areOfOnePot = nil }
            if !Set(ids).isSubset(of: listed ?? []) {
                // Foods told together are a list too: "the last one", after the first was put right.
                listed = ids.count > 1 && lastAction == "log_food" ? entries : nil
            }
        case .listed(let ids): listed = Array(ids.prefix(Tracker.longestList))
        case .body(let kind, let ids):
            body = ids.isEmpty ? nil : LastBody(kind: kind, ids: Array(ids.prefix(Tracker.longestList)))
            emptied = ids.isEmpty ? kind : nil
        case .food(let id, let noun, let grams):
            food = LastFood(id: id, noun: noun, grams: grams)
            if id.isOwn { dish = Dish(id: id, turn: turns) }
        case .day(let day):
            self.day = day
            // A look at a week speaks of none of its days.
            if lastAction != "ask_insight" { days = ((days ?? []).filter { $0 != day } + [day]).suffix(7) }
        case .heard(let at): heardAt = at
        case .scope(let when):
            scope = when
            if lastAction == "go_ahead" { telling = when }
        case .hint(let options): hint = options
        case .recipes(let query, let shown, let last):
            recipes = LastRecipes(query: query, shown: shown, last: last)
            wished = Wish(query, turn: turns) ?? wished
        case .lacking(let nutrients): lacking = nutrients
        case .recipe(let id):
            recipes?.open = id
            isRecipeLast = true
        case .explanations(let chain): explanations = Array(chain.prefix(Tracker.longestList))
        case .language(let language): self.language = language
        case .aim(let aim): self.aim = aim
        case .chart, .insight: break
        case .inquiry(let request, let foods):
            inquiry = request
            if let sum = request.summed { summed = Summed(request: sum, turn: turns) }
            if let nutrient = request.nutrient { topic = Topic(nutrient: nutrient, turn: turns, isGoal: request.setsGoal) }
            if case .recommendFood(let query) = request { wished = Wish(query, turn: turns) ?? wished }
            switch request {
            case .recommendFood, .searchFood: ideas = request
            default: break
            }
            countAsked(request, foods)
            let earlier = foods.count > 1 ? [] : (spoken ?? []).filter { $0.best?.id != foods.first?.best?.id }
            if !foods.isEmpty { spoken = Array((earlier + foods).suffix(4)) }
        case .shelf(let items): shelf = Array(items.prefix(Tracker.longestList))
        case .offered(let foods): offered = foods
        case .groceries(let names): groceries = Array(names.prefix(Tracker.longestList))
        case .picked(let picked): self.picked = picked
        case .quiz(let isOpen): isInQuiz = isOpen
        case .told(let key): told = told.suffix(Tracker.longestTold - 1) + [key]
        case .ownNames: hasOwnNames = true
        case .reminded(let time): remindedAt = time
        case .movedToTime: movedToTime = true
        case .supposed(let request): supposed = request
        case .undosed(let supplements): dosesAsked = Undosed(supplements: supplements, turn: turns)
        }
    }
}
