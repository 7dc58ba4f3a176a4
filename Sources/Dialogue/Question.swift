public import Nutrition

/// A question the bot asked and waits for: what it asks, its choices, and what to do with the answer.
public struct Question: Sendable, Hashable, Codable {
    /// The names on the wire.
    public enum Name: String, Sendable, Hashable, Codable {
        case whichFood = "which_food"
        case howMuch = "how_much"
        case whichEntry = "which_entry"
        case confirm
        /// The first stage of the fallback: did you mean this or that?
        case whichIntent = "which_intent"
        /// A goal without its number.
        case whichAmount = "which_amount"
        /// What a goal is worked out from and is not known yet; the subject lists the parts.
        case aboutYou = "about_you"
        /// A goal was worked out: shall it be set?
        case acceptGoal = "accept_goal"
        /// Metric, imperial or stone.
        case whichUnits = "which_units"
        /// A step of the quiz; the subject names it.
        case quiz
        /// What the label of an own food says; the subject is its name, empty when that is asked for too.
        case foodFacts = "food_facts"
        /// What else to look for in place of a food that was not found.
        case searchAgain = "search_again"
    }

    public var name: Name
    /// What is asked about, in the person's words: "milk".
    public var subject: String
    public var options: [Option]
    /// What is carried out when the answer fills it in.
    public var pending: Request
    /// Which food of the pending request is asked about.
    public var item: Int
    /// The number of the turn that asked; a question lapses some turns later.
    public var turn: Int
    /// Asked again after an interruption: once only.
    public var isReminder: Bool
    /// The day it was asked: nobody means yesterday's question by a "yes" of next week.
    public var day: Day?

    public init(
        name: Name, subject: String, options: [Option], pending: Request, item: Int = 0, turn: Int = 0, isReminder: Bool = false
    ) {
        self.name = name
        self.subject = subject
        self.options = options
        self.pending = pending
        self.item = item
        self.turn = turn
        self.isReminder = isReminder
    }
}

extension Question {
    /// Asked once more of rows that are no longer spoken of: "wait, 2" is of what was told since.
    func isOfOthers(than entries: [Int]) -> Bool {
        guard isReminder, case .correct(let correction) = pending, !correction.selection.ids.isEmpty, !entries.isEmpty else { return false }
        return Set(entries).isDisjoint(with: correction.selection.ids)
    }
}

/// One choice: what is shown, and the request it leads to.
public struct Option: Sendable, Hashable, Codable {
    /// In the person's language, or a key of the wording: `option.other`, `intent.log_food`.
    public var title: String
    /// Other words that choose it.
    public var words: [String]
    /// What is carried out when it is chosen; nil for "something else".
    public var request: Request?
    /// The row it is about, shown in place of the title: stored, or as it would be (id 0).
    public var entry: Entry?
    /// The same for a row that is no food.
    public var record: Record?

    public init(title: String, words: [String] = [], request: Request?, entry: Entry? = nil) {
        self.title = title
        self.words = words
        self.request = request
        self.entry = entry
    }
}

extension Request {
    /// The request, not to be asked about again.
    var confirmed: Request {
        switch self {
        case .logFood(var request):
            request.confirmed = true
            return .logFood(request)
        case .correct(var correction):
            correction.confirmed = true
            return .correct(correction)
        case .suggestGoal(let aim, _): return .suggestGoal(aim, guess: true)
        case .keep(let request): return .keep(request.confirmed)
        default: return self
        }
    }
}
