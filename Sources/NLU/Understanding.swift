public import Nutrition

/// What a message means, as far as words alone can tell: `morsel parse` prints it, the policy decides on it.
public struct Understanding: Sendable, Hashable {
    /// The line as it came.
    public var text: String
    /// `en` or `es`.
    public var language: String
    /// The requests in order; never empty.
    public var readings: [Reading]
    public var entities: [Entity]

    public init(text: String, language: String, readings: [Reading], entities: [Entity]) {
        self.text = text
        self.language = language
        self.readings = readings
        self.entities = entities
    }
}

/// An intent with how sure the model is: calibrated, so that 0.9 means nine in ten.
public struct IntentScore: Sendable, Hashable, Codable {
    public var name: String
    public var confidence: Double

    public init(_ name: String, _ confidence: Double) {
        self.name = name
        self.confidence = confidence
    }
}

/// A span of the message with its meaning.
public struct Entity: Sendable, Hashable {
    public enum Value: Sendable, Hashable {
        case text(String)
        case number(Double)
    }

    /// The kind: `food`, `quantity`, `unit`, `size`, `meal`, `date`, `time`, `nutrient`, `activity`, or what the training data names.
    public var entity: String
    /// The person's own words.
    public var text: String
    public var value: Value
    /// Unicode scalars from the start of the message; `end` is exclusive.
    public var start: Int
    public var end: Int
    public var group: String?
    public var role: String?
    public var confidence: Double

    public init(
        entity: String, text: String, value: Value, start: Int, end: Int, group: String? = nil, role: String? = nil, confidence: Double = 1
    ) {
        self.entity = entity
        self.text = text
        self.value = value
        self.start = start
        self.end = end
        self.group = group
        self.role = role
        self.confidence = confidence
    }
}

/// A food of the table as a mention refers to it.
public struct FoodReference: Sendable, Hashable, Codable {
    /// Which food of the table it is: its source code and its noun.
    public var id: FoodID
    public var noun: String
    /// How well it fits, 0 … 1.
    public var score: Double

    public init(id: FoodID, noun: String, score: Double) {
        self.id = id
        self.noun = noun
        self.score = score
    }
}

extension FoodReference {
    /// What the id of a product begins with whose food is still to be looked up by its barcode.
    public static let barcodePrefix = "barcode:"

    /// A product by the number on its package.
    static func product(_ digits: String) -> FoodReference {
        FoodReference(id: FoodID(barcodePrefix + digits), noun: digits, score: 1)
    }

    /// The digits of a product that is only known by them.
    public var barcode: String? {
        id.code.hasPrefix(FoodReference.barcodePrefix) ? String(id.code.dropFirst(FoodReference.barcodePrefix.count)) : nil
    }
}

/// A food in a message, with everything said of it.
public struct FoodMention: Sendable, Hashable, Codable {
    /// The person's own words for the food, lower case: "scrambled eggs".
    public var said: String
    /// The foods it may mean, best first; empty when nothing fits.
    public var candidates: [FoodReference]
    /// How much; a part of a whole ("half of my pizza") is in the quantity.
    public var amount: Amount
    /// What no amount means here, where the company tells: a splash of milk in coffee, half a cup on cereal.
    public var usual: Amount?
    /// When this food alone was given a meal, day or time.
    public var when: When
    /// What was left out of it: "dressing".
    public var removed: [String]
    /// How many times as much as usual is in it of what it is made of: `["dressing": 0.5]` of "with half the dressing".
    public var changed: [String: Double]?
    /// Denied: "I didn't have the toast".
    public var negated: Bool
    /// Spoken of as known: "the rice", "my coffee".
    public var isDefinite = false
    /// Made before, and eaten now: "leftover pie", "the curry from last night".
    public var isLeft: Bool?
    /// The energy that was told of it, in kcal: "a 200 calorie protein bar".
    public var kilocalories: Double?
    /// What its label says, where that was told: of one of what was counted.
    public var label: FoodLabel?
    /// The chance that it is this food and as much of it, calibrated; nil where nothing was read.
    public var confidence: Double?

    public init(
        said: String, candidates: [FoodReference], amount: Amount = Amount(), usual: Amount? = nil, when: When = When(), removed: [String] = [],
        negated: Bool = false
    ) {
        self.said = said
        self.candidates = candidates
        self.amount = amount
        self.usual = usual
        self.when = when
        self.removed = removed
        self.negated = negated
    }

    public var best: FoodReference? { candidates.first }
}

/// A thing done for exercise, as said.
public struct ActivityMention: Sendable, Hashable, Codable {
    /// The person's words, lower case: "ran".
    public var said: String
    public var minutes: Double?
    public var kilometres: Double?
    /// What it burnt, as a device told it.
    public var kilocalories: Double?
    /// Minutes or kilometres come from steps, laps, sets or repetitions by a rule of thumb.
    public var counted: Bool?
    /// One more, and not what stands: "ran again", "burned 200 on a walk".
    public var isAnother: Bool?
    /// Its own day or time, where several activities were told.
    public var when: When?

    public init(said: String, minutes: Double? = nil, kilometres: Double? = nil) {
        self.said = said
        self.minutes = minutes
        self.kilometres = kilometres
    }
}

/// One request of a message with all that was found in it.
public struct Reading: Sendable, Hashable {
    /// What the person wrote of this request.
    public var text: String { didSet { words = Word.split(text) } }
    /// Its words in the form under which they are looked up.
    public private(set) var words: [String]
    /// The best intent, `out_of_scope` when none is sure enough.
    public var intent: IntentScore
    /// All intents, best first (a few).
    public var ranking: [IntentScore]
    public var foods: [FoodMention]
    /// Amounts that belong to no food: "make it 200 g", "a large one".
    public var amounts: [Amount]
    /// What one of them is not: "a tall, not a grande", "no fueron 2, fueron 3"; it may be among them or not.
    public var amountDenied: Amount?
    /// Vitamins, minerals and the like that were taken, none of them among `foods`.
    public var supplements: [SupplementMention] = []
    public var nutrients: [Nutrient]
    /// Those of `nutrients` that there should be little of.
    public var lowNutrients: [Nutrient] = []
    public var activity: ActivityMention?
    /// What was not done, where `activity` takes its place: "it wasn't yoga, it was pilates".
    public var activityDenied: String?
    /// Where several were told, each with how long or how far: "45 min of weights and 20 on the bike".
    public var activities: [ActivityMention] = []
    public var when: When
    /// Where a move or copy goes, when the message says both from and to.
    public var target: When?
    /// A position: "the second one" is 2, "the last" is -1.
    public var ordinal: Int?
    /// Refers to something said before: it, that, this, them, the last.
    public var pointsBack: Bool
    /// Which of `foods` is what another should become: "change the rice to brown rice" is 1.
    public var replacement: Int?
    /// Leaves no doubt that everything is meant: all, everything.
    public var all: Bool
    /// The part that was one's own of what was shared: "split it with a friend" is a half.
    public var share: Double?
    /// What the person tells of their body and life.
    public var profile = ProfileFacts()
    /// What is wanted of the weight: to lose, gain or keep it.
    public var aim: AimMention?
    /// What is said of settings, notices and goals of one's own.
    public var own: OwnMatter?
    /// How long and how far, where no activity is named: "no, 25 minutes".
    public var duration: ActivityMention?
    /// How many of the first or last: "the last two".
    public var count: Int?
    /// Speaks of the diary as a whole: "wipe my diary".
    public var isOfWholeDiary = false
    /// The words without those of day, time and meal.
    public var untimed = ""
    /// Every meal that is named, in order.
    public var meals: [Meal] = []
    /// All days that are named, in order.
    public var dates: [ClosedRange<Day>] = []
    /// The name that something is to be kept under.
    public var given: GivenName?
    /// What is said of a food's label: figures, and what they are of.
    public var label: FoodLabel?

    /// Its words with their slips mended; `text` stays as the person wrote it.
    mutating func spell(as mended: String) { words = Word.split(mended) }

    /// Whether amounts of its foods are meant: to log, change or ask for figures; not what is only looked for, liked, bought or cooked.
    public var measuresFoods: Bool { !Reading.unmeasured.contains(intent.name) }

    private static let unmeasured: WordSet = [
        "out_of_scope", "recommend_food", "recommend_recipe", "more_recipes", "search_recipe", "show_recipe", "save_recipe", "unsave_recipe",
        "list_saved_recipes", "find_restaurant", "find_store", "grocery_list", "tick_grocery", "set_preference", "set_goal", "set_profile",
        "set_reminder", "show_chart", "dining_menu", "dining_hours", "message_dietitian", "start_quiz", "list_favorites", "show_plan",
    ]

    public init(
        text: String, intent: IntentScore, ranking: [IntentScore] = [], foods: [FoodMention] = [], amounts: [Amount] = [],
        nutrients: [Nutrient] = [], activity: ActivityMention? = nil, when: When = When(), target: When? = nil, ordinal: Int? = nil,
        pointsBack: Bool = false, replacement: Int? = nil, all: Bool = false
    ) {
        self.text = text
        words = Word.split(text)
        self.intent = intent
        self.ranking = ranking
        self.foods = foods
        self.amounts = amounts
        self.nutrients = nutrients
        self.activity = activity
        self.when = when
        self.target = target
        self.ordinal = ordinal
        self.pointsBack = pointsBack
        self.replacement = replacement
        self.all = all
    }
}
