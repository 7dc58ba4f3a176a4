public import Nutrition

/// What a message says of a person's own settings and goals, as far as its words tell: names, units, notices, what is to be forgotten.
public enum OwnMatter: Sendable, Hashable, Codable {
    /// What the person is called.
    case name(String, isNickname: Bool)
    /// Units to talk in; neither where none was named.
    case units(Units)
    /// Settings to be forgotten, by their keys; `weight` stands for every weight.
    case forget([String])
    case notice(NoticeMention)
    case credit(CreditMention)
    /// Goals to be ended: of the nutrients named, or all of them.
    case endGoals(all: Bool)
    /// Whether, how often or how many days in a row a goal was reached.
    case reached(isStreak: Bool, isOneDay: Bool)
    /// What matters, the most important first.
    case priorities([Priority])
    /// Settings asked for by their keys.
    case ask([String])
    /// The cooking that is eaten most, in the person's words.
    case culture([String], isOver: Bool)

    /// Whether every word of the message belongs to it, so that it is never cut.
    var coversAll: Bool {
        switch self {
        case .forget, .units, .priorities, .culture, .ask: true
        default: false
        }
    }

    /// The intent that this is.
    var intent: String {
        switch self {
        case .name, .units: "set_profile"
        case .ask: "ask_profile"
        case .forget(let keys):
            Set(keys).isDisjoint(with: ["diet", "allergies", "likes", "dislikes", "cuisine", "priorities"]) ? "set_profile" : "set_preference"
        case .notice: "set_reminder"
        case .credit, .priorities, .culture: "set_preference"
        case .endGoals: "set_goal"
        case .reached: "ask_insight"
        }
    }
}

/// What a message says of notices.
public struct NoticeMention: Sendable, Hashable, Codable {
    /// Wanted or not; nil asks which there are.
    public var isOn: Bool?
    /// What they tell of; nil means all of them.
    public var kind: Notice.Kind?
    /// From how much over or under the goal, in the nutrient's unit, or in per cent of it.
    public var amount: Double?
    public var isPercent = false
    /// "that notice": the one that the person chose.
    public var pointsBack: Bool?
    /// The day's total that it is to tell of, which is a goal: "when I go over 2000".
    public var total: Double?

    public init(isOn: Bool? = nil, kind: Notice.Kind? = nil, amount: Double? = nil, isPercent: Bool = false) {
        self.isOn = isOn
        self.kind = kind
        self.amount = amount
        self.isPercent = isPercent
    }
}

/// What a message says of exercise and the goal; both nil asks how it is.
public struct CreditMention: Sendable, Hashable, Codable {
    public var isOn: Bool?
    public var isNet: Bool?

    public init(isOn: Bool? = nil, isNet: Bool? = nil) {
        self.isOn = isOn
        self.isNet = isNet
    }
}
