public import NLU
public import Nutrition

/// What was wrong and what is right.
public struct Correction: Sendable, Hashable, Codable {
    public var selection: Selection
    /// The food it was: "it was whole milk".
    public var food: FoodMention?
    /// The amount it was: "three", "200 g".
    public var amount: Amount?
    /// So much more than what stands, or less where it is negative: "50 g less".
    public var step: Amount?
    /// The amount that stands, where that names the row: "the 300 was 350".
    public var stood: Amount?
    /// So many times what was logged: "that was half of it" is 0.5, "double it" is 2.
    public var factor: Double?
    /// What was not in it.
    public var removed: [String]
    /// The whole of what was said, for a kind that is no food on its own: "it was whole wheat", "no, diet".
    public var words: String
    public var confirmed: Bool
    /// Only a kind may be meant ("skin on"): where the words name none, nothing was said.
    public var isKindOnly: Bool?
    /// The amount is that of every one that was counted: "each was 125 ml".
    public var isOfEach: Bool?
    /// What has the part that another took the place of: "the bagel was without butter, with jam".
    public var host: FoodMention?
    /// Only so many of what was counted are meant: "one of them was decaf".
    public var ofSeveral: Double?
    /// More foods that it was: "las verduras eran brócoli y zanahoria".
    public var others: [FoodMention]?
    /// What some of what was counted were: "dos eran de queso".
    public var part: PartOfCounted?
    /// There was as much of one as was told of the other: "al revés".
    public var isOtherWayRound: Bool?
    /// What is meant where no row is called so: "margarina, no mantequilla".
    public var otherwise: Request?
    /// All of it was eaten: "toda la sopa".
    public var isWhole: Bool?
    /// Of the rows of `selection.ids`, as it stands here: no word is read once more.
    public var isPlain: Bool?
    /// What they are made with, so much of it or of that kind: "150 g tofu" of a tofu scramble, "brown rice" of a curry with rice. Only where `isPlain`.
    public var madeWith: FoodMention?
    /// Another name for the same food: "prawn laksa". Only where `isPlain`.
    public var called: String?

    public init(
        selection: Selection, food: FoodMention? = nil, amount: Amount? = nil, factor: Double? = nil, removed: [String] = [], words: String = "",
        confirmed: Bool = false
    ) {
        self.selection = selection
        self.food = food
        self.amount = amount
        self.factor = factor
        self.removed = removed
        self.words = words
        self.confirmed = confirmed
    }
}
